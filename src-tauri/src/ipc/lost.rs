//! A club whose file is lost or damaged: the backups that are known of, a look into each, and
//! putting one back as a file of its own.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use db::{BackupFile, Error, Fault, make_folder};
use scoring::Calendar;
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::WireError;
use super::backups::{BackupContents, put_back, time_of};
use super::club::ClubOverview;
use super::start::{backup_folders, new_files, open_file, recent};
use super::typed::Day;
use crate::chosen_place;
use crate::open_club::OpenClub;

/// The backups in every folder that backups are known to have gone to.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct KeptBackups {
    pub folders: Vec<KeptFolder>,
    pub latest_first: Vec<KeptBackup>,
}

/// A folder that backups went to.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct KeptFolder {
    pub folder: String,
    /// Whether it is there now: a stick may be pulled out.
    pub is_there: bool,
}

/// A backup of a club.
#[derive(Debug, Serialize, Type)]
pub struct KeptBackup {
    /// The backup, by which the page names it.
    pub file: String,
    /// The club's file of which it was made, without the ending.
    pub club: String,
    pub day: Day,
    /// 14:32
    pub time: String,
    pub state: BackupState,
    /// Where it would be put back; nothing is there now.
    pub restored: String,
}

/// What is known of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum BackupState {
    /// It is byte for byte what was written, and the newest of its club that is.
    NewestGood,
    Damaged,
    /// The disk or the stick does not give it; it need not be damaged.
    Unreadable,
    /// Its checksum is not beside it, so that nobody can tell.
    NoChecksum,
    /// A newer one is good, so nobody has looked.
    Older,
}

/// The backups that are known of; where a club's file is named, only those that were made of it.
#[tauri::command(async)]
#[specta::specta]
pub fn kept_backups(app: AppHandle, club: Option<String>) -> Result<KeptBackups, WireError> {
    let folders = places(&app)?;
    let wanted = club.map(PathBuf::from);
    let wanted = wanted.as_deref().and_then(Path::file_name);
    let mut settled: BTreeSet<PathBuf> = BTreeSet::new();
    let mut latest_first = Vec::new();
    for backup in found(&folders) {
        if wanted.is_some_and(|wanted| backup.club.as_os_str() != wanted) {
            continue;
        }
        // The same lies in a second place as well.
        if is_newest_good(&latest_first, &backup) {
            continue;
        }
        let state = state_of(&backup, &mut settled);
        latest_first.push(KeptBackup {
            file: backup.path.display().to_string(),
            club: backup.club.with_extension("").display().to_string(),
            // Which calendar the club uses is only written in its file.
            day: Day::of(backup.at.date(), Calendar::default()),
            time: time_of(backup.at),
            state,
            restored: place(&app, &backup)?.display().to_string(),
        });
    }
    Ok(KeptBackups {
        folders: folders
            .iter()
            .map(|folder| KeptFolder {
                folder: folder.display().to_string(),
                is_there: folder.is_dir(),
            })
            .collect(),
        latest_first,
    })
}

/// Lets the person show another folder in which backups are, and remembers it.
#[tauri::command(async)]
#[specta::specta]
pub fn choose_kept_folder(app: AppHandle, title: String) -> Result<(), WireError> {
    if let Some(folder) = chosen_place::folder(&app, title)? {
        backup_folders(&app)?.add(&folder);
    }
    Ok(())
}

/// Looks into such a backup without changing anything.
#[tauri::command(async)]
#[specta::specta]
pub fn look_into_kept_backup(app: AppHandle, file: String) -> Result<BackupContents, WireError> {
    BackupContents::of(&named(&app, file)?)
}

/// Puts such a backup back where nothing is now, and opens it.
#[tauri::command(async)]
#[specta::specta]
pub fn restore_kept_backup(
    app: AppHandle,
    open: State<'_, OpenClub>,
    file: String,
) -> Result<ClubOverview, WireError> {
    let backup = named(&app, file)?;
    let place = place(&app, &backup)?;
    if let Some(folder) = place.parent() {
        make_folder(folder)?;
    }
    put_back(&backup, &place)?;
    open_file(&app, &open, &place)
}

/// Where backups may be: in the folders that were chosen, and beside the clubs opened last.
fn places(app: &AppHandle) -> Result<Vec<PathBuf>, WireError> {
    let mut places = backup_folders(app)?.places();
    let clubs = recent(app)?.places();
    let own = clubs.iter().map(|club| db::own_backup_folder(club));
    places.extend(own.filter(|folder| folder.is_dir()));
    Ok(places)
}

/// Whether a backup of that club and time is known to be good and the newest.
fn is_newest_good(known: &[KeptBackup], backup: &BackupFile) -> bool {
    let file = backup.path.file_name();
    known
        .iter()
        .any(|one| one.state == BackupState::NewestGood && Path::new(&one.file).file_name() == file)
}

/// Every backup in the folders, the latest first. A folder that is not there has none.
fn found(folders: &[PathBuf]) -> Vec<BackupFile> {
    let mut backups: Vec<BackupFile> = folders
        .iter()
        .flat_map(|folder| db::backups_in(folder).unwrap_or_default())
        .collect();
    backups.sort_by_key(|backup| std::cmp::Reverse(backup.at));
    backups
}

/// The backup that the page asks for, which must be one of those that it was shown.
fn named(app: &AppHandle, file: String) -> Result<BackupFile, WireError> {
    let folders = places(app)?;
    let backup = found(&folders)
        .into_iter()
        .find(|backup| backup.path.display().to_string() == file);
    backup.ok_or(WireError::MissingFile { file })
}

/// Reading every backup to its end would take long: each club's are looked at from the newest on,
/// until one is good.
fn state_of(backup: &BackupFile, settled: &mut BTreeSet<PathBuf>) -> BackupState {
    if !backup.has_checksum {
        return BackupState::NoChecksum;
    }
    if settled.contains(&backup.club) {
        return BackupState::Older;
    }
    match db::check_backup(&backup.path) {
        Ok(()) => {
            settled.insert(backup.club.clone());
            BackupState::NewestGood
        }
        Err(Error::File {
            fault: Fault::Damaged(_),
            ..
        }) => BackupState::Damaged,
        Err(_) => BackupState::Unreadable,
    }
}

/// Where the club's file was, if it is known and nothing is there any more; else beside it, or
/// among the person's documents, under a name that is free.
fn place(app: &AppHandle, backup: &BackupFile) -> Result<PathBuf, WireError> {
    let clubs = recent(app)?.places();
    let known = clubs.into_iter().find(|file| {
        let name = file.file_name().unwrap_or_default();
        db::is_same_name(name, backup.club.as_os_str())
    });
    let was = match known {
        Some(file) if file.parent().is_some_and(Path::is_dir) => file,
        _ => new_files(app)?.join(&backup.club),
    };
    Ok(free_place(&was, backup))
}

fn free_place(was: &Path, backup: &BackupFile) -> PathBuf {
    let name = was.file_stem().unwrap_or_default().to_string_lossy();
    let day = backup.at.date();
    let others = (1_u32..).map(|count| {
        let count = if count == 1 {
            String::new()
        } else {
            format!("-{count}")
        };
        was.with_file_name(format!("{name}-{day}の控え{count}.hanchan"))
    });
    std::iter::once(was.to_owned())
        .chain(others)
        .find(|place| !place.exists())
        .unwrap_or_else(|| was.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::for_tests::{new_club, now};
    use std::fs;

    fn backed_up(folder: &Path, times: &[u32]) -> Vec<BackupFile> {
        let at = |hour| now().date().and_hms_opt(hour, 0, 0).unwrap();
        let club = new_club(&folder.join("白樺会.hanchan"), "shirakaba-2025");
        for hour in times {
            club.backup(at(*hour), folder.join("控え")).unwrap();
        }
        found(&[folder.join("控え"), folder.join("抜いたUSB")])
    }

    /// It opens, and then every reading of it fails.
    #[cfg(not(windows))]
    fn cannot_be_read(backup: &Path) -> fs::File {
        fs::remove_file(backup).unwrap();
        fs::create_dir(backup).unwrap();
        fs::File::open(backup).unwrap()
    }

    /// A folder would be empty there, and an empty one is none. For as long as the file is open.
    #[cfg(windows)]
    fn cannot_be_read(backup: &Path) -> fs::File {
        use std::os::windows::fs::OpenOptionsExt;
        let mut alone = fs::OpenOptions::new();
        alone.read(true).share_mode(0).open(backup).unwrap()
    }

    #[test]
    fn the_newest_good_backup_is_told_from_damaged_and_older_ones() {
        let folder = tempfile::tempdir().unwrap();
        let backups = backed_up(folder.path(), &[9, 10, 11, 12, 13]);
        fs::remove_file(format!("{}.sha256", backups[0].path.display())).unwrap();
        let _held = cannot_be_read(&backups[2].path);
        let mut bytes = fs::read(&backups[1].path).unwrap();
        bytes.truncate(100);
        fs::write(&backups[1].path, bytes).unwrap();
        let mut settled = BTreeSet::new();
        let states: Vec<BackupState> = found(&[folder.path().join("控え")])
            .iter()
            .map(|backup| state_of(backup, &mut settled))
            .collect();
        assert_eq!(
            states,
            [
                BackupState::NoChecksum,
                BackupState::Damaged,
                BackupState::Unreadable,
                BackupState::NewestGood,
                BackupState::Older
            ]
        );
    }

    #[test]
    fn nothing_that_is_there_is_ever_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let backups = backed_up(folder.path(), &[9]);
        let was = folder.path().join("白樺会.hanchan");
        let names: Vec<String> = (0..3)
            .map(|_| {
                let place = free_place(&was, &backups[0]);
                db::restore(&backups[0].path, &place).unwrap();
                place.file_name().unwrap().to_string_lossy().into_owned()
            })
            .collect();
        assert_eq!(
            names,
            [
                "白樺会-2026-04-01の控え.hanchan",
                "白樺会-2026-04-01の控え-2.hanchan",
                "白樺会-2026-04-01の控え-3.hanchan"
            ]
        );
        fs::remove_file(&was).unwrap();
        assert_eq!(free_place(&was, &backups[0]), was);
    }
}
