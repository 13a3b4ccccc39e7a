//! How the file's form came to be what it is, step by step. A step that was released never changes:
//! a new form is a new step, and a file kept from every form shows that it still opens.

use crate::error::{Error, Fault};
use crate::tables::{
    adjustment, attendance, award, backup_folder, club, competition, competition_event,
    competition_round, draw, draw_seat, hanchan, hand, journal, member, opening_total,
    planned_rounds, remark, round, rule_set, rules_kept, schedule_exception, schedule_rule, seat,
    series, session, set_aside, site, unseated,
};
use rusqlite::{Connection, Transaction};
use rusqlite_migration::{M, Migrations};

/// The newest form this program knows; `SQLite`'s `user_version` says which one a file is in.
pub(crate) const NEWEST: i64 = 10;

/// The form in which files have fingerprints, from which on they are checked at every opening.
pub(crate) const FINGERPRINTED: i64 = 6;

/// What a form adds to the one before.
pub(crate) struct Step {
    pub tables: &'static [&'static str],
    /// What writes the journal, made from the tables' columns.
    pub triggers: &'static str,
}

/// The steps in their order; the first makes the tables of the first form.
pub(crate) static STEPS: [Step; 10] = [
    Step {
        tables: &[
            rule_set::STEP_1,
            club::STEP_1,
            member::columns::STEP_1,
            series::STEP_1,
            session::STEP_1,
            round::STEP_1,
            hanchan::STEP_1,
            seat::STEP_1,
            hand::STEP_1,
            adjustment::STEP_1,
            journal::schema::STEP_1,
        ],
        triggers: include_str!("../journal/triggers_1.sql"),
    },
    Step {
        tables: &[
            attendance::STEP_2,
            draw::STEP_2,
            draw_seat::STEP_2,
            set_aside::STEP_2,
            backup_folder::STEP_2,
        ],
        triggers: include_str!("../journal/triggers_2.sql"),
    },
    Step {
        tables: &[planned_rounds::STEP_3],
        triggers: include_str!("../journal/triggers_3.sql"),
    },
    Step {
        tables: &[
            member::columns::STEP_4,
            schedule_rule::STEP_4,
            schedule_exception::STEP_4,
            award::STEP_4,
            remark::STEP_4,
        ],
        triggers: include_str!("../journal/triggers_4.sql"),
    },
    Step {
        tables: &[
            competition::STEP_5,
            competition_event::STEP_5,
            competition_round::STEP_5,
        ],
        triggers: include_str!("../journal/triggers_5.sql"),
    },
    Step {
        tables: &[
            journal::schema::STEP_6,
            journal::schema::BROUGHT_6,
            journal::fingerprint::STEP_6,
            hanchan::STEP_6,
            rules_kept::STEP_6,
        ],
        triggers: include_str!("../journal/triggers_6.sql"),
    },
    Step {
        tables: &[member::columns::STEP_7],
        triggers: include_str!("../journal/triggers_7.sql"),
    },
    // Rule sets and competitions have text, in the JSON that they are, which earlier programs would take for
    // damage.
    Step {
        tables: &[],
        triggers: "",
    },
    Step {
        tables: &[club::STEP_9],
        triggers: include_str!("../journal/triggers_9.sql"),
    },
    // Rule sets say which yaku and dora count as well, which earlier programs would take for damage.
    Step {
        tables: &[
            draw::STEP_10,
            hand::STEP_10,
            site::STEP_10,
            opening_total::STEP_10,
            unseated::STEP_10,
        ],
        triggers: include_str!("../journal/triggers_10.sql"),
    },
];

/// Brings a file to the newest form.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), Error> {
    migrate_to(connection, NEWEST)
}

/// Brings a file to a form that is newer than its own.
pub(crate) fn migrate_to(connection: &mut Connection, form: i64) -> Result<(), Error> {
    let form = usize::try_from(form).map_err(|error| Fault::Unexpected(error.to_string()))?;
    let steps = STEPS.iter();
    let steps: Vec<String> = steps
        .map(|step| step.tables.concat() + step.triggers)
        .collect();
    let migrations = (1..).zip(&steps).map(|(form, sql)| {
        let step = if form == FINGERPRINTED {
            M::up_with_hook(sql, |file: &Transaction<'_>| {
                Ok(journal::fingerprint::take_anew(file)?)
            })
        } else {
            M::up(sql)
        };
        step.foreign_key_check()
    });
    let migrations = Migrations::new(migrations.collect());
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
