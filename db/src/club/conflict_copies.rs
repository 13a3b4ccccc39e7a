//! Other files of the same club beside a club's file, such as the "club (コピー).hanchan" that a cloud
//! service makes if two machines changed the file at once.

use crate::club::open::open;
use crate::files::online_only::is_online_only;
use crate::files::path_identity::{is_same_file, nfc};
use crate::tables::sqlite::connection::Access;
use rusqlite::{Connection, Result};
use std::fs;
use std::path::Path;

/// The names of the copies, in order: files whose names begin as the club's file's own does. A file that
/// cannot be read is left out, because the club's own file is none the worse for it.
pub(crate) fn find(connection: &Connection, path: &Path) -> Vec<String> {
    let (Some(folder), Some(stem), Ok(own)) =
        (path.parent(), path.file_stem(), history_start(connection))
    else {
        return Vec::new();
    };
    let stem = nfc(&stem.to_string_lossy());
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .map(|entry| entry.path())
        .filter(|other| other != path && other.extension() == path.extension())
        .filter_map(|other| Some((other.file_name()?.to_str()?.to_owned(), other)))
        .filter(|(name, _)| nfc(name).starts_with(&stem))
        // Opening the club's own by another name would end `SQLite`'s locks on it.
        .filter(|(_, other)| !is_same_file(other, path))
        // Nothing is downloaded just for this.
        .filter(|(_, other)| !is_online_only(other) && has_start(other, own))
        .map(|(name, _)| name)
        .collect();
    names.sort();
    names
}

fn has_start(file: &Path, own: HistoryStart) -> bool {
    // Like any other file, it is checked when it is opened.
    let other = open(file, Access::Read);
    other.is_ok_and(|other| history_start(&other.connection).is_ok_and(|other| other == own))
}

/// How a club began: by what its first operation said, and what the tables then held.
type HistoryStart = (i64, Option<i64>);

fn history_start(connection: &Connection) -> Result<HistoryStart> {
    connection.query_row(
        "SELECT history, contents FROM fingerprint ORDER BY operation LIMIT 1",
        [],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )
}
