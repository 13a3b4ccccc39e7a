//! A day's play as a whole: what is written down about it, moving and deleting it, and the list of
//! those that were.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{Datelike, NaiveDate};
use db::{Club, Error, Refused, SessionId, Thing};
use scoring::record::Session;
use scoring::{Calendar, HanchanId, Period, PersonId, SeriesId};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::typed::{Day, from_iso};
use super::{Number, WireError};
use crate::open_club::OpenClub;

/// What is written down about a day's play; nothing where there is no session yet.
#[tauri::command(async)]
#[specta::specta]
pub fn session_details(
    open: State<'_, OpenClub>,
    day: String,
    series: SeriesId,
) -> Result<SessionDetails, WireError> {
    let date = from_iso(&day)?;
    let described = open.read(|club| {
        let calendar = club.settings()?.calendar;
        let last = last_before(club, date, series)?;
        let usual = last
            .map(|(id, session)| {
                Ok::<_, Error>(UsualSession {
                    rounds: club.planned_rounds(id)?,
                    day: Day::of(session.date, calendar),
                    venue: session.venue,
                })
            })
            .transpose()?
            .filter(|usual| usual.rounds.is_some() || !usual.venue.is_empty());
        let planned = planned(club, date, series)?;
        let Some(id) = club.session_on(date, series)? else {
            return Ok(Described {
                usual,
                planned,
                ..Described::default()
            });
        };
        let session = club.session(id)?;
        Ok(Described {
            session: Some((session, club.planned_rounds(id)?)),
            usual,
            planned,
            came: club.attendance(id)?.len(),
            sheets: club
                .tables(id)?
                .into_iter()
                .filter_map(|table| Some((table.hanchan?.0, table.round, table.label)))
                .collect(),
        })
    })?;
    Ok(described.told())
}

/// Writes down everything about a day's play, which has a session from then on.
#[tauri::command(async)]
#[specta::specta]
pub fn describe_session(
    open: State<'_, OpenClub>,
    day: String,
    series: SeriesId,
    given: SessionGiven,
) -> Result<(), WireError> {
    let session = Session {
        date: from_iso(&day)?,
        series,
        venue: given.venue.trim().to_owned(),
        note: given.note.trim().to_owned(),
    };
    open.write(|club, now| {
        club.describe_session(now, &session, given.rounds)
            .map(|_| ())
    })
}

/// Moves a day's play with everything in it to another day or series, in one operation.
#[tauri::command(async)]
#[specta::specta]
pub fn move_session(
    open: State<'_, OpenClub>,
    day: String,
    series: SeriesId,
    to: MoveTo,
) -> Result<(), WireError> {
    let (date, target) = (from_iso(&day)?, from_iso(&to.day)?);
    let to_series = to.series;
    let (there, shown) = open.read(|club| {
        let calendar = club.settings()?.calendar;
        Ok((club.session_on(target, to_series)?, calendar.day(target)))
    })?;
    if there.is_some() {
        return Err(WireError::SessionThere { day: shown });
    }
    open.write(|club, now| {
        let id = session_of(club, date, series)?;
        let moved = Session {
            date: target,
            series: to_series,
            ..club.session(id)?
        };
        club.correct_session(now, id, &moved)
    })
}

/// Moves one sheet to the same round and table of another day or series.
#[tauri::command(async)]
#[specta::specta]
pub fn move_sheet(open: State<'_, OpenClub>, id: HanchanId, to: MoveTo) -> Result<(), WireError> {
    let target = from_iso(&to.day)?;
    open.write(|club, now| {
        let (mut entry, hands) = club.hanchan(id)?;
        entry.date = target;
        entry.series = to.series;
        club.correct_hanchan(now, id, &entry, &hands)
    })
}

/// Deletes a day's play of which no sheet is in, with who came and what was drawn.
#[tauri::command(async)]
#[specta::specta]
pub fn delete_session(
    open: State<'_, OpenClub>,
    day: String,
    series: SeriesId,
) -> Result<(), WireError> {
    let date = from_iso(&day)?;
    open.write(|club, now| {
        let id = session_of(club, date, series)?;
        club.delete_session(now, id)
    })
}

/// The sessions of a year, the newest first; of the newest year where none is named.
#[tauri::command(async)]
#[specta::specta]
pub fn past_sessions(
    open: State<'_, OpenClub>,
    year: Option<i32>,
) -> Result<PastSessions, WireError> {
    let (calendar, series, mut of_years) = open.read(|club| {
        let mut of_years: BTreeMap<i32, Vec<(SessionId, Session)>> = BTreeMap::new();
        for one in club.sessions(Period::ALWAYS)? {
            of_years.entry(one.1.date.year()).or_default().push(one);
        }
        let series: BTreeMap<_, _> = club.series()?.into_iter().collect();
        Ok((club.settings()?.calendar, series, of_years))
    })?;
    let years = of_years.iter().rev().map(|(year, sessions)| PastYear {
        year: *year,
        heading: year_heading(calendar, sessions),
    });
    let years: Vec<PastYear> = years.collect();
    let newest = years.first().map(|newest| newest.year);
    let year = year.filter(|year| of_years.contains_key(year)).or(newest);
    let shown = year.and_then(|year| of_years.remove(&year));
    let rows = shown.unwrap_or_default().into_iter().rev();
    let sessions = rows.map(|(id, session)| {
        let (people, tables, missing) = open.read(|club| counts(club, id))?;
        Ok(PastSession {
            day: Day::of(session.date, calendar),
            series: session.series,
            series_name: series.get(&session.series).cloned().unwrap_or_default(),
            venue: session.venue,
            people: Number::of(people),
            tables: Number::of(tables),
            missing: Number::of(missing),
        })
    });
    Ok(PastSessions {
        year,
        sessions: sessions.collect::<Result<_, WireError>>()?,
        years,
    })
}

/// What is written down about a day's play.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct SessionDetails {
    /// Whether anything of it is in the record.
    pub is_there: bool,
    pub venue: String,
    pub note: String,
    /// How many rounds there are to be.
    pub rounds: Option<u32>,
    /// How it was the last time in this series.
    pub usual: Option<UsualSession>,
    /// What the schedule says about the day, where the series is to meet.
    pub planned: Option<PlannedSession>,
    /// How many came.
    pub came: Number,
    pub sheets: Vec<SessionSheet>,
}

/// The session before, of the same series.
#[derive(Debug, Serialize, Type)]
pub struct UsualSession {
    pub day: Day,
    pub venue: String,
    pub rounds: Option<u32>,
}

/// A day's play as the schedule has it.
#[derive(Debug, Serialize, Type)]
pub struct PlannedSession {
    pub venue: String,
    pub rounds: Option<u32>,
}

/// A sheet that is in.
#[derive(Debug, Serialize, Type)]
pub struct SessionSheet {
    pub hanchan: Number,
    pub round: u32,
    pub table: String,
}

/// Everything that is written down about a day's play.
#[derive(Debug, Deserialize, Type)]
pub struct SessionGiven {
    pub venue: String,
    pub note: String,
    pub rounds: Option<u32>,
}

/// Where something is moved to.
#[derive(Debug, Deserialize, Type)]
pub struct MoveTo {
    pub day: String,
    pub series: SeriesId,
}

/// The sessions of a year.
#[derive(Debug, Serialize, Type)]
pub struct PastSessions {
    /// The years in which anything was played, the newest first.
    pub years: Vec<PastYear>,
    /// The one that is shown; none as long as there is no session.
    pub year: Option<i32>,
    pub sessions: Vec<PastSession>,
}

/// A year to choose.
#[derive(Debug, Serialize, Type)]
pub struct PastYear {
    pub year: i32,
    /// In the club's calendar; a year in which the era changed has two names.
    pub heading: String,
}

/// A session to choose.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PastSession {
    pub day: Day,
    pub series: SeriesId,
    pub series_name: String,
    pub venue: String,
    /// How many came or played.
    pub people: Number,
    pub tables: Number,
    /// Of how many tables no sheet is in.
    pub missing: Number,
}

#[derive(Default)]
struct Described {
    session: Option<(Session, Option<u32>)>,
    usual: Option<UsualSession>,
    planned: Option<PlannedSession>,
    came: usize,
    sheets: Vec<(i64, u32, String)>,
}

impl Described {
    fn told(self) -> SessionDetails {
        let sheet = |(id, round, table): (i64, u32, String)| SessionSheet {
            hanchan: Number::of(id),
            round,
            table,
        };
        let is_there = self.session.is_some();
        let (venue, note, rounds) = self
            .session
            .map(|(session, rounds)| (session.venue, session.note, rounds))
            .unwrap_or_default();
        SessionDetails {
            is_there,
            venue,
            note,
            rounds,
            usual: self.usual,
            planned: self.planned,
            came: Number::of(self.came),
            sheets: self.sheets.into_iter().map(sheet).collect(),
        }
    }
}

fn last_before(
    club: &Club,
    date: NaiveDate,
    series: SeriesId,
) -> Result<Option<(SessionId, Session)>, Error> {
    let before = Period {
        from: Period::ALWAYS.from,
        to: date.pred_opt().unwrap_or(date),
    };
    let mut sessions = club.sessions(before)?.into_iter().rev();
    Ok(sessions.find(|(_, session)| session.series == series))
}

/// Where and for how many rounds the series is to meet on that day, as far as the schedule says so.
fn planned(
    club: &Club,
    date: NaiveDate,
    series: SeriesId,
) -> Result<Option<PlannedSession>, Error> {
    let day = Period {
        from: date,
        to: date,
    };
    let meetings = club.plan(series)?.meetings("", day).into_iter();
    let mut held = meetings.filter(scoring::record::Meeting::is_held);
    Ok(held
        .next()
        .map(|meeting| PlannedSession {
            venue: meeting.venue,
            rounds: meeting.rounds,
        })
        .filter(|planned| planned.rounds.is_some() || !planned.venue.is_empty()))
}

fn session_of(club: &Club, date: NaiveDate, series: SeriesId) -> Result<SessionId, Error> {
    let session = club.session_on(date, series)?;
    Ok(session.ok_or_else(|| Refused::NoSuch {
        what: Thing::Session,
        key: date.to_string(),
    })?)
}

/// How many came or played, the tables, and how many of them are missing.
fn counts(club: &Club, id: SessionId) -> Result<(usize, usize, usize), Error> {
    let tables = club.tables(id)?;
    let came = club.attendance(id)?.into_iter().map(|one| one.person);
    let played = tables.iter().flat_map(|table| table.people.as_slice());
    let people: BTreeSet<PersonId> = came.chain(played.copied()).collect();
    let missing = tables.iter().filter(|table| table.is_missing()).count();
    Ok((people.len(), tables.len(), missing))
}

/// 令和8年, or 平成31年・令和元年 where sessions of both are in it.
fn year_heading(calendar: Calendar, sessions: &[(SessionId, Session)]) -> String {
    let days = [sessions.first(), sessions.last()].into_iter().flatten();
    let mut names: Vec<String> = days.map(|(_, one)| calendar.year(one.date)).collect();
    names.dedup();
    names.join("・")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_in_which_the_era_changed_has_both_names() {
        let on = |month, day| {
            let session = Session {
                date: NaiveDate::from_ymd_opt(2019, month, day).unwrap(),
                series: SeriesId(1),
                venue: String::new(),
                note: String::new(),
            };
            (SessionId(1), session)
        };
        let year = [on(4, 30), on(5, 1)];
        assert_eq!(
            year_heading(Calendar::Japanese, &year),
            "平成31年・令和元年"
        );
        assert_eq!(year_heading(Calendar::Japanese, &year[1..]), "令和元年");
        assert_eq!(year_heading(Calendar::Western, &year), "2019年");
    }
}
