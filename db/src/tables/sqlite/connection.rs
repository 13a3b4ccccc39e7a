//! How `SQLite` is set up: for a file that loses nothing when the power goes.
//!
//! With `journal_mode=DELETE` everything that was saved is in the one file. With a log (WAL) the last
//! saves are in a second file, which whoever copies the first leaves behind, and looking would make
//! files beside it. `synchronous=EXTRA` also has the disk keep that the journal is gone.

use crate::error::{Error, Fault};
use crate::files::long_path;
use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

/// Older versions of `SQLite` have faults that can damage a file.
const OLDEST_SQLITE: i32 = 3_051_003;

/// How long to wait for another program to finish writing.
const PATIENCE: Duration = Duration::from_secs(5);

/// More than all the statements there are.
const STATEMENTS_KEPT: usize = 1_024;

/// In bytes; the largest texts that are saved are rule sets and competitions, of some thousand.
const LONGEST: i32 = 64 * 1024 * 1024;

/// What a connection may do.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Access {
    /// Look.
    Read,
    /// Change.
    Write,
    /// Make the file, which is not there yet.
    Create,
    /// Change a copy in memory.
    Copy,
}

pub(crate) fn connect(path: &Path, access: Access) -> Result<Connection, Error> {
    let known = rusqlite::version_number();
    if known < OLDEST_SQLITE {
        return Err(
            Fault::Unexpected(format!("SQLite {known} is older than {OLDEST_SQLITE}")).into(),
        );
    }
    let flags = match access {
        Access::Read => OpenFlags::SQLITE_OPEN_READ_ONLY,
        Access::Write => OpenFlags::SQLITE_OPEN_READ_WRITE,
        Access::Create | Access::Copy => {
            OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE
        }
    };
    let connection = opened(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS_KEPT);
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, LONGEST)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "mmap_size", 0)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    if matches!(access, Access::Write | Access::Create) {
        connection.pragma_update(None, "journal_mode", "DELETE")?;
        connection.pragma_update(None, "synchronous", "EXTRA")?;
        connection.pragma_update(None, "fullfsync", true)?;
    }
    Ok(connection)
}

/// `SQLite` itself cuts paths of more than 1,040 bytes on Windows, but in its way of long ones.
fn opened(path: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    let path = long_path::for_others(path);
    if cfg!(windows) {
        return Connection::open_with_flags_and_vfs(path, flags, c"win32-longpath");
    }
    Connection::open_with_flags(path, flags)
}

#[cfg(test)]
mod tests {
    use super::{Access, connect};
    use rusqlite::types::Value;
    use tempfile::TempDir;

    #[test]
    fn every_promise_about_the_disk_is_switched_on() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("club.hanchan");
        let connection = connect(&path, Access::Create).unwrap();
        let set = |name: &str| -> Value {
            connection
                .query_row(&format!("PRAGMA {name}"), [], |row| row.get(0))
                .unwrap()
        };
        assert_eq!(set("journal_mode"), Value::Text("delete".into()));
        for (name, value) in [
            ("synchronous", 3),
            ("fullfsync", 1),
            ("foreign_keys", 1),
            ("trusted_schema", 0),
            ("cell_size_check", 1),
            ("mmap_size", 0),
        ] {
            assert_eq!(set(name), Value::Integer(value), "{name}");
        }
    }
}
