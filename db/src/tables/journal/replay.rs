//! Taking back what was done, and doing it again.

use super::{begin, confirm_commit, end, start};
use crate::error::{Error, Fault, OperationId, PlainRefusal};
use crate::tables::sqlite::sql_values::unreadable;
use crate::tables::{Journalled, journalled};
use chrono::NaiveDateTime;
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, params_from_iter};
use serde_json::{Map, Value as Json};

use super::history::row_to_json;
use super::op::Op;

/// Takes back the latest operation that still stands.
pub(crate) fn undo(connection: &mut Connection, now: NaiveDateTime) -> Result<OperationId, Error> {
    let latest = "SELECT id FROM operation WHERE state = 'done' ORDER BY id DESC LIMIT 1";
    replay(
        connection,
        now,
        Op::Undo,
        latest,
        PlainRefusal::NothingToUndo,
    )
}

/// Does again what was taken back last, unless something else was done since.
pub(crate) fn redo(connection: &mut Connection, now: NaiveDateTime) -> Result<OperationId, Error> {
    let next = "SELECT id FROM operation WHERE state = 'undone' ORDER BY id LIMIT 1";
    replay(connection, now, Op::Redo, next, PlainRefusal::NothingToRedo)
}

fn replay(
    connection: &mut Connection,
    now: NaiveDateTime,
    op: Op,
    target: &str,
    nothing: PlainRefusal,
) -> Result<OperationId, Error> {
    let transaction = begin(connection)?;
    let target = transaction
        .query_row(target, [], |row| row.get::<_, i64>(0))
        .optional()?
        .ok_or(nothing)?;
    let operation = start(&transaction, op, now, Some(target))?;
    // Row by row, a hand can be without its winner's seat for a moment.
    transaction.pragma_update(None, "defer_foreign_keys", true)?;
    let (order, state) = match op {
        Op::Undo => ("DESC", "undone"),
        _ => ("ASC", "done"),
    };
    {
        let mut changes = transaction.prepare_cached(&format!(
            "SELECT table_name, before, after FROM change WHERE operation = ?1 ORDER BY id {order}"
        ))?;
        let mut rows = changes.query([target])?;
        while let Some(row) = rows.next()? {
            let name: String = row.get(0)?;
            let table = journalled(&name);
            let table =
                table.ok_or_else(|| Fault::Damaged(format!("the journal names a table {name}")))?;
            let (before, after) = (row_to_json(row, 1)?, row_to_json(row, 2)?);
            let (from, to) = if op == Op::Undo {
                (after, before)
            } else {
                (before, after)
            };
            if step(&transaction, table, from.as_ref(), to.as_ref())? != 1 {
                let lost = format!("a row of {name} is not as the journal left it");
                return Err(Fault::Damaged(lost).into());
            }
        }
    }
    transaction.execute(
        "UPDATE operation SET state = ?2 WHERE id = ?1",
        (target, state),
    )?;
    end(&transaction, op, operation)?;
    let committed = transaction.commit();
    confirm_commit(connection, committed, operation)?;
    Ok(OperationId(target))
}

type Fields = Map<String, Json>;

/// Makes a row that is `from` into `to`, and says how many rows it was.
pub(crate) fn step(
    connection: &Connection,
    table: &Journalled,
    from: Option<&Fields>,
    to: Option<&Fields>,
) -> rusqlite::Result<usize> {
    match (from, to) {
        (None, Some(to)) => {
            let columns: Vec<String> = to.keys().map(|column| quoted(column)).collect();
            let places = vec!["?"; to.len()].join(", ");
            let sql = format!(
                "INSERT INTO {} ({}) VALUES ({places})",
                table.name,
                columns.join(", ")
            );
            run(connection, &sql, to.values())
        }
        (Some(from), None) => {
            let sql = format!("DELETE FROM {} WHERE {}", table.name, where_key(table));
            run(connection, &sql, key(table, from))
        }
        (Some(from), Some(to)) => {
            let columns: Vec<String> = to
                .keys()
                .map(|column| format!("{} = ?", quoted(column)))
                .collect();
            let sql = format!(
                "UPDATE {} SET {} WHERE {}",
                table.name,
                columns.join(", "),
                where_key(table)
            );
            run(connection, &sql, to.values().chain(key(table, from)))
        }
        (None, None) => Ok(0),
    }
}

fn quoted(column: &str) -> String {
    format!("\"{}\"", column.replace('"', "\"\""))
}

fn where_key(table: &Journalled) -> String {
    table
        .key
        .iter()
        .map(|column| format!("{column} = ?"))
        .collect::<Vec<_>>()
        .join(" AND ")
}

fn key<'a>(table: &Journalled, row: &'a Fields) -> impl Iterator<Item = &'a Json> {
    table.key.iter().filter_map(|column| row.get(*column))
}

fn run<'a>(
    connection: &Connection,
    sql: &str,
    values: impl Iterator<Item = &'a Json>,
) -> rusqlite::Result<usize> {
    let values: Vec<Value> = values.map(value).collect::<Result<_, _>>()?;
    connection
        .prepare_cached(sql)?
        .execute(params_from_iter(values))
}

/// A value as the journal keeps it, for a column.
pub(crate) fn value(json: &Json) -> rusqlite::Result<Value> {
    let number = |number: &serde_json::Number| number.as_i64().map(Value::Integer);
    match json {
        Json::Null => Some(Value::Null),
        Json::String(text) => Some(Value::Text(text.clone())),
        Json::Number(whole) => number(whole),
        _ => None,
    }
    .ok_or_else(|| unreadable(0, "a value in the history that no column has"))
}
