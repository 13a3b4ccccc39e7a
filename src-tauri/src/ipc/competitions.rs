//! Competitions: which there are, and what is settled about each before anybody enters.

mod competitor;
mod ranks;
mod seats;
mod settled;
mod wrong_field;

use competition::{SettledInWords, in_words, presets};
use db::{Club, CompetitionId};
use desk::contest::Contest;
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::{Number, WireError};
use crate::open_club::OpenClub;

pub(super) use competitor::Competitor;
pub(super) use ranks::{RankChange, correcting};
pub(super) use seats::RoundSeats;
pub(super) use settled::{CompetitionSettled, Moment};
pub(super) use wrong_field::{WrongField, refused};

/// The club's competitions, the newest first, and what a new one can be like.
#[tauri::command(async)]
#[specta::specta]
pub fn competitions(open: State<'_, OpenClub>) -> Result<CompetitionChoices, WireError> {
    let (held, calendar, rule_sets) = open.read(|club| {
        let entries = club.competitions()?.into_iter().rev();
        let held: Result<Vec<Contest>, _> =
            entries.map(|entry| Contest::read(club, entry.id)).collect();
        Ok((held?, club.settings()?.calendar, club.rule_sets()?))
    })?;
    let mut rules: Vec<RulesOfStage> = Vec::new();
    for (_, set) in rule_sets.iter().rev() {
        if rules.iter().all(|known| known.key != set.id()) {
            rules.push(RulesOfStage {
                key: set.id().to_owned(),
                name: set.name().to_owned(),
                players: set.players().count().to_string(),
            });
        }
    }
    rules.reverse();
    Ok(CompetitionChoices {
        held: held.iter().map(CompetitionLine::of).collect(),
        presets: presets()
            .map(|preset| CompetitionSettled::of(&preset, calendar))
            .collect(),
        rules,
    })
}

/// What is settled, or would be, in words.
#[tauri::command(async)]
#[specta::specta]
pub fn competition_in_words(settled: CompetitionSettled) -> Result<Vec<SettledInWords>, WireError> {
    Ok(in_words(&settled.data()?))
}

/// What is settled about one of them.
#[tauri::command(async)]
#[specta::specta]
pub fn competition_settled(
    open: State<'_, OpenClub>,
    id: CompetitionId,
) -> Result<CompetitionSettled, WireError> {
    let held = read_contest(&open, id)?;
    Ok(CompetitionSettled::of(
        &held.entry.competition,
        held.calendar,
    ))
}

/// Prepares a competition. The key it has is changed where another has it already: only files and
/// commands call it by that.
#[tauri::command(async)]
#[specta::specta]
pub fn add_competition(
    open: State<'_, OpenClub>,
    settled: CompetitionSettled,
) -> Result<CompetitionId, WireError> {
    let known = open.read(Club::competitions)?;
    let taken = |key: &str| known.iter().any(|entry| entry.competition.id() == key);
    let key = free_key(&settled.key, taken);
    let competition = CompetitionSettled { key, ..settled }.read()?;
    open.write(|club, now| club.add_competition(now, &competition))
}

/// Replaces what was settled about a competition.
#[tauri::command(async)]
#[specta::specta]
pub fn change_competition(
    open: State<'_, OpenClub>,
    id: CompetitionId,
    settled: CompetitionSettled,
) -> Result<(), WireError> {
    let competition = settled.read()?;
    open.write(|club, now| club.change_competition(now, id, &competition))
}

/// Deletes a competition in which nothing happened.
#[tauri::command(async)]
#[specta::specta]
pub fn delete_competition(open: State<'_, OpenClub>, id: CompetitionId) -> Result<(), WireError> {
    open.write(|club, now| club.delete_competition(now, id))
}

/// Which competitions there are, and what a new one can be like.
#[derive(Debug, Serialize, Type)]
pub struct CompetitionChoices {
    pub held: Vec<CompetitionLine>,
    pub presets: Vec<CompetitionSettled>,
    pub rules: Vec<RulesOfStage>,
}

/// A competition of the club.
#[derive(Debug, Serialize, Type)]
pub struct CompetitionLine {
    pub id: CompetitionId,
    pub name: String,
    pub capacity: Option<u32>,
    pub playing: Number,
    pub waiting: Number,
    /// Whether anything was written down about it yet.
    pub begun: bool,
    /// Whether seats were drawn, so that entries are done with.
    pub drawn: bool,
    /// Whether every sheet is in, and every lot is drawn that is asked for.
    pub over: bool,
    /// Who leads, or has won; several where they share the rank.
    pub first: Vec<Competitor>,
}

/// A rule set that a stage can be played by.
#[derive(Debug, Serialize, Type)]
pub struct RulesOfStage {
    pub key: String,
    pub name: String,
    /// 4 or 3.
    pub players: String,
}

impl CompetitionLine {
    fn of(held: &Contest) -> Self {
        let course = &held.course;
        let first = course
            .ranking
            .iter()
            .take_while(|ranked| ranked.rank == Some(1));
        let mut stages = course.stages.iter();
        let played = held.history.rounds.iter().any(|round| {
            let mut tables = round.tables.iter();
            tables.any(|table| matches!(table.sheet, competition::Sheet::In(_)))
        });
        Self {
            id: held.entry.id,
            name: held.name().to_owned(),
            capacity: held.entry.competition.data().entries.capacity,
            playing: Number::of(course.entries.playing.len()),
            waiting: Number::of(course.entries.waiting.len()),
            begun: !held.history.events.is_empty() || !held.history.rounds.is_empty(),
            drawn: !held.history.rounds.is_empty(),
            over: course.over && stages.all(|stage| stage.standing.asks_for_lot.is_empty()),
            first: if played {
                first
                    .map(|ranked| Competitor::of(held, ranked.person))
                    .collect()
            } else {
                Vec::new()
            },
        }
    }
}

/// A competition of the open club.
pub(super) fn read_contest(open: &OpenClub, id: CompetitionId) -> Result<Contest, WireError> {
    open.read(|club| Contest::read(club, id))
}

/// The key itself, or with the first number after it that makes it free.
fn free_key(key: &str, taken: impl Fn(&str) -> bool) -> String {
    if !taken(key) {
        return key.to_owned();
    }
    let mut number = 2;
    loop {
        let next = format!("{key}-{number}");
        if !taken(&next) {
            return next;
        }
        number += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_competition_of_a_kind_has_a_key_of_its_own() {
        let known = ["haku-2015", "haku-2015-2"];
        let taken = |key: &str| known.contains(&key);
        assert_eq!(free_key("haku-2015", taken), "haku-2015-3");
        assert_eq!(free_key("hakuryuo-40", taken), "hakuryuo-40");
    }
}
