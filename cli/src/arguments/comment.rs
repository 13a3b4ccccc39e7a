//! What can be asked of `hanchan comment`.

use super::report::{half, month};
use chrono::NaiveDate;
use clap::Args;
use scoring::Half;
use std::path::PathBuf;

pub const COMMENT: &str = "\
  hanchan comment club.hanchan --month 2025-10 --text 新しい会員を迎えました。
  hanchan comment club.hanchan --year 2025 --half 1 --member 7 --text 初の役満、おめでとうございます。
  hanchan comment club.hanchan

Reports of exactly that month, half-year or fiscal year print it. What is written to a member stands on that member's page alone.";

#[derive(Debug, Args)]
pub struct Comment {
    /// The club file
    pub file: PathBuf,
    /// A month, such as 2025-10
    #[arg(long, value_name = "MONTH", value_parser = month, conflicts_with = "year")]
    pub month: Option<NaiveDate>,
    /// A fiscal year, by the year in which it begins
    #[arg(long)]
    pub year: Option<i32>,
    /// Half of that fiscal year: 1 is the first six months, 2 the last six
    #[arg(long, value_parser = half, requires = "year", conflicts_with = "month")]
    pub half: Option<Half>,
    /// About one series; about all of them when left out
    #[arg(long, value_name = "NAME")]
    pub series: Option<String>,
    /// To one member, by number; to everybody when left out
    #[arg(long, value_name = "NUMBER")]
    pub member: Option<u32>,
    /// What to write, in place of what was written before; without it, what is written is shown
    #[arg(long, value_name = "TEXT")]
    pub text: Option<String>,
    /// Take away what was written
    #[arg(long, conflicts_with = "text")]
    pub remove: bool,
}
