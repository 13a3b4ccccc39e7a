//! Hanchan of which nobody knows who sat where: they came from a list without seats.

use crate::error::Error;
use rusqlite::Connection;
use scoring::HanchanId;
use std::collections::BTreeSet;

pub(crate) const STEP_10: &str = "
CREATE TABLE unseated (
    hanchan INTEGER PRIMARY KEY REFERENCES hanchan
) STRICT;
";

pub(crate) fn all(connection: &Connection) -> Result<BTreeSet<HanchanId>, Error> {
    let mut query = connection.prepare_cached("SELECT hanchan FROM unseated")?;
    let ids = query.query_map([], |row| Ok(HanchanId(row.get(0)?)))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

pub(crate) fn mark(connection: &Connection, id: HanchanId) -> Result<(), Error> {
    let mut insert = connection.prepare_cached("INSERT INTO unseated (hanchan) VALUES (?1)")?;
    insert.execute([id.0])?;
    Ok(())
}

/// Somebody said who sat where, or the hanchan goes.
pub(crate) fn clear(connection: &Connection, id: HanchanId) -> Result<(), Error> {
    let mut delete = connection.prepare_cached("DELETE FROM unseated WHERE hanchan = ?1")?;
    delete.execute([id.0])?;
    Ok(())
}
