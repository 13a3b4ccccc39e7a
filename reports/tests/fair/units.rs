//! One day in one unit, whatever paper it stands on, and no figure that is not true in its unit.

use reports::{
    MemberPages, Ranking, RankingLine, competition_ranking, half_year, monthly, personal,
    session_sheet,
};
use scoring::{Period, PersonId, Points, Records, RuleSetId, Seat, Unit, preset};

use super::{Printed, day, half, options, text_of};
use crate::club::{FOUR_PLAYERS, SATURDAY, Shape, add_table, empty, season};

const IN_POINTS: RuleSetId = RuleSetId(7);
const DAY: &str = "2025-04-26";

/// One table on a day by rules that count in points, in a club whose own count in P.
fn with_a_day_in_points(mut records: Records) -> Records {
    let own = records.rule_sets[&FOUR_PLAYERS].clone();
    let other = preset("haku-2015").unwrap();
    records.rule_sets.insert(FOUR_PLAYERS, other.clone());
    let place = (day(DAY), SATURDAY, 1, "A".to_owned());
    let people = [1, 2, 3, 4].map(PersonId);
    let points = [45_000, 25_000, 18_000, 12_000];
    add_table(&mut records, place, &people, &points);
    records.hanchan.last_mut().unwrap().sheet.rules = IN_POINTS;
    records.rule_sets.insert(FOUR_PLAYERS, own);
    records.rule_sets.insert(IN_POINTS, other);
    records.hanchan.sort_by_key(|hanchan| hanchan.sheet.date);
    records
}

fn total_of_first(records: &Records) -> Points {
    let mut played = records.hanchan.iter();
    let first = played.find(|one| one.sheet.rules == IN_POINTS);
    first.unwrap().settled.total[Seat::East]
}

#[test]
fn a_day_in_points_is_told_in_points_on_every_paper_of_it() {
    let records = with_a_day_in_points(empty(8));
    let total = Unit::Points.signed(total_of_first(&records));
    let month = Period::month_of(day(DAY));
    let ranking = Ranking {
        competition: "大会".into(),
        days: None,
        rules: String::new(),
        of: String::new(),
        notes: Vec::new(),
        rounds: 0,
        rounds_may_go: false,
        unit: records.rule_sets[&IN_POINTS].data().unit,
        lines: vec![RankingLine {
            rank: Some(1),
            name: "甲".into(),
            total: total_of_first(&records),
            ..RankingLine::default()
        }],
    };
    for pdf in [
        competition_ranking("白樺会", &ranking, &options()),
        session_sheet(&records, day(DAY), None, &options()),
        monthly(&records, month, &options()),
        half_year(&records, half(), MemberPages::Each, &options()),
        personal(&records, PersonId(1), month, &options()),
    ] {
        let text = text_of(pdf);
        assert!(text.contains(&total), "{total} in {text}");
        assert!(!text.contains("±P") && !text.contains("1P＝"), "{text}");
    }
}

#[test]
fn a_period_of_both_is_told_in_the_clubs_unit_and_says_what_it_is_worth() {
    let records = with_a_day_in_points(season(Shape::new(8, 1)));
    let total = Unit::P.signed(total_of_first(&records));
    let month = Period::month_of(day(DAY));
    for pdf in [
        monthly(&records, month, &options()),
        personal(&records, PersonId(1), month, &options()),
    ] {
        let text = text_of(pdf);
        assert!(text.contains(&total), "{total} in {text}");
        assert!(text.contains("1P＝1,000点"), "{text}");
    }
    // The page of a series is in the unit of its report.
    let text = text_of(monthly(&records, month, &options()));
    assert_eq!(text.matches("単位点").count(), 0, "{text}");
}

#[test]
fn papers_that_are_handed_out_say_what_a_p_is() {
    let records = season(Shape::new(8, 1));
    let month = Period::month_of(day(DAY));
    let member_page =
        Printed::new(half_year(&records, half(), MemberPages::Each, &options()).unwrap());
    let last = member_page.text_of_page(member_page.pdf.pages);
    assert!(last.contains("1P＝1,000点"), "{last}");
    for pdf in [
        session_sheet(&records, day("2025-04-05"), None, &options()),
        monthly(&records, month, &options()),
        personal(&records, PersonId(1), month, &options()),
    ] {
        let text = text_of(pdf);
        assert!(text.contains("1P＝1,000点"), "{text}");
    }
}
