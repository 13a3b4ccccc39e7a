//! Files that are written whole or not at all: each is written under another name beside its place,
//! and renamed into it in one step.

use crate::error::{Error, Fault};
use crate::files::club_header::holds_a_club;
use crate::files::file_name::is_a_name;
use crate::files::folders::{NewFolders, folder_of, sync, sync_folder};
use crate::files::lock::{Lock, has_no_locks};
use crate::files::path_identity::is_same_name;
use crate::files::sharing::{self, check_replaceable, is_unsupported, replace_fault};
use crate::files::sidecars::{check_no_leftovers, sidecars_of, with_suffix};
use crate::files::system_files::is_apple_double;
use crate::files::{fsync, long_path};
use std::collections::BTreeSet;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::iter::successors;
use std::path::{Path, PathBuf};
use tempfile::TempPath;

/// Writes a file, such as a document, whole or not at all. A file that is already there is replaced
/// once the new one is complete; a club's file or a folder never is. A pipe or a device is written to
/// directly, and a reader that closes it early is no error.
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
    if is(|about| !about.is_file()) || is_open_descriptor(place) {
        return append_to(place, bytes).map_err(|error| Error::file(place, error));
    }
    let file = AtomicFile::new(place, Existing::Replace)?;
    file.write(bytes)?;
    file.commit()
}

/// Writes to a pipe, a device or a file that is open already: nothing is put in the place of those.
fn append_to(place: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut out = OpenOptions::new().append(true).open(place)?;
    match out.write_all(bytes) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// Whether it is a name such as `/dev/stdout`, by which the system shows what a program has open.
fn is_open_descriptor(place: &Path) -> bool {
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
    let mut files_written = Vec::with_capacity(files.len());
    for (place, bytes) in files {
        if place.is_dir() || holds_a_club(place) {
            return Err(Error::file(place, Fault::Exists));
        }
        new_folders.make(folder_of(place))?;
        let mut file = AtomicFile::new(place, Existing::Replace)?;
        file.write(bytes)?;
        file.sync()?;
        files_written.push(file);
    }
    check_all_replaceable(files_written.iter().map(AtomicFile::place))?;
    new_folders.sync()?;
    in_turn(files_written, |file| file.rename())?;
    let folders: BTreeSet<&Path> = files.iter().map(|(place, _)| folder_of(place)).collect();
    folders.into_iter().try_for_each(sync)?;
    new_folders.keep();
    Ok(())
}

/// Checks several places before the first of them is replaced.
///
/// # Errors
/// For the first that cannot be replaced.
pub(crate) fn check_all_replaceable<'a>(
    places: impl IntoIterator<Item = &'a Path>,
) -> Result<(), Error> {
    places
        .into_iter()
        .try_for_each(|place| check_replaceable(place).map_err(|fault| Error::file(place, fault)))
}

/// Does the same work on one file after another.
///
/// # Errors
/// The first file's own; [`Fault::SomeReplaced`] for a later one, when the files before it are done.
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

/// The PDFs in a folder that are not among the files just written: left from an earlier run, or
/// somebody else's. None where there is no such folder.
///
/// # Errors
/// Where the folder cannot be read.
pub fn stale_pdfs(folder: &Path, written: &[(PathBuf, Vec<u8>)]) -> Result<Vec<PathBuf>, Error> {
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
        if is_pdf && !is_apple_double(&entry.file_name()) && !is_written(&place) {
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

/// A file that is being written. Dropped before [`AtomicFile::commit`], it leaves nothing behind. Its
/// place stays free until then, so that a program that is killed never leaves an empty file there.
#[derive(Debug)]
pub(crate) struct AtomicFile {
    place: PathBuf,
    part: PathBuf,
    existing: Existing,
    /// Open to read and to write until all of it is on the disk, so that nobody, such as a virus scanner,
    /// opens it meanwhile in such a way that `SQLite` could do only one of them, or neither.
    file: Option<File>,
    /// Whether dropping this removes the file from its place as well.
    undo_on_drop: bool,
    /// Keeps two programs from making the same file.
    _claim: Option<Lock>,
}

impl AtomicFile {
    pub(crate) fn new(place: &Path, existing: Existing) -> Result<Self, Error> {
        let failed = |error: io::Error| creation_error(place, error.into());
        check_free(place, existing)?;
        let mut file = Self {
            // First of all: without it, files beside the place may be another program's.
            _claim: claim(place, existing).map_err(failed)?,
            place: place.to_owned(),
            part: part_path(place),
            existing,
            file: None,
            undo_on_drop: false,
        };
        // What an interrupted run left is worth nothing, and its journal would spoil what is written now.
        for left in file.files() {
            sharing::remove_file(&left).or_else(|error| match error.kind() {
                ErrorKind::NotFound => Ok(()),
                _ => Err(failed(error)),
            })?;
        }
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true);
        file.file = Some(sharing::open(&options, &file.part).map_err(failed)?);
        Ok(file)
    }

    /// The file that is being written, after the files that `SQLite` may have left beside it.
    fn files(&self) -> impl Iterator<Item = PathBuf> + use<> {
        sidecars_of(&self.part)
            .into_iter()
            .chain([self.part.clone()])
    }

    /// Where the file goes once it is complete.
    pub(crate) fn place(&self) -> &Path {
        &self.place
    }

    /// Where it is written until then.
    pub(crate) fn part(&self) -> &Path {
        &self.part
    }

    /// Appends to it.
    pub(crate) fn write(&self, bytes: &[u8]) -> Result<(), Error> {
        let mut file = self
            .file
            .as_ref()
            .ok_or_else(|| Error::file(&self.place, Fault::Unexpected("it is closed".into())))?;
        file.write_all(bytes)
            .map_err(|error| Error::file(&self.place, error))
    }

    /// Makes sure that all of it is on the disk, including what `SQLite` wrote. Nothing can be written
    /// after that.
    pub(crate) fn sync(&mut self) -> Result<(), Error> {
        let Some(file) = self.file.take() else {
            return Ok(());
        };
        fsync::file(&file).map_err(|error| Error::file(&self.place, error))
    }

    /// Makes sure the file is on the disk and puts it in its place. Where that fails, no new one is
    /// left there.
    pub(crate) fn commit(mut self) -> Result<(), Error> {
        self.sync()?;
        self.rename()?;
        self.undo_on_drop = self.existing == Existing::Refuse;
        sync_folder(&self.place)?;
        self.undo_on_drop = false;
        Ok(())
    }

    /// The same for a new file and a companion that is useless without it: both are put in place, or
    /// neither is.
    pub(crate) fn commit_with(mut self, mut other: Self) -> Result<(), Error> {
        self.sync()?;
        other.sync()?;
        // What belongs to a file that came meanwhile stays as well.
        check_free(&self.place, self.existing)?;
        other.rename()?;
        other.undo_on_drop = true;
        self.rename()?;
        self.undo_on_drop = true;
        sync_folder(&self.place)?;
        self.undo_on_drop = false;
        other.undo_on_drop = false;
        Ok(())
    }

    fn rename(&self) -> Result<(), Error> {
        let renamed = match self.existing {
            Existing::Replace => sharing::rename(&self.part, &self.place),
            Existing::Refuse => sharing::retry_while_refused(|| self.rename_without_replacing()),
        };
        renamed.map_err(|error| Error::file(&self.place, replace_fault(&self.place, error)))
    }

    /// The system itself makes sure that nothing is replaced, even if somebody takes the name in the same
    /// moment. Some disks, such as sticks on macOS and network folders, cannot do that; there we check
    /// first. On Windows every disk can, and an ordinary rename would replace.
    fn rename_without_replacing(&self) -> io::Result<()> {
        let mut part = TempPath::try_from_path(long_path::for_others(&self.part))?;
        // Where it fails, it goes when this is dropped, as after every other failure.
        part.disable_cleanup(true);
        let Err(refused) = part.persist_noclobber(long_path::for_others(&self.place)) else {
            return Ok(());
        };
        let error = refused.error;
        let is_unknown = is_unsupported(&error) || error.kind() == ErrorKind::PermissionDenied;
        if is_unknown && !cfg!(windows) {
            check_nothing_at(&self.place)?;
            return fs::rename(&self.part, &self.place);
        }
        Err(error)
    }
}

impl Drop for AtomicFile {
    // After `commit` there is nothing to remove; otherwise an error is already on its way to the person.
    fn drop(&mut self) {
        self.file = None;
        for left in self.files() {
            let _ = sharing::remove_file(&left);
        }
        if self.undo_on_drop {
            let _ = sharing::remove_file(&self.place);
        }
    }
}

/// Why a file or folder cannot be made. If something is missing, it is the folder, not the new file.
pub(crate) fn creation_error(place: &Path, fault: Fault) -> Error {
    let fault = match fault {
        Fault::Missing | Fault::NoFolder => Fault::NoPlace,
        fault => fault,
    };
    Error::file(place, fault)
}

/// Checks that nothing is in the way, unless it may be replaced.
fn check_free(place: &Path, existing: Existing) -> Result<(), Error> {
    is_a_name(place)?;
    if existing == Existing::Replace {
        return Ok(());
    }
    check_nothing_at(place).map_err(|error| creation_error(place, error.into()))?;
    check_no_leftovers(place).map_err(|fault| creation_error(place, fault))
}

fn check_nothing_at(place: &Path) -> io::Result<()> {
    match fs::symlink_metadata(place) {
        Ok(_) => Err(ErrorKind::AlreadyExists.into()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// Claims a place: a file that another program is making counts as being there already. Some disks, such
/// as network folders, have no locks.
fn claim(place: &Path, existing: Existing) -> io::Result<Option<Lock>> {
    if existing == Existing::Replace {
        return Ok(None);
    }
    match Lock::try_acquire(place) {
        Ok(None) => Err(ErrorKind::AlreadyExists.into()),
        Err(error) if has_no_locks(&error) => Ok(None),
        taken => taken,
    }
}

fn part_path(place: &Path) -> PathBuf {
    with_suffix(place, ".part")
}

#[cfg(test)]
mod tests;
