//! Whether the club's file is still the one that was opened. Programs that synchronise folders between
//! machines replace it or write over it; whatever is saved after that is lost, or damages both versions.

use crate::error::{Error, Fault};
use crate::tables::damage::broken;
use rusqlite::Connection;
use std::fs::{self, Metadata};
use std::path::Path;
use std::time::SystemTime;

/// What the file looked like when it was opened, or after this connection last wrote to it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct FileStamp {
    /// Which file it is on the disk.
    file: Option<(u64, u64)>,
    length: u64,
    modified: Option<SystemTime>,
    /// `SQLite`'s count of writes by other connections. It comes from the file's header, so a copy in
    /// which somebody else saved just as often has the same count.
    version: i64,
    /// The last operation, which tells such copies apart.
    last: String,
}

impl FileStamp {
    pub(crate) fn of(connection: &Connection, path: &Path) -> Result<Self, Error> {
        // The file is not opened for this: closing it again would end `SQLite`'s locks on it.
        let about = fs::metadata(path).map_err(Fault::from)?;
        Ok(Self {
            file: identity(&about),
            length: about.len(),
            modified: about.modified().ok(),
            version: version(connection)?,
            last: last_operation(connection)?,
        })
    }

    /// To be called after each write of this connection, whether or not it succeeded. The file's identity
    /// stays: if the name belongs to another file by now, that is not the one that was opened.
    pub(crate) fn refresh(&mut self, connection: &Connection, path: &Path) {
        // One failed look is no reason to refuse the next save. While the disk keeps failing, the stamp
        // stays old, and the file must be opened again.
        let now = Self::of(connection, path).or_else(|_| Self::of(connection, path));
        if let Ok(now) = now {
            *self = Self {
                version: self.version,
                file: self.file,
                ..now
            };
        }
    }

    /// To be called after a write that failed on the disk: `SQLite` then restores the old content and
    /// counts that as a write by others.
    pub(crate) fn refresh_after_failure(&mut self, connection: &Connection, path: &Path) {
        if let Ok(now) = Self::of(connection, path) {
            *self = Self {
                file: self.file,
                ..now
            };
        }
    }

    /// Whether the name is still that of the file that was opened.
    pub(crate) fn is_same_file(&self, path: &Path) -> bool {
        fs::metadata(path).is_ok_and(|about| identity(&about) == self.file)
    }

    /// # Errors
    /// [`Fault::Changed`] where it is another file, or others wrote it.
    pub(crate) fn check(&mut self, connection: &Connection, path: &Path) -> Result<(), Error> {
        // Pages in memory say nothing about what is in the file now.
        connection.release_memory()?;
        let now = Self::of(connection, path)?;
        if now == *self {
            return Ok(());
        }
        let is_redated = now.modified != self.modified;
        let is_recounted = now.version != self.version;
        let apart_from_those = Self {
            modified: self.modified,
            version: self.version,
            ..now.clone()
        };
        // Some disks report the time of a write late, and some programs change it; `SQLite` counts its own
        // failed read as a write by others. Either alone is no reason to refuse, only to look closer.
        let is_same = apart_from_those == *self && !(is_redated && is_recounted);
        if is_same && broken(connection, "PRAGMA integrity_check")?.is_empty() {
            *self = now;
            Ok(())
        } else {
            Err(Fault::Changed.into())
        }
    }
}

fn version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.query_row("PRAGMA data_version", [], |row| row.get(0))
}

/// The last operation, and its fingerprint.
pub(crate) fn last_operation(connection: &Connection) -> rusqlite::Result<String> {
    let mut query = connection.prepare_cached(
        "SELECT json_array(id, at, kind, state, target,
                           (SELECT json_array(contents, history) FROM fingerprint
                            WHERE fingerprint.operation = operation.id))
         FROM operation ORDER BY id DESC LIMIT 1",
    )?;
    query.query_row([], |row| row.get(0))
}

#[cfg(unix)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "not every system gives files a number"
)]
fn identity(about: &Metadata) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    Some((about.dev(), about.ino()))
}

/// Windows lets nobody replace a file that is open.
#[cfg(not(unix))]
fn identity(_: &Metadata) -> Option<(u64, u64)> {
    None
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::FileStamp;
    use crate::error::{Error, Fault};
    use crate::tables::sqlite::connection::{Access, connect};
    use crate::tables::sqlite::shared_lock::release;
    use crate::{Club, NewClub};
    use chrono::NaiveDateTime;
    use scoring::{Calendar, FiscalStart, preset};
    use std::fs::{self, OpenOptions};
    use std::time::{Duration, SystemTime};
    use tempfile::TempDir;

    fn club() -> (TempDir, Club, FileStamp) {
        let folder = TempDir::new().unwrap();
        let new = NewClub {
            name: "白樺会".into(),
            rules: preset("shirakaba-2025").unwrap(),
            fiscal_start: FiscalStart::default(),
            calendar: Calendar::Japanese,
        };
        let path = folder.path().join("club.hanchan");
        let club = Club::create(path, &new, NaiveDateTime::default()).unwrap();
        let stamp = FileStamp::of(&club.connection, club.path()).unwrap();
        (folder, club, stamp)
    }

    fn modified(club: &Club) -> SystemTime {
        fs::metadata(club.path()).unwrap().modified().unwrap()
    }

    fn redate(club: &Club, to: SystemTime) {
        let file = OpenOptions::new().write(true).open(club.path()).unwrap();
        file.set_modified(to).unwrap();
    }

    /// Another connection writes what the file says already.
    fn recount(club: &Club) {
        let before = modified(club);
        release(&club.connection).unwrap();
        let other = connect(club.path(), Access::Write).unwrap();
        let form: i64 = other
            .query_row("PRAGMA user_version", [], |row| row.get(0))
            .unwrap();
        other.pragma_update(None, "user_version", form).unwrap();
        drop(other);
        redate(club, before);
    }

    fn is_changed(result: &Result<(), Error>) -> bool {
        matches!(result, Err(Error::Storage(Fault::Changed)))
    }

    #[test]
    fn another_time_or_another_count_alone_is_no_change_and_both_are() {
        let (_folder, club, mut stamp) = club();
        let check = |stamp: &mut FileStamp| stamp.check(&club.connection, club.path());
        let later = modified(&club) + Duration::from_hours(1);
        check(&mut stamp).unwrap();
        redate(&club, later);
        check(&mut stamp).unwrap();
        recount(&club);
        check(&mut stamp).unwrap();
        recount(&club);
        redate(&club, later + Duration::from_hours(1));
        assert!(is_changed(&check(&mut stamp)));
        assert!(is_changed(&check(&mut stamp)), "once and for all");
    }

    #[test]
    fn what_was_put_back_after_a_failure_is_no_change() {
        let (_folder, club, mut stamp) = club();
        recount(&club);
        redate(&club, modified(&club) + Duration::from_hours(1));
        stamp.refresh_after_failure(&club.connection, club.path());
        stamp.check(&club.connection, club.path()).unwrap();
    }

    // Not on Windows: it lets nobody put another file in the place of one that is open.
    #[test]
    #[cfg(unix)]
    fn another_file_under_the_name_is_not_the_one_that_was_opened() {
        let (folder, club, stamp) = club();
        assert!(stamp.is_same_file(club.path()));
        let other = folder.path().join("other");
        fs::copy(club.path(), &other).unwrap();
        fs::rename(&other, club.path()).unwrap();
        assert!(!stamp.is_same_file(club.path()));
        fs::remove_file(club.path()).unwrap();
        assert!(!stamp.is_same_file(club.path()));
    }
}
