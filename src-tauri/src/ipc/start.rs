//! The first start: a new club, the sample club, and the clubs opened last.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use chrono::{Months, NaiveDateTime};
use db::sample::{self, Season};
use db::{Club, Error, ImportFiles, NewClub, Refused, Source, Thing, as_file_name, make_folder};
use scoring::rule_set::PRESET_IDS;
use scoring::{Calendar, FiscalStart, preset, presets};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::{AppHandle, Manager, State};

use super::WireError;
use super::club::{ClubOverview, overview};
use super::handover::or_hand_over;
use crate::chosen_place;
use crate::open_club::{OpenClub, now};
use crate::pasted::{self, PastedList, PastedMember};
use crate::recent::Recent;

/// Where the person wants the new club's file, if not where the program suggests.
#[derive(Default)]
pub struct ChosenPlace(Mutex<Option<PathBuf>>);

/// The same sample club for everybody.
const SAMPLE_SEED: u64 = 20_250_402;
const SAMPLE_MEMBERS: usize = 15;

/// What a new club begins with.
#[derive(Debug, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct NewClubForm {
    pub name: String,
    /// A preset's id.
    pub rules: String,
    /// 1 to 12.
    pub fiscal_start: u32,
    /// Calendar as 令和 or 西暦.
    pub japanese_years: bool,
    /// The member list, as pasted or typed.
    pub members: String,
}

/// A rule set to begin with.
#[derive(Debug, Serialize, Type)]
pub struct PresetChoice {
    pub id: String,
    pub name: String,
}

/// A club opened before.
#[derive(Debug, Serialize, Type)]
pub struct RecentClub {
    /// Its file's name without the ending.
    pub name: String,
    pub file: String,
    /// Whether the file is there now: a stick may be out.
    pub there: bool,
}

/// The rule sets a new club may begin with.
#[tauri::command(async)]
#[specta::specta]
pub fn preset_choices() -> Vec<PresetChoice> {
    presets()
        .map(|rules| PresetChoice {
            id: rules.id().to_owned(),
            name: rules.data().name.clone(),
        })
        .collect()
}

/// Who is in a pasted member list, and what is wrong with it.
#[tauri::command(async)]
#[specta::specta]
pub fn pasted_members(text: String) -> PastedList {
    pasted::list(&text)
}

/// Where a new club's file will be.
#[tauri::command(async)]
#[specta::specta]
pub fn new_club_place(
    app: AppHandle,
    chosen: State<'_, ChosenPlace>,
    name: String,
) -> Result<String, WireError> {
    Ok(place(&app, &chosen, &name)?.display().to_string())
}

/// Lets the person choose another place for it.
#[tauri::command(async)]
#[specta::specta]
pub fn choose_new_club_place(
    app: AppHandle,
    chosen: State<'_, ChosenPlace>,
    name: String,
    title: String,
    file_kind: String,
) -> Result<String, WireError> {
    if let Some(path) = chosen_place::to_save(&app, title, file_kind, &file_name(&name))? {
        *chosen.0.lock().unwrap_or_else(PoisonError::into_inner) =
            Some(path.with_extension("hanchan"));
    }
    Ok(place(&app, &chosen, &name)?.display().to_string())
}

/// Makes the club's file with its members, and opens it.
#[tauri::command(async)]
#[specta::specta]
pub fn create_club(
    app: AppHandle,
    open: State<'_, OpenClub>,
    chosen: State<'_, ChosenPlace>,
    form: NewClubForm,
) -> Result<ClubOverview, WireError> {
    let path = place(&app, &chosen, &form.name)?;
    let new = form.read()?;
    let members = pasted::members(&form.members);
    if let Some(wrong) = members.iter().find(|member| member.problem.is_some()) {
        return Err(WireError::PastedLine { line: wrong.line });
    }
    make(&path, &new, &members)?;
    *chosen.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    let club = open_file(&app, &open, &path)?;
    // Its name, its rules and its members are in the file.
    open.has_saved();
    Ok(club)
}

/// Opens the sample club, which is made the first time, in a file of its own.
#[tauri::command(async)]
#[specta::specta]
pub fn open_sample_club(
    app: AppHandle,
    open: State<'_, OpenClub>,
) -> Result<ClubOverview, WireError> {
    let folder = app.path().app_data_dir().map_err(WireError::unexpected)?;
    let path = folder.join("sample.hanchan");
    if !path.exists() {
        make_folder(&folder)?;
        make_sample(&path, now())?;
    }
    open_file(&app, &open, &path)
}

/// The clubs opened last, the newest first.
#[tauri::command(async)]
#[specta::specta]
pub fn recent_clubs(app: AppHandle) -> Result<Vec<RecentClub>, WireError> {
    let files = recent(&app)?.places();
    Ok(files
        .iter()
        .map(|file| RecentClub {
            name: file
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned(),
            file: file.display().to_string(),
            there: file.is_file(),
        })
        .collect())
}

/// Opens one of the clubs opened last, by its place in [`recent_clubs`].
#[tauri::command(async)]
#[specta::specta]
pub fn open_recent_club(
    app: AppHandle,
    open: State<'_, OpenClub>,
    index: u32,
) -> Result<ClubOverview, WireError> {
    let files = recent(&app)?.places();
    let file = usize::try_from(index)
        .ok()
        .and_then(|index| files.get(index));
    open_file(&app, &open, file.ok_or(WireError::NoClubOpen)?)
}

/// Opens the file that could not be opened, once the person has done something about it.
#[tauri::command(async)]
#[specta::specta]
pub fn open_club_again(
    app: AppHandle,
    open: State<'_, OpenClub>,
) -> Result<ClubOverview, WireError> {
    let file = open.asked_for().ok_or(WireError::NoClubOpen)?;
    open_file(&app, &open, &file)
}

/// Opens a club's file and remembers it as the one opened last.
pub(super) fn open_file(
    app: &AppHandle,
    open: &OpenClub,
    path: &Path,
) -> Result<ClubOverview, WireError> {
    open.open(path).map_err(|error| or_hand_over(app, error))?;
    remembered(app, open)
}

/// The open club, which is put first among those opened last, unless it is the sample.
fn remembered(app: &AppHandle, open: &OpenClub) -> Result<ClubOverview, WireError> {
    let (path, folder, overview) = open.read(|club| {
        Ok((
            club.path().to_owned(),
            club.backup_folder()?,
            overview(club)?,
        ))
    })?;
    if !overview.sample {
        recent(app)?.add(&path);
        if let Some(folder) = folder {
            backup_folders(app)?.add(&folder);
        }
    }
    Ok(overview)
}

pub(super) fn recent(app: &AppHandle) -> Result<Recent, WireError> {
    Ok(Recent::clubs(
        &app.path().app_config_dir().map_err(WireError::unexpected)?,
    ))
}

/// Where backups went, of whichever club.
pub(super) fn backup_folders(app: &AppHandle) -> Result<Recent, WireError> {
    Ok(Recent::backup_folders(
        &app.path().app_config_dir().map_err(WireError::unexpected)?,
    ))
}

/// Where new files go: the documents, where people look for what is theirs; the home folder where
/// a system has none.
pub(super) fn new_files(app: &AppHandle) -> Result<PathBuf, WireError> {
    let documents = app.path().document_dir().or_else(|_| app.path().home_dir());
    Ok(documents.map_err(WireError::unexpected)?.join("半荘帳"))
}

/// Where the new club's file goes.
fn place(app: &AppHandle, chosen: &ChosenPlace, name: &str) -> Result<PathBuf, WireError> {
    if let Some(path) = &*chosen.0.lock().unwrap_or_else(PoisonError::into_inner) {
        return Ok(path.clone());
    }
    Ok(new_files(app)?.join(file_name(name)))
}

/// The club's name as its file's.
fn file_name(name: &str) -> String {
    let kept = as_file_name(name);
    format!("{}.hanchan", if kept.is_empty() { "会" } else { &kept })
}

/// Makes the club's file with its members, or nothing.
fn make(path: &Path, new: &NewClub, members: &[PastedMember]) -> Result<(), Error> {
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    let made = if members.is_empty() {
        Club::create(path, new, now())
    } else {
        Club::create_with(path, new, &in_one_file(members), now())
    };
    made.map(drop)
}

/// The members as the file of an import: one operation, so that the history begins with one entry.
fn in_one_file(members: &[PastedMember]) -> ImportFiles {
    let quoted = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
    let mut rows = String::from("number,name,kana\n");
    for PastedMember {
        number, name, kana, ..
    } in members
    {
        // A text in memory takes everything.
        let _ = writeln!(rows, "{number},{},{}", quoted(name), quoted(kana));
    }
    ImportFiles {
        members: Some(Source::new("members.csv", rows)),
        ..ImportFiles::default()
    }
}

/// The sample club has played for the last half-year.
fn make_sample(path: &Path, now: NaiveDateTime) -> Result<(), Error> {
    let rules = preset(PRESET_IDS[0]).ok_or_else(|| Refused::NoSuch {
        what: Thing::RuleSet,
        key: PRESET_IDS[0].to_owned(),
    })?;
    let months = 6;
    let mut season = Season::new(SAMPLE_SEED, SAMPLE_MEMBERS, months);
    season.first_month = now
        .date()
        .checked_sub_months(Months::new(months))
        .unwrap_or(season.first_month);
    let texts = sample::season(&season, &rules);
    let new = NewClub {
        name: sample::NAME.to_owned(),
        rules,
        fiscal_start: FiscalStart::default(),
        calendar: Calendar::default(),
    };
    Club::create_with(path, &new, &texts.into(), now).map(drop)
}

impl NewClubForm {
    fn read(&self) -> Result<NewClub, WireError> {
        let unknown = |what, key: String| Error::from(Refused::NoSuch { what, key });
        Ok(NewClub {
            name: self.name.trim().to_owned(),
            rules: preset(&self.rules)
                .ok_or_else(|| unknown(Thing::RuleSet, self.rules.clone()))?,
            fiscal_start: FiscalStart::new(self.fiscal_start).ok_or_else(|| {
                Error::from(Refused::OutOfRange {
                    field: "fiscal_start",
                    value: self.fiscal_start.into(),
                    lowest: 1,
                    highest: 12,
                })
            })?,
            calendar: if self.japanese_years {
                Calendar::Japanese
            } else {
                Calendar::Western
            },
        })
    }
}

#[cfg(test)]
mod tests;
