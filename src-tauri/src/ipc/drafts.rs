//! Sheets that are half typed: kept at each key, and brought back when the window opens again.

use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::{AppHandle, Manager, State};

use super::WireError;
use super::entry::{Sheet, people_of};
use super::members::MemberChoice;
use super::typed::from_iso;
use crate::drafts::Drafts;
use crate::open_club::OpenClub;

/// The half-typed sheets of the club that is open, the latest last.
#[tauri::command(async)]
#[specta::specta]
pub fn drafts(app: AppHandle, open: State<'_, OpenClub>) -> Result<Vec<DraftSheet>, WireError> {
    let drafts = of_club(&app, &open)?.all();
    let (members, calendar) = open.read(|club| Ok((club.members()?, club.settings()?.calendar)))?;
    drafts
        .into_iter()
        .map(|draft| {
            let people = draft.sheet.seats.iter().map(|seat| seat.person);
            Ok(DraftSheet {
                day: calendar.day(from_iso(&draft.place.day)?),
                people: people_of(&members, people)?,
                draft,
            })
        })
        .collect()
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

/// A half-typed sheet.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, Type)]
pub struct Draft {
    /// Which sheet it is: the place in it may be typed over.
    pub place: DraftPlace,
    pub sheet: Sheet,
}

/// Which sheet was begun.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, Type)]
pub struct DraftPlace {
    pub day: String,
    pub series: i32,
    pub round: u32,
    pub table: String,
    /// The hanchan that is corrected; none is a new sheet.
    pub hanchan: Option<i32>,
}

/// A half-typed sheet, and who sits where by the members' list of today.
#[derive(Debug, Serialize, Type)]
pub struct DraftSheet {
    pub draft: Draft,
    /// The day it is of, as the club writes it.
    pub day: String,
    pub people: Vec<Option<MemberChoice>>,
}

fn of_club(app: &AppHandle, open: &OpenClub) -> Result<Drafts, WireError> {
    let club = open.read(|club| Ok(club.path().to_owned()))?;
    let folder = app
        .path()
        .app_data_dir()
        .map_err(|error| WireError::Unexpected {
            reason: error.to_string(),
        })?;
    Ok(Drafts::within(&folder, &club))
}

#[cfg(test)]
impl Draft {
    /// Nothing is typed yet.
    pub(crate) fn blank(place: DraftPlace) -> Self {
        use super::entry::SheetSeat;
        use crate::score::ScoreUnit;
        let sheet = Sheet {
            day: place.day.clone(),
            series: place.series,
            round: place.round,
            table: place.table.clone(),
            rules: 1,
            unit: ScoreUnit::Hundreds,
            seats: vec![SheetSeat::default(); 4],
            last_dealer: '北',
            sticks: String::new(),
            unbalanced: None,
            fill_last: false,
            hands: Vec::new(),
        };
        Self { place, sheet }
    }
}
