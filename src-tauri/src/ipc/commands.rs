//! The commands of the page: each asks, converts and returns.
#![expect(
    clippy::needless_pass_by_value,
    reason = "the shell gives commands their arguments by value"
)]

use chrono::{Local, NaiveDate};
use db::Club;
use scoring::{Period, standings};
use tauri::{AppHandle, State};
use tauri_plugin_dialog::DialogExt;

use super::{ClubOverview, Month, MonthStandings, WireError};
use crate::month;
use crate::open_club::{OpenClub, newest_day};

/// The club to begin with: the one open already, or the one named when the program was started.
#[tauri::command(async)]
#[specta::specta]
pub fn club_at_start(open: State<'_, OpenClub>) -> Result<Option<ClubOverview>, WireError> {
    Ok(open.at_start(overview)?)
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
    let dialog = app
        .dialog()
        .file()
        .set_title(title)
        .add_filter(file_kind, &["hanchan"]);
    let Some(chosen) = dialog.blocking_pick_file() else {
        return Ok(None);
    };
    let path = chosen.into_path().map_err(|error| WireError::Unexpected {
        reason: error.to_string(),
    })?;
    Ok(Some(open.open(&path, overview)?))
}

/// Reads a month as the person typed it.
#[tauri::command(async)]
#[specta::specta]
pub fn month_from_text(text: String) -> Result<Month, WireError> {
    month::parse(&text)
        .map(Month::of)
        .map_err(|_| WireError::NotAMonth { typed: text })
}

/// The standings of one month, in the club's own game.
#[tauri::command(async)]
#[specta::specta]
pub fn month_standings(
    open: State<'_, OpenClub>,
    month: Month,
) -> Result<MonthStandings, WireError> {
    let first_day = month.first_day()?;
    let read = |club: &Club| {
        let records = club.records(Period::month_of(first_day))?;
        let rows = standings(&records, records.club_players());
        Ok(MonthStandings::of(
            first_day,
            club.settings()?.calendar,
            &records,
            &rows,
        ))
    };
    open.read(read)?.ok_or(WireError::NoClubOpen)
}

fn overview(club: &Club) -> Result<ClubOverview, db::Error> {
    let day = newest_day(club)?.unwrap_or_else(today);
    Ok(ClubOverview {
        name: club.settings()?.name,
        file: club.path().display().to_string(),
        month: Month::of(day),
    })
}

fn today() -> NaiveDate {
    Local::now().date_naive()
}
