//! The judges of the other proofs find everything that they look for, and say what it is.
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use db::{Club, Member};
use proofs::failing::tree;
use proofs::saving::{Course, NAME, go_on};
use proofs::work::{self, End, Leaves, Work};
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

/// Work that ended so, where that was done to its folder meanwhile.
fn of_work(course: &work::Course, end: End, leaves: Leaves, change: impl Fn(&Path)) -> String {
    course.begin_again();
    change(course.folder());
    let judged = course.judge(end, leaves);
    judged.err().unwrap_or_else(|| "nothing".into())
}

#[test]
fn work_that_is_lost_or_half_done_or_leaves_litter_is_found_out() {
    let import = work::Course::of(Work::Import).unwrap();
    let does = |folder: &Path| Work::Import.run(folder, 0).unwrap();
    let nothing = |_: &Path| {};
    let does_something_else = |folder: &Path| {
        let mut club = Club::open(folder.join(NAME)).unwrap();
        go_on(&mut club).unwrap();
        club.undo(chrono::NaiveDateTime::default()).unwrap();
    };
    let leaves = |name: &'static str| {
        move |folder: &Path| {
            does(folder);
            fs::write(folder.join(name), "x").unwrap();
        }
    };
    let cut = |folder: &Path| fs::write(folder.join(NAME), "").unwrap();
    let loses_a_row = |folder: &Path| {
        does(folder);
        by_hand(&folder.join(NAME), "DELETE FROM change WHERE id = 9");
    };
    let found = |end, change: &dyn Fn(&Path), fault: &str| {
        let found = of_work(&import, end, Leaves::Nothing, change);
        assert!(found.contains(fault), "{end:?}: {found}");
    };

    // What is right: done, or not begun.
    found(End::Done, &does, "nothing");
    found(End::Failed, &nothing, "nothing");
    for change in [&does as &dyn Fn(&Path), &nothing] {
        found(End::Uncertain, change, "nothing");
        found(End::Killed, change, "nothing");
    }
    let lost = "but the file holds something else";
    found(End::Done, &nothing, lost);
    found(End::NotPacked, &nothing, lost);
    found(End::Failed, &does, lost);
    for end in [End::Done, End::Failed, End::Uncertain, End::Killed] {
        found(end, &does_something_else, lost);
        found(end, &cut, "it does not open");
        found(end, &loses_a_row, "broken: ");
        found(end, &leaves("somebody's.csv"), "is left");
    }
    let part = leaves("made.hanchan.part");
    found(End::Done, &part, "is left");
    let litter = of_work(&import, End::Done, Leaves::Litter, part);
    assert_eq!(litter, "nothing");
    let left = of_work(&import, End::Done, Leaves::Litter, leaves("x.csv"));
    assert!(left.contains("is left"), "{left}");
}

#[test]
fn what_work_makes_by_halves_or_loses_or_does_not_erase_is_found_out() {
    let on = |work: Work, change: &dyn Fn(&Path), fault: &str| {
        let course = work::Course::of(work).unwrap();
        let judged = |change: &dyn Fn(&Path)| {
            of_work(&course, End::Done, Leaves::Nothing, |folder| {
                work.run(folder, 0).unwrap();
                change(folder);
            })
        };
        assert_eq!(judged(&|_| {}), "nothing", "{work:?}");
        let found = judged(change);
        assert!(found.contains(fault), "{work:?}: {found}");
    };
    let of_end = |folder: &Path, end: &str| {
        let all = tree(folder).into_iter();
        let mut found = all.filter(|path| path.to_string_lossy().ends_with(end));
        found.next().unwrap()
    };
    let shorten = |path: PathBuf| {
        let bytes = fs::read(&path).unwrap();
        fs::write(path, &bytes[..bytes.len() - 1]).unwrap();
    };
    on(
        Work::Report,
        &|folder| shorten(of_end(folder, "member-3.pdf")),
        "bytes are in",
    );
    on(
        Work::Report,
        &|folder| fs::remove_file(of_end(folder, "半期.pdf")).unwrap(),
        "is gone",
    );
    on(
        Work::Backup,
        &|folder| shorten(of_end(&folder.join("stick"), ".hanchan")),
        "differs",
    );
    on(
        Work::Restore,
        &|folder| fs::remove_file(of_end(folder, "made.hanchan")).unwrap(),
        "is not there",
    );
    on(
        Work::Archive,
        &|folder| fs::remove_file(of_end(folder, "member.csv")).unwrap(),
        "is not there",
    );
    on(
        Work::Restore,
        &|folder| {
            let mut club = Club::open(folder.join("made.hanchan")).unwrap();
            go_on(&mut club).unwrap();
        },
        "is there",
    );
    on(
        Work::Erasure,
        &|folder| {
            let mut bytes = fs::read(folder.join(NAME)).unwrap();
            bytes.extend("すずき ごんざえもん".as_bytes());
            fs::write(folder.join(NAME), bytes).unwrap();
        },
        "is still in",
    );
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
