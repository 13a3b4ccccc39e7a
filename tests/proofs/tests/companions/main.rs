//! Whatever lies beside a club's file: what is the file's own makes it whole, and nothing else reaches
//! it. What lay there is kept.
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

mod commands;
mod left;
mod product;

use commands::now;
use db::{Club, Error, Fault, Notice, open_hand_over, restore};
use left::{Kind, PARTING, states};
use proofs::journals::{Write, naming};
use proofs::saving::{NAME, new_club, operations};
use proofs::{Faults, careless, each, fingerprint, in_full, scratch, seed, tried};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};

fn with(path: &Path, end: &str) -> PathBuf {
    let mut path = path.to_owned();
    path.as_mut_os_string().push(end);
    path
}

/// What a file holds, apart from all that lies beside it.
fn contents(path: &Path) -> Option<u64> {
    let folder = scratch();
    let copy = folder.path().join(NAME);
    fs::copy(path, &copy).unwrap();
    fingerprint::of(&copy).ok()
}

/// How many operations a file has to a program that believes what lies beside it.
fn operations_believing(path: &Path) -> rusqlite::Result<usize> {
    careless::operations(&Connection::open(path)?)
}

#[test]
fn what_an_interrupted_write_left_of_this_file_makes_it_whole() {
    let mut chance = ChaCha8Rng::seed_from_u64(seed("own companions"));
    let states = states();
    let mut faults = Faults::default();
    let (mut tries, mut halves) = (0, 0);
    for number in each(40, 5_000) {
        tries += 1;
        let at = chance.random_range(0..states.here.len() - 1);
        let (before, after) = (&states.here[at], &states.here[at + 1]);
        let write = Write::between(before, after);
        let steps = chance.random_range(0..=write.steps());
        let folder = scratch();
        let path = folder.path().join(NAME);
        let half = write.half(steps);
        halves += u64::from(half != *before && half != *after);
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
    // The control: as many are neither where nobody does anything.
    println!("{halves} of {tries} were half written");
    assert!(halves > tries / 3, "hardly any was half written");
    faults.none_in(tries);
}

#[test]
fn half_a_write_beside_what_another_machine_left_is_not_made_into_anything() {
    let mut chance = ChaCha8Rng::seed_from_u64(seed("half a write"));
    let states = states();
    let mut faults = Faults::default();
    let (mut tries, mut made_by_others) = (0, 0);
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
        // The control: a program that believes the journal.
        fs::write(&path, &half).unwrap();
        fs::write(with(&path, "-journal"), &journal).unwrap();
        let made = operations_believing(&path).is_ok()
            && !fingerprint_of_one(&path, &states.here[at..=at + 1]);
        made_by_others += u64::from(made);
    }
    println!("a program that believes the journal made {made_by_others} of {tries} into something");
    assert!(made_by_others > 0, "nothing could have been made of it");
    faults.none_in(tries);
}

fn fingerprint_of_one(path: &Path, states: &[Vec<u8>]) -> bool {
    let folder = scratch();
    let other = folder.path().join(NAME);
    let found = contents(path);
    states.iter().any(|state| {
        fs::write(&other, state).unwrap();
        found.is_some() && found == fingerprint::of(&other).ok()
    })
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
}

#[test]
fn a_hand_over_is_opened_where_nothing_is_left_of_another_file() {
    let mut chance = ChaCha8Rng::seed_from_u64(seed("hand-over"));
    let states = states();
    let folder = scratch();
    let path = folder.path().join(NAME);
    fs::write(&path, &states.here[3]).unwrap();
    let made = folder.path().join("made.zip");
    let club = Club::open_read_only(&path).unwrap();
    club.hand_over(now(), &made, &[], None).unwrap();
    for kind in Kind::ALL {
        let way = scratch();
        let own = way.path().join("own.csv");
        fs::write(&own, "somebody's own").unwrap();
        let left = kind.left(&states, &own, &mut chance);
        // In the folder it would lie beside the club's file: nothing is put there.
        let into = way.path().join("opened");
        fs::create_dir(&into).unwrap();
        let within = with(&into.join(NAME), left.end);
        fs::write(&within, &left.bytes).unwrap();
        let opened = open_hand_over(&made, &into, None);
        let Err(Error::File { fault, .. }) = opened else {
            panic!("{kind:?}: {opened:?}");
        };
        assert_eq!(fault, Fault::Exists, "{kind:?}");
        assert_eq!(fs::read(&within).unwrap(), left.bytes);
        assert_eq!(fs::read_dir(&into).unwrap().count(), 1, "{kind:?}");
        // Beside the folder, and by the name that the club's file gets in it, it is nothing to it.
        let others = [
            with(&way.path().join("new"), left.end),
            with(&way.path().join(NAME), left.end),
        ];
        for other in &others {
            fs::write(other, &left.bytes).unwrap();
        }
        let opened = open_hand_over(&made, way.path().join("new"), None).unwrap();
        assert_eq!(contents(&opened.club), contents(&path), "{kind:?}");
        for other in others {
            assert_eq!(fs::read(other).unwrap(), left.bytes, "{kind:?}");
        }
        assert_eq!(fs::read_to_string(own).unwrap(), "somebody's own");
    }
}

#[test]
fn half_a_write_takes_no_other_file_with_it() {
    // Its own journal, which names another file, as no write of one file does.
    let states = states();
    let way = scratch();
    let own = way.path().join("own.csv");
    let mut lost_by_others = 0;
    let mut tries = 0;
    let one_of = if in_full() { 1 } else { 4 };
    for pair in states.here.windows(2).step_by(one_of) {
        let write = Write::between(&pair[0], &pair[1]);
        for steps in [0, 1, write.steps() - 1, write.steps()] {
            let folder = scratch();
            let path = folder.path().join(NAME);
            let lay_out = || {
                fs::write(&path, write.half(steps)).unwrap();
                fs::write(with(&path, "-journal"), naming(write.journal(), &own)).unwrap();
                fs::write(&own, "somebody's own").unwrap();
            };
            lay_out();
            let looked = Club::open_read_only(&path).and_then(|club| operations(&club));
            let opened = Club::open(&path).and_then(|club| operations(&club));
            let still = fs::read_to_string(&own).ok();
            assert_eq!(
                still.as_deref(),
                Some("somebody's own"),
                "{steps}: {looked:?}, {opened:?}"
            );
            if looked.is_ok() || opened.is_ok() {
                let is_whole = fingerprint_of_one(&path, pair);
                assert!(is_whole, "{steps}: {looked:?}, {opened:?}");
            }
            lay_out();
            let _ = operations_believing(&path);
            lost_by_others += u64::from(!own.exists());
            tries += 1;
        }
    }
    println!("a program that believes it took {lost_by_others} of {tries} with it");
    assert!(lost_by_others > tries / 2, "nothing could have been lost");
    tried(tries);
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
    let [Notice::LeftoverIgnored { left }] = looking.notices() else {
        panic!("{:?}", looking.notices());
    };
    assert_eq!(*left, format!("{NAME}-journal"));
    let club = Club::open(&path).unwrap();
    let [Notice::LeftoverPutAside { kept, .. }] = club.notices() else {
        panic!("{:?}", club.notices());
    };
    assert_eq!(fs::read(kept).unwrap(), journal);
    assert!(!with(&path, "-journal").exists());
}
