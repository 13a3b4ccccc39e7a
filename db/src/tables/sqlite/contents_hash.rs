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

/// The columns of a table, in their order, each with its value in rows that are older than the column.
#[derive(Debug)]
pub(crate) struct Columns {
    pub table: &'static Journalled,
    columns: Vec<(String, Value)>,
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
            let value = match default {
                None => Value::Null,
                Some(sql) => {
                    connection.query_row(&format!("SELECT {sql}"), [], |row| row.get(0))?
                }
            };
            columns.push((name, value));
        }
        Ok(Self { table, columns })
    }

    /// Every row of the table, its columns in their order.
    pub(crate) fn select(&self) -> String {
        let names: Vec<String> = self
            .columns
            .iter()
            .map(|(name, _)| format!("\"{name}\""))
            .collect();
        format!("SELECT {} FROM {}", names.join(", "), self.table.name)
    }

    /// The hash of a row that [`Columns::select`] gave.
    pub(crate) fn of_row(&self, row: &Row<'_>) -> Result<i64> {
        let mut hash = Hash::begin(self.table.name);
        for place in 0..self.columns.len() {
            hash.value(row.get_ref(place)?);
        }
        Ok(hash.end())
    }

    /// Such a row as the journal would keep it.
    pub(crate) fn fields(&self, row: &Row<'_>) -> Result<Fields> {
        let mut fields = Fields::new();
        for (place, (name, _)) in self.columns.iter().enumerate() {
            let value = match row.get_ref(place)? {
                ValueRef::Null => Json::Null,
                ValueRef::Integer(number) => Json::from(number),
                ValueRef::Real(number) => Json::from(number),
                ValueRef::Text(bytes) | ValueRef::Blob(bytes) => {
                    Json::from(String::from_utf8_lossy(bytes))
                }
            };
            fields.insert(name.clone(), value);
        }
        Ok(fields)
    }

    /// The hash of a row as the journal keeps it.
    pub(crate) fn of_fields(&self, fields: &Fields) -> Result<i64> {
        let mut hash = Hash::begin(self.table.name);
        for (name, default) in &self.columns {
            match fields.get(name) {
                None => hash.value(ValueRef::from(default)),
                Some(Json::Null) => hash.value(ValueRef::Null),
                Some(Json::String(text)) => hash.value(ValueRef::Text(text.as_bytes())),
                Some(value) => match value.as_i64() {
                    Some(number) => hash.value(ValueRef::Integer(number)),
                    None => return Err(unreadable(0, "a value in the history that no column has")),
                },
            }
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
    for table in &JOURNALLED {
        let columns = Columns::of(connection, table)?;
        let mut query = connection.prepare(&columns.select())?;
        let mut rows = query.query([])?;
        while let Some(row) = rows.next()? {
            sum = sum.wrapping_add(columns.of_row(row)?);
        }
    }
    Ok(sum)
}
