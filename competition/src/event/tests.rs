use super::{Event, EventId, Happening, History, Round, RoundNumber};

fn round(stage: u32, round: u32) -> RoundNumber {
    RoundNumber { stage, round }
}

/// Two stages of two rounds, each with a cut at its end.
fn history() -> History {
    let cut = |stage: u32| Event {
        id: EventId(stage.into()),
        at: chrono::NaiveDateTime::default(),
        what: Happening::CutDecided {
            stage,
            through: Vec::new(),
        },
    };
    let played = |number| Round {
        number,
        tables: Vec::new(),
        sits_out: Vec::new(),
    };
    History {
        events: vec![cut(1), cut(2)],
        rounds: vec![round(1, 1), round(1, 2), round(2, 1), round(2, 2)]
            .into_iter()
            .map(played)
            .collect(),
        ..History::default()
    }
}

#[test]
fn what_ends_a_stage_is_known_once_its_last_round_is_played() {
    for (number, rounds, cuts) in [
        (round(1, 1), 1, vec![]),
        (round(1, 2), 2, vec![1]),
        (round(2, 1), 3, vec![1]),
        (round(2, 2), 4, vec![1, 2]),
    ] {
        let known = history().up_to(number);
        let decided = known.events.iter().map(|event| event.id.0);
        assert_eq!(known.rounds.len(), rounds, "{number:?}");
        assert_eq!(decided.collect::<Vec<_>>(), cuts, "{number:?}");
    }
}
