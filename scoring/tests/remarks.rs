//! What the secretary wrote goes with the period and the series it was written about.

use scoring::record::Remark;
use scoring::{FiscalStart, Half, Period, PersonId, Records, SeriesId, parse_date};

const WEDNESDAYS: SeriesId = SeriesId(1);
const SATURDAYS: SeriesId = SeriesId(2);
const PERSON: PersonId = PersonId(7);

fn october() -> Period {
    Period::month_of(parse_date("2025-10-01").unwrap())
}

fn half_year() -> Period {
    Period::half_year(2025, Half::Second, FiscalStart::default()).unwrap()
}

fn written() -> Records {
    let remark = |period, series, person, text: &str| Remark {
        period,
        series,
        person,
        text: text.to_owned(),
    };
    Records {
        remarks: vec![
            remark(october(), None, None, "全体"),
            remark(october(), Some(WEDNESDAYS), None, "水曜会"),
            remark(october(), None, Some(PERSON), "会員へ"),
            remark(half_year(), None, None, "半期"),
        ],
        ..Records::default()
    }
}

#[test]
fn a_remark_is_found_by_exactly_what_it_is_about() {
    let records = written();
    assert_eq!(records.comment(october(), None), Some("全体"));
    assert_eq!(records.comment(october(), Some(WEDNESDAYS)), Some("水曜会"));
    assert_eq!(records.comment(october(), Some(SATURDAYS)), None);
    assert_eq!(records.comment(half_year(), None), Some("半期"));
    assert_eq!(records.note(PERSON, october(), None), Some("会員へ"));
    assert_eq!(records.note(PERSON, half_year(), None), None);
    assert_eq!(records.note(PersonId(8), october(), None), None);
}

#[test]
fn only_whole_periods_lie_within_a_period() {
    let in_october = written().within(october());
    assert_eq!(in_october.comment(october(), None), Some("全体"));
    assert_eq!(in_october.comment(half_year(), None), None);
    let in_the_half_year = written().within(half_year());
    assert_eq!(in_the_half_year.remarks, written().remarks);
}

#[test]
fn a_series_keeps_what_was_said_about_it_alone() {
    let wednesdays = written().of_series(WEDNESDAYS);
    assert_eq!(wednesdays.remarks.len(), 1);
    assert_eq!(
        wednesdays.comment(october(), Some(WEDNESDAYS)),
        Some("水曜会")
    );
}

#[test]
fn without_a_series_all_that_was_said_about_others_and_about_none_stays() {
    let without = |series: SeriesId| {
        let kept = written().where_series(|other| other != series);
        kept.remarks
            .iter()
            .map(|remark| remark.text.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(without(WEDNESDAYS), ["全体", "会員へ", "半期"]);
    assert_eq!(without(SATURDAYS), ["全体", "水曜会", "会員へ", "半期"]);
}
