//! Opening a club's file: only looked at until everything about it is known to be right.

use crate::backup::before_migration;
use crate::check::{broken, read_to_its_end};
use crate::connection::{APPLICATION_ID, Access, connect};
use crate::error::{Error, Fault};
use crate::lock::Lock;
use crate::migration;
use rusqlite::{Connection, MAIN_DB};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::time::Duration;

/// `SQLite`'s header, whose fields every version of it keeps in the same places.
const HEADER: usize = 100;

/// Opens a file that must be a club's, in the newest form. To write it takes the lock as well.
pub(crate) fn open(path: &Path, access: Access) -> Result<(Connection, Option<Lock>), Error> {
    let looking = look(path)?;
    if access == Access::Read {
        return if form(&looking)? == migration::NEWEST {
            Ok((looking, None))
        } else {
            Ok((in_memory(&looking)?, None))
        };
    }
    drop(looking);
    let lock = Lock::of(path)?;
    let mut connection = connect(path, access)?;
    // Where the disk or the system fails at that moment, `SQLite` opens the file to look only, and every
    // save would be refused until it is opened again.
    if connection.is_readonly(MAIN_DB)? {
        connection = connect(path, access)?;
    }
    if form(&connection)? != migration::NEWEST {
        before_migration(&connection, path)?;
    }
    migration::migrate(&mut connection)?;
    Ok((connection, Some(lock)))
}

/// Opens a file that must be a club's and whole, to look at it in the form it is in. What cannot be
/// read is damaged only where the disk gives every byte of it, and it cannot be read again.
pub(crate) fn look(path: &Path) -> Result<Connection, Error> {
    match look_once(path) {
        Err(Error::Storage(Fault::Unreadable(_))) => {}
        looked => return looked,
    }
    read_to_its_end(path)?;
    match look_once(path) {
        Err(Error::Storage(Fault::Unreadable(why))) => Err(Fault::Damaged(why).into()),
        looked => looked,
    }
}

fn look_once(path: &Path) -> Result<Connection, Error> {
    check_header(path)?;
    let looking = connect(path, Access::Read)?;
    let looking = match looking.query_row("SELECT count(*) FROM sqlite_schema", [], |row| {
        row.get::<_, i64>(0)
    }) {
        Ok(_) => looking,
        Err(error) if was_interrupted(&error) => {
            drop(looking);
            recover(path)?;
            connect(path, Access::Read)?
        }
        Err(error) => return Err(error.into()),
    };
    check_length(path)?;
    check_contents(&looking)?;
    Ok(looking)
}

fn check_header(path: &Path) -> Result<(), Error> {
    let (header, _) = read_header(path)?;
    if !is_of_a_club(&header) {
        return Err(Fault::NotAClub.into());
    }
    match number(&header, 60).map(i64::from) {
        Some(found) if found > migration::NEWEST => {
            let known = migration::NEWEST;
            Err(Fault::Newer { found, known }.into())
        }
        Some(found) if found < 1 => Err(Fault::NotAClub.into()),
        _ => Ok(()),
    }
}

/// Whether a club's file lies there, sound or not.
pub(crate) fn holds_a_club(path: &Path) -> bool {
    read_header(path).is_ok_and(|(header, _)| is_of_a_club(&header))
}

fn is_of_a_club(header: &[u8]) -> bool {
    header.starts_with(b"SQLite format 3\0") && number(header, 68) == Some(APPLICATION_ID)
}

/// `SQLite` takes what is missing at the end of a file for zeros, and zeros for free space.
fn check_length(path: &Path) -> Result<(), Error> {
    let (header, length) = read_header(path)?;
    let page = header.get(16..18).map_or(0, |bytes| match bytes {
        [0, 1] => 65_536,
        [high, low] => u64::from(u16::from_be_bytes([*high, *low])),
        _ => 0,
    });
    let pages = number(&header, 28).map_or(0, i32::cast_unsigned);
    if length < page * u64::from(pages) {
        return Err(Fault::Damaged("its end is missing".into()).into());
    }
    Ok(())
}

/// The header, and how long the whole file is.
fn read_header(path: &Path) -> Result<(Vec<u8>, u64), Error> {
    let file = File::open(path).map_err(Fault::from)?;
    let about = file.metadata().map_err(Fault::from)?;
    if !about.is_file() {
        return Err(Fault::CannotOpen.into());
    }
    let mut header = Vec::with_capacity(HEADER);
    file.take(HEADER as u64)
        .read_to_end(&mut header)
        .map_err(Fault::from)?;
    Ok((header, about.len()))
}

fn number(header: &[u8], at: usize) -> Option<i32> {
    let bytes = header.get(at..at + 4)?.try_into().ok()?;
    Some(i32::from_be_bytes(bytes))
}

/// A program or the power stopped in the middle of a write: `SQLite` can only undo that half while
/// it may write.
fn was_interrupted(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code);
    code == Some(rusqlite::ffi::SQLITE_READONLY_ROLLBACK)
}

fn recover(path: &Path) -> Result<(), Error> {
    let connection = connect(path, Access::Write)?;
    connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| {
        row.get::<_, i64>(0)
    })?;
    Ok(())
}

fn form(connection: &Connection) -> Result<i64, Error> {
    Ok(connection.query_row("PRAGMA user_version", [], |row| row.get(0))?)
}

/// A file of an older form that is only looked at stays as it is: it is brought to the newest form
/// in memory.
fn in_memory(file: &Connection) -> Result<Connection, Error> {
    let mut copy = connect(Path::new(":memory:"), Access::Copy)?;
    rusqlite::backup::Backup::new(file, &mut copy)?.run_to_completion(
        i32::MAX,
        Duration::ZERO,
        None,
    )?;
    migration::migrate(&mut copy)?;
    copy.pragma_update(None, "query_only", true)?;
    Ok(copy)
}

/// # Errors
/// Where pages, rows or references are broken.
fn check_contents(connection: &Connection) -> Result<(), Error> {
    let damaged = |detail: String| Err(Fault::Damaged(detail).into());
    if let Some(found) = broken(connection, "PRAGMA quick_check(1)")?.pop() {
        return damaged(found);
    }
    let mut query =
        connection.prepare("SELECT \"table\", parent FROM pragma_foreign_key_check LIMIT 1")?;
    let mut rows = query.query([])?;
    if let Some(row) = rows.next()? {
        let (table, parent): (String, String) = (row.get(0)?, row.get(1)?);
        return damaged(format!(
            "a row of {table} refers to a {parent} that is not there"
        ));
    }
    Ok(())
}
