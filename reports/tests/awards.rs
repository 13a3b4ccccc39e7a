//! Awards in the half-year report, read back with poppler and qpdf.

#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something is missing"
)]

#[allow(dead_code, reason = "each test file uses its part of the club")]
mod club;
#[allow(dead_code, reason = "each test file uses its part of the reading")]
mod reading;

use chrono::NaiveDate;
use club::Shape;
use reading::Printed;
use reports::{MemberPages, Options, Print, half_year_with_awards};
use scoring::Period;
use scoring::award::Award;

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn options() -> Options {
    Options::new(day("2025-10-01"))
}

#[test]
fn a_half_year_prints_the_clubs_own_awards() {
    let records = club::season(Shape::new(15, 6));
    let period = Period {
        from: day("2025-04-01"),
        to: day("2025-09-30"),
    };
    let award = |json: &str| serde_json::from_str::<Award>(json).unwrap();
    let awards = [
        award(
            r#"{"name":"平均順位賞","statistic":"average_place","direction":"lowest","minimum":{"games":20}}"#,
        ),
        award(
            r#"{"name":"連対賞","statistic":"in_the_money_rate","minimum":{"share_of_sessions":60}}"#,
        ),
        award(r#"{"name":"最多トップ賞","statistic":"first_places"}"#),
        award(r#"{"name":"最高点棒賞","statistic":"highest_points"}"#),
        award(
            r#"{"name":"放銃しない賞","statistic":"dealt_in","direction":"lowest","minimum":{"games":20}}"#,
        ),
        award(r#"{"name":"連続トップ賞","statistic":"top_streak"}"#),
        award(r#"{"name":"粘り賞","statistic":"not_last_streak"}"#),
        award(r#"{"name":"跳満賞","statistic":{"level_won":"haneman"}}"#),
        award(r#"{"name":"出席賞","statistic":"attendance"}"#),
        award(r#"{"name":"千点会","statistic":"total","goes_to":{"everybody_from":1000}}"#),
    ];
    for print in [Print::Normal, Print::Large] {
        let options = Options { print, ..options() };
        let pdf = half_year_with_awards(&records, period, MemberPages::None, &awards, &options);
        let printed = Printed::new(pdf.unwrap());
        printed.check_structure();
        let text = printed.run_on_text();
        for award in &awards {
            assert!(text.contains(&award.name), "{} in {text}", award.name);
        }
        for words in [
            "平均順位2.",
            "位",
            "連対率",
            "出席60%以上",
            "連続ラスなし",
            "跳満",
            "最高",
        ] {
            assert!(text.contains(words), "{words} in {text}");
        }
        assert!(!text.contains("準優勝"), "{text}");
    }
}
