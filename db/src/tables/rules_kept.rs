//! Versions of rule sets with which the club stays although the preset they came from was corrected.

use crate::error::Error;
use rusqlite::Connection;
use scoring::RuleSetId;

/// The id is that of the version.
pub(crate) const STEP_6: &str = "
CREATE TABLE rules_kept (
    id INTEGER PRIMARY KEY REFERENCES rule_set
) STRICT;
";

pub(crate) fn has(connection: &Connection, id: RuleSetId) -> Result<bool, Error> {
    let mut query =
        connection.prepare_cached("SELECT EXISTS (SELECT 1 FROM rules_kept WHERE id = ?1)")?;
    Ok(query.query_row([id.0], |row| row.get(0))?)
}

pub(crate) fn keep(connection: &Connection, id: RuleSetId) -> Result<(), Error> {
    connection.execute("INSERT INTO rules_kept (id) VALUES (?1)", [id.0])?;
    Ok(())
}
