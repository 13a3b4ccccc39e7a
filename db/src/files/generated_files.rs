//! Files under names that the program chooses, such as those of an export. They replace what this program
//! wrote there before, as long as nobody has changed it since, and nothing else unless asked to. The
//! program knows its own files by their checksums, which lie beside them.

use crate::error::{Error, Fault, Refused};
use crate::files::atomic_file::{
    AtomicFile, Existing, check_all_replaceable, creation_error, in_turn,
};
use crate::files::checksum::{sha256_of, sha256_of_bytes};
use crate::files::club_header::holds_a_club;
use crate::files::folders::{NewFolders, folder_of, sync_folder};
use crate::files::lock::Lock;
use crate::files::sharing;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

/// Which files that are there already may be replaced.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Replacing {
    /// Those that this program wrote, and that nobody changed since.
    #[default]
    OwnOnly,
    /// All but a club's file: the person has said so.
    Anything,
}

/// Writes several generated files into a folder and its subfolders, which are made where they are missing.
/// Nothing is put in its place before all of them are on the disk and every place is known to be free.
///
/// # Errors
/// Where files are in the way, all of which are named, or one cannot be written or replaced; then all
/// are as they were. [`Fault::SomeReplaced`] where something came between only then.
pub fn write_generated(
    folder: &Path,
    files: &[(PathBuf, Vec<u8>)],
    replacing: Replacing,
) -> Result<(), Error> {
    replace_generated(folder, files, &[], replacing)
}

/// The same, and deletes generated files of the names in `gone`, for which there is nothing to write.
///
/// # Errors
/// As of [`write_generated`].
pub fn replace_generated(
    folder: &Path,
    files: &[(PathBuf, Vec<u8>)],
    gone: &[PathBuf],
    replacing: Replacing,
) -> Result<(), Error> {
    let mut new_folders = NewFolders::default();
    new_folders.make(folder)?;
    let _turn = take_turn(&folder.join(KnownFiles::NAME))?;
    let mut own = KnownFiles::read(folder)?;
    let mut conflicts = Vec::new();
    let mut changing = Vec::with_capacity(files.len());
    for (place, bytes) in files {
        match own.occupant(place, Some(bytes))? {
            Occupant::Nothing => changing.push((place, bytes, Existing::Refuse)),
            Occupant::Same => {}
            Occupant::Own => changing.push((place, bytes, Existing::Replace)),
            Occupant::Other => {
                conflicts.push(place.clone());
                changing.push((place, bytes, Existing::Replace));
            }
        }
    }
    let mut going = Vec::new();
    for place in gone {
        match own.occupant(place, None)? {
            Occupant::Nothing => {}
            Occupant::Same | Occupant::Own => going.push(place),
            Occupant::Other => {
                conflicts.push(place.clone());
                going.push(place);
            }
        }
    }
    if own.is_foreign {
        conflicts.push(own.place.clone());
    }
    if !conflicts.is_empty() && replacing == Replacing::OwnOnly {
        return Err(Refused::FilesInTheWay(conflicts).into());
    }
    for (place, bytes) in files {
        own.add(place, sha256_of_bytes(bytes));
    }
    put(&own, &changing, &going, &mut new_folders)?;
    new_folders.keep();
    Ok(())
}

/// Two programs that write into one folder, such as the exports of two clubs, write one after the other:
/// each adds its files to the list. Some disks, such as network folders, have no locks.
fn take_turn(list: &Path) -> Result<Option<Lock>, Error> {
    let mut tries = 0;
    loop {
        match Lock::acquire(list) {
            Ok(turn) => return Ok(Some(turn)),
            Err(Fault::NoLocks) => return Ok(None),
            Err(Fault::Busy | Fault::OpenElsewhere(_)) if tries < PATIENCE => tries += 1,
            Err(fault) => return Err(creation_error(list, fault)),
        }
    }
}

/// How often a turn is asked for, a second each: the other may be writing decades of a club to a slow disk.
const PATIENCE: u32 = 60;

/// What is done with one file, once all of them are on the disk.
enum Step<'a> {
    Put(AtomicFile),
    TakeAway(&'a Path),
}

impl Step<'_> {
    fn place(&self) -> &Path {
        match self {
            Self::Put(file) => file.place(),
            Self::TakeAway(place) => place,
        }
    }

    fn take(self) -> Result<(), Error> {
        match self {
            Self::Put(file) => file.commit(),
            Self::TakeAway(place) => match sharing::remove_file(place) {
                Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
                Err(error) => Err(Error::file(place, error)),
                // The old file would come back where the power goes now.
                Ok(()) => sync_folder(place),
            },
        }
    }
}

/// Puts files in their places and deletes others. The checksums come first and name both the old files
/// and the new, so that all are known if the rest is interrupted.
fn put(
    own: &KnownFiles,
    files: &[(&PathBuf, &Vec<u8>, Existing)],
    going: &[&PathBuf],
    new_folders: &mut NewFolders,
) -> Result<(), Error> {
    let mut written = |place: &Path, bytes: &[u8], existing| {
        if place.is_dir() || holds_a_club(place) {
            return Err(Error::file(place, Fault::Exists));
        }
        new_folders.make(folder_of(place))?;
        let mut file = AtomicFile::new(place, existing)?;
        file.write(bytes)?;
        file.sync()?;
        Ok(file)
    };
    let sums = written(&own.place, own.text().as_bytes(), Existing::Replace)?;
    let mut steps = Vec::with_capacity(files.len() + going.len());
    for (place, bytes, existing) in files {
        steps.push(Step::Put(written(place, bytes, *existing)?));
    }
    steps.extend(going.iter().map(|place| Step::TakeAway(place)));
    check_all_replaceable(
        [sums.place()]
            .into_iter()
            .chain(steps.iter().map(Step::place)),
    )?;
    new_folders.sync()?;
    sums.commit()?;
    in_turn(steps, Step::take)
}

/// What is at a place already.
enum Occupant {
    Nothing,
    /// What is to be written: nothing would be lost.
    Same,
    /// What this program wrote, unchanged.
    Own,
    Other,
}

/// The files that this program wrote into a folder.
struct KnownFiles {
    folder: PathBuf,
    /// The file that lists them.
    place: PathBuf,
    /// Names, each with every checksum that the file may have.
    known: BTreeSet<(String, String)>,
    /// Whether a file of that name is there and is no such list.
    is_foreign: bool,
}

impl KnownFiles {
    const NAME: &str = ".hanchan-sums";
    const HEADING: &str = "# Files that hanchan wrote here. It replaces them as long as nobody changes them. 半荘帳が書いたファイルの控え\n";
    /// Far more than any folder needs.
    const MOST_BYTES: u64 = 4 * 1024 * 1024;

    fn read(folder: &Path) -> Result<Self, Error> {
        let place = folder.join(Self::NAME);
        let mut text = Vec::new();
        // A pipe would be waited for for ever.
        let is_no_file = fs::metadata(&place).is_ok_and(|about| !about.is_file());
        let read = if is_no_file {
            Ok(0)
        } else {
            sharing::open_to_read(&place)
                .and_then(|file| file.take(Self::MOST_BYTES).read_to_end(&mut text))
        };
        let is_there = match read {
            Ok(_) => true,
            // What is no folder cannot be made one either, which is told then.
            Err(error)
                if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) =>
            {
                false
            }
            Err(error) => return Err(Error::file(&place, error)),
        };
        let text = String::from_utf8(text).unwrap_or_default();
        let lines = text.strip_prefix(Self::HEADING);
        let known = lines.unwrap_or_default().lines().filter_map(|line| {
            let (sum, name) = line.split_once("  ")?;
            Some((name.to_owned(), sum.to_owned()))
        });
        Ok(Self {
            known: known.collect(),
            is_foreign: is_there && lines.is_none(),
            folder: folder.to_owned(),
            place,
        })
    }

    /// What is at a place, and may have to go for these bytes.
    fn occupant(&mut self, place: &Path, bytes: Option<&[u8]>) -> Result<Occupant, Error> {
        let found = match fs::symlink_metadata(place) {
            Ok(found) => found,
            Err(error)
                if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) =>
            {
                return Ok(Occupant::Nothing);
            }
            Err(error) => return Err(Error::file(place, error)),
        };
        if !found.is_file() {
            return Ok(Occupant::Other);
        }
        let name = self.name(place);
        let is_known = self.known.iter().any(|(known, _)| *known == name);
        let is_as_long = bytes.is_some_and(|bytes| bytes.len() as u64 == found.len());
        if !is_known && !is_as_long {
            return Ok(Occupant::Other);
        }
        let sum = sha256_of(place)?;
        let is_own = self.known.contains(&(name.clone(), sum.clone()));
        // Of what was under the name at other times nothing needs to be known any more.
        self.known.retain(|(known, _)| *known != name);
        if is_own {
            self.known.insert((name, sum.clone()));
        }
        Ok(
            if bytes.is_some_and(|bytes| sha256_of_bytes(bytes) == sum) {
                Occupant::Same
            } else if is_own {
                Occupant::Own
            } else {
                Occupant::Other
            },
        )
    }

    fn add(&mut self, place: &Path, sum: String) {
        self.known.insert((self.name(place), sum));
    }

    /// As it is written down, with the same separator on every system.
    fn name(&self, place: &Path) -> String {
        let name = place.strip_prefix(&self.folder).unwrap_or(place);
        name.to_string_lossy().replace('\\', "/")
    }

    fn text(&self) -> String {
        let mut text = Self::HEADING.to_owned();
        for (name, sum) in &self.known {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{sum}  {name}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use std::thread;
    use tempfile::TempDir;

    #[test]
    fn what_two_programs_write_into_one_folder_at_once_is_all_known_afterwards() {
        let place = TempDir::new().unwrap();
        let folder = place.path().join("share");
        let write = |club: &str, time: u32| {
            let file = folder.join(format!("{club}.csv"));
            write_generated(
                &folder,
                &[(file, time.to_string().into_bytes())],
                Replacing::OwnOnly,
            )
        };
        thread::scope(|scope| {
            for club in ["白樺会", "青葉会", "千鳥会"] {
                scope.spawn(move || (0..4).for_each(|time| write(club, time).unwrap()));
            }
        });
        let known = KnownFiles::read(&folder).unwrap().known;
        let names: BTreeSet<_> = known.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(
            names,
            BTreeSet::from(["千鳥会.csv", "白樺会.csv", "青葉会.csv"])
        );
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 4);
    }

    #[test]
    fn what_is_gone_already_is_taken_away_and_what_stays_is_told() {
        let folder = TempDir::new().unwrap();
        let report = folder.path().join("月報.pdf");
        fs::write(&report, "x").unwrap();
        Step::TakeAway(&report).take().unwrap();
        assert!(!report.exists());
        Step::TakeAway(&report).take().unwrap();
        fs::create_dir(&report).unwrap();
        let refused = Step::TakeAway(&report).take().unwrap_err();
        assert!(refused.to_string().contains("月報.pdf"), "{refused}");
        assert!(report.exists());
    }
}
