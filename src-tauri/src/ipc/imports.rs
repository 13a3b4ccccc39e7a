//! Import of a club's CSV files: chosen one by one, tried out, and then stored whole or not at all.

use std::sync::{Mutex, MutexGuard, PoisonError};

use db::{Error, ImportFiles, ImportMode, ImportSummary, Source};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::{AppHandle, State};

use super::WireError;
use super::import_problem::LocatedProblem;
use crate::chosen_place;
use crate::open_club::OpenClub;

/// What a file to import holds.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum ImportRole {
    Members,
    Sessions,
    Results,
    Hands,
    Adjustments,
    /// Rule sets, one a file.
    Rules,
}

const ROLES: [ImportRole; 6] = [
    ImportRole::Members,
    ImportRole::Sessions,
    ImportRole::Results,
    ImportRole::Hands,
    ImportRole::Adjustments,
    ImportRole::Rules,
];

/// The files that the person has chosen so far.
#[derive(Default)]
pub struct ImportChoice(Mutex<ImportFiles>);

/// The files chosen for one role.
#[derive(Debug, Serialize, Type)]
pub struct ChosenFiles {
    pub role: ImportRole,
    pub files: Vec<String>,
}

/// What an import would bring or has brought, or everything that is wrong with its files.
#[derive(Debug, Serialize, Type)]
pub struct ImportOutcome {
    /// Nothing where anything is wrong; then nothing at all has been stored.
    pub counts: Option<ImportCounts>,
    pub problems: Vec<LocatedProblem>,
    /// How many more there are.
    pub more: u32,
}

/// What an import brings.
#[derive(Debug, Serialize, Type)]
pub struct ImportCounts {
    pub rule_sets_added: u32,
    pub members_added: u32,
    /// Who was there already, with the same data.
    pub members_unchanged: u32,
    pub hanchan: u32,
    pub hands: u32,
    pub adjustments: u32,
}

/// The files chosen so far.
#[tauri::command(async)]
#[specta::specta]
pub fn import_choice(choice: State<'_, ImportChoice>) -> Vec<ChosenFiles> {
    let files = choice.lock();
    ROLES
        .into_iter()
        .map(|role| ChosenFiles {
            role,
            files: sources(&files, role)
                .into_iter()
                .map(|source| source.name.clone())
                .collect(),
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
    let name = file_name(role);
    if let Some(place) = chosen_place::to_open(&app, title, file_kind, name)? {
        let source = Source::read(place)?;
        put(&mut choice.lock(), role, Some(source));
    }
    Ok(())
}

/// Leaves the files of a role out again.
#[tauri::command(async)]
#[specta::specta]
pub fn leave_out_import_file(choice: State<'_, ImportChoice>, role: ImportRole) {
    put(&mut choice.lock(), role, None);
}

/// Does everything but storing.
#[tauri::command(async)]
#[specta::specta]
pub fn preview_import(
    open: State<'_, OpenClub>,
    choice: State<'_, ImportChoice>,
) -> Result<ImportOutcome, WireError> {
    let files = choice.lock().clone();
    try_out(&open, &files)
}

/// Stores all of it, or nothing where anything is wrong.
#[tauri::command(async)]
#[specta::specta]
pub fn store_import(
    open: State<'_, OpenClub>,
    choice: State<'_, ImportChoice>,
) -> Result<ImportOutcome, WireError> {
    let files = choice.lock().clone();
    let tried = try_out(&open, &files)?;
    if tried.counts.is_some() {
        open.write(|club, now| club.import(now, &files, ImportMode::Store, &mut |_| {}))?;
        *choice.lock() = ImportFiles::default();
    }
    Ok(tried)
}

fn try_out(open: &OpenClub, files: &ImportFiles) -> Result<ImportOutcome, WireError> {
    open.try_out(
        |club, now| match club.import(now, files, ImportMode::DryRun, &mut |_| {}) {
            Ok(summary) => Ok(ImportOutcome {
                counts: Some(summary.into()),
                problems: Vec::new(),
                more: 0,
            }),
            Err(Error::Import(wrong)) => Ok(ImportOutcome {
                counts: None,
                problems: wrong.errors.into_iter().map(LocatedProblem::from).collect(),
                more: short(wrong.more),
            }),
            Err(other) => Err(other),
        },
    )
}

/// A count for people to read: beyond four thousand million nobody counts.
pub(super) fn short(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

impl ImportChoice {
    /// A command that panicked has left the choice as it was.
    fn lock(&self) -> MutexGuard<'_, ImportFiles> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The name under which export writes such a file.
fn file_name(role: ImportRole) -> &'static str {
    match role {
        ImportRole::Members => "members.csv",
        ImportRole::Sessions => "sessions.csv",
        ImportRole::Results => "results.csv",
        ImportRole::Hands => "hands.csv",
        ImportRole::Adjustments => "adjustments.csv",
        ImportRole::Rules => "rules.json",
    }
}

fn sources(files: &ImportFiles, role: ImportRole) -> Vec<&Source> {
    let one = match role {
        ImportRole::Rules => return files.rule_sets.iter().collect(),
        ImportRole::Members => &files.members,
        ImportRole::Sessions => &files.sessions,
        ImportRole::Results => &files.results,
        ImportRole::Hands => &files.hands,
        ImportRole::Adjustments => &files.adjustments,
    };
    one.iter().collect()
}

/// Rule sets come one after the other; of each other kind there is one file.
fn put(files: &mut ImportFiles, role: ImportRole, source: Option<Source>) {
    match role {
        ImportRole::Rules => match source {
            Some(source) => files.rule_sets.push(source),
            None => files.rule_sets.clear(),
        },
        ImportRole::Members => files.members = source,
        ImportRole::Sessions => files.sessions = source,
        ImportRole::Results => files.results = source,
        ImportRole::Hands => files.hands = source,
        ImportRole::Adjustments => files.adjustments = source,
    }
}

impl From<ImportSummary> for ImportCounts {
    fn from(summary: ImportSummary) -> Self {
        Self {
            rule_sets_added: short(summary.rule_sets_added),
            members_added: short(summary.members_added),
            members_unchanged: short(summary.members_unchanged),
            hanchan: short(summary.hanchan),
            hands: short(summary.hands),
            adjustments: short(summary.adjustments),
        }
    }
}
