//! A part of the record under another rule set, beside what it really came to. Nothing is written.

use std::collections::BTreeMap;

use scoring::what_if::{WhatIfError, what_if as tried_out};
use scoring::{Calendar, PersonId, RuleSet, SettleError, Standing, standings};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::figures::{Figure, PlayedAt, ResultsChoice};
use super::{Number, WireError};
use crate::open_club::OpenClub;
use desk::results::Game;

/// The standings of what is chosen, as they are and under the rule set of that source. Only games
/// of as many players as the rule set is for.
#[tauri::command(async)]
#[specta::specta]
pub fn what_if(
    open: State<'_, OpenClub>,
    choice: ResultsChoice,
    source: String,
) -> Result<WhatIf, WireError> {
    let rules = open.read(|club| club.rule_set_of_source(&source))?;
    let players = rules.players();
    let choice = ResultsChoice {
        players: Some(players.into()),
        ..choice
    };
    let (game, calendar) = choice.read(&open)?;
    WhatIf::of(&game, &rules, calendar)
}

/// The standings as they are and as they would be.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct WhatIf {
    pub players: u8,
    pub hanchan: Number,
    /// Whether games of another kind were played too.
    pub left_out: bool,
    /// The signs of the units of what is and of what was tried out.
    pub unit: String,
    pub tried_unit: String,
    /// In the order of what is.
    pub rows: Vec<WhatIfRow>,
}

/// One person in both.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct WhatIfRow {
    pub person: PersonId,
    pub name: String,
    pub kana: String,
    pub games: u32,
    /// Guests and staff have none.
    pub rank: Option<u32>,
    pub total: Figure,
    pub tried_rank: Option<u32>,
    /// In the unit of what is, so that the two totals and what lies between them can be compared.
    pub tried_total: Figure,
    /// How many ranks higher; below zero lower.
    pub rises: Option<Number>,
    /// What was tried out minus what is, in the unit of what is.
    pub difference: Figure,
}

impl WhatIf {
    /// Of a game of as many players as the rule set is for.
    fn of(game: &Game, rules: &RuleSet, calendar: Calendar) -> Result<Self, WireError> {
        let players = rules.players();
        let tried =
            tried_out(&game.records, rules).map_err(|error| said(game, calendar, &error))?;
        let tried = Game::of(tried, None, None);
        let after: BTreeMap<PersonId, Standing> = standings(&tried.records, tried.kind)
            .into_iter()
            .map(|row| (row.person, row))
            .collect();
        let before = standings(&game.records, game.kind);
        let rows = before.iter().filter_map(|before| {
            let after = after.get(&before.person)?;
            WhatIfRow::of(game, before, after)
        });
        Ok(Self {
            players: players.into(),
            hanchan: Number::of(game.records.hanchan.len()),
            left_out: game.left_out > 0 || game.played.iter().any(|played| *played != players),
            unit: game.unit.sign().to_owned(),
            tried_unit: tried.unit.sign().to_owned(),
            rows: rows.collect(),
        })
    }
}

impl WhatIfRow {
    /// Nothing for somebody who is in no list of people.
    fn of(game: &Game, before: &Standing, after: &Standing) -> Option<Self> {
        let person = game.records.people.get(&before.person)?;
        let rises = before.rank.zip(after.rank);
        let rises = rises.map(|(rank, tried)| Number::of(i64::from(rank) - i64::from(tried)));
        Some(Self {
            person: before.person,
            name: game.name(before.person),
            kana: person.kana.clone(),
            games: before.tally.games,
            rank: before.rank,
            total: Figure::amount(game, before.tally.total),
            tried_rank: after.rank,
            tried_total: Figure::amount(game, after.tally.total),
            rises,
            difference: Figure::amount(game, after.tally.total - before.tally.total),
        })
    }
}

/// What was settled once is settled again, unless the points would lie farther from zero than any
/// game goes.
fn said(game: &Game, calendar: Calendar, error: &WhatIfError) -> WireError {
    let mut hanchan = game.records.hanchan.iter();
    let Some(hanchan) = hanchan.find(|hanchan| hanchan.id == error.hanchan) else {
        return WireError::unexpected(error);
    };
    let at = PlayedAt::of(game, hanchan, calendar);
    match error.problem {
        SettleError::OutOfRange { points, .. } => WireError::TooFarToTryOut {
            day: at.day,
            series: at.series,
            round: at.round,
            table: at.table,
            points: scoring::table_points(points),
        },
        _ => WireError::unexpected(error),
    }
}

#[cfg(test)]
mod tests;
