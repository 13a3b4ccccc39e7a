//! Backups always restore: each holds what the file held, to the last row of every table; every byte of
//! one that is changed and every byte that is missing is seen, and nothing is ever made of such a
//! backup.

#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use chrono::TimeDelta;
use db::{Backup, Club, check_backup, restore};
use proofs::fingerprint::{self, look_at, rows, tables};
use proofs::play::{now, step, take};
use proofs::saving::{Course, NAME};
use proofs::{in_full, runs, scratch, seed, so_far_of, tried};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Of a club with a half-year in it, and a few things corrected and taken back.
struct Trial {
    folder: TempDir,
    backup: PathBuf,
    bytes: Vec<u8>,
}

fn half_year(folder: &Path) -> PathBuf {
    let path = folder.join(NAME);
    fs::write(&path, Course::after(9, 0).unwrap().start).unwrap();
    path
}

impl Trial {
    fn new() -> Self {
        let folder = scratch();
        let club = Club::open(half_year(folder.path())).unwrap();
        let backup = club.backup(now(), folder.path().join("backups")).unwrap();
        check_backup(&backup.path).unwrap();
        Self {
            folder,
            bytes: fs::read(&backup.path).unwrap(),
            backup: backup.path,
        }
    }

    fn restored(&self) -> PathBuf {
        self.folder.path().join("restored.hanchan")
    }

    /// Places to try: the header, where most is said of all else, and any others at random.
    fn places(&self, random: &mut ChaCha8Rng) -> Vec<usize> {
        let all = self.bytes.len();
        let others = runs(100, 10_000);
        let header = if in_full() { 0..100 } else { 0..0 };
        let others = (0..others).map(|_| random.random_range(0..all));
        header.chain(others).collect()
    }

    fn is_seen(&self, what: &str) {
        assert!(check_backup(&self.backup).is_err(), "{what} is not seen");
    }

    /// Nothing comes of restoring it either.
    fn gives_nothing(&self, what: &str) {
        assert!(restore(&self.backup, self.restored()).is_err(), "{what}");
        assert!(!self.restored().exists(), "{what} left something");
    }

    fn is_good_again(&self) {
        restore(&self.backup, self.restored()).unwrap();
        assert_eq!(fs::read(self.restored()).unwrap(), self.bytes);
    }
}

fn write_at(path: &Path, place: usize, byte: u8) {
    let mut file = OpenOptions::new().write(true).open(path).unwrap();
    file.seek(SeekFrom::Start(place as u64)).unwrap();
    file.write_all(&[byte]).unwrap();
}

/// What was done last may be a second or a minute ago, and sometimes it is nothing.
#[test]
fn a_backup_holds_what_the_file_held() {
    let seed = seed("contents of backups");
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let random = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let mut runner = TestRunner::new_with_rng(Config::default(), random);
    let folder = scratch();
    let path = half_year(folder.path());
    let backups = folder.path().join("backups");
    let mut at = now();
    let mut last: Option<(Backup, u64)> = None;
    let mut filled = BTreeSet::new();
    let all = runs(12, 1_000);
    for number in 0..all {
        so_far_of(number, all);
        let mut club = Club::open(&path).unwrap();
        for _ in 0..chance.random_range(0..24) {
            let step = step().new_tree(&mut runner).unwrap().current();
            if let Err(error) = take(&mut club, &step) {
                assert!(error.is_refusal(), "{error}");
            }
        }
        at += TimeDelta::seconds([0, 0, 1, 60][chance.random_range(0..4)]);
        let held = fingerprint::of(&path).unwrap();
        let backup = club.backup(at, &backups).unwrap();
        drop(club);
        holds(&backup.path, held);
        filled.extend(filled_tables(&backup.path));
        // Only one that holds the same is told of again.
        if let Some((before, held_before)) = last.replace((backup.clone(), held)) {
            assert!(backup.path != before.path || held == held_before);
            holds(&before.path, held_before);
        }
    }
    println!("backups: there was something in {} tables", filled.len());
    assert!(filled.len() >= LEAST_TABLES, "{filled:?}");
    tried(all);
}

/// So many are filled soon.
const LEAST_TABLES: usize = 15;

fn holds(backup: &Path, held: u64) {
    check_backup(backup).unwrap();
    assert_eq!(fingerprint::of(backup), Ok(held), "{}", backup.display());
    let folder = scratch();
    let restored = folder.path().join(NAME);
    restore(backup, &restored).unwrap();
    assert_eq!(fingerprint::of(&restored), Ok(held), "{}", backup.display());
    let club = Club::open(&restored).unwrap();
    assert_eq!(club.check().unwrap(), []);
}

fn filled_tables(file: &Path) -> BTreeSet<String> {
    let file = look_at(file).unwrap();
    let rows = rows(&file, &tables(&file).unwrap()).unwrap();
    rows.into_iter().map(|(table, _)| table).collect()
}

#[test]
fn flipped_bytes_of_a_backup_are_seen() {
    let trial = Trial::new();
    let mut random = ChaCha8Rng::seed_from_u64(seed("flipped bytes of a backup"));
    let places = trial.places(&mut random);
    for (count, place) in places.iter().enumerate() {
        let was = trial.bytes[*place];
        write_at(&trial.backup, *place, was ^ random.random_range(1..=255));
        let what = format!("a change of byte {place}");
        trial.is_seen(&what);
        if count % 100 == 0 {
            trial.gives_nothing(&what);
        }
        write_at(&trial.backup, *place, was);
    }
    trial.is_good_again();
    tried(places.len() as u64);
    println!(
        "backups: {} of {} bytes changed, one at a time, and each seen",
        places.len(),
        trial.bytes.len()
    );
}

#[test]
fn truncations_of_a_backup_are_seen() {
    let trial = Trial::new();
    let mut random = ChaCha8Rng::seed_from_u64(seed("truncations of a backup"));
    let mut lengths = trial.places(&mut random);
    // From the longest on, so that each is cut from the one before.
    lengths.sort_unstable_by(|one, other| other.cmp(one));
    let file = OpenOptions::new().write(true).open(&trial.backup).unwrap();
    for (count, length) in lengths.iter().enumerate() {
        file.set_len(*length as u64).unwrap();
        let what = format!("a cut at {length}");
        trial.is_seen(&what);
        if count % 100 == 0 {
            trial.gives_nothing(&what);
        }
    }
    fs::write(&trial.backup, &trial.bytes).unwrap();
    trial.is_good_again();
    tried(lengths.len() as u64);
    println!(
        "backups: {} lengths of {} cut to, and each seen",
        lengths.len(),
        trial.bytes.len()
    );
}

#[test]
fn a_checksum_that_is_changed_or_cut_lets_nothing_through() {
    let trial = Trial::new();
    let checksum = PathBuf::from(format!("{}.sha256", trial.backup.display()));
    let good = fs::read(&checksum).unwrap();
    // The sum itself; what follows is the file's name, for people.
    for place in 0..64 {
        for bit in 0..8 {
            let mut flipped = good.clone();
            flipped[place] ^= 1 << bit;
            fs::write(&checksum, &flipped).unwrap();
            trial.is_seen(&format!("bit {bit} of byte {place} of the checksum"));
        }
        fs::write(&checksum, &good[..place]).unwrap();
        trial.is_seen(&format!("the checksum cut at {place}"));
    }
    fs::write(&checksum, &good).unwrap();
    trial.is_good_again();
}

#[test]
fn putting_a_backup_back_destroys_nothing() {
    let trial = Trial::new();
    let mut random = ChaCha8Rng::seed_from_u64(seed("what stands in the way of a backup"));
    let times = runs(20, 1_000);
    for _ in 0..times {
        let mut there = vec![0; random.random_range(0..5_000)];
        random.fill(&mut there[..]);
        fs::write(trial.restored(), &there).unwrap();
        assert!(restore(&trial.backup, trial.restored()).is_err());
        assert_eq!(fs::read(trial.restored()).unwrap(), there);
    }
    fs::remove_file(trial.restored()).unwrap();
    trial.is_good_again();
    tried(times);
}
