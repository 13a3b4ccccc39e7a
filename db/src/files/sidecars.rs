//! The files that `SQLite` keeps beside a database while it writes: journal, write-ahead log and its
//! index. Their names alone do not say whose they are: after a restore or a cloud synchronisation, a
//! file can lie beside the journal of another.

use crate::error::{Error, Fault};
use crate::files::folders::sync_folder;
use crate::files::path_identity::is_same_name;
use crate::files::sharing;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// What each adds to the file's name: the rollback journal, the write-ahead log that other programs use,
/// and the index of that log.
const SUFFIXES: [&str; 3] = ["-journal", "-wal", "-shm"];

/// What one that was put aside adds to its name, before a number.
const SET_ASIDE: &str = "-kept";

/// What the folder adds to a file's name, before a number, that keeps the file and its journal as they
/// were before half a write was rolled back.
pub(crate) const BEFORE_ROLLBACK: &str = "-before";

/// The rollback journal of a file, by which an interrupted write is undone.
pub(crate) fn journal_of(file: &Path) -> PathBuf {
    with_suffix(file, SUFFIXES[0])
}

/// The write-ahead log, in which other programs keep what is not yet in the file.
pub(crate) fn wal_of(file: &Path) -> PathBuf {
    with_suffix(file, SUFFIXES[1])
}

/// All that could lie beside a file.
pub(crate) fn sidecars_of(file: &Path) -> [PathBuf; 3] {
    SUFFIXES.map(|end| with_suffix(file, end))
}

/// Whether there is such a file and it is not empty: `SQLite` ignores an empty one.
pub(crate) fn has_content(sidecar: &Path) -> bool {
    fs::metadata(sidecar).is_ok_and(|about| about.is_file() && about.len() > 0)
}

/// Refuses a place beside which another file's journal or log was left.
///
/// # Errors
/// [`Fault::LeftBeside`] where there is.
pub(crate) fn check_no_leftovers(place: &Path) -> Result<(), Fault> {
    let left = sidecars_of(place)
        .into_iter()
        .find(|left| has_content(left));
    left.map_or(Ok(()), |left| Err(Fault::LeftBeside(file_name_of(&left))))
}

/// Renames a journal or a log that is not the file's own, so that `SQLite` does not use it, and returns
/// its new path. It is kept because another file may need it.
pub(crate) fn put_aside(sidecar: &Path) -> Result<PathBuf, Error> {
    let new_path = numbered_name(sidecar, SET_ASIDE)?;
    sharing::rename(sidecar, &new_path)
        .map_err(|error| Error::file(sidecar, Fault::from(error)))?;
    sync_folder(&new_path)?;
    Ok(new_path)
}

/// The first free name that is the path's own with a suffix and a number.
pub(crate) fn numbered_name(path: &Path, end: &str) -> Result<PathBuf, Error> {
    let failed = |error| Error::file(path, error);
    for number in 1_u32.. {
        let new_path = with_suffix(path, &format!("{end}-{number}"));
        match fs::symlink_metadata(&new_path) {
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(new_path),
            Err(error) => return Err(failed(Fault::from(error))),
        }
    }
    Err(failed(Fault::Exists))
}

/// Deletes the journals and logs that were put aside beside a file, and the copies from before a rollback.
pub(crate) fn remove_set_aside(file: &Path) -> Result<(), Error> {
    let Some(folder) = file.parent() else {
        return Ok(());
    };
    let beginnings = [
        with_suffix(&journal_of(file), SET_ASIDE),
        with_suffix(&wal_of(file), SET_ASIDE),
        with_suffix(file, BEFORE_ROLLBACK),
    ];
    let mut is_gone = false;
    for entry in fs::read_dir(folder).map_err(Fault::from)? {
        let path = entry.map_err(Fault::from)?.path();
        if !beginnings
            .iter()
            .any(|beginning| is_numbered(&path, beginning))
        {
            continue;
        }
        if path.is_dir() {
            sharing::remove_folder(&path)
        } else {
            fs::remove_file(&path)
        }
        .map_err(Fault::from)?;
        is_gone = true;
    }
    if is_gone {
        sync_folder(file)?;
    }
    Ok(())
}

/// Whether a name is another with a number after it.
fn is_numbered(path: &Path, beginning: &Path) -> bool {
    let name = file_name_of(path);
    let Some((beginning_of_it, number)) = name.rsplit_once('-') else {
        return false;
    };
    is_same_name(beginning_of_it.as_ref(), file_name_of(beginning).as_ref())
        && number.parse::<u32>().is_ok()
}

pub(crate) fn file_name_of(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// The file's name with something added.
pub(crate) fn with_suffix(file: &Path, end: &str) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(end);
    file.with_file_name(name)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::{
        BEFORE_ROLLBACK, has_content, journal_of, numbered_name, put_aside, remove_set_aside,
        wal_of, with_suffix,
    };
    use std::fs;
    use tempfile::TempDir;

    #[test]
    fn only_a_file_with_something_in_it_is_left_beside() {
        let folder = TempDir::new().unwrap();
        let left = folder.path().join("club.hanchan-journal");
        assert!(!has_content(&left));
        fs::write(&left, "").unwrap();
        assert!(!has_content(&left), "an empty file is none");
        fs::write(&left, "x").unwrap();
        assert!(has_content(&left));
        assert!(!has_content(folder.path()), "nor is a folder");
    }

    #[test]
    fn what_is_put_aside_takes_no_others_name_and_goes_by_its_own() {
        let folder = TempDir::new().unwrap();
        let club = folder.path().join("club.hanchan");
        let journal = journal_of(&club);
        for number in 1..=3 {
            fs::write(&journal, number.to_string()).unwrap();
            let new_path = put_aside(&journal).unwrap();
            assert_eq!(new_path, with_suffix(&journal, &format!("-kept-{number}")));
            assert_eq!(fs::read_to_string(new_path).unwrap(), number.to_string());
            assert!(!journal.exists());
        }
        let others = ["-kept-", "-kept-x", "-kept-1x"].map(|end| with_suffix(&journal, end));
        for other in &others {
            fs::write(other, "").unwrap();
        }
        fs::write(wal_of(&club), "").unwrap();
        put_aside(&wal_of(&club)).unwrap();
        fs::create_dir(numbered_name(&club, BEFORE_ROLLBACK).unwrap()).unwrap();
        remove_set_aside(&club).unwrap();
        assert!(others.iter().all(|other| other.exists()));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), others.len());
    }
}
