//! A competition's log and rounds, read whole: what its course is derived from.

use crate::error::{Error, PlainRefusal, Refused};
use crate::tables::competition::{self as table, CompetitionEntry, CompetitionId};
use crate::tables::competition_round::CompetitionRound;
use crate::tables::draw::{self, Draw};
use crate::tables::views::records::{self, Which};
use crate::tables::views::session_tables;
use crate::tables::{competition_event, competition_round, member, session};
use ::competition::course::{Fault, Problem, Stage};
use ::competition::{
    Course, Happening, History, Round, RoundNumber, Seating, Sheet, Table, table_label,
};
use chrono::{NaiveDate, NaiveDateTime};
use rusqlite::Connection;
use scoring::record::SeatResult;
use scoring::{BySeat, Period, PersonId, SeriesId};
use std::collections::{BTreeSet, HashMap};

pub(crate) fn history(connection: &Connection, entry: &CompetitionEntry) -> Result<History, Error> {
    Ok(History {
        events: competition_event::of_competition(connection, entry.id)?,
        rounds: rounds(connection, entry)?,
        holders: holders(connection, entry)?,
    })
}

/// Settled sheets by day, round of the day and table.
type Sheets = HashMap<(NaiveDate, u32, String), BySeat<SeatResult>>;

fn sheets(connection: &Connection, series: SeriesId) -> Result<Sheets, Error> {
    let records = records::read(connection, Period::ALWAYS, Some(series), Which::Counting)?;
    let sheets = records.hanchan.into_iter();
    Ok(sheets
        .map(|one| {
            let results = BySeat::from_fn(one.sheet.people.players(), |seat| one.result(seat));
            ((one.sheet.date, one.sheet.round, one.sheet.table), results)
        })
        .collect())
}

fn rounds(connection: &Connection, entry: &CompetitionEntry) -> Result<Vec<Round>, Error> {
    let known = competition_round::of_competition(connection, entry.id)?;
    let sheets = sheets(connection, entry.series)?;
    let rounds = known.into_iter();
    rounds
        .map(|round| one_round(connection, round, &sheets))
        .collect()
}

fn one_round(
    connection: &Connection,
    round: CompetitionRound,
    sheets: &Sheets,
) -> Result<Round, Error> {
    let CompetitionRound {
        number,
        session,
        date,
        round_of_day,
    } = round;
    let mut draws = draw::of_session(connection, session)?.into_iter();
    let own = draws.find(|draw| draw.round == round_of_day);
    let seating = own.map(|draw| draw.seating).unwrap_or_default();
    let tables = session_tables::tables(connection, session)?.into_iter();
    let tables = tables.filter(|table| table.round == round_of_day);
    let seats: HashMap<String, BySeat<PersonId>> =
        (0..).map(table_label).zip(seating.tables).collect();
    let table = |table: session_tables::SessionTable| {
        let sheet = match sheets.get(&(date, round_of_day, table.label.clone())) {
            _ if table.set_aside.is_some() => Sheet::SetAside,
            Some(results) => Sheet::In(*results),
            None => Sheet::Missing,
        };
        Table {
            seats: seats.get(&table.label).copied().unwrap_or(table.people),
            label: table.label,
            sheet,
        }
    };
    Ok(Round {
        number,
        tables: tables.map(table).collect(),
        sits_out: seating.sits_out,
    })
}

/// The holders of places that this competition offers, from other competitions that offer the same.
fn holders(
    connection: &Connection,
    entry: &CompetitionEntry,
) -> Result<BTreeSet<(String, PersonId)>, Error> {
    let offers = |other: &CompetitionEntry, place: &str| {
        let mut offers = other.competition.data().offers.iter();
        offers.any(|offer| offer.place == place)
    };
    let mut holders = BTreeSet::new();
    for other in table::all(connection)? {
        let places = &entry.competition.data().offers;
        let in_common = places.iter().any(|place| offers(&other, &place.place));
        if other.id == entry.id || !in_common {
            continue;
        }
        let alone = History {
            events: competition_event::of_competition(connection, other.id)?,
            rounds: rounds(connection, &other)?,
            holders: BTreeSet::new(),
        };
        let course = Course::of(&other.competition, &alone);
        holders.extend(course.holders().filter(|(place, _)| offers(entry, place)));
    }
    Ok(holders)
}

/// Changes something about a competition. Refuses the change if it makes an event impossible that was
/// possible before.
pub(crate) fn refusing_new_problems<T>(
    connection: &Connection,
    id: CompetitionId,
    work: impl FnOnce() -> Result<T, Error>,
) -> Result<T, Error> {
    let before = problems(connection, id)?;
    let result = work()?;
    check_no_new_problems(connection, id, &before)?;
    Ok(result)
}

/// Adds to points and offences the round after which they were recorded, where they do not name one.
pub(crate) fn with_rounds(
    connection: &Connection,
    entry: &CompetitionEntry,
    happenings: &[Happening],
) -> Result<Vec<Happening>, Error> {
    let mut happenings = happenings.to_vec();
    let course = Course::of(&entry.competition, &history(connection, entry)?);
    let last = |stage| course.stage(stage).and_then(Stage::last_played);
    for what in &mut happenings {
        match what {
            Happening::Adjusted { stage, round, .. } => *round = round.or_else(|| last(*stage)),
            Happening::Offended { stage, round, .. } if stage.is_none() => {
                *stage = course.stage_under_way();
                *round = stage.and_then(last);
            }
            _ => {}
        }
    }
    Ok(happenings)
}

/// Refuses impossible events in a competition's log, except those that were known before.
pub(crate) fn check_no_new_problems(
    connection: &Connection,
    id: CompetitionId,
    before: &[Problem],
) -> Result<(), Error> {
    let after = problems(connection, id)?.into_iter();
    let mut fresh = after.filter(|problem| !before.contains(problem));
    let Some(problem) = fresh.next() else {
        return Ok(());
    };
    let events = competition_event::of_competition(connection, id)?;
    let mut events = events.into_iter();
    let event = events.find(|event| event.id == problem.event);
    let person = event.and_then(|event| whom(&event.what, problem.fault));
    let member = person.map(|person| member::get(connection, person));
    Err(Refused::Happening {
        member: member.transpose()?.map(|member| member.number),
        fault: problem.fault,
    }
    .into())
}

/// The events of a competition's log that cannot have happened as recorded.
pub(crate) fn problems(connection: &Connection, id: CompetitionId) -> Result<Vec<Problem>, Error> {
    let entry = table::get(connection, id)?;
    let history = history(connection, &entry)?;
    Ok(Course::of(&entry.competition, &history).problems)
}

/// The person whom an event's fault is about, if it is one person.
fn whom(what: &Happening, fault: Fault) -> Option<PersonId> {
    match what {
        // That somebody plays, or fills tables already, is said of who is to step in.
        Happening::Replaced { by, .. }
            if matches!(
                fault,
                Fault::IsPlayer | Fault::IsStaff | Fault::StandsInAlready
            ) =>
        {
            Some(*by)
        }
        Happening::Entered { person }
        | Happening::Cancelled { person }
        | Happening::Received { person, .. }
        | Happening::CheckedIn { person }
        | Happening::WalkedIn { person }
        | Happening::StaffNamed { person }
        | Happening::Replaced { person, .. }
        | Happening::Absent { person, .. }
        | Happening::Returned { person, .. }
        | Happening::Late { person, .. }
        | Happening::Adjusted { person, .. }
        | Happening::Offended { person, .. }
        | Happening::PrizePicked { person, .. }
        | Happening::PlaceOffered { person, .. }
        | Happening::PlaceAccepted { person, .. }
        | Happening::PlaceDeclined { person, .. } => Some(*person),
        Happening::NoShowsReleased
        | Happening::Lifted { .. }
        | Happening::RoundSeated { .. }
        | Happening::LotDrawn { .. }
        | Happening::CutDecided { .. } => None,
    }
}

/// A round of a competition that was drawn and accepted.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SeatedRound {
    /// Which one.
    pub number: RoundNumber,
    /// What it was drawn from, by which people may have been moved since; none where the organiser
    /// gave the seats.
    pub seed: Option<u32>,
    /// Who sits where.
    pub seating: Seating,
    /// Why it was drawn before every sheet that decides it was in; none where all were.
    pub reason: Option<String>,
}

/// Refuses an ordinary draw in the series of a competition, which seats people by its own rules. That goes
/// for any day and round, because an ordinary round would shift the numbers of the competition's own.
pub(crate) fn check_no_competition(connection: &Connection, series: SeriesId) -> Result<(), Error> {
    match table::of_series(connection, series)? {
        None => Ok(()),
        Some(id) => {
            let entry = table::get(connection, id)?;
            Err(PlainRefusal::SeatedByCompetition {
                competition: entry.competition.name().to_owned(),
            }
            .into())
        }
    }
}

/// Seats rounds on a day, and returns where each is played. A round that was seated before keeps its place
/// and its sheets.
pub(crate) fn seat(
    connection: &Connection,
    entry: &CompetitionEntry,
    at: NaiveDateTime,
    date: NaiveDate,
    rounds: &[SeatedRound],
) -> Result<Vec<CompetitionRound>, Error> {
    let day = session::ensure(connection, date, entry.series)?;
    let mut places = Vec::with_capacity(rounds.len());
    for round in rounds {
        let place = competition_round::ensure(connection, entry.id, round.number, day)?;
        let draw = Draw {
            round: place.round_of_day,
            seed: round.seed,
            seating: round.seating.clone(),
        };
        draw::keep(connection, place.session, &draw)?;
        let seated = Happening::RoundSeated {
            stage: round.number.stage,
            round: round.number.round,
            seed: round.seed,
            reason: round.reason.clone(),
        };
        competition_event::insert(connection, entry.id, at, &seated)?;
        places.push(place);
    }
    Ok(places)
}
