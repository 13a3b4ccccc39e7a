//! Backups always restore: every byte of one that is changed and every byte that is missing is seen,
//! and nothing is ever made of such a backup.

#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use chrono::NaiveDate;
use db::{Club, NewClub, check_backup, restore};
use proofs::{in_full, runs, seed, tried};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use scoring::{Calendar, FiscalStart, preset};
use std::fs::{self, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A backup of a new club.
struct Trial {
    folder: TempDir,
    backup: PathBuf,
    bytes: Vec<u8>,
}

impl Trial {
    fn new() -> Self {
        let folder = proofs::scratch();
        let day = NaiveDate::from_ymd_opt(2025, 4, 2).unwrap();
        let now = day.and_hms_opt(21, 0, 0).unwrap();
        let new = NewClub {
            name: "白樺会".into(),
            rules: preset("shirakaba-2025").unwrap(),
            fiscal_start: FiscalStart::default(),
            calendar: Calendar::Japanese,
        };
        let club = Club::create(folder.path().join("club.hanchan"), &new, now).unwrap();
        let backup = club.backup(now, folder.path().join("backups")).unwrap();
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

    /// The places to try: each in full, or some of them at random.
    fn places(&self, random: &mut ChaCha8Rng) -> Vec<usize> {
        let all = self.bytes.len();
        if in_full() {
            (0..all).collect()
        } else {
            (0..200).map(|_| random.random_range(0..all)).collect()
        }
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

#[test]
fn every_flipped_byte_of_a_backup_is_seen() {
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
fn every_truncation_of_a_backup_is_seen() {
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
