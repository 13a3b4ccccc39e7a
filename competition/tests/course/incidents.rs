//! What happens on a day besides its hanchan, and what it may not change.

use super::hall::{
    ALIKE, Hall, absent, awarded, decide, late, lifted, lot_drawn, named, offended, one_stage,
    people, person, ranked, replaced, round,
};
use competition::course::{Fault, Staff};
use competition::{CannotSeat, Competition, CompetitionData, EventId, Happening, preset};
use scoring::{PersonId, Points};
use serde_json::json;
use std::collections::BTreeSet;

#[test]
fn nobody_is_absent_from_a_round_that_was_played() {
    let mut hall = Hall::new(one_stage(&json!(["random", "random"]), &json!([])));
    hall.enter(1..=4);
    hall.happens(named(101));
    hall.hold(round(1, 1), 1);
    let before = hall.course();
    let replaced = |number| replaced(person(1), person(101), 1, number);
    for what in [absent(person(1), 1, 1), replaced(1)] {
        assert_eq!(hall.refuses(what), Some(Fault::HasPlayedRound));
    }
    assert_eq!(hall.refuses(replaced(2)), None);
    // A log that says so all the same, as one written earlier may, takes nothing from anybody.
    hall.history.events.push(competition::Event {
        id: EventId(999),
        at: hall.now,
        what: absent(person(1), 1, 1),
    });
    assert_eq!(hall.course().ranking, before.ranking);
}

#[test]
fn who_comes_back_has_sat_the_missed_rounds_out() {
    let rounds = json!(["random", "random", "random"]);
    let mut hall = Hall::new(one_stage(&rounds, &json!([])));
    hall.enter(1..=4);
    hall.happens(named(101));
    hall.hold(round(1, 1), 1);
    let back = |number| Happening::Returned {
        person: person(2),
        stage: 1,
        round: number,
    };
    assert_eq!(hall.refuses(back(2)), Some(Fault::NotAbsent));
    hall.happens(replaced(person(2), person(101), 1, 2));
    hall.hold(round(1, 2), 2);
    assert_eq!(hall.refuses(back(2)), Some(Fault::NotAbsent), "2 is missed");
    hall.happens(back(3));
    hall.hold(round(1, 3), 3);
    let course = hall.course();
    let due = |number| course.round(round(1, number)).unwrap().due.clone();
    assert!(!due(2).contains(&person(2)) && due(3).contains(&person(2)));
    assert_eq!(course.problems, []);
    let line = &course.stages[0].standing.lines;
    let line = line.iter().find(|line| line.person == person(2)).unwrap();
    assert!(!line.left && line.rank.is_some());
    assert_eq!(line.results.iter().flatten().count(), 2);
    let staff = course.round(round(1, 3)).unwrap().staff.clone();
    assert_eq!(staff, [person(101)], "who stood in fills tables again");
}

#[test]
fn whoever_comes_back_frees_the_one_who_stood_in_as_long_as_that_one_is_there() {
    let mut hall = Hall::new(one_stage(
        &json!(["random", "random", "random", "random"]),
        &json!([]),
    ));
    hall.enter(1..=4);
    for staff in 101..=103 {
        hall.happens(named(staff));
    }
    for id in 1..=3 {
        hall.happens(replaced(person(id), person(100 + id), 1, 2));
    }
    let back = |id, number| Happening::Returned {
        person: person(id),
        stage: 1,
        round: number,
    };
    let stands = |hall: &Hall, id: i64| {
        let mut staff = hall.course().entries.staff;
        staff.retain(|staff| staff.person == person(id));
        let short = |staff: &Staff| {
            (
                staff.instead_of,
                staff.from.round,
                staff.left.map(|left| left.round),
            )
        };
        staff.iter().map(short).collect::<Vec<_>>()
    };
    let since = |id, until| (Some(person(id)), 2, until);
    hall.happens(back(1, 3));
    assert_eq!(
        stands(&hall, 101)[1..],
        [since(1, Some(3)), (None, 3, None)]
    );
    assert_eq!(
        stands(&hall, 102)[1..],
        [since(2, None)],
        "instead of somebody else"
    );
    hall.happens(absent(person(102), 1, 4));
    hall.happens(back(2, 3));
    assert_eq!(
        stands(&hall, 102)[1..],
        [since(2, Some(3)), (None, 3, Some(4))]
    );
    hall.happens(absent(person(103), 1, 3));
    hall.happens(back(3, 3));
    assert_eq!(stands(&hall, 103)[1..], [since(3, Some(3))], "gone by then");
}

#[test]
fn an_absence_ends_with_the_persons_own_return() {
    let mut hall = Hall::new(one_stage(
        &json!(["random", "random", "random"]),
        &json!([]),
    ));
    hall.enter(1..=9);
    let back = |id, number| Happening::Returned {
        person: person(id),
        stage: 1,
        round: number,
    };
    hall.happens(absent(person(9), 1, 1));
    hall.hold(round(1, 1), 1);
    hall.happens(back(9, 2));
    hall.happens(absent(person(8), 1, 2));
    for number in 2..=3 {
        hall.hold(round(1, number), number);
    }
    assert_eq!(hall.course().problems, []);
    // As a log says that was written out of order.
    let logs = [
        vec![absent(person(1), 1, 1)],
        vec![absent(person(1), 1, 1), back(8, 2)],
        vec![absent(person(1), 1, 1), back(1, 2)],
    ];
    for log in logs {
        let mut hall = hall.clone();
        let first = hall.history.events.len();
        for (place, what) in log.into_iter().enumerate() {
            hall.history.events.push(competition::Event {
                id: EventId(900 + i64::try_from(place).unwrap()),
                at: hall.now,
                what,
            });
        }
        let first = hall.history.events[first].id;
        let problems = hall.course().problems;
        assert!(
            problems.iter().any(|problem| problem.event == first),
            "{problems:?}"
        );
    }
}

#[test]
fn a_lateness_written_down_again_takes_the_place_of_the_first() {
    let mut hall = Hall::of("haku-2015");
    hall.enter(1..=12);
    let first = hall.happens(late(person(3), 35));
    hall.happens(late(person(3), 5));
    for number in 1..=4 {
        if number == 1 {
            hall.draw(1, 1, 1);
        }
        hall.play(round(1, number), &[]);
    }
    let of_three = |hall: &Hall| {
        let lines = hall.course().stages[0].standing.lines.clone();
        let mut lines = lines.into_iter();
        lines
            .find(|line| line.person == person(3))
            .unwrap()
            .penalties
    };
    assert_eq!(of_three(&hall), Points(-2_500));
    // To excuse the one that was replaced already excuses nothing more.
    hall.happens(lifted(first));
    assert_eq!(of_three(&hall), Points(-2_500));
}

#[test]
fn no_release_empties_the_field_and_who_comes_late_has_arrived() {
    let mut hall = Hall::of("haku-2015");
    hall.enter(1..=10);
    let released = Happening::NoShowsReleased;
    assert_eq!(hall.refuses(released), Some(Fault::NobodyArrived));
    hall.happens(late(person(1), 5));
    hall.happens(Happening::CheckedIn { person: person(2) });
    hall.happens(Happening::NoShowsReleased);
    assert_eq!(hall.course().entries.playing, people([1, 2]));
}

#[test]
fn a_smaller_capacity_takes_nobody_who_played_out() {
    let mut hall = Hall::of("wakakujira-2025");
    hall.enter(1..=4);
    for number in 1..=4 {
        hall.hold(round(1, number), number);
    }
    let before = hall.course().ranking;
    let mut data: CompetitionData = hall.competition.into();
    data.entries.capacity = Some(3);
    hall.competition = Competition::new(data).unwrap();
    assert_eq!(hall.course().ranking, before);
    hall.enter([5]);
    let waiting = hall.course().entries.waiting;
    assert_eq!(waiting, people([5]), "nobody else comes in");
}

#[test]
fn nobody_stands_in_for_two() {
    let mut hall = Hall::new(one_stage(&json!(["random", "random"]), &json!([])));
    hall.enter(1..=4);
    let by_staff = |id| replaced(person(id), person(101), 1, 2);
    hall.happens(named(101));
    hall.happens(by_staff(1));
    assert_eq!(hall.refuses(by_staff(2)), Some(Fault::StandsInAlready));
}

/// A knockout up to the semi-final, and who goes on to it.
fn semi_final() -> (Hall, Vec<PersonId>) {
    let mut hall = Hall::of("hakuryuo-40");
    hall.enter(1..=48);
    for number in 1..=3 {
        hall.hold(round(1, number), number);
    }
    let through = decide(&mut hall, 1);
    (hall, through)
}

#[test]
fn who_drops_out_before_the_draw_has_the_cut_decided_anew() {
    let (mut hall, through) = semi_final();
    assert_eq!(hall.course().cut_to_decide(), None);
    hall.happens(absent(through[0], 2, 1));
    assert_eq!(hall.course().cut_to_decide(), Some(1));
    let stage = 1;
    assert_eq!(
        hall.drawing(2, 1, 1),
        Err(CannotSeat::CutToDecideAnew { stage })
    );
    let anew = decide(&mut hall, 1);
    assert_eq!((anew.len(), anew.contains(&through[0])), (16, false));
    assert_eq!(hall.course().cut_to_decide(), None);
    let drawn = hall.drawing(2, 1, 1).unwrap().remove(0);
    assert_eq!((drawn.tables.len(), drawn.sits_out), (4, Vec::new()));
}

#[test]
fn nobody_sits_out_of_a_knockout() {
    let (mut hall, through) = semi_final();
    let fifteen = Happening::CutDecided {
        stage: 1,
        through: through[1..].to_vec(),
    };
    hall.happens(fifteen);
    assert_eq!(
        hall.drawing(2, 1, 1),
        Err(CannotSeat::NotWholeTables { missing: 1 })
    );
}

#[test]
fn a_table_of_the_final_tells_equals_apart_itself() {
    let (mut hall, _) = semi_final();
    hall.hold(round(2, 1), 4);
    decide(&mut hall, 2);
    hall.draw(3, 1, 5);
    hall.sheet(round(3, 1), "A", [41_000, 31_900, 31_200, -4_100]);
    let course = hall.course();
    let standing = &course.stage(3).unwrap().standing;
    let ranks: Vec<Option<u32>> = standing.lines.iter().map(|line| line.rank).collect();
    assert_eq!(ranks, [Some(1), Some(2), Some(3), Some(4)]);
    assert_eq!(standing.lines[1].total, standing.lines[2].total);
    let seats = hall.drawn(round(3, 1)).tables[0].seats;
    let order: Vec<PersonId> = standing.lines.iter().map(|line| line.person).collect();
    assert_eq!(order, seats.as_slice());
    for stage in &course.stages {
        assert_eq!(stage.standing.asks_for_lot, Vec::<Vec<PersonId>>::new());
    }
}

#[test]
fn a_lot_between_tables_leaves_each_table_in_its_order() {
    // Rounded to whole thousands, two of table A and one of table B are level.
    let data = json!({
        "id": "day", "ties": ["lot"], "prizes": {"certificates": 8},
        "stages": [{"name": "day", "rules": "hakuryuo-40", "rounds": ["lots"]}],
    });
    let mut hall = Hall::new(serde_json::from_value(data).unwrap());
    hall.enter(1..=8);
    hall.draw(1, 1, 1);
    hall.sheet(round(1, 1), "A", [41_000, 31_900, 31_200, -4_100]);
    hall.sheet(round(1, 1), "B", [40_000, 31_500, 28_600, -100]);
    let asked = hall.course().stages[0].standing.asks_for_lot.clone();
    let level = asked.iter().find(|tied| tied.len() == 3).unwrap().clone();
    let at = |label: &str, seat: usize| {
        let tables = &hall.drawn(round(1, 1)).tables;
        let table = tables.iter().find(|table| table.label == label).unwrap();
        table.seats.as_slice()[seat]
    };
    let (second, third, other) = (at("A", 1), at("A", 2), at("B", 1));
    assert_eq!(
        level.iter().collect::<BTreeSet<_>>(),
        BTreeSet::from([&second, &third, &other])
    );
    hall.happens(lot_drawn(1, vec![third, other, second]));
    let order = ranked(&hall.course());
    let order: Vec<PersonId> = order
        .into_iter()
        .filter(|one| level.contains(one))
        .collect();
    assert_eq!(order, [second, other, third]);
}

#[test]
fn a_lot_is_asked_for_only_where_something_hangs_on_it() {
    let asked = |down_to| {
        let mut hall = Hall::new(awarded(&json!(["lots"]), &json!(["lot"]), down_to));
        hall.enter(1..=8);
        hall.draw(1, 1, 1);
        hall.sheets_alike(round(1, 1), ALIKE);
        hall.course().stages[0].standing.asks_for_lot.len()
    };
    assert_eq!([asked(0), asked(1), asked(3), asked(8)], [0, 1, 2, 4]);
}

#[test]
fn who_is_disqualified_gets_nothing_and_is_measured_against_by_nobody() {
    let mut hall = Hall::of("wakakujira-2025");
    hall.enter(1..=8);
    for number in 1..=4 {
        hall.hold(round(1, number), number);
    }
    let order = ranked(&hall.course());
    for _ in 0..2 {
        hall.happens(offended(order[0]));
    }
    let course = hall.course();
    let last_round = &course.stages[0].rounds[3];
    assert_eq!(last_round.seated_otherwise, Vec::<String>::new());
    let certificates: Vec<PersonId> = course.certificates.iter().map(|one| one.person).collect();
    assert_eq!(certificates, order[1..5]);
    assert_eq!(course.certificates[0].rank, 1);
    let lines = &course.stages[0].standing.lines;
    assert_eq!((lines[0].person, lines[0].rank), (order[1], Some(1)));
    let last = lines.last().unwrap();
    assert_eq!(
        (last.person, last.rank, last.disqualified),
        (order[0], None, true)
    );
    assert_eq!(
        last.results,
        hall_results(&hall, order[0]),
        "the results stand"
    );
}

fn hall_results(hall: &Hall, person: PersonId) -> Vec<Option<Points>> {
    let of = |number: u32| {
        let mut results = hall
            .drawn(round(1, number))
            .tables
            .iter()
            .flat_map(|table| {
                let competition::Sheet::In(results) = &table.sheet else {
                    return Vec::new();
                };
                results.as_slice().to_vec()
            });
        results
            .find(|result| result.person == person)
            .map(|result| result.total)
    };
    (1..=4).map(of).collect()
}

#[test]
fn places_of_unknown_number_are_offered_to_nobody_yet() {
    let mut hall = Hall::new(preset("haku-2015").unwrap());
    hall.enter(1..=12);
    hall.draw(1, 1, 1);
    for number in 1..=4 {
        hall.play(round(1, number), &[]);
    }
    let offer = hall.course().offers[0].clone();
    assert_eq!((offer.count, offer.next.len()), (None, 0));
    let offered = Happening::PlaceOffered {
        person: person(1),
        place: offer.place,
    };
    assert_eq!(hall.refuses(offered), Some(Fault::NoPlacesKnown));
}
