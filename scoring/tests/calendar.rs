//! Days and periods as clubs write them.

use chrono::NaiveDate;
use proptest::prelude::*;
use scoring::{Calendar, DateError, FiscalStart, Half, Period, parse_date};

fn day(text: &str) -> NaiveDate {
    parse_date(text).unwrap()
}

fn period(from: &str, to: &str) -> Period {
    Period {
        from: day(from),
        to: day(to),
    }
}

fn words<const WORDS: usize>(line: &str) -> [&str; WORDS] {
    let words: Vec<&str> = line.split(' ').collect();
    words.try_into().unwrap()
}

#[test]
fn the_accepted_ways_to_write_a_day() {
    for text in [
        "2025-04-02",
        "2025/4/2",
        "2025.4.2",
        "2025年4月2日",
        "R7.4.2",
        "r7/4/2",
        "R07-04-02",
        "令和7年4月2日",
        "令和７年４月２日",
        "  ２０２５－０４－０２ ",
    ] {
        assert_eq!(day(text).to_string(), "2025-04-02", "{text}");
    }
    assert_eq!(day("令和元年5月1日").to_string(), "2019-05-01");
    assert_eq!(day("H31.4.30").to_string(), "2019-04-30");
    assert_eq!(day("S64.1.7").to_string(), "1989-01-07");
}

#[test]
fn days_that_do_not_exist_are_refused_and_never_shifted() {
    let refused = |error: fn(String) -> DateError, days: &str| {
        for text in days.split(' ') {
            assert_eq!(parse_date(text), Err(error(text.to_owned())));
        }
    };
    refused(
        DateError::OutsideEra,
        "平成38年1月1日 H31.5.1 R1.4.30 S64.1.8 R0.1.1 大正15年12月25日",
    );
    refused(
        DateError::NoSuchDay,
        "2025-02-29 2025-13-01 2025-04-31 2025-00-10 R7.2.30",
    );
    refused(DateError::Form, "");
    refused(
        DateError::Form,
        "yesterday 2025-4 25-4-2 2025-4-2-1 R7.4.2x ２ -1-2-3 令和 2025年4月2日日 2025-004-02 \
         2025-4-+2 R007.4.2",
    );
}

#[test]
fn periods_are_named_without_repeating_themselves() {
    let named = "
2025-10-01 2025-10-31 令和7年10月 2025年10月
2025-04-01 2025-09-30 令和7年4月～9月 2025年4月～9月
2025-04-02 2025-04-02 令和7年4月2日 2025年4月2日
2025-04-02 2025-09-24 令和7年4月2日～9月24日 2025年4月2日～9月24日
2025-04-01 2025-09-24 令和7年4月1日～9月24日 2025年4月1日～9月24日
2025-04-02 2025-09-30 令和7年4月2日～9月30日 2025年4月2日～9月30日
2025-10-01 2026-03-31 令和7年10月～令和8年3月 2025年10月～2026年3月
2019-04-01 2019-05-31 平成31年4月～令和元年5月 2019年4月～5月
";
    for named in named.trim().lines() {
        let [from, to, japanese, western] = words(named);
        let period = period(from, to);
        assert_eq!(Calendar::Japanese.period(period), japanese);
        assert_eq!(Calendar::Western.period(period), western);
    }
}

#[test]
fn fiscal_periods_begin_where_the_club_says() {
    let april = FiscalStart::default();
    let second = Period::half_year(2025, Half::Second, april).unwrap();
    assert_eq!(second, period("2025-10-01", "2026-03-31"));
    assert_eq!(
        second.previous(),
        Period::half_year(2025, Half::First, april)
    );
    assert_eq!(
        Period::fiscal_year(2025, april),
        Some(period("2025-04-01", "2026-03-31"))
    );
    let october = FiscalStart::new(10).unwrap();
    assert_eq!(
        Period::half_year(2025, Half::Second, october),
        Some(period("2026-04-01", "2026-09-30"))
    );
    assert_eq!(FiscalStart::new(13), None);
    assert_eq!(Calendar::Japanese.fiscal_year(2025, april), "令和7年度");
    assert_eq!(Period::half_year(i32::MAX, Half::First, april), None);
}

#[test]
fn a_day_is_shown_with_its_weekday() {
    let week: Vec<String> = (day("2025-09-29").iter_days().take(7))
        .map(|day| Calendar::Japanese.day_with_weekday(day))
        .collect();
    assert_eq!(
        week.join(" "),
        "令和7年9月29日(月) 令和7年9月30日(火) 令和7年10月1日(水) 令和7年10月2日(木) \
         令和7年10月3日(金) 令和7年10月4日(土) 令和7年10月5日(日)"
    );
}

#[test]
fn the_month_in_which_a_year_begins_is_written_as_a_number() {
    let read = |text: &str| serde_json::from_str::<FiscalStart>(text);
    for month in 1..=12 {
        let start = FiscalStart::new(month).unwrap();
        assert_eq!(read(&month.to_string()).unwrap(), start);
        assert_eq!(serde_json::to_string(&start).unwrap(), month.to_string());
    }
    for month in ["0", "13"] {
        let error = read(month).unwrap_err().to_string();
        assert!(error.contains("a year has months 1 to 12"), "{error}");
    }
}

#[test]
fn months_of_a_period_are_cut_to_it() {
    let months = period("2024-01-15", "2024-03-10").months();
    assert_eq!(
        months,
        [
            period("2024-01-15", "2024-01-31"),
            period("2024-02-01", "2024-02-29"),
            period("2024-03-01", "2024-03-10"),
        ]
    );
}

proptest! {
    // Up to 令和99年: the year of an era is written with two digits at the most.
    #[test]
    fn a_day_written_is_the_day_read(days in 0_u64..89_000) {
        let day = NaiveDate::from_ymd_opt(1873, 1, 1).unwrap() + chrono::Days::new(days);
        for calendar in [Calendar::Japanese, Calendar::Western] {
            prop_assert_eq!(parse_date(&calendar.day(day)), Ok(day));
        }
    }

    #[test]
    fn no_text_makes_reading_a_day_panic(text in "\\PC{0,20}") {
        let _ = parse_date(&text);
    }
}

#[test]
fn a_half_of_a_fiscal_year_is_called_by_the_year_and_which_it_is() {
    let start = FiscalStart::default();
    let called = |calendar: Calendar, half| calendar.half_year(2025, half, start);
    assert_eq!(called(Calendar::Japanese, Half::First), "令和7年度 上半期");
    assert_eq!(called(Calendar::Western, Half::Second), "2025年度 下半期");
}
