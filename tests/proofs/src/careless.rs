//! A program that saves without waiting for the disk. The proofs must find it out, or they prove
//! nothing.

use rusqlite::{Connection, Result};
use std::path::Path;

/// Opens a club's file and sets how `SQLite` waits for the disk.
pub fn open(file: &Path, synchronous: &str) -> Result<Connection> {
    let connection = Connection::open(file)?;
    connection.pragma_update(None, "synchronous", synchronous)?;
    Ok(connection)
}

/// How many operations the club's file has in its history.
pub fn operations(file: &Connection) -> Result<usize> {
    let count: u32 = file.query_row("SELECT count(*) FROM operation", [], |row| row.get(0))?;
    Ok(usize::try_from(count).unwrap())
}

/// Renames the club, as one operation, and says how many there are then.
pub fn go_on(file: &Connection) -> Result<usize> {
    let done = operations(file)?;
    file.execute_batch(&format!(
        "BEGIN IMMEDIATE;
         INSERT INTO operation (at, kind, state) VALUES ('2030-04-01 19:30:00', 'change-settings', 'done');
         UPDATE writing SET operation = last_insert_rowid(), recording = 1;
         UPDATE club SET name = '白樺会 {done}';
         UPDATE writing SET operation = NULL, recording = 0;
         COMMIT;"
    ))?;
    Ok(done + 1)
}

/// Whether everything acknowledged is there, and nothing by halves.
///
/// # Errors
/// In words, where it is not.
pub fn judge(file: &Path, acknowledged: usize) -> std::result::Result<usize, String> {
    // Whatever was cut off is undone by `SQLite` itself: the product would miss the fingerprints.
    let file = open(file, "EXTRA").map_err(|error| format!("it does not open: {error}"))?;
    let whole: String = file
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))
        .map_err(|error| error.to_string())?;
    if whole != "ok" {
        return Err(format!("broken: {whole}"));
    }
    let found = operations(&file).map_err(|error| error.to_string())?;
    if found < acknowledged || found > acknowledged + 1 {
        return Err(format!(
            "{found} operations, but {acknowledged} acknowledged"
        ));
    }
    let (name, renamings): (String, u32) = file
        .query_row(
            "SELECT name, (SELECT count(*) FROM operation WHERE kind = 'change-settings') FROM club",
            [],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
        .map_err(|error| error.to_string())?;
    let expected = match renamings {
        0 => "白樺会".to_owned(),
        _ => format!("白樺会 {}", found - 1),
    };
    if name == expected {
        Ok(found)
    } else {
        Err(format!("half saved: {name} after {found} operations"))
    }
}
