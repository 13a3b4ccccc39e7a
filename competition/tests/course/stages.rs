//! Stages of other competitions than the presets: what is carried over, how ties end, who sits out.

use crate::hall::{Hall, decide, person, ranked, round, sums};
use competition::course::Fault;
use competition::{Competition, Happening, Sheet};
use scoring::{PersonId, Points};
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn competition(rounds: &Value, ties: &Value) -> Competition {
    let day = json!({
        "id": "day", "ties": ties, "stages": [{"name": "day", "rules": "haku-2015", "rounds": rounds}],
    });
    serde_json::from_value(day).unwrap()
}

fn league(carry_over: &str, by: &str) -> Competition {
    let league = json!({
        "id": "league",
        "stages": [
            {"name": "first", "rules": "haku-2015", "rounds": ["random", "random"], "cut": {"through": 8, "by": by}},
            {"name": "second", "rules": "haku-2015", "rounds": ["swiss", "by_standing"], "carry_over": carry_over},
        ],
    });
    serde_json::from_value(league).unwrap()
}

#[test]
fn totals_are_carried_over_whole_half_or_not() {
    for (carry_over, part) in [("none", None), ("half", Some(2)), ("whole", Some(1))] {
        let mut hall = Hall::new(league(carry_over, "total"));
        hall.enter(1..=16);
        hall.hold(round(1, 1), 1);
        hall.hold(round(1, 2), 2);
        let bonus = Points(700);
        let first = ranked(&hall.course())[0];
        hall.happens(Happening::Adjusted {
            person: first,
            stage: 1,
            points: bonus,
            reason: "役満賞".into(),
        });
        let mut before = sums(&hall, 1);
        *before.get_mut(&first).unwrap() += bonus;
        let through = decide(&mut hall, 1);
        hall.hold(round(2, 1), 3);
        hall.hold(round(2, 2), 4);
        let second = sums(&hall, 2);
        let course = hall.course();
        let mut ranks = Vec::new();
        for (rank, line) in course.stages[1]
            .standing
            .lines
            .iter()
            .map(|line| (line.rank, line))
        {
            let carried = part.map_or(Points::ZERO, |part| Points(before[&line.person].0 / part));
            assert_eq!(line.carried, carried);
            assert_eq!(line.total, carried + second[&line.person]);
            ranks.push(rank);
        }
        assert_eq!(ranks.len(), 8);
        assert!(
            through
                .iter()
                .all(|person| ranked(&course)[..8].contains(person))
        );
        assert!(
            course.stages[1]
                .standing
                .lines
                .is_sorted_by(|one, other| one.total >= other.total)
        );
    }
}

#[test]
fn a_cut_can_go_by_the_last_hanchan_alone() {
    let mut hall = Hall::new(league("none", "last_hanchan"));
    hall.enter(1..=16);
    hall.hold(round(1, 1), 1);
    hall.hold(round(1, 2), 2);
    let mut last: Vec<(Points, PersonId)> = Vec::new();
    for table in &hall.drawn(round(1, 2)).tables {
        if let Sheet::In(results) = &table.sheet {
            last.extend(
                results
                    .as_slice()
                    .iter()
                    .map(|result| (result.total, result.person)),
            );
        }
    }
    last.sort_by_key(|(total, _)| -*total);
    let course = hall.course();
    let cut = course.stages[0].cut.clone().unwrap();
    for (line, (total, _)) in cut.proposed.iter().zip(&last) {
        let own = last.iter().find(|(_, person)| person == line).unwrap().0;
        assert_eq!(own, *total);
    }
    assert!(cut.proposed.len() + cut.places_for_tied == 8);
}

/// Two are level by total: the one with a first and a last place, the other with a second and a
/// third; and the one with the first was behind before the last round.
#[test]
fn ties_are_told_apart_as_the_competition_says() {
    let rounds = [
        BTreeMap::from([(1, 5_000), (2, 25_000), (3, 35_000), (4, 35_000)]),
        BTreeMap::from([(1, 45_000), (2, 25_000), (3, 15_000), (4, 15_000)]),
    ];
    let cases = [
        (json!(["placings", "lot"]), [1, 2]),
        (json!(["total_before"]), [2, 1]),
    ];
    for (ties, ahead) in cases {
        let mut hall = Hall::new(competition(&json!(["lots", "lots"]), &ties));
        hall.enter(1..=4);
        for (number, points) in (1..).zip(&rounds) {
            hall.draw(1, number, number);
            let seats = hall.drawn(round(1, number)).tables[0].seats;
            let points = [0, 1, 2, 3].map(|seat: usize| points[&seats.as_slice()[seat].0]);
            hall.sheet(round(1, number), "A", points);
        }
        let course = hall.course();
        let lines = &course.stages[0].standing.lines;
        let line = |id| lines.iter().find(|line| line.person == person(id)).unwrap();
        assert_eq!((line(1).total, line(2).total), (Points(0), Points(0)));
        assert_eq!(
            (line(1).places, line(2).places),
            ([1, 0, 0, 1], [0, 1, 1, 0])
        );
        assert!(line(ahead[0]).rank < line(ahead[1]).rank, "{ties}");
    }
}

#[test]
fn a_lot_is_asked_for_and_decides_what_nothing_else_does() {
    let mut hall = Hall::new(competition(&json!(["lots"]), &json!(["placings", "lot"])));
    hall.enter(1..=8);
    hall.draw(1, 1, 1);
    hall.play(round(1, 1), &["B"]);
    assert!(
        hall.course().stages[0].standing.asks_for_lot.is_empty(),
        "not before every sheet is in"
    );
    for label in ["A", "B"] {
        hall.sheet(round(1, 1), label, [40_000, 30_000, 20_000, 10_000]);
    }
    let asked = hall.course().stages[0].standing.asks_for_lot.clone();
    assert_eq!(asked.iter().map(Vec::len).collect::<Vec<_>>(), [2; 4]);
    for mut tied in asked {
        tied.reverse();
        hall.happens(Happening::LotDrawn {
            stage: 1,
            order: tied.clone(),
            seed: None,
        });
        let order = ranked(&hall.course());
        let place = |person| order.iter().position(|other| *other == person);
        assert!(place(tied[0]) < place(tied[1]));
    }
    let ranks: Vec<u32> = hall
        .course()
        .ranking
        .iter()
        .map(|ranked| ranked.rank)
        .collect();
    assert_eq!(ranks, [1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn sitting_out_goes_round() {
    for method in ["random", "lots", "constraints", "swiss"] {
        let first = if method == "swiss" { "random" } else { method };
        let rounds = json!([first, method, method, method]);
        let mut hall = Hall::new(competition(&rounds, &json!([])));
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
fn swiss_rounds_bring_few_together_again() {
    let mut hall = Hall::new(competition(
        &json!(["random", "swiss", "swiss"]),
        &json!([]),
    ));
    hall.enter(1..=22);
    let mut met = std::collections::BTreeSet::new();
    for number in 1..=3 {
        hall.hold(round(1, number), number);
        let state = hall.course().round(round(1, number)).unwrap().clone();
        assert!(
            state.seated_otherwise.is_empty(),
            "as it would be drawn now"
        );
        assert!(state.unseated.is_empty() && state.strangers.is_empty());
        for table in &hall.drawn(round(1, number)).tables {
            for one in table.seats.as_slice() {
                for other in table.seats.as_slice() {
                    assert!(
                        one >= other || met.insert((*one, *other)),
                        "{one:?} and {other:?} meet again"
                    );
                }
            }
        }
    }
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
fn penalties_survive_and_are_refused_where_they_count_nowhere() {
    let mut hall = Hall::new(league("whole", "total"));
    hall.enter(1..=16);
    hall.hold(round(1, 1), 1);
    hall.hold(round(1, 2), 2);
    let taken = |person, stage, points, reason: &str| Happening::Adjusted {
        person,
        stage,
        points: Points(points),
        reason: reason.into(),
    };
    let through = decide(&mut hall, 1);
    let out = ranked(&hall.course())[15];
    let cases = [
        (taken(out, 2, -100, "遅刻"), Fault::NotInStage),
        (taken(out, 3, -100, "遅刻"), Fault::NoSuchRound),
        (taken(out, 1, -150, "遅刻"), Fault::Amount),
        (taken(out, 1, 0, "遅刻"), Fault::Amount),
        (taken(out, 1, -100, " "), Fault::NoReason),
        (taken(person(99), 1, -100, "遅刻"), Fault::NotPlaying),
        (
            Happening::Lifted {
                event: competition::EventId(1),
                reason: "a".into(),
            },
            Fault::NoSuchPenalty,
        ),
    ];
    for (what, fault) in cases {
        assert_eq!(hall.refuses(what.clone()), Some(fault), "{what:?}");
    }
    let event = hall.happens(taken(through[0], 1, -3_000, "遅刻"));
    let carried = |hall: &Hall| {
        let lines = hall.course().stages[1].standing.lines.clone();
        lines
            .into_iter()
            .find(|line| line.person == through[0])
            .unwrap()
            .carried
    };
    let with = carried(&hall);
    hall.happens(Happening::Lifted {
        event,
        reason: "取り消し".into(),
    });
    assert_eq!(carried(&hall), with + Points(3_000));
    assert_eq!(
        hall.course().penalties[0].lifted.as_deref(),
        Some("取り消し")
    );
}

#[test]
fn staff_step_in_from_a_round_on() {
    let mut hall = Hall::new(competition(&json!(["random", "random"]), &json!([])));
    hall.enter(1..=7);
    for id in [101, 102] {
        hall.happens(Happening::StaffNamed { person: person(id) });
    }
    hall.hold(round(1, 1), 1);
    let steps_in = Happening::Replaced {
        person: person(3),
        by: person(102),
        stage: 1,
        round: 2,
    };
    hall.happens(steps_in.clone());
    assert_eq!(
        hall.refuses(steps_in),
        Some(Fault::IsStaff),
        "once is enough"
    );
    let staff = |number| hall.course().round(round(1, number)).unwrap().staff.clone();
    assert_eq!(
        staff(1),
        [person(101), person(102)],
        "a draw can still be checked"
    );
    assert_eq!(staff(2), [person(102), person(101)]);
    hall.happens(Happening::Absent {
        person: person(101),
        stage: 1,
        round: 2,
    });
    assert_eq!(
        hall.course().round(round(1, 2)).unwrap().staff,
        [person(102)]
    );
    hall.happens(Happening::StaffNamed {
        person: person(103),
    });
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
    let mut hall = Hall::new(competition(&json!(["random"]), &json!([])));
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
    let mut hall = Hall::new(competition(
        &json!(["constraints", "constraints"]),
        &json!([]),
    ));
    hall.enter(1..=16);
    hall.draw(1, 1, 1);
    hall.play(round(1, 1), &[]);
    let seating = |number| {
        let drawn = hall.drawn(round(1, number));
        competition::Seating {
            tables: drawn.tables.iter().map(|table| table.seats).collect(),
            sits_out: drawn.sits_out.clone(),
        }
    };
    let quality = |seating: &competition::Seating| {
        let rounds = std::slice::from_ref(seating);
        competition::seating_quality(&hall.competition, &hall.history, round(1, 2), rounds).unwrap()
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
    let moved = competition::swap(&second, met[1], other).unwrap();
    assert!(quality(&moved).repeats > 0);
}
