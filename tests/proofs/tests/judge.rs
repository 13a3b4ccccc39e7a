//! The judges of the other proofs find everything that they look for, and say what it is.
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use db::{Club, Member};
use proofs::saving::{Course, NAME, go_on};
use proofs::{FOR_EVER, in_time, scratch};
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::park;
use std::time::Duration;
use tempfile::TempDir;

/// As many operations as are known, of which this many are acknowledged.
const KNOWN: usize = 4;

fn begun(course: &Course) -> (TempDir, PathBuf) {
    let folder = scratch();
    let path = folder.path().join(NAME);
    fs::write(&path, &course.start).unwrap();
    (folder, path)
}

fn by_hand(file: &Path, words: &str) {
    Connection::open(file)
        .unwrap()
        .execute_batch(words)
        .unwrap();
}

#[test]
fn whatever_is_lost_or_half_saved_or_broken_is_found_out() {
    let course = Course::after(1, KNOWN).unwrap();
    let first = course.first;
    let judged = |change: &dyn Fn(&Path), acknowledged| {
        let (_folder, path) = begun(&course);
        change(&path);
        course.judge(&path, acknowledged)
    };
    let save = |times: usize| {
        move |path: &Path| {
            let mut club = Club::open(path).unwrap();
            for _ in 0..times {
                go_on(&mut club).unwrap();
            }
        }
    };
    let fault = |change: &dyn Fn(&Path), acknowledged| judged(change, acknowledged).unwrap_err();
    let begins = |fault: String, word: &str| assert!(fault.starts_with(word), "{fault}");

    // What is right: just what was acknowledged, or one more.
    for (times, acknowledged) in [(0, first), (2, first + 2), (2, first + 1)] {
        let found = judged(&save(times), acknowledged);
        assert_eq!(found, Ok(first + times));
    }
    begins(fault(&save(2), first + 3), "lost: ");
    let too_many = format!("{} operations, but {first} acknowledged", first + 2);
    begins(fault(&save(2), first), &too_many);
    begins(fault(&save(KNOWN + 1), first + KNOWN), "nobody knows ");
    let cut = |path: &Path| fs::write(path, &course.start[..9_999]).unwrap();
    begins(fault(&cut, first), "it does not open: ");

    // As many operations as there should be, but not the same.
    let another = |path: &Path| {
        let mut club = Club::open(path).unwrap();
        let now = chrono::NaiveDateTime::default();
        let stranger = Member {
            number: 7,
            name: "他人".into(),
            ..Member::default()
        };
        club.add_member(now, &stranger).unwrap();
    };
    begins(fault(&another, first), "half saved: ");
    let wrong_amounts = |path: &Path| {
        by_hand(
            path,
            "UPDATE writing SET operation = 1;
             UPDATE seat SET base = base + 100, total = total + 100;
             UPDATE writing SET operation = NULL;",
        );
    };
    begins(fault(&wrong_amounts, first), "it does not open: ");
    let lost_row = |path: &Path| by_hand(path, "DELETE FROM change WHERE id = 1");
    begins(fault(&lost_row, first), "broken: ");

    // Who may open it and what its check says of it is not the judge's: it does not pass.
    let lost_trigger = |path: &Path| by_hand(path, "DROP TRIGGER member_insert");
    let lost_index = |path: &Path| by_hand(path, "DROP INDEX operation_by_state");
    let changes: [&dyn Fn(&Path); 2] = [&lost_trigger, &lost_index];
    for change in changes {
        fault(change, first);
    }
}

#[test]
fn whatever_hangs_or_panics_is_found_out() {
    assert_eq!(in_time(FOR_EVER, || 7), Ok(7));
    let soon = Duration::from_millis(20);
    let hangs = in_time(soon, || {
        loop {
            park();
        }
    });
    assert_eq!(hangs, Err::<(), _>("it hangs: no answer in 20ms".into()));
    let panics = in_time(FOR_EVER, || panic!("as it is meant to"));
    assert_eq!(panics, Err::<(), _>("it panicked".into()));
}
