//! Files that come into being whole: written beside their place, then put there in one step.

use crate::companions::{all_of, none_is_left_at, with};
use crate::error::{Error, Fault};
use crate::file_name::is_a_name;
use crate::folders::{NewFolders, folder_of, sync, sync_folder};
use crate::held::{self, can_be_replaced, cannot_put, is_unsupported};
use crate::lock::{Lock, knows_no_locks};
use crate::long_path;
use crate::open::holds_a_club;
use crate::to_disk;
use crate::true_name::is_same_name;
use crate::unasked::is_beside_another;
use std::collections::BTreeSet;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::iter::successors;
use std::path::{Path, PathBuf};
use tempfile::TempPath;

/// Writes a file, such as a document, whole or not at all; one that is there already is replaced
/// once the new one is complete. A club's file is never replaced by a document, nor is a folder. What
/// leads out of the program, such as a pipe, is written to as it is, and whoever stops reading has had
/// enough.
///
/// # Errors
/// Where the folder is missing or cannot be written, or a club's file or a folder is there.
pub fn write_whole(place: impl AsRef<Path>, bytes: &[u8]) -> Result<(), Error> {
    let place = place.as_ref();
    is_a_name(place)?;
    let about = fs::metadata(place).ok();
    let is = |kind: fn(&Metadata) -> bool| about.as_ref().is_some_and(kind);
    if is(Metadata::is_dir) || is(Metadata::is_file) && holds_a_club(place) {
        return Err(Error::file(place, Fault::Exists));
    }
    if is(|about| !about.is_file()) || is_open_already(place) {
        return write_out(place, bytes).map_err(|error| Error::file(place, error));
    }
    let beside = Beside::new(place, Existing::Replace)?;
    beside.write(bytes)?;
    beside.finish()
}

/// Writes to a pipe, a device or a file that is open already: nothing is put in the place of those.
fn write_out(place: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut out = OpenOptions::new().append(true).open(place)?;
    match out.write_all(bytes) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// Whether it is a name such as `/dev/stdout`, by which the system shows what a program has open.
fn is_open_already(place: &Path) -> bool {
    let next = |name: &PathBuf| Some(folder_of(name).join(fs::read_link(name).ok()?));
    // More links no system follows.
    let names = successors(Some(place.to_owned()), next).take(40);
    let mut folders = names.filter_map(|name| folder_of(&name).canonicalize().ok());
    folders.any(|folder| {
        folder == Path::new("/dev/fd") || folder.starts_with("/proc") && folder.ends_with("fd")
    })
}

/// Writes several files, in folders that are made where they are missing. Nothing is put in its place
/// before all of them are on the disk, and every place is free.
///
/// # Errors
/// Where a folder or a file cannot be written; then all are as they were. [`Fault::SomeReplaced`] where
/// something came between only then.
pub fn write_together(files: &[(PathBuf, Vec<u8>)]) -> Result<(), Error> {
    let mut new_folders = NewFolders::default();
    let mut finished = Vec::with_capacity(files.len());
    for (place, bytes) in files {
        if place.is_dir() || holds_a_club(place) {
            return Err(Error::file(place, Fault::Exists));
        }
        new_folders.make(folder_of(place))?;
        let mut beside = Beside::new(place, Existing::Replace)?;
        beside.write(bytes)?;
        beside.sync()?;
        finished.push(beside);
    }
    all_can_be_replaced(finished.iter().map(Beside::place))?;
    in_turn(finished, |beside| beside.rename())?;
    let folders: BTreeSet<&Path> = files.iter().map(|(place, _)| folder_of(place)).collect();
    folders.into_iter().try_for_each(sync)?;
    new_folders.keep();
    Ok(())
}

/// # Errors
/// Where one of several places is not free, so that none of them should be touched.
pub(crate) fn all_can_be_replaced<'a>(
    places: impl IntoIterator<Item = &'a Path>,
) -> Result<(), Error> {
    places
        .into_iter()
        .try_for_each(|place| can_be_replaced(place).map_err(|fault| Error::file(place, fault)))
}

/// Does the same to several files, of which the later ones can fail when the first are done.
///
/// # Errors
/// Those of the first, and [`Fault::SomeReplaced`] of others.
pub(crate) fn in_turn<T>(
    files: impl IntoIterator<Item = T>,
    work: impl Fn(T) -> Result<(), Error>,
) -> Result<(), Error> {
    for (done, file) in files.into_iter().enumerate() {
        work(file).map_err(|error| match error {
            Error::File { path, .. } if done > 0 => Error::file(&path, Fault::SomeReplaced),
            error => error,
        })?;
    }
    Ok(())
}

/// The PDFs of a folder that are not among the files just written: from an earlier time, or somebody
/// else's. None where there is no such folder.
///
/// # Errors
/// Where the folder cannot be read.
pub fn left_from_before(
    folder: &Path,
    written: &[(PathBuf, Vec<u8>)],
) -> Result<Vec<PathBuf>, Error> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    // A disk may write a name otherwise than it was given.
    let is_written = |place: &Path| {
        written.iter().any(|(written, _)| {
            written.parent() == place.parent()
                && is_same_name(
                    written.file_name().unwrap_or_default(),
                    place.file_name().unwrap_or_default(),
                )
        })
    };
    let unreadable = |error| Error::file(folder, Fault::from(error));
    let mut left = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let place = entry.path();
        let is_pdf = place.extension().is_some_and(|kind| kind == "pdf");
        if is_pdf && !is_beside_another(&entry.file_name()) && !is_written(&place) {
            left.push(place);
        }
    }
    left.sort();
    Ok(left)
}

/// Whether a file that is already there may be replaced.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Existing {
    /// By the finished new one.
    Replace,
    /// Never.
    Refuse,
}

/// A file under way. Dropped unfinished, it leaves nothing behind. Its place stays free until it is
/// whole, so that a program that is stopped never leaves a name taken by nothing.
#[derive(Debug)]
pub(crate) struct Beside {
    place: PathBuf,
    part: PathBuf,
    existing: Existing,
    /// Open to read and to write until all of it is on the disk, so that nobody, such as a virus scanner,
    /// opens it meanwhile in such a way that `SQLite` could do only one of them, or neither.
    file: Option<File>,
    /// Whether what is in the place goes if this fails.
    is_put: bool,
    /// So that two programs do not make the same file.
    _claim: Option<Lock>,
}

impl Beside {
    pub(crate) fn new(place: &Path, existing: Existing) -> Result<Self, Error> {
        let failed = |error: io::Error| cannot_make(place, error.into());
        is_free(place, existing)?;
        let mut beside = Self {
            // First of all: until it is had, what lies beside the place may be another's.
            _claim: claim(place, existing).map_err(failed)?,
            place: place.to_owned(),
            part: part_of(place),
            existing,
            file: None,
            is_put: false,
        };
        // What an interrupted run left is worth nothing, and its journal would spoil what is written now.
        for left in beside.files() {
            held::remove_file(&left).or_else(|error| match error.kind() {
                ErrorKind::NotFound => Ok(()),
                _ => Err(failed(error)),
            })?;
        }
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true);
        beside.file = Some(held::open(&options, &beside.part).map_err(failed)?);
        Ok(beside)
    }

    /// The file under way, after what `SQLite` may have left beside it.
    fn files(&self) -> impl Iterator<Item = PathBuf> + use<> {
        all_of(&self.part).into_iter().chain([self.part.clone()])
    }

    /// Where it is to be in the end.
    pub(crate) fn place(&self) -> &Path {
        &self.place
    }

    /// Where to write.
    pub(crate) fn part(&self) -> &Path {
        &self.part
    }

    /// Writes what comes next in it.
    pub(crate) fn write(&self, bytes: &[u8]) -> Result<(), Error> {
        let mut file = self
            .file
            .as_ref()
            .ok_or_else(|| Error::file(&self.place, Fault::Unexpected("it is closed".into())))?;
        file.write_all(bytes)
            .map_err(|error| Error::file(&self.place, error))
    }

    /// Makes sure that what was written, by `SQLite` as well, is on the disk. Nothing is written after
    /// that.
    pub(crate) fn sync(&mut self) -> Result<(), Error> {
        let Some(file) = self.file.take() else {
            return Ok(());
        };
        to_disk::file(&file).map_err(|error| Error::file(&self.place, error))
    }

    /// Makes sure the file is on the disk and puts it in its place. Where that fails, no new one is
    /// left there.
    pub(crate) fn finish(mut self) -> Result<(), Error> {
        self.sync()?;
        self.rename()?;
        self.is_put = self.existing == Existing::Refuse;
        sync_folder(&self.place)?;
        self.is_put = false;
        Ok(())
    }

    /// The same for a new file and one beside it that means nothing without it: both or neither.
    pub(crate) fn finish_with(mut self, mut other: Self) -> Result<(), Error> {
        self.sync()?;
        other.sync()?;
        // What belongs to a file that came meanwhile stays as well.
        is_free(&self.place, self.existing)?;
        other.rename()?;
        other.is_put = true;
        self.rename()?;
        self.is_put = true;
        sync_folder(&self.place)?;
        self.is_put = false;
        other.is_put = false;
        Ok(())
    }

    fn rename(&self) -> Result<(), Error> {
        let renamed = match self.existing {
            Existing::Replace => held::rename(&self.part, &self.place),
            Existing::Refuse => held::patiently(|| self.rename_where_nothing_is()),
        };
        renamed.map_err(|error| Error::file(&self.place, cannot_put(&self.place, error)))
    }

    /// The system itself sees to it that nothing is replaced, whoever else gives that name in the same
    /// moment. Some disks, such as sticks on macOS and folders kept on the net, cannot: there it is
    /// looked at before. On Windows all can, and the other way of renaming replaces.
    fn rename_where_nothing_is(&self) -> io::Result<()> {
        let mut part = TempPath::try_from_path(long_path::for_others(&self.part))?;
        // Where it fails, it goes when this is dropped, as after every other failure.
        part.disable_cleanup(true);
        let Err(refused) = part.persist_noclobber(long_path::for_others(&self.place)) else {
            return Ok(());
        };
        let error = refused.error;
        let is_unknown = is_unsupported(&error) || error.kind() == ErrorKind::PermissionDenied;
        if is_unknown && !cfg!(windows) {
            nothing_is_at(&self.place)?;
            return fs::rename(&self.part, &self.place);
        }
        Err(error)
    }
}

impl Drop for Beside {
    // After `finish` there is nothing to remove; otherwise an error is already on its way to the person.
    fn drop(&mut self) {
        self.file = None;
        for left in self.files() {
            let _ = held::remove_file(&left);
        }
        if self.is_put {
            let _ = held::remove_file(&self.place);
        }
    }
}

/// Why nothing can be made there. What is missing is not what is to be made, but its folder.
pub(crate) fn cannot_make(place: &Path, fault: Fault) -> Error {
    let fault = match fault {
        Fault::Missing | Fault::NoFolder => Fault::NoPlace,
        fault => fault,
    };
    Error::file(place, fault)
}

/// Nothing that is there is replaced, unless it may be.
fn is_free(place: &Path, existing: Existing) -> Result<(), Error> {
    is_a_name(place)?;
    if existing == Existing::Replace {
        return Ok(());
    }
    nothing_is_at(place).map_err(|error| cannot_make(place, error.into()))?;
    none_is_left_at(place).map_err(|fault| cannot_make(place, fault))
}

fn nothing_is_at(place: &Path) -> io::Result<()> {
    match fs::symlink_metadata(place) {
        Ok(_) => Err(ErrorKind::AlreadyExists.into()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// What is already being made is as good as there. Some disks, such as folders kept on the net, know no
/// locks.
fn claim(place: &Path, existing: Existing) -> io::Result<Option<Lock>> {
    if existing == Existing::Replace {
        return Ok(None);
    }
    match Lock::take(place) {
        Ok(None) => Err(ErrorKind::AlreadyExists.into()),
        Err(error) if knows_no_locks(&error) => Ok(None),
        taken => taken,
    }
}

fn part_of(place: &Path) -> PathBuf {
    with(place, ".part")
}

#[cfg(test)]
mod tests;
