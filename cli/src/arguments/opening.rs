//! What can be asked of `hanchan opening`.

use super::day;
use chrono::NaiveDate;
use clap::{Args, Subcommand};
use std::path::PathBuf;

pub const OPENING: &str = "\
  hanchan opening add club.hanchan --member 3 --series 水曜会 --from 2023-04-01 --to 2024-03-31 --games 40 --places 12,10,10,8 --total 312400 --source 令和5年度の帳面
  hanchan opening list club.hanchan

An opening total is what somebody reached in a period of which the single hanchan are not known. It
counts in standings and records of every period that holds all of it, and in nothing that needs single
hanchan. Many at once come in with `hanchan import --openings` or `--list`.";

#[derive(Debug, Subcommand)]
pub enum Opening {
    /// List the opening totals
    List {
        /// The club file
        file: PathBuf,
        /// JSON instead of a table; amounts in points
        #[arg(long)]
        json: bool,
    },
    /// Write down an opening total
    Add(AddOpening),
    /// Delete an opening total
    Remove {
        /// The club file
        file: PathBuf,
        /// Its number, as `hanchan opening list` says it
        #[arg(value_name = "NUMBER")]
        opening: i64,
    },
}

#[derive(Debug, Args)]
pub struct AddOpening {
    /// The club file
    pub file: PathBuf,
    /// The member's number
    #[arg(long, value_name = "NUMBER")]
    pub member: u32,
    /// The series in whose standings it counts
    #[arg(long, value_name = "NAME")]
    pub series: String,
    /// The first day on which it was played
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub from: NaiveDate,
    /// The last day
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub to: NaiveDate,
    /// How many hanchan, where somebody counted them
    #[arg(long, value_name = "COUNT")]
    pub games: Option<u32>,
    /// How often each place, where that was written down: 12,10,10,8
    #[arg(long, value_name = "COUNTS", requires = "games", value_parser = places)]
    pub places: Option<Places>,
    /// What they add up to, in points
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
    pub total: i64,
    /// Where it was taken from
    #[arg(long, value_name = "TEXT")]
    pub source: String,
}

/// How often each place.
pub type Places = [u32; 4];

fn places(text: &str) -> Result<Places, String> {
    let counts: Result<Vec<u32>, _> = text.split(',').map(str::parse).collect();
    match counts.as_deref() {
        Ok([first, second, third]) => Ok([*first, *second, *third, 0]),
        Ok([first, second, third, fourth]) => Ok([*first, *second, *third, *fourth]),
        _ => Err("write how often each place, such as 12,10,10,8".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn places_are_three_or_four_counts() {
        assert_eq!(places("12,10,10,8"), Ok([12, 10, 10, 8]));
        assert_eq!(places("3,2,1"), Ok([3, 2, 1, 0]));
        for wrong in ["", "12", "1,2,3,4,5", "a,b,c"] {
            assert!(places(wrong).is_err(), "{wrong}");
        }
    }
}
