//! Backups that can be relied on: each is verified when it is written, and again before it is used. A
//! checksum lies beside it, because `SQLite`'s own check does not see every damage.

mod automatic;
mod rotation;

pub use automatic::{KeptBackups, own_backup_folder};
pub use rotation::{RedundantBackup, redundant_backups};

use crate::club::{Club, open};
use crate::error::{Error, Fault, Refused};
use crate::files::atomic_file::{AtomicFile, Existing};
use crate::files::checksum::{sha256_of, sha256_of_copied};
use crate::files::folders::make_folder;
use crate::files::online_only::download;
use crate::files::sharing;
use crate::files::system_files::is_apple_double;
use crate::tables::damage::damage;
use crate::tables::sqlite::connection::{Access, connect};
use crate::tables::sqlite::contents_hash::Hash;
use chrono::{NaiveDateTime, TimeDelta};
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A backup that was written and verified.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Backup {
    /// The backup; its checksum lies beside it, with `.sha256` added to the name.
    pub path: PathBuf,
    /// The checksum in hexadecimal.
    pub sha256: String,
    /// How many hanchan are in it.
    pub hanchan: u64,
}

impl Club {
    /// Writes a backup into a folder, which is made if it is missing, under the file's name with the time
    /// added, then reads it back and compares. If there is a backup of that second already, it is
    /// returned if nothing was done since; otherwise the new one gets the next second in its name. No
    /// backup is ever replaced.
    ///
    /// # Errors
    /// Where it cannot be written or does not verify; then nothing is left of it. Where the club's file
    /// itself is damaged, so that no bad backup ever follows a good one.
    pub fn backup(&self, now: NaiveDateTime, folder: impl AsRef<Path>) -> Result<Backup, Error> {
        if let Some(found) = damage(&open::in_memory(&self.connection)?)?.first() {
            return Err(Refused::NotSound(found.to_string()).into());
        }
        write_or_find(&self.connection, self.path(), now, folder.as_ref())
    }
}

/// Backs up a file of an older form before it is migrated, dated by its last operation. If that fails, the
/// file is not migrated.
pub(crate) fn before_migration(connection: &Connection, club: &Path) -> Result<(), Error> {
    let folder = own_backup_folder(club);
    // An interrupted migration has left a backup; it is as good.
    let at = automatic::last_change(connection)?;
    write_or_find(connection, club, at, &folder).map(|_| ())
}

/// Writes a backup of that time, or finds a whole one with the same content. If another file has the name,
/// it stays, and the backup is named a second later.
fn write_or_find(
    connection: &Connection,
    club: &Path,
    mut at: NaiveDateTime,
    folder: &Path,
) -> Result<Backup, Error> {
    loop {
        match write(connection, club, at, folder) {
            Err(Error::File {
                path,
                fault: Fault::Exists,
            }) => {
                if let Some(found) = find_same(connection, &path)? {
                    return Ok(found);
                }
                at += TimeDelta::seconds(1);
            }
            other => return other,
        }
    }
}

fn write(
    connection: &Connection,
    club: &Path,
    now: NaiveDateTime,
    folder: &Path,
) -> Result<Backup, Error> {
    make_folder(folder)?;
    let place = folder.join(name(club, now));
    let mut backup = AtomicFile::new(&place, Existing::Refuse)?;
    let checksum = AtomicFile::new(&checksum_of(&place), Existing::Replace)?;
    // Held until the end, so that nobody writes between counting and copying.
    let reading = connection.unchecked_transaction()?;
    let contents = contents(&reading)?;
    copy(&reading, backup.part()).map_err(|error| error.of(&place))?;
    backup.sync()?;
    verify(backup.part(), &contents).map_err(|error| error.of(&place))?;
    let sha256 = sha256_of(backup.part())?;
    checksum.write(checksum_line(&sha256, &place).as_bytes())?;
    backup.commit_with(checksum)?;
    Ok(Backup {
        hanchan: hanchan_in(&contents),
        path: place,
        sha256,
    })
}

/// The content of the file beside a backup: the checksum, and the backup's name.
fn checksum_line(sha256: &str, backup: &Path) -> String {
    let name = backup.file_name().unwrap_or_default();
    format!("{sha256}  {}\n", name.display())
}

/// Restores a backup as a club's file. A file that is already there is never replaced: the person moves it
/// away or chooses another name.
///
/// # Errors
/// Where the backup is not exactly what was written, or the file is already there; then nothing is
/// changed.
pub fn restore(backup: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<(), Error> {
    let (backup, to) = (backup.as_ref(), to.as_ref());
    let expected = read_checksum(backup)?;
    let restored = AtomicFile::new(to, Existing::Refuse)?;
    let found = sha256_of_copied(backup, |bytes| restored.write(bytes))?;
    if found != expected {
        return Err(differs(backup));
    }
    is_sound(restored.part()).map_err(|error| error.of(backup))?;
    restored.commit()
}

const TIME_IN_NAME: &str = "-%Y-%m-%d-%H%M%S";

/// `club-2025-10-04-143205.hanchan`
fn name(club: &Path, now: NaiveDateTime) -> PathBuf {
    let mut name = club.file_stem().unwrap_or_default().to_owned();
    name.push(now.format(TIME_IN_NAME).to_string());
    let mut name = PathBuf::from(name);
    if let Some(extension) = club.extension() {
        name.as_mut_os_string().push(".");
        name.as_mut_os_string().push(extension);
    }
    name
}

/// The club's file that a backup was made of, and when, if the name is that of a backup.
pub(crate) fn club_and_time(backup: &Path) -> Option<(PathBuf, NaiveDateTime)> {
    /// `-2025-10-04-143205`
    const LENGTH: usize = 18;
    if is_apple_double(backup.file_name()?) {
        return None;
    }
    let name = backup.file_stem()?.to_str()?;
    let (club, time) = name.split_at_checked(name.len().checked_sub(LENGTH)?)?;
    let time = NaiveDateTime::parse_from_str(time, TIME_IN_NAME).ok()?;
    let mut club = PathBuf::from(club);
    if let Some(extension) = backup.extension() {
        club.as_mut_os_string().push(".");
        club.as_mut_os_string().push(extension);
    }
    Some((club, time))
}

/// Checks that a backup is byte for byte what was written, and whole.
///
/// # Errors
/// Where it is not, or nobody can tell because its checksum is not beside it.
pub fn check_backup(backup: impl AsRef<Path>) -> Result<(), Error> {
    let backup = backup.as_ref();
    let expected = read_checksum(backup)?;
    if sha256_of(backup)? == expected {
        is_sound(backup).map_err(|error| error.of(backup))
    } else {
        Err(differs(backup))
    }
}

/// # Errors
/// Where anything in a file is not as it was recorded.
fn is_sound(file: &Path) -> Result<(), Error> {
    let opened = open::open(file, Access::Read)?;
    match damage(&open::in_memory(&opened.connection)?)?.first() {
        Some(found) => Err(Fault::Damaged(found.to_string()).into()),
        None => Ok(()),
    }
}

fn differs(backup: &Path) -> Error {
    Error::file(backup, Fault::Damaged("its checksum differs".into()))
}

pub(crate) fn checksum_of(backup: &Path) -> PathBuf {
    let mut path = backup.to_owned();
    path.as_mut_os_string().push(".sha256");
    path
}

fn copy(from: &Connection, to: &Path) -> Result<(), Error> {
    let mut to = connect(to, Access::Create)?;
    // All pages in one step: the source is locked against writing anyway.
    rusqlite::backup::Backup::new(from, &mut to)?.run_to_completion(
        i32::MAX,
        Duration::ZERO,
        None,
    )?;
    to.close().map_err(|(_, error)| error.into())
}

/// How many rows each table has, and the hash of all of them, whatever form the file is in.
type Contents = BTreeMap<String, (u64, i64)>;

/// Every table there is, in the order in which they were made.
pub(crate) fn tables(connection: &Connection) -> Result<Vec<String>, Error> {
    let mut query = connection.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
    )?;
    let names = query.query_map([], |row| row.get(0))?;
    Ok(names.collect::<Result<_, _>>()?)
}

fn hanchan_in(contents: &Contents) -> u64 {
    contents.get("hanchan").map_or(0, |(rows, _)| *rows)
}

fn contents(connection: &Connection) -> Result<Contents, Error> {
    tables(connection)?
        .into_iter()
        .map(|table| {
            let mut query = connection.prepare(&format!("SELECT * FROM \"{table}\""))?;
            let width = query.column_count();
            let mut hash = Hash::begin(&table);
            let mut count = 0;
            let mut rows = query.query([])?;
            while let Some(row) = rows.next()? {
                for column in 0..width {
                    hash.value(row.get_ref(column)?);
                }
                count += 1;
            }
            Ok((table, (count, hash.end())))
        })
        .collect()
}

/// The backup at that path, if it holds just what the club's file holds now.
fn find_same(connection: &Connection, backup: &Path) -> Result<Option<Backup>, Error> {
    let contents = contents(connection)?;
    let compare = || {
        check_backup(backup)?;
        Ok::<_, Error>(self::contents(&open::look(backup)?.0)? == contents)
    };
    // What cannot be read is nothing to rely on.
    if !compare().unwrap_or(false) {
        return Ok(None);
    }
    Ok(Some(Backup {
        path: backup.to_owned(),
        sha256: read_checksum(backup)?,
        hanchan: hanchan_in(&contents),
    }))
}

fn verify(path: &Path, expected: &Contents) -> Result<(), Error> {
    if contents(&open::look(path)?.0)? == *expected {
        Ok(())
    } else {
        Err(Fault::Damaged("it does not hold what the original does".into()).into())
    }
}

/// The checksum beside a backup. Both files are downloaded first, if they are online only.
fn read_checksum(backup: &Path) -> Result<String, Error> {
    let path = checksum_of(backup);
    for file in [backup, &path] {
        download(file).map_err(|fault| Error::file(file, fault))?;
    }
    let text = sharing::retry_while_in_use(|| read_text(&path));
    let text = text.map_err(|error| match Fault::from(error) {
        Fault::Missing if backup.exists() => Error::file(backup, Fault::NoChecksum),
        Fault::Missing => Error::file(backup, Fault::Missing),
        fault => Error::file(&path, fault),
    })?;
    Ok(first_word(&text))
}

/// The checksum beside a backup, and the whole text of that file, if it can be read.
fn stored_checksum(backup: &Path) -> Option<(String, String)> {
    let text = read_text(&checksum_of(backup)).ok()?;
    Some((first_word(&text), text))
}

/// The text of a file. Only of a regular one: reading a pipe could wait for ever.
fn read_text(path: &Path) -> io::Result<String> {
    if fs::metadata(path)?.is_file() {
        fs::read_to_string(path)
    } else {
        Err(io::ErrorKind::NotFound.into())
    }
}

fn first_word(text: &str) -> String {
    let word = text.split_whitespace().next();
    word.unwrap_or_default().to_owned()
}
