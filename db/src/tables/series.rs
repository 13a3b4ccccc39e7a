//! 会: the series a club plays in, such as 水曜会.

use crate::error::text::{TextRule, label};
use crate::error::{Error, Refused, Thing};
use rusqlite::{Connection, OptionalExtension};
use scoring::SeriesId;

pub(crate) const STEP_1: &str = "
CREATE TABLE series (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE CHECK (trim(name) <> '' AND length(name) <= 50)
) STRICT;
";

pub(crate) const NAME: TextRule = TextRule::name("series", 50);

/// By name, which is also the order of export, so that a file imported anew keeps it.
pub(crate) fn all(connection: &Connection) -> Result<Vec<(SeriesId, String)>, Error> {
    let mut query = connection.prepare_cached("SELECT id, name FROM series ORDER BY name")?;
    let rows = query.query_map([], |row| Ok((SeriesId(row.get(0)?), row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(crate) fn by_name(connection: &Connection, name: &str) -> Result<Option<SeriesId>, Error> {
    let mut query = connection.prepare_cached("SELECT id FROM series WHERE name = ?1")?;
    Ok(query
        .query_row([label(name)], |row| row.get(0).map(SeriesId))
        .optional()?)
}

pub(crate) fn get(connection: &Connection, id: SeriesId) -> Result<String, Error> {
    let mut query = connection.prepare_cached("SELECT name FROM series WHERE id = ?1")?;
    let name = query.query_row([id.0], |row| row.get(0)).optional()?;
    Ok(name.ok_or_else(|| missing(id))?)
}

pub(crate) fn insert(connection: &Connection, name: &str) -> Result<SeriesId, Error> {
    check_free(connection, name, None)?;
    connection
        .prepare_cached("INSERT INTO series (name) VALUES (?1)")?
        .execute([label(name)])?;
    Ok(SeriesId(connection.last_insert_rowid()))
}

/// The series of that name, made if there is none.
pub(crate) fn ensure(connection: &Connection, name: &str) -> Result<SeriesId, Error> {
    match by_name(connection, name)? {
        Some(id) => Ok(id),
        None => insert(connection, name),
    }
}

pub(crate) fn rename(connection: &Connection, id: SeriesId, name: &str) -> Result<(), Error> {
    check_free(connection, name, Some(id))?;
    let changed = connection.execute(
        "UPDATE series SET name = ?2 WHERE id = ?1",
        (id.0, label(name)),
    )?;
    if changed == 0 {
        Err(missing(id).into())
    } else {
        Ok(())
    }
}

/// Refused while sessions, adjustments, opening totals, its schedule, remarks or a competition belong to it.
pub(crate) fn delete(connection: &Connection, id: SeriesId) -> Result<(), Error> {
    let name = get(connection, id)?;
    let in_use: bool = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM session WHERE series = ?1) OR EXISTS (SELECT 1 FROM adjustment WHERE series = ?1)
             OR EXISTS (SELECT 1 FROM opening_total WHERE series = ?1)
             OR EXISTS (SELECT 1 FROM schedule_rule WHERE series = ?1)
             OR EXISTS (SELECT 1 FROM schedule_exception WHERE series = ?1)
             OR EXISTS (SELECT 1 FROM remark WHERE series = ?1)
             OR EXISTS (SELECT 1 FROM competition WHERE series = ?1)",
        [id.0],
        |row| row.get(0),
    )?;
    if in_use {
        return Err(Refused::InUse {
            what: Thing::Series,
            key: name,
        }
        .into());
    }
    connection.execute("DELETE FROM series WHERE id = ?1", [id.0])?;
    Ok(())
}

fn check_free(connection: &Connection, name: &str, own: Option<SeriesId>) -> Result<(), Error> {
    NAME.check(label(name)).map_err(Refused::from)?;
    match by_name(connection, name)? {
        Some(id) if Some(id) != own => Err(Refused::Taken {
            what: Thing::Series,
            key: label(name).to_owned(),
        }
        .into()),
        _ => Ok(()),
    }
}

fn missing(id: SeriesId) -> Refused {
    Refused::NoSuch {
        what: Thing::Series,
        key: id.0.to_string(),
    }
}
