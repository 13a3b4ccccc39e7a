//! Sheets that are half typed: kept at each key, and brought back when the window opens again.

use db::{Club, Error};
use desk::sheet::Draft;
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, Manager, State};

use super::WireError;
use super::entry::people_of;
use super::members::MemberChoice;
use super::typed::Day;
use crate::drafts::Drafts;
use crate::open_club::OpenClub;

/// The half-typed sheets of the club that is open, the latest last.
#[tauri::command(async)]
#[specta::specta]
pub fn drafts(app: AppHandle, open: State<'_, OpenClub>) -> Result<Vec<DraftSheet>, WireError> {
    half_typed(&app, &open)
}

/// All sheets that can be typed on, the latest last.
pub(super) fn half_typed(app: &AppHandle, open: &OpenClub) -> Result<Vec<DraftSheet>, WireError> {
    let drafts = of_club(app, open)?;
    let (open_ones, members, calendar) = open.read(|club| {
        let kept = drafts.all();
        Ok((
            to_go_on_with(&drafts, kept, club)?,
            club.members()?,
            club.settings()?.calendar,
        ))
    })?;
    Ok(open_ones
        .into_iter()
        .map(|draft| DraftSheet {
            day: Day::of(draft.place.day, calendar),
            people: people_of(&members, &draft.sheet),
            draft,
        })
        .collect())
}

/// Keeps what is typed of a sheet so far, in place of what was kept of it before.
#[tauri::command(async)]
#[specta::specta]
pub fn keep_draft(
    app: AppHandle,
    open: State<'_, OpenClub>,
    draft: Draft,
) -> Result<(), WireError> {
    Ok(of_club(&app, &open)?.keep(draft)?)
}

/// Forgets a sheet that was saved or thrown away.
#[tauri::command(async)]
#[specta::specta]
pub fn forget_draft(
    app: AppHandle,
    open: State<'_, OpenClub>,
    draft: Draft,
) -> Result<(), WireError> {
    Ok(of_club(&app, &open)?.forget(&draft)?)
}

/// A half-typed sheet, and who sits where by the members' list of today.
#[derive(Debug, Serialize, Type)]
pub struct DraftSheet {
    pub draft: Draft,
    /// The day it is of.
    pub day: Day,
    pub people: Vec<Option<MemberChoice>>,
}

/// Those of the kept sheets that can be typed on. One that was saved just before the program was
/// ended by force is forgotten only now. One whose series or hanchan was deleted waits until that
/// is undone.
fn to_go_on_with(drafts: &Drafts, kept: Vec<Draft>, club: &Club) -> Result<Vec<Draft>, Error> {
    let mut found = Vec::with_capacity(kept.len());
    for draft in kept {
        if draft.is_saved(club)? {
            drafts.forget(&draft)?;
        } else if draft.can_be_saved(club)? {
            found.push(draft);
        }
    }
    Ok(found)
}

fn of_club(app: &AppHandle, open: &OpenClub) -> Result<Drafts, WireError> {
    let club = open.read(|club| Ok(club.path().to_owned()))?;
    let folder = app.path().app_data_dir().map_err(WireError::unexpected)?;
    Ok(Drafts::within(&folder, &club))
}

#[cfg(test)]
mod tests;
