//! When a series meets: rules such as the first and third Wednesday, single days that are not as the
//! rules say, and the public holidays of Japan. Nothing here reads a file or a clock.
//!
//! ```
//! use chrono::Weekday;
//! use schedule::{Details, Exception, Plan, Rule, What};
//! use scoring::{Period, parse_date};
//!
//! let rule = Rule {
//!     details: Details { venue: "公民館".into(), ..Details::default() },
//!     ..Rule::new(Weekday::Wed, "1,3".parse().unwrap())
//! };
//! let exception = Exception {
//!     date: parse_date("2025-10-15").unwrap(),
//!     what: What::Moved { to: parse_date("2025-10-22").unwrap(), details: Details::default() },
//!     reason: "会場が使えません".into(),
//! };
//! let plan = Plan { rules: vec![rule], exceptions: vec![exception] };
//! let october = Period::month_of(parse_date("2025-10-01").unwrap());
//! let held: Vec<String> = plan
//!     .meetings("水曜会", october)
//!     .iter()
//!     .filter(|meeting| meeting.is_held())
//!     .map(|meeting| meeting.date.to_string())
//!     .collect();
//! assert_eq!(held, ["2025-10-01", "2025-10-22"]);
//! ```
//!
//! # Why a crate of its own
//! It changes when the law on holidays does, and the rules of the game do not: `scoring` stays free
//! of it, and whoever looks for a date finds it here.

#![warn(missing_docs)]

mod exception;
mod holiday;
mod plan;
mod rule;
mod time;
mod weeks;

pub use exception::{Exception, What};
pub use holiday::{YEARS_WITH_HOLIDAYS, holiday, holidays};
pub use plan::Plan;
pub use rule::{Details, OnHolidays, Rule};
pub use time::{TimeError, parse_time, time_text};
pub use weeks::{Weeks, WeeksError};

use chrono::NaiveDate;
use thiserror::Error;

/// Why a rule or an exception cannot be.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum Problem {
    /// It ends before it begins, or at that moment.
    #[error("ends: a meeting that begins at {begins} cannot end at {ends}; write a later time")]
    EndsBeforeItBegins {
        /// As given.
        begins: chrono::NaiveTime,
        /// As given.
        ends: chrono::NaiveTime,
    },
    /// An end without a beginning.
    #[error("begins: it ends at {0}, but no beginning is given; write one, or leave out the end")]
    EndsWithoutBeginning(chrono::NaiveTime),
    /// The rule holds until before it holds from.
    #[error("until: {until} is before {from}, from when the rule holds; write a later day")]
    UntilBeforeFrom {
        /// As given.
        from: NaiveDate,
        /// As given.
        until: NaiveDate,
    },
    /// No rule gives the day that is to be cancelled or moved.
    #[error("{0}: no rule of the series gives that day; look at the list of its days")]
    DoesNotMeet(NaiveDate),
    /// The series meets on the day already to which something is to be added.
    #[error("{0}: the series meets on that day already; choose another day")]
    AlreadyMeets(NaiveDate),
}
