//! Keeps `SQLite` from letting go of a file between two readings. Each time it takes the file anew it
//! looks for a journal beside it, and would take the file back to whatever that says, whosever it is.

use crate::companions::{is_there, log_of, set_aside};
use crate::error::Error;
use rusqlite::Connection;
use std::path::Path;

/// Takes hold of the file until [`release`]. Others may still read; nobody else can write.
pub(crate) fn hold(connection: &Connection) -> rusqlite::Result<()> {
    let mut reading = connection.prepare_cached("SELECT rowid FROM sqlite_schema")?;
    let mut rows = reading.query([])?;
    rows.next()?;
    // A reading that has begun and not ended holds the file. It goes back among the prepared ones as it
    // is; ended here, it would let go.
    std::mem::forget(rows);
    Ok(())
}

/// Lets go of the file: needed after a write that failed, which `SQLite` can only take back when nobody
/// reads, and before the file is packed. Taking it again, `SQLite` would read it through a log that a
/// service brought meanwhile, so none is left in its way.
pub(crate) fn release(connection: &Connection) -> Result<(), Error> {
    // A copy in memory has no path.
    let path = connection.path().filter(|path| !path.is_empty());
    let log = path.map(|path| log_of(Path::new(path)));
    if let Some(log) = log.filter(|log| is_there(log)) {
        set_aside(&log)?;
    }
    connection.flush_prepared_statement_cache();
    Ok(())
}
