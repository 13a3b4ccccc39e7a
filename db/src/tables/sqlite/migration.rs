//! How the file's form came to be what it is, step by step. A step that was released never changes:
//! a new form is a new step, and a file kept from every form shows that it still opens.

use crate::error::{Error, Fault};
use crate::tables::{
    adjustment, attendance, award, backup_folder, club, competition, competition_event,
    competition_round, draw, draw_seat, hanchan, hand, journal, member, planned_rounds, remark,
    round, rule_set, rules_kept, schedule_exception, schedule_rule, seat, series, session,
    set_aside,
};
use rusqlite::{Connection, Transaction};
use rusqlite_migration::{M, Migrations};

/// The newest form this program knows; `SQLite`'s `user_version` says which one a file is in.
pub(crate) const NEWEST: i64 = 6;

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

pub(crate) fn tables_2() -> String {
    [
        attendance::STEP_2,
        draw::STEP_2,
        draw_seat::STEP_2,
        set_aside::STEP_2,
        backup_folder::STEP_2,
    ]
    .concat()
}

pub(crate) fn tables_3() -> String {
    planned_rounds::STEP_3.to_owned()
}

pub(crate) fn tables_4() -> String {
    [
        member::STEP_4,
        schedule_rule::STEP_4,
        schedule_exception::STEP_4,
        award::STEP_4,
        remark::STEP_4,
    ]
    .concat()
}

pub(crate) fn tables_5() -> String {
    [
        competition::STEP_5,
        competition_event::STEP_5,
        competition_round::STEP_5,
    ]
    .concat()
}

pub(crate) fn tables_6() -> String {
    [
        journal::schema::STEP_6,
        journal::schema::BROUGHT_6,
        journal::fingerprint::STEP_6,
        hanchan::STEP_6,
        rules_kept::STEP_6,
    ]
    .concat()
}

/// Brings a file to the newest form.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), Error> {
    migrate_to(connection, NEWEST)
}

/// Brings a file to a form that is newer than its own.
pub(crate) fn migrate_to(connection: &mut Connection, form: i64) -> Result<(), Error> {
    let form = usize::try_from(form).map_err(|error| Fault::Unexpected(error.to_string()))?;
    let step_1 = tables_1() + journal::TRIGGERS_1;
    let step_2 = tables_2() + journal::TRIGGERS_2;
    let step_3 = tables_3() + journal::TRIGGERS_3;
    let step_4 = tables_4() + journal::TRIGGERS_4;
    let step_5 = tables_5() + journal::TRIGGERS_5;
    let step_6 = tables_6() + journal::TRIGGERS_6;
    let migrations = Migrations::new(vec![
        M::up(&step_1).foreign_key_check(),
        M::up(&step_2).foreign_key_check(),
        M::up(&step_3).foreign_key_check(),
        M::up(&step_4).foreign_key_check(),
        M::up(&step_5).foreign_key_check(),
        M::up_with_hook(&step_6, |file: &Transaction<'_>| {
            Ok(journal::fingerprint::take_anew(file)?)
        })
        .foreign_key_check(),
    ]);
    migrations
        .to_version(connection, form)
        .map_err(|error| match error {
            rusqlite_migration::Error::RusqliteError { err, .. } => Error::from(err),
            other => Fault::Unexpected(other.to_string()).into(),
        })
}

#[cfg(test)]
mod tests {
    use super::{NEWEST, migrate};
    use rusqlite::Connection;

    #[test]
    fn the_schema_is_the_one_that_was_released() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        let version: i64 = connection
            .query_row("PRAGMA user_version", [], |row| row.get(0))
            .unwrap();
        assert_eq!(version, NEWEST);
        let mut query = connection
            .prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")
            .unwrap();
        let schema: Vec<String> = query
            .query_map([], |row| row.get(0))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        insta::assert_snapshot!(schema.join(";\n"));
    }
}
