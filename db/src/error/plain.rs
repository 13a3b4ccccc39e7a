//! Refusals that need no other words: their fields are numbers and names as people know them, and the window
//! shows them as they are.

use super::{Error, Refused};
use serde::Serialize;

/// Why input was refused that is right in itself.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PlainRefusal {
    /// One person in two seats.
    #[error("member {number} sits at the table twice; correct one of the seats")]
    SamePlayerTwice {
        /// The person's.
        number: u32,
    },
    /// A sheet for a table that counts for nothing.
    #[error("round {round}, table {table} was set aside; let it count again, then enter it")]
    TableSetAside {
        /// The round.
        round: u32,
        /// The table's label.
        table: String,
    },
    /// A reason why points do not add up, although they do.
    #[error("unbalanced: the points add up; leave the reason empty")]
    NeedlessReason,
    /// A person is not merged with the same entry.
    #[error("member {number} is the same entry twice; choose two")]
    SameEntry {
        /// The person's.
        number: u32,
    },
    /// Two entries of which one competition's log speaks.
    #[error(
        "members {keep} and {gone} are both in the log of {competition}, so they are two people and stay two entries; where one person entered twice, undo the second entry and merge them then"
    )]
    InOneCompetition {
        /// The number of the one to be kept.
        keep: u32,
        /// The number of the other.
        gone: u32,
        /// The competition's name.
        competition: String,
    },
    /// Seats of a competition's days, which are drawn by its rules and among its entries.
    #[error(
        "the seats of that day are those of the competition {competition}, which draws them by its own rules: seat its rounds there"
    )]
    SeatedByCompetition {
        /// The competition's name.
        competition: String,
    },
    /// More than an import takes, so that what went out would not come in again.
    #[error("{file} would be larger than any file that an import takes; export a shorter period")]
    ExportTooLarge {
        /// The file that would be.
        file: String,
    },
    /// Nothing is left to take back.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Nothing taken back is left.
    #[error("there is nothing to redo")]
    NothingToRedo,
}

impl From<PlainRefusal> for Error {
    fn from(refusal: PlainRefusal) -> Self {
        Refused::from(refusal).into()
    }
}
