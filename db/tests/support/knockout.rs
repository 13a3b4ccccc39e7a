//! A competition in the club's file, and its rounds as they are drawn.

use super::{club, day, member, now};
use competition::{Competition, CompetitionData, Draw, Happening, RoundNumber, preset, seat};
use db::{Club, CompetitionId, SeatedRound};
use scoring::{PersonId, Players};
use std::ops::ControlFlow;
use tempfile::TempDir;

/// Sixteen people in a knockout of sixteen: a hanchan, the first four, a final.
pub fn knockout() -> (TempDir, Club, CompetitionId, Vec<PersonId>) {
    let (folder, mut club) = club();
    let people: Vec<PersonId> = (1..=18)
        .map(|number| {
            club.add_member(now(), &member(number, format!("選手{number}")))
                .unwrap()
        })
        .collect();
    let mut data: CompetitionData = preset("hakuryuo-40").unwrap().data().clone();
    data.name = "小さな大会".into();
    data.entries.capacity = Some(16);
    data.stages.remove(0);
    let id = club
        .add_competition(now(), &Competition::new(data).unwrap())
        .unwrap();
    let entered: Vec<Happening> = people[..17]
        .iter()
        .map(|person| Happening::Entered { person: *person })
        .collect();
    record(&mut club, id, &entered).unwrap();
    (folder, club, id, people)
}

pub fn record(club: &mut Club, id: CompetitionId, what: &[Happening]) -> Result<(), db::Error> {
    club.record_happenings(now(), id, now(), what).map(drop)
}

pub fn draw(club: &mut Club, id: CompetitionId, number: RoundNumber) -> u32 {
    let entry = club.competition(id).unwrap();
    let history = club.competition_history(id).unwrap();
    let wanted = Draw {
        number,
        players: Players::Four,
        seed: 40,
        despite_missing_sheets: false,
    };
    let drawn = seat(&entry.competition, &history, wanted, |_| {
        ControlFlow::Continue(())
    });
    let rounds: Vec<SeatedRound> = drawn
        .unwrap()
        .into_iter()
        .map(|seating| SeatedRound {
            number,
            seed: Some(40),
            seating,
            reason: None,
        })
        .collect();
    let places = club
        .seat_competition(now(), id, now(), day("2026-01-04"), &rounds)
        .unwrap();
    places[0].round_of_day
}
