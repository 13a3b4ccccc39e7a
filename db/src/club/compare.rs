//! Two files of one club: what was done in one and not in the other, and doing it there as well.
//!
//! They are told to be one club's by their histories, which begin with the same operations, and each
//! operation after those is told by its number, its time and its fingerprint. What is brought over is
//! one operation that can be undone, and nothing is: where both files changed the same, nothing is
//! brought and it is said what stands where.

mod bring;
mod consistency;
mod counterparts;
mod lineage;
mod references;

use crate::club::Club;
use crate::club::open::in_memory;
use crate::error::{Error, Obstacle, OperationId, Refused};
use crate::tables::journal::{self, Finish, HistoryEntry, Op};
use bring::Bringing;
use chrono::NaiveDateTime;
use counterparts::Counterparts;
use lineage::Lineage;
use rusqlite::Connection;

/// What two files of one club have, each of which the other lacks.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The last operation that both files began with.
    pub common: HistoryEntry,
    /// What this file has and the other lacks.
    pub only_here: Vec<Difference>,
    /// What the other has and this one lacks, and what keeps it from being brought here in that order,
    /// if anything.
    pub only_there: Vec<(Difference, Option<Obstacle>)>,
}

/// An operation that only one of two files has.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Difference {
    /// The operation, in the history of the file that has it.
    pub entry: HistoryEntry,
    /// What of it the other lacks.
    pub what: Lacking,
}

/// What of an operation a file lacks.
#[derive(Clone, Copy, Debug, Eq, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Lacking {
    /// It was done there, and not here.
    Done,
    /// It was taken back there, and still stands here.
    TakenBack,
    /// A person's details were erased for good there, which is not brought over.
    Erased,
}

impl Club {
    /// Compares this file with another of the same club. Nothing is written to either.
    ///
    /// # Errors
    /// [`Obstacle::AnotherClub`] where their histories do not begin with the same operation.
    pub fn compare(&self, other: &Self) -> Result<Comparison, Error> {
        // Each at one moment, though somebody may be saving.
        let ours = &self.connection.unchecked_transaction()?;
        let theirs = &other.connection.unchecked_transaction()?;
        let lineage = one_club(ours, theirs)?;
        let common = journal::entry(ours, lineage.common())?;
        let lacking = lineage.differences(theirs)?;
        let only_here = lineage.turned().differences(ours)?;
        let mut trial = in_memory(ours)?;
        trial.pragma_update(None, "query_only", false)?;
        let tried = lacking.into_iter().map(|difference| {
            let Difference { entry, .. } = &difference;
            let obstacle = match bring(&mut trial, theirs, entry.id, entry.at) {
                Ok(_) => None,
                Err(Error::Refused(Refused::NotBrought(obstacle))) => Some(*obstacle),
                Err(error) => return Err(error),
            };
            Ok((difference, obstacle))
        });
        Ok(Comparison {
            common,
            only_here,
            only_there: tried.collect::<Result<_, Error>>()?,
        })
    }

    /// Does here what an operation of another file of the same club did there, or takes back here what
    /// was taken back there, as one operation that can be undone. Nothing is written to the other.
    ///
    /// # Errors
    /// [`Refused::NotBrought`] with what stands in the way; nothing has then happened.
    pub fn bring(
        &mut self,
        now: NaiveDateTime,
        other: &Self,
        operation: OperationId,
    ) -> Result<OperationId, Error> {
        let theirs = other.connection.unchecked_transaction()?;
        self.write(|connection| bring(connection, &theirs, operation, now))
    }
}

fn one_club(ours: &Connection, theirs: &Connection) -> Result<Lineage, Error> {
    Lineage::of(ours, theirs)?.ok_or_else(|| Obstacle::AnotherClub.into())
}

fn bring(
    ours: &mut Connection,
    theirs: &Connection,
    operation: OperationId,
    now: NaiveDateTime,
) -> Result<OperationId, Error> {
    journal::transact(ours, Op::BringOver, now, Finish::Commit, |ours| {
        let lineage = one_club(ours, theirs)?;
        let rows = Counterparts::of(ours, theirs, &lineage, operation)?;
        Bringing::of(rows).bring()
    })
}
