//! Sheets: what is typed of one hanchan, previewed, saved, corrected and deleted.

use db::Member;
use desk::sheet::{Sheet, SheetPreview, SheetProblem, SheetSeat};
use desk::typed::score::{MOST, ScoreUnit};
use scoring::{HanchanId, PersonId, Players};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::WireError;
use super::competitions::{RankChange, correcting};
use super::members::MemberChoice;
use crate::open_club::OpenClub;
use scoring::record::{HandEntry, ScoreSheet};

/// What a sheet comes to as far as it is typed.
#[tauri::command(async)]
#[specta::specta]
pub fn preview_sheet(open: State<'_, OpenClub>, sheet: Sheet) -> Result<SheetPreview, WireError> {
    Ok(open.read(|club| sheet.preview(club))??)
}

/// A saved sheet, to be corrected, in the unit in which sheets are typed on this computer.
#[tauri::command(async)]
#[specta::specta]
pub fn sheet(
    open: State<'_, OpenClub>,
    id: HanchanId,
    unit: ScoreUnit,
) -> Result<SavedSheet, WireError> {
    open.read(|club| {
        let (entry, hands) = club.hanchan(id)?;
        let sheet = Sheet::of(&entry, &hands, &club.rule_set_by_id(entry.rules)?, unit);
        let people = people_of(&club.members()?, &sheet);
        Ok(SavedSheet { sheet, people })
    })
}

/// Saves a sheet; the session and the round are made as needed.
#[tauri::command(async)]
#[specta::specta]
pub fn enter_sheet(open: State<'_, OpenClub>, sheet: Sheet) -> Result<(), WireError> {
    let (entry, hands) = whole(&open, &sheet)?;
    open.write(|club, now| club.enter_hanchan(now, &entry, &hands).map(|_| ()))
}

/// Saves a sheet with its hands in place of what was saved before, and tells the ranks of its
/// competition that are others by it.
#[tauri::command(async)]
#[specta::specta]
pub fn change_sheet(
    open: State<'_, OpenClub>,
    id: HanchanId,
    sheet: Sheet,
) -> Result<Vec<RankChange>, WireError> {
    let (entry, hands) = whole(&open, &sheet)?;
    correcting(&open, id, |club, now| {
        club.correct_hanchan(now, id, &entry, &hands)
    })
}

/// Puts another person where one sat by mistake, at each of those hanchan of a day and in their hands,
/// and tells the ranks of a competition that are others by it.
#[tauri::command(async)]
#[specta::specta]
pub fn replace_player(
    open: State<'_, OpenClub>,
    hanchan: Vec<HanchanId>,
    gone: PersonId,
    instead: PersonId,
) -> Result<Vec<RankChange>, WireError> {
    let Some(first) = hanchan.first() else {
        return Ok(Vec::new());
    };
    correcting(&open, *first, |club, now| {
        club.replace_player(now, &hanchan, gone, instead)
    })
}

/// Deletes a saved sheet with its hands, and tells the ranks of its competition that are others by it.
#[tauri::command(async)]
#[specta::specta]
pub fn delete_sheet(
    open: State<'_, OpenClub>,
    id: HanchanId,
) -> Result<Vec<RankChange>, WireError> {
    correcting(&open, id, |club, now| club.delete_hanchan(now, id))
}

/// A saved sheet, and who sits where.
#[derive(Debug, Serialize, Type)]
pub struct SavedSheet {
    pub sheet: Sheet,
    pub people: Vec<Option<MemberChoice>>,
}

/// Everything that is saved together.
pub(super) fn whole(
    open: &OpenClub,
    sheet: &Sheet,
) -> Result<(ScoreSheet, Vec<HandEntry>), WireError> {
    let rules = open.read(|club| club.rule_set_by_id(sheet.rules))?;
    Ok(sheet.whole(&rules)?)
}

/// Who sits where, by the members' list.
pub(super) fn people_of(
    members: &[(PersonId, Member)],
    sheet: &Sheet,
) -> Vec<Option<MemberChoice>> {
    let choice = |seat: &SheetSeat| {
        let person = seat.person?;
        let found = members.iter().find(|(id, _)| *id == person);
        found.map(|(id, member)| MemberChoice::of(*id, member))
    };
    sheet.seats.iter().map(choice).collect()
}

impl From<SheetProblem> for WireError {
    fn from(problem: SheetProblem) -> Self {
        match problem {
            SheetProblem::NotAScore { seat, typed } => Self::NotAScore { seat, typed },
            SheetProblem::EmptyScore { seat } => Self::EmptyScore { seat },
            SheetProblem::EmptySeat { seat } => Self::EmptySeat { seat },
            SheetProblem::Count { field, typed } => Self::OutOfRange {
                field: field.to_owned(),
                value: typed,
                lowest: "0".to_owned(),
                highest: MOST.to_string(),
            },
            SheetProblem::Seats(count) => Self::unexpected(format!("{count} seats")),
            SheetProblem::HandUnreadable { line, field, typed } => Self::HandUnreadable {
                line,
                field: field.to_owned(),
                typed,
            },
            SheetProblem::HandUnfinished { line } => Self::HandUnfinished { line },
            SheetProblem::HandOfOwnDiscard { line } => Self::HandOfOwnDiscard { line },
            SheetProblem::HandOfOtherLevel { line } => Self::HandOfOtherLevel { line },
        }
    }
}

/// The winds of the seats that are taken.
pub(super) fn winds(players: Players) -> String {
    players.seats().iter().map(|seat| seat.kanji()).collect()
}
