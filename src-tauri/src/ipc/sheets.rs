//! Everybody's personal report, a file each.

use std::collections::BTreeSet;

use db::{Play, make_folder};
use reports::PersonalReports;
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::WireError;
use super::imports::short;
use super::reports::Paper;
use super::typed::days;
use crate::chosen_place;
use crate::open_club::OpenClub;
use crate::work::{WorkKind, WorkNumber, WorkStage, Works};
use desk::papers::{of_member, span, span_played, with_the_period_before};

/// The files that were written, each of them whole.
#[derive(Debug, Serialize, Type)]
pub struct SheetsWritten {
    pub folder: String,
    pub files: u32,
    /// As many as there are members who played.
    pub of: u32,
    /// Characters that no font has and that print as 〓.
    pub missing: Vec<String>,
}

/// Writes a report of each member who played into a folder of their own, within the one that the
/// person chooses; nothing where they chose none. Where it is stopped, the reports written so far
/// stay.
#[tauri::command(async)]
#[specta::specta]
#[allow(
    clippy::too_many_arguments,
    reason = "the page names each of them, and the first three are the shell's"
)]
pub fn save_sheets(
    app: AppHandle,
    open: State<'_, OpenClub>,
    works: State<'_, Works>,
    from: Option<String>,
    to: Option<String>,
    paper: Paper,
    title: String,
    work: WorkNumber,
) -> Result<Option<SheetsWritten>, WireError> {
    let chosen = days(from.as_deref(), to.as_deref())?;
    let options = paper.options(&open)?;
    let records = open.read(|club| with_the_period_before(club, chosen, Play::Club))?;
    let reports = PersonalReports::new(&records, span_played(&records, chosen), &options);
    let members = reports.members();
    if members.is_empty() {
        return Err(WireError::NobodyPlayed);
    }
    let Some(place) = chosen_place::folder(&app, title)? else {
        return Ok(None);
    };
    let under_way = works.begin(WorkKind::Sheets, work)?;
    // Those of another period have the same names.
    let folder = place.join(format!("個人成績表{}", span(chosen)));
    make_folder(&folder)?;
    let mut files = 0;
    let mut missing = BTreeSet::new();
    for (done, member) in members.iter().enumerate() {
        if under_way
            .at(WorkStage::Drawing, done, members.len())
            .is_break()
        {
            break;
        }
        let pdf = reports.of(*member).map_err(WireError::unexpected)?;
        db::write_whole(folder.join(of_member(&records, *member)), &pdf.bytes)?;
        missing.extend(pdf.missing);
        files += 1;
    }
    Ok(Some(SheetsWritten {
        folder: folder.display().to_string(),
        files,
        of: short(members.len() as u64),
        missing: missing.iter().map(char::to_string).collect(),
    }))
}
