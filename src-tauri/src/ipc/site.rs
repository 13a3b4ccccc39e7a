//! The pages that the club keeps up to date in a folder: where they are, and how they are.

use std::path::PathBuf;

use db::Club;
use desk::site::KeptSite;
use scoring::PageNames;
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::WireError;
use super::club::today;
use crate::chosen_place;
use crate::open_club::OpenClub;
use crate::site_keeper::SiteKeeper;

/// The pages that are kept up to date.
#[derive(Debug, Serialize, Type)]
pub struct SiteView {
    pub folder: String,
    pub names: PageNames,
    /// Why they are not as the club's file has it.
    pub problem: Option<WireError>,
}

/// Where the pages are and how they are, once what was saved last is on them; nothing where the club keeps
/// none.
#[tauri::command(async)]
#[specta::specta]
pub fn site(
    open: State<'_, OpenClub>,
    keeper: State<'_, SiteKeeper>,
) -> Result<Option<SiteView>, WireError> {
    let Some((folder, names)) = open.read(Club::site)? else {
        return Ok(None);
    };
    Ok(Some(SiteView {
        folder: folder.display().to_string(),
        names,
        problem: keeper.problem(open.changes()),
    }))
}

/// Lets the person choose the folder, writes the pages there, and keeps them up to date from then on; nothing
/// when they chose nothing. Where the pages cannot be written, nothing is kept.
#[tauri::command(async)]
#[specta::specta]
pub fn choose_site(
    app: AppHandle,
    open: State<'_, OpenClub>,
    title: String,
    names: PageNames,
) -> Result<Option<String>, WireError> {
    let Some(folder) = chosen_place::folder(&app, title)? else {
        return Ok(None);
    };
    keep_in(&open, folder.clone(), names)?;
    Ok(Some(folder.display().to_string()))
}

/// Calls people otherwise on the pages that are kept up to date.
#[tauri::command(async)]
#[specta::specta]
pub fn name_on_site(open: State<'_, OpenClub>, names: PageNames) -> Result<(), WireError> {
    match open.read(Club::site)? {
        Some((folder, _)) => keep_in(&open, folder, names),
        None => Ok(()),
    }
}

fn keep_in(open: &OpenClub, folder: PathBuf, names: PageNames) -> Result<(), WireError> {
    let site = open.read(|club| KeptSite::of(club, today(), folder.clone(), names))?;
    site.write()
        .map_err(|refusal| WireError::of_paper(refusal, site.calendar()))?;
    open.write(|club, now| club.set_site(now, &folder, names))
}

/// Keeps no pages up to date any more; those that are there stay.
#[tauri::command(async)]
#[specta::specta]
pub fn end_site(open: State<'_, OpenClub>) -> Result<(), WireError> {
    open.write(Club::end_site)
}

/// Opens the results' page in the system's browser.
#[tauri::command(async)]
#[specta::specta]
pub fn open_site(open: State<'_, OpenClub>) -> Result<(), WireError> {
    let Some((folder, _)) = open.read(Club::site)? else {
        return Ok(());
    };
    let page = folder.join(reports::RESULTS_PAGE);
    let file = page.display().to_string();
    if !page.is_file() {
        return Err(WireError::MissingFile { file });
    }
    tauri_plugin_opener::open_path(&page, None::<&str>).map_err(|_| WireError::NoViewer { file })
}
