//! Which columns hold the numbers of which tables' rows.

use crate::error::Error;
use crate::tables::{JOURNALLED, Journalled, journalled};
use rusqlite::Connection;
use std::collections::BTreeMap;

/// By table and column, the table whose row is meant.
#[derive(Debug)]
pub(super) struct References(BTreeMap<&'static str, Vec<(String, &'static Journalled)>>);

/// By table and column, the table and the column that its foreign key names.
type Keys = BTreeMap<(String, String), (String, String)>;

impl References {
    pub(super) fn of(connection: &Connection) -> Result<Self, Error> {
        let mut keys = Keys::new();
        for table in &JOURNALLED {
            let mut query = connection.prepare_cached(
                "SELECT \"from\", \"table\", coalesce(\"to\", 'id') FROM pragma_foreign_key_list(?1)",
            )?;
            let mut rows = query.query([table.name])?;
            while let Some(row) = rows.next()? {
                let from = (table.name.to_owned(), row.get(0)?);
                keys.insert(from, (row.get(1)?, row.get(2)?));
            }
        }
        let mut references = BTreeMap::new();
        for table in &JOURNALLED {
            let own = keys.keys().filter(|(name, _)| name == table.name);
            let meant = own
                .filter_map(|(name, column)| Some((column.clone(), meant(&keys, name, column)?)));
            references.insert(table.name, meant.collect());
        }
        Ok(Self(references))
    }

    /// The columns of a table, and whose rows they mean.
    pub(super) fn of_table(
        &self,
        table: &Journalled,
    ) -> impl Iterator<Item = &(String, &'static Journalled)> {
        self.0.get(table.name).into_iter().flatten()
    }
}

/// A hand's winner is a seat's member, and so a member.
fn meant(keys: &Keys, table: &str, column: &str) -> Option<&'static Journalled> {
    let (table, column) = keys.get(&(table.to_owned(), column.to_owned()))?;
    if column == "id" {
        journalled(table)
    } else {
        meant(keys, table, column)
    }
}
