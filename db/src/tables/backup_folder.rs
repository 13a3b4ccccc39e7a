//! Where the club's backups go, so that whoever opens the file next finds them.

use crate::error::text::TextRule;
use crate::error::{Error, Refused};
use rusqlite::{Connection, OptionalExtension};

pub(crate) const STEP_2: &str = "
CREATE TABLE backup_folder (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    folder TEXT NOT NULL CHECK (trim(folder) <> '' AND length(folder) <= 4000)
) STRICT;
";

const FOLDER: TextRule = TextRule::name("folder", 4_000);

pub(crate) fn get(connection: &Connection) -> Result<Option<String>, Error> {
    let mut query = connection.prepare_cached("SELECT folder FROM backup_folder")?;
    Ok(query.query_row([], |row| row.get(0)).optional()?)
}

pub(crate) fn set(connection: &Connection, folder: &str) -> Result<(), Error> {
    FOLDER.check(folder).map_err(Refused::from)?;
    connection.execute(
        "INSERT INTO backup_folder (id, folder) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET folder = excluded.folder",
        [folder],
    )?;
    Ok(())
}
