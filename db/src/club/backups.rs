//! Where backups go, and which are there.

use super::Club;
use crate::club::backup::{checksum_of, club_and_time};
use crate::error::text::{TextProblem, TextProblemKind};
use crate::error::{Error, Fault, Refused};
use crate::files::path_identity::is_same_name;
use crate::tables::backup_folder;
use crate::tables::journal::Op;
use chrono::NaiveDateTime;
use std::fs;
use std::path::{Path, PathBuf};

/// A backup that lies in a folder.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BackupFile {
    /// The backup.
    pub path: PathBuf,
    /// The name of the club's file that it is a backup of.
    pub club: PathBuf,
    /// When it was made, by its name.
    pub at: NaiveDateTime,
    /// How many bytes it has.
    pub bytes: u64,
    /// Whether its checksum lies beside it. Without that it cannot be restored.
    pub has_checksum: bool,
}

impl Club {
    /// Where this club's backups go, once somebody chose a folder. Another machine may not have it.
    pub fn backup_folder(&self) -> Result<Option<PathBuf>, Error> {
        Ok(backup_folder::get(&self.connection)?.map(PathBuf::from))
    }

    /// Chooses where backups go.
    pub fn set_backup_folder(&mut self, now: NaiveDateTime, folder: &Path) -> Result<(), Error> {
        let text = folder_text(folder)?;
        self.transact(Op::SetBackupFolder, now, |file| {
            backup_folder::set(file, text)
        })
    }

    /// This club's backups in a folder, the latest first, by their names alone.
    ///
    /// # Errors
    /// Where the folder cannot be read.
    pub fn backups_in(&self, folder: impl AsRef<Path>) -> Result<Vec<BackupFile>, Error> {
        let mut found = backups_in(folder)?;
        let own = self.path().file_name().unwrap_or_default();
        found.retain(|backup| is_same_name(backup.club.as_os_str(), own));
        Ok(found)
    }
}

/// A folder as the club's file keeps it.
pub(super) fn folder_text(folder: &Path) -> Result<&str, Refused> {
    folder.to_str().ok_or(Refused::Text(TextProblem {
        field: "folder",
        kind: TextProblemKind::ControlCharacter(char::REPLACEMENT_CHARACTER),
    }))
}

/// Every club's backups in a folder, the latest first, by their names alone. No club need be open: if its
/// file is lost, these are what is left.
///
/// # Errors
/// Where the folder cannot be read.
pub fn backups_in(folder: impl AsRef<Path>) -> Result<Vec<BackupFile>, Error> {
    let folder = folder.as_ref();
    let failed = |error: std::io::Error| match Fault::from(error) {
        Fault::Missing => Error::file(folder, Fault::NoFolder),
        fault => Error::file(folder, fault),
    };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let path = entry.path();
        let bytes = entry.metadata().map_err(failed)?.len();
        // An empty file is what a copy to a full stick leaves.
        if let Some((club, at)) = club_and_time(&path).filter(|_| bytes > 0) {
            found.push(BackupFile {
                club,
                at,
                bytes,
                has_checksum: checksum_of(&path).is_file(),
                path,
            });
        }
    }
    found.sort_by_key(|backup| std::cmp::Reverse(backup.at));
    Ok(found)
}
