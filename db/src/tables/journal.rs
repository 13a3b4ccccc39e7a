//! Every write is an operation: all of it happens or none, and each change to a row is kept with
//! what stood there before, which gives undo, redo and the history.

mod deleted;
pub(crate) mod fingerprint;
mod history;
mod lives;
mod op;
mod readable;
mod replay;
pub(crate) mod schema;
mod scrub;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod triggers;

pub(crate) use deleted::deleted_members;
pub use history::{Change, FieldChange, HistoryEntry, State, TableCount};
pub(crate) use history::{
    changes_of, entries, entry, made_by, of_record, of_set_aside, op_of, row_to_json,
};
pub(crate) use lives::{of_deleted as lives_of_deleted, of_member as lives_of_member};
pub use op::Op;
pub(crate) use readable::fields as fields_in_words;
pub(crate) use readable::record as record_in_words;
pub(crate) use replay::{redo, step, undo, value};
pub(crate) use scrub::{FREE_TEXTS, MARK, names_in_texts, scrub};

use crate::error::{Error, Fault};
use crate::tables::sqlite::shared_lock;
use crate::tables::sqlite::sql_values::iso_time;
use chrono::NaiveDateTime;
use rusqlite::{Connection, Transaction, TransactionBehavior, params};

/// Whether the work of an operation is kept.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Finish {
    /// It is.
    Commit,
    /// It was only tried.
    RollBack,
}

/// Does the work as one operation. If it fails, nothing has happened.
pub(crate) fn transact<T>(
    connection: &mut Connection,
    op: Op,
    now: NaiveDateTime,
    finish: Finish,
    work: impl FnOnce(&Connection) -> Result<T, Error>,
) -> Result<T, Error> {
    let transaction = begin(connection)?;
    let operation = start(&transaction, op, now, None)?;
    let result = work(&transaction)?;
    end(&transaction, op, operation)?;
    match finish {
        Finish::Commit => {
            let committed = transaction.commit();
            confirm_commit(connection, committed, operation)?;
        }
        Finish::RollBack => transaction.rollback()?,
    }
    Ok(result)
}

/// What became of an operation. The last step of a save is that `SQLite` takes its own journal away and
/// has the disk keep that: where the disk fails there, it tells a failure although the operation is in
/// the file. So the file is looked at, and what is in it is kept by another write, which changes nothing.
fn confirm_commit(
    connection: &Connection,
    committed: rusqlite::Result<()>,
    operation: i64,
) -> Result<(), Error> {
    let Err(failed) = committed else {
        return Ok(());
    };
    let uncertain = || Error::from(Fault::Uncertain(failed.to_string()));
    shared_lock::release(connection).map_err(|_| uncertain())?;
    let is_there = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM operation WHERE id = ?1)",
        [operation],
        |row| row.get::<_, bool>(0),
    );
    let rewritten = match is_there {
        Ok(false) => return Err(failed.into()),
        Ok(true) => write_again(connection),
        Err(unreadable) => Err(unreadable),
    };
    rewritten.map_err(|_| uncertain())
}

/// Writes what the file says already of its form.
fn write_again(connection: &Connection) -> rusqlite::Result<()> {
    let form: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    connection.pragma_update(None, "user_version", form)
}

/// The lock is taken at once, so that no other program writes between reading and writing.
fn begin(connection: &mut Connection) -> Result<Transaction<'_>, Error> {
    Ok(connection.transaction_with_behavior(TransactionBehavior::Immediate)?)
}

fn start(
    connection: &Connection,
    op: Op,
    now: NaiveDateTime,
    target: Option<i64>,
) -> Result<i64, Error> {
    let state = if op.is_fixed() { "fixed" } else { "done" };
    connection.execute(
        "INSERT INTO operation (at, kind, state, target) VALUES (?1, ?2, ?3, ?4)",
        params![iso_time(now), op.word(), state, target],
    )?;
    let operation = connection.last_insert_rowid();
    connection.execute(
        "UPDATE writing SET operation = ?1, recording = ?2",
        (operation, !op.is_fixed()),
    )?;
    Ok(operation)
}

fn end(connection: &Connection, op: Op, operation: i64) -> Result<(), Error> {
    connection.execute("UPDATE writing SET operation = NULL, recording = 0", [])?;
    if op == Op::EraseMember {
        drop_undone(connection)?;
    }
    if op.is_fixed() {
        return Ok(fingerprint::take(connection, op, operation)?);
    }
    let changed: bool = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM change WHERE operation = ?1)",
        [operation],
        |row| row.get(0),
    )?;
    if changed {
        drop_undone(connection)?;
        Ok(fingerprint::take(connection, op, operation)?)
    } else {
        // Correcting something into what it already was is nothing that could be undone.
        connection.execute("DELETE FROM operation WHERE id = ?1", [operation])?;
        Ok(())
    }
}

/// What was taken back cannot be done again once something else was done.
fn drop_undone(connection: &Connection) -> Result<(), Error> {
    connection.execute(
        "UPDATE operation SET state = 'dropped' WHERE state = 'undone'",
        [],
    )?;
    Ok(())
}
