//! Everybody against everybody: for each two people, the games together, who finished above whom
//! and the points between them.

use std::collections::{BTreeMap, BTreeSet};

use scoring::statistics::HeadToHead;
use scoring::{PersonId, PersonStatistics, standings, statistics};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::figures::{Figure, ResultsChoice};
use super::{Number, WireError};
use crate::open_club::OpenClub;
use desk::results::Game;

/// As many as can still be looked over, where nobody was chosen.
const MOST_AT_FIRST: usize = 20;

/// Who of those chosen met whom; the first of the standings where nobody is chosen.
#[tauri::command(async)]
#[specta::specta]
pub fn head_to_head(
    open: State<'_, OpenClub>,
    choice: ResultsChoice,
    people: Vec<PersonId>,
) -> Result<HeadToHeadTable, WireError> {
    let (game, _) = choice.read(&open)?;
    let chosen: BTreeSet<PersonId> = people.into_iter().collect();
    Ok(HeadToHeadTable::of(&game, &chosen))
}

/// A row and a column for each of some people, in the order of the standings.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct HeadToHeadTable {
    pub unit: String,
    /// How many played, whether or not they stand in the table.
    pub played: Number,
    pub rows: Vec<HeadToHeadRow>,
}

/// One person against each of them.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct HeadToHeadRow {
    pub person: PersonId,
    pub number: u32,
    pub name: String,
    /// In the order of the rows; none against oneself, and against whom one never met.
    pub against: Vec<Option<Meeting>>,
}

/// What was reached against one other person.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct Meeting {
    pub games: u32,
    pub ahead: u32,
    pub behind: u32,
    pub difference: Figure,
}

impl HeadToHeadTable {
    fn of(game: &Game, chosen: &BTreeSet<PersonId>) -> Self {
        let met = statistics(&game.records, game.kind);
        let standings = standings(&game.records, game.kind);
        let played = standings
            .iter()
            .map(|row| row.person)
            .filter(|person| met.contains_key(person));
        let people: Vec<PersonId> = if chosen.is_empty() {
            played.take(MOST_AT_FIRST).collect()
        } else {
            played.filter(|person| chosen.contains(person)).collect()
        };
        let rows = people
            .iter()
            .filter_map(|person| HeadToHeadRow::of(game, &met, *person, &people));
        Self {
            unit: game.unit.sign().to_owned(),
            played: Number::of(met.len()),
            rows: rows.collect(),
        }
    }
}

impl HeadToHeadRow {
    /// Nothing for somebody who is in no list of people.
    fn of(
        game: &Game,
        met: &BTreeMap<PersonId, PersonStatistics>,
        person: PersonId,
        people: &[PersonId],
    ) -> Option<Self> {
        let number = game.records.people.get(&person)?.number;
        let against = &met.get(&person)?.against;
        let cells = people.iter().map(|other| {
            let meeting = against.get(other);
            meeting.map(|met| Meeting::of(game, met))
        });
        Some(Self {
            person,
            number,
            name: game.name(person),
            against: cells.collect(),
        })
    }
}

impl Meeting {
    fn of(game: &Game, met: &HeadToHead) -> Self {
        Self {
            games: met.games,
            ahead: met.ahead,
            behind: met.behind,
            difference: Figure::amount(game, met.difference),
        }
    }
}

#[cfg(test)]
mod tests;
