//! How it stood after an earlier round.

use super::hall::{Hall, absent, lot_drawn, named, one_stage, people, person, round};
use competition::course::Fault;
use competition::{Competition, CompetitionData, Happening};
use scoring::Points;
use serde_json::json;

#[test]
fn standings_after_a_round_are_without_what_was_given_later() {
    let mut hall = Hall::new(one_stage(
        &json!(["random", "random", "random"]),
        &json!(["lot"]),
    ));
    hall.enter(1..=8);
    let mut data: CompetitionData = hall.competition.clone().into();
    data.penalties.offences = Some(1);
    hall.competition = Competition::new(data).unwrap();
    hall.hold(round(1, 1), 1);
    let given = |who, after, points| Happening::Adjusted {
        person: person(who),
        stage: 1,
        round: after,
        points: Points(points),
        reason: "記入誤り".into(),
    };
    hall.happens(given(1, None, -1_000));
    hall.happens(given(2, Some(1), -2_000));
    assert_eq!(
        hall.refuses(given(2, Some(4), -2_000)),
        Some(Fault::NoSuchRound)
    );
    hall.hold(round(1, 2), 2);
    let after_two = hall.course().stages[0].standing.clone();
    hall.happens(given(3, Some(2), -3_000));
    hall.happens(Happening::Offended {
        person: person(4),
        stage: Some(1),
        round: Some(2),
        reason: "私語".into(),
    });
    let then = hall.course().stages[0].standing.clone();
    hall.hold(round(1, 3), 3);
    hall.happens(given(5, Some(3), -5_000));
    hall.happens(lot_drawn(1, people([6, 7])));
    let after = |number| {
        let mut past = hall.clone();
        past.history = hall.history.up_to(round(1, number));
        let course = past.course();
        assert_eq!(course.problems, []);
        let lines = course.stages[0].standing.lines.clone();
        (past.history, lines)
    };
    let (history, lines) = after(2);
    assert_eq!(lines, then.lines);
    assert_ne!(lines, after_two.lines);
    let lots = history
        .events
        .iter()
        .filter(|one| matches!(one.what, Happening::LotDrawn { .. }));
    assert_eq!(lots.count(), 0);
    let penalties = |number| -> Vec<(i64, Points)> {
        let taken = after(number).1.into_iter();
        let taken = taken.map(|line| (line.person.0, line.penalties));
        let mut taken: Vec<_> = taken
            .filter(|(_, points)| *points != Points::ZERO)
            .collect();
        taken.sort();
        taken
    };
    let (one, two) = ((1, Points(-1_000)), (2, Points(-2_000)));
    assert_eq!(penalties(1), [one, two]);
    assert_eq!(penalties(2), [one, two, (3, Points(-3_000))]);
    assert_eq!(
        penalties(3),
        [one, two, (3, Points(-3_000)), (5, Points(-5_000))]
    );
    let disqualified = |number| after(number).1.iter().any(|line| line.disqualified);
    assert_eq!(
        (1..=3).map(disqualified).collect::<Vec<_>>(),
        [false, true, true]
    );
}

#[test]
fn standings_after_a_round_do_not_know_who_leaves_later() {
    let mut hall = Hall::new(one_stage(
        &json!(["random", "random", "random"]),
        &json!([]),
    ));
    hall.enter(1..=4);
    hall.happens(named(101));
    hall.hold(round(1, 1), 1);
    hall.hold(round(1, 2), 2);
    hall.happens(absent(person(1), 1, 3));
    hall.hold(round(1, 3), 3);
    let left = |number| {
        let mut past = hall.clone();
        past.history = hall.history.up_to(round(1, number));
        past.course().stages[0]
            .standing
            .lines
            .iter()
            .any(|line| line.left)
    };
    assert_eq!((1..=3).map(left).collect::<Vec<_>>(), [false, true, true]);
}
