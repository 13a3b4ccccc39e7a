//! Which rows of the journal tell of one person. An entry can be deleted and come back under another
//! id, two entries can become one, and an id that is free is given to somebody else.

use super::history::row_to_json;
use super::op::Op;
use crate::error::Error;
use rusqlite::Connection;
use serde_json::{Map, Value as Json};
use std::collections::{BTreeSet, HashMap};
use std::ops::RangeInclusive;

/// A member's entry from being written down until it is deleted.
#[derive(Debug)]
pub(crate) struct Life {
    /// The id of the entry.
    pub record: i64,
    /// The changes between which the id meant this person.
    pub during: RangeInclusive<i64>,
    /// The changes of the entry itself.
    pub changes: Vec<i64>,
    /// Every number and name it ever had.
    known_as: BTreeSet<(i64, String)>,
    /// The operation that deleted it, if that stands.
    ended_by: Option<(i64, Op)>,
    /// Whether what made it still stands.
    is_real: bool,
}

impl Life {
    /// Every name the entry ever had.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.known_as.iter().map(|(_, name)| name.as_str())
    }

    fn begin(record: i64, change: i64, is_real: bool) -> Self {
        Self {
            record,
            during: change..=i64::MAX,
            changes: Vec::new(),
            known_as: BTreeSet::new(),
            ended_by: None,
            is_real,
        }
    }

    fn add(&mut self, change: i64, sides: [Option<&Map<String, Json>>; 2]) {
        self.changes.push(change);
        for row in sides.into_iter().flatten() {
            let number = row.get("number").and_then(Json::as_i64);
            let name = row.get("name").and_then(Json::as_str);
            if let (Some(number), Some(name)) = (number, name) {
                self.known_as.insert((number, name.to_owned()));
            }
        }
    }
}

/// The lives of the person who has that entry now.
pub(crate) fn of_member(connection: &Connection, record: i64) -> Result<Vec<Life>, Error> {
    let lives = all(connection)?;
    let now = |life: &Life| life.is_real && life.ended_by.is_none() && life.record == record;
    let first = lives.iter().position(now);
    same_person(connection, lives, first)
}

/// The lives of somebody who was deleted, by the number and the name.
pub(crate) fn of_deleted(
    connection: &Connection,
    number: u32,
    name: &str,
) -> Result<Vec<Life>, Error> {
    let lives = all(connection)?;
    let known_as = (i64::from(number), name.to_owned());
    let first = lives.iter().position(|life| {
        let deleted = matches!(life.ended_by, Some((_, Op::DeleteMember)));
        deleted && life.known_as.contains(&known_as)
    });
    same_person(connection, lives, first)
}

/// What was taken back is a life too: what was typed is in the journal.
fn all(connection: &Connection) -> Result<Vec<Life>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT change.id, record, before, after, operation, kind, state FROM change
         JOIN operation ON operation.id = change.operation
         WHERE table_name = 'member' ORDER BY change.id",
    )?;
    let mut rows = query.query([])?;
    let mut lives: Vec<Life> = Vec::new();
    // By id, once for what stands and once for what was taken back.
    let mut under_way: HashMap<(i64, bool), usize> = HashMap::new();
    while let Some(row) = rows.next()? {
        let (change, record): (i64, i64) = (row.get(0)?, row.get(1)?);
        let (before, after) = (row_to_json(row, 2)?, row_to_json(row, 3)?);
        let (operation, kind): (i64, String) = (row.get(4)?, row.get(5)?);
        let is_real = row.get::<_, String>(6)? == "done";
        let known = match (&before, is_real) {
            (None, _) => None,
            (Some(_), true) => under_way.get(&(record, true)),
            // A correction that was taken back belongs to whoever has the entry.
            (Some(_), false) => under_way
                .get(&(record, false))
                .or_else(|| under_way.get(&(record, true))),
        };
        let place = known.copied().unwrap_or_else(|| {
            // What was taken back ends where the id is given away again.
            if let Some(taken_back) = under_way.remove(&(record, false)) {
                end(&mut lives, taken_back, change - 1);
            }
            lives.push(Life::begin(record, change, is_real));
            under_way.insert((record, is_real), lives.len() - 1);
            lives.len() - 1
        });
        let Some(life) = lives.get_mut(place) else {
            continue;
        };
        life.add(change, [before.as_ref(), after.as_ref()]);
        if after.is_none() && life.is_real == is_real {
            if is_real {
                life.ended_by = Op::from_word(&kind).map(|op| (operation, op));
            }
            end(&mut lives, place, change);
            under_way.remove(&(record, is_real));
        }
    }
    Ok(lives)
}

fn end(lives: &mut [Life], place: usize, change: i64) {
    if let Some(life) = lives.get_mut(place) {
        life.during = *life.during.start()..=change;
    }
}

/// Keeps those of the same person as the first: of one number and name, or joined with it.
fn same_person(
    connection: &Connection,
    lives: Vec<Life>,
    first: Option<usize>,
) -> Result<Vec<Life>, Error> {
    let Some(first) = first else {
        return Ok(Vec::new());
    };
    let mut joined = Vec::new();
    for life in &lives {
        if let Some((operation, Op::MergeMembers)) = life.ended_by {
            joined.push((
                operation,
                life.record,
                kept_in(connection, operation, life.record)?,
            ));
        }
    }
    let mut of_person = vec![first];
    let mut next = 0;
    while let Some(life) = of_person.get(next).and_then(|place| lives.get(*place)) {
        next += 1;
        for (place, other) in lives.iter().enumerate() {
            let same = !life.known_as.is_disjoint(&other.known_as);
            let joins = |gone: &Life, survivor: &Life| {
                joined.iter().any(|(operation, record, keep)| {
                    gone.ended_by.is_some_and(|(by, _)| by == *operation)
                        && gone.record == *record
                        && *keep == Some(survivor.record)
                        && survivor.during.contains(gone.during.end())
                })
            };
            if (same || joins(life, other) || joins(other, life)) && !of_person.contains(&place) {
                of_person.push(place);
            }
        }
    }
    let lives = lives.into_iter().enumerate();
    let lives_of_person = lives.filter(|(place, _)| of_person.contains(place));
    Ok(lives_of_person.map(|(_, life)| life).collect())
}

/// The entry that got what belonged to the one that went.
fn kept_in(connection: &Connection, operation: i64, gone: i64) -> Result<Option<i64>, Error> {
    let mut query = connection.prepare_cached(
        "SELECT before, after FROM change
         WHERE operation = ?1 AND before IS NOT NULL AND after IS NOT NULL",
    )?;
    let mut rows = query.query([operation])?;
    while let Some(row) = rows.next()? {
        let (before, after) = (row_to_json(row, 0)?, row_to_json(row, 1)?);
        for column in super::scrub::PEOPLE {
            let side =
                |row: &Option<Map<String, Json>>| row.as_ref()?.get(*column).and_then(Json::as_i64);
            if side(&before) == Some(gone) && side(&after) != Some(gone) {
                return Ok(side(&after));
            }
        }
    }
    Ok(None)
}
