//! A fingerprint with each operation: what the tables held when it was done, and what it changed. A
//! later look at the file tells by them whether it still holds what was saved.
//!
//! What the tables hold is a sum of the SHA-256 of each row, so that a save adds only what it changed.
//! It tells rot, not forgery. A checksum of each page would need a layer of `SQLite`'s own in C.

use super::Op;
use super::history::row_to_json;
use crate::tables::journalled;
use crate::tables::sqlite::contents_hash::{self, Columns, Hash};
use crate::tables::sqlite::sql_values::unreadable;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, Result, Row};

/// What the tables held is known from the operation on that the file was brought to this form after,
/// or that erased somebody's details, which changes what stood there before.
pub(crate) const STEP_6: &str = "
CREATE TABLE fingerprint (
    operation INTEGER PRIMARY KEY REFERENCES operation,
    contents INTEGER,
    history INTEGER NOT NULL
) STRICT;
";

/// To be called at the end of an operation, which is the last one.
pub(super) fn take(connection: &Connection, op: Op, operation: i64) -> Result<()> {
    let before = if op.is_fixed() {
        None
    } else {
        contents_at(connection, operation - 1)?
    };
    let contents = match before {
        Some(before) => before.wrapping_add(changed_by(connection, operation)?),
        None => contents_hash::of_tables(connection)?,
    };
    if op == Op::EraseMember {
        take_anew(connection)?;
    }
    put(connection, operation, Some(contents))
}

/// That of the first operation, with which a club's file begins.
pub(crate) fn first(connection: &Connection) -> Result<i64> {
    let first = "SELECT history FROM fingerprint ORDER BY operation LIMIT 1";
    connection.query_row(first, [], |row| row.get(0))
}

/// Takes the fingerprints of everything that was done so far, as far as the file can tell.
pub(crate) fn take_anew(connection: &Connection) -> Result<()> {
    connection.execute("DELETE FROM fingerprint", [])?;
    let operations: Vec<i64> = connection
        .prepare("SELECT id FROM operation ORDER BY id")?
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let last = operations.last().copied();
    for operation in operations {
        put(connection, operation, None)?;
    }
    let Some(last) = last else {
        return Ok(());
    };
    connection.execute(
        "UPDATE fingerprint SET contents = ?2 WHERE operation = ?1",
        (last, contents_hash::of_tables(connection)?),
    )?;
    Ok(())
}

fn put(connection: &Connection, operation: i64, contents: Option<i64>) -> Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO fingerprint (operation, contents, history) VALUES (?1, ?2, ?3)
             ON CONFLICT (operation) DO UPDATE SET contents = ?2, history = ?3",
        )?
        .execute((operation, contents, history_of(connection, operation)?))?;
    Ok(())
}

fn contents_at(connection: &Connection, operation: i64) -> Result<Option<i64>> {
    let mut query =
        connection.prepare_cached("SELECT contents FROM fingerprint WHERE operation = ?1")?;
    let found = query.query_row([operation], |row| row.get(0)).optional()?;
    Ok(found.flatten())
}

/// By how much an operation changed what the tables hold.
fn changed_by(connection: &Connection, operation: i64) -> Result<i64> {
    let mut known = Vec::new();
    let mut sum = 0_i64;
    let mut query = connection
        .prepare_cached("SELECT table_name, before, after FROM change WHERE operation = ?1")?;
    let mut rows = query.query([operation])?;
    while let Some(row) = rows.next()? {
        let columns = columns_of(connection, &mut known, row.get_ref(0)?.as_str()?)?;
        if let Some(before) = row_to_json(row, 1)? {
            sum = sum.wrapping_sub(columns.of_fields(&before)?);
        }
        if let Some(after) = row_to_json(row, 2)? {
            sum = sum.wrapping_add(columns.of_fields(&after)?);
        }
    }
    Ok(sum)
}

/// The columns of a table that the journal names, among those known so far.
pub(crate) fn columns_of<'known>(
    connection: &Connection,
    known: &'known mut Vec<Columns>,
    table: &str,
) -> Result<&'known Columns> {
    let place = known.iter().position(|columns| columns.table.name == table);
    let place = place.unwrap_or(known.len());
    if place == known.len() {
        let table = journalled(table);
        let table = table.ok_or_else(|| unreadable(0, "a table that the history alone knows"))?;
        known.push(Columns::of(connection, table)?);
    }
    Ok(&known[place])
}

/// The hash of what the journal says of an operation, but for whether it still stands.
pub(crate) fn history_of(connection: &Connection, operation: i64) -> Result<i64> {
    let mut hash = Hash::begin("operation");
    let all = |hash: &mut Hash, row: &Row<'_>, count: usize| -> Result<()> {
        for column in 0..count {
            hash.value(row.get_ref(column)?);
        }
        Ok(())
    };
    connection
        .prepare_cached("SELECT id, at, kind, target FROM operation WHERE id = ?1")?
        .query_row([operation], |row| all(&mut hash, row, 4))?;
    let mut query = connection.prepare_cached(
        "SELECT id, table_name, record, before, after FROM change WHERE operation = ?1 ORDER BY id",
    )?;
    let mut rows = query.query([operation])?;
    while let Some(row) = rows.next()? {
        hash.value(ValueRef::Null);
        all(&mut hash, row, 5)?;
    }
    connection
        .prepare_cached(
            "SELECT theirs, history, is_taken_back, rows FROM brought WHERE operation = ?1",
        )?
        .query_row([operation], |row| all(&mut hash, row, 4))
        .optional()?;
    Ok(hash.end())
}
