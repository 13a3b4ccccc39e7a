//! What can be done to a competition, for playing at random.

use super::{day, now};
use competition::{
    Asked, Competition, CompetitionData, Draw, Happening, RoundNumber, preset, seat,
};
use db::{Club, Error, SeatedRound};
use proptest::prelude::*;
use scoring::{PersonId, Players, Points};
use std::ops::ControlFlow;

#[derive(Clone, Debug)]
pub enum CompetitionStep {
    Add(u8),
    Change(u32),
    Delete,
    Record(u8, u32, u32),
    Seat(u64, u32),
}

pub(super) fn competition_step() -> impl Strategy<Value = CompetitionStep> {
    prop_oneof![
        (0..3_u8).prop_map(CompetitionStep::Add),
        (1..9_u32).prop_map(CompetitionStep::Change),
        Just(CompetitionStep::Delete),
        (0..12_u8, 1..9_u32, 1..9_u32)
            .prop_map(|(what, one, other)| CompetitionStep::Record(what, one, other)),
        (0..12_u8, 1..9_u32, 1..9_u32)
            .prop_map(|(what, one, other)| CompetitionStep::Record(what, one, other)),
        (0..3_u64, 1..3_u32).prop_map(|(day, round)| CompetitionStep::Seat(day, round)),
    ]
}

/// A new-year day that small clubs can hold.
fn settled(number: u8, capacity: u32) -> Competition {
    let mut data: CompetitionData = preset("haku-2015").unwrap().data().clone();
    data.id = format!("day-{number}");
    data.name = format!("会{number}");
    data.entries.capacity = Some(capacity);
    data.entries.minimum = 0;
    data.penalties.offences = Some(2);
    Competition::new(data).unwrap()
}

fn happening(what: u8, person: PersonId, other: PersonId) -> Happening {
    let stage = 1;
    let reason = || "遅刻".to_owned();
    match what {
        0..=3 => Happening::Entered { person },
        4 => Happening::Cancelled { person },
        5 => Happening::Received {
            person,
            asked: Asked::GuardianConsent,
        },
        6 => Happening::StaffNamed { person },
        7 => Happening::Replaced {
            person,
            by: other,
            stage,
            round: 2,
        },
        8 => Happening::LotDrawn {
            stage,
            order: vec![person, other],
            seed: Some(1),
        },
        9 => Happening::Adjusted {
            person,
            stage,
            round: None,
            points: Points(-500),
            reason: reason(),
        },
        10 => Happening::Offended {
            person,
            stage: None,
            round: None,
            reason: reason(),
        },
        _ => Happening::Late { person, minutes: 3 },
    }
}

/// Does a step to the first competition, if there is one.
pub(super) fn in_competition(club: &mut Club, step: &CompetitionStep) -> Result<(), Error> {
    if let CompetitionStep::Add(number) = step {
        return club.add_competition(now(), &settled(*number, 4)).map(drop);
    }
    let Some(entry) = club.competitions().unwrap().into_iter().next() else {
        return Ok(());
    };
    let id_of = |club: &Club, number: u32| club.member(number).unwrap().map(|(id, _)| id);
    match step {
        CompetitionStep::Add(_) => Ok(()),
        CompetitionStep::Change(capacity) => {
            let mut data = entry.competition.data().clone();
            data.entries.capacity = Some(*capacity);
            club.change_competition(now(), entry.id, &Competition::new(data).unwrap())
        }
        CompetitionStep::Delete => club.delete_competition(now(), entry.id),
        CompetitionStep::Record(what, one, other) => match (id_of(club, *one), id_of(club, *other))
        {
            (Some(one), Some(other)) => club
                .record_happenings(now(), entry.id, now(), &[happening(*what, one, other)])
                .map(drop),
            _ => Ok(()),
        },
        CompetitionStep::Seat(number, round) => {
            let wanted = Draw {
                number: RoundNumber {
                    stage: 1,
                    round: *round,
                },
                players: Players::Four,
                seed: 1,
                despite_missing_sheets: true,
            };
            let history = club.competition_history(entry.id).unwrap();
            let drawn = seat(&entry.competition, &history, wanted, |_| {
                ControlFlow::Break(())
            });
            let Some(seating) = drawn.ok().and_then(|rounds| rounds.into_iter().next()) else {
                return Ok(());
            };
            let round = SeatedRound {
                number: wanted.number,
                seed: Some(1),
                seating,
                reason: None,
            };
            club.seat_competition(now(), entry.id, now(), day(*number), &[round])
                .map(drop)
        }
    }
}
