//! Who is kept apart first where not everybody can be.

use competition::{Again, Meetings, Presence, Seating, Situation, draw, draw_by_standing, quality};
use scoring::{PersonId, Players};
use std::collections::BTreeSet;

fn situation(people: i64) -> Situation {
    Situation {
        players: Players::Four,
        present: (1..=people).map(PersonId).map(Presence::new).collect(),
        ..Situation::default()
    }
}

fn met(meetings: &mut Meetings, one: i64, other: i64, times: u32) {
    for _ in 0..times {
        meetings.add(&[one, other].map(PersonId));
    }
}

/// Eight who can sit well in two ways only: in any other, some would meet for the tenth time.
fn two_ways() -> Situation {
    let mut situation = situation(8);
    for (one, others) in [(1, [7, 8]), (2, [7, 8]), (3, [5, 6]), (4, [5, 6])] {
        for other in others {
            met(&mut situation.today, one, other, 10);
        }
    }
    situation
}

const ONE_WAY: [[i64; 4]; 2] = [[1, 2, 3, 4], [5, 6, 7, 8]];
const OTHER_WAY: [[i64; 4]; 2] = [[1, 2, 5, 6], [3, 4, 7, 8]];

fn tables(seating: &Seating) -> BTreeSet<Vec<i64>> {
    let tables = seating.tables.iter();
    tables
        .map(|table| {
            let mut people: Vec<i64> = table.as_slice().iter().map(|person| person.0).collect();
            people.sort_unstable();
            people
        })
        .collect()
}

fn drawn(situation: &Situation) -> BTreeSet<Vec<i64>> {
    let drawn: BTreeSet<_> = (0..10)
        .map(|seed| tables(&draw(situation, seed).unwrap()))
        .collect();
    assert_eq!(drawn.len(), 1, "whatever the seed");
    drawn.into_iter().next().unwrap()
}

fn way(tables: [[i64; 4]; 2]) -> BTreeSet<Vec<i64>> {
    tables.map(Vec::from).into()
}

#[test]
fn a_third_meeting_is_worse_than_three_second_ones() {
    let mut situation = two_ways();
    met(&mut situation.today, 1, 3, 2);
    for (one, other) in [(1, 5), (2, 6), (3, 7)] {
        met(&mut situation.today, one, other, 1);
    }
    assert_eq!(drawn(&situation), way(OTHER_WAY));
    met(&mut situation.today, 4, 8, 1);
    met(&mut situation.today, 4, 7, 1);
    assert_eq!(drawn(&situation), way(ONE_WAY), "five are worse");
}

#[test]
fn one_meeting_of_the_day_is_worse_than_many_of_the_month() {
    let mut situation = two_ways();
    met(&mut situation.today, 1, 3, 1);
    for (one, other) in [(1, 5), (2, 6), (3, 7)] {
        met(&mut situation.month, one, other, 5);
    }
    assert_eq!(drawn(&situation), way(OTHER_WAY));
}

/// Two companies of 22 and 18, each of which met all of the other: they fill no whole tables.
#[test]
fn a_search_that_leads_nowhere_is_given_up() {
    let mut situation = situation(40);
    for one in 1..=22 {
        for other in 23..=40 {
            met(&mut situation.today, one, other, 1);
        }
    }
    let standing: Vec<PersonId> = (1..=40).map(PersonId).collect();
    let seating = draw_by_standing(&situation, &standing, Again::Avoided, 1).unwrap();
    assert_eq!(
        quality(&situation, &seating).repeats_today,
        4,
        "two and two"
    );
}
