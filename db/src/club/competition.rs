//! Competitions: what is settled about each, what happens in it, and how its rounds are seated.

use super::Club;
use crate::error::Error;
use crate::tables::competition::{self as table, CompetitionEntry, CompetitionId};
use crate::tables::competition_event;
use crate::tables::competition_round::{self, CompetitionRound};
use crate::tables::journal::Op;
use crate::tables::session::SessionId;
use crate::tables::views::competition_log::{self, SeatedRound};
use crate::tables::views::records::{self, Which};
use ::competition::{Competition, EventId, Happening, History};
use chrono::{NaiveDate, NaiveDateTime};
use scoring::{Period, Records, RuleSet, RuleSetId, SeriesId};
use std::collections::BTreeSet;

/// Which play statistics are about.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, serde::Deserialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Play {
    /// The club's own days, without competitions.
    #[default]
    Club,
    /// Competitions alone.
    Competitions,
    /// Both together.
    All,
}

impl Club {
    /// The competitions, in the order in which they were added.
    pub fn competitions(&self) -> Result<Vec<CompetitionEntry>, Error> {
        table::all(&self.connection)
    }

    /// One of them.
    pub fn competition(&self, id: CompetitionId) -> Result<CompetitionEntry, Error> {
        table::get(&self.connection, id)
    }

    /// The one whose results the series holds.
    pub fn competition_of(&self, series: SeriesId) -> Result<Option<CompetitionEntry>, Error> {
        let found = table::of_series(&self.connection, series)?;
        found.map(|id| self.competition(id)).transpose()
    }

    /// Prepares a competition. The series of its name holds its results; it is made if there is none.
    ///
    /// # Errors
    /// Where another has its id or its name, or a rule set is not in the file.
    pub fn add_competition(
        &mut self,
        now: NaiveDateTime,
        competition: &Competition,
    ) -> Result<CompetitionId, Error> {
        self.transact(Op::AddCompetition, now, |file| {
            table::insert(file, competition)
        })
    }

    /// Replaces what was settled about a competition.
    ///
    /// # Errors
    /// As [`Club::add_competition`], and where something that is in its log could then not have happened.
    pub fn change_competition(
        &mut self,
        now: NaiveDateTime,
        id: CompetitionId,
        competition: &Competition,
    ) -> Result<(), Error> {
        self.transact(Op::ChangeCompetition, now, |file| {
            competition_log::refusing_new_problems(file, id, || {
                table::update(file, id, competition)
            })
        })
    }

    /// Deletes a competition in which nothing happened. Its series stays.
    pub fn delete_competition(
        &mut self,
        now: NaiveDateTime,
        id: CompetitionId,
    ) -> Result<(), Error> {
        self.transact(Op::DeleteCompetition, now, |file| table::delete(file, id))
    }

    /// Its log and its rounds, from which [`competition::Course`](::competition::Course) derives how it stands.
    pub fn competition_history(&self, id: CompetitionId) -> Result<History, Error> {
        competition_log::history(&self.connection, &self.competition(id)?)
    }

    /// Where its rounds are played, by stage and round.
    pub fn competition_rounds(&self, id: CompetitionId) -> Result<Vec<CompetitionRound>, Error> {
        competition_round::of_competition(&self.connection, id)
    }

    /// Writes down what happened in a competition: all of it, or nothing. Points and offences that do
    /// not say after which round they were given were given after the last one with a sheet.
    ///
    /// # Errors
    /// Where some of it cannot have happened.
    pub fn record_happenings(
        &mut self,
        now: NaiveDateTime,
        id: CompetitionId,
        at: NaiveDateTime,
        happenings: &[Happening],
    ) -> Result<Vec<EventId>, Error> {
        self.transact(Op::RecordEvent, now, |file| {
            let entry = table::get(file, id)?;
            let happenings = competition_log::with_rounds(file, &entry, happenings)?;
            let record = |what| competition_event::insert(file, id, at, what);
            competition_log::refusing_new_problems(file, id, || {
                happenings.iter().map(record).collect()
            })
        })
    }

    /// Accepts the draws of rounds, which are to be played on that day, and tells where each of them
    /// is among the rounds of its day. Whatever was drawn for them before goes; sheets stay.
    pub fn seat_competition(
        &mut self,
        now: NaiveDateTime,
        id: CompetitionId,
        at: NaiveDateTime,
        date: NaiveDate,
        rounds: &[SeatedRound],
    ) -> Result<Vec<CompetitionRound>, Error> {
        self.transact(Op::SeatCompetition, now, |file| {
            let entry = table::get(file, id)?;
            competition_log::refusing_new_problems(file, id, || {
                competition_log::seat(file, &entry, at, date, rounds)
            })
        })
    }

    /// By which rules a table of that many is settled, where the round of a day is a competition's.
    pub fn competition_rules(
        &self,
        session: SessionId,
        round_of_day: u32,
        players: usize,
    ) -> Result<Option<RuleSetId>, Error> {
        table::rules_at(&self.connection, session, round_of_day, players)
    }

    /// By which rules tables of that many play a round of a day: those of the stage where it is a
    /// competition's, and the club's own otherwise.
    pub fn rules_of_round(
        &self,
        session: SessionId,
        round_of_day: u32,
        players: usize,
    ) -> Result<RuleSet, Error> {
        let wanted = match self.competition_rules(session, round_of_day, players)? {
            Some(rules) => rules,
            None => self.settings()?.rules,
        };
        self.rule_set_by_id(wanted)
    }

    /// Whether a round of a day is in the last stage of a competition that has others before it.
    pub fn is_final(&self, session: SessionId, round_of_day: u32) -> Result<bool, Error> {
        let found = table::stage_at(&self.connection, session, round_of_day)?;
        Ok(found.is_some_and(|(entry, number)| {
            let stage = number.stage;
            stage > 1 && entry.competition.stage(stage + 1).is_none()
        }))
    }

    /// What was recorded in a period, as far as it belongs to that play.
    pub fn records_of(&self, period: Period, play: Play) -> Result<Records, Error> {
        let records = records::read(&self.connection, period, None, Which::Counting)?;
        let competing: BTreeSet<SeriesId> = table::series_of_all(&self.connection)?
            .into_iter()
            .collect();
        Ok(match play {
            Play::All => records,
            Play::Club if competing.is_empty() => records,
            Play::Club => records.where_series(|series| !competing.contains(&series)),
            Play::Competitions => records.where_series(|series| competing.contains(&series)),
        })
    }
}
