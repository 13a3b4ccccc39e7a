//! What can be asked of `hanchan report certificate`.

use super::FromTo;
use super::counted::Counted;
use super::report::{Paper, half};
use clap::{Args, Subcommand};
use scoring::Half;
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum Certificate {
    /// One for each yakuman of a period
    Yakuman {
        /// The club file
        file: PathBuf,
        #[command(flatten)]
        days: FromTo,
        #[command(flatten)]
        counted: Counted,
        #[command(flatten)]
        signed: Signed,
        #[command(flatten)]
        paper: Paper,
    },
    /// One for each award of a half-year, or of a fiscal year
    Awards {
        /// The club file
        file: PathBuf,
        /// The fiscal year, by the year in which it begins
        #[arg(long)]
        year: i32,
        /// 1 is the first six months, 2 the last six; the whole year when left out
        #[arg(long, value_parser = half)]
        half: Option<Half>,
        /// Other awards than the club's, written as `hanchan awards` writes them
        #[arg(long, value_name = "JSON")]
        awards: Option<PathBuf>,
        /// Only this award
        #[arg(long, value_name = "NAME")]
        award: Option<String>,
        #[command(flatten)]
        counted: Counted,
        #[command(flatten)]
        signed: Signed,
        #[command(flatten)]
        paper: Paper,
    },
    /// One for whoever leads the standings of some days: a series' season, a month, a day
    Champion {
        /// The club file
        file: PathBuf,
        #[command(flatten)]
        days: FromTo,
        #[command(flatten)]
        counted: Counted,
        /// Only this series, be it the club's or a competition's
        #[arg(long, value_name = "NAME", conflicts_with = "play")]
        series: Option<String>,
        /// What was won, such as 令和七年度 水曜会リーグ戦; the days when left out
        #[arg(long, value_name = "NAME")]
        event: Option<String>,
        /// Down to which place
        #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=20))]
        places: u32,
        #[command(flatten)]
        signed: Signed,
        #[command(flatten)]
        paper: Paper,
    },
    /// One for each place of a tournament
    #[command(after_help = PLACES)]
    Places {
        /// The club file
        file: PathBuf,
        /// What it is called, such as 第三回 白樺杯
        #[arg(long, value_name = "NAME")]
        event: String,
        /// A place and the number of the member who reached it; may be given several times
        #[arg(long, value_name = "PLACE=NUMBER", required = true, value_parser = place)]
        place: Vec<(u32, u32)>,
        #[command(flatten)]
        signed: Signed,
        #[command(flatten)]
        paper: Paper,
    },
    /// One with any text
    #[command(after_help = FREE)]
    Free {
        /// The club file
        file: PathBuf,
        /// To whom, without any honorific
        #[arg(long)]
        name: String,
        /// A paragraph of the text; may be given several times
        #[arg(long, value_name = "TEXT", required = true)]
        line: Vec<String>,
        /// The title
        #[arg(long, default_value = reports::Certificate::TITLE)]
        title: String,
        /// What it is given for, such as 優勝
        #[arg(long, default_value = "")]
        honour: String,
        #[command(flatten)]
        signed: Signed,
        #[command(flatten)]
        paper: Paper,
    },
}

const PLACES: &str = "\
  hanchan report certificate places club.hanchan -o cup.pdf --event 第三回白樺杯 \\
    --place 1=7 --place 2=12 --place 3=4 --place 3=9

Two of one place share it.";

const FREE: &str = "\
  hanchan report certificate free club.hanchan -o thanks.pdf --title 感謝状 --name '𠮷田 茂' \\
    --line あなたは長く会を支えてこられました --line ここに感謝の意を表します --signed '会長　髙橋 勇'

Certificates are dated with --printed.";

/// Who gives a certificate.
#[derive(Debug, Args)]
pub struct Signed {
    /// Who gives it besides the club, such as 会長 and a name
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub signed: String,
}

/// A place and a member's number, such as 1=7.
fn place(text: &str) -> Result<(u32, u32), String> {
    let parts = text.split_once('=');
    let numbers = parts.and_then(|(place, member)| {
        let place = place.trim().parse().ok().filter(|place| *place > 0)?;
        Some((place, member.trim().parse().ok()?))
    });
    numbers.ok_or_else(|| "write a place and a member's number, such as 1=7".to_owned())
}
