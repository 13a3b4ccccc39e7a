//! For tests: clubs in which nothing has been done yet.

use chrono::{NaiveDate, NaiveDateTime};
use db::{Club, Member, NewClub};
use scoring::{Calendar, FiscalStart, preset};
use std::path::Path;

/// When they are made.
pub fn now() -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(2026, 4, 1).unwrap();
    day.and_hms_opt(9, 0, 0).unwrap()
}

/// A club at that place, called as its file is.
pub fn new_club(path: &Path, rules: &str) -> Club {
    let new = NewClub {
        name: path.file_name().unwrap().to_str().unwrap().to_owned(),
        rules: preset(rules).unwrap(),
        fiscal_start: FiscalStart::default(),
        calendar: Calendar::Japanese,
    };
    Club::create(path, &new, now()).unwrap()
}

/// A member of whom nothing else is known.
pub fn member(number: u32) -> Member {
    Member {
        number,
        name: format!("会員{number}"),
        ..Member::default()
    }
}
