//! Who plays a round, and who sits out.

use super::hall::{Hall, absent, named, one_stage, people, person, replaced, round};
use competition::course::Fault;
use competition::{
    Draw, Happening, History, Progress, Seating, Sheet, seat, seat_alone, seating_quality, swap,
};
use scoring::{PersonId, Players, Seat};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

#[test]
fn sitting_out_goes_round() {
    for method in ["random", "lots", "constraints", "swiss"] {
        let first = if method == "swiss" { "random" } else { method };
        let rounds = json!([first, method, method, method]);
        let mut hall = Hall::new(one_stage(&rounds, &json!([])));
        hall.enter(1..=10);
        let mut times: BTreeMap<PersonId, u32> = BTreeMap::new();
        for number in 1..=4 {
            if number == 1 || method != "constraints" {
                hall.draw(1, number, number);
            }
            hall.play(round(1, number), &[]);
            for person in &hall.drawn(round(1, number)).sits_out {
                *times.entry(*person).or_default() += 1;
            }
        }
        assert_eq!(times.values().sum::<u32>(), 8);
        assert!(
            times.values().all(|times| *times == 1),
            "{method}: {times:?}"
        );
        let course = hall.course();
        let two = course.ranking.len();
        assert_eq!((two, course.over), (10, true));
    }
}

#[test]
fn nobody_who_missed_a_round_sits_out_while_others_have_not() {
    let rounds = json!(["random", "random", "random"]);
    let mut hall = Hall::new(one_stage(&rounds, &json!([])));
    hall.enter(1..=9);
    hall.hold(round(1, 1), 1);
    let sat_out = hall.drawn(round(1, 1)).sits_out.clone();
    let mut players = people(1..=9);
    players.retain(|player| !sat_out.contains(player));
    let missed = players.remove(0);
    hall.happens(absent(missed, 1, 2));
    hall.hold(round(1, 2), 2);
    assert_eq!(hall.drawn(round(1, 2)).sits_out, []);
    hall.happens(Happening::Returned {
        person: missed,
        stage: 1,
        round: 3,
    });
    let drawn = |seed| hall.drawing(1, 3, seed).unwrap().remove(0).sits_out;
    let third: BTreeSet<PersonId> = (1..=100).flat_map(drawn).collect();
    assert_eq!(third, players.into_iter().collect());
}

#[test]
fn whoever_plays_at_one_table_begins_once_in_each_seat() {
    let rounds = json!(["lots", "by_standing", "by_standing", "by_standing"]);
    let mut hall = Hall::new(one_stage(&rounds, &json!([])));
    hall.enter(1..=4);
    let mut began = BTreeSet::new();
    for number in 1..=4 {
        hall.hold(round(1, number), number);
        for (seat, person) in hall.drawn(round(1, number)).tables[0].seats.iter() {
            assert!(began.insert((*person, seat)), "{person:?} {seat:?} again");
        }
    }
}

#[test]
fn rounds_by_constraints_are_drawn_to_the_last_whatever_was_played_before() {
    let rounds = json!(["constraints", "constraints", "constraints"]);
    let mut hall = Hall::new(one_stage(&rounds, &json!([])));
    hall.enter(1..=16);
    for (from, count) in [(1, 3), (2, 2), (3, 1)] {
        assert_eq!(hall.drawing(1, from, 1).unwrap().len(), count);
        hall.draw(1, from, 1);
        hall.play(round(1, from), &[]);
    }
}

#[test]
fn whoever_has_two_results_of_one_round_is_named() {
    let mut hall = Hall::new(one_stage(&json!(["lots"]), &json!([])));
    hall.enter(1..=8);
    hall.hold(round(1, 1), 1);
    let named = |hall: &Hall| {
        hall.course()
            .round(round(1, 1))
            .unwrap()
            .at_two_tables
            .clone()
    };
    assert_eq!(named(&hall), []);
    let tables = &mut hall.history.rounds[0].tables;
    let Sheet::In(results) = &tables[0].sheet else {
        panic!("the sheet is in");
    };
    let first = results[Seat::East].person;
    if let Sheet::In(results) = &mut tables[1].sheet {
        results[Seat::West].person = first;
    }
    assert_eq!(named(&hall), [first]);
}

#[test]
fn tables_of_three_where_the_rules_have_them() {
    let data = json!({
        "id": "day",
        "stages": [{"name": "day", "rules": "haku-2015", "rules_of_three": "three", "rounds": ["constraints"]}],
    });
    let mut hall = Hall::new(serde_json::from_value(data).unwrap());
    hall.enter(1..=11);
    hall.draw(1, 1, 1);
    let drawn = hall.drawn(round(1, 1));
    let sizes: Vec<usize> = drawn
        .tables
        .iter()
        .map(|table| table.seats.players().count())
        .collect();
    assert_eq!(sizes, [4, 4, 3]);
}

#[test]
fn staff_step_in_from_a_round_on() {
    let mut hall = Hall::new(one_stage(&json!(["random", "random"]), &json!([])));
    hall.enter(1..=7);
    for id in [101, 102] {
        hall.happens(named(id));
    }
    hall.hold(round(1, 1), 1);
    let steps_in = replaced(person(3), person(102), 1, 2);
    hall.happens(steps_in.clone());
    assert_eq!(
        hall.refuses(steps_in),
        Some(Fault::StandsInAlready),
        "once is enough"
    );
    let staff = |number| hall.course().round(round(1, number)).unwrap().staff.clone();
    assert_eq!(
        staff(1),
        [person(101), person(102)],
        "a draw can still be checked"
    );
    assert_eq!(staff(2), [person(102), person(101)]);
    hall.happens(absent(person(101), 1, 2));
    assert_eq!(
        hall.course().round(round(1, 2)).unwrap().staff,
        [person(102)]
    );
    hall.happens(named(103));
    hall.hold(round(1, 2), 2);
    let seated = hall.label_of(round(1, 2), person(102));
    assert!(
        ["A", "B"].contains(&seated.as_str()),
        "plays instead of three"
    );
    assert!(
        hall.course()
            .ranking
            .iter()
            .all(|ranked| ranked.person.0 < 100)
    );
}

#[test]
fn whoever_comes_after_the_draw_is_named_until_it_is_drawn_anew() {
    let mut hall = Hall::new(one_stage(&json!(["random"]), &json!([])));
    hall.enter(1..=8);
    hall.draw(1, 1, 1);
    hall.happens(Happening::WalkedIn { person: person(9) });
    hall.happens(Happening::Cancelled { person: person(2) });
    let state = hall.course().round(round(1, 1)).unwrap().clone();
    assert_eq!(
        (state.unseated, state.strangers),
        (vec![person(9)], vec![person(2)])
    );
    hall.draw(1, 1, 2);
    let state = hall.course().round(round(1, 1)).unwrap().clone();
    assert_eq!((state.unseated, state.strangers), (vec![], vec![]));
}

#[test]
fn moving_people_by_hand_is_priced() {
    let mut hall = Hall::new(one_stage(
        &json!(["constraints", "constraints"]),
        &json!([]),
    ));
    hall.enter(1..=16);
    hall.draw(1, 1, 1);
    hall.play(round(1, 1), &[]);
    let seating = |number| {
        let drawn = hall.drawn(round(1, number));
        Seating {
            tables: drawn.tables.iter().map(|table| table.seats).collect(),
            sits_out: drawn.sits_out.clone(),
        }
    };
    let quality = |seating: &Seating| {
        let rounds = std::slice::from_ref(seating);
        seating_quality(&hall.competition, &hall.history, round(1, 2), rounds).unwrap()
    };
    let (first, second) = (seating(1), seating(2));
    assert_eq!(quality(&second).repeats, 0);
    assert_eq!(quality(&first).repeats, 24, "the same tables again");
    // Somebody of a first table comes to where another one of it sits.
    let met = first.tables[0].as_slice();
    let table = second
        .tables
        .iter()
        .find(|table| table.as_slice().contains(&met[0]))
        .unwrap();
    let other = *table
        .as_slice()
        .iter()
        .find(|person| **person != met[0])
        .unwrap();
    let moved = swap(&second, met[1], other).unwrap();
    assert!(quality(&moved).repeats > 0);
}

/// In five rounds 16 people meet everybody once: which tables a round between others has follows.
#[test]
fn one_round_is_drawn_again_and_the_rounds_after_it_count() {
    let rounds = json!(vec!["constraints"; 5]);
    let mut hall = Hall::new(one_stage(&rounds, &json!([])));
    hall.enter(1..=16);
    hall.draw(1, 1, 1);
    let tables = |seating: &Seating| -> BTreeSet<BTreeSet<PersonId>> {
        let tables = seating.tables.iter();
        tables
            .map(|table| table.as_slice().iter().copied().collect())
            .collect()
    };
    let drawn = hall.drawn(round(1, 2));
    let before = Seating {
        tables: drawn.tables.iter().map(|table| table.seats).collect(),
        sits_out: Vec::new(),
    };
    let draw = Draw {
        number: round(1, 2),
        players: Players::Four,
        seed: 77,
        despite_missing_sheets: false,
    };
    let go_on = |_: &Progress| ControlFlow::Continue(());
    let again = seat_alone(&hall.competition, &hall.history, draw, go_on).unwrap();
    assert_eq!(tables(&again), tables(&before));
    // Before anything else is drawn it is the first of those that are best drawn together.
    let empty = History {
        rounds: Vec::new(),
        ..hall.history.clone()
    };
    let first = Draw {
        number: round(1, 1),
        ..draw
    };
    let alone = seat_alone(&hall.competition, &empty, first, go_on).unwrap();
    let together = seat(&hall.competition, &empty, first, go_on).unwrap();
    assert_eq!((together.len(), &together[0]), (5, &alone));
}
