//! What was played is played, by whatever rules the club is set to and whoever played it.

use reports::{Called, MemberPages, half_year, monthly, personal, session_sheet, web_page};
use scoring::{Period, PersonId, Records};

use super::{Printed, day, half, options, text_of};
use crate::club::{SATURDAY, Shape, add_table, adjust, empty, season};
use crate::reading::holds;

/// Six Saturdays of two rounds by three, in a club whose own rules are for four.
fn by_three(records: &mut Records) {
    let days = ["04-05", "05-10", "06-07", "07-05", "08-02", "09-06"];
    for (index, on) in (0_i64..).zip(days) {
        for round in 1..=2 {
            let place = (day(&format!("2025-{on}")), SATURDAY, round, "三".to_owned());
            let people = [1 + index % 3, 5, 6 + index % 2].map(PersonId);
            let points = [52_000, 35_000, 18_000];
            add_table(records, place, &people, &points);
        }
    }
}

#[test]
fn a_club_that_plays_by_three_only_gets_the_same_papers() {
    let mut records = empty(12);
    by_three(&mut records);
    adjust(&mut records, day("2025-04-05"), 5, -10_000, "規定による");
    let april = Period::month_of(day("2025-04-01"));
    let half_year = text_of(half_year(&records, half(), MemberPages::Each, &options()));
    let papers = [
        text_of(monthly(&records, april, &options())),
        half_year.clone(),
        text_of(personal(&records, PersonId(5), april, &options())),
        text_of(session_sheet(
            &records,
            april.from + chrono::Days::new(4),
            None,
            &options(),
        )),
    ];
    for text in &papers {
        assert!(!text.contains("行われた半荘はありません"), "{text}");
    }
    holds(
        &half_year,
        "首位 総合成績 表彰 ランキング 累計の推移 席別の成績".split(' '),
    );
    assert!(!half_year.contains("第1回戦三卓席"), "{half_year}");
    // Points that the club gave are told, though they belong to the game that nobody played.
    holds(&half_year, ["規定による", "合計には入れていません"]);
}

#[test]
fn what_a_club_plays_beside_its_own_game_has_its_sections_and_no_list_of_tables() {
    let mut records = season(Shape::new(8, 6));
    by_three(&mut records);
    let report = half_year(&records, half(), MemberPages::Each, &options()).unwrap();
    let printed = Printed::new(report);
    let text = printed.run_on_text();
    holds(
        &text,
        [
            "三人麻雀の成績",
            "三人麻雀の月別の成績",
            "三人麻雀の累計の推移",
        ],
    );
    assert!(!text.contains("三人麻雀の卓"), "{text}");
    let alone = season(Shape::new(8, 6));
    let alone = half_year(&alone, half(), MemberPages::Each, &options()).unwrap();
    assert!(
        printed.pdf.pages <= alone.pages + 2,
        "{} after {}",
        printed.pdf.pages,
        alone.pages
    );
    // Everybody's own page says what they did in it.
    assert!(text.contains("三人麻雀12半荘"), "{text}");
}

#[test]
fn a_web_page_of_guests_counts_them_and_has_no_empty_table() {
    let mut records = season(Shape::new(8, 1));
    for person in records.people.values_mut() {
        person.kind = scoring::PersonKind::Guest;
    }
    let page = web_page(&records, half(), &Called::default(), &[], &options()).unwrap();
    holds(&page, ["会員でない方10名"]);
    assert!(!page.contains("会員0名"), "{page}");
    holds(&page, ["会員の成績だけを載せます"]);
    assert!(!page.contains("<table"), "{page}");
}

#[test]
fn somebody_who_did_not_come_is_not_told_that_nobody_played() {
    let records = season(Shape::new(8, 1));
    let mut records = records;
    let someone = records.people[&PersonId(1)].clone();
    records.people.insert(PersonId(77), someone);
    let text = text_of(personal(&records, PersonId(77), half(), &options()));
    assert!(text.contains("この期間に打った半荘はありません"), "{text}");
}
