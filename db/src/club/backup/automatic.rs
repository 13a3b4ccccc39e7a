//! Automatic backups, beside the club's file and in a second folder, of which old ones are deleted. Only
//! the window makes them, when it closes a club; scripts call `hanchan backup`.

use super::{
    Backup, check_backup, checksum_line, checksum_of, find_same, rotation::redundant_backups,
    stored_checksum,
};
use crate::club::{BackupFile, Club};
use crate::error::{Error, Fault};
use crate::files::online_only::is_online_only;
use crate::files::path_identity::{is_same_file, nfc};
use crate::tables::sqlite::connection::{Access, connect};
use crate::tables::sqlite::sql_values;
use chrono::NaiveDateTime;
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The result of an automatic backup. If one folder fails, the other may have one all the same.
#[derive(Debug)]
pub struct KeptBackups {
    /// In the folder beside the club's file.
    pub own: Result<Backup, Error>,
    /// In the place that the club chose, if it chose one.
    pub second: Option<Result<Backup, Error>>,
}

/// The folder beside a club's file in which its backups are kept: `白樺会の控え`.
pub fn own_backup_folder(club: &Path) -> PathBuf {
    let mut name = club.file_stem().unwrap_or_default().to_owned();
    name.push("の控え");
    club.with_file_name(name)
}

impl Club {
    /// Makes a backup beside the club's file and another in its second folder, and deletes old ones in
    /// both: see [`redundant_backups`](super::redundant_backups). The second folder is never made, because
    /// it may be on a stick that is not plugged in.
    ///
    /// # Errors
    /// Only where the club's own settings cannot be read.
    pub fn keep_backups(&self, now: NaiveDateTime) -> Result<KeptBackups, Error> {
        let own = own_backup_folder(self.path());
        let second = self.second_backup_folder()?;
        let second = second.filter(|second| !is_same_file(&second.folder, &own));
        let keep = |folder: &Path| {
            let made = self.backup(now, folder)?;
            self.remove_redundant(now, folder)?;
            Ok(made)
        };
        Ok(KeptBackups {
            own: keep(&own),
            second: second.map(|second| {
                if second.is_there {
                    keep(&second.folder)
                } else {
                    Err(Error::file(&second.folder, Fault::NoFolder))
                }
            }),
        })
    }

    /// Closes the file, after an automatic backup if anything was done since the last one.
    ///
    /// # Errors
    /// Where the file cannot be read any more.
    pub fn close(self, now: NaiveDateTime) -> Result<Option<KeptBackups>, Error> {
        let changed = last_change(&self.connection)?;
        let is_kept = self
            .own_backups(&own_backup_folder(self.path()))?
            .iter()
            .filter(|backup| (changed..=now).contains(&backup.at))
            // A backup of the same second, or from before a clock was set back, may lack the last operation.
            .map(|backup| find_same(&self.connection, &backup.path))
            .find_map(Result::transpose)
            .transpose()?
            .is_some();
        if is_kept {
            return Ok(None);
        }
        self.keep_backups(now).map(Some)
    }

    /// Deletes old backups, each only after the later one that replaces it was verified.
    fn remove_redundant(&self, now: NaiveDateTime, folder: &Path) -> Result<(), Error> {
        let files: BTreeMap<NaiveDateTime, PathBuf> = self
            .own_backups(folder)?
            .into_iter()
            .map(|backup| (backup.at, backup.path))
            .collect();
        let times: Vec<NaiveDateTime> = files.keys().copied().collect();
        let mut good: BTreeMap<NaiveDateTime, bool> = BTreeMap::new();
        for old in redundant_backups(&times, now.date(), self.settings()?.fiscal_start) {
            let (Some(path), Some(successor)) = (files.get(&old.at), files.get(&old.successor))
            else {
                continue;
            };
            let is_good = good
                .entry(old.successor)
                .or_insert_with(|| check_backup(successor).is_ok());
            // While a clock was wrong, earlier content may have got a later name.
            if *is_good && contains_history(successor, path).unwrap_or(false) {
                // The checksum goes last, because a backup without one is never deleted. What cannot be
                // deleted now is tried again after the next backup.
                let _ = fs::remove_file(path).and_then(|()| fs::remove_file(checksum_of(path)));
            }
        }
        Ok(())
    }

    /// The backups in a folder that this program made of this club, and not just any files of such names:
    /// the checksum file names each, and its history begins as the club's does.
    fn own_backups(&self, folder: &Path) -> Result<Vec<BackupFile>, Error> {
        let history_start = history_start(&self.connection)?;
        let mut found = match self.backups_in(folder) {
            Err(Error::File {
                fault: Fault::NoFolder,
                ..
            }) => Vec::new(),
            found => found?,
        };
        found.retain(|backup| {
            // A backup that is online only is not downloaded for this, and stays.
            if is_online_only(&backup.path) {
                return false;
            }
            let named = stored_checksum(&backup.path).is_some_and(|(sha256, line)| {
                let expected = checksum_line(&sha256, &backup.path);
                sha256.len() == 64 && nfc(&line) == nfc(&expected)
            });
            let has_same_start = || {
                let other = connect(&backup.path, Access::Read);
                other.and_then(|other| self::history_start(&other)).ok()
            };
            named && has_same_start().is_some_and(|other| other == history_start)
        });
        Ok(found)
    }
}

/// When the last thing was done in a club's file.
pub(super) fn last_change(connection: &Connection) -> Result<NaiveDateTime, Error> {
    Ok(
        connection.query_row("SELECT max(at) FROM operation", [], |row| {
            Ok(sql_values::time(row, 0))
        })??,
    )
}

/// How a club's history begins, which tells it from another with the same file name.
pub(super) fn history_start(connection: &Connection) -> Result<(String, String), Error> {
    let sql = "SELECT at, (SELECT json_group_array(after) FROM change WHERE operation = first.id AND table_name = 'club')
               FROM operation AS first ORDER BY id LIMIT 1";
    Ok(connection.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?)))?)
}

/// Whether a backup's history contains all of another's.
fn contains_history(successor: &Path, old: &Path) -> Result<bool, Error> {
    let entries = |backup: &Path| -> Result<Vec<Entry>, Error> {
        let file = connect(backup, Access::Read)?;
        let mut query = file.prepare("SELECT id, at, kind FROM operation ORDER BY id")?;
        let entries = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        Ok(entries.collect::<Result<_, _>>()?)
    };
    Ok(entries(successor)?.starts_with(&entries(old)?))
}

/// Number, time and kind.
type Entry = (i64, String, String);
