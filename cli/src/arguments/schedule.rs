//! What can be asked of `hanchan schedule`.

use super::day;
use chrono::{NaiveDate, NaiveTime, Weekday};
use clap::{Args, Subcommand, ValueEnum};
use schedule::Weeks;
use std::path::PathBuf;

pub const SCHEDULE: &str = "\
  hanchan schedule add club.hanchan --series 水曜会 --weekday wed --weeks 1,3 --venue 公民館 --begins 13:00 --ends 17:00
  hanchan schedule cancel club.hanchan --series 水曜会 --date 2025-10-15 --reason 会場が使えません
  hanchan schedule move club.hanchan --series 水曜会 --date 2025-11-05 --to 2025-11-12 --reason 会場の都合
  hanchan schedule list club.hanchan --from 2025-10-01 --to 2025-12-31
  hanchan report schedule club.hanchan --month 2025-10 -o notice.pdf

A rule gives the days of a series; cancel, move and extra say what is not as the rules say on single days, and usual lets such a day be as the rules say again. Of two rules of a series that give the same day, the first counts.";

#[derive(Debug, Subcommand)]
pub enum Schedule {
    /// List the days of a period, with what is not as usual
    List {
        #[command(flatten)]
        days: Days,
        /// JSON instead of a table
        #[arg(long)]
        json: bool,
    },
    /// Write the days of a period for calendar programs, as .ics
    Ics {
        #[command(flatten)]
        days: Days,
        /// The file to write
        #[arg(short = 'o', long = "out", value_name = "ICS")]
        out: PathBuf,
    },
    /// List the rules by number
    Rules {
        /// The club file
        file: PathBuf,
    },
    /// Add a rule by which a series meets
    Add {
        /// The club file
        file: PathBuf,
        /// The series; made if there is none of that name
        #[arg(long, value_name = "NAME")]
        series: String,
        /// The day of the week: mon to sun
        #[arg(long, value_name = "DAY", value_parser = weekday)]
        weekday: Weekday,
        /// The weeks of a month: every, or such as 1,3 or 2,last
        #[arg(long, value_name = "WEEKS", default_value = "every")]
        weeks: Weeks,
        #[command(flatten)]
        usual: Usual,
    },
    /// Change a rule: only what is given
    Change {
        /// The club file
        file: PathBuf,
        /// The rule's number, as `hanchan schedule rules` lists it
        #[arg(value_name = "NUMBER")]
        rule: i64,
        /// The day of the week: mon to sun
        #[arg(long, value_name = "DAY", value_parser = weekday)]
        weekday: Option<Weekday>,
        /// The weeks of a month: every, or such as 1,3 or 2,last
        #[arg(long, value_name = "WEEKS")]
        weeks: Option<Weeks>,
        #[command(flatten)]
        usual: Usual,
    },
    /// Remove a rule; exceptions from days that no rule gives then count for nothing
    Remove {
        /// The club file
        file: PathBuf,
        /// The rule's number, as `hanchan schedule rules` lists it
        #[arg(value_name = "NUMBER")]
        rule: i64,
    },
    /// Cancel a day that the rules give
    Cancel {
        #[command(flatten)]
        on: On,
        #[command(flatten)]
        why: Why,
    },
    /// Move a day that the rules give, or hold it elsewhere or at another time
    Move {
        #[command(flatten)]
        on: On,
        /// The day on which it is held; the same day where only place or time change
        #[arg(long, value_name = "DAY", value_parser = day)]
        to: NaiveDate,
        #[command(flatten)]
        why: Why,
        #[command(flatten)]
        details: Details,
    },
    /// Add a day that no rule gives
    Extra {
        #[command(flatten)]
        on: On,
        #[command(flatten)]
        why: Why,
        #[command(flatten)]
        details: Details,
    },
    /// Let a day that was cancelled, moved or added be as the rules say again
    Usual {
        #[command(flatten)]
        on: On,
    },
}

/// Which days.
#[derive(Debug, Args)]
pub struct Days {
    /// The club file
    pub file: PathBuf,
    /// First day; the first of this month when left out
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub from: Option<NaiveDate>,
    /// Last day; the end of the third month when left out
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub to: Option<NaiveDate>,
    /// Only this series
    #[arg(long, value_name = "NAME")]
    pub series: Option<String>,
}

/// A day of a series.
#[derive(Debug, Args)]
pub struct On {
    /// The club file
    pub file: PathBuf,
    /// The series
    #[arg(long, value_name = "NAME")]
    pub series: String,
    /// The day
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub date: NaiveDate,
}

/// Why a day is not as usual.
#[derive(Debug, Args)]
pub struct Why {
    /// Why, as the notice says it
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub reason: String,
}

/// What a rule says besides its days of the week.
#[derive(Debug, Args)]
pub struct Usual {
    /// What happens on a public holiday; a new rule meets
    #[arg(long, value_name = "WHAT")]
    pub on_holidays: Option<OnHolidays>,
    /// The first day for which the rule holds
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub from: Option<NaiveDate>,
    /// The last day for which the rule holds
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub until: Option<NaiveDate>,
    #[command(flatten)]
    pub details: Details,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum OnHolidays {
    /// The series meets all the same
    Meets,
    /// The series does not meet
    Skips,
}

/// Where and when.
#[derive(Clone, Debug, Args)]
pub struct Details {
    /// Where
    #[arg(long, value_name = "TEXT")]
    pub venue: Option<String>,
    /// When it begins, such as 13:00
    #[arg(long, value_name = "TIME", value_parser = schedule::parse_time)]
    pub begins: Option<NaiveTime>,
    /// When it ends, on the same day
    #[arg(long, value_name = "TIME", value_parser = schedule::parse_time)]
    pub ends: Option<NaiveTime>,
    /// How many rounds are played
    #[arg(long, value_name = "NUMBER")]
    pub rounds: Option<u32>,
    /// Anything else to say
    #[arg(long, value_name = "TEXT")]
    pub note: Option<String>,
}

fn weekday(text: &str) -> Result<Weekday, String> {
    let all = "月火水木金土日".chars().zip([
        Weekday::Mon,
        Weekday::Tue,
        Weekday::Wed,
        Weekday::Thu,
        Weekday::Fri,
        Weekday::Sat,
        Weekday::Sun,
    ]);
    let kanji = text.strip_suffix("曜日").unwrap_or(text);
    let mut named = all.filter(|(name, _)| kanji.chars().eq([*name]));
    let found = named.next().map(|(_, weekday)| weekday);
    found
        .or_else(|| text.parse().ok())
        .ok_or_else(|| "write mon, tue, wed, thu, fri, sat or sun, or 月 to 日".to_owned())
}
