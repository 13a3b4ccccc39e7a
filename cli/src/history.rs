//! `hanchan history`, `undo` and `redo`.

use crate::answer::Answer;
use crate::clock;
use crate::failure::Failure;
use crate::file;
use chrono::NaiveDateTime;
use db::{Change, FieldChange, HistoryEntry, OperationId, State};
use serde::Serialize;
use std::path::Path;

/// An import changes thousands of rows; more than these nobody reads.
pub const MOST_CHANGES: u32 = 12;

#[derive(Serialize)]
pub struct Entry {
    id: i64,
    at: NaiveDateTime,
    operation: &'static str,
    state: &'static str,
    of: Option<i64>,
    changes: Vec<Changed>,
}

#[derive(Serialize)]
struct Changed {
    table: String,
    record: String,
    fields: Vec<Difference>,
}

#[derive(Serialize)]
struct Difference {
    field: String,
    before: Option<String>,
    after: Option<String>,
}

pub fn history(path: &Path, limit: u32, json: bool, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(path)?;
    for entry in club.history(limit)? {
        if !answer.is_read() {
            break;
        }
        if json {
            let changes = club.changes_of(entry.id, u32::MAX)?;
            answer.json(&Entry::new(&entry, changes))?;
            continue;
        }
        answer.line(headline(&entry));
        let changes = club.changes_of(entry.id, MOST_CHANGES)?;
        for change in &changes {
            answer.line(format!("    {}", in_words(change)));
        }
        let all: u64 = entry
            .changed
            .iter()
            .map(|count| count.added + count.changed + count.deleted)
            .sum();
        let shown = u64::try_from(changes.len()).unwrap_or(u64::MAX);
        if all > shown {
            answer.line(format!("    and {} more rows", all - shown));
        }
    }
    Ok(())
}

impl Entry {
    pub fn new(entry: &HistoryEntry, changes: Vec<Change>) -> Self {
        Self {
            id: entry.id.0,
            at: entry.at,
            operation: entry.op.word(),
            state: match entry.state {
                State::Done => "done",
                State::Undone => "undone",
                State::Dropped => "dropped",
                State::Fixed => "fixed",
            },
            of: entry.target.map(|target| target.0),
            changes: changes.into_iter().map(Changed::from).collect(),
        }
    }
}

impl From<Change> for Changed {
    fn from(change: Change) -> Self {
        let field = |field: FieldChange| Difference {
            field: field.field,
            before: field.before,
            after: field.after,
        };
        Self {
            table: change.table,
            record: change.record,
            fields: change.fields.into_iter().map(field).collect(),
        }
    }
}

pub fn undo(path: &Path, answer: &mut Answer) -> Result<(), Failure> {
    let mut club = file::open(path)?;
    let undone = club.undo(clock::now()?)?;
    answer.done();
    answer.line(format!("undone: {}", entry_of(&club, undone)?));
    Ok(())
}

pub fn redo(path: &Path, answer: &mut Answer) -> Result<(), Failure> {
    let mut club = file::open(path)?;
    let redone = club.redo(clock::now()?)?;
    answer.done();
    answer.line(format!("done again: {}", entry_of(&club, redone)?));
    Ok(())
}

fn entry_of(club: &db::Club, operation: OperationId) -> Result<String, Failure> {
    let entries = club.history(u32::MAX)?;
    let entry = entries.iter().find(|entry| entry.id == operation);
    Ok(entry.map_or_else(String::new, headline))
}

pub fn headline(entry: &HistoryEntry) -> String {
    let state = match entry.state {
        State::Undone => "  (undone)",
        State::Dropped => "  (undone for good: something else was done since)",
        State::Done | State::Fixed => "",
    };
    let target = entry
        .target
        .map_or_else(String::new, |target| format!(" {}", target.0));
    format!(
        "{:>5}  {}  {}{target}{state}",
        entry.id.0,
        entry.at.format("%Y-%m-%d %H:%M:%S"),
        entry.op.word()
    )
}

/// `member 3 (山田 勇): note "" → "初心者"`
pub fn in_words(change: &Change) -> String {
    // A new row says nothing by the fields that are empty.
    let says = |field: &&FieldChange| field.before.is_some() || field.after.as_deref() != Some("");
    let fields: Vec<String> = change
        .fields
        .iter()
        .filter(says)
        .map(field_in_words)
        .collect();
    format!("{} {}: {}", change.table, change.record, fields.join(", "))
}

fn field_in_words(field: &FieldChange) -> String {
    match (&field.before, &field.after) {
        (None, Some(after)) => format!("{} {after}", field.field),
        (Some(before), None) => format!("{} was {before}", field.field),
        (before, after) => {
            let or_nothing =
                |value: &Option<String>| value.clone().unwrap_or_else(|| "nothing".to_owned());
            format!(
                "{} {} → {}",
                field.field,
                or_nothing(before),
                or_nothing(after)
            )
        }
    }
}
