//! How days, times, points and seats stand in the file's columns.

use crate::error::Refused;
use chrono::{Datelike, NaiveDate, NaiveDateTime, NaiveTime};
use rusqlite::types::Type;
use rusqlite::{Error, Row};
use scoring::{Period, Points, Seat};

pub(crate) fn iso(date: NaiveDate) -> String {
    date.format("%Y-%m-%d").to_string()
}

pub(crate) fn iso_time(time: NaiveDateTime) -> String {
    time.format("%Y-%m-%d %H:%M:%S").to_string()
}

/// The ends of a period as texts that compare with the dates in the file.
pub(crate) fn iso_ends(period: Period) -> (String, String) {
    let four_digits = |date: NaiveDate, end: &str| {
        if (0..=9_999).contains(&date.year()) {
            iso(date)
        } else {
            end.to_owned()
        }
    };
    (
        four_digits(period.from, "0000-01-01"),
        four_digits(period.to, "9999-12-31"),
    )
}

/// # Errors
/// For years that can only be a slip: none of the club's members was born or alive.
pub(crate) fn check_date(field: &'static str, date: NaiveDate) -> Result<(), Refused> {
    if (1900..=2199).contains(&date.year()) {
        Ok(())
    } else {
        Err(Refused::Date { field, date })
    }
}

/// # Errors
/// Where the number lies outside.
pub(crate) fn check_range(
    field: &'static str,
    value: u32,
    (lowest, highest): (u32, u32),
) -> Result<(), Refused> {
    if (lowest..=highest).contains(&value) {
        Ok(())
    } else {
        Err(Refused::OutOfRange {
            field,
            value: value.into(),
            lowest: lowest.into(),
            highest: highest.into(),
        })
    }
}

pub(crate) fn unreadable(column: usize, what: &str) -> Error {
    Error::FromSqlConversionFailure(column, Type::Text, what.to_owned().into())
}

pub(crate) fn date(row: &Row<'_>, column: usize) -> Result<NaiveDate, Error> {
    let text = row.get_ref(column)?.as_str()?;
    NaiveDate::parse_from_str(text, "%Y-%m-%d")
        .map_err(|_| unreadable(column, "a date that is none"))
}

pub(crate) fn optional_date(row: &Row<'_>, column: usize) -> Result<Option<NaiveDate>, Error> {
    if row.get_ref(column)? == rusqlite::types::ValueRef::Null {
        Ok(None)
    } else {
        date(row, column).map(Some)
    }
}

pub(crate) fn optional_time_of_day(
    row: &Row<'_>,
    column: usize,
) -> Result<Option<NaiveTime>, Error> {
    let text = row.get_ref(column)?.as_str_or_null()?;
    text.map(schedule::parse_time)
        .transpose()
        .map_err(|_| unreadable(column, "a time of day that is none"))
}

pub(crate) fn time(row: &Row<'_>, column: usize) -> Result<NaiveDateTime, Error> {
    let text = row.get_ref(column)?.as_str()?;
    NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M:%S")
        .map_err(|_| unreadable(column, "a time that is none"))
}

pub(crate) fn points(row: &Row<'_>, column: usize) -> Result<Points, Error> {
    row.get(column).map(Points)
}

pub(crate) fn seat(row: &Row<'_>, column: usize) -> Result<Seat, Error> {
    Seat::from_index(row.get::<_, u8>(column)?.into())
        .ok_or_else(|| unreadable(column, "a seat that is none"))
}

/// A seat as its column keeps it: 0 for East to 3 for North.
pub(crate) fn seat_number(seat: Seat) -> u8 {
    match seat {
        Seat::East => 0,
        Seat::South => 1,
        Seat::West => 2,
        Seat::North => 3,
    }
}

/// Reads a word by what knows the words.
pub(crate) fn word<T>(
    row: &Row<'_>,
    column: usize,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, Error> {
    read(row.get_ref(column)?.as_str()?)
        .ok_or_else(|| unreadable(column, "a word that means nothing here"))
}
