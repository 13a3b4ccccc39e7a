//! 抽選: the draw of a round as it was accepted. Who sat where is in `draw_seat`.

use super::session::SessionId;
use super::{draw_seat, round, session, set_aside};
use crate::error::{Error, Refused, Thing};
use crate::tables::sqlite::sql_values::check_range;
use competition::Seating;
use rusqlite::{Connection, OptionalExtension};

pub(crate) const STEP_2: &str = "
CREATE TABLE draw (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES session,
    round_number INTEGER NOT NULL CHECK (round_number BETWEEN 1 AND 99),
    seed INTEGER NOT NULL CHECK (seed BETWEEN 0 AND 4294967295),
    UNIQUE (session, round_number)
) STRICT;
";

/// Seats that people drew themselves were drawn from no number: theirs is 0.
pub(crate) const STEP_10: &str = "
ALTER TABLE draw ADD COLUMN by_hand INTEGER DEFAULT NULL CHECK (by_hand = 1);
";

/// A draw that was accepted.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Draw {
    /// The round of the day, from 1.
    pub round: u32,
    /// What it was drawn from, by which people may have been moved since; none where people drew the
    /// seats themselves.
    pub seed: Option<u32>,
    /// Who sits where; the tables are labelled A, B, C and so on.
    pub seating: Seating,
}

fn find(connection: &Connection, session: SessionId, round: u32) -> Result<Option<i64>, Error> {
    let mut query = connection
        .prepare_cached("SELECT id FROM draw WHERE session = ?1 AND round_number = ?2")?;
    Ok(query
        .query_row((session.0, round), |row| row.get(0))
        .optional()?)
}

/// By round.
pub(crate) fn of_session(connection: &Connection, session: SessionId) -> Result<Vec<Draw>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT id, round_number, iif(by_hand, NULL, seed) FROM draw WHERE session = ?1
         ORDER BY round_number",
    )?;
    let mut rows = query.query([session.0])?;
    let mut draws = Vec::new();
    while let Some(row) = rows.next()? {
        draws.push(Draw {
            round: row.get(1)?,
            seed: row.get(2)?,
            seating: draw_seat::of_draw(connection, row.get(0)?)?,
        });
    }
    Ok(draws)
}

/// Keeps the draw of a round in place of the one before.
pub(crate) fn keep(connection: &Connection, session: SessionId, draw: &Draw) -> Result<(), Error> {
    session::get(connection, session)?;
    check_range("round", draw.round, round::NUMBERS)?;
    draw_seat::check(connection, &draw.seating)?;
    let (seed, by_hand) = (draw.seed.unwrap_or(0), draw.seed.is_none().then_some(1));
    let id = if let Some(id) = find(connection, session, draw.round)? {
        draw_seat::delete_of_draw(connection, id)?;
        connection.execute(
            "UPDATE draw SET seed = ?2, by_hand = ?3 WHERE id = ?1",
            (id, seed, by_hand),
        )?;
        id
    } else {
        connection.execute(
            "INSERT INTO draw (session, round_number, seed, by_hand) VALUES (?1, ?2, ?3, ?4)",
            (session.0, draw.round, seed, by_hand),
        )?;
        connection.last_insert_rowid()
    };
    draw_seat::insert(connection, id, &draw.seating)?;
    set_aside::delete_without_table(connection, session, draw.round)
}

pub(crate) fn delete(connection: &Connection, session: SessionId, round: u32) -> Result<(), Error> {
    let id = find(connection, session, round)?.ok_or_else(|| Refused::NoSuch {
        what: Thing::Draw,
        key: round.to_string(),
    })?;
    draw_seat::delete_of_draw(connection, id)?;
    connection.execute("DELETE FROM draw WHERE id = ?1", [id])?;
    set_aside::delete_without_table(connection, session, round)
}

pub(crate) fn delete_of_session(connection: &Connection, session: SessionId) -> Result<(), Error> {
    for draw in of_session(connection, session)? {
        delete(connection, session, draw.round)?;
    }
    Ok(())
}
