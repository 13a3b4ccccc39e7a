//! Whether a file is as this program wrote it: its pages, its rows, its schema and its history.

mod history;
mod marks;
mod schema;

pub(crate) use schema::differences as schema_differences;

use crate::error::{Error, Fault};
use crate::files::sharing;
use rusqlite::Connection;
use std::fs::File;
use std::io;
use std::path::Path;
use thiserror::Error as ThisError;

/// Why a file is not as it was written.
#[derive(Clone, Debug, ThisError, Eq, PartialEq)]
pub enum Damage {
    /// `SQLite` found pages or rows broken.
    #[error("the file is damaged: {0}")]
    Pages(String),
    /// A row refers to one that is not there.
    #[error("a row of {table} refers to a {parent} that is not there")]
    Reference {
        /// Where the row is.
        table: String,
        /// What it refers to.
        parent: String,
    },
    /// Something in it cannot be read.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// The schema is not the one that this program makes.
    #[error("the {} {} is not as this program makes it; another program changed the file", .kind.escape_debug(), .name.escape_debug())]
    Schema {
        /// Table, index, trigger or view.
        kind: String,
        /// What it is called.
        name: String,
    },
    /// The row that refuses writes outside an operation is gone, or says that one is under way.
    #[error("what guards its history is not as it should be")]
    Guard,
    /// An entry of the history is not as it was written, or is missing.
    #[error("entry {number} of its history{} is not as it was written", .at.as_ref().map(|at| format!(" ({at})")).unwrap_or_default())]
    History {
        /// Its number.
        number: i64,
        /// When it was done, where that can be read.
        at: Option<String>,
    },
    /// The history says that it was recorded, and it is not there.
    #[error("{table} {} was recorded and is not there any more", .record.escape_debug())]
    Lost {
        /// In which table.
        table: String,
        /// What people call it.
        record: String,
    },
    /// It is not as the history says that it was recorded.
    #[error("{table} {} is not as it was recorded", .record.escape_debug())]
    Altered {
        /// In which table.
        table: String,
        /// What people call it.
        record: String,
    },
    /// It is there, and the history knows nothing of it.
    #[error("{table} {} is there, but was never recorded", .record.escape_debug())]
    Unrecorded {
        /// In which table.
        table: String,
        /// What people call it.
        record: String,
    },
    /// What the tables hold has another fingerprint than it was saved with, and the history does not
    /// tell of which row: one of those with which the file began.
    #[error("its settings, a rule set or an award is not as it was recorded")]
    Beginnings,
}

/// Everything in a file of the newest form that is not as it was written. The connection is one that
/// may write, such as to a copy in memory: on another, `SQLite` does not look at what the columns may hold.
///
/// # Errors
/// Where the disk cannot read it.
pub(crate) fn damage(copy: &Connection) -> Result<Vec<Damage>, Error> {
    // What hides in a schema is not asked anything.
    let strange = schema::differences(copy)?;
    if !strange.is_empty() {
        return Ok(strange);
    }
    // What people know by its name comes first.
    let mut findings = match history::differences(copy) {
        Ok(found) => found,
        Err(Error::Storage(Fault::Damaged(why) | Fault::Unreadable(why))) => {
            vec![Damage::Unreadable(why)]
        }
        Err(error) => return Err(error),
    };
    findings.extend(integrity(copy)?);
    findings.extend(references(copy)?);
    findings.extend(guard(copy)?);
    Ok(findings)
}

/// The one row that says which operation is under way: none, when nobody writes.
pub(crate) fn guard(copy: &Connection) -> Result<Option<Damage>, Error> {
    let is_there = "SELECT count(*) = 1 AND sum(id = 1 AND operation IS NULL AND recording = 0) = 1 FROM writing";
    let is_whole: Option<bool> = copy.query_row(is_there, [], |row| row.get(0))?;
    Ok((is_whole != Some(true)).then_some(Damage::Guard))
}

/// What `SQLite` finds broken in the file.
///
/// # Errors
/// Where the disk cannot read it.
pub(crate) fn integrity(connection: &Connection) -> Result<Vec<Damage>, Error> {
    let found = broken(connection, "PRAGMA integrity_check")?;
    Ok(found.into_iter().map(Damage::Pages).collect())
}

/// What a pragma finds broken. A page that the disk would not read looks to it like one that is
/// broken: only what is found again in a file that can be read to its end is damage.
pub(crate) fn broken(connection: &Connection, pragma: &str) -> Result<Vec<String>, Error> {
    let found = look_over(connection, pragma)?;
    let path = connection.path().filter(|path| !path.is_empty());
    let Some(path) = path.filter(|_| !found.is_empty()) else {
        return Ok(found);
    };
    read_to_end(Path::new(path))?;
    connection.release_memory()?;
    look_over(connection, pragma)
}

fn look_over(connection: &Connection, pragma: &str) -> Result<Vec<String>, Error> {
    let mut query = connection.prepare(pragma)?;
    let lines = query.query_map([], |row| row.get::<_, String>(0))?;
    let mut found = Vec::new();
    for line in lines {
        match line.map_err(Fault::from) {
            Ok(line) if line == "ok" => {}
            Ok(line) => found.push(line),
            // Damage can also stop the very look at it.
            Err(Fault::Unreadable(why) | Fault::Damaged(why)) => {
                found.push(why);
                break;
            }
            Err(fault) => return Err(fault.into()),
        }
    }
    Ok(found)
}

/// Whether the disk can give every byte of the file, whatever that says.
///
/// # Errors
/// The disk's own.
pub(crate) fn read_to_end(path: &Path) -> Result<(), Error> {
    let file = sharing::open_to_read(path).map_err(Fault::from)?;
    let mut bytes = vec![0; 1 << 16];
    let mut at = 0;
    loop {
        match read_at(&file, &mut bytes, at).map_err(Fault::from)? {
            0 => return Ok(()),
            count => at += count as u64,
        }
    }
}

/// As `SQLite` reads: from a place, not from where the last reading ended.
#[cfg(unix)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<usize> {
    std::os::unix::fs::FileExt::read_at(file, bytes, at)
}

#[cfg(windows)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<usize> {
    std::os::windows::fs::FileExt::seek_read(file, bytes, at)
}

fn references(connection: &Connection) -> Result<Vec<Damage>, Error> {
    let mut query =
        connection.prepare("SELECT \"table\", parent FROM pragma_foreign_key_check LIMIT 200")?;
    let rows = query.query_map([], |row| {
        Ok(Damage::Reference {
            table: row.get(0)?,
            parent: row.get(1)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
