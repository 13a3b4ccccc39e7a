//! Sheets that are half typed: kept at each key, and brought back when the window opens again.

use db::{Club, Error, HanchanEntry, Refused};
use scoring::{HanchanId, SeriesId};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::{AppHandle, Manager, State};

use super::WireError;
use super::entry::{Sheet, people_of};
use super::members::MemberChoice;
use super::typed::{Day, from_iso};
use crate::drafts::Drafts;
use crate::open_club::OpenClub;

/// The half-typed sheets of the club that is open, the latest last.
#[tauri::command(async)]
#[specta::specta]
pub fn drafts(app: AppHandle, open: State<'_, OpenClub>) -> Result<Vec<DraftSheet>, WireError> {
    let drafts = of_club(&app, &open)?;
    let (open_ones, members, calendar) = open.read(|club| {
        let kept = drafts.all();
        Ok((
            to_go_on_with(&drafts, kept, club)?,
            club.members()?,
            club.settings()?.calendar,
        ))
    })?;
    open_ones
        .into_iter()
        .map(|draft| {
            let people = draft.sheet.seats.iter().map(|seat| seat.person);
            Ok(DraftSheet {
                day: Day::of(from_iso(&draft.place.day)?, calendar),
                people: people_of(&members, people),
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
    pub series: SeriesId,
    pub round: u32,
    pub table: String,
    /// The hanchan that is corrected; none is a new sheet.
    pub hanchan: Option<HanchanId>,
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

impl Draft {
    /// Whether the record has just what is typed here, at the place that is typed here.
    fn is_saved(&self, club: &Club) -> Result<bool, Error> {
        let rule_sets = club.rule_sets()?;
        let used = rule_sets.iter().find(|(id, _)| *id == self.sheet.rules);
        // What cannot be saved as it is was not saved.
        let Some(Ok((typed, hands))) = used.map(|(_, rules)| self.sheet.whole(rules)) else {
            return Ok(false);
        };
        let found = club.hanchan_at(typed.date, typed.series, typed.round, &typed.table)?;
        let Some(id) = found else { return Ok(false) };
        if self.place.hanchan.is_some_and(|own| own != id) {
            return Ok(false);
        }
        let (entry, recorded) = club.hanchan(id)?;
        let table = entry.table.clone();
        Ok(entry == HanchanEntry { table, ..typed } && recorded == hands)
    }

    /// Whether its series and the hanchan it corrects, if any, are in the record.
    fn can_be_saved(&self, club: &Club) -> Result<bool, Error> {
        let series = self.place.series;
        if !club.series()?.iter().any(|(id, _)| *id == series) {
            return Ok(false);
        }
        let corrected = self.place.hanchan.map(|own| club.hanchan(own));
        match corrected {
            None | Some(Ok(_)) => Ok(true),
            Some(Err(Error::Refused(Refused::NoSuch { .. }))) => Ok(false),
            Some(Err(error)) => Err(error),
        }
    }
}

fn of_club(app: &AppHandle, open: &OpenClub) -> Result<Drafts, WireError> {
    let club = open.read(|club| Ok(club.path().to_owned()))?;
    let folder = app.path().app_data_dir().map_err(WireError::unexpected)?;
    Ok(Drafts::within(&folder, &club))
}

#[cfg(test)]
impl Draft {
    /// Nothing is typed yet.
    pub(crate) fn blank(place: DraftPlace) -> Self {
        use super::entry::SheetSeat;
        use desk::typed::score::ScoreUnit;
        let sheet = Sheet {
            day: place.day.clone(),
            series: place.series,
            round: place.round,
            table: place.table.clone(),
            rules: scoring::RuleSetId(1),
            unit: ScoreUnit::Hundreds,
            seats: vec![SheetSeat::default(); 4],
            last_dealer: '北',
            sticks: String::new(),
            unbalanced: None,
            two_tables: None,
            fill_last: false,
            hands: Vec::new(),
        };
        Self { place, sheet }
    }
}

#[cfg(test)]
mod tests;
