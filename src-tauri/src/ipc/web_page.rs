//! The page for the club's web site: results that everybody may read, in one file.

use std::collections::BTreeMap;

use db::{Club, Play};
use reports::{Called, Options};
use scoring::award::Award;
use scoring::{PageNames, Period, PersonId, Records};
use tauri::{AppHandle, State};

use super::WireError;
use super::reports::Paper;
use super::typed::days;
use super::viewer::show;
use crate::chosen_place;
use crate::open_club::OpenClub;
use desk::papers::{span, span_played};

/// Writes the page of some days where the person chooses, and says where; nothing where they chose
/// nothing.
#[tauri::command(async)]
#[specta::specta]
#[allow(
    clippy::too_many_arguments,
    reason = "the page names each of them, and the first two are the shell's"
)]
pub fn save_web_page(
    app: AppHandle,
    open: State<'_, OpenClub>,
    from: Option<String>,
    to: Option<String>,
    names: PageNames,
    paper: Paper,
    title: String,
    file_kind: String,
) -> Result<Option<String>, WireError> {
    let period = days(from.as_deref(), to.as_deref())?;
    let page = of_days(&open, period, names, paper)?;
    let Some(place) = chosen_place::to_save(&app, title, file_kind, &file_name(period))? else {
        return Ok(None);
    };
    db::write_whole(&place, page.as_bytes())?;
    Ok(Some(place.display().to_string()))
}

/// Opens the page of some days in the system's browser, to be looked at before anybody else does.
#[tauri::command(async)]
#[specta::specta]
pub fn open_web_page(
    app: AppHandle,
    open: State<'_, OpenClub>,
    from: Option<String>,
    to: Option<String>,
    names: PageNames,
    paper: Paper,
) -> Result<(), WireError> {
    let period = days(from.as_deref(), to.as_deref())?;
    let page = of_days(&open, period, names, paper)?;
    show(&app, &file_name(period), page.as_bytes())
}

fn file_name(period: Period) -> String {
    format!("ホームページ{}.html", span(period))
}

fn of_days(
    open: &OpenClub,
    period: Period,
    names: PageNames,
    paper: Paper,
) -> Result<String, WireError> {
    let (records, own, awards) = open.read(|club: &Club| {
        Ok((
            club.records_of(period, Play::Club)?,
            club.public_names()?,
            club.awards()?,
        ))
    })?;
    let period = span_played(&records, period);
    let called = called(own, names);
    page(&records, period, &called, &awards, &paper.options(open)?)
}

/// The names that people chose for the page, and what it calls the others.
pub(super) fn called(own: BTreeMap<PersonId, String>, others: PageNames) -> Called {
    Called { own, others }
}

/// The page itself; of days on which nothing was played there is none.
fn page(
    records: &Records,
    period: Period,
    called: &Called,
    awards: &[Award],
    options: &Options,
) -> Result<String, WireError> {
    if records.hanchan.is_empty() {
        return Err(WireError::NobodyPlayed);
    }
    reports::web_page(records, period, called, awards, options).map_err(WireError::unexpected)
}
