//! Whether a file has just the tables, indexes and triggers that this program makes. Anything else in a
//! schema could run, hang or lie as soon as it is asked.

use super::Damage;
use crate::error::Error;
use crate::tables::sqlite::connection::{Access, connect};
use crate::tables::sqlite::migration;
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// The table and the SQL of each thing in a schema, by its kind and its name.
type Schema = BTreeMap<(String, String), (String, Option<String>)>;

/// What is not as this program makes it in the form that the file is in.
pub(crate) fn differences(connection: &Connection) -> Result<Vec<Damage>, Error> {
    let form: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let (found, made) = (of(connection)?, of_form(form)?);
    let names = found
        .keys()
        .chain(made.keys().filter(|name| !found.contains_key(*name)));
    let differ = names.filter(|name| found.get(*name) != made.get(*name));
    Ok(differ
        .map(|(kind, name)| Damage::Schema {
            kind: kind.clone(),
            name: name.clone(),
        })
        .collect())
}

fn of(connection: &Connection) -> Result<Schema, Error> {
    let mut query = connection.prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema")?;
    let rows = query.query_map([], |row| {
        Ok(((row.get(0)?, row.get(1)?), (row.get(2)?, row.get(3)?)))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// As this program makes it, once for each form.
fn of_form(form: i64) -> Result<Schema, Error> {
    static KNOWN: Mutex<BTreeMap<i64, Schema>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(schema) = known.get(&form) {
        return Ok(schema.clone());
    }
    let mut empty = connect(Path::new(":memory:"), Access::Copy)?;
    migration::migrate_to(&mut empty, form)?;
    let schema = of(&empty)?;
    known.insert(form, schema.clone());
    Ok(schema)
}
