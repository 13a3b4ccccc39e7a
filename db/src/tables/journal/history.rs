//! The journal read back: when, what, before and after.

use super::op::Op;
use super::readable;
use crate::error::{Error, OperationId, Refused, Thing};
use crate::tables::sqlite::sql_values::{time, word};
use crate::tables::{Journalled, journalled};
use chrono::NaiveDateTime;
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row};
use serde_json::{Map, Value as Json};
use std::collections::HashMap;

/// Whether what an operation did still stands.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum State {
    /// It stands, and can be undone.
    Done,
    /// It was taken back, and can be redone.
    Undone,
    /// It was taken back and something else was done since: history only.
    Dropped,
    /// Undoing, redoing and making the file are not undone themselves.
    Fixed,
}

impl State {
    fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "done" => Self::Done,
            "undone" => Self::Undone,
            "dropped" => Self::Dropped,
            "fixed" => Self::Fixed,
            _ => return None,
        })
    }
}

/// One operation of the history.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct HistoryEntry {
    /// Its place.
    pub id: OperationId,
    /// When.
    pub at: NaiveDateTime,
    /// What was done.
    pub op: Op,
    /// Whether it still stands.
    pub state: State,
    /// What was undone or redone.
    pub target: Option<OperationId>,
    /// How many rows of which table changed.
    pub changed: Vec<TableCount>,
}

/// How many rows of a table an operation changed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TableCount {
    /// The table.
    pub table: String,
    /// Rows that came.
    pub added: u64,
    /// Rows that became others.
    pub changed: u64,
    /// Rows that went.
    pub deleted: u64,
}

/// One row that an operation changed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Change {
    /// The operation.
    pub operation: OperationId,
    /// The table.
    pub table: String,
    /// What people call the record: `3 (山田 勇)`, `2025-04-02 水曜会 1 A`.
    pub record: String,
    /// The fields that are not as before.
    pub fields: Vec<FieldChange>,
}

/// A field before and after; nothing before is a new row, nothing after a deleted one.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FieldChange {
    /// The field.
    pub field: String,
    /// What stood there.
    pub before: Option<String>,
    /// What stands there.
    pub after: Option<String>,
}

/// Reads the columns `id, at, kind, state, target`.
fn row_to_entry(row: &Row<'_>) -> rusqlite::Result<HistoryEntry> {
    Ok(HistoryEntry {
        id: OperationId(row.get(0)?),
        at: time(row, 1)?,
        op: word(row, 2, Op::from_word)?,
        state: word(row, 3, State::from_word)?,
        target: row.get::<_, Option<i64>>(4)?.map(OperationId),
        changed: Vec::new(),
    })
}

/// The latest first.
pub(crate) fn entries(connection: &Connection, most: u32) -> Result<Vec<HistoryEntry>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT id, at, kind, state, target FROM operation ORDER BY id DESC LIMIT ?1",
    )?;
    let rows = query.query_map([most], row_to_entry)?;
    let mut entries: Vec<HistoryEntry> = rows.collect::<Result<_, _>>()?;
    for entry in &mut entries {
        entry.changed = counts(connection, entry.id)?;
    }
    Ok(entries)
}

/// One operation.
pub(crate) fn entry(connection: &Connection, id: OperationId) -> Result<HistoryEntry, Error> {
    let mut query = connection
        .prepare_cached("SELECT id, at, kind, state, target FROM operation WHERE id = ?1")?;
    let found = query.query_row([id.0], row_to_entry).optional()?;
    let mut entry = found.ok_or_else(|| no_such(id))?;
    entry.changed = counts(connection, id)?;
    Ok(entry)
}

fn no_such(id: OperationId) -> Error {
    Refused::NoSuch {
        what: Thing::Operation,
        key: id.0.to_string(),
    }
    .into()
}

/// What kind of operation it was.
pub(crate) fn op_of(connection: &Connection, id: OperationId) -> Result<Op, Error> {
    let mut query = connection.prepare_cached("SELECT kind FROM operation WHERE id = ?1")?;
    query
        .query_row([id.0], |row| word(row, 0, Op::from_word))
        .optional()?
        .ok_or_else(|| no_such(id))
}

fn counts(connection: &Connection, id: OperationId) -> Result<Vec<TableCount>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT table_name, sum(before IS NULL), sum(before IS NOT NULL AND after IS NOT NULL), sum(after IS NULL)
         FROM change WHERE operation = ?1 GROUP BY table_name ORDER BY min(id)",
    )?;
    let rows = query.query_map([id.0], |row| {
        let count = |column| row.get::<_, i64>(column).map(i64::unsigned_abs);
        Ok(TableCount {
            table: row.get(0)?,
            added: count(1)?,
            changed: count(2)?,
            deleted: count(3)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// What one operation changed, in order.
pub(crate) fn changes_of(
    connection: &Connection,
    id: OperationId,
    most: u32,
) -> Result<Vec<Change>, Error> {
    let known: bool = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM operation WHERE id = ?1)",
        [id.0],
        |row| row.get(0),
    )?;
    if !known {
        return Err(no_such(id));
    }
    changes(
        connection,
        "operation = ?1 ORDER BY id LIMIT ?2",
        (id.0, most),
    )
}

/// By which operation that still stands a row came to be, of which something is known; nothing where the
/// file was made with it.
pub(crate) fn made_by(
    connection: &Connection,
    table: &Journalled,
    row: &Map<String, Json>,
    number: i64,
) -> Result<Option<i64>, Error> {
    let record = row.get(table.record).and_then(Json::as_i64);
    let mut query = connection.prepare_cached(
        "SELECT change.operation FROM change JOIN operation ON operation.id = change.operation
         WHERE table_name = ?1 AND record = ?2 AND before IS NULL AND after ->> 'id' = ?3
         AND state = 'done' ORDER BY change.id DESC LIMIT 1",
    )?;
    let found = query.query_row((table.name, record, number), |row| row.get(0));
    Ok(found.optional()?)
}

/// What was ever done to a record, its seats and hands included, the earliest first.
pub(crate) fn of_record(
    connection: &Connection,
    tables: &[&str],
    record: i64,
) -> Result<Vec<Change>, Error> {
    let mut found = Vec::new();
    for table in tables {
        found.extend(changes(
            connection,
            "table_name = ?1 AND record = ?2 ORDER BY id",
            (table, record),
        )?);
    }
    found.sort_by_key(|change| change.operation);
    Ok(found)
}

/// What was ever done to the mark that sets a table aside, the earliest first.
pub(crate) fn of_set_aside(
    connection: &Connection,
    session: i64,
    round: u32,
    table: &str,
) -> Result<Vec<Change>, Error> {
    changes(
        connection,
        "table_name = 'set_aside' AND (
             (before ->> 'session', before ->> 'round_number', before ->> 'table_label') = (?1, ?2, ?3)
             OR (after ->> 'session', after ->> 'round_number', after ->> 'table_label') = (?1, ?2, ?3)
         ) ORDER BY id",
        (session, round, table),
    )
}

fn changes(
    connection: &Connection,
    which: &str,
    parameters: impl rusqlite::Params,
) -> Result<Vec<Change>, Error> {
    let mut query = connection.prepare_cached(&format!(
        "SELECT operation, table_name, before, after FROM change WHERE {which}"
    ))?;
    let mut rows = query.query(parameters)?;
    let mut net = NetChanges::default();
    while let Some(row) = rows.next()? {
        let raw = RowChange {
            operation: OperationId(row.get(0)?),
            table: row.get(1)?,
            before: row_to_json(row, 2)?,
            after: row_to_json(row, 3)?,
        };
        net.add(raw);
    }
    let mut changes = Vec::with_capacity(net.rows.len());
    for row in net.rows {
        let (before, after) = (row.before.as_ref(), row.after.as_ref());
        let fields = readable::fields(connection, before, after)?;
        if !fields.is_empty() {
            changes.push(Change {
                operation: row.operation,
                record: readable::record(connection, &row.table, after.or(before))?,
                table: row.table,
                fields,
            });
        }
    }
    Ok(changes)
}

/// A row before and after.
struct RowChange {
    operation: OperationId,
    table: String,
    before: Option<Map<String, Json>>,
    after: Option<Map<String, Json>>,
}

/// What operations come to: a row that one operation deletes and writes again was only changed.
#[derive(Default)]
struct NetChanges {
    rows: Vec<RowChange>,
    by_key: HashMap<(OperationId, String, String), usize>,
}

impl NetChanges {
    fn add(&mut self, row: RowChange) {
        let key = (row.operation, row.table.clone(), row.key());
        let known = self
            .by_key
            .get(&key)
            .and_then(|place| self.rows.get_mut(*place));
        if let Some(known) = known {
            known.after = row.after;
        } else {
            self.by_key.insert(key, self.rows.len());
            self.rows.push(row);
        }
    }
}

impl RowChange {
    /// What tells the row apart. Hands written again get other ids, so they are told by what they say.
    fn key(&self) -> String {
        let columns = journalled(&self.table).map_or(&[][..], |table| table.key);
        let is_hand = self.table == "hand";
        let kept = |column: &str| {
            if is_hand {
                column != "id"
            } else {
                columns.contains(&column)
            }
        };
        let row = self.before.as_ref().or(self.after.as_ref());
        let values = row.into_iter().flatten().filter(|(column, _)| kept(column));
        values
            .map(|(_, value)| value.to_string())
            .collect::<Vec<_>>()
            .join("\t")
    }
}

/// A row as the journal keeps it.
pub(crate) fn row_to_json(
    row: &Row<'_>,
    column: usize,
) -> rusqlite::Result<Option<Map<String, Json>>> {
    let text = row.get_ref(column)?.as_str_or_null()?;
    text.map(serde_json::from_str).transpose().map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(column, Type::Text, error.into())
    })
}
