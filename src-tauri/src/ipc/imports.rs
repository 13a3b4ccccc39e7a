//! Import of a club's files: chosen one by one, their columns matched, tried out, and then stored
//! whole or not at all.

use std::sync::{Mutex, MutexGuard, PoisonError};

use db::{Club, Error, ImportMode, ImportSummary, Progress, Source, Stage};
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::WireError;
use super::import_doubt::DoubtShown;
use super::import_file::{ColumnMatch, FileShown, Files, ImportRole, ROLES};
use super::import_problem::LocatedProblem;
use crate::chosen_place;
use crate::open_club::OpenClub;
use crate::work::{UnderWay, WorkKind, WorkNumber, WorkStage, Works};

/// The files that the person has chosen so far.
#[derive(Default)]
pub struct ImportChoice(Mutex<Files>);

/// The files chosen for one role.
#[derive(Debug, Serialize, Type)]
pub struct ChosenFiles {
    pub role: ImportRole,
    pub files: Vec<FileShown>,
}

/// What an import would bring or has brought, or everything that is wrong with its files.
#[derive(Debug, Serialize, Type)]
pub struct ImportOutcome {
    /// Nothing where anything is wrong; then nothing at all has been stored.
    pub counts: Option<ImportCounts>,
    /// What may be a slip of the finger, and is stored all the same.
    pub doubts: Vec<DoubtShown>,
    pub problems: Vec<LocatedProblem>,
    /// How many more there are.
    pub more: u32,
}

/// What an import brings.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ImportCounts {
    pub rule_sets_added: u32,
    pub members_added: u32,
    /// Who was there already, with the same data.
    pub members_unchanged: u32,
    /// Who was there already, and is now called otherwise on the web page.
    pub public_names: u32,
    pub hanchan: u32,
    pub hands: u32,
    pub adjustments: u32,
    pub openings: u32,
}

/// The files chosen so far, and how their columns are understood.
#[tauri::command(async)]
#[specta::specta]
pub fn import_choice(choice: State<'_, ImportChoice>) -> Vec<ChosenFiles> {
    let files = choice.lock();
    ROLES
        .into_iter()
        .map(|role| ChosenFiles {
            role,
            files: files.of(role).map(FileShown::of).collect(),
        })
        .collect()
}

/// Lets the person choose a file for a role, and reads it. Where they choose none, nothing changes.
#[tauri::command(async)]
#[specta::specta]
pub fn choose_import_file(
    app: AppHandle,
    choice: State<'_, ImportChoice>,
    role: ImportRole,
    title: String,
    file_kind: String,
) -> Result<(), WireError> {
    if let Some(place) = chosen_place::to_open(&app, title, file_kind, role.file_names())? {
        let source = Source::read(place)?;
        choice.lock().add(role, source);
    }
    Ok(())
}

/// Leaves the files of a role out again.
#[tauri::command(async)]
#[specta::specta]
pub fn leave_out_import_file(choice: State<'_, ImportChoice>, role: ImportRole) {
    choice.lock().leave_out(role);
}

/// Opens the workbook of a role at another sheet.
#[tauri::command(async)]
#[specta::specta]
pub fn turn_to_import_sheet(choice: State<'_, ImportChoice>, role: ImportRole, sheet: String) {
    choice
        .lock()
        .change(role, |source| source.turn_to(sheet.clone()));
}

/// Says which column of a role's file is which, by its place from 0 on.
#[tauri::command(async)]
#[specta::specta]
pub fn match_import_column(
    choice: State<'_, ImportChoice>,
    role: ImportRole,
    place: u32,
    to: ColumnMatch,
) {
    choice
        .lock()
        .change(role, |source| to.say_of(place, role, source));
}

/// Does everything but storing.
#[tauri::command(async)]
#[specta::specta]
pub fn preview_import(
    open: State<'_, OpenClub>,
    choice: State<'_, ImportChoice>,
    works: State<'_, Works>,
    work: WorkNumber,
) -> Result<ImportOutcome, WireError> {
    let under_way = works.begin(WorkKind::Import, work)?;
    import(&open, &choice, &under_way, ImportMode::DryRun)
}

/// Stores all of it, or nothing where anything is wrong.
#[tauri::command(async)]
#[specta::specta]
pub fn store_import(
    open: State<'_, OpenClub>,
    choice: State<'_, ImportChoice>,
    works: State<'_, Works>,
    work: WorkNumber,
) -> Result<ImportOutcome, WireError> {
    let under_way = works.begin(WorkKind::Import, work)?;
    let outcome = import(&open, &choice, &under_way, ImportMode::Store)?;
    if outcome.counts.is_some() {
        *choice.lock() = Files::default();
    }
    Ok(outcome)
}

fn import(
    open: &OpenClub,
    choice: &ImportChoice,
    under_way: &UnderWay<'_>,
    mode: ImportMode,
) -> Result<ImportOutcome, WireError> {
    let files = choice.lock().to_import();
    let mut wrong = None;
    let import = |club: &mut Club, now| {
        let mut tell = |at| told(under_way, at);
        club.import(now, &files, mode, &mut tell)
            .map_err(|error| noted(error, &mut wrong))
    };
    let done = match mode {
        ImportMode::DryRun => open.try_out(import),
        ImportMode::Store => open.write(import),
    };
    if let Some(wrong) = wrong {
        return Ok(wrong);
    }
    let mut summary = done?;
    let calendar = open.read(Club::settings)?.calendar;
    let doubts = std::mem::take(&mut summary.doubts).into_iter();
    Ok(ImportOutcome {
        doubts: doubts.map(|one| DoubtShown::of(one, calendar)).collect(),
        counts: Some(summary.into()),
        problems: Vec::new(),
        more: 0,
    })
}

fn told(under_way: &UnderWay<'_>, at: Progress) -> std::ops::ControlFlow<()> {
    let stage = match at.stage {
        Stage::Reading => WorkStage::Reading,
        Stage::Checking => WorkStage::Checking,
        Stage::Storing => WorkStage::Storing,
    };
    under_way.at(stage, at.done, at.total)
}

/// Keeps what is wrong with the files, which is an answer and no failure.
fn noted(error: Error, wrong: &mut Option<ImportOutcome>) -> Error {
    if let Error::Import(errors) = &error {
        *wrong = Some(ImportOutcome {
            counts: None,
            doubts: Vec::new(),
            problems: errors
                .errors
                .iter()
                .cloned()
                .map(LocatedProblem::from)
                .collect(),
            more: short(errors.more),
        });
    }
    error
}

/// A count for people to read: beyond four thousand million nobody counts.
pub(super) fn short(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

impl ImportChoice {
    /// A command that panicked has left the choice as it was.
    pub(super) fn lock(&self) -> MutexGuard<'_, Files> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl From<ImportSummary> for ImportCounts {
    fn from(summary: ImportSummary) -> Self {
        Self {
            rule_sets_added: short(summary.rule_sets_added),
            members_added: short(summary.members_added),
            members_unchanged: short(summary.members_unchanged),
            public_names: short(summary.public_names),
            hanchan: short(summary.hanchan),
            hands: short(summary.hands),
            adjustments: short(summary.adjustments),
            openings: short(summary.openings),
        }
    }
}
