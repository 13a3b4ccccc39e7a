//! Whether a file has just the tables, indexes and triggers that this program makes. Anything else in a
//! schema could run, hang or lie as soon as it is asked.

use super::Damage;
use crate::error::Error;
use crate::files::checksum;
use crate::tables::sqlite::connection::{Access, connect};
use crate::tables::sqlite::migration;
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// The table and the SQL of each thing in a schema, by its kind and its name.
type Schema = BTreeMap<(String, String), (String, Option<String>)>;

/// The checksum of the newest form's schema: to make one takes longer than all else at an opening, and is
/// needed only to name what is not like it.
const NEWEST: &str = "1b4b1bd161c09b4c1033a565838655e5f6eb9c92667afacaff76284b8b35a3dc";

/// What is not as this program makes it in the form that the file is in.
pub(crate) fn differences(connection: &Connection) -> Result<Vec<Damage>, Error> {
    let form: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let found = of(connection)?;
    if form == migration::NEWEST && checksum_of(&found) == NEWEST {
        return Ok(Vec::new());
    }
    let made = of_form(form)?;
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

/// Each text with its length before it, so that no other schema is written alike.
fn checksum_of(schema: &Schema) -> String {
    let mut written = String::new();
    for ((kind, name), (table, sql)) in schema {
        for text in [Some(kind), Some(name), Some(table), sql.as_ref()] {
            written += &text.map_or("-".to_owned(), |text| format!("{}:{text}", text.len()));
        }
    }
    checksum::sha256_of_bytes(written.as_bytes())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_schema_has_the_checksum_by_which_it_is_known() {
        assert_eq!(checksum_of(&of_form(migration::NEWEST).unwrap()), NEWEST);
    }

    #[test]
    fn another_schema_has_another_checksum() {
        let made = of_form(migration::NEWEST).unwrap();
        let mut less = made.clone();
        less.pop_first();
        let mut moved = made.clone();
        for (table, sql) in moved.values_mut() {
            *table += sql.take().as_deref().unwrap_or_default();
        }
        for other in [less, moved] {
            assert_ne!(checksum_of(&other), NEWEST);
        }
    }
}
