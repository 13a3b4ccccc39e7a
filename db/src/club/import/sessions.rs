//! sessions.csv: where a day's play was, and what was noted about it.

use super::Source;
use super::cell::{day, name, text};
use super::reading::Reading;
use super::recorded::{KnownTables, note};
use super::sheet::{RowReader, read_rows};
use crate::error::{Error, ImportErrors, ImportProblem, Refused};
use crate::tables::column::{Column, optional, required};
use crate::tables::{series, session};
use chrono::NaiveDate;
use rusqlite::Connection;
use scoring::record::Session;

pub(crate) const COLUMNS: &[Column] = &[
    required("date", "日付").also(&["日", "年月日", "開催日"]),
    required("series", "会").also(&["会名", "シリーズ", "例会"]),
    optional("venue", "会場").also(&["場所", "開催場所", "place"]),
    optional("note", "備考").also(&["メモ", "摘要"]),
];
const DATE: usize = 0;
const SERIES: usize = 1;
const VENUE: usize = 2;
const NOTE: usize = 3;

/// A session as the file says.
#[derive(Debug)]
pub(super) struct SessionRow {
    line: u64,
    date: NaiveDate,
    series: String,
    venue: String,
    note: String,
}

pub(super) fn read(
    source: &Source,
    reading: &mut Reading<'_, '_>,
) -> Result<Vec<SessionRow>, Refused> {
    let mut rows = Vec::new();
    read_rows(source, COLUMNS, reading, |row| {
        rows.extend(read_session(row));
        true
    })?;
    Ok(rows)
}

fn read_session(row: &mut RowReader<'_>) -> Option<SessionRow> {
    let date = row.read(DATE, day);
    let series = row.read(SERIES, |cell| name(cell, series::NAME));
    let venue = row.read(VENUE, |cell| text(cell, session::VENUE));
    let note = row.read(NOTE, |cell| text(cell, session::NOTE));
    Some(SessionRow {
        line: row.line,
        date: date?,
        series: series?,
        venue: venue?,
        note: note?,
    })
}

/// Stores sessions that are not there yet, and fills in those of which nothing is noted.
pub(super) fn store(
    connection: &Connection,
    file: &str,
    rows: Vec<SessionRow>,
    known: &mut KnownTables,
    errors: &mut ImportErrors,
) -> Result<(), Error> {
    for row in rows {
        let series = known.series(connection, &row.series)?;
        let session_read = Session {
            date: row.date,
            series,
            venue: row.venue,
            note: row.note,
        };
        let Some(id) = session::find(connection, row.date, series)? else {
            session::insert(connection, &session_read)?;
            continue;
        };
        let recorded = session::get(connection, id)?;
        if recorded.venue.is_empty() && recorded.note.is_empty() {
            session::update(connection, id, &session_read)?;
        } else if recorded != session_read {
            note(
                errors,
                file,
                row.line,
                &COLUMNS[DATE],
                ImportProblem::SessionDiffers(row.date),
            );
        }
    }
    Ok(())
}
