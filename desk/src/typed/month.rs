//! Months as people type them.

use chrono::{Datelike, NaiveDate};
use scoring::{DateError, parse_date};

/// The first day of a month in any form in which [`parse_date`] reads a day, with or without the
/// day.
pub fn parse(typed: &str) -> Result<NaiveDate, DateError> {
    let day = parse_date(typed)
        .or_else(|_| parse_date(&format!("{}-1", typed.trim().trim_end_matches('月'))))?;
    Ok(day.with_day(1).unwrap_or(day))
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
}
