//! Keeps `SQLite`'s shared lock on the file between two reads. Each time it takes the lock anew it looks
//! for a journal beside the file and would roll the file back by it, whichever file that journal is of.

use crate::error::Error;
use crate::files::sidecars::{has_content, put_aside, wal_of};
use rusqlite::Connection;
use std::path::Path;

/// Holds the lock until [`release`]. Others can still read; nobody else can write.
pub(crate) fn acquire(connection: &Connection) -> rusqlite::Result<()> {
    let mut reading = connection.prepare_cached("SELECT rowid FROM sqlite_schema")?;
    let mut rows = reading.query([])?;
    rows.next()?;
    // A query that has begun and not ended holds the lock. It goes back into the statement cache as it
    // is; dropping it here would end it.
    std::mem::forget(rows);
    Ok(())
}

/// Releases the lock. That is needed after a failed write, which `SQLite` can only roll back when nobody
/// reads, and before the file is packed. When it takes the lock again, `SQLite` would read the file
/// through any write-ahead log that a cloud service put there meanwhile, so that is put aside first.
pub(crate) fn release(connection: &Connection) -> Result<(), Error> {
    // A copy in memory has no path.
    let path = connection.path().filter(|path| !path.is_empty());
    let log = path.map(|path| wal_of(Path::new(path)));
    if let Some(log) = log.filter(|log| has_content(log)) {
        put_aside(&log)?;
    }
    connection.flush_prepared_statement_cache();
    Ok(())
}
