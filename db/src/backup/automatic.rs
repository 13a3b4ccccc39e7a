//! Backups that are kept without being asked for: beside the club's file and in a second place, the
//! old ones thinned out. Only the window closes clubs in this way; scripts ask for `hanchan backup`.

use super::{Backup, check_backup, checksum_line, checksum_of, rotation::may_go, same, sha256_in};
use crate::club::{BackupFile, Club};
use crate::column;
use crate::connection::{Access, connect};
use crate::error::{Error, Fault};
use crate::not_here::is_elsewhere;
use crate::true_name::{in_one_form, is_same_file};
use chrono::NaiveDateTime;
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What came of keeping backups. Where one place fails, the other may have one all the same.
#[derive(Debug)]
pub struct Kept {
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
    /// Makes a backup beside the club's file, and another in the place it chose, and lets go of old
    /// ones in both: see [`may_go`](super::may_go). The second place is never made: it may be a
    /// stick that is pulled out.
    ///
    /// # Errors
    /// Only where the club's own settings cannot be read.
    pub fn keep_backups(&self, now: NaiveDateTime) -> Result<Kept, Error> {
        let own = own_backup_folder(self.path());
        let second = self.second_place()?;
        let second = second.filter(|second| !is_same_file(&second.folder, &own));
        let keep = |folder: &Path| {
            let made = self.backup(now, folder)?;
            self.thin_out(now, folder)?;
            Ok(made)
        };
        Ok(Kept {
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

    /// Lets go of the file, after a backup of what was done since the last one; nothing where there
    /// is one of it already.
    ///
    /// # Errors
    /// Where the file cannot be read any more.
    pub fn close(self, now: NaiveDateTime) -> Result<Option<Kept>, Error> {
        let changed = last_change(&self.connection)?;
        let is_kept = self
            .own_backups(&own_backup_folder(self.path()))?
            .iter()
            .filter(|backup| (changed..=now).contains(&backup.at))
            // One of the same second, or from before a clock was set back, may lack what was done last.
            .map(|backup| same(&self.connection, &backup.path))
            .find_map(Result::transpose)
            .transpose()?
            .is_some();
        if is_kept {
            return Ok(None);
        }
        self.keep_backups(now).map(Some)
    }

    /// Deletes old backups that later ones stand for. Each of those is read to its end before.
    fn thin_out(&self, now: NaiveDateTime, folder: &Path) -> Result<(), Error> {
        let files: BTreeMap<NaiveDateTime, PathBuf> = self
            .own_backups(folder)?
            .into_iter()
            .map(|backup| (backup.at, backup.path))
            .collect();
        let times: Vec<NaiveDateTime> = files.keys().copied().collect();
        let mut good: BTreeMap<NaiveDateTime, bool> = BTreeMap::new();
        for old in may_go(&times, now.date(), self.settings()?.fiscal_start) {
            let (Some(path), Some(heir)) = (files.get(&old.at), files.get(&old.heir)) else {
                continue;
            };
            let is_good = good
                .entry(old.heir)
                .or_insert_with(|| check_backup(heir).is_ok());
            // While a clock was wrong, a later name may have been given to earlier contents.
            if *is_good && goes_on_from(heir, path).unwrap_or(false) {
                // The checksum last: what is left without one is never deleted. What cannot be
                // deleted now is tried again after the next backup.
                let _ = fs::remove_file(path).and_then(|()| fs::remove_file(checksum_of(path)));
            }
        }
        Ok(())
    }

    /// The backups in a folder that were made of this club by this program, and are not just called
    /// so: the file beside each names it, and what was done first in it is the same.
    fn own_backups(&self, folder: &Path) -> Result<Vec<BackupFile>, Error> {
        let begun = begun(&self.connection)?;
        let mut found = match self.backups_in(folder) {
            Err(Error::File {
                fault: Fault::NoFolder,
                ..
            }) => Vec::new(),
            found => found?,
        };
        found.retain(|backup| {
            // Nothing is brought here for this that a service keeps elsewhere; it stays as it is.
            if is_elsewhere(&backup.path) {
                return false;
            }
            let named = sha256_in(&backup.path).is_some_and(|(sha256, line)| {
                let expected = checksum_line(&sha256, &backup.path);
                sha256.len() == 64 && in_one_form(&line) == in_one_form(&expected)
            });
            let same = || {
                let other = connect(&backup.path, Access::Read);
                other.and_then(|other| self::begun(&other)).ok()
            };
            named && same().is_some_and(|other| other == begun)
        });
        Ok(found)
    }
}

/// When the last thing was done in a club's file.
pub(super) fn last_change(connection: &Connection) -> Result<NaiveDateTime, Error> {
    Ok(
        connection.query_row("SELECT max(at) FROM operation", [], |row| {
            Ok(column::time(row, 0))
        })??,
    )
}

/// What tells one club from another of the same file name: how its history begins.
pub(super) fn begun(connection: &Connection) -> Result<(String, String), Error> {
    let sql = "SELECT at, (SELECT json_group_array(after) FROM change WHERE operation = first.id AND table_name = 'club')
               FROM operation AS first ORDER BY id LIMIT 1";
    Ok(connection.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?)))?)
}

/// Whether a backup has everything in its history that another has.
fn goes_on_from(heir: &Path, old: &Path) -> Result<bool, Error> {
    let told = |backup: &Path| -> Result<Vec<Entry>, Error> {
        let file = connect(backup, Access::Read)?;
        let mut query = file.prepare("SELECT id, at, kind FROM operation ORDER BY id")?;
        let entries = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        Ok(entries.collect::<Result<_, _>>()?)
    };
    Ok(told(heir)?.starts_with(&told(old)?))
}

/// Number, time and kind.
type Entry = (i64, String, String);
