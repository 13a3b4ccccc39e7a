//! The laws of the journal: whatever was done, undoing all of it gives the start and redoing all of
//! it the end.

mod steps;

use crate::table::JOURNALLED;
use crate::{Club, Error, Member, NewClub, Op, Refused, State};
use chrono::{Days, NaiveDate, NaiveDateTime};
use proptest::prelude::*;
use rusqlite::types::Value;
use scoring::{Calendar, FiscalStart, Points, Seat, preset};
use steps::{entry, step, take};
use tempfile::TempDir;

fn day(number: u64) -> NaiveDate {
    NaiveDate::from_ymd_opt(2025, 4, 2)
        .unwrap()
        .checked_add_days(Days::new(number))
        .unwrap()
}

fn now() -> NaiveDateTime {
    day(0).and_hms_opt(19, 30, 0).unwrap()
}

fn member(number: u32) -> Member {
    Member {
        number,
        name: format!("会員{number}"),
        ..Member::default()
    }
}

/// No power goes in these tests, so nothing waits for the disk.
fn hasty(club: Club) -> Club {
    club.connection
        .pragma_update(None, "synchronous", "OFF")
        .unwrap();
    club
}

/// A club of five in one series, with nothing recorded yet.
fn club() -> (TempDir, Club) {
    let folder = TempDir::new().unwrap();
    let new = NewClub {
        name: "白樺会".into(),
        rules: preset("shirakaba-2025").unwrap(),
        fiscal_start: FiscalStart::default(),
        calendar: Calendar::Japanese,
    };
    let mut club = hasty(Club::create(folder.path().join("club.hanchan"), &new, now()).unwrap());
    for number in 1..=5 {
        club.add_member(now(), &member(number)).unwrap();
    }
    club.add_series(now(), "水曜会").unwrap();
    (folder, club)
}

/// Everything in the tables whose changes are kept.
fn contents(club: &Club) -> Vec<String> {
    let mut rows = Vec::new();
    for table in &JOURNALLED {
        let order = table.key.join(", ");
        let mut query = club
            .connection
            .prepare(&format!("SELECT * FROM {} ORDER BY {order}", table.name))
            .unwrap();
        let count = query.column_count();
        let read = query
            .query_map([], |row| {
                (0..count)
                    .map(|column| row.get(column))
                    .collect::<Result<Vec<Value>, _>>()
            })
            .unwrap();
        rows.extend(read.map(|row| format!("{} {:?}", table.name, row.unwrap())));
    }
    rows
}

fn repeat(
    club: &mut Club,
    mut one: impl FnMut(&mut Club) -> Result<crate::OperationId, Error>,
) -> usize {
    let mut times = 0;
    loop {
        match one(club) {
            Ok(_) => times += 1,
            Err(Error::Refused(Refused::NothingToUndo | Refused::NothingToRedo)) => return times,
            Err(error) => panic!("{error}"),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn undoing_all_gives_the_start_and_redoing_all_the_end(steps in prop::collection::vec(step(), 1..40)) {
        let (_folder, mut club) = club();
        let mut empty = contents(&club);
        for step in &steps {
            let before = contents(&club);
            match take(&mut club, step) {
                Ok(()) => {}
                Err(error) => {
                    prop_assert!(error.is_refusal(), "{}", error);
                    prop_assert_eq!(&contents(&club), &before, "a refusal changed something");
                }
            }
        }
        let end = contents(&club);
        prop_assert!(club.check().unwrap().is_empty());
        // What was undone before and not redone lies beyond the end.
        let beyond = repeat(&mut club, |club| club.redo(now()));
        for _ in 0..beyond {
            club.undo(now()).unwrap();
        }
        prop_assert_eq!(&contents(&club), &end);
        let path = club.path().to_owned();
        drop(club);
        let mut club = hasty(Club::open(&path).unwrap());
        let undone = repeat(&mut club, |club| club.undo(now()));
        let made_with_the_file = ["rule_set", "club", "award"];
        empty.retain(|row| made_with_the_file.iter().any(|table| row.starts_with(table)));
        prop_assert_eq!(&contents(&club), &empty);
        for _ in 0..undone {
            club.redo(now()).unwrap();
        }
        prop_assert_eq!(&contents(&club), &end);
        prop_assert!(club.check().unwrap().is_empty());
    }
}

#[test]
fn nothing_is_written_outside_an_operation() {
    let (_folder, mut club) = club();
    let (entry, hands) = entry(&club, 0, 1, 2).unwrap();
    club.enter_hanchan(now(), &entry, &hands).unwrap();
    for table in &JOURNALLED {
        let error = club
            .connection
            .execute(&format!("DELETE FROM {}", table.name), []);
        // Rows that nothing refers to are held by the journal alone; the others also by their references.
        if club
            .connection
            .query_row(&format!("SELECT count(*) FROM {}", table.name), [], |row| {
                row.get::<_, i64>(0)
            })
            .unwrap()
            > 0
        {
            assert!(
                error
                    .unwrap_err()
                    .to_string()
                    .contains("outside an operation"),
                "{}",
                table.name
            );
        }
    }
    let error = club.connection.execute(
        "UPDATE seat SET total = 0, base = 0, uma = 0, chombo_points = 0",
        [],
    );
    assert!(
        error
            .unwrap_err()
            .to_string()
            .contains("outside an operation")
    );
}

#[test]
fn something_new_ends_the_redo_line_but_stays_in_the_history() {
    let (_folder, mut club) = club();
    club.add_member(now(), &member(6)).unwrap();
    club.undo(now()).unwrap();
    club.add_member(now(), &member(7)).unwrap();
    assert!(matches!(
        club.redo(now()),
        Err(Error::Refused(Refused::NothingToRedo))
    ));
    let history = club.history(3).unwrap();
    let seen: Vec<(Op, State)> = history
        .iter()
        .map(|entry| (entry.op, entry.state))
        .collect();
    assert_eq!(
        seen,
        [
            (Op::AddMember, State::Done),
            (Op::Undo, State::Fixed),
            (Op::AddMember, State::Dropped)
        ]
    );
    let changes = club.changes_of(history[2].id, 10).unwrap();
    assert_eq!(changes[0].record, "6 (会員6)");
}

#[test]
fn the_history_says_before_and_after_in_words() {
    let (_folder, mut club) = club();
    let (mut entry, hands) = entry(&club, 0, 1, 0).unwrap();
    let id = club.enter_hanchan(now(), &entry, &hands).unwrap();
    entry.seats[Seat::East].points = Points(31_000);
    entry.seats[Seat::South].points = Points(29_000);
    entry.last_dealer = Seat::South;
    club.correct_hanchan(now(), id, &entry, &hands).unwrap();
    let mut lines = Vec::new();
    for change in club.history_of_hanchan(id).unwrap() {
        for field in &change.fields {
            lines.push(format!(
                "{} {}: {}: {} -> {}",
                change.table,
                change.record,
                field.field,
                field.before.as_deref().unwrap_or("-"),
                field.after.as_deref().unwrap_or("-")
            ));
        }
    }
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn a_correction_that_changes_nothing_is_no_operation() {
    let (_folder, mut club) = club();
    let before = club.history(100).unwrap().len();
    let (id, same) = club.member(1).unwrap().unwrap();
    club.correct_member(now(), id, &same).unwrap();
    assert_eq!(club.history(100).unwrap().len(), before);
}

#[test]
fn a_full_disk_changes_nothing() {
    let (_folder, mut club) = club();
    let pages: i64 = club
        .connection
        .query_row("PRAGMA page_count", [], |row| row.get(0))
        .unwrap();
    club.connection
        .pragma_update(None, "max_page_count", pages)
        .unwrap();
    let mut number = 10;
    let error = loop {
        number += 1;
        let long = Member {
            note: "長".repeat(2_000),
            ..member(number)
        };
        match club.add_member(now(), &long) {
            Ok(_) => assert!(number < 1_000, "the disk is never full"),
            Err(error) => break error,
        }
    };
    assert!(
        matches!(error, Error::Storage(crate::Fault::DiskFull)),
        "{error:?}"
    );
    assert_eq!(
        club.members().unwrap().len(),
        5 + usize::try_from(number - 11).unwrap()
    );
    assert!(club.check().unwrap().is_empty());
}
