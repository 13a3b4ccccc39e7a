//! A competition that has begun.

use competition::{
    Competition, Event, EventId, Happening, History, Round, RoundNumber, Sheet, Table,
    preset as contest_preset,
};
use scoring::record::SeatResult;
use scoring::{Balance, BySeat, PersonId, Played, Points, preset, settle};

/// Eight people of a youth cup, who played the first round at the first of their two tables.
pub fn begun() -> (Competition, History) {
    let at = "2025-10-04T09:00:00".parse().unwrap();
    let event = |id, what| Event {
        id: EventId(id),
        at,
        what,
    };
    let mut events: Vec<Event> = (1..=8)
        .map(|id| {
            let person = PersonId(id);
            event(id, Happening::Entered { person })
        })
        .collect();
    events.push(event(
        9,
        Happening::Absent {
            person: PersonId(8),
            stage: 1,
            round: 2,
        },
    ));
    let reason = "席を間違えた".to_owned();
    let (person, stage, points) = (PersonId(3), 1, Points(-3_000));
    events.push(event(
        10,
        Happening::Adjusted {
            person,
            stage,
            round: None,
            points,
            reason,
        },
    ));
    let order = [5, 6].map(PersonId).to_vec();
    let seed = None;
    events.push(event(11, Happening::LotDrawn { stage, order, seed }));
    let competition = contest_preset("wakakujira-2025").unwrap();
    let rules = preset(&competition.data().stages[0].rules).unwrap();
    let played = Played::new(BySeat::four([41_600, 25_900, 20_000, 12_500].map(Points)));
    let settled = settle(&rules, &played, Balance::Required).unwrap();
    let seats = |first: i64| BySeat::four([0, 1, 2, 3].map(|seat| PersonId(first + seat)));
    let results = BySeat::from_fn(rules.players(), |seat| {
        SeatResult::of(seats(1)[seat], &played, &settled, seat)
    });
    let table = |label: &str, first, sheet| Table {
        label: label.into(),
        seats: seats(first),
        sheet,
    };
    let round = Round {
        number: RoundNumber { stage: 1, round: 1 },
        tables: vec![
            table("A", 1, Sheet::In(results)),
            table("B", 5, Sheet::Missing),
        ],
        sits_out: Vec::new(),
    };
    let history = History {
        events,
        rounds: vec![round],
        ..History::default()
    };
    (competition, history)
}
