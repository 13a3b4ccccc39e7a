//! Whatever was done, undoing all of it gives the start and redoing all of it the end.
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use db::{Club, Error, OperationId, PlainRefusal, Refused};
use proofs::fingerprint::{Row, look_at, recorded};
use proofs::play::{Step, begin, now, step, take};
use proofs::{runs, scratch, seed, so_far_of, tried};
use proptest::collection::vec;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};
use proptest::{prop_assert, prop_assert_eq};
use rusqlite::Connection;
use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::scope;

fn contents(file: &Connection) -> Vec<Row> {
    recorded(file).unwrap()
}

/// Another number after each write by somebody else.
fn writes(file: &Connection) -> i64 {
    file.query_row("PRAGMA data_version", [], |row| row.get(0))
        .unwrap()
}

/// Undoes or redoes until there is nothing left to, and says how often.
fn repeat(
    club: &mut Club,
    one: impl Fn(&mut Club) -> Result<OperationId, Error>,
) -> Result<usize, Error> {
    for times in 0.. {
        match one(club) {
            Ok(_) => {}
            Err(Error::Refused(Refused::Plain(
                PlainRefusal::NothingToUndo | PlainRefusal::NothingToRedo,
            ))) => {
                return Ok(times);
            }
            Err(error) => return Err(error),
        }
    }
    unreachable!("there is an end to what can be undone")
}

/// Does those steps to a club, then undoes and redoes everything.
fn play(start: &[u8], steps: &[Step]) -> Result<(), TestCaseError> {
    let folder = scratch();
    let path = folder.path().join("club.hanchan");
    fs::write(&path, start)?;
    let mut club = Club::open(&path)?;
    let file = look_at(&path).unwrap();
    let mut empty = contents(&file);
    for step in steps {
        let before = writes(&file);
        if let Err(error) = take(&mut club, step) {
            prop_assert!(error.is_refusal(), "{}", error);
            prop_assert_eq!(writes(&file), before, "{:?} was refused, but wrote", step);
        }
    }
    let end = contents(&file);
    prop_assert!(club.check()?.is_empty());
    // What was undone before and not redone lies beyond the end.
    let beyond = repeat(&mut club, |club| club.redo(now()))?;
    for _ in 0..beyond {
        club.undo(now())?;
    }
    prop_assert_eq!(&contents(&file), &end);
    drop((club, file));

    let mut club = Club::open(&path)?;
    let file = look_at(&path).unwrap();
    let undone = repeat(&mut club, |club| club.undo(now()))?;
    let made_with_the_file = ["rule_set", "club", "award"];
    empty.retain(|(table, _)| made_with_the_file.contains(&table.as_str()));
    prop_assert_eq!(&contents(&file), &empty);
    for _ in 0..undone {
        club.redo(now())?;
    }
    prop_assert_eq!(&contents(&file), &end);
    prop_assert!(club.check()?.is_empty());
    Ok(())
}

#[test]
fn undoing_all_gives_the_start_and_redoing_all_the_end() {
    const SIDE_BY_SIDE: u64 = 2;
    let seed = seed("undo");
    let all = runs(48, 100_000);
    let cases = u32::try_from(all / SIDE_BY_SIDE).unwrap();
    let folder = scratch();
    let start = fs::read(begin(folder.path()).unwrap()).unwrap();
    let done = AtomicU64::new(0);
    let play_all = |seed: u64| {
        let config = Config {
            cases,
            failure_persistence: None,
            ..Config::default()
        };
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let random = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
        TestRunner::new_with_rng(config, random)
            .run(&vec(step(), 1..40), |steps| {
                so_far_of(done.fetch_add(1, Ordering::Relaxed), all);
                play(&start, &steps)
            })
            .unwrap_or_else(|fault| panic!("{fault}"));
    };
    scope(|threads| {
        for player in 0..SIDE_BY_SIDE {
            let play_all = &play_all;
            threads.spawn(move || play_all(seed.wrapping_add(player)));
        }
    });
    tried(done.into_inner());
}
