//! What work on a club's file must leave, however it ends.

use super::{DETAILS, End, Leaves, STICK, Work};
use crate::disk::Disk;
use crate::failing::tree;
use crate::{fingerprint, saving, scratch};
use db::{Club, Error, backups_in, check_backup, open_hand_over, own_backup_folder};
use rand::rngs::ChaCha8Rng;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// One work in a folder of its own, which can be begun again and again.
#[derive(Debug)]
pub struct Course {
    work: Work,
    folder: TempDir,
    before: BTreeMap<PathBuf, Vec<u8>>,
    after: BTreeMap<PathBuf, Vec<u8>>,
    /// What the club's file holds before and after, and what its backups hold.
    held: [u64; 2],
    /// What a club's file holds that is made.
    made_holds: u64,
    backed_up: BTreeSet<u64>,
}

impl Course {
    /// Lets the work be done undisturbed.
    pub fn of(work: Work) -> Result<Self, Error> {
        Self::in_folder(scratch(), work)
    }

    /// The same in that folder, which is empty.
    pub fn in_folder(folder: TempDir, work: Work) -> Result<Self, Error> {
        work.begin(folder.path())?;
        let mut course = Self {
            work,
            before: contents(folder.path()),
            after: BTreeMap::new(),
            held: [0; 2],
            made_holds: 0,
            backed_up: BTreeSet::new(),
            folder,
        };
        // A file of an older form is compared as it is when it is opened.
        drop(Club::open(course.club())?);
        let before = fingerprint::of(&course.club()).unwrap();
        course.begin_again();
        work.run(course.folder(), 0)?;
        course.held = [before, fingerprint::of(&course.club()).unwrap()];
        course.made_holds = match work {
            Work::Creation => fingerprint::of(&course.made()).unwrap(),
            _ => before,
        };
        course.after = contents(course.folder());
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

    fn made(&self) -> PathBuf {
        self.folder().join(self.work.makes())
    }

    /// Every backup that is there, but for empty files.
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

    /// What the disk holds before.
    pub fn disk(&self) -> Disk {
        Disk::with(self.folder(), &self.before)
    }

    /// Lets there be what is left of a disk by that chance, and nothing else.
    pub fn begin_with(&self, disk: &Disk, chance: &mut ChaCha8Rng) {
        for entry in fs::read_dir(self.folder()).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                fs::remove_dir_all(path).unwrap();
            } else {
                fs::remove_file(path).unwrap();
            }
        }
        disk.leave(self.folder(), chance);
    }

    /// Whether everything is there that must be, and nothing else but what may be, and the work can be
    /// done now.
    ///
    /// # Errors
    /// In words, where that is not so.
    pub fn judge(&self, end: End, leaves: Leaves) -> Result<(), String> {
        self.nothing_is_lost(end, leaves == Leaves::Nothing)?;
        if end == End::Done {
            self.what_was_erased_is_gone()?;
        }
        let club = Club::open(self.club()).map_err(|error| format!("it does not open: {error}"))?;
        let findings = club.check().map_err(|error| error.to_string())?;
        if let Some(finding) = findings.first() {
            return Err(format!("broken: {finding}"));
        }
        drop(club);
        let found = fingerprint::of(&self.club()).map_err(|error| error.to_string())?;
        let [before, after] = self.held;
        let is_right = match end {
            End::Done | End::NotPacked => found == after,
            End::Failed => found == before,
            End::Uncertain | End::Killed => [before, after].contains(&found),
        };
        if !is_right {
            return Err(format!("{end:?}, but the file holds something else"));
        }
        self.backups_are_good(end, leaves)?;
        self.what_was_made_is_whole(end)?;
        let is_there = self.made().exists() && !self.work.writes_files();
        if self.work.is_done_once() && found == after || is_there {
            return Ok(());
        }
        self.work
            .run(self.folder(), 1)
            .map_err(|error| format!("a second time it fails as well: {error}"))?;
        if self.work.writes_files() {
            self.files_are_whole(End::Done)
                .map_err(|fault| format!("a second time: {fault}"))?;
        }
        match tree(self.folder())
            .iter()
            .find(|path| is_of_a_work_folder(path))
        {
            Some(left) => Err(format!("a second time, and {} is left", left.display())),
            None => self.what_was_erased_is_gone(),
        }
    }

    /// Before anything is opened, which would put right what a killed program left.
    fn nothing_is_lost(&self, end: End, tidy: bool) -> Result<(), String> {
        let now = files_of(self.folder());
        for (path, bytes) in &self.before {
            let may_be_gone = !self.after.contains_key(path);
            let is_same = || fs::read(path).unwrap() == *bytes;
            let is_judged_later = *path == self.club() || self.is_written(path);
            if now.contains(path) {
                if !is_judged_later && !is_same() {
                    return Err(format!("{} is another", path.display()));
                }
            } else if !may_be_gone {
                return Err(format!("{} is gone", path.display()));
            }
        }
        let backups: BTreeSet<PathBuf> = self.backups().into_iter().collect();
        for path in now.iter().filter(|path| !self.before.contains_key(*path)) {
            let is_made = self.after.contains_key(path);
            // What was made before something else failed is judged later.
            let is_of_a_backup =
                backups.contains(path) || backups.contains(&path.with_extension(""));
            let may_be_there = match end {
                End::Done => is_made,
                End::Killed => is_made || is_of_a_backup,
                _ if tidy && !self.is_written(path) => {
                    is_of_a_backup || self.is_opened_when_made(path)
                }
                _ => is_made || is_of_a_backup,
            };
            let may_be_left = match end {
                End::Done if tidy => false,
                End::Failed | End::Uncertain | End::NotPacked if tidy => self.is_needed(path),
                _ => is_litter(path),
            };
            if !may_be_there && !may_be_left {
                return Err(format!("{end:?}, and {} is left", path.display()));
            }
        }
        match self.after.keys().find(|path| !now.contains(*path)) {
            Some(path) if end == End::Done => Err(format!("{} is not there", path.display())),
            _ => Ok(()),
        }
    }

    /// A new club's file is made, then opened: where opening it fails, it is there nevertheless.
    fn is_opened_when_made(&self, path: &Path) -> bool {
        self.work == Work::Creation && self.after.contains_key(path)
    }

    /// Files that are written one by one: where it ends too early some are there, and some are not.
    fn is_written(&self, path: &Path) -> bool {
        self.work.writes_files() && path.starts_with(self.made())
    }

    /// Each of them is as it was or as it should be, from its first byte to its last.
    fn files_are_whole(&self, end: End) -> Result<(), String> {
        let all: BTreeSet<&PathBuf> = self.before.keys().chain(self.after.keys()).collect();
        for path in all.into_iter().filter(|path| self.is_written(path)) {
            let found = fs::read(path).ok();
            let is = |files: &BTreeMap<PathBuf, Vec<u8>>| found.as_ref() == files.get(path);
            if found
                .as_ref()
                .is_some_and(|found| self.lists_all(path, found))
            {
                continue;
            }
            if !is(&self.after) && (end == End::Done || !is(&self.before)) {
                let length = found.map_or(0, |bytes| bytes.len());
                return Err(format!(
                    "{end:?}, and {length} bytes are in {}",
                    path.display()
                ));
            }
        }
        Ok(())
    }

    /// Whether it is the program's list of what it wrote into a folder, and names each file as it should be.
    /// Done a second time it leaves out what was there the first time.
    fn lists_all(&self, path: &Path, found: &[u8]) -> bool {
        let lines = |bytes: &[u8]| -> BTreeSet<String> {
            let text = String::from_utf8_lossy(bytes).into_owned();
            text.lines().map(str::to_owned).collect()
        };
        let (Some(whole), Some(folder)) = (self.after.get(path), path.parent()) else {
            return false;
        };
        let found = lines(found);
        let others = self.after.keys().filter(|other| *other != path);
        let mut written = others.filter(|other| other.starts_with(folder));
        path.ends_with(".hanchan-sums")
            && found.is_subset(&lines(whole))
            && written.all(|file| {
                let name = file.strip_prefix(folder).unwrap_or(file).to_string_lossy();
                found
                    .iter()
                    .any(|line| line.ends_with(&format!("  {name}")))
            })
    }

    /// By the journal the club's file is put back as it was, once the disk lets it; the originals of what
    /// was taken back stay until it is known to be whole; and a lock that nobody holds may be another's at
    /// any moment.
    fn is_needed(&self, path: &Path) -> bool {
        let name = path.to_string_lossy();
        let club = self.club();
        let is_original = self.work == Work::Recovery && is_of_a_work_folder(path);
        is_original || name.ends_with(".lock") || name == format!("{}-journal", club.display())
    }

    fn backups_are_good(&self, end: End, leaves: Leaves) -> Result<(), String> {
        for path in self.backups() {
            let is_old = self.before.contains_key(&path);
            let stays = self.after.contains_key(&path) && (is_old || end == End::Done);
            let has_checksum = path.with_added_extension("sha256").exists();
            // Without one it is refused, which is no loss where it is not to be there.
            if leaves == Leaves::LitterInAnyOrder && !stays && !has_checksum {
                continue;
            }
            check_backup(&path).map_err(|error| error.to_string())?;
            if !fingerprint::of(&path).is_ok_and(|held| self.backed_up.contains(&held)) {
                return Err(format!("{} holds something else", path.display()));
            }
        }
        Ok(())
    }

    fn what_was_made_is_whole(&self, end: End) -> Result<(), String> {
        let made = self.made();
        if self.work.writes_files() {
            return self.files_are_whole(end);
        }
        if !made.exists() {
            return Ok(());
        }
        let way = scratch();
        let path = match self.work {
            Work::HandOver => open_hand_over(&made, way.path(), None).map(|opened| opened.club),
            Work::Opening => Ok(made.join(saving::NAME)),
            Work::Archive => backups_in(&made).map(|backups| backups[0].path.clone()),
            _ => Ok(made.clone()),
        };
        let path = path.map_err(|error| error.to_string())?;
        let club = Club::open(&path).map_err(|error| error.to_string())?;
        let is_whole = club.check().is_ok_and(|findings| findings.is_empty());
        drop(club);
        let held = fingerprint::of(&path).map_err(|error| error.to_string())?;
        let mut all = self.after.keys().filter(|path| path.starts_with(&made));
        let is_right = is_whole && held == self.made_holds && all.all(|path| path.exists());
        if is_right && (end != End::Failed || self.is_opened_when_made(&made)) {
            Ok(())
        } else {
            Err(format!("{end:?}, but {} is there", made.display()))
        }
    }

    /// No file holds anything of it, in whichever bytes.
    fn what_was_erased_is_gone(&self) -> Result<(), String> {
        if self.work != Work::Erasure {
            return Ok(());
        }
        for path in files(self.folder()) {
            let bytes = fs::read(&path).unwrap();
            let holds = |text: &&&str| {
                bytes
                    .windows(text.len())
                    .any(|part| part == text.as_bytes())
            };
            if let Some(left) = DETAILS.iter().find(holds) {
                return Err(format!("{left} is still in {}", path.display()));
            }
        }
        Ok(())
    }
}

/// What a program leaves that could not take it away.
fn is_litter(path: &Path) -> bool {
    let name = path.to_string_lossy();
    let is_aid = [".part", "-journal", ".lock"]
        .iter()
        .any(|end| name.ends_with(end));
    is_aid || is_of_a_work_folder(path)
}

fn is_of_a_work_folder(path: &Path) -> bool {
    path.to_string_lossy().contains(".hanchan-work")
}

fn files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    tree(folder).into_iter().filter(|path| path.is_file())
}

fn files_of(folder: &Path) -> BTreeSet<PathBuf> {
    files(folder).collect()
}

fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let read = |path: PathBuf| {
        let bytes = fs::read(&path).unwrap();
        (path, bytes)
    };
    files(folder).map(read).collect()
}
