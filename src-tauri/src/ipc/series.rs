//! The series a club plays in: named, named otherwise, and taken out.

use scoring::SeriesId;
use tauri::State;

use super::{WireError, narrow};
use crate::open_club::OpenClub;

/// The series of that name; a new one where there is none yet.
#[tauri::command(async)]
#[specta::specta]
pub fn name_series(open: State<'_, OpenClub>, name: String) -> Result<i32, WireError> {
    let name = name.trim();
    let id = match open.read(|club| club.series_named(name))? {
        Some(id) => id,
        None => open.write(|club, now| club.add_series(now, name))?,
    };
    narrow(id.0)
}

/// Gives a series another name.
#[tauri::command(async)]
#[specta::specta]
pub fn rename_series(open: State<'_, OpenClub>, id: i32, name: String) -> Result<(), WireError> {
    let series = SeriesId(id.into());
    open.write(|club, now| club.rename_series(now, series, name.trim()))
}

/// Takes out a series in which nothing was played.
#[tauri::command(async)]
#[specta::specta]
pub fn delete_series(open: State<'_, OpenClub>, id: i32) -> Result<(), WireError> {
    open.write(|club, now| club.delete_series(now, SeriesId(id.into())))
}
