//! What is in the club's file, for other programs: its records, every result, and what they come to.

use chrono::NaiveDate;
use db::{Encoding, ExportFormat, ExportOf, Play, Replacing};
use desk::figures::{self, Headings, MOST_SHOWN, Table, What};
use reports::Value;
use scoring::Calendar;
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::{AppHandle, State};

use super::data::FilesWritten;
use super::typed::days;
use super::{Number, WireError};
use crate::chosen_place;
use crate::open_club::{OpenClub, now};

/// What is written.
#[derive(Clone, Copy, Debug, Deserialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum Exported {
    /// As an import reads it.
    Records,
    /// Every hanchan with names, places and results.
    Results,
    /// What they come to.
    Statistics,
}

/// For which program files are written.
#[derive(Clone, Copy, Debug, Deserialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum FileFormat {
    Xlsx,
    CsvUtf8,
    /// What older Japanese programs read; it lacks characters that names have.
    CsvCp932,
    JsonLines,
}

/// The first rows of a table.
#[derive(Debug, Serialize, Type)]
pub struct TableLook {
    pub title: String,
    pub heads: Vec<LookedAt>,
    pub rows: Vec<Vec<String>>,
    /// How many rows it has.
    pub all: Number,
}

/// A column of a table that is looked at.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct LookedAt {
    pub head: String,
    pub is_number: bool,
}

/// The tables that would be written, as far as one looks; of records there are none, which stand in the
/// columns of the import.
#[tauri::command(async)]
#[specta::specta]
pub fn look_at_export(
    open: State<'_, OpenClub>,
    what: Exported,
    from: Option<String>,
    to: Option<String>,
) -> Result<Vec<TableLook>, WireError> {
    let of = of(Play::Club, from.as_deref(), to.as_deref())?;
    let Some(what) = what.figures() else {
        return Ok(Vec::new());
    };
    open.read(|club| {
        let calendar = club.settings()?.calendar;
        let tables = what.tables(club, of, Headings::Japanese)?;
        Ok(tables
            .into_iter()
            .map(|table| look(&table, calendar))
            .collect())
    })
}

/// Writes it into a folder that the person chooses; nothing when they chose none.
#[tauri::command(async)]
#[specta::specta]
pub fn export_files(
    app: AppHandle,
    open: State<'_, OpenClub>,
    what: Exported,
    from: Option<String>,
    to: Option<String>,
    format: FileFormat,
    title: String,
) -> Result<Option<FilesWritten>, WireError> {
    let days = |play| of(play, from.as_deref(), to.as_deref());
    let (everything, own) = (days(Play::All)?, days(Play::Club)?);
    let Some(folder) = chosen_place::folder(&app, title)? else {
        return Ok(None);
    };
    // The person chose a folder, and none of the files that may be in it.
    let replacing = Replacing::OwnOnly;
    let (files, rows) = open.read(|club| match what.figures() {
        None => {
            let written = club.export(now(), everything, format.of_files(), &folder, replacing)?;
            Ok((written.files.len(), Number::of(written.rows)))
        }
        Some(what) => {
            let tables = what.tables(club, own, Headings::Japanese)?;
            let rows: usize = tables.iter().map(|table| table.rows.len()).sum();
            let mut files = figures::files(&tables, what, format.of_files(), now().date())?;
            for (place, _) in &mut files {
                *place = folder.join(&*place);
            }
            db::write_generated(&folder, &files, replacing)?;
            Ok((files.len(), Number::of(rows)))
        }
    })?;
    Ok(Some(FilesWritten {
        folder: folder.display().to_string(),
        files: Number::of(files),
        rows,
    }))
}

fn of(play: Play, from: Option<&str>, to: Option<&str>) -> Result<ExportOf, WireError> {
    Ok(ExportOf {
        period: days(from, to)?,
        play,
        series: None,
    })
}

fn look(table: &Table, calendar: Calendar) -> TableLook {
    let shown = |value: &Value| match value {
        Value::Day(day) => {
            let read = day.parse().map(|day: NaiveDate| calendar.day(day));
            read.unwrap_or_else(|_| day.clone())
        }
        Value::Text(text) | Value::Number(text) => text.clone(),
    };
    let is_number = |column: usize| {
        let mut cells = table.rows.iter().filter_map(|row| row.get(column));
        cells.any(|cell| matches!(cell, Value::Number(_)))
    };
    let heads = table.heads.iter().enumerate();
    TableLook {
        title: table.title.to_owned(),
        heads: heads
            .map(|(column, head)| LookedAt {
                head: (*head).to_owned(),
                is_number: is_number(column),
            })
            .collect(),
        rows: table
            .rows
            .iter()
            .take(MOST_SHOWN)
            .map(|row| row.iter().map(shown).collect())
            .collect(),
        all: Number::of(table.rows.len()),
    }
}

impl Exported {
    fn figures(self) -> Option<What> {
        match self {
            Self::Records => None,
            Self::Results => Some(What::Results),
            Self::Statistics => Some(What::Statistics),
        }
    }
}

impl FileFormat {
    fn of_files(self) -> ExportFormat {
        match self {
            Self::Xlsx => ExportFormat::Xlsx,
            // People open it in a spreadsheet, which takes it for something else without the mark.
            Self::CsvUtf8 => ExportFormat::Csv(Encoding::Utf8Marked),
            Self::CsvCp932 => ExportFormat::Csv(Encoding::Cp932),
            Self::JsonLines => ExportFormat::JsonLines,
        }
    }
}
