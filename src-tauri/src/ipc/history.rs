//! What was done to the club's file, with what stood there before and after.

use db::{Change, HistoryEntry, Op, OperationId, State as Standing};
use scoring::Calendar;
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::WireError;
use super::typed::Day;
use crate::open_club::OpenClub;

/// An import changes thousands of rows; more than these nobody reads.
pub(super) const MOST_CHANGES: u32 = 100;

/// A sheet with its four seats; of more a sentence says only how it begins.
const ENOUGH_FOR_A_SENTENCE: u32 = 6;

/// One operation.
#[derive(Debug, Serialize, Type)]
pub struct HistoryLine {
    pub id: OperationId,
    pub day: Day,
    /// 14:32
    pub time: String,
    pub operation: Op,
    pub state: OperationState,
}

/// One operation with the first entries that it changed, by which it is told in a sentence.
#[derive(Debug, Serialize, Type)]
pub struct HistoryTold {
    pub line: HistoryLine,
    pub changes: Vec<EntryChange>,
}

/// Whether what was done still stands.
#[derive(Clone, Copy, Debug, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum OperationState {
    Done,
    /// It can be done again.
    Undone,
    /// Something else was done since, so that it cannot be done again.
    Dropped,
    /// Undoing, redoing and making the file are not undone themselves.
    Fixed,
}

/// One entry that an operation changed.
#[derive(Debug, Serialize, Type)]
pub struct EntryChange {
    /// The kind of entry, by the name the record has for it.
    pub table: String,
    pub record: String,
    pub fields: Vec<FieldBeforeAfter>,
}

/// A field before and after.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct FieldBeforeAfter {
    pub field: String,
    pub before: Option<String>,
    pub after: Option<String>,
}

/// The latest operations, the last first.
#[tauri::command(async)]
#[specta::specta]
pub fn history(open: State<'_, OpenClub>, most: u32) -> Result<Vec<HistoryTold>, WireError> {
    open.read(|club| {
        let calendar = club.settings()?.calendar;
        let told = |entry: &HistoryEntry| {
            let changes = club.changes_of(entry.id, ENOUGH_FOR_A_SENTENCE)?;
            Ok(HistoryTold {
                line: HistoryLine::of(entry, calendar),
                changes: changes.into_iter().map(EntryChange::from).collect(),
            })
        };
        club.history(most)?.iter().map(told).collect()
    })
}

/// What one operation changed, before and after.
#[tauri::command(async)]
#[specta::specta]
pub fn history_changes(
    open: State<'_, OpenClub>,
    id: OperationId,
) -> Result<Vec<EntryChange>, WireError> {
    let changes = open.read(|club| club.changes_of(id, MOST_CHANGES))?;
    Ok(changes.into_iter().map(EntryChange::from).collect())
}

impl HistoryLine {
    pub(super) fn of(entry: &HistoryEntry, calendar: Calendar) -> Self {
        Self {
            id: entry.id,
            day: Day::of(entry.at.date(), calendar),
            time: entry.at.format("%H:%M").to_string(),
            operation: entry.op,
            state: match entry.state {
                Standing::Done => OperationState::Done,
                Standing::Undone => OperationState::Undone,
                Standing::Dropped => OperationState::Dropped,
                Standing::Fixed => OperationState::Fixed,
            },
        }
    }
}

impl From<Change> for EntryChange {
    fn from(change: Change) -> Self {
        Self {
            table: change.table,
            record: change.record,
            fields: change
                .fields
                .into_iter()
                .map(|field| FieldBeforeAfter {
                    field: field.field,
                    before: field.before,
                    after: field.after,
                })
                .collect(),
        }
    }
}
