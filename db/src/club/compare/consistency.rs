//! Whether what came from another file and what stands here are a record that can be.

use super::lineage::Lineage;
use super::references::References;
use crate::club::check;
use crate::error::{AtTwoTables, Error, Fault, Obstacle, OperationId};
use crate::tables::competition::{self, CompetitionId};
use crate::tables::sqlite::contents_hash::{Columns, Fields};
use crate::tables::sqlite::sql_values::date;
use crate::tables::views::competition_log;
use crate::tables::views::records::{self, Which};
use crate::tables::{Journalled, journal, journalled, seat};
use ::competition::course::Problem;
use chrono::NaiveDate;
use rusqlite::{Connection, OptionalExtension};
use scoring::{Period, SeriesId};

/// Hanchan of an operation at tables that were set aside, or the other way round, of which one was
/// entered here and the other came.
const SET_ASIDE: &str = "
SELECT hanchan.id, set_aside.id FROM hanchan
JOIN round ON round.id = hanchan.round
JOIN set_aside ON (set_aside.session, set_aside.round_number, set_aside.table_label)
    = (round.session, round.number, hanchan.table_label)
WHERE EXISTS (SELECT 1 FROM change WHERE operation = ?1 AND before IS NULL AND (table_name, record)
    IN (VALUES ('hanchan', hanchan.id), ('set_aside', set_aside.id)))";

/// Days and series of which an operation changed sheets.
const DAYS: &str = "
SELECT DISTINCT date, series FROM change
JOIN hanchan ON hanchan.id = record JOIN round ON round.id = round JOIN session ON session.id = session
WHERE operation = ?1 AND table_name IN ('hanchan', 'seat', 'hand')";

/// What was wrong before already is no reason to refuse anything.
pub(super) struct KnownProblems {
    problems: Vec<(CompetitionId, Vec<Problem>)>,
    at_two_tables: Vec<AtTwoTables>,
}

impl KnownProblems {
    pub(super) fn of(connection: &Connection) -> Result<Self, Error> {
        let all = competition::all(connection)?.into_iter();
        let problems =
            all.map(|entry| Ok((entry.id, competition_log::problems(connection, entry.id)?)));
        Ok(Self {
            problems: problems.collect::<Result<_, Error>>()?,
            at_two_tables: seat::at_two_tables(connection)?,
        })
    }

    /// Refuses what an operation that was brought over makes of the file, where that cannot be.
    pub(super) fn check(
        &self,
        connection: &Connection,
        lineage: &Lineage,
        operation: OperationId,
    ) -> Result<(), Error> {
        references(connection)?;
        set_aside(connection, lineage, operation)?;
        let settled = settlements(connection, operation).and_then(|()| check::is_whole(connection));
        settled.map_err(|error| match error {
            Error::Storage(Fault::Damaged(why)) => Obstacle::Together(why).into(),
            error => error,
        })?;
        let mut found = seat::at_two_tables(connection)?.into_iter();
        if let Some(found) = found.find(|one| !self.at_two_tables.contains(one)) {
            return Err(Obstacle::Together(found.to_string()).into());
        }
        for entry in competition::all(connection)? {
            let known = self.problems.iter().find(|(id, _)| *id == entry.id);
            let known = known.map_or(&[][..], |(_, problems)| problems);
            match competition_log::check_no_new_problems(connection, entry.id, known) {
                Err(Error::Refused(refused)) => {
                    return Err(Obstacle::Together(refused.to_string()).into());
                }
                other => other?,
            }
        }
        Ok(())
    }
}

/// Nothing may be gone that others refer to.
fn references(connection: &Connection) -> Result<(), Error> {
    let mut query = connection.prepare("PRAGMA foreign_key_check")?;
    let name = query
        .query_row([], |row| row.get::<_, String>(0))
        .optional()?;
    let Some(name) = name else {
        return Ok(());
    };
    let row = match journalled(&name) {
        Some(table) => with_lost_reference(connection, table)?,
        None => None,
    };
    Err(Obstacle::Conflict {
        record: journal::record_in_words(connection, &name, row.as_ref())?,
        table: name,
    }
    .into())
}

/// A row that refers to one that is not there.
fn with_lost_reference(
    connection: &Connection,
    table: &'static Journalled,
) -> Result<Option<Fields>, Error> {
    let columns = Columns::of(connection, table)?;
    for (column, target) in References::of(connection)?.of_table(table) {
        let sql = format!(
            "{} WHERE \"{column}\" NOT IN (SELECT id FROM {}) LIMIT 1",
            columns.select(),
            target.name
        );
        let found = connection.query_row(&sql, [], |row| columns.fields(row));
        if let Some(found) = found.optional()? {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

/// A sheet at a table that was set aside counts for nothing, and nobody would notice.
fn set_aside(
    connection: &Connection,
    lineage: &Lineage,
    operation: OperationId,
) -> Result<(), Error> {
    let mut query = connection.prepare(SET_ASIDE)?;
    let pairs = query.query_map([operation.0], |row| Ok([row.get(0)?, row.get(1)?]))?;
    for pair in pairs {
        for (name, number) in ["hanchan", "set_aside"].into_iter().zip(pair?) {
            let Some(table) = journalled(name) else {
                continue;
            };
            let columns = Columns::of(connection, table)?;
            let sql = format!("{} WHERE id = ?1", columns.select());
            let row = connection.query_row(&sql, [number], |row| columns.fields(row))?;
            let made_by = journal::made_by(connection, table, &row, number)?;
            let is_only_here = |by| by != operation.0 && !lineage.is_known_there(by);
            if made_by.is_some_and(is_only_here) {
                return Err(Obstacle::Conflict {
                    table: name.to_owned(),
                    record: journal::record_in_words(connection, name, Some(&row))?,
                }
                .into());
            }
        }
    }
    Ok(())
}

fn settlements(connection: &Connection, operation: OperationId) -> Result<(), Error> {
    let mut query = connection.prepare(DAYS)?;
    let days = query.query_map([operation.0], |row| {
        Ok((date(row, 0)?, SeriesId(row.get(1)?)))
    })?;
    let days: Vec<(NaiveDate, SeriesId)> = days.collect::<Result<_, _>>()?;
    for (day, series) in days {
        let period = Period { from: day, to: day };
        let records = records::read(connection, period, Some(series), Which::All)?;
        if let Some(found) = check::settlements(connection, &records)?.first() {
            return Err(Obstacle::Together(found.to_string()).into());
        }
    }
    Ok(())
}
