//! Made rules and days.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use chrono::{NaiveDate, NaiveTime, Weekday};
use schedule::{Details, Exception, Rule, Weeks, What, parse_time};
use scoring::parse_date;

/// A day as it is written.
pub fn day(text: &str) -> NaiveDate {
    parse_date(text).unwrap()
}

/// A time as it is written.
pub fn time(text: &str) -> NaiveTime {
    parse_time(text).unwrap()
}

/// Every week, at the usual place and time.
pub fn weekly(weekday: Weekday) -> Rule {
    Rule {
        details: Details {
            venue: "公民館".into(),
            begins: Some(time("13:00")),
            ends: Some(time("17:00")),
            rounds: Some(4),
            note: String::new(),
        },
        ..Rule::new(weekday, Weeks::EVERY)
    }
}

/// A day that is not as usual.
pub fn exception(date: &str, what: What) -> Exception {
    Exception {
        date: day(date),
        what,
        reason: "会場の都合".into(),
    }
}
