//! Whether the tables hold what the history says was done. The history is gone through from its
//! beginning; rows are compared by their hashes, and looked at closer only where those differ.

use super::Damage;
use super::marks::is_same_but_for_names;
use crate::error::Error;
use crate::tables::journal::fingerprint::{columns_of, history_of};
use crate::tables::journal::{Op, record_in_words, row_to_json};
use crate::tables::journalled;
use crate::tables::sqlite::contents_hash::{Columns, Fields};
use crate::tables::sqlite::sql_values::iso_time;
use crate::tables::sqlite::sql_values::{time, unreadable};
use chrono::NaiveDateTime;
use rusqlite::{Connection, OptionalExtension, Row};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Tables that have rows from the beginning, which no entry of the history records.
const BEGUN_WITH: [&str; 3] = ["rule_set", "club", "award"];

/// More than anybody reads.
const MOST: usize = 200;

/// What is not as the history says, and what in the history is not as it was written.
pub(super) fn differences(copy: &Connection) -> Result<Vec<Damage>, Error> {
    let mut replay = Replay::default();
    let operations = operations(copy)?;
    for operation in &operations {
        replay.advance(copy, operation)?;
    }
    for operation in &operations {
        if replay.states.get(&operation.id) != Some(&operation.state.as_str()) {
            replay.broken.insert(operation.id);
        }
    }
    let mut findings: Vec<Damage> = replay
        .broken
        .iter()
        .map(|id| Damage::History {
            number: *id,
            at: operations
                .iter()
                .find(|one| one.id == *id)
                .and_then(|one| one.at)
                .map(iso_time),
        })
        .collect();
    findings.extend(replay.compare(copy)?);
    findings.truncate(MOST);
    Ok(findings)
}

/// An entry of the history, believed in nothing.
struct Operation {
    id: i64,
    at: Option<NaiveDateTime>,
    op: Option<Op>,
    state: String,
    target: Option<i64>,
    fingerprint: Option<(Option<i64>, i64)>,
}

fn operations(copy: &Connection) -> Result<Vec<Operation>, Error> {
    let mut query = copy.prepare(
        "SELECT id, at, kind, state, target, fingerprint.operation, contents, history
         FROM operation LEFT JOIN fingerprint ON fingerprint.operation = operation.id ORDER BY id",
    )?;
    let rows = query.query_map([], |row| {
        Ok(Operation {
            id: row.get(0)?,
            at: time(row, 1).ok(),
            op: Op::from_word(&text(row, 2)?),
            state: text(row, 3)?,
            target: row.get(4)?,
            fingerprint: match row.get::<_, Option<i64>>(5)? {
                Some(_) => Some((row.get(6)?, row.get(7)?)),
                None => None,
            },
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn text(row: &Row<'_>, column: usize) -> rusqlite::Result<String> {
    let bytes = row.get_ref(column)?.as_bytes_or_null()?;
    Ok(String::from_utf8_lossy(bytes.unwrap_or_default()).into_owned())
}

/// What the history says of a row.
#[derive(Clone, Copy, Debug)]
struct RowState {
    /// How often it was written more than taken away.
    count: i64,
    change: i64,
    is_after: bool,
}

/// The state of the tables, as far as the history was replayed.
#[derive(Default)]
struct Replay {
    columns: Vec<Columns>,
    rows: HashMap<i64, RowState>,
    states: BTreeMap<i64, &'static str>,
    /// The entries that are not as they were written.
    broken: BTreeSet<i64>,
    last: Option<(i64, Option<i64>)>,
    /// From then on texts of the history may have a mark where the file has a name.
    is_scrubbed: bool,
}

impl Replay {
    fn advance(&mut self, copy: &Connection, one: &Operation) -> Result<(), Error> {
        let previous = self.last.map_or(0, |(id, _)| id);
        let is_first = previous == 0;
        if one.id != previous + 1 {
            self.broken.insert(previous + 1);
        }
        let mut is_sound = one.at.is_some()
            && one.op.is_some_and(|op| (op == Op::CreateClub) == is_first)
            && one.target.is_some() == matches!(one.op, Some(Op::Undo | Op::Redo));
        let contents = one.fingerprint.and_then(|(contents, _)| contents);
        let before = self.last.and_then(|(_, contents)| contents);
        // Once it is known what the tables held it is known for ever.
        is_sound &= before.is_none() || contents.is_some();
        let delta = self.follow(copy, one)?;
        is_sound &= delta.is_some();
        if let Some(delta) = delta.filter(|_| !is_first && one.op != Some(Op::EraseMember)) {
            // What an undo puts back after an erasure has a mark where the file had a name.
            let is_told = !self.is_scrubbed || one.op.is_some_and(|op| !op.is_fixed());
            if let (Some(before), Some(after), true) = (before, contents, is_told) {
                is_sound &= before.wrapping_add(delta) == after;
            }
        }
        is_sound &= match one.fingerprint {
            Some((_, history)) => history == history_of(copy, one.id)?,
            None => false,
        };
        if !is_sound {
            self.broken.insert(one.id);
        }
        self.last = Some((one.id, contents));
        Ok(())
    }

    /// What an operation did to the rows, and to the number of what the tables hold; nothing where it
    /// cannot have happened.
    fn follow(&mut self, copy: &Connection, one: &Operation) -> Result<Option<i64>, Error> {
        let standing = |states: &BTreeMap<i64, &str>, state: &str, last: bool| {
            let mut ids = states
                .iter()
                .filter(|(_, one)| **one == state)
                .map(|(id, _)| *id);
            if last { ids.next_back() } else { ids.next() }
        };
        let (op, target) = (one.op, one.target);
        let expected = match op {
            Some(Op::Undo) => standing(&self.states, "done", true),
            Some(Op::Redo) => standing(&self.states, "undone", false),
            _ => None,
        };
        if op.is_none() || target != expected {
            self.states.insert(
                one.id,
                if op.is_some_and(Op::is_fixed) {
                    "fixed"
                } else {
                    "done"
                },
            );
            return Ok(None);
        }
        match (op, target) {
            (Some(Op::Undo), Some(target)) => {
                self.states.insert(target, "undone");
                self.states.insert(one.id, "fixed");
                self.changes(copy, target, -1).map(Some)
            }
            (Some(Op::Redo), Some(target)) => {
                self.states.insert(target, "done");
                self.states.insert(one.id, "fixed");
                self.changes(copy, target, 1).map(Some)
            }
            _ => {
                let is_fixed = op.is_some_and(Op::is_fixed);
                self.is_scrubbed |= op == Some(Op::EraseMember);
                if op != Some(Op::CreateClub) {
                    for state in self.states.values_mut().filter(|state| **state == "undone") {
                        *state = "dropped";
                    }
                }
                self.states
                    .insert(one.id, if is_fixed { "fixed" } else { "done" });
                self.changes(copy, one.id, 1).map(Some)
            }
        }
    }

    fn changes(&mut self, copy: &Connection, operation: i64, sign: i64) -> Result<i64, Error> {
        let mut sum = 0_i64;
        let mut query = copy.prepare_cached(
            "SELECT id, table_name, before, after FROM change WHERE operation = ?1 ORDER BY id",
        )?;
        let mut rows = query.query([operation])?;
        while let Some(row) = rows.next()? {
            let change = row.get(0)?;
            let table = row
                .get_ref(1)?
                .as_str()
                .map_err(|_| unreadable(1, "a name that is none"))?;
            let columns = columns_of(copy, &mut self.columns, table)?;
            for (side, is_after) in [(2, false), (3, true)] {
                let Some(fields) = row_to_json(row, side)? else {
                    continue;
                };
                let hash = columns.of_fields(&fields)?;
                let count = if is_after { sign } else { -sign };
                let seen = RowState {
                    count: 0,
                    change,
                    is_after,
                };
                let seen = self.rows.entry(hash).or_insert(seen);
                seen.count += count;
                (seen.change, seen.is_after) = (change, is_after);
                sum = sum.wrapping_add(count.wrapping_mul(hash));
            }
        }
        Ok(sum)
    }

    /// Holds the tables against what the history comes to.
    fn compare(mut self, copy: &Connection) -> Result<Vec<Damage>, Error> {
        let mut contents = 0_i64;
        let mut unrecorded = Vec::new();
        for columns in Columns::of_all(copy)? {
            let mut query = copy.prepare(&columns.select())?;
            let mut rows = query.query([])?;
            while let Some(row) = rows.next()? {
                let hash = columns.of_row(row)?;
                contents = contents.wrapping_add(hash);
                match self.rows.get_mut(&hash).filter(|seen| seen.count > 0) {
                    Some(seen) => seen.count -= 1,
                    None => unrecorded.push((columns.table.name, columns.fields(row)?)),
                }
            }
        }
        let mut lost = Vec::new();
        for seen in self.rows.values().filter(|seen| seen.count != 0) {
            let side = if seen.is_after { "after" } else { "before" };
            let found = copy
                .query_row(
                    &format!("SELECT table_name, {side} FROM change WHERE id = ?1"),
                    [seen.change],
                    |row| Ok((row.get::<_, String>(0)?, row_to_json(row, 1)?)),
                )
                .optional()?;
            let Some((table, Some(fields))) = found else {
                continue;
            };
            let Some(table) = journalled(&table) else {
                continue;
            };
            if seen.count > 0 {
                lost.push((table.name, fields));
            } else {
                // It was taken away, and had never been written so.
                unrecorded.push((table.name, fields));
            }
        }
        let mut findings = pair(copy, lost, unrecorded, self.is_scrubbed)?;
        let expected = self.last.and_then(|(_, contents)| contents);
        if findings.is_empty() && expected.is_some_and(|expected| expected != contents) {
            findings.push(Damage::Beginnings);
        }
        Ok(findings)
    }
}

type Rows = Vec<(&'static str, Fields)>;

/// Rows that are not there as they were written, each beside what stands there instead.
fn pair(
    copy: &Connection,
    lost: Rows,
    unrecorded: Rows,
    is_scrubbed: bool,
) -> Result<Vec<Damage>, Error> {
    let key = |table: &str, fields: &Fields| -> String {
        let known = journalled(table);
        let columns = known.map_or(&[][..], |known| known.key);
        let values = columns
            .iter()
            .map(|column| fields.get(*column).map(ToString::to_string));
        format!("{table} {:?}", values.collect::<Vec<_>>())
    };
    let mut instead: BTreeMap<String, Rows> = BTreeMap::new();
    for (table, fields) in unrecorded {
        instead
            .entry(key(table, &fields))
            .or_default()
            .push((table, fields));
    }
    let mut findings = Vec::new();
    for (table, fields) in lost {
        let key = key(table, &fields);
        let others = instead.entry(key).or_default();
        let place = others
            .iter()
            .position(|(_, other)| is_scrubbed && is_same_but_for_names(&fields, other));
        if let Some(place) = place {
            others.swap_remove(place);
            continue;
        }
        let record = record_in_words(copy, table, Some(&fields))?;
        findings.push(match others.pop() {
            Some(_) => Damage::Altered {
                table: table.to_owned(),
                record,
            },
            None => Damage::Lost {
                table: table.to_owned(),
                record,
            },
        });
    }
    let left = instead.into_values().flatten();
    for (table, fields) in left.filter(|(table, _)| !BEGUN_WITH.contains(table)) {
        let record = record_in_words(copy, table, Some(&fields))?;
        findings.push(Damage::Unrecorded {
            table: table.to_owned(),
            record,
        });
    }
    Ok(findings)
}
