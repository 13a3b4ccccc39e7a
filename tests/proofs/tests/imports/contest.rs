//! A competition whose first rounds are drawn, and the results of them as a club brings them.

use crate::ground::Ground;
use crate::noise::Noise;
use crate::real::{Real, now};
use crate::trial::{dry_run_and_import, is_as_meant, is_as_told, rows};
use competition::{
    Competition, CompetitionData, Course, Draw, Happening, RoundNumber, preset, seat,
};
use db::{Club, CompetitionId, Error, FileKind, ImportFiles, SeatedRound, Source};
use proofs::FOR_EVER;
use rand::RngExt;
use scoring::{Period, PersonId, Players};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::ControlFlow;

/// How many of its rounds are drawn.
const ROUNDS: u32 = 2;

/// A new-year day for eight, as somebody settles it.
pub fn settled(id: &str, name: &str) -> CompetitionData {
    let mut data = preset("haku-2015").unwrap().data().clone();
    id.clone_into(&mut data.id);
    name.clone_into(&mut data.name);
    data.entries.capacity = Some(8);
    data.entries.minimum = 0;
    data
}

/// A club which holds it, and its results.csv.
pub struct Held {
    ground: Ground,
    results: Vec<u8>,
}

impl Held {
    pub fn new(real: &Real) -> Self {
        let mut results = String::new();
        let ground = Ground::new(&real.members, FOR_EVER, |club| {
            let competition = Competition::new(settled("new-year", "新春大会")).unwrap();
            let id = club.add_competition(now(), &competition).unwrap();
            enter(club, id, 8).unwrap();
            for round in 1..=ROUNDS {
                draw(club, id, round).unwrap();
            }
            results = of_drawn_rounds(club);
        });
        Self {
            ground,
            results: results.into_bytes(),
        }
    }

    /// Brings its results, as they are or with something changed.
    pub fn bring(&mut self, input: u64, noise: &mut Noise) {
        let is_right = noise.random.random_ratio(1, 5);
        let given = if is_right {
            self.results.clone()
        } else {
            noise.changed(self.results.clone())
        };
        let right = is_right.then(|| rows(&given));
        let results = Source::new("results.csv", given);
        let files = ImportFiles {
            results: Some(results),
            ..ImportFiles::default()
        };
        let result = self.ground.bring(
            input,
            move |club| Ok(dry_run_and_import(club, &files)?),
            move |club, summary, before| {
                is_as_told(club, &summary, before);
                let entry = club.competitions().unwrap().remove(0);
                let history = club.competition_history(entry.id).unwrap();
                let course = Course::of(&entry.competition, &history);
                assert!(course.problems.is_empty(), "{:?}", course.problems);
                if let Some(right) = right {
                    is_as_meant(club, FileKind::Results, &right);
                }
            },
        );
        if let Err(why) = result {
            assert!(!is_right, "input {input} is right, but: {why}");
        }
    }

    pub fn ends(self, proof: &str) {
        self.ground.ends(proof);
    }
}

/// The first so many members enter.
pub fn enter(club: &mut Club, id: CompetitionId, count: u32) -> Result<(), Error> {
    let entered = (1..=count).map(|number| {
        let (person, _) = club.member(number).unwrap().unwrap();
        Happening::Entered { person }
    });
    let entered: Vec<Happening> = entered.collect();
    club.record_happenings(now(), id, now(), &entered).map(drop)
}

/// Draws a round, where it can be.
pub fn draw(club: &mut Club, id: CompetitionId, round: u32) -> Result<(), String> {
    let entry = club.competition(id).unwrap();
    let history = club.competition_history(id).unwrap();
    let stage = 1;
    let number = RoundNumber { stage, round };
    let wanted = Draw {
        number,
        players: Players::Four,
        seed: 1,
        despite_missing_sheets: true,
    };
    let drawn = seat(&entry.competition, &history, wanted, |_| {
        ControlFlow::Break(())
    });
    let drawn = drawn.map_err(|error| error.to_string())?;
    let seating = drawn.into_iter().next().ok_or("no round came of it")?;
    let rounds = [SeatedRound {
        number,
        seed: Some(1),
        seating,
        reason: None,
    }];
    let day = now().date();
    club.seat_competition(now(), id, now(), day, &rounds)
        .map(drop)
        .map_err(|error| error.to_string())
}

fn of_drawn_rounds(club: &Club) -> String {
    let mut text = "date,series,round,table,seat,member,points,last_dealer\n".to_owned();
    let (session, about) = club.sessions(Period::ALWAYS).unwrap().pop().unwrap();
    let all = club.series().unwrap();
    let (_, series) = all.iter().find(|(id, _)| *id == about.series).unwrap();
    let members: BTreeMap<PersonId, u32> = club
        .members()
        .unwrap()
        .into_iter()
        .map(|(id, member)| (id, member.number))
        .collect();
    for plan in club.round_plans(session).unwrap() {
        for table in &plan.tables {
            let points = [35_300, 26_000, 21_700, 17_000];
            for ((seat, person), points) in table.seats.iter().zip(points) {
                // Writing into a text cannot fail.
                let _ = writeln!(
                    text,
                    "{},{series},{},{},{},{},{points},N",
                    about.date,
                    plan.round,
                    table.label,
                    seat.letter(),
                    members[person]
                );
            }
        }
    }
    text
}
