//! Whatever lies beside a club's file: what is the file's own makes it whole, and nothing else reaches
//! it. What lay there is kept.
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

mod left;

use db::{Club, Error, Fault, Notice, open_hand_over, restore};
use left::{Left, PARTING, foreign, states};
use proofs::journals::Write;
use proofs::saving::{NAME, new_club, operations};
use proofs::{Faults, each, fingerprint, scratch, seed};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rusqlite::Connection;
use scoring::Period;
use std::fs;
use std::path::{Path, PathBuf};

fn with(path: &Path, end: &str) -> PathBuf {
    let mut path = path.to_owned();
    path.as_mut_os_string().push(end);
    path
}

/// What is done with the file.
const COMMANDS: [&str; 8] = [
    "look",
    "check",
    "save",
    "backup",
    "handover",
    "archive",
    "undo",
    "look and save",
];

fn now() -> chrono::NaiveDateTime {
    let day = chrono::NaiveDate::from_ymd_opt(2031, 1, 1).unwrap();
    day.and_hms_opt(9, 0, 0).unwrap()
}

/// Does it, and says by how much the history is longer then.
fn run(command: &str, path: &Path, club: Option<&mut Club>) -> Result<usize, Error> {
    let mut opened = None;
    let club = match club {
        Some(club) => club,
        None if matches!(command, "save" | "undo" | "look and save") => {
            opened.insert(Club::open(path)?)
        }
        None => opened.insert(Club::open_read_only(path)?),
    };
    let beside = path.parent().unwrap();
    match command {
        "look" => {
            club.records(Period::ALWAYS)?;
            club.history(100)?;
            Ok(0)
        }
        "check" => {
            let found = club.check()?;
            assert!(found.is_empty(), "{found:?}");
            Ok(0)
        }
        "backup" => club.backup(now(), beside.join("backups")).map(|_| 0),
        "handover" => club
            .hand_over(now(), beside.join("made.zip"), &[], None)
            .map(|_| 0),
        "archive" => club.archive(now(), beside.join("archive")).map(|_| 0),
        "undo" => club.undo(now()).map(|_| 1),
        _ => {
            if command == "look and save" {
                club.records(Period::ALWAYS)?;
            }
            club.add_series(now(), "金曜会").map(|_| 1)
        }
    }
}

/// Whether the bytes lie somewhere in the folder under the name that they had, or one that begins so.
fn is_kept(path: &Path, left: &Left) -> bool {
    let name = with(path, left.end);
    let begins = name.file_name().unwrap().to_string_lossy().into_owned();
    fs::read_dir(path.parent().unwrap()).unwrap().any(|entry| {
        let entry = entry.unwrap();
        entry.file_name().to_string_lossy().starts_with(&begins)
            && fs::read(entry.path()).is_ok_and(|bytes| bytes == left.bytes)
    })
}

fn contents(path: &Path) -> u64 {
    // Apart from all that lies beside it.
    let folder = scratch();
    let copy = folder.path().join(NAME);
    fs::copy(path, &copy).unwrap();
    fingerprint::of(&copy).unwrap()
}

#[test]
fn what_another_file_left_never_reaches_a_club() {
    let mut chance = ChaCha8Rng::seed_from_u64(seed("foreign companions"));
    let states = states();
    let mut faults = Faults::default();
    let mut lost_by_others = 0;
    let mut tries = 0;
    for number in each(80, 10_000) {
        tries += 1;
        let at = chance.random_range(1..states.here.len());
        let bytes = &states.here[at];
        let left = foreign(&states, &mut chance);
        let command = COMMANDS[chance.random_range(0..COMMANDS.len())];
        let is_open = chance.random_bool(0.4);
        let folder = scratch();
        let path = folder.path().join(NAME);
        fs::write(&path, bytes).unwrap();
        let before = contents(&path);
        let mut club = is_open.then(|| Club::open(&path).unwrap());
        let count = Club::open_read_only(&path)
            .and_then(|club| operations(&club))
            .unwrap();
        fs::write(with(&path, left.end), &left.bytes).unwrap();
        let what = format!(
            "try {number}: {command} of state {at} beside {}, {}",
            left.end,
            if is_open { "open" } else { "not open" }
        );
        let ended = run(command, &path, club.as_mut());
        drop(club);
        let longer = match ended {
            Ok(longer) => longer,
            // What another program may still be writing is not touched.
            Err(Error::File {
                fault: Fault::LogBeside(_),
                ..
            }) if left.end == "-wal" => 0,
            Err(error) => {
                faults.add(format!("{what}: {error}"));
                continue;
            }
        };
        let is_done_with = left.of == *bytes || left.of == states.here[at - 1];
        if !is_kept(&path, &left) && !is_done_with {
            faults.add(format!("{what}: what lay there is gone"));
        }
        if longer == 0 && contents(&path) != before {
            faults.add(format!("{what}: the file is another"));
        }
        if longer == 0 && !is_open && fs::read(&path).unwrap() != *bytes {
            faults.add(format!("{what}: looking wrote the file"));
        }
        match Club::open_read_only(&path).and_then(|club| Ok((operations(&club)?, club.check()?))) {
            Ok((found, findings)) => {
                if found != count + longer || !findings.is_empty() {
                    faults.add(format!("{what}: {found} entries of {count}, {findings:?}"));
                }
            }
            Err(error) => faults.add(format!("{what}: {error}")),
        }
        // The control: a program that believes what lies there.
        if left.end != "-shm" {
            fs::write(&path, bytes).unwrap();
            fs::write(with(&path, left.end), &left.bytes).unwrap();
            let believed = Connection::open(&path).and_then(|file| {
                file.query_row("SELECT count(*) FROM operation", [], |row| {
                    row.get::<_, i64>(0)
                })
            });
            if believed.ok() != i64::try_from(count).ok() || contents_or_none(&path) != Some(before)
            {
                lost_by_others += 1;
            }
        }
    }
    println!("a program that believes what lies there lost {lost_by_others} of {tries}");
    assert!(lost_by_others > tries / 10, "nothing could have been lost");
    faults.none_in(tries);
}

fn contents_or_none(path: &Path) -> Option<u64> {
    fingerprint::of(path).ok()
}

#[test]
fn what_an_interrupted_write_left_of_this_file_makes_it_whole() {
    let mut chance = ChaCha8Rng::seed_from_u64(seed("own companions"));
    let states = states();
    let mut faults = Faults::default();
    let mut tries = 0;
    for number in each(40, 5_000) {
        tries += 1;
        let at = chance.random_range(0..states.here.len() - 1);
        let (before, after) = (&states.here[at], &states.here[at + 1]);
        let write = Write::between(before, after);
        let steps = chance.random_range(0..=write.steps());
        let folder = scratch();
        let path = folder.path().join(NAME);
        let half = write.half(steps);
        fs::write(&path, &half).unwrap();
        fs::write(with(&path, "-journal"), write.journal()).unwrap();
        let what = format!(
            "try {number}: state {at}, {steps} of {} steps",
            write.steps()
        );
        let looked = Club::open_read_only(&path).and_then(|club| operations(&club));
        if fs::read(&path).unwrap() != half
            || fs::read(with(&path, "-journal")).unwrap() != write.journal()
        {
            faults.add(format!("{what}: looking wrote"));
        }
        let opened = Club::open(&path).and_then(|club| Ok((operations(&club)?, club.check()?)));
        match (looked, opened) {
            (Ok(looked), Ok((opened, findings))) if looked == opened && findings.is_empty() => {}
            other => faults.add(format!("{what}: {other:?}")),
        }
        let found = fs::read(&path).unwrap();
        if found != *before && found != *after {
            faults.add(format!("{what}: neither as before nor as after"));
        }
    }
    faults.none_in(tries);
}

#[test]
fn half_a_write_beside_what_another_machine_left_is_not_made_into_anything() {
    let mut chance = ChaCha8Rng::seed_from_u64(seed("half a write"));
    let states = states();
    let mut faults = Faults::default();
    let mut tries = 0;
    for number in each(30, 2_000) {
        tries += 1;
        let at = chance.random_range(PARTING + 1..states.here.len() - 1);
        let write = Write::between(&states.here[at], &states.here[at + 1]);
        let half = write.half(chance.random_range(1..write.steps()));
        let other = chance.random_range(PARTING..states.there.len() - 1);
        let journal = Write::between(&states.there[other], &states.there[other + 1]).journal();
        let folder = scratch();
        let path = folder.path().join(NAME);
        fs::write(&path, &half).unwrap();
        fs::write(with(&path, "-journal"), &journal).unwrap();
        let looked = Club::open_read_only(&path).and_then(|club| operations(&club));
        let opened = Club::open(&path).and_then(|club| operations(&club));
        for answer in [looked, opened] {
            let is_whole = fingerprint_of_one(&path, &states.here[at..=at + 1]);
            if answer.is_ok() && !is_whole {
                faults.add(format!("try {number}: {answer:?} of half a write"));
            }
        }
        let is_same = fs::read(&path).unwrap() == half;
        if !is_same && !fingerprint_of_one(&path, &states.here[at..=at + 1]) {
            faults.add(format!("try {number}: the file is another"));
        }
    }
    faults.none_in(tries);
}

fn fingerprint_of_one(path: &Path, states: &[Vec<u8>]) -> bool {
    let folder = scratch();
    let other = folder.path().join(NAME);
    let found = contents_or_none_apart(path);
    states.iter().any(|state| {
        fs::write(&other, state).unwrap();
        found.is_some() && found == fingerprint::of(&other).ok()
    })
}

fn contents_or_none_apart(path: &Path) -> Option<u64> {
    let folder = scratch();
    let copy = folder.path().join(NAME);
    fs::copy(path, &copy).unwrap();
    fingerprint::of(&copy).ok()
}

#[test]
fn nothing_is_put_where_something_is_left_of_another_file() {
    let states = states();
    let folder = scratch();
    let path = folder.path().join(NAME);
    fs::write(&path, &states.here[3]).unwrap();
    let club = Club::open(&path).unwrap();
    let backup = club.backup(now(), folder.path().join("backups")).unwrap();
    club.hand_over(now(), folder.path().join("made.zip"), &[], None)
        .unwrap();
    drop(club);
    fs::rename(&path, folder.path().join("old.hanchan")).unwrap();
    let journal = Write::between(&states.here[3], &states.here[4]).journal();
    for end in ["-journal", "-wal", "-shm"] {
        let left = with(&path, end);
        fs::write(&left, &journal).unwrap();
        for made in [
            restore(&backup.path, &path),
            Club::create(&path, &new_club(), now()).map(drop),
        ] {
            let Err(Error::File {
                fault: Fault::LeftBeside(name),
                ..
            }) = made
            else {
                panic!("{made:?}");
            };
            assert_eq!(name, format!("{NAME}{end}"));
        }
        assert!(!path.exists());
        assert_eq!(fs::read(&left).unwrap(), journal);
        fs::remove_file(&left).unwrap();
    }
    restore(&backup.path, &path).unwrap();
    open_hand_over(
        folder.path().join("made.zip"),
        folder.path().join("opened"),
        None,
    )
    .unwrap();
}

#[test]
fn what_was_found_beside_a_file_is_told() {
    let states = states();
    let folder = scratch();
    let path = folder.path().join(NAME);
    fs::write(&path, &states.here[8]).unwrap();
    let journal = Write::between(&states.there[8], &states.there[9]).journal();
    fs::write(with(&path, "-journal"), &journal).unwrap();
    let looking = Club::open_read_only(&path).unwrap();
    let [Notice::NotUsed { left }] = looking.notices() else {
        panic!("{:?}", looking.notices());
    };
    assert_eq!(*left, format!("{NAME}-journal"));
    let club = Club::open(&path).unwrap();
    let [Notice::SetAside { kept, .. }] = club.notices() else {
        panic!("{:?}", club.notices());
    };
    assert_eq!(fs::read(kept).unwrap(), journal);
    assert!(!with(&path, "-journal").exists());
}
