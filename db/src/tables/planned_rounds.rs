//! How many rounds a session is meant to have, where somebody said so.

use super::round;
use super::session::SessionId;
use crate::error::Error;
use crate::tables::sqlite::sql_values::check_range;
use rusqlite::{Connection, OptionalExtension};

/// The id is the session's: it has one number or none.
pub(crate) const STEP_3: &str = "
CREATE TABLE planned_rounds (
    id INTEGER PRIMARY KEY REFERENCES session,
    rounds INTEGER NOT NULL CHECK (rounds BETWEEN 1 AND 99)
) STRICT;
";

pub(crate) fn of_session(connection: &Connection, id: SessionId) -> Result<Option<u32>, Error> {
    let mut query = connection.prepare_cached("SELECT rounds FROM planned_rounds WHERE id = ?1")?;
    Ok(query.query_row([id.0], |row| row.get(0)).optional()?)
}

pub(crate) fn set(
    connection: &Connection,
    id: SessionId,
    rounds: Option<u32>,
) -> Result<(), Error> {
    let Some(rounds) = rounds else {
        return delete_of_session(connection, id);
    };
    check_range("rounds", rounds, round::NUMBERS)?;
    connection.execute(
        "INSERT INTO planned_rounds (id, rounds) VALUES (?1, ?2)
         ON CONFLICT (id) DO UPDATE SET rounds = excluded.rounds",
        (id.0, rounds),
    )?;
    Ok(())
}

pub(crate) fn delete_of_session(connection: &Connection, id: SessionId) -> Result<(), Error> {
    connection.execute("DELETE FROM planned_rounds WHERE id = ?1", [id.0])?;
    Ok(())
}
