//! The calendar months that the page goes through.

use chrono::{Datelike, Months, NaiveDate};
use scoring::{DateError, parse_date};

/// The first day of the month that holds the day.
pub fn first_day(day: NaiveDate) -> NaiveDate {
    day.with_day(1).unwrap_or(day)
}

/// The first day of the month before, where the calendar has one.
pub fn before(first_day: NaiveDate) -> Option<NaiveDate> {
    first_day.checked_sub_months(Months::new(1))
}

/// The first day of the month after, where the calendar has one.
pub fn after(first_day: NaiveDate) -> Option<NaiveDate> {
    first_day.checked_add_months(Months::new(1))
}

/// Reads a month in any form in which [`parse_date`] reads a day, with or without the day.
pub fn parse(typed: &str) -> Result<NaiveDate, DateError> {
    parse_date(typed)
        .or_else(|_| parse_date(&format!("{}-1", typed.trim().trim_end_matches('月'))))
        .map(first_day)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(year: i32, month: u32, day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(year, month, day).unwrap()
    }

    #[test]
    fn a_month_is_read_in_every_form_of_a_day() {
        for typed in [
            "2025-10",
            "2025/10",
            "２０２５／１０",
            "2025年10月",
            "R7.10",
            "r7.10",
            "令和7年10月",
            " 令和７年１０月 ",
            "2025-10-31",
            "R7.10.4",
            "令和7年10月4日",
        ] {
            assert_eq!(parse(typed), Ok(day(2025, 10, 1)), "{typed}");
        }
    }

    #[test]
    fn what_is_no_month_is_refused() {
        for typed in [
            "",
            "10",
            "2025-13",
            "2025-0",
            "平成38年1月",
            "R7",
            "October",
            "2025-02-30",
        ] {
            assert!(parse(typed).is_err(), "{typed}");
        }
    }

    /// 令和 began on 1 May 2019, so that whole months of 1989 and 2019 are split between two eras.
    #[test]
    fn the_month_in_which_an_era_began_is_read_by_its_first_day() {
        assert_eq!(parse("平成31年4月"), Ok(day(2019, 4, 1)));
        assert_eq!(parse("令和元年5月"), Ok(day(2019, 5, 1)));
    }

    #[test]
    fn the_calendar_ends_without_a_panic() {
        assert_eq!(before(day(2025, 1, 1)), Some(day(2024, 12, 1)));
        assert_eq!(after(day(2024, 12, 1)), Some(day(2025, 1, 1)));
        assert_eq!(before(first_day(NaiveDate::MIN)), None);
        assert_eq!(after(first_day(NaiveDate::MAX)), None);
    }
}
