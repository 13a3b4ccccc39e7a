//! The series a club plays in: named, named otherwise, and taken out.

use scoring::SeriesId;
use tauri::State;

use super::WireError;
use crate::open_club::OpenClub;

/// The series of that name; a new one where there is none yet.
#[tauri::command(async)]
#[specta::specta]
pub fn name_series(open: State<'_, OpenClub>, name: String) -> Result<SeriesId, WireError> {
    let name = name.trim();
    match open.read(|club| club.series_named(name))? {
        Some(id) => Ok(id),
        None => open.write(|club, now| club.add_series(now, name)),
    }
}

/// Gives a series another name.
#[tauri::command(async)]
#[specta::specta]
pub fn rename_series(
    open: State<'_, OpenClub>,
    id: SeriesId,
    name: String,
) -> Result<(), WireError> {
    open.write(|club, now| club.rename_series(now, id, name.trim()))
}

/// Takes out a series in which nothing was played.
#[tauri::command(async)]
#[specta::specta]
pub fn delete_series(open: State<'_, OpenClub>, id: SeriesId) -> Result<(), WireError> {
    open.write(|club, now| club.delete_series(now, id))
}
