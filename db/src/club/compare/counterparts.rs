//! Which row here is which row of the other file.

use super::lineage::{Lineage, Rows};
use super::references::References;
use crate::error::{Error, Fault, Obstacle, OperationId};
use crate::tables::Journalled;
use crate::tables::journal::{self, row_to_json};
use crate::tables::sqlite::contents_hash::{Columns, Fields};
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, params_from_iter};
use serde_json::Value as Json;

/// Whose numbers the rows of a change have.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Whose {
    Ours,
    Theirs,
}

/// The rows of an operation of the other file, and those of this one.
pub(super) struct Counterparts<'a> {
    pub ours: &'a Connection,
    pub theirs: &'a Connection,
    pub lineage: &'a Lineage,
    pub operation: OperationId,
    references: References,
    /// Those that came or were found on the way.
    met: Rows,
}

impl<'a> Counterparts<'a> {
    pub(super) fn of(
        ours: &'a Connection,
        theirs: &'a Connection,
        lineage: &'a Lineage,
        operation: OperationId,
    ) -> Result<Self, Error> {
        Ok(Self {
            ours,
            theirs,
            lineage,
            operation,
            references: References::of(ours)?,
            met: Rows::new(),
        })
    }

    /// Keeps in mind which row here one of theirs is.
    pub(super) fn meet(&mut self, table: &Journalled, theirs: Option<i64>, ours: Option<i64>) {
        if let (true, Some(pair)) = (table.is_numbered, theirs.zip(ours)) {
            let pairs = self.met.entry(table.name.to_owned()).or_default();
            pairs.push(pair);
        }
    }

    /// The rows met, for the file to keep. What was taken back made none.
    pub(super) fn met(&self, is_taken_back: bool) -> Result<String, Error> {
        let none = Rows::new();
        let met = if is_taken_back { &none } else { &self.met };
        serde_json::to_string(met).map_err(|error| Fault::Unexpected(error.to_string()).into())
    }

    /// The same row with our numbers for whatever it refers to.
    pub(super) fn here(
        &self,
        table: &Journalled,
        row: &Fields,
        whose: Whose,
    ) -> Result<Fields, Error> {
        let mut here = row.clone();
        for (column, target) in self.references.of_table(table) {
            let Some(number) = row.get(column).and_then(Json::as_i64) else {
                continue;
            };
            let ours = match whose {
                Whose::Theirs => self.row_of_theirs(target, number)?,
                Whose::Ours => self.on_the_way(target, number).unwrap_or(number),
            };
            here.insert(column.clone(), Json::from(ours));
        }
        Ok(here)
    }

    /// Our row that a change is about, which found it as `before`, and in the numbers of its own file as
    /// `image`.
    pub(super) fn find(
        &self,
        table: &'static Journalled,
        image: &Fields,
        before: &Fields,
        whose: Whose,
    ) -> Result<Option<Fields>, Error> {
        let Some(number) = number_of(image).filter(|_| table.is_numbered) else {
            return self.select(table, table.key, before);
        };
        if is_written_anew(table) {
            return self.select(table, &said(before), before);
        }
        let ours = match whose {
            Whose::Ours => self.on_the_way(table, number).unwrap_or(number),
            Whose::Theirs => self.row_like(table, number, image)?,
        };
        self.numbered(table, ours)
    }

    /// A row that was entered here as well: by what people know it by, or else one that says the same and
    /// neither came from there nor is known there.
    pub(super) fn entered_here_as_well(
        &self,
        table: &'static Journalled,
        row: &Fields,
    ) -> Result<Option<Fields>, Error> {
        if !table.known_by.is_empty() {
            return self.select(table, table.known_by, row);
        }
        for found in self.all(table, &said(row), row)? {
            let Some(number) = number_of(&found) else {
                continue;
            };
            let mut met = self.met.get(table.name).into_iter().flatten();
            let is_met = met.any(|(_, ours)| *ours == number);
            let made_by = journal::made_by(self.ours, table, &found, number)?;
            if !is_met && made_by.is_some_and(|made_by| !self.lineage.is_known_there(made_by)) {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Which of our rows became that one during this operation.
    fn on_the_way(&self, table: &Journalled, number: i64) -> Option<i64> {
        let mut pairs = self.met.get(table.name)?.iter().rev();
        pairs.find_map(|(theirs, ours)| (*theirs == number).then_some(*ours))
    }

    /// Our number for a row of theirs.
    fn row_of_theirs(&self, table: &'static Journalled, number: i64) -> Result<i64, Error> {
        match self.image(table, number)? {
            Some(image) => self.row_like(table, number, &image),
            // Both files were made with it.
            None => Ok(number),
        }
    }

    /// The same, of a row of which it is known what it says there.
    fn row_like(
        &self,
        table: &'static Journalled,
        number: i64,
        image: &Fields,
    ) -> Result<i64, Error> {
        if let Some(ours) = self.on_the_way(table, number) {
            return Ok(ours);
        }
        let Some(made_by) = journal::made_by(self.theirs, table, image, number)? else {
            return Ok(number);
        };
        let known = self.lineage.row(made_by, table.name, number);
        if let Some(ours) = known
            && self.numbered(table, ours)?.is_some()
        {
            return Ok(ours);
        }
        if made_by != self.operation.0 && !table.known_by.is_empty() {
            let image = self.here(table, image, Whose::Theirs)?;
            let same = self.select(table, table.known_by, &image)?;
            if let Some(ours) = same.as_ref().and_then(number_of) {
                return Ok(ours);
            }
        }
        Err(match known {
            // What made it stands here, so that bringing that over first would help nobody.
            Some(_) => Obstacle::Gone {
                table: table.name.to_owned(),
                record: journal::record_in_words(self.theirs, table.name, Some(image))?,
            },
            None => Obstacle::BuildsOn(OperationId(made_by)),
        }
        .into())
    }

    /// A row of theirs as it was after this operation or before it; nothing where their history does not
    /// know it.
    fn image(&self, table: &Journalled, number: i64) -> Result<Option<Fields>, Error> {
        let mut query = self.theirs.prepare_cached(
            "SELECT coalesce(after, before) FROM change
             WHERE table_name = ?1 AND record = ?2 AND operation <= ?3 ORDER BY id DESC LIMIT 1",
        )?;
        let found = query.query_row((table.name, number, self.operation.0), |row| {
            row_to_json(row, 0)
        });
        Ok(found.optional()?.flatten())
    }

    fn numbered(&self, table: &'static Journalled, number: i64) -> Result<Option<Fields>, Error> {
        let key = Fields::from_iter([("id".to_owned(), Json::from(number))]);
        self.select(table, &["id"], &key)
    }

    /// Our first row that says the same in those columns.
    fn select(
        &self,
        table: &'static Journalled,
        columns: &[&str],
        row: &Fields,
    ) -> Result<Option<Fields>, Error> {
        Ok(self.all(table, columns, row)?.into_iter().next())
    }

    fn all(
        &self,
        table: &'static Journalled,
        columns: &[&str],
        row: &Fields,
    ) -> Result<Vec<Fields>, Error> {
        let all = Columns::of(self.ours, table)?;
        let conditions: Vec<String> = (columns.iter())
            .map(|column| format!("\"{column}\" IS ?"))
            .collect();
        let sql = format!(
            "{} WHERE {} ORDER BY {}",
            all.select(),
            conditions.join(" AND "),
            table.key.join(", ")
        );
        let values = columns.iter().map(|column| row.get(*column));
        let values: Vec<Value> = values
            .map(|value| journal::value(value.unwrap_or(&Json::Null)))
            .collect::<Result<_, _>>()?;
        let mut query = self.ours.prepare_cached(&sql)?;
        let rows = query.query_map(params_from_iter(values), |row| all.fields(row))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

/// With each correction a hanchan's hands are written anew, under other numbers.
fn is_written_anew(table: &Journalled) -> bool {
    table.name == "hand"
}

/// The columns of a row that say something.
fn said(row: &Fields) -> Vec<&str> {
    let columns = row.keys().map(String::as_str);
    columns.filter(|column| *column != "id").collect()
}

/// The number that a file gave a row.
pub(super) fn number_of(row: &Fields) -> Option<i64> {
    row.get("id")?.as_i64()
}
