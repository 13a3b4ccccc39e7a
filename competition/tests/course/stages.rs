//! Stages of other competitions than the presets: what is carried over, and how ties end.

use super::hall::{
    ALIKE, Hall, adjusted, awarded, decide, lifted, lot_drawn, one_stage, person, ranked, round,
    sums,
};
use competition::course::Fault;
use competition::{Competition, Happening, Sheet};
use scoring::{PersonId, Points};
use serde_json::json;
use std::collections::BTreeMap;

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
        hall.happens(adjusted(first, 1, bonus.0));
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

#[test]
fn a_penalty_counts_in_the_last_hanchan_where_that_alone_decides() {
    let mut hall = Hall::new(league("none", "last_hanchan"));
    hall.enter(1..=16);
    hall.hold(round(1, 1), 1);
    hall.hold(round(1, 2), 2);
    let proposed = |hall: &Hall| hall.course().stages[0].cut.clone().unwrap().proposed;
    let first = proposed(&hall)[0];
    let given = |points| adjusted(first, 1, points);
    let penalty = hall.happens(given(-200_000));
    assert!(!proposed(&hall).contains(&first));
    hall.happens(lifted(penalty));
    assert_eq!(proposed(&hall)[0], first);
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
        let mut hall = Hall::new(one_stage(&json!(["lots", "lots"]), &ties));
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
    let mut hall = Hall::new(awarded(&json!(["lots"]), &json!(["placings", "lot"]), 8));
    hall.enter(1..=8);
    hall.draw(1, 1, 1);
    hall.play(round(1, 1), &["B"]);
    assert!(
        hall.course().stages[0].standing.asks_for_lot.is_empty(),
        "not before every sheet is in"
    );
    hall.sheets_alike(round(1, 1), ALIKE);
    let asked = hall.course().stages[0].standing.asks_for_lot.clone();
    assert_eq!(asked.iter().map(Vec::len).collect::<Vec<_>>(), [2; 4]);
    for mut tied in asked {
        tied.reverse();
        hall.happens(lot_drawn(1, tied.clone()));
        let order = ranked(&hall.course());
        let place = |person| order.iter().position(|other| *other == person);
        assert!(place(tied[0]) < place(tied[1]));
    }
    let ranks: Vec<u32> = hall
        .course()
        .ranking
        .iter()
        .filter_map(|ranked| ranked.rank)
        .collect();
    assert_eq!(ranks, [1, 2, 3, 4, 5, 6, 7, 8]);
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
        round: None,
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
        (lifted(competition::EventId(1)), Fault::NoSuchPenalty),
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
    hall.happens(lifted(event));
    assert_eq!(carried(&hall), with + Points(3_000));
    assert_eq!(
        hall.course().penalties[0].lifted.as_deref(),
        Some("取り消し")
    );
}

#[test]
fn what_was_carried_over_counts_as_the_total_before_the_first_round() {
    let data = json!({
        "id": "league",
        "ties": ["total_before"],
        "stages": [
            {"name": "first", "rules": "haku-2015", "rounds": ["lots"], "cut": {"through": 4}},
            {"name": "second", "rules": "haku-2015", "rounds": ["lots"], "carry_over": "whole"},
        ],
    });
    let mut hall = Hall::new(serde_json::from_value(data).unwrap());
    hall.enter(1..=8);
    hall.draw(1, 1, 1);
    hall.sheets_alike(round(1, 1), ALIKE);
    let through = decide(&mut hall, 1);
    let (ahead, behind) = (through[0], through[2]);
    hall.draw(2, 1, 2);
    // Both come to 35,000: from 30,000 with a second place, and from 10,000 with a first.
    let points = |person| match person {
        _ if person == behind => 35_000,
        _ if person == ahead => 25_000,
        _ => 20_000,
    };
    let seats = hall.drawn(round(2, 1)).tables[0].seats;
    let points = [0, 1, 2, 3].map(|seat: usize| points(seats.as_slice()[seat]));
    hall.sheet(round(2, 1), "A", points);
    let course = hall.course();
    let level = &course.ranking[..2];
    assert_eq!([level[0].total, level[1].total], [Points(35_000); 2]);
    assert_eq!([level[0].person, level[1].person], [ahead, behind]);
    assert_eq!([level[0].rank, level[1].rank], [Some(1), Some(2)]);
}
