//! The club that is open: which it is, and undoing and redoing what was done to it.

use chrono::{Local, NaiveDate};
use db::{Club, OperationId};
use scoring::Period;
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::WireError;
use super::handover::or_hand_over;
use super::operation::Operation;
use super::start::{open_file, remembered};
use crate::chosen_place;
use crate::open_club::OpenClub;

/// The club whose file is open.
#[derive(Debug, Serialize, Type)]
pub struct ClubOverview {
    pub name: String,
    /// Where its file is, for people to read.
    pub file: String,
    /// What that file is called.
    pub file_name: String,
    /// Whether it is the sample club, to look round in.
    pub sample: bool,
    /// The newest day played, or today when nothing was played yet.
    pub newest_day: String,
}

/// What the line at the foot of the window says.
#[derive(Debug, Serialize, Type)]
pub struct ClubStatus {
    /// When this window last saved something, such as 14:32.
    pub saved_at: Option<String>,
}

/// The club to begin with: the one open already, or the one named when the program was started.
#[tauri::command(async)]
#[specta::specta]
pub fn club_at_start(
    app: AppHandle,
    open: State<'_, OpenClub>,
) -> Result<Option<ClubOverview>, WireError> {
    open.open_at_start()
        .map_err(|error| or_hand_over(&app, error))?
        .then(|| remembered(&app, &open))
        .transpose()
}

/// Lets the person choose a club's file and opens it; nothing when they chose none.
#[tauri::command(async)]
#[specta::specta]
pub fn choose_club(
    app: AppHandle,
    open: State<'_, OpenClub>,
    title: String,
    file_kind: String,
) -> Result<Option<ClubOverview>, WireError> {
    let names = ["club.hanchan", "club.zip", "club.zip.age"];
    chosen_place::to_open(&app, title, file_kind, &names)?
        .map(|path| open_file(&app, &open, &path))
        .transpose()
}

/// What the window says of the open club's file.
#[tauri::command(async)]
#[specta::specta]
pub fn club_status(open: State<'_, OpenClub>) -> ClubStatus {
    ClubStatus {
        saved_at: open.saved_at().map(|time| time.format("%H:%M").to_string()),
    }
}

/// Takes back the latest operation that still stands, and says which.
#[tauri::command(async)]
#[specta::specta]
pub fn undo(open: State<'_, OpenClub>) -> Result<Operation, WireError> {
    open.write(|club, now| {
        let undone = club.undo(now)?;
        operation(club, undone)
    })
}

/// Does again what was taken back last, and says which.
#[tauri::command(async)]
#[specta::specta]
pub fn redo(open: State<'_, OpenClub>) -> Result<Operation, WireError> {
    open.write(|club, now| {
        let redone = club.redo(now)?;
        operation(club, redone)
    })
}

fn operation(club: &Club, id: OperationId) -> Result<Operation, db::Error> {
    Ok(club.operation(id)?.into())
}

pub(super) fn overview(club: &Club) -> Result<ClubOverview, db::Error> {
    let day = newest_day(club)?.unwrap_or_else(today);
    let name = club.settings()?.name;
    let file_name = club.path().file_name().unwrap_or_default();
    Ok(ClubOverview {
        sample: name == db::sample::NAME,
        name,
        file: club.path().display().to_string(),
        file_name: file_name.to_string_lossy().into_owned(),
        newest_day: day.to_string(),
    })
}

fn newest_day(club: &Club) -> Result<Option<NaiveDate>, db::Error> {
    let sessions = club.sessions(Period::ALWAYS)?;
    Ok(sessions.iter().map(|(_, session)| session.date).max())
}

pub(super) fn today() -> NaiveDate {
    Local::now().date_naive()
}
