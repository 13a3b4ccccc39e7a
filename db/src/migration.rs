//! How the file's form came to be what it is, step by step. A step that was released never changes:
//! a new form is a new step, and a file kept from every form shows that it still opens.

use crate::error::{Error, Fault};
use crate::journal;
use crate::table::{
    adjustment, club, hanchan, hand, member, round, rule_set, seat, series, session,
};
use rusqlite::Connection;
use rusqlite_migration::{M, Migrations};

/// The newest form this program knows; SQLite's `user_version` says which one a file is in.
pub(crate) const NEWEST: i64 = 1;

pub(crate) fn tables_1() -> String {
    [
        rule_set::STEP_1,
        club::STEP_1,
        member::STEP_1,
        series::STEP_1,
        session::STEP_1,
        round::STEP_1,
        hanchan::STEP_1,
        seat::STEP_1,
        hand::STEP_1,
        adjustment::STEP_1,
        journal::schema::STEP_1,
    ]
    .concat()
}

/// Brings a file to the newest form.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), Error> {
    let step_1 = tables_1() + journal::TRIGGERS_1;
    let migrations = Migrations::new(vec![M::up(&step_1).foreign_key_check()]);
    migrations
        .to_latest(connection)
        .map_err(|error| match error {
            rusqlite_migration::Error::RusqliteError { err, .. } => Error::from(err),
            other => Fault::Unexpected(other.to_string()).into(),
        })
}
