//! Days, as a person types them.

use crate::failure::Failure;
use chrono::NaiveDate;
use clap::Args;
use scoring::Period;

/// Some days in a row, both named.
#[derive(Debug, Args)]
pub struct FromTo {
    /// First day
    #[arg(long, value_name = "DAY", value_parser = day)]
    from: NaiveDate,
    /// Last day
    #[arg(long, value_name = "DAY", value_parser = day)]
    to: NaiveDate,
}

impl FromTo {
    /// The days, unless the last comes before the first.
    pub fn period(&self) -> Result<Period, Failure> {
        let (from, to) = (self.from, self.to);
        if from > to {
            return Err(Failure::refused(format!(
                "--from {from} is after --to {to}; exchange them"
            )));
        }
        Ok(Period { from, to })
    }
}

/// Some days in a row, without an end where none is named.
#[derive(Debug, Args)]
pub struct Span {
    /// First day; from the beginning when left out
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub from: Option<NaiveDate>,
    /// Last day; to the end when left out
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub to: Option<NaiveDate>,
}

pub(super) fn day(text: &str) -> Result<NaiveDate, scoring::DateError> {
    scoring::parse_date(text)
}
