//! Other files of the same club beside a club's file, such as the "club (コピー).hanchan" that a service
//! makes where two machines changed the file at once.

use crate::connection::Access;
use crate::not_here::is_elsewhere;
use crate::open::open;
use crate::true_name::{in_one_form, is_same_file};
use rusqlite::{Connection, Result};
use std::fs;
use std::path::Path;

/// The names of those that begin as the file's own does, in order. What cannot be looked at is none: the
/// file itself is not the worse for it.
pub(crate) fn beside(connection: &Connection, path: &Path) -> Vec<String> {
    let (Some(folder), Some(stem), Ok(own)) =
        (path.parent(), path.file_stem(), beginning(connection))
    else {
        return Vec::new();
    };
    let stem = in_one_form(&stem.to_string_lossy());
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .map(|entry| entry.path())
        .filter(|other| other != path && other.extension() == path.extension())
        .filter_map(|other| Some((other.file_name()?.to_str()?.to_owned(), other)))
        .filter(|(name, _)| in_one_form(name).starts_with(&stem))
        // Opening the club's own by another name would end `SQLite`'s locks on it.
        .filter(|(_, other)| !is_same_file(other, path))
        // Nothing is brought here for this that a service keeps elsewhere.
        .filter(|(_, other)| !is_elsewhere(other) && is_of(other, own))
        .map(|(name, _)| name)
        .collect();
    names.sort();
    names
}

fn is_of(file: &Path, own: Beginning) -> bool {
    // As any other file that is opened, it is not believed unseen.
    let other = open(file, Access::Read);
    other.is_ok_and(|other| beginning(&other.connection).is_ok_and(|other| other == own))
}

/// How a club began: by what its first operation said, and what the tables then held.
type Beginning = (i64, Option<i64>);

fn beginning(connection: &Connection) -> Result<Beginning> {
    connection.query_row(
        "SELECT history, contents FROM fingerprint ORDER BY operation LIMIT 1",
        [],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )
}
