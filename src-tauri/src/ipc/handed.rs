//! A file that the system handed to the program, and that waits to be opened.

use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::club::ClubOverview;
use super::start::open_file;
use super::{Number, WireError};
use crate::handed::Handed;
use crate::open_club::OpenClub;

/// What waits.
#[derive(Debug, Serialize, Type)]
pub struct HandedFile {
    /// Where it is, by which it is told from the one that is open.
    pub file: String,
    /// What it is called, for people.
    pub name: String,
    /// How many were handed over with it and are not opened.
    pub others: Number,
}

/// The file that was handed over and waits; nothing where none does.
#[tauri::command(async)]
#[specta::specta]
pub fn handed_file(handed: State<'_, Handed>) -> Option<HandedFile> {
    let waiting = handed.waiting()?;
    let name = waiting.file.file_name().unwrap_or_default();
    Some(HandedFile {
        file: waiting.file.display().to_string(),
        name: name.to_string_lossy().into_owned(),
        others: Number::of(waiting.others),
    })
}

/// Lets it be: the person goes on with what is open.
#[tauri::command(async)]
#[specta::specta]
pub fn leave_handed_file(handed: State<'_, Handed>) {
    handed.take();
}

/// Opens it; nothing where none waits any more.
#[tauri::command(async)]
#[specta::specta]
pub fn open_handed_file(
    app: AppHandle,
    open: State<'_, OpenClub>,
    handed: State<'_, Handed>,
) -> Result<Option<ClubOverview>, WireError> {
    handed
        .take()
        .map(|waiting| open_file(&app, &open, &waiting.file))
        .transpose()
}
