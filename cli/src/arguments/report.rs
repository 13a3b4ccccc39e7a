//! What can be asked of `hanchan report`.

use super::day;
use super::open::{ALL, All, WEB_PAGE, WebPage};
use chrono::NaiveDate;
use clap::{Args, Subcommand, ValueEnum};
use reports::Form;
use scoring::Half;
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum Report {
    /// 日別成績表: every table of a day
    Session {
        /// The club file
        file: PathBuf,
        /// The day
        #[arg(long, value_name = "DAY", value_parser = day)]
        date: NaiveDate,
        /// The series, where the day has two
        #[arg(long, value_name = "NAME")]
        series: Option<String>,
        #[command(flatten)]
        paper: Paper,
    },
    /// 月間成績表: a month
    Monthly {
        /// The club file
        file: PathBuf,
        /// The month, such as 2025-10
        #[arg(long, value_name = "MONTH", value_parser = month)]
        month: NaiveDate,
        #[command(flatten)]
        paper: Paper,
    },
    /// 半期成績表: half a fiscal year, with a page for each member
    HalfYear {
        /// The club file
        file: PathBuf,
        /// The fiscal year, by the year in which it begins
        #[arg(long)]
        year: i32,
        /// 1 is the first six months, 2 the last six
        #[arg(long, value_parser = half)]
        half: Half,
        #[command(flatten)]
        term: Term,
        #[command(flatten)]
        paper: Paper,
    },
    /// 年度成績表: a fiscal year, with a page for each member
    FiscalYear {
        /// The club file
        file: PathBuf,
        /// The fiscal year, by the year in which it begins
        #[arg(long)]
        year: i32,
        #[command(flatten)]
        term: Term,
        #[command(flatten)]
        paper: Paper,
    },
    /// 個人成績表: everything one member played
    Member {
        /// The club file
        file: PathBuf,
        /// The member's number
        #[arg(long, value_name = "NUMBER")]
        member: u32,
        /// First day
        #[arg(long, value_name = "DAY", value_parser = day)]
        from: NaiveDate,
        /// Last day
        #[arg(long, value_name = "DAY", value_parser = day)]
        to: NaiveDate,
        #[command(flatten)]
        paper: Paper,
    },
    /// 記録用紙: sheets to write on at the table, blank or with the names of a draw
    #[command(after_help = RECORD_SHEET)]
    RecordSheet(RecordSheet),
    /// 点数計算表: what hands are worth, for the wall
    HandValues(OfRules),
    /// 卓組表: who sits where, large enough for the wall
    TablePlan(OfDraw),
    /// 席札: cards to cut out, fold and stand at the seats
    PlaceCards(OfDraw),
    /// 開催案内: the days to come, with a calendar
    #[command(after_help = NOTICE)]
    Schedule(Notice),
    /// 表彰状: for yakuman, for awards, or with any text
    #[command(subcommand)]
    Certificate(Certificate),
    /// ルール表: a rule set in plain words, for the wall
    Rules(OfRules),
    /// A page for the club's web site: results and charts in one HTML file, without anything else
    #[command(after_help = WEB_PAGE)]
    WebPage(WebPage),
    /// Everything about a half-year at once, in one folder
    #[command(after_help = ALL)]
    All(All),
}

/// What a report of a half-year or a fiscal year holds.
#[derive(Debug, Args)]
pub struct Term {
    /// Leave out the members' pages, for the notice board
    #[arg(long)]
    pub club_only: bool,
    /// The club's own awards, written as `hanchan awards` writes the usual ones
    #[arg(long, value_name = "JSON")]
    pub awards: Option<PathBuf>,
}

const NOTICE: &str = "\
  hanchan report schedule club.hanchan --month 2025-10 --months 3 -o notice.pdf --message 欠席の方は前日までにお知らせください。

`hanchan schedule` says when the series meet; `hanchan schedule ics` writes the days for calendar programs.";

/// What a notice of the days to come is asked for.
#[derive(Debug, Args)]
pub struct Notice {
    /// The club file
    pub file: PathBuf,
    /// The month, such as 2025-10
    #[arg(long, value_name = "MONTH", value_parser = month)]
    pub month: NaiveDate,
    /// How many months from that one on
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=24))]
    pub months: u32,
    /// Only this series
    #[arg(long, value_name = "NAME")]
    pub series: Option<String>,
    /// A line to print below; may be given several times
    #[arg(long, value_name = "TEXT")]
    pub message: Vec<String>,
    #[command(flatten)]
    pub paper: Paper,
}

#[derive(Debug, Subcommand)]
pub enum Certificate {
    /// One for each yakuman of a period
    Yakuman {
        /// The club file
        file: PathBuf,
        /// First day
        #[arg(long, value_name = "DAY", value_parser = day)]
        from: NaiveDate,
        /// Last day
        #[arg(long, value_name = "DAY", value_parser = day)]
        to: NaiveDate,
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
        signed: Signed,
        #[command(flatten)]
        paper: Paper,
    },
    /// One for whoever leads the standings of some days: a series' season, a month, a day
    Champion {
        /// The club file
        file: PathBuf,
        /// First day
        #[arg(long, value_name = "DAY", value_parser = day)]
        from: NaiveDate,
        /// Last day
        #[arg(long, value_name = "DAY", value_parser = day)]
        to: NaiveDate,
        /// Only this series
        #[arg(long, value_name = "NAME")]
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

const RECORD_SHEET: &str = "\
  hanchan report record-sheet club.hanchan -o blank.pdf --tables 4
  hanchan report record-sheet club.hanchan -o today.pdf --date 2025-10-04 --same-people

The sheet is typed in from left to right and from top to bottom: seats, points, last dealer, sticks,
chombo, and then the hands of mangan and better with winner, discarder and level.";

/// What a record sheet asks for.
#[derive(Debug, Args)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a flag of its own on the command line"
)]
pub struct RecordSheet {
    /// The club file
    pub file: PathBuf,
    /// The rule set; the club's own when left out
    #[arg(long, value_name = "ID|FILE.json")]
    pub rules: Option<String>,
    /// The day whose draw is printed on the sheets; blank sheets when left out
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub date: Option<NaiveDate>,
    /// The series, where the day has two
    #[arg(long, value_name = "NAME", requires = "date")]
    pub series: Option<String>,
    /// Only this round of the draw
    #[arg(long, value_name = "NUMBER", requires = "date")]
    pub round: Option<u32>,
    /// The rounds that were not drawn are played by the same people: print their names again
    #[arg(long, requires = "date")]
    pub same_people: bool,
    /// How many blank sheets
    #[arg(long, value_name = "NUMBER", default_value_t = 1, conflicts_with = "date", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub tables: u32,
    /// How many hanchan stand on one sheet
    #[arg(long, value_name = "NUMBER", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=i64::from(Form::MOST_ROUNDS)))]
    pub rounds: u32,
    /// Ask who dealt the last hand, even where the rule set needs no answer
    #[arg(long)]
    pub last_dealer: bool,
    /// Leave out the riichi sticks left on the table
    #[arg(long)]
    pub no_sticks: bool,
    /// Leave out the lines for hands of mangan and better
    #[arg(long)]
    pub no_hands: bool,
    #[command(flatten)]
    pub paper: Paper,
}

/// A document of a day that was drawn.
#[derive(Debug, Args)]
pub struct OfDraw {
    /// The club file
    pub file: PathBuf,
    /// The day
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub date: NaiveDate,
    /// The series, where the day has two
    #[arg(long, value_name = "NAME")]
    pub series: Option<String>,
    /// Only this round; every round that was drawn when left out
    #[arg(long, value_name = "NUMBER")]
    pub round: Option<u32>,
    #[command(flatten)]
    pub paper: Paper,
}

/// A document about a rule set.
#[derive(Debug, Args)]
pub struct OfRules {
    /// The club file
    pub file: PathBuf,
    /// The rule set; the club's own when left out
    #[arg(long, value_name = "ID|FILE.json")]
    pub rules: Option<String>,
    #[command(flatten)]
    pub paper: Paper,
}

/// A document's file, and how it looks.
#[derive(Debug, Args)]
pub struct Paper {
    /// The file to write
    #[arg(short = 'o', long = "out", value_name = "FILE")]
    pub out: PathBuf,
    #[command(flatten)]
    pub look: Look,
}

/// How documents look.
#[derive(Debug, Args)]
pub struct Look {
    /// Large print
    #[arg(long)]
    pub large: bool,
    /// Years by era or by the Western calendar; the club's choice when left out
    #[arg(long)]
    pub calendar: Option<Years>,
    /// What follows a name
    #[arg(long, default_value = "sama")]
    pub honorific: Honorific,
    /// The date printed on the pages; today when left out
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub printed: Option<NaiveDate>,
    /// From how many hanchan on the rankings by average and by rate name a person
    #[arg(long, value_name = "GAMES", default_value_t = 5)]
    pub minimum_games: u32,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Years {
    /// 令和7年
    Japanese,
    /// 2025年
    Western,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Honorific {
    /// 様
    Sama,
    /// さん
    San,
    /// Nothing
    None,
}

/// The first day of a month such as 2025-10, R7.10 or 令和7年10月.
pub(super) fn month(text: &str) -> Result<NaiveDate, scoring::DateError> {
    let text = text.trim();
    let first = match text.strip_suffix('月') {
        Some(month) => format!("{month}月1日"),
        None if text.contains('/') => format!("{text}/1"),
        None if text.contains('.') => format!("{text}.1"),
        None => format!("{text}-1"),
    };
    scoring::parse_date(&first).map_err(|_| scoring::DateError::Form(text.to_owned()))
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

pub(super) fn half(text: &str) -> Result<Half, String> {
    match text {
        "1" => Ok(Half::First),
        "2" => Ok(Half::Second),
        _ => Err("a fiscal year has halves 1 and 2".to_owned()),
    }
}
