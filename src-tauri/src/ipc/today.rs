//! A day's play: its tables with what is still missing, the standings, and what comes next.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use competition::table_label;
use db::{Attendance, Club, CompetitionId, Error, SessionId, SessionTable};
use scoring::rule_set::{Chombo, Deposit, Tie};
use scoring::{HanchanId, Period, PersonId, RuleSet, RuleSetId, SeriesId};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::club::today;
use super::day_standings::{DayStanding, Ended, ended, standings_of, sum_of};
use super::drafts::DraftSheet;
use super::entry::winds;
use super::members::MemberChoice;
use super::typed::{Day, from_iso};
use super::{Number, WireError};
use crate::open_club::OpenClub;
use desk::results::Game;

/// What a day can be opened with: the day it is, the series, and the rule sets.
#[tauri::command(async)]
#[specta::specta]
pub fn day_choices(open: State<'_, OpenClub>) -> Result<DayChoices, WireError> {
    choices(&open)
}

fn choices(open: &OpenClub) -> Result<DayChoices, WireError> {
    let (settings, series, rule_sets, sessions) = open.read(|club| {
        Ok((
            club.settings()?,
            club.series()?,
            club.rule_sets()?,
            club.sessions(Period::ALWAYS)?,
        ))
    })?;
    let today = today();
    let only_today = Period {
        from: today,
        to: today,
    };
    let planned = open.read(|club| club.meetings(only_today))?;
    // The series that plays today, that is to meet today, or that played last before.
    let played = sessions
        .iter()
        .rev()
        .find(|(_, session)| session.date <= today);
    let usual = played
        .filter(|(_, session)| session.date == today)
        .map(|(_, session)| session.series)
        .or_else(|| {
            let mut held = planned.iter().filter(|(_, meeting)| meeting.is_held());
            held.next().map(|(id, _)| *id)
        })
        .or_else(|| played.map(|(_, session)| session.series))
        .or_else(|| series.first().map(|(id, _)| *id));
    let newest = |rules: &RuleSet| {
        let versions = rule_sets.iter().map(|(_, other)| other.data());
        !versions
            .filter(|other| other.id == rules.id())
            .any(|other| other.version > rules.data().version)
    };
    Ok(DayChoices {
        today: Day::of(today, settings.calendar),
        usual_series: usual,
        last: played.map(|(_, session)| PlayedDay {
            day: Day::of(session.date, settings.calendar),
            series: session.series,
        }),
        series: series
            .into_iter()
            .map(|(id, name)| DaySeries::of(id, name))
            .collect(),
        usual_rules: settings.rules,
        rule_sets: rule_sets
            .iter()
            .map(|(id, rules)| DayRules::of(*id, rules, newest(rules)))
            .collect(),
    })
}

/// A day's play in a series; before anything is entered, a day without tables.
#[tauri::command(async)]
#[specta::specta]
pub fn day_view(
    open: State<'_, OpenClub>,
    day: String,
    series: SeriesId,
) -> Result<DayView, WireError> {
    view(&open, from_iso(&day)?, series)
}

fn view(open: &OpenClub, date: NaiveDate, series: SeriesId) -> Result<DayView, WireError> {
    let (competition, tables, rules, first, people, records, rounds, present) =
        open.read(|club| {
            let session = club.session_on(date, series)?;
            let competition = club.competition_of(series)?;
            let only = Period {
                from: date,
                to: date,
            };
            let tables = session.map_or(Ok(Vec::new()), |session| club.tables(session))?;
            let rules = session.map_or(Ok(Vec::new()), |id| rules_of(club, id, &tables))?;
            Ok((
                competition.map(|entry| entry.id),
                tables,
                rules,
                nearest(club, session)?,
                club.members()?,
                club.records_of_series(only, series)?,
                session.map_or(Ok(None), |session| club.planned_rounds(session))?,
                session.map_or(Ok(Vec::new()), |session| club.attendance(session))?,
            ))
        })?;
    let mut ended = ended(&records);
    let game = Game::of(records, None, None);
    let unit = game.unit;
    let choice = |person| {
        let found = people.iter().find(|(id, _)| *id == person);
        found.map(|(id, member)| MemberChoice::of(*id, member))
    };
    let table = |(table, rules): (&SessionTable, &Option<RuleSetId>)| {
        let people = table.people.as_slice().iter();
        let ended = table.hanchan.and_then(|id| ended.remove(&id));
        let Ended { places, totals } = ended.unwrap_or_default();
        DayTable {
            round: table.round,
            table: table.label.clone(),
            hanchan: table.hanchan,
            state: if table.set_aside.is_some() {
                TableState::SetAside
            } else if table.is_missing() {
                TableState::Missing
            } else {
                TableState::Entered
            },
            people: people.map(|person| choice(*person)).collect(),
            rules: *rules,
            places,
            totals: totals.into_iter().map(|total| unit.signed(total)).collect(),
        }
    };
    // What a competition plays next is drawn there, and never begun by a sheet.
    let goes_on = competition.is_none() || tables.iter().any(SessionTable::is_missing);
    let next = goes_on.then(|| next_place(&tables, &present, game.kind.players.count()));
    let standings = standings_of(&game);
    Ok(DayView {
        competition,
        unit: unit.sign().to_owned(),
        rounds,
        present: Number::of(present.len()),
        missing: Number::of(tables.iter().filter(|table| table.is_missing()).count()),
        sum: sum_of(&game),
        standings,
        tables: tables.iter().zip(&rules).map(table).collect(),
        next,
        first,
    })
}

impl FirstDay {
    /// What the page would ask for next, a question after the other.
    pub(super) fn read(open: &OpenClub, drafts: Vec<DraftSheet>) -> Result<Self, WireError> {
        let choices = choices(open)?;
        let usual = choices.usual_series;
        let view = usual
            .map(|series| view(open, today(), series))
            .transpose()?;
        Ok(Self {
            choices,
            view,
            drafts,
        })
    }
}

/// By which rules each of the tables is played, as far as a competition says so.
fn rules_of(
    club: &Club,
    session: SessionId,
    tables: &[SessionTable],
) -> Result<Vec<Option<RuleSetId>>, Error> {
    let rules = |table: &SessionTable| {
        club.competition_rules(session, table.round, table.people.players().count())
    };
    tables.iter().map(rules).collect()
}

/// Who is present, then who came lately, then the others.
fn nearest(club: &Club, session: Option<SessionId>) -> Result<Vec<PersonId>, Error> {
    let suggested = club.suggest_members(session, "")?;
    Ok(suggested.into_iter().map(|one| one.person).collect())
}

/// The first table that is still missing. Without one, the next table of the round, until it has as
/// many as those present fill, or where nobody is marked as present, as many as the round before:
/// then the next round begins.
fn next_place(tables: &[SessionTable], present: &[Attendance], seats: usize) -> NextPlace {
    if let Some(missing) = tables.iter().find(|table| table.is_missing()) {
        return NextPlace::new(missing.round, missing.label.clone());
    }
    let Some(last) = tables.last() else {
        return NextPlace::new(1, table_label(0));
    };
    let labels = |round: u32| -> BTreeSet<&str> {
        let there = tables.iter().filter(|table| table.round == round);
        there.map(|table| table.label.as_str()).collect()
    };
    let there = labels(last.round);
    let here = present.iter().filter(|one| one.holds(last.round)).count();
    let expected = match here / seats {
        0 => labels(last.round.saturating_sub(1)).len(),
        filled => filled,
    };
    if expected > 0 && there.len() >= expected {
        return NextPlace::new(last.round.saturating_add(1), table_label(0));
    }
    let free = (0..=there.len())
        .map(table_label)
        .find(|label| !there.contains(label.as_str()));
    NextPlace::new(last.round, free.unwrap_or_default())
}

/// What a day can be opened with.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct DayChoices {
    pub today: Day,
    /// The series that plays today, is to meet today or played last; a new club has none.
    pub usual_series: Option<SeriesId>,
    /// The latest that was played, today at most.
    pub last: Option<PlayedDay>,
    pub series: Vec<DaySeries>,
    pub usual_rules: RuleSetId,
    pub rule_sets: Vec<DayRules>,
}

/// Today, as the window begins with it.
#[derive(Debug, Serialize, Type)]
pub struct FirstDay {
    choices: DayChoices,
    /// Of the usual series.
    view: Option<DayView>,
    /// Sheets that are half typed, of any day.
    drafts: Vec<DraftSheet>,
}

/// A day of play in a series.
#[derive(Debug, Serialize, Type)]
pub struct PlayedDay {
    pub day: Day,
    pub series: SeriesId,
}

/// A series to choose.
#[derive(Debug, Serialize, Type)]
pub struct DaySeries {
    pub id: SeriesId,
    pub name: String,
}

/// A rule set, and what it asks of a sheet.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct DayRules {
    pub id: RuleSetId,
    pub name: String,
    /// Earlier versions are for what was entered under them.
    pub newest: bool,
    /// 東南西北, or 東南西.
    pub winds: String,
    /// Whether places depend on who dealt last.
    pub asks_last_dealer: bool,
    /// Whether first place gets the riichi sticks left on the table.
    pub deposit_to_top: bool,
    /// What each chombo costs after ranking; nothing where it was paid at the table.
    pub chombo: Option<String>,
}

/// A day's play in a series.
#[derive(Debug, Serialize, Type)]
pub struct DayView {
    /// The competition that is played, in whose rounds nobody is seated here.
    pub competition: Option<CompetitionId>,
    /// The sign of the unit of the standings.
    pub unit: String,
    /// How many rounds there are to be, where somebody said so.
    pub rounds: Option<u32>,
    /// How many are written down as being there.
    pub present: Number,
    pub tables: Vec<DayTable>,
    /// How many of them no sheet has come of.
    pub missing: Number,
    pub standings: Vec<DayStanding>,
    /// What all of their totals come to.
    pub sum: String,
    /// None on a day of a competition when every sheet is in.
    pub next: Option<NextPlace>,
    /// Everybody: who is present, then who came lately, then the others.
    pub first: Vec<PersonId>,
}

/// A table of a round.
#[derive(Debug, Serialize, Type)]
pub struct DayTable {
    pub round: u32,
    pub table: String,
    pub hanchan: Option<HanchanId>,
    pub state: TableState,
    /// In the order of seats.
    pub people: Vec<Option<MemberChoice>>,
    /// By which rules a competition has it played; any other table by those its sheet names.
    pub rules: Option<RuleSetId>,
    /// Which place each seat reached; none as long as it does not count.
    pub places: Vec<u8>,
    /// What each seat won with its sign, in the day's unit; none as long as it does not count.
    pub totals: Vec<String>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    Entered,
    Missing,
    SetAside,
}

/// Where the next sheet belongs.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct NextPlace {
    pub round: u32,
    pub table: String,
}

impl NextPlace {
    fn new(round: u32, table: String) -> Self {
        Self { round, table }
    }
}

impl DaySeries {
    pub(super) fn of(id: SeriesId, name: String) -> Self {
        Self { id, name }
    }
}

impl DayRules {
    fn of(id: RuleSetId, rules: &RuleSet, newest: bool) -> Self {
        Self {
            id,
            name: rules.name().to_owned(),
            newest,
            winds: winds(rules.players()),
            asks_last_dealer: rules.data().tie == Tie::LastDealer,
            deposit_to_top: rules.data().deposit == Deposit::ToTop,
            chombo: match rules.data().chombo {
                Chombo::Adjustment(points) => {
                    let unit = rules.data().unit;
                    Some(format!("{}{}", unit.signed(points), unit.sign()))
                }
                Chombo::InHand(_) => None,
            },
        }
    }
}

#[cfg(test)]
mod tests;
