//! Whether two clubs' files hold the same, down to the last value and the last trigger.

use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem::discriminant;
use std::path::Path;

/// Looks at a file beside the program on trial.
pub fn look_at(file: &Path) -> rusqlite::Result<Connection> {
    Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

/// A row, and where it stands.
pub type Row = (String, Vec<Value>);

/// Every row of those tables, in the order of their keys. No index is asked, which could hold what the
/// table does not.
pub fn rows(file: &Connection, tables: &[String]) -> rusqlite::Result<Vec<Row>> {
    let mut found = Vec::new();
    for table in tables {
        let all = format!("SELECT * FROM \"{table}\" NOT INDEXED");
        found.extend(answers(file, table, &all)?);
    }
    Ok(found)
}

fn answers(file: &Connection, of: &str, query: &str) -> rusqlite::Result<Vec<Row>> {
    let mut query = file.prepare_cached(query)?;
    let width = query.column_count();
    let mut rows = query.query([])?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        let values = (0..width).map(|column| row.get(column));
        found.push((of.to_owned(), values.collect::<rusqlite::Result<_>>()?));
    }
    Ok(found)
}

/// The words of every table, index and trigger, whose file it is and in which form.
pub fn schema(file: &Connection) -> rusqlite::Result<Vec<Row>> {
    let words = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name";
    let form = "SELECT application_id, user_version
        FROM pragma_application_id, pragma_user_version";
    let mut found = answers(file, "schema", words)?;
    found.extend(answers(file, "form", form)?);
    Ok(found)
}

/// All tables but those of `SQLite` itself.
pub fn tables(file: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut query = file.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )?;
    query.query_map([], |row| row.get(0))?.collect()
}

/// Where it is kept what was done, and not what is so now.
const JOURNAL: [&str; 5] = ["operation", "change", "fingerprint", "brought", "writing"];

/// Every row of every table whose changes are kept.
pub fn recorded(file: &Connection) -> rusqlite::Result<Vec<Row>> {
    let mut kept = tables(file)?;
    kept.retain(|table| !JOURNAL.contains(&table.as_str()));
    rows(file, &kept)
}

/// One number for everything in the file.
pub fn of(file: &Path) -> rusqlite::Result<u64> {
    of_open(&look_at(file)?)
}

/// The same of a file that is open.
pub fn of_open(file: &Connection) -> rusqlite::Result<u64> {
    Ok(one_number(schema(file)?, rows(file, &tables(file)?)?))
}

/// The same, but for how it came to that.
pub fn of_what_is_recorded(file: &Path) -> rusqlite::Result<u64> {
    let file = look_at(file)?;
    Ok(one_number(schema(&file)?, recorded(&file)?))
}

fn one_number(schema: Vec<Row>, rows: Vec<Row>) -> u64 {
    let mut hasher = DefaultHasher::new();
    for (table, values) in schema.into_iter().chain(rows) {
        table.hash(&mut hasher);
        for value in values {
            discriminant(&value).hash(&mut hasher);
            match value {
                Value::Null => {}
                Value::Integer(number) => number.hash(&mut hasher),
                Value::Real(number) => number.to_bits().hash(&mut hasher),
                Value::Text(text) => text.hash(&mut hasher),
                Value::Blob(bytes) => bytes.hash(&mut hasher),
            }
        }
    }
    hasher.finish()
}
