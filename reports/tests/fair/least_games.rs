//! Nobody is honoured for an average of hardly any hanchan.

use reports::{MemberPages, fiscal_year, half_year, monthly};
use scoring::award::usual;
use scoring::{FiscalStart, Period, PersonId, Records};

use super::{day, half, options, text_of};
use crate::club::{SATURDAY, Shape, add_table, season};
use crate::reading::holds;

/// A year of two days of three rounds a month, and somebody who came in March only and won five times.
fn year_with_a_newcomer() -> Records {
    let mut records = season(Shape {
        days: 2,
        ..Shape::new(15, 12)
    });
    let newcomer = records.people[&PersonId(15)].clone();
    records.people.insert(
        PersonId(90),
        scoring::record::Person {
            number: 90,
            name: "新井 新".into(),
            ..newcomer
        },
    );
    for round in 4..9 {
        let place = (day("2026-03-04"), SATURDAY, round, "Z".to_owned());
        let players = [90, 1, 2, 3].map(PersonId);
        let points = [60_000, 30_000, 20_000, 10_000];
        add_table(&mut records, place, &players, &points);
    }
    records
}

#[test]
fn a_year_is_not_won_by_five_hanchan_and_says_how_many_it_takes() {
    let records = year_with_a_newcomer();
    let year = Period::fiscal_year(2025, FiscalStart::default()).unwrap();
    let text = text_of(fiscal_year(
        &records,
        year,
        MemberPages::None,
        &usual(5),
        &options(),
    ));
    // 24 days of three rounds, and five more: a third of 77.
    assert!(text.contains("25半荘以上の会員"), "{text}");
    holds(&text, ["平均賞・トップ率賞・ラス回避賞は25半荘以上"]);
    assert!(!text.contains("平均賞新井新"), "{text}");
}

#[test]
fn a_number_that_a_club_chose_stands() {
    let records = season(Shape::new(15, 6));
    let chosen = reports::Options {
        minimum_games: Some(8),
        ..options()
    };
    let text = text_of(half_year(&records, half(), MemberPages::None, &chosen));
    assert!(text.contains("8半荘以上の会員"), "{text}");
    // A month of four days asks for five, as ever.
    let month = Period::month_of(day("2025-04-01"));
    assert!(text_of(monthly(&records, month, &options())).contains("総合成績"));
}
