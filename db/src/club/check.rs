//! Looks a club's file over: everything as it was written, and every stored amount what the rules give.

mod settlement;
#[cfg(test)]
mod tests;

pub(crate) use settlement::settlements;

use crate::club::Club;
use crate::club::open::in_memory;
use crate::error::{Error, Fault, Refused};
use crate::tables;
use crate::tables::damage::{Damage, damage};
use crate::tables::sqlite::sql_values::iso;
use crate::tables::views::competition_log;
use crate::tables::views::records::{self, Which};
use chrono::NaiveDate;
use rusqlite::Connection;
use scoring::{Period, Seat};
use std::fmt;
use thiserror::Error;

/// Something in the file that is not as it should be.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum Finding {
    /// The file is not as it was written.
    #[error("{0}; restore the newest good backup")]
    Damage(Damage),
    /// What is stored is not what the rules give.
    #[error("{place}, seat {}: {field} is stored as {stored}, but the rules give {computed}; correct the hanchan to settle it anew", .seat.letter())]
    Settlement {
        /// Which hanchan.
        place: FoundAt,
        /// Whose.
        seat: Seat,
        /// Which amount.
        field: &'static str,
        /// As stored.
        stored: i64,
        /// As recomputed.
        computed: i64,
    },
    /// The rules refuse the hanchan altogether.
    #[error("{place}: {refused}; correct the hanchan")]
    CannotBeSettled {
        /// Which hanchan.
        place: FoundAt,
        /// Why.
        refused: Refused,
    },
}

/// The hanchan at which something was found.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FoundAt {
    /// The day.
    pub date: NaiveDate,
    /// The series by name.
    pub series: String,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
}

impl fmt::Display for FoundAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            date,
            series,
            round,
            table,
        } = self;
        write!(f, "{} {series}, round {round}, table {table}", iso(*date))
    }
}

impl Club {
    /// Checks everything: pages, rows and references, what the columns may hold, the schema, the history
    /// against the tables, and every settlement against the rules anew. Nothing found means nothing
    /// wrong.
    ///
    /// # Errors
    /// Where the file cannot be read at all.
    pub fn check(&self) -> Result<Vec<Finding>, Error> {
        let found = damage(&in_memory(&self.connection)?)?;
        let mut findings: Vec<Finding> = found.into_iter().map(Finding::Damage).collect();
        if findings.is_empty() {
            match is_whole(&self.connection)
                .and_then(|()| records::read(&self.connection, Period::ALWAYS, None, Which::All))
            {
                Ok(records) => {
                    findings.extend(settlements(&self.connection, &records)?);
                }
                Err(Error::Storage(Fault::Damaged(why))) => {
                    findings.push(Finding::Damage(Damage::Unreadable(why)));
                }
                Err(error) => return Err(error),
            }
        }
        Ok(findings)
    }
}

/// Whether everything but sheets can be read as what it means.
pub(crate) fn is_whole(connection: &Connection) -> Result<(), Error> {
    draws_are_whole(connection)?;
    year_is_whole(connection)?;
    competitions_are_whole(connection)
}

fn draws_are_whole(connection: &Connection) -> Result<(), Error> {
    for (session, _) in tables::session::within(connection, Period::ALWAYS)? {
        tables::draw::of_session(connection, session)?;
    }
    Ok(())
}

fn year_is_whole(connection: &Connection) -> Result<(), Error> {
    tables::schedule_rule::all(connection)?;
    tables::schedule_exception::all(connection)?;
    tables::award::all(connection)?;
    Ok(())
}

fn competitions_are_whole(connection: &Connection) -> Result<(), Error> {
    for entry in tables::competition::all(connection)? {
        competition_log::history(connection, &entry)?;
        for round in tables::competition_round::of_competition(connection, entry.id)? {
            let day = tables::session::get(connection, round.session)?;
            if day.series != entry.series {
                let name = entry.competition.name();
                let fault = format!("a round of {name} is in another series");
                return Err(Fault::Damaged(fault).into());
            }
        }
    }
    Ok(())
}
