//! Backups: where they go, which are there, making one, and putting one back as a new file.

use chrono::{NaiveDateTime, Timelike};
use db::{BackupFile, Club, Error, Fault};
use scoring::{Calendar, Period};
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::start::backup_folders;
use super::typed::Day;
use super::{WireError, narrow};
use crate::chosen_place;
use crate::open_club::{OpenClub, now};

/// Where the club's file and its backups are.
#[derive(Debug, Serialize, Type)]
pub struct Backups {
    pub file: String,
    /// Nothing as long as nobody chose a folder.
    pub folder: Option<String>,
    /// Whether the folder is there now: a stick may be pulled out.
    pub folder_is_there: bool,
    /// The backups in it.
    pub latest_first: Vec<BackupLine>,
}

/// A backup in the folder.
#[derive(Debug, Serialize, Type)]
pub struct BackupLine {
    /// By which the page names it: 2026-11-21T14:32:05.
    pub key: String,
    pub day: Day,
    /// 14:32
    pub time: String,
    pub file: String,
    /// Whether its checksum lies beside it, without which it is not put back.
    pub has_checksum: bool,
}

/// A backup that was just made and read again.
#[derive(Debug, Serialize, Type)]
pub struct BackupMade {
    pub file: String,
    pub hanchan: i32,
}

/// What is in a backup.
#[derive(Debug, Serialize, Type)]
pub struct BackupContents {
    pub club: String,
    pub members: i32,
    pub sessions: i32,
    /// The last day on which a session was held.
    pub last_day: Option<Day>,
}

/// Where the club's file and its backups are.
#[tauri::command(async)]
#[specta::specta]
pub fn backups(open: State<'_, OpenClub>) -> Result<Backups, WireError> {
    open.read(|club| {
        let calendar = club.settings()?.calendar;
        let folder = club.backup_folder()?;
        let found = folder.as_ref().map(|folder| club.backups_in(folder));
        let (folder_is_there, found) = match found.transpose() {
            Ok(found) => (true, found.unwrap_or_default()),
            Err(Error::File {
                fault: Fault::NoFolder,
                ..
            }) => (false, Vec::new()),
            Err(other) => return Err(other),
        };
        Ok(Backups {
            file: club.path().display().to_string(),
            folder: folder.map(|folder| folder.display().to_string()),
            folder_is_there,
            latest_first: found
                .iter()
                .map(|backup| BackupLine::of(backup, calendar))
                .collect(),
        })
    })
}

/// Lets the person choose where backups go, and keeps it; nothing when they chose nothing.
#[tauri::command(async)]
#[specta::specta]
pub fn choose_backup_folder(
    app: AppHandle,
    open: State<'_, OpenClub>,
    title: String,
) -> Result<Option<String>, WireError> {
    let Some(folder) = chosen_place::folder(&app, title)? else {
        return Ok(None);
    };
    open.write(|club, now| club.set_backup_folder(now, &folder))?;
    backup_folders(&app)?.add(&folder);
    Ok(Some(folder.display().to_string()))
}

/// Makes a backup in the folder that was chosen.
#[tauri::command(async)]
#[specta::specta]
pub fn back_up(open: State<'_, OpenClub>) -> Result<BackupMade, WireError> {
    let folder = open
        .read(Club::backup_folder)?
        .ok_or(WireError::NoBackupFolder)?;
    // It was there when it was chosen: made anew, it would lie on this disk and not on the stick.
    if !folder.is_dir() {
        let fault = Fault::NoFolder;
        return Err(Error::File {
            path: folder,
            fault,
        }
        .into());
    }
    let made = open.read(|club| club.backup(now(), &folder))?;
    Ok(BackupMade {
        file: made.path.display().to_string(),
        hanchan: narrow(made.hanchan)?,
    })
}

/// Looks into a backup without changing anything.
#[tauri::command(async)]
#[specta::specta]
pub fn look_into_backup(
    open: State<'_, OpenClub>,
    key: String,
) -> Result<BackupContents, WireError> {
    BackupContents::of(&find(&open, &key)?)
}

/// Puts a backup back as a new file, where the person chooses, and says where. The open file stays
/// as it is.
#[tauri::command(async)]
#[specta::specta]
pub fn restore_backup(
    app: AppHandle,
    open: State<'_, OpenClub>,
    key: String,
    title: String,
    file_kind: String,
) -> Result<Option<String>, WireError> {
    let backup = find(&open, &key)?;
    let name = backup.path.file_stem().unwrap_or_default();
    let name = format!("{}-restored.hanchan", name.to_string_lossy());
    let Some(place) = chosen_place::to_save(&app, title, file_kind, &name)? else {
        return Ok(None);
    };
    db::restore(&backup.path, &place)?;
    Ok(Some(place.display().to_string()))
}

/// The page names no file: it says which of those that it was told of.
fn find(open: &OpenClub, key: &str) -> Result<BackupFile, WireError> {
    let folder = open
        .read(Club::backup_folder)?
        .ok_or(WireError::NoBackupFolder)?;
    let found = open.read(|club| club.backups_in(&folder))?;
    let backup = found.into_iter().find(|backup| key_of(backup.at) == key);
    backup.ok_or_else(|| WireError::MissingFile {
        file: folder.display().to_string(),
    })
}

impl BackupContents {
    pub(super) fn of(backup: &BackupFile) -> Result<Self, WireError> {
        let club = Club::open_read_only(&backup.path)?;
        let settings = club.settings()?;
        let sessions = club.sessions(Period::ALWAYS)?;
        Ok(Self {
            members: narrow(club.members()?.len())?,
            sessions: narrow(sessions.len())?,
            last_day: sessions
                .last()
                .map(|(_, session)| Day::of(session.date, settings.calendar)),
            club: settings.name,
        })
    }
}

/// 14:32
pub(super) fn time_of(at: NaiveDateTime) -> String {
    format!("{}:{:02}", at.hour(), at.minute())
}

fn key_of(at: NaiveDateTime) -> String {
    at.format("%Y-%m-%dT%H:%M:%S").to_string()
}

impl BackupLine {
    fn of(backup: &BackupFile, calendar: Calendar) -> Self {
        Self {
            key: key_of(backup.at),
            day: Day::of(backup.at.date(), calendar),
            time: time_of(backup.at),
            file: backup.path.display().to_string(),
            has_checksum: backup.has_checksum,
        }
    }
}
