//! Made clubs and what they played.

#![allow(dead_code, reason = "each test file uses its part of the club")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use chrono::NaiveDate;
use proptest::prelude::*;
use scoring::hand_value::Level;
use scoring::record::{Hanchan, Hand, HandEntry, Person, ScoreSheet};
use scoring::rule_set::Basis;
use scoring::{
    BySeat, GameKind, HanchanId, PersonId, PersonKind, Played, Players, Points, Records, RuleSetId,
    SeriesId, preset,
};

pub const RULES: RuleSetId = RuleSetId(1);
pub const SERIES: SeriesId = SeriesId(1);

/// The game of the model club.
pub const FOUR: GameKind = GameKind {
    players: Players::Four,
    basis: Basis::FromReturn,
};
/// The same with three.
pub const THREE: GameKind = GameKind {
    players: Players::Three,
    basis: Basis::FromReturn,
};

/// A day of April.
pub fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2025, 4, day).unwrap()
}

pub fn member(id: i64) -> Person {
    Person {
        number: u32::try_from(id).unwrap(),
        name: format!("{id}番"),
        kana: String::new(),
        kind: PersonKind::Member,
        beginner_until: None,
    }
}

/// That many members and the rules of the model club.
pub fn club(people: i64) -> Records {
    Records {
        club_rules: RULES,
        rule_sets: [(RULES, preset("shirakaba-2025").unwrap())].into(),
        people: (1..=people).map(|id| (PersonId(id), member(id))).collect(),
        ..Records::default()
    }
}

/// Settles a hanchan by the club's own rules and adds it.
pub fn add(
    records: &mut Records,
    date: NaiveDate,
    people: &[i64],
    points: BySeat<Points>,
) -> HanchanId {
    let rules = records.club_rules;
    let id = HanchanId(i64::try_from(records.hanchan.len()).unwrap() + 1);
    let sheet = ScoreSheet {
        date,
        series: SERIES,
        round: 1,
        table: "A".into(),
        rules,
        people: BySeat::from_slice(people).unwrap().map(PersonId),
        played: Played::new(points),
        ..ScoreSheet::default()
    };
    let settled = Hanchan::of(id, sheet, &records.rule_sets[&rules]);
    records.hanchan.push(settled.unwrap());
    id
}

/// A hanchan of four on a day of April, with their points in hundreds.
pub fn play(records: &mut Records, date: u32, people: [i64; 4], hundreds: [i64; 4]) -> HanchanId {
    let points = BySeat::four(hundreds.map(|hundreds| Points(hundreds * 100)));
    add(records, day(date), &people, points)
}

pub fn hand(hanchan: HanchanId, winner: i64, loser: Option<i64>, level: Level) -> Hand {
    Hand {
        hanchan,
        entry: HandEntry::of(PersonId(winner), loser.map(PersonId), level),
    }
}

/// Up to thirty hanchan of nine members, a few on each day.
pub fn season() -> impl Strategy<Value = Records> {
    let tables = proptest::sample::subsequence((1..=9_i64).collect::<Vec<_>>(), 4);
    let points = proptest::collection::vec(-100_i64..=600, 3);
    proptest::collection::vec((tables.prop_shuffle(), points), 0..30).prop_map(|games| {
        let mut records = club(9);
        for (date, (people, points)) in (3..).zip(games) {
            let people = [people[0], people[1], people[2], people[3]];
            let last = 1_200 - points.iter().sum::<i64>();
            let points = [points[0], points[1], points[2], last];
            play(&mut records, date / 3, people, points);
        }
        records
    })
}
