//! Two files of one club: what was done in one and not in the other is told, and brought over one by one.

mod apart;
mod laws;
mod obstacles;
mod together;

use crate::support::sheet::{entry, five};
use crate::support::{adjustment, club, day, member, now, refused, season, void};
use db::{Club, Comparison, Error, Lacking, Member, Obstacle, OperationId, Refused};
use scoring::hand_value::Level;
use scoring::record::{Adjustment, HandEntry, HandName, ScoreSheet, Session};
use scoring::{BySeat, HanchanId, Period, PersonId, Points, Seat};
use std::fs;
use tempfile::TempDir;

/// A club of five and its copy, as a folder that is kept alike on two machines has them: the folder, the
/// file here and the one there, and the people.
type Two = (TempDir, Club, Club, Vec<PersonId>);

fn two() -> Two {
    let (folder, mut here, people) = five();
    here.enter_hanchan(now(), &entry(&here, &people), &[])
        .unwrap();
    two_of(folder, here, people)
}

fn two_of(folder: TempDir, here: Club, people: Vec<PersonId>) -> Two {
    let copy = folder.path().join("club (コピー).hanchan");
    fs::copy(here.path(), &copy).unwrap();
    let there = Club::open(copy).unwrap();
    (folder, here, there, people)
}

/// Another table of the same evening, or a later round.
fn sheet(club: &Club, people: &[PersonId], round: u32, table: &str) -> ScoreSheet {
    ScoreSheet {
        round,
        table: table.into(),
        ..entry(club, people)
    }
}

fn only_there(comparison: &Comparison) -> Vec<OperationId> {
    let differences = comparison.only_there.iter();
    differences
        .map(|(difference, _)| difference.entry.id)
        .collect()
}

fn obstacles(comparison: &Comparison) -> Vec<Option<Obstacle>> {
    let differences = comparison.only_there.iter();
    differences.map(|(_, obstacle)| obstacle.clone()).collect()
}

fn obstacle<T: std::fmt::Debug>(result: Result<T, Error>) -> Obstacle {
    match refused(result) {
        Refused::NotBrought(obstacle) => *obstacle,
        other => panic!("{other:?}"),
    }
}

/// Brings everything that can be, in its order.
fn bring_all(here: &mut Club, there: &Club) {
    for operation in only_there(&here.compare(there).unwrap()) {
        here.bring(now(), there, operation).unwrap();
        assert_eq!(here.check().unwrap(), []);
    }
}

/// What people would read in the two files.
fn told(club: &Club) -> Vec<String> {
    let records = club.records(Period::ALWAYS).unwrap();
    let name = |person: &PersonId| records.people[person].name.clone();
    let mut lines: Vec<String> = records
        .hanchan
        .iter()
        .map(|hanchan| {
            let seats = hanchan.results();
            let seats: Vec<String> = seats
                .map(|seat| format!("{} {} {}", name(&seat.person), seat.points.0, seat.total.0))
                .collect();
            let sheet = &hanchan.sheet;
            format!("{} {} {}: {seats:?}", sheet.date, sheet.round, sheet.table)
        })
        .collect();
    lines.extend(records.hands.iter().map(|hand| {
        format!(
            "{:?} {:?} {} {:?}",
            hand.entry.hand,
            hand.entry.level,
            name(&hand.entry.winner),
            hand.entry.loser.as_ref().map(name)
        )
    }));
    lines.extend(records.adjustments.iter().map(|adjustment| {
        format!(
            "{} {} {}",
            adjustment.date,
            name(&adjustment.person),
            adjustment.points.0
        )
    }));
    lines.extend(
        club.members()
            .unwrap()
            .iter()
            .map(|(_, member)| format!("{member:?}")),
    );
    lines.sort();
    lines
}

fn hand(winner: PersonId, loser: PersonId) -> HandEntry {
    HandEntry {
        hand: HandName::parse("東1局"),
        ..HandEntry::of(winner, Some(loser), Level::Mangan)
    }
}

/// Points given to or taken from somebody on the evening that both files know.
fn fine(club: &Club, person: PersonId, points: i64) -> Adjustment {
    adjustment(club, person, points, "遅刻")
}
