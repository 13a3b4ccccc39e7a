//! One operation of another file, done here.

use super::Lacking;
use super::consistency::KnownProblems;
use super::counterparts::{Counterparts, Whose, number_of};
use crate::error::{Error, Fault, Obstacle, OperationId};
use crate::tables::journal::{self, row_to_json, step};
use crate::tables::search_key::search_key;
use crate::tables::sqlite::contents_hash::Fields;
use crate::tables::{Journalled, journalled, round};
use rusqlite::{Connection, ErrorCode, params};
use serde_json::Value as Json;
use std::collections::BTreeSet;

/// A row as one change found it and left it.
struct Change {
    table: &'static Journalled,
    before: Option<Fields>,
    after: Option<Fields>,
}

/// An operation of the other file on its way.
pub(super) struct Bringing<'a> {
    rows: Counterparts<'a>,
    /// Rounds in which something was deleted.
    rounds: BTreeSet<i64>,
}

impl<'a> Bringing<'a> {
    pub(super) fn of(rows: Counterparts<'a>) -> Self {
        Self {
            rows,
            rounds: BTreeSet::new(),
        }
    }

    /// To be called within an operation, whose number it gives.
    pub(super) fn bring(mut self) -> Result<OperationId, Error> {
        let obstacle = || Obstacle::NotLacking(self.rows.operation);
        let what = self.rows.lineage.lacking_of(self.rows.operation);
        let history = self.rows.lineage.history_of(self.rows.operation);
        let (what, history) = what.zip(history).ok_or_else(obstacle)?;
        let before = KnownProblems::of(self.rows.ours)?;
        // Row by row, a hand can be without its winner's seat for a moment.
        self.rows
            .ours
            .pragma_update(None, "defer_foreign_keys", true)?;
        match what {
            Lacking::Erased => return Err(Obstacle::Erased.into()),
            Lacking::Done => {
                for change in changes(self.rows.theirs, self.rows.operation)? {
                    self.apply(&change, Whose::Theirs)?;
                }
            }
            Lacking::TakenBack => {
                let standing = self.rows.lineage.standing_here(self.rows.operation);
                let standing = standing.ok_or_else(obstacle)?;
                for change in changes(self.rows.ours, standing)?.into_iter().rev() {
                    let reversed = Change {
                        table: change.table,
                        before: change.after,
                        after: change.before,
                    };
                    self.apply(&reversed, Whose::Ours)?;
                }
            }
        }
        for round in std::mem::take(&mut self.rounds) {
            round::delete_if_empty(self.rows.ours, round)?;
        }
        let (own, has_changed) = self.rows.ours.query_row(
            "SELECT operation, EXISTS (SELECT 1 FROM change WHERE change.operation = writing.operation)
             FROM writing",
            [],
            |row| Ok((OperationId(row.get(0)?), row.get::<_, bool>(1)?)),
        )?;
        if !has_changed {
            return Err(Obstacle::SameHere.into());
        }
        before.check(self.rows.ours, self.rows.lineage, own)?;
        let is_taken_back = what == Lacking::TakenBack;
        let rows = self.rows.met(is_taken_back)?;
        self.rows.ours.execute(
            "INSERT INTO brought (operation, theirs, history, is_taken_back, rows)
             VALUES (?1, ?2, ?3, ?4, ?5)",
            params![own.0, self.rows.operation.0, history, is_taken_back, rows],
        )?;
        Ok(own)
    }

    fn apply(&mut self, change: &Change, whose: Whose) -> Result<(), Error> {
        let table = change.table;
        let here = |row: &Option<Fields>| {
            let row = row.as_ref().map(|row| self.rows.here(table, row, whose));
            row.transpose()
        };
        let (before, after) = (here(&change.before)?, here(&change.after)?);
        match (&change.before, before, after) {
            (None, _, Some(row)) => {
                self.insert(table, row, change.after.as_ref().and_then(number_of))
            }
            (Some(image), Some(before), after) => {
                let Some(found) = self.rows.find(table, image, &before, whose)? else {
                    return self.without_row(table, &before);
                };
                match after {
                    Some(after) => self.update(table, &before, &after, &found),
                    None => self.delete(table, &before, &found),
                }
            }
            _ => Ok(()),
        }
    }

    fn without_row(&self, table: &Journalled, before: &Fields) -> Result<(), Error> {
        // A round goes with the last that was in it, here as well.
        if table.name == "round" {
            return Ok(());
        }
        Err(self.gone(table, before)?.into())
    }

    fn insert(
        &mut self,
        table: &'static Journalled,
        mut row: Fields,
        theirs: Option<i64>,
    ) -> Result<(), Error> {
        if let Some(known) = self.rows.entered_here_as_well(table, &row)? {
            let known = self.with_what_was_empty(table, known, &row)?;
            if let Some(differs) = self.difference(table, &known, &row, &known)? {
                return Err(differs.into());
            }
            self.rows.meet(table, theirs, number_of(&known));
            return Ok(());
        }
        if table.is_numbered {
            row.remove("id");
        }
        self.change(table, None, Some(&row))?;
        self.rows
            .meet(table, theirs, Some(self.rows.ours.last_insert_rowid()));
        Ok(())
    }

    /// A day that both opened gets the venue and the note that only the other wrote.
    fn with_what_was_empty(
        &self,
        table: &'static Journalled,
        known: Fields,
        row: &Fields,
    ) -> Result<Fields, Error> {
        if table.name != "session" {
            return Ok(known);
        }
        let mut filled = known.clone();
        for (column, value) in &mut filled {
            if let (Some(""), Some(said)) = (value.as_str(), row.get(column)) {
                *value = said.clone();
            }
        }
        self.change(table, Some(&known), Some(&filled))?;
        Ok(filled)
    }

    fn delete(
        &mut self,
        table: &'static Journalled,
        before: &Fields,
        found: &Fields,
    ) -> Result<(), Error> {
        if table.name == "round" {
            // It stays as long as something of ours is in it.
            self.rounds.extend(number_of(found));
            return Ok(());
        }
        if let Some(differs) = self.difference(table, found, before, found)? {
            return Err(differs.into());
        }
        self.change(table, Some(found), None)
    }

    fn update(
        &self,
        table: &'static Journalled,
        before: &Fields,
        after: &Fields,
        found: &Fields,
    ) -> Result<(), Error> {
        let mut changed = found.clone();
        for (column, value) in after {
            // What is made of others is made anew below.
            if column == "search_key" || before.get(column) == Some(value) {
                continue;
            }
            let here = found.get(column);
            if here != before.get(column) && here != Some(value) {
                let one = |value: &Json| Fields::from_iter([(column.clone(), value.clone())]);
                let here = one(here.unwrap_or(&Json::Null));
                let differs = self.difference(table, &here, &one(value), found)?;
                return Err(differs.unwrap_or(self.gone(table, before)?).into());
            }
            changed.insert(column.clone(), value.clone());
        }
        if table.name == "member" {
            let text = |column: &str| changed.get(column).and_then(Json::as_str).unwrap_or("");
            let key = search_key(&[text("name"), text("kana")]);
            changed.insert("search_key".to_owned(), Json::from(key));
        }
        self.change(table, Some(found), Some(&changed))
    }

    /// Writes the row; what the schema refuses is no fault of the file's.
    fn change(
        &self,
        table: &'static Journalled,
        from: Option<&Fields>,
        to: Option<&Fields>,
    ) -> Result<(), Error> {
        match step(self.rows.ours, table, from, to) {
            Ok(_) => Ok(()),
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                Err(Obstacle::Conflict {
                    table: table.name.to_owned(),
                    record: journal::record_in_words(self.rows.ours, table.name, to.or(from))?,
                }
                .into())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// The first field in which two rows of a record differ, in words.
    fn difference(
        &self,
        table: &Journalled,
        here: &Fields,
        there: &Fields,
        record: &Fields,
    ) -> Result<Option<Obstacle>, Error> {
        let fields = journal::fields_in_words(self.rows.ours, Some(here), Some(there))?;
        let Some(field) = fields.into_iter().next() else {
            return Ok(None);
        };
        Ok(Some(Obstacle::Differs {
            table: table.name.to_owned(),
            record: journal::record_in_words(self.rows.ours, table.name, Some(record))?,
            field: field.field,
            here: field.before,
            there: field.after,
        }))
    }

    fn gone(&self, table: &Journalled, row: &Fields) -> Result<Obstacle, Error> {
        Ok(Obstacle::Gone {
            table: table.name.to_owned(),
            record: journal::record_in_words(self.rows.ours, table.name, Some(row))?,
        })
    }
}

/// What an operation changed, in its order.
fn changes(file: &Connection, operation: OperationId) -> Result<Vec<Change>, Error> {
    let mut query = file.prepare_cached(
        "SELECT table_name, before, after FROM change WHERE operation = ?1 ORDER BY id",
    )?;
    let mut rows = query.query([operation.0])?;
    let mut changes = Vec::new();
    while let Some(row) = rows.next()? {
        let name = row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?;
        let unknown = || Fault::Damaged(format!("the journal names a table {name}"));
        changes.push(Change {
            table: journalled(name).ok_or_else(unknown)?,
            before: row_to_json(row, 1)?,
            after: row_to_json(row, 2)?,
        });
    }
    Ok(changes)
}
