//! The commands of the page: each asks, converts and returns.

use super::{ClubOverview, Month, MonthStandings, WireError};
use crate::month;

/// Opens the club's file named when the program was started.
#[tauri::command(async)]
#[specta::specta]
pub fn club_at_start() -> Result<Option<ClubOverview>, WireError> {
    Ok(None)
}

/// Lets the person choose a club's file and opens it; nothing when they chose none.
#[tauri::command(async)]
#[specta::specta]
pub fn choose_club(title: String, file_kind: String) -> Result<Option<ClubOverview>, WireError> {
    Err(WireError::NoClubOpen)
}

/// Reads a month as the person typed it.
#[tauri::command(async)]
#[specta::specta]
pub fn month_from_text(text: String) -> Result<Month, WireError> {
    month::parse(&text)
        .map(Month::of)
        .map_err(|_| WireError::NotAMonth { typed: text })
}

/// The standings of one month.
#[tauri::command(async)]
#[specta::specta]
pub fn month_standings(month: Month) -> Result<MonthStandings, WireError> {
    Err(WireError::NoClubOpen)
}
