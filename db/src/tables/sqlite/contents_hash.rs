//! A hash of everything in the tables: the sum of the hashes of all rows. Changing a row changes the sum
//! by that row's hash alone, in whatever order the rows come. It detects decay, not forgery.

use crate::tables::sqlite::sql_values::unreadable;
use crate::tables::{JOURNALLED, Journalled};
use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, Result, Row};
use serde_json::{Map, Value as Json};
use sha2::{Digest, Sha256};

/// A row as the journal keeps it.
pub(crate) type Fields = Map<String, Json>;

/// The columns of a table, in their order.
#[derive(Debug)]
pub(crate) struct Columns {
    pub table: &'static Journalled,
    columns: Vec<Column>,
}

#[derive(Debug)]
struct Column {
    name: String,
    /// Its value in rows that are older than the column.
    default: Value,
    /// Whether it came after the first fingerprints, which its schema says by `DEFAULT NULL`: where
    /// nothing stands in it a row has the hash that it had before.
    is_later: bool,
}

impl Column {
    fn add(&self, value: ValueRef<'_>, hash: &mut Hash) {
        if self.is_later {
            if value == ValueRef::Null {
                return;
            }
            // Else two rows would have one hash where one column is empty here and another there.
            hash.value(ValueRef::Text(self.name.as_bytes()));
        }
        hash.value(value);
    }
}

impl Columns {
    pub(crate) fn of(connection: &Connection, table: &'static Journalled) -> Result<Self> {
        let mut query = connection
            .prepare_cached("SELECT name, dflt_value FROM pragma_table_info(?1) ORDER BY cid")?;
        let rows = query.query_map([table.name], |row| {
            Ok((row.get(0)?, row.get::<_, Option<String>>(1)?))
        })?;
        let mut columns = Vec::new();
        for row in rows {
            let (name, default) = row?;
            let is_later = default.as_deref() == Some("NULL");
            let default = match default {
                None => Value::Null,
                Some(sql) => {
                    connection.query_row(&format!("SELECT {sql}"), [], |row| row.get(0))?
                }
            };
            columns.push(Column {
                name,
                default,
                is_later,
            });
        }
        Ok(Self { table, columns })
    }

    /// Of every table that the journal keeps and the file has: one of an older form lacks the later ones.
    pub(crate) fn of_all(connection: &Connection) -> Result<Vec<Self>> {
        let all = JOURNALLED.iter().map(|table| Self::of(connection, table));
        let mut all = all.collect::<Result<Vec<Self>>>()?;
        all.retain(|table| !table.columns.is_empty());
        Ok(all)
    }

    /// Every row of the table, its columns in their order.
    pub(crate) fn select(&self) -> String {
        let names: Vec<String> = self
            .columns
            .iter()
            .map(|column| format!("\"{}\"", column.name))
            .collect();
        format!("SELECT {} FROM {}", names.join(", "), self.table.name)
    }

    /// The hash of a row that [`Columns::select`] gave.
    pub(crate) fn of_row(&self, row: &Row<'_>) -> Result<i64> {
        let mut hash = Hash::begin(self.table.name);
        for (place, column) in self.columns.iter().enumerate() {
            column.add(row.get_ref(place)?, &mut hash);
        }
        Ok(hash.end())
    }

    /// Such a row as the journal would keep it.
    pub(crate) fn fields(&self, row: &Row<'_>) -> Result<Fields> {
        let mut fields = Fields::new();
        for (place, column) in self.columns.iter().enumerate() {
            let value = match row.get_ref(place)? {
                ValueRef::Null => Json::Null,
                ValueRef::Integer(number) => Json::from(number),
                ValueRef::Real(number) => Json::from(number),
                ValueRef::Text(bytes) | ValueRef::Blob(bytes) => {
                    Json::from(String::from_utf8_lossy(bytes))
                }
            };
            fields.insert(column.name.clone(), value);
        }
        Ok(fields)
    }

    /// The hash of a row as the journal keeps it.
    pub(crate) fn of_fields(&self, fields: &Fields) -> Result<i64> {
        let mut hash = Hash::begin(self.table.name);
        for column in &self.columns {
            let value = match fields.get(&column.name) {
                None => ValueRef::from(&column.default),
                Some(Json::Null) => ValueRef::Null,
                Some(Json::String(text)) => ValueRef::Text(text.as_bytes()),
                Some(value) => match value.as_i64() {
                    Some(number) => ValueRef::Integer(number),
                    None => return Err(unreadable(0, "a value in the history that no column has")),
                },
            };
            column.add(value, &mut hash);
        }
        Ok(hash.end())
    }
}

/// A hash of one thing after another.
pub(crate) struct Hash(Sha256);

impl Hash {
    pub(crate) fn begin(of: &str) -> Self {
        let mut hash = Self(Sha256::new());
        hash.value(ValueRef::Text(of.as_bytes()));
        hash
    }

    pub(crate) fn value(&mut self, value: ValueRef<'_>) {
        let mut long = |kind: u8, bytes: &[u8]| {
            self.0.update([kind]);
            self.0.update((bytes.len() as u64).to_be_bytes());
            self.0.update(bytes);
        };
        match value {
            ValueRef::Null => self.0.update([0]),
            ValueRef::Integer(number) => {
                self.0.update([1]);
                self.0.update(number.to_be_bytes());
            }
            ValueRef::Real(number) => {
                self.0.update([2]);
                self.0.update(number.to_bits().to_be_bytes());
            }
            ValueRef::Text(bytes) => long(3, bytes),
            ValueRef::Blob(bytes) => long(4, bytes),
        }
    }

    pub(crate) fn end(self) -> i64 {
        let hash = self.0.finalize();
        let mut first = [0; 8];
        first.copy_from_slice(&hash[..8]);
        i64::from_be_bytes(first)
    }
}

/// What all tables hold.
pub(crate) fn of_tables(connection: &Connection) -> Result<i64> {
    let mut sum = 0_i64;
    for columns in Columns::of_all(connection)? {
        let mut query = connection.prepare(&columns.select())?;
        let mut rows = query.query([])?;
        while let Some(row) = rows.next()? {
            sum = sum.wrapping_add(columns.of_row(row)?);
        }
    }
    Ok(sum)
}

#[cfg(test)]
mod tests {
    use super::of_tables;
    use crate::tables::sqlite::migration::migrate;
    use rusqlite::Connection;
    use std::collections::BTreeSet;

    #[test]
    fn a_later_column_changes_no_hash_before_something_stands_in_it() {
        let mut file = Connection::open_in_memory().unwrap();
        migrate(&mut file).unwrap();
        file.execute_batch(
            "INSERT INTO operation (id, at, kind, state) VALUES (1, '2026-01-01 00:00:00', 'x', 'done');
             UPDATE writing SET operation = 1;
             INSERT INTO series (id, name) VALUES (1, '水曜会')",
        )
        .unwrap();
        let before = of_tables(&file).unwrap();
        for column in ["one", "other"] {
            let sql = format!("ALTER TABLE series ADD COLUMN {column} TEXT DEFAULT NULL");
            file.execute_batch(&sql).unwrap();
        }
        assert_eq!(of_tables(&file).unwrap(), before);
        let mut known = BTreeSet::from([before]);
        for values in ["'a', NULL", "NULL, 'a'", "'a', 'a'"] {
            let sql = format!("UPDATE series SET (one, other) = ({values})");
            file.execute_batch(&sql).unwrap();
            assert!(known.insert(of_tables(&file).unwrap()), "{values}");
        }
    }
}
