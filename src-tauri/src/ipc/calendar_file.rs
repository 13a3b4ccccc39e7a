//! The days to come, for calendar programs.

use tauri::{AppHandle, State};

use super::WireError;
use super::club::today;
use super::schedule::shown_from;
use super::typed::from_iso;
use crate::chosen_place;
use crate::open_club::OpenClub;

/// Writes the days from the month of that day on for calendar programs, as many as are listed.
#[tauri::command(async)]
#[specta::specta]
pub fn save_calendar(
    app: AppHandle,
    open: State<'_, OpenClub>,
    day: String,
    title: String,
    file_kind: String,
) -> Result<Option<String>, WireError> {
    let period = shown_from(from_iso(&day)?);
    let (club, meetings) = open.read(|club| Ok((club.settings()?.name, club.meetings(period)?)))?;
    let meetings: Vec<_> = meetings.into_iter().map(|(_, meeting)| meeting).collect();
    let name = format!("開催予定-{}.ics", period.from.format("%Y-%m"));
    let Some(place) = chosen_place::to_save(&app, title, file_kind, &name)? else {
        return Ok(None);
    };
    db::write_whole(&place, &reports::ics(&club, &meetings, today()))?;
    Ok(Some(place.display().to_string()))
}
