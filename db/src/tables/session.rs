//! 開催日: a day's play in one series.

use super::{attendance, competition_round, draw, planned_rounds};
use crate::error::text::TextRule;
use crate::error::{Error, Refused, Thing};
use crate::tables::sqlite::sql_values::{check_date, date, iso, iso_ends};
use chrono::NaiveDate;
use rusqlite::{Connection, OptionalExtension, Row, params};
use scoring::record::Session;
use scoring::{Period, SeriesId};

pub(crate) const STEP_1: &str = "
CREATE TABLE session (
    id INTEGER PRIMARY KEY,
    date TEXT NOT NULL CHECK (date IS date(date)),
    series INTEGER NOT NULL REFERENCES series,
    venue TEXT NOT NULL CHECK (length(venue) <= 100),
    note TEXT NOT NULL CHECK (length(note) <= 2000),
    UNIQUE (date, series)
) STRICT;
CREATE INDEX session_of_series ON session (series, date);
";

pub(crate) const VENUE: TextRule = TextRule::optional("venue", 100);
pub(crate) const NOTE: TextRule = TextRule::note("note");

scoring::id!(
    /// A session in the club's file.
    SessionId
);

fn check(session: &Session) -> Result<(), Refused> {
    check_date("date", session.date)?;
    VENUE.check(&session.venue)?;
    Ok(NOTE.check(&session.note)?)
}

fn row_to_session(row: &Row<'_>) -> rusqlite::Result<(SessionId, Session)> {
    let session = Session {
        date: date(row, 1)?,
        series: SeriesId(row.get(2)?),
        venue: row.get(3)?,
        note: row.get(4)?,
    };
    Ok((SessionId(row.get(0)?), session))
}

/// By date, then by the name of the series.
pub(crate) fn within(
    connection: &Connection,
    period: Period,
) -> Result<Vec<(SessionId, Session)>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT session.id, date, series, venue, note FROM session JOIN series ON series.id = session.series
         WHERE date BETWEEN ?1 AND ?2 ORDER BY date, series.name",
    )?;
    Ok(query
        .query_map(iso_ends(period), row_to_session)?
        .collect::<Result<_, _>>()?)
}

pub(crate) fn find(
    connection: &Connection,
    date: NaiveDate,
    series: SeriesId,
) -> Result<Option<SessionId>, Error> {
    let mut query =
        connection.prepare_cached("SELECT id FROM session WHERE date = ?1 AND series = ?2")?;
    Ok(query
        .query_row((iso(date), series.0), |row| row.get(0).map(SessionId))
        .optional()?)
}

pub(crate) fn get(connection: &Connection, id: SessionId) -> Result<Session, Error> {
    let mut query = connection
        .prepare_cached("SELECT id, date, series, venue, note FROM session WHERE id = ?1")?;
    let found = query.query_row([id.0], row_to_session).optional()?;
    Ok(found
        .map(|(_, session)| session)
        .ok_or_else(|| missing(id))?)
}

pub(crate) fn insert(connection: &Connection, session: &Session) -> Result<SessionId, Error> {
    check_free(connection, session, None)?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO session (date, series, venue, note) VALUES (?1, ?2, ?3, ?4)",
    )?;
    insert.execute(params![
        iso(session.date),
        session.series.0,
        session.venue,
        session.note
    ])?;
    Ok(SessionId(connection.last_insert_rowid()))
}

/// The session of that day and series, made if there is none.
pub(crate) fn ensure(
    connection: &Connection,
    date: NaiveDate,
    series: SeriesId,
) -> Result<SessionId, Error> {
    match find(connection, date, series)? {
        Some(id) => Ok(id),
        None => insert(
            connection,
            &Session {
                date,
                series,
                venue: String::new(),
                note: String::new(),
            },
        ),
    }
}

/// Refused where it would take rounds of a competition out of the competition's series.
pub(crate) fn update(
    connection: &Connection,
    id: SessionId,
    session: &Session,
) -> Result<(), Error> {
    check_free(connection, session, Some(id))?;
    let before = get(connection, id)?;
    if before.series != session.series && competition_round::any_in(connection, id)? {
        return Err(used(&before).into());
    }
    connection.execute(
        "UPDATE session SET date = ?2, series = ?3, venue = ?4, note = ?5 WHERE id = ?1",
        params![
            id.0,
            iso(session.date),
            session.series.0,
            session.venue,
            session.note
        ],
    )?;
    Ok(())
}

/// Refused while hanchan were played in it, or a competition has a round in it. Who came, what was
/// drawn and how many rounds were meant go with it.
pub(crate) fn delete(connection: &Connection, id: SessionId) -> Result<(), Error> {
    let session = get(connection, id)?;
    let in_use: bool = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM round WHERE session = ?1)",
        [id.0],
        |row| row.get(0),
    )?;
    if in_use || competition_round::any_in(connection, id)? {
        return Err(used(&session).into());
    }
    draw::delete_of_session(connection, id)?;
    attendance::delete_of_session(connection, id)?;
    planned_rounds::delete_of_session(connection, id)?;
    connection.execute("DELETE FROM session WHERE id = ?1", [id.0])?;
    Ok(())
}

fn check_free(
    connection: &Connection,
    session: &Session,
    own: Option<SessionId>,
) -> Result<(), Error> {
    check(session)?;
    let series = super::series::get(connection, session.series)?;
    match find(connection, session.date, session.series)? {
        Some(id) if Some(id) != own => {
            let key = format!("{} {series}", iso(session.date));
            Err(Refused::Taken {
                what: Thing::Session,
                key,
            }
            .into())
        }
        _ => Ok(()),
    }
}

fn used(session: &Session) -> Refused {
    Refused::InUse {
        what: Thing::Session,
        key: iso(session.date),
    }
}

fn missing(id: SessionId) -> Refused {
    Refused::NoSuch {
        what: Thing::Session,
        key: id.0.to_string(),
    }
}
