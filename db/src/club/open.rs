//! Opening a club's file. It is only read until everything about it is known to be right.

use crate::club::backup::before_migration;
use crate::club::hot_journal::{HotJournal, examine, names_another, open_bytes};
use crate::club::notice::Notice;
use crate::error::{Error, Fault};
use crate::files::club_header::{check_length, is_of_a_club, number, read_header};
use crate::files::folders::sync_folder;
use crate::files::lock::Lock;
use crate::files::online_only::download;
use crate::files::sidecars::{
    BEFORE_ROLLBACK, file_name_of, has_content, journal_of, numbered_name, put_aside, wal_of,
    with_suffix,
};
use crate::files::work_folder::{WorkFolder, remove_stale};
use crate::files::{fsync, sharing};
use crate::tables::damage::{broken, damage, guard, read_to_end, schema_differences};
use crate::tables::sqlite::connection::{Access, connect};
use crate::tables::sqlite::{contents_hash, migration};
use rusqlite::{Connection, MAIN_DB, OptionalExtension};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A club's file, in the newest form.
#[derive(Debug)]
pub(crate) struct Opened {
    pub connection: Connection,
    /// Where it is open for writing.
    pub lock: Option<Lock>,
    pub notices: Vec<Notice>,
}

/// Opens a club's file in the newest form; to write it, takes the lock as well.
pub(crate) fn open(path: &Path, access: Access) -> Result<Opened, Error> {
    let (looking, notices) = look(path)?;
    if access == Access::Read {
        let connection = if form(&looking)? == migration::NEWEST {
            looking
        } else {
            in_memory(&looking)?
        };
        return Ok(Opened {
            connection,
            lock: None,
            notices,
        });
    }
    drop(looking);
    has_one_name(path)?;
    let lock = Lock::acquire(path)?;
    let mut notices: Vec<Notice> = settle(path)?.into_iter().collect();
    let mut connection = to_write(path)?;
    if form(&connection)? != migration::NEWEST {
        before_migration(&connection, path)?;
    }
    migration::migrate(&mut connection)?;
    let left = [before(path), path.to_owned()];
    notices.extend(
        left.iter()
            .filter_map(|place| remove_stale(place))
            .map(Notice::ReadableLeftover),
    );
    Ok(Opened {
        connection,
        lock: Some(lock),
        notices,
    })
}

/// Connects to the file for writing. `SQLite` silently falls back to reading when the disk fails at that
/// moment, or when somebody on Windows has the file open; every save would then be refused until the
/// next opening, so this is tried again. A file that really is read-only is opened all the same.
fn to_write(path: &Path) -> Result<Connection, Error> {
    let connect = || {
        let connection = connect(path, Access::Write)?;
        let is_to_look = connection.is_readonly(MAIN_DB)?;
        Ok::<_, Error>((connection, is_to_look))
    };
    if let (connection, false) = connect()? {
        return Ok(connection);
    }
    let is_held = || cfg!(windows) && sharing::is_ours_to_write(path);
    let opened = sharing::retry_while(connect, |opened| {
        matches!(opened, Ok((_, true))) && is_held()
    });
    match opened? {
        (_, true) if is_held() => Err(Fault::InUse.into()),
        (connection, _) => Ok(connection),
    }
}

/// A file with two names would get two journals, and neither program would know of the other's.
#[cfg(unix)]
fn has_one_name(path: &Path) -> Result<(), Error> {
    use std::os::unix::fs::MetadataExt;
    match fs::metadata(path).map_err(Fault::from)?.nlink() {
        0 | 1 => Ok(()),
        _ => Err(Fault::OtherNames.into()),
    }
}

#[cfg(not(unix))]
#[allow(
    clippy::unnecessary_wraps,
    reason = "not every system tells how many names a file has"
)]
fn has_one_name(_: &Path) -> Result<(), Error> {
    Ok(())
}

/// Makes sure that no journal but the file's own lies beside it. To be called with the lock, before
/// `SQLite` writes.
fn settle(path: &Path) -> Result<Option<Notice>, Error> {
    let (journal, log) = (journal_of(path), wal_of(path));
    if has_content(&log) {
        return Err(Fault::LogBeside(file_name_of(&log)).into());
    }
    if !has_content(&journal) {
        return Ok(None);
    }
    match examine(path)? {
        HotJournal::NothingWritten(_) => {
            // `SQLite` ignores a journal that is not marked yet, and leaves it there. It can hold details
            // that were erased.
            fs::remove_file(&journal).map_err(Fault::from)?;
            sync_folder(&journal)?;
            Ok(None)
        }
        found @ (HotJournal::AllWritten(_) | HotJournal::Foreign(_)) => {
            // The file must be on the disk before its journal goes.
            let whole = OpenOptions::new().write(true).open(path);
            whole
                .and_then(|file| fsync::file(&file))
                .map_err(Fault::from)?;
            if let HotJournal::AllWritten(_) = found {
                fs::remove_file(&journal).map_err(Fault::from)?;
                sync_folder(&journal)?;
                return Ok(None);
            }
            let kept = put_aside(&journal)?;
            Ok(Some(Notice::LeftoverPutAside {
                left: file_name_of(&journal),
                kept,
            }))
        }
        HotJournal::HalfWritten(_) => {
            take_back(path, &journal)?;
            Ok(None)
        }
    }
}

/// Has `SQLite` roll back half a write by the file's own journal. Copies of both are kept until the file
/// is known to be whole.
fn take_back(path: &Path, journal: &Path) -> Result<(), Error> {
    let originals = WorkFolder::beside(&before(path))?;
    for original in [path, journal] {
        let bytes = fs::read(original).map_err(Fault::from)?;
        let kept = File::create(originals.path().join(file_name_of(original)));
        kept.and_then(|mut kept| {
            kept.write_all(&bytes)?;
            fsync::file(&kept)
        })
        .map_err(Fault::from)?;
    }
    // A cloud service can have replaced it since it was examined.
    if names_another(&fs::read(journal).map_err(Fault::from)?) {
        return Err(Fault::JournalOfAnother(file_name_of(journal)).into());
    }
    let writing = connect(path, Access::Write)?;
    writing.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    drop(writing);
    let Err(error) = look_once(path) else {
        return Ok(());
    };
    match error {
        Error::Storage(Fault::Damaged(why)) => {
            let kept = originals.keep_as(&numbered_name(path, BEFORE_ROLLBACK)?);
            let kept = file_name_of(&kept);
            let why = format!("{why}; as it was before, with its journal, it lies in {kept}");
            Err(Fault::Damaged(why).into())
        }
        // The next opening shows whether it is whole, and deletes the copies then.
        other => {
            originals.keep();
            Err(other)
        }
    }
}

/// Where the copies are kept: not where a hand-over is made, which deletes what it finds there.
fn before(path: &Path) -> PathBuf {
    with_suffix(path, BEFORE_ROLLBACK)
}

type Looked = (Connection, Vec<Notice>);

/// Opens a club's file for reading, in the form it is in, and checks that it is whole. An unreadable file
/// counts as damaged only if the disk delivers every byte of it and a second try fails as well.
pub(crate) fn look(path: &Path) -> Result<Looked, Error> {
    download(path)?;
    match look_once(path) {
        Err(Error::Storage(Fault::Unreadable(_))) => {}
        looked => return looked,
    }
    read_to_end(path)?;
    match look_once(path) {
        Err(Error::Storage(Fault::Unreadable(why))) => Err(Fault::Damaged(why).into()),
        looked => looked,
    }
}

/// Writes neither the file nor anything beside it.
fn look_once(path: &Path) -> Result<Looked, Error> {
    let log = wal_of(path);
    let is_written_first = check_header(path)?;
    if is_written_first || has_content(&log) {
        let alone = open_bytes(&fs::read(path).map_err(Fault::from)?)?;
        check_length(path)?;
        check_contents(&alone)?;
        let left = has_content(&log).then(|| Notice::LeftoverIgnored {
            left: file_name_of(&log),
        });
        return Ok((alone, left.into_iter().collect()));
    }
    let looking = connect(path, Access::Read)?;
    match looking.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(())) {
        Ok(()) => {}
        Err(error) if was_interrupted(&error) => {
            let left = file_name_of(&journal_of(path));
            return Ok(match examine(path)? {
                HotJournal::NothingWritten(looking)
                | HotJournal::AllWritten(looking)
                | HotJournal::HalfWritten(looking) => (looking, Vec::new()),
                HotJournal::Foreign(looking) => (looking, vec![Notice::LeftoverIgnored { left }]),
            });
        }
        Err(error) => return Err(error.into()),
    }
    check_length(path)?;
    check_contents(&looking)?;
    Ok((looking, Vec::new()))
}

/// Whether the file's header says that it is written by way of a log (WAL).
fn check_header(path: &Path) -> Result<bool, Error> {
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
        _ => Ok(header.get(18..20).is_some_and(|ways| ways.contains(&2))),
    }
}

/// Whether a write was interrupted: `SQLite` can only roll it back when it may write.
fn was_interrupted(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code);
    code == Some(rusqlite::ffi::SQLITE_READONLY_ROLLBACK)
}

/// Checks the form of a copy of a file.
///
/// # Errors
/// Where it is no club's, or newer.
pub(crate) fn is_of_known_form(copy: &Connection) -> Result<(), Error> {
    match form(copy)? {
        1..=migration::NEWEST => Ok(()),
        _ => Err(Fault::NotAClub.into()),
    }
}

fn form(connection: &Connection) -> Result<i64, Error> {
    Ok(connection.query_row("PRAGMA user_version", [], |row| row.get(0))?)
}

/// A copy of the file in memory, in the newest form. A file of an older form that is only read stays as it
/// is on the disk.
pub(crate) fn in_memory(file: &Connection) -> Result<Connection, Error> {
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

/// The checks at every opening; `check` does more.
///
/// # Errors
/// Where the schema is not this program's, pages, rows or references are broken, somebody was stopped in
/// the middle of an operation, or the tables do not hold what the last operation left.
fn check_contents(connection: &Connection) -> Result<(), Error> {
    // All at one moment, because somebody else may be saving.
    let connection = &connection.unchecked_transaction()?;
    let damaged = |detail: String| Err(Fault::Damaged(detail).into());
    if let Some(strange) = schema_differences(connection)?.pop() {
        return damaged(strange.to_string());
    }
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
    if let Some(found) = guard(connection)? {
        return damaged(found.to_string());
    }
    if form(connection)? < migration::FINGERPRINTED {
        return Ok(());
    }
    let sql = "SELECT contents FROM fingerprint ORDER BY operation DESC LIMIT 1";
    let saved: Option<Option<i64>> = connection.query_row(sql, [], |row| row.get(0)).optional()?;
    if saved.flatten() == Some(contents_hash::of_tables(connection)?) {
        return Ok(());
    }
    // Which row it is takes longer to find out.
    let found = damage(&in_memory(connection)?)?.into_iter().next();
    let what = found.map_or_else(
        || "it is not as it was saved".to_owned(),
        |found| found.to_string(),
    );
    damaged(what)
}
