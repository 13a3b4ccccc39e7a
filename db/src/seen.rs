//! Whether the file is still the one that was opened: some programs that keep folders alike on
//! several machines put another file in its place, and what is written to the old one is lost.

use crate::error::{Error, Fault};
use rusqlite::Connection;
use std::path::Path;

/// The file as it was when it was opened. What this connection writes does not change it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Seen {
    /// Which file it is on the disk.
    file: Option<(u64, u64)>,
    /// `SQLite`'s count of what other connections wrote.
    version: i64,
}

impl Seen {
    pub(crate) fn of(connection: &Connection, path: &Path) -> Result<Self, Error> {
        Ok(Self {
            file: identity(path)?,
            version: version(connection)?,
        })
    }

    /// To be called after a write of this connection that the disk failed: `SQLite` then puts back
    /// what stood there, and counts that as if others had written.
    pub(crate) fn put_back(&mut self, connection: &Connection) {
        // While the disk fails even this, nothing can be told, and the file must be opened again.
        if let Ok(version) = version(connection) {
            self.version = version;
        }
    }

    /// # Errors
    /// [`Fault::Changed`] where it is another file, or others wrote it.
    pub(crate) fn check(self, connection: &Connection, path: &Path) -> Result<(), Error> {
        if Self::of(connection, path)? == self {
            Ok(())
        } else {
            Err(Fault::Changed.into())
        }
    }
}

fn version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.query_row("PRAGMA data_version", [], |row| row.get(0))
}

/// The file is not opened for this: closing it again would end `SQLite`'s locks on it.
#[cfg(unix)]
fn identity(path: &Path) -> Result<Option<(u64, u64)>, Fault> {
    use std::os::unix::fs::MetadataExt;
    let about = std::fs::metadata(path)?;
    Ok(Some((about.dev(), about.ino())))
}

/// Windows lets nobody replace a file that is open.
#[cfg(not(unix))]
fn identity(path: &Path) -> Result<Option<(u64, u64)>, Fault> {
    std::fs::metadata(path)?;
    Ok(None)
}
