//! Backups: where they go, which are there, making one, and putting one back as a new file.

use std::cmp::Reverse;
use std::path::Path;

use chrono::{NaiveDateTime, Timelike};
use db::{BackupFile, Club, Error, Fault};
use scoring::{Calendar, Period};
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::start::backup_folders;
use super::typed::Day;
use super::{Number, WireError};
use crate::chosen_place;
use crate::open_club::{OpenClub, now};

/// Where the club's file and its backups are.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Backups {
    pub file: String,
    /// Beside the file, where backups are kept without being asked for.
    pub own_folder: String,
    /// Where another goes; nothing as long as nobody chose a folder.
    pub second: Option<SecondPlace>,
    /// The backups in both places, each once.
    pub latest_first: Vec<BackupLine>,
}

/// The second place for backups.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct SecondPlace {
    pub folder: String,
    /// Whether the folder is there now: a stick may be pulled out.
    pub is_there: bool,
    /// The other kind of computer on which it was chosen, where it was: it will not be there on this one.
    pub of_system: Option<String>,
    /// The last backup in it.
    pub last: Option<BackupLine>,
}

/// A backup in one of the places.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
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
    pub hanchan: Number,
    /// The one in the second place, if the club chose one.
    pub second: Option<SecondMade>,
}

/// What came of the backup in the second place.
#[derive(Debug, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SecondMade {
    Made,
    Failed { problem: WireError },
}

/// What is in a backup.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct BackupContents {
    pub club: String,
    pub members: Number,
    pub sessions: Number,
    /// The last day on which a session was held.
    pub last_day: Option<Day>,
}

/// Where the club's file and its backups are.
#[tauri::command(async)]
#[specta::specta]
pub fn backups(open: State<'_, OpenClub>) -> Result<Backups, WireError> {
    open.read(|club| {
        let calendar = club.settings()?.calendar;
        let second = club.second_backup_folder()?;
        let line = |backup: &BackupFile| BackupLine::of(backup, calendar);
        let second = second.map(|second| {
            let last = found(club, Some(&second.folder)).map(|found| found.first().map(line));
            Ok::<_, Error>(SecondPlace {
                is_there: second.is_there,
                folder: second.folder.display().to_string(),
                of_system: second.of.map(|system| system.to_string()),
                last: last?,
            })
        });
        let own = db::own_backup_folder(club.path());
        Ok(Backups {
            file: club.path().display().to_string(),
            own_folder: own.display().to_string(),
            second: second.transpose()?,
            latest_first: all(club)?.iter().map(line).collect(),
        })
    })
}

/// The backups in both places. What lies in both is one, and the one beside the file is taken unless
/// only the other has its checksum.
fn all(club: &Club) -> Result<Vec<BackupFile>, Error> {
    let mut backups = in_both_places(club)?;
    backups.sort_by_key(|backup| (Reverse(backup.at), !backup.has_checksum));
    backups.dedup_by_key(|backup| backup.at);
    Ok(backups)
}

/// What lies in both is there twice, the one beside the file first.
fn in_both_places(club: &Club) -> Result<Vec<BackupFile>, Error> {
    let own = db::own_backup_folder(club.path());
    let mut backups = found(club, Some(&own))?;
    backups.extend(found(club, club.backup_folder()?.as_deref())?);
    Ok(backups)
}

/// The club's backups in a folder; none where it is not there.
fn found(club: &Club, folder: Option<&Path>) -> Result<Vec<BackupFile>, Error> {
    match folder.map(|folder| club.backups_in(folder)).transpose() {
        Err(Error::File {
            fault: Fault::NoFolder,
            ..
        }) => Ok(Vec::new()),
        found => Ok(found?.unwrap_or_default()),
    }
}

/// Lets the person choose where a second backup goes each time, and keeps it; nothing when they chose
/// nothing.
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

/// Makes a backup beside the file, and another in the second place if the club chose one.
#[tauri::command(async)]
#[specta::specta]
pub fn back_up(open: State<'_, OpenClub>) -> Result<BackupMade, WireError> {
    let kept = open.read(|club| club.keep_backups(now()))?;
    let made = kept.own?;
    let second = kept.second.map(|second| match second {
        Ok(_) => SecondMade::Made,
        Err(error) => SecondMade::Failed {
            problem: error.into(),
        },
    });
    Ok(BackupMade {
        file: made.path.display().to_string(),
        hanchan: Number::of(made.hanchan),
        second,
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
    put_back(&backup, &place)?;
    Ok(Some(place.display().to_string()))
}

/// Makes a club's file of a backup, where nothing is.
pub(super) fn put_back(backup: &BackupFile, place: &Path) -> Result<(), WireError> {
    db::restore(&backup.path, place).map_err(|error| of_backup(error, backup))
}

/// Nobody is to put the club back because a backup of it is damaged.
fn of_backup(error: Error, backup: &BackupFile) -> WireError {
    match error {
        Error::File {
            path,
            fault: Fault::Damaged(_) | Fault::NotAClub,
        } if path == backup.path => WireError::DamagedBackup {
            file: path.display().to_string(),
        },
        other => other.into(),
    }
}

/// The backup that the page asks for, which must be one of those that it was shown.
/// Where the one beside the file is damaged, the one in the second place may be whole.
fn find(open: &OpenClub, key: &str) -> Result<BackupFile, WireError> {
    let mut found = open.read(in_both_places)?;
    found.retain(|backup| key_of(backup.at) == key);
    found.sort_by_cached_key(|backup| db::check_backup(&backup.path).is_err());
    let backup = found.into_iter().next();
    backup.ok_or_else(|| WireError::MissingFile {
        file: key.to_owned(),
    })
}

impl BackupContents {
    pub(super) fn of(backup: &BackupFile) -> Result<Self, WireError> {
        let club = Club::open_read_only(&backup.path).map_err(|error| of_backup(error, backup))?;
        let settings = club.settings()?;
        let sessions = club.sessions(Period::ALWAYS)?;
        Ok(Self {
            members: Number::of(club.members()?.len()),
            sessions: Number::of(sessions.len()),
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
