//! Files under names that nobody typed, such as those of an export. What people made is never replaced
//! by them without being asked for; what this program wrote there itself is, as long as nobody changed
//! it since. It knows its own by their checksums, which lie beside them.

use crate::backup::{sha256_of, sha256_of_bytes};
use crate::beside::{Beside, Existing, all_can_be_replaced, in_turn};
use crate::error::{Error, Fault, Refused};
use crate::folders::{NewFolders, folder_of, sync_folder};
use crate::held;
use crate::open::holds_a_club;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs::{self, File};
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

/// Writes several files into a folder that is made where it is missing, some of them in folders within
/// it, under names that nobody typed. Nothing is put in its place before all of them are on the disk, and
/// every place is free.
///
/// # Errors
/// Where files are in the way, all of which are named, or one cannot be written or replaced; then all
/// are as they were. [`Fault::SomeReplaced`] where something came between only then.
pub fn write_own(
    folder: &Path,
    files: &[(PathBuf, Vec<u8>)],
    replacing: Replacing,
) -> Result<(), Error> {
    write_instead(folder, files, &[], replacing)
}

/// The same, and takes away others, of those names, for which there is nothing to write any more.
pub(crate) fn write_instead(
    folder: &Path,
    files: &[(PathBuf, Vec<u8>)],
    gone: &[PathBuf],
    replacing: Replacing,
) -> Result<(), Error> {
    let mut own = Own::read(folder)?;
    let mut in_the_way = Vec::new();
    let mut changing = Vec::with_capacity(files.len());
    for (place, bytes) in files {
        match own.there(place, Some(bytes))? {
            There::Nothing => changing.push((place, bytes, Existing::Refuse)),
            There::Same => {}
            There::Own => changing.push((place, bytes, Existing::Replace)),
            There::Other => {
                in_the_way.push(place.clone());
                changing.push((place, bytes, Existing::Replace));
            }
        }
    }
    let mut going = Vec::new();
    for place in gone {
        match own.there(place, None)? {
            There::Nothing => {}
            There::Same | There::Own => going.push(place),
            There::Other => {
                in_the_way.push(place.clone());
                going.push(place);
            }
        }
    }
    if own.is_anothers {
        in_the_way.push(own.place.clone());
    }
    if !in_the_way.is_empty() && replacing == Replacing::OwnOnly {
        return Err(Refused::InTheWay(in_the_way).into());
    }
    for (place, bytes) in files {
        own.add(place, sha256_of_bytes(bytes));
    }
    put(&own, &changing, &going)
}

/// What is done with a file once all are on the disk.
enum Step<'a> {
    Put(Beside),
    TakeAway(&'a Path),
}

impl Step<'_> {
    fn place(&self) -> &Path {
        match self {
            Self::Put(beside) => beside.place(),
            Self::TakeAway(place) => place,
        }
    }

    fn take(self) -> Result<(), Error> {
        match self {
            Self::Put(beside) => beside.finish(),
            Self::TakeAway(place) => match held::remove_file(place) {
                Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
                Err(error) => Err(Error::file(place, error)),
                // The old file would come back where the power goes now.
                Ok(()) => sync_folder(place),
            },
        }
    }
}

/// Puts files in their places, and takes away others. The checksums go first: whatever stops the rest,
/// every file is then known by them, the old ones and the new.
fn put(
    own: &Own,
    files: &[(&PathBuf, &Vec<u8>, Existing)],
    going: &[&PathBuf],
) -> Result<(), Error> {
    let mut new_folders = NewFolders::default();
    let mut written = |place: &Path, bytes: &[u8], existing| {
        if place.is_dir() || holds_a_club(place) {
            return Err(Error::file(place, Fault::Exists));
        }
        new_folders.make(folder_of(place))?;
        let mut beside = Beside::new(place, existing)?;
        beside.write(bytes)?;
        beside.sync()?;
        Ok(beside)
    };
    let sums = written(&own.place, own.text().as_bytes(), Existing::Replace)?;
    let mut steps = Vec::with_capacity(files.len() + going.len());
    for (place, bytes, existing) in files {
        steps.push(Step::Put(written(place, bytes, *existing)?));
    }
    steps.extend(going.iter().map(|place| Step::TakeAway(place)));
    all_can_be_replaced(
        [sums.place()]
            .into_iter()
            .chain(steps.iter().map(Step::place)),
    )?;
    sums.finish()?;
    in_turn(steps, Step::take)?;
    new_folders.keep();
    Ok(())
}

/// What is at a place already.
enum There {
    Nothing,
    /// What is to be written: nothing would be lost.
    Same,
    /// What this program wrote, unchanged.
    Own,
    Other,
}

/// What this program wrote into a folder.
struct Own {
    folder: PathBuf,
    /// Where that is written down.
    place: PathBuf,
    /// Each name with the checksums that may be under it.
    known: BTreeSet<(String, String)>,
    /// Whether a file is called so and says something else.
    is_anothers: bool,
}

impl Own {
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
            held::looking(|| File::open(&place))
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
            is_anothers: is_there && lines.is_none(),
            folder: folder.to_owned(),
            place,
        })
    }

    /// What is at a place, and may have to go for these bytes.
    fn there(&mut self, place: &Path, bytes: Option<&[u8]>) -> Result<There, Error> {
        let found = match fs::symlink_metadata(place) {
            Ok(found) => found,
            Err(error)
                if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) =>
            {
                return Ok(There::Nothing);
            }
            Err(error) => return Err(Error::file(place, error)),
        };
        if !found.is_file() {
            return Ok(There::Other);
        }
        let name = self.name(place);
        let is_known = self.known.iter().any(|(known, _)| *known == name);
        let is_as_long = bytes.is_some_and(|bytes| bytes.len() as u64 == found.len());
        if !is_known && !is_as_long {
            return Ok(There::Other);
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
                There::Same
            } else if is_own {
                There::Own
            } else {
                There::Other
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
