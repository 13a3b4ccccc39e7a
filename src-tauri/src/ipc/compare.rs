//! Another file of the same club beside the open one: what each has that the other lacks.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use db::{Club, Difference, Lacking, Obstacle, OperationId};
use scoring::Calendar;
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::WireError;
use super::history::{EntryChange, HistoryLine, MOST_CHANGES};
use crate::chosen_place;
use crate::open_club::{OpenClub, told};

/// The file that the person chose to compare with. The page names none.
#[derive(Default)]
pub struct ComparedFile(Mutex<Option<PathBuf>>);

/// What two files have, each of which the other lacks.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct WireComparison {
    /// Where the other file is.
    pub file: String,
    /// The last operation that both began with.
    pub common: HistoryLine,
    pub only_there: Vec<LackingHere>,
    pub only_here: Vec<OnlyOne>,
}

/// An operation that one of the two files has.
#[derive(Debug, Serialize, Type)]
pub struct OnlyOne {
    pub line: HistoryLine,
    pub what: Lacking,
}

/// The same, of the other file.
#[derive(Debug, Serialize, Type)]
pub struct LackingHere {
    pub line: HistoryLine,
    pub what: Lacking,
    /// Why it cannot be brought over, if so.
    pub problem: Option<WireError>,
}

/// What keeps an operation of another file from being brought over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WireObstacle {
    AnotherClub,
    NotLacking,
    SameHere,
    BuildsOn {
        /// Which operation, as the other file numbers them.
        number: OperationId,
    },
    Differs {
        table: String,
        record: String,
        field: String,
        here: Option<String>,
        there: Option<String>,
    },
    Gone {
        table: String,
        record: String,
    },
    InTheWay {
        table: String,
        record: String,
    },
    Together {
        detail: String,
    },
    Erased,
}

/// Lets the person choose the file to compare the open one with; nothing where they chose none.
#[tauri::command(async)]
#[specta::specta]
pub fn choose_compared_file(
    app: AppHandle,
    open: State<'_, OpenClub>,
    compared: State<'_, ComparedFile>,
    title: String,
    file_kind: String,
) -> Result<bool, WireError> {
    const NAME: &str = "other.hanchan";
    let Some(file) = chosen_place::to_open(&app, title, file_kind, &[NAME])? else {
        return Ok(false);
    };
    let other = other(&file)?;
    open.read(|club| club.compare(&other).map(drop))?;
    *compared.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(file);
    Ok(true)
}

/// How the chosen file and the open one differ; nothing before one was chosen.
#[tauri::command(async)]
#[specta::specta]
pub fn comparison(
    open: State<'_, OpenClub>,
    compared: State<'_, ComparedFile>,
) -> Result<Option<WireComparison>, WireError> {
    let Some(file) = compared.file() else {
        return Ok(None);
    };
    let other = other(&file)?;
    // Nobody waits for it: only while the open file is copied is it held.
    let copy = open.read(Club::in_memory)?;
    let calendar = copy
        .settings()
        .map_err(|error| told(error, &copy))?
        .calendar;
    let found = copy.compare(&other).map_err(|error| told(error, &copy))?;
    let theirs = found.only_there.into_iter();
    let ours = found.only_here.into_iter();
    Ok(Some(WireComparison {
        file: file.display().to_string(),
        common: HistoryLine::of(&found.common, calendar),
        only_there: theirs
            .map(|(difference, obstacle)| LackingHere::of(&difference, obstacle, calendar))
            .collect(),
        only_here: ours
            .map(|difference| OnlyOne::of(&difference, calendar))
            .collect(),
    }))
}

/// What an operation changed in the file that was chosen.
#[tauri::command(async)]
#[specta::specta]
pub fn changes_there(
    compared: State<'_, ComparedFile>,
    id: OperationId,
) -> Result<Vec<EntryChange>, WireError> {
    let Some(file) = compared.file() else {
        return Ok(Vec::new());
    };
    let other = other(&file)?;
    let changes = other
        .changes_of(id, MOST_CHANGES)
        .map_err(|error| told(error, &other))?;
    Ok(changes.into_iter().map(EntryChange::from).collect())
}

/// Does in the open file what an operation of the chosen one did there.
#[tauri::command(async)]
#[specta::specta]
pub fn bring_over(
    open: State<'_, OpenClub>,
    compared: State<'_, ComparedFile>,
    id: OperationId,
) -> Result<(), WireError> {
    let operation = id;
    let Some(file) = compared.file() else {
        return Err(Obstacle::NotLacking(operation).into());
    };
    let other = other(&file)?;
    open.write(|club, now| club.bring(now, &other, operation).map(drop))
}

impl ComparedFile {
    fn file(&self) -> Option<PathBuf> {
        let file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        file.clone()
    }
}

fn other(file: &PathBuf) -> Result<Club, WireError> {
    Ok(Club::open_read_only(file)?)
}

impl OnlyOne {
    fn of(difference: &Difference, calendar: Calendar) -> Self {
        Self {
            line: HistoryLine::of(&difference.entry, calendar),
            what: difference.what,
        }
    }
}

impl LackingHere {
    fn of(difference: &Difference, obstacle: Option<Obstacle>, calendar: Calendar) -> Self {
        let OnlyOne { line, what } = OnlyOne::of(difference, calendar);
        Self {
            line,
            what,
            problem: obstacle.map(WireError::from),
        }
    }
}

impl From<Obstacle> for WireError {
    fn from(obstacle: Obstacle) -> Self {
        let obstacle = match obstacle {
            Obstacle::AnotherClub => WireObstacle::AnotherClub,
            Obstacle::NotLacking(_) => WireObstacle::NotLacking,
            Obstacle::SameHere => WireObstacle::SameHere,
            Obstacle::BuildsOn(number) => WireObstacle::BuildsOn { number },
            Obstacle::Differs {
                table,
                record,
                field,
                here,
                there,
            } => WireObstacle::Differs {
                table,
                record,
                field,
                here,
                there,
            },
            Obstacle::Gone { table, record } => WireObstacle::Gone { table, record },
            Obstacle::Conflict { table, record } => WireObstacle::InTheWay { table, record },
            Obstacle::Together(detail) => WireObstacle::Together { detail },
            Obstacle::Erased => WireObstacle::Erased,
        };
        Self::NotBrought { obstacle }
    }
}
