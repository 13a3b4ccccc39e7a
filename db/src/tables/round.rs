//! 回戦: the rounds of a session, each there as long as a hanchan was played in it.

use super::session::SessionId;
use crate::error::Error;
use rusqlite::{Connection, OptionalExtension};

pub(crate) const STEP_1: &str = "
CREATE TABLE round (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES session,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 99),
    UNIQUE (session, number)
) STRICT;
";

/// The numbers a round can have.
pub(crate) const NUMBERS: (u32, u32) = (1, 99);

pub(crate) fn find(
    connection: &Connection,
    session: SessionId,
    number: u32,
) -> Result<Option<i64>, Error> {
    let mut query =
        connection.prepare_cached("SELECT id FROM round WHERE session = ?1 AND number = ?2")?;
    Ok(query
        .query_row((session.0, number), |row| row.get(0))
        .optional()?)
}

/// The round of that number, made if there is none.
pub(crate) fn ensure(
    connection: &Connection,
    session: SessionId,
    number: u32,
) -> Result<i64, Error> {
    if let Some(id) = find(connection, session, number)? {
        return Ok(id);
    }
    connection
        .prepare_cached("INSERT INTO round (session, number) VALUES (?1, ?2)")?
        .execute((session.0, number))?;
    Ok(connection.last_insert_rowid())
}

pub(crate) fn delete_if_empty(connection: &Connection, id: i64) -> Result<(), Error> {
    connection.execute(
        "DELETE FROM round WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM hanchan WHERE round = ?1)",
        [id],
    )?;
    Ok(())
}
