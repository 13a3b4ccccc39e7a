//! What can keep an operation of another file from being brought over.

use super::Refused;
use thiserror::Error;

scoring::id!(
    /// An operation in the club's file, by its place in the history.
    OperationId
);

/// What keeps an operation of another file from being brought over.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum Obstacle {
    /// The histories have no beginning in common.
    #[error(
        "the two files are not of one club: their histories begin otherwise. Compare a file with its own copy"
    )]
    AnotherClub,
    /// Nothing of that number is lacking.
    #[error(
        "the other file has no operation {} that this one lacks; `hanchan compare` lists them", .0.0
    )]
    NotLacking(OperationId),
    /// All that it did is so here already.
    #[error("what it did is so in this file already")]
    SameHere,
    /// It builds on another, which is lacking as well.
    #[error("it builds on operation {} of the other file; bring that over first", .0.0)]
    BuildsOn(OperationId),
    /// Both files have it, and say otherwise of it.
    #[error(
        "{table} {record}: {field} is {} in this file and {} in the other; look at the sheet of paper, and correct what is wrong in one of them",
        or_nothing(.here.as_deref()), or_nothing(.there.as_deref())
    )]
    Differs {
        /// The table.
        table: String,
        /// What people call the record.
        record: String,
        /// The field.
        field: String,
        /// What stands here.
        here: Option<String>,
        /// What stands, or stood, there.
        there: Option<String>,
    },
    /// What it changed was deleted here, or written anew.
    #[error(
        "{table} {record}: this was deleted or written anew in this file; look at both, and enter what is right by hand"
    )]
    Gone {
        /// The table.
        table: String,
        /// What people call the record.
        record: String,
    },
    /// Other entries here depend on what it takes away, or stand where it would stand.
    #[error(
        "{table} {record}: other entries of this file depend on it, or stand in its place; look at both, and enter what is right by hand"
    )]
    Conflict {
        /// The table.
        table: String,
        /// What people call the record.
        record: String,
    },
    /// Together with what stands here it would be no record that can be.
    #[error("together with what this file holds: {0}")]
    Together(String),
    /// Details were erased there, and can only be erased again.
    #[error(
        "a person's details were erased for good there; what was erased is brought nowhere. Erase them in this file as well: `hanchan erase`"
    )]
    Erased,
}

fn or_nothing(text: Option<&str>) -> String {
    text.map_or_else(|| "nothing".to_owned(), |text| format!("\"{text}\""))
}

impl From<Obstacle> for super::Error {
    fn from(obstacle: Obstacle) -> Self {
        Refused::NotBrought(Box::new(obstacle)).into()
    }
}
