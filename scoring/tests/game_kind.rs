//! What of a club's results can be told together, and in which unit.

use crate::common::{FOUR, THREE, club, day, member, play};
use scoring::record::Person;
use scoring::rule_set::Basis;
use scoring::{GameKind, RuleSet, RuleSetId, Unit, preset};

const OTHER: RuleSetId = RuleSetId(2);
const RAW: GameKind = GameKind {
    basis: Basis::Raw,
    ..FOUR
};

fn in_unit(unit: &str) -> RuleSet {
    let mut data = serde_json::to_value(preset("shirakaba-2025").unwrap()).unwrap();
    data["id"] = "other".into();
    data["unit"] = unit.into();
    serde_json::from_value(data).unwrap()
}

#[test]
fn only_points_as_they_stand_are_ranked_by_the_mean() {
    let kinds = [FOUR, THREE, RAW];
    assert_eq!(kinds.map(GameKind::is_ranked_by_mean), [false, false, true]);
}

#[test]
fn results_are_told_in_the_unit_that_they_were_settled_in() {
    let mut records = club(4);
    assert_eq!(records.unit_of(FOUR), Unit::P, "the club's own");
    assert_eq!(records.unit_of(RAW), Unit::default(), "nothing is known");
    records.rule_sets.insert(OTHER, in_unit("points"));
    let own = records.club_rules;
    let mut play_by = |rules| {
        records.club_rules = rules;
        play(&mut records, 2, [1, 2, 3, 4], [450, 350, 250, 150]);
        records.club_rules = own;
        records.unit_of(FOUR)
    };
    assert_eq!(play_by(OTHER), Unit::Points, "all by the other");
    assert_eq!(play_by(own), Unit::P, "by both: the club's own");
    // By two rule sets, of which neither is the club's.
    records.rule_sets.insert(RuleSetId(3), in_unit("whole_p"));
    let raw = preset("kenko-25000").unwrap();
    records.rule_sets.insert(RuleSetId(4), raw);
    records.hanchan.truncate(1);
    records.club_rules = RuleSetId(3);
    play(&mut records, 9, [1, 2, 3, 4], [450, 350, 250, 150]);
    records.club_rules = RuleSetId(4);
    assert_eq!(records.unit_of(FOUR), Unit::Points, "that of the first");
}

#[test]
fn a_beginner_is_one_until_the_last_day() {
    let since_today = Person {
        beginner_until: Some(day(9)),
        ..member(1)
    };
    let is = [8, 9, 10].map(|date| since_today.is_beginner(day(date)));
    assert_eq!(is, [true, true, false]);
    assert!(!member(1).is_beginner(day(9)));
}
