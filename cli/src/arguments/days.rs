//! Days, as a person types them.

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
    pub fn period(&self) -> Period {
        Period {
            from: self.from,
            to: self.to,
        }
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
