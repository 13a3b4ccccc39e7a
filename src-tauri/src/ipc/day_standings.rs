//! How everybody stands on a day, and how they would with a sheet that is being corrected.

use std::collections::{BTreeMap, BTreeSet};

use desk::results::Game;
use desk::sheet::Sheet;
use scoring::record::Hanchan;
use scoring::{HanchanId, Period, PersonId, Points, Records, standings};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::entry::whole;
use super::{Number, WireError};
use crate::open_club::OpenClub;

/// How a hanchan ended, in the order of seats.
#[derive(Default)]
pub(super) struct Ended {
    pub places: Vec<u8>,
    pub totals: Vec<Points>,
}

/// How each hanchan ended.
pub(super) fn ended(records: &Records) -> BTreeMap<HanchanId, Ended> {
    let of = |one: &Hanchan| {
        let places = one.settled.places.as_slice().iter();
        let ended = Ended {
            places: places.map(|place| place.number).collect(),
            totals: one.settled.total.as_slice().to_vec(),
        };
        (one.id, ended)
    };
    records.hanchan.iter().map(of).collect()
}

/// How everybody stands, and how it came to that.
pub(super) fn standings_of(game: &Game) -> Vec<DayStanding> {
    let played = || game.records.hanchan.iter();
    let rounds: BTreeSet<u32> = played().map(|one| one.sheet.round).collect();
    let until = |round: u32, person: PersonId| {
        let before = played().filter(|one| one.sheet.round <= round);
        let own = before.filter_map(|one| one.result_of(person));
        own.fold(0_i64, |sum, seat| sum.saturating_add(seat.total.0))
    };
    let rows = standings(&game.records, game.kind);
    rows.iter()
        .map(|row| DayStanding {
            person: row.person,
            rank: row.rank,
            name: game.name(row.person),
            games: row.tally.games,
            total: game.unit.signed(row.tally.total),
            course: rounds
                .iter()
                .map(|round| Number::of(until(*round, row.person)))
                .collect(),
        })
        .collect()
}

/// What all of it comes to: nothing, unless somebody was fined or sheets were excused.
pub(super) fn sum_of(game: &Game) -> String {
    let rows = standings(&game.records, game.kind);
    let totals = rows.iter().map(|row| row.tally.total.0);
    game.unit
        .signed(Points(totals.fold(0, i64::saturating_add)))
}

/// How everybody would stand with that sheet in place of what was saved.
#[tauri::command(async)]
#[specta::specta]
pub fn corrected_standings(
    open: State<'_, OpenClub>,
    id: HanchanId,
    sheet: Sheet,
) -> Result<Vec<DayStanding>, WireError> {
    let (entry, _) = whole(&open, &sheet)?;
    let only = Period {
        from: entry.date,
        to: entry.date,
    };
    let (settled, mut records) = open.read(|club| {
        Ok((
            club.preview_hanchan(&entry)?,
            club.records_of_series(only, entry.series)?,
        ))
    })?;
    if let Some(saved) = records.hanchan.iter_mut().find(|one| one.id == id) {
        saved.sheet.people = entry.people;
        saved.sheet.played = entry.played;
        saved.sheet.rules = entry.rules;
        saved.settled = settled;
    }
    Ok(standings_of(&Game::of(records, None, None)))
}

/// One person's day.
#[derive(Debug, Serialize, Type)]
pub struct DayStanding {
    pub person: PersonId,
    pub rank: Option<u32>,
    pub name: String,
    pub games: u32,
    pub total: String,
    /// The total after each round of the day, in points.
    pub course: Vec<Number>,
}
