//! Work on a club's file other than saving one thing after another: what it begins with, and what it
//! must leave, however it ends.

use crate::failing::tree;
use crate::{fingerprint, saving, scratch};
use chrono::{NaiveDate, NaiveDateTime, TimeDelta};
use db::{Club, Error, backups_in, check_backup, own_backup_folder, restore};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Something that is done to a club's file as a whole.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Work {
    /// A new club's file is made.
    Creation,
    /// A half-year is imported.
    Import,
    /// That import is taken back.
    Undo,
    /// It is done again.
    Redo,
    /// A backup is made in a folder that is not there yet.
    Backup,
    /// Backups are made in both places, and old ones let go.
    Rotation,
    /// A file is made of a backup.
    Restore,
    /// A file of the first form is opened.
    Migration,
}

impl Work {
    /// All of it, by the words that a program is given.
    pub const ALL: [(&str, Self); 8] = [
        ("creation", Self::Creation),
        ("import", Self::Import),
        ("undo", Self::Undo),
        ("redo", Self::Redo),
        ("backup", Self::Backup),
        ("rotation", Self::Rotation),
        ("restore", Self::Restore),
        ("migration", Self::Migration),
    ];

    /// Lays out what it needs.
    fn begin(self, folder: &Path) -> Result<(), Error> {
        let path = saving::begin(folder)?;
        if self == Self::Migration {
            let first = Path::new(env!("CARGO_MANIFEST_DIR"));
            fs::copy(first.join("../../db/tests/data/form-1.hanchan"), path).unwrap();
            return Ok(());
        }
        let mut club = Club::open(&path)?;
        for _ in 0..5 {
            saving::go_on(&mut club)?;
        }
        match self {
            Self::Undo => saving::import_season(&mut club),
            Self::Redo => {
                saving::import_season(&mut club)?;
                club.undo(now(0)).map(drop)
            }
            Self::Rotation => {
                let stick = folder.join(STICK);
                fs::create_dir(&stick).unwrap();
                club.set_backup_folder(now(0), &stick)?;
                // Of one day only the last stays.
                for hours in 1..5 {
                    let before = now(0) - TimeDelta::days(3) + TimeDelta::hours(hours);
                    club.backup(before, own_backup_folder(&path))?;
                    club.backup(before, &stick)?;
                }
                Ok(())
            }
            Self::Restore => club.backup(now(0), folder.join(STICK)).map(drop),
            _ => Ok(()),
        }
    }

    /// Does it, for the first time or later.
    ///
    /// # Errors
    /// Where it fails.
    pub fn run(self, folder: &Path, attempt: i64) -> Result<(), Error> {
        let path = folder.join(saving::NAME);
        let made = folder.join(MADE);
        match self {
            Self::Creation => Club::create(made, &saving::new_club(), now(0)).map(drop),
            Self::Import => saving::import_season(&mut Club::open(path)?),
            Self::Undo => Club::open(path)?.undo(now(0)).map(drop),
            Self::Redo => Club::open(path)?.redo(now(0)).map(drop),
            Self::Backup => {
                let club = Club::open(path)?;
                club.backup(now(attempt), folder.join(STICK)).map(drop)
            }
            Self::Rotation => {
                let kept = Club::open(path)?.keep_backups(now(attempt))?;
                kept.own?;
                kept.second.transpose().map(drop)
            }
            Self::Restore => {
                let backups = backups_in(folder.join(STICK))?;
                restore(&backups[0].path, made)
            }
            Self::Migration => Club::open(path).map(drop),
        }
    }

    /// Whether the same cannot be done once more.
    fn is_done_once(self) -> bool {
        matches!(self, Self::Import | Self::Undo | Self::Redo)
    }
}

/// The folder of the second place.
const STICK: &str = "stick";

/// What a file is called that is made.
const MADE: &str = "made.hanchan";

fn now(attempt: i64) -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(2030, 4, 10).unwrap();
    day.and_hms_opt(19, 30, 0).unwrap() + TimeDelta::minutes(attempt)
}

/// How a program ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum End {
    /// It said that it was done.
    Done,
    /// It said why not.
    Failed,
    /// It was killed.
    Killed,
}

/// One work in a folder of its own, which can be begun again and again.
#[derive(Debug)]
pub struct Course {
    work: Work,
    folder: TempDir,
    before: BTreeMap<PathBuf, Vec<u8>>,
    after: BTreeSet<PathBuf>,
    /// What the club's file holds before and after, and what its backups hold.
    held: [u64; 2],
    backed_up: BTreeSet<u64>,
}

impl Course {
    /// Lets the work be done undisturbed.
    ///
    /// # Errors
    /// Where that fails.
    pub fn of(work: Work) -> Result<Self, Error> {
        let folder = scratch();
        work.begin(folder.path())?;
        let files = files(folder.path());
        let before = files.map(|path| (path.clone(), fs::read(path).unwrap()));
        let mut course = Self {
            work,
            before: before.collect(),
            after: BTreeSet::new(),
            held: [0; 2],
            backed_up: BTreeSet::new(),
            folder,
        };
        // A file of an older form is compared as it is when it is opened.
        drop(Club::open(course.club())?);
        let before = fingerprint::of(&course.club()).unwrap();
        course.begin_again();
        work.run(course.folder(), 0)?;
        course.held = [before, fingerprint::of(&course.club()).unwrap()];
        course.after = files_of(course.folder());
        let backups = course.backups().into_iter();
        course.backed_up = backups
            .map(|path| fingerprint::of(&path).unwrap())
            .collect();
        course.begin_again();
        Ok(course)
    }

    /// Where it is done.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn club(&self) -> PathBuf {
        self.folder().join(saving::NAME)
    }

    /// Every backup that is there, but for empty files that hold a place.
    fn backups(&self) -> Vec<PathBuf> {
        let stick = self.folder().join(STICK);
        let folders = [own_backup_folder(&self.club()), stick];
        let found = folders.iter().filter(|folder| folder.is_dir());
        found
            .flat_map(|folder| backups_in(folder).unwrap())
            .map(|backup| backup.path)
            .collect()
    }

    /// Puts everything back as it was.
    pub fn begin_again(&self) {
        for path in tree(self.folder()) {
            if path.is_dir() {
                // Folders that were there before have files in them.
                let _ = fs::remove_dir(path);
            } else if !self.before.contains_key(&path) {
                fs::remove_file(path).unwrap();
            }
        }
        for (path, bytes) in &self.before {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, bytes).unwrap();
        }
    }

    /// Whether everything is there that must be, and nothing else, and the work can be done now. A
    /// program that cannot take files away is not tidy.
    ///
    /// # Errors
    /// In words, where that is not so.
    pub fn judge(&self, end: End, tidy: bool) -> Result<(), String> {
        self.nothing_is_lost(end, tidy)?;
        let club = Club::open(self.club()).map_err(|error| format!("it does not open: {error}"))?;
        let findings = club.check().map_err(|error| error.to_string())?;
        if let Some(finding) = findings.first() {
            return Err(format!("broken: {finding}"));
        }
        drop(club);
        let found = fingerprint::of(&self.club()).map_err(|error| error.to_string())?;
        let [before, after] = self.held;
        let is_right = match end {
            End::Done => found == after,
            End::Failed => found == before,
            End::Killed => [before, after].contains(&found),
        };
        if !is_right {
            return Err(format!("{end:?}, but the file holds something else"));
        }
        self.backups_are_good()?;
        self.what_was_made_is_whole(end)?;
        let is_there = self.folder().join(MADE).exists();
        if self.work.is_done_once() && found == after || is_there {
            return Ok(());
        }
        self.work
            .run(self.folder(), 1)
            .map_err(|error| format!("a second time it fails as well: {error}"))
    }

    /// Before anything is opened, which would put right what a killed program left.
    fn nothing_is_lost(&self, end: End, tidy: bool) -> Result<(), String> {
        let now = files_of(self.folder());
        for (path, bytes) in &self.before {
            let may_be_gone = !self.after.contains(path);
            let is_same = || fs::read(path).unwrap() == *bytes;
            if now.contains(path) {
                if *path != self.club() && !is_same() {
                    return Err(format!("{} is another", path.display()));
                }
            } else if !may_be_gone {
                return Err(format!("{} is gone", path.display()));
            }
        }
        let backups: BTreeSet<PathBuf> = self.backups().into_iter().collect();
        for path in now.iter().filter(|path| !self.before.contains_key(*path)) {
            let is_made = self.after.contains(path);
            // What was made before something else failed is judged later.
            let is_of_a_backup =
                backups.contains(path) || backups.contains(&path.with_extension(""));
            let may_be_there = match end {
                End::Done => is_made,
                End::Failed if tidy => is_of_a_backup || self.is_opened_when_made(path),
                End::Failed | End::Killed => is_made || is_of_a_backup,
            };
            let may_be_left = match end {
                End::Done if tidy => false,
                End::Failed if tidy => self.is_needed(path),
                _ => is_litter(path),
            };
            if !may_be_there && !may_be_left {
                return Err(format!("{end:?}, and {} is left", path.display()));
            }
        }
        match self.after.iter().find(|path| !now.contains(*path)) {
            Some(path) if end == End::Done => Err(format!("{} is not there", path.display())),
            _ => Ok(()),
        }
    }

    /// A new club's file is made, then opened: where opening it fails, it is there nevertheless.
    fn is_opened_when_made(&self, path: &Path) -> bool {
        self.work == Work::Creation && self.after.contains(path)
    }

    /// By the journal the club's file is put back as it was, once the disk lets it; and a lock that
    /// nobody holds may be another's at any moment.
    fn is_needed(&self, path: &Path) -> bool {
        let name = path.to_string_lossy();
        let club = self.club();
        name.ends_with(".lock") || name == format!("{}-journal", club.display())
    }

    fn backups_are_good(&self) -> Result<(), String> {
        for path in self.backups() {
            check_backup(&path).map_err(|error| error.to_string())?;
            if !fingerprint::of(&path).is_ok_and(|held| self.backed_up.contains(&held)) {
                return Err(format!("{} holds something else", path.display()));
            }
        }
        Ok(())
    }

    fn what_was_made_is_whole(&self, end: End) -> Result<(), String> {
        let path = self.folder().join(MADE);
        if !path.exists() {
            return Ok(());
        }
        // Where the program was killed or could not clear up, an empty file may hold the place.
        if fs::metadata(&path).is_ok_and(|about| about.len() == 0) {
            fs::remove_file(&path).unwrap();
            return Ok(());
        }
        let club = Club::open(&path).map_err(|error| error.to_string())?;
        let is_whole = club.check().is_ok_and(|findings| findings.is_empty());
        drop(club);
        let held = fingerprint::of(&path).map_err(|error| error.to_string())?;
        let is_right = self.work == Work::Creation || held == self.held[0];
        if is_whole && is_right && (end != End::Failed || self.is_opened_when_made(&path)) {
            Ok(())
        } else {
            Err(format!("{end:?}, but {} is there", path.display()))
        }
    }
}

/// What a program leaves that could not take it away.
fn is_litter(path: &Path) -> bool {
    let name = path.to_string_lossy();
    let is_aid = [".part", "-journal", ".lock"]
        .iter()
        .any(|end| name.ends_with(end));
    is_aid || fs::metadata(path).is_ok_and(|about| about.len() == 0)
}

fn files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    tree(folder).into_iter().filter(|path| path.is_file())
}

fn files_of(folder: &Path) -> BTreeSet<PathBuf> {
    files(folder).collect()
}
