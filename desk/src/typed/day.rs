//! Days as people type them.

use chrono::{Datelike, NaiveDate};
use scoring::{DateError, parse_date};

/// Reads a day in any form of [`parse_date`], and a month and a day without a year as the one
/// nearest to `today`.
pub fn parse(typed: &str, today: NaiveDate) -> Result<NaiveDate, DateError> {
    match parse_date(typed) {
        Err(DateError::Form(_)) => without_year(typed, today),
        other => other,
    }
}

fn without_year(typed: &str, today: NaiveDate) -> Result<NaiveDate, DateError> {
    let trimmed = typed.trim();
    // A leap year first: it has every month and day that there is.
    match parse_date(&format!("2000/{trimmed}")) {
        Ok(_) => {}
        Err(DateError::NoSuchDay(_)) => return Err(DateError::NoSuchDay(typed.to_owned())),
        Err(_) => return Err(DateError::Form(typed.to_owned())),
    }
    (today.year() - 1..=today.year() + 1)
        .filter_map(|year| parse_date(&format!("{year:04}/{trimmed}")).ok())
        .min_by_key(|day| (*day - today).num_days().abs())
        .ok_or_else(|| DateError::NoSuchDay(typed.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(year: i32, month: u32, day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(year, month, day).unwrap()
    }

    #[test]
    fn a_day_is_read_with_and_without_a_year() {
        let today = day(2026, 11, 25);
        for (typed, read) in [
            ("R8.11.21", day(2026, 11, 21)),
            ("令和8年11月21日", day(2026, 11, 21)),
            ("2026/11/21", day(2026, 11, 21)),
            ("11/21", day(2026, 11, 21)),
            ("１１／２１", day(2026, 11, 21)),
            ("11月21日", day(2026, 11, 21)),
            (" 11-21 ", day(2026, 11, 21)),
            ("1/8", day(2027, 1, 8)),
            ("6/30", day(2026, 6, 30)),
        ] {
            assert_eq!(parse(typed, today), Ok(read), "{typed}");
        }
        assert_eq!(parse("12/28", day(2027, 1, 6)), Ok(day(2026, 12, 28)));
    }

    #[test]
    fn what_is_no_day_is_refused_and_not_shifted() {
        let today = day(2026, 11, 25);
        for typed in ["", "11", "abc", "11/21/3/4", "/"] {
            assert!(
                matches!(parse(typed, today), Err(DateError::Form(_))),
                "{typed}"
            );
        }
        for typed in ["2/30", "2/29", "13/1", "2025-02-29"] {
            assert!(
                matches!(parse(typed, today), Err(DateError::NoSuchDay(_))),
                "{typed}"
            );
        }
        assert!(matches!(
            parse("平成38年1月1日", today),
            Err(DateError::OutsideEra(_))
        ));
    }
}
