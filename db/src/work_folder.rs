//! A folder that comes into being whole: filled beside its place, then put there in one step.

use crate::beside::cannot_make;
use crate::companions::with;
use crate::error::{Error, Fault};
use crate::folders::sync_folder;
use crate::held::{self, cannot_put};
use crate::lock::Lock;
use crate::unasked;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// A folder under way. Dropped unfinished, it goes with everything in it.
#[derive(Debug)]
pub(crate) struct WorkFolder {
    path: PathBuf,
    is_put: bool,
    /// Held by whoever works in it: what is there and nobody's is left by a program that was stopped.
    _claim: Lock,
}

impl WorkFolder {
    /// Beside a file or a folder, under a name that nobody else gives: what has it already goes.
    pub(crate) fn beside(place: &Path) -> Result<Self, Error> {
        let path = beside(place);
        let failed = |fault| cannot_make(&path, fault);
        let claim = Lock::of(&path).map_err(failed)?;
        match held::remove_folder(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(failed(error.into())),
            _ => fs::create_dir(&path).map_err(|error| failed(error.into())),
        }?;
        Ok(Self {
            path,
            is_put: false,
            _claim: claim,
        })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Takes it away with everything in it, and says where it is where that cannot be done: another
    /// program has a file of it open.
    pub(crate) fn clear(mut self) -> Option<PathBuf> {
        self.is_put = true;
        left_at(&self.path)
    }

    /// Leaves it where it is, with everything in it.
    pub(crate) fn keep(mut self) {
        self.is_put = true;
    }

    /// The same, under that name if it can, and says where it is.
    pub(crate) fn keep_as(mut self, place: &Path) -> PathBuf {
        self.is_put = true;
        match held::rename(&self.path, place) {
            Ok(()) => place.to_owned(),
            Err(_) => self.path.clone(),
        }
    }

    /// Puts it in its place, where nothing is, or a folder into which nobody put anything.
    pub(crate) fn put(mut self, place: &Path) -> Result<(), Error> {
        let failed = |error: std::io::Error| Error::file(place, cannot_put(&self.path, error));
        sync_folders(&self.path)?;
        if place.exists() {
            // Not every system moves a folder onto an empty one.
            unasked::remove_empty(place).map_err(|_| Error::file(place, Fault::Exists))?;
        }
        held::rename(&self.path, place).map_err(failed)?;
        let kept = sync_folder(place);
        self.is_put = kept.is_ok();
        // Where the disk does not keep it, it goes from there. A disk that gives no folder to read any
        // more may still rename it.
        if !self.is_put && held::rename(place, &self.path).is_err() {
            place.clone_into(&mut self.path);
        }
        kept
    }
}

/// Takes away what work beside a file left that was stopped or could not be cleared, and says where it is
/// where it still cannot. Work that is under way stays.
pub(crate) fn take_away_left(place: &Path) -> Option<PathBuf> {
    let path = beside(place);
    if !fs::symlink_metadata(&path).is_ok_and(|about| about.is_dir()) {
        Lock::take_away_left(&path);
        return None;
    }
    match Lock::take(&path) {
        Ok(None) => None,
        // Where the disk knows no locks nobody can tell whose it is; it is told, and stays.
        Err(_) => Some(path),
        Ok(Some(_claim)) => left_at(&path),
    }
}

/// The folder, if it cannot be taken away.
fn left_at(path: &Path) -> Option<PathBuf> {
    match held::remove_folder(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Some(path.to_owned()),
        _ => None,
    }
}

fn beside(place: &Path) -> PathBuf {
    with(place, ".hanchan-work")
}

impl Drop for WorkFolder {
    // An error is already on its way to the person, or the work was done in any case.
    fn drop(&mut self) {
        if !self.is_put {
            let _ = held::remove_folder(&self.path);
        }
    }
}

/// Makes sure that the names of all files in it are on the disk.
fn sync_folders(folder: &Path) -> Result<(), Error> {
    let failed = |error: std::io::Error| Error::file(folder, error);
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            sync_folders(&path)?;
        }
        sync_folder(&path)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{WorkFolder, take_away_left};
    use std::fs;

    #[test]
    fn what_stopped_work_left_goes_and_work_under_way_stays() {
        let place = tempfile::tempdir().unwrap();
        let club = place.path().join("club.hanchan");
        let names = || fs::read_dir(place.path()).unwrap().count();
        let under_way = WorkFolder::beside(&club).unwrap();
        assert_eq!(take_away_left(&club), None);
        assert!(under_way.path().is_dir());
        drop(under_way);
        assert_eq!(names(), 0);

        // A folder with a lock, and a lock whose folder is gone.
        for with_folder in [true, false] {
            if with_folder {
                fs::create_dir(place.path().join("club.hanchan.hanchan-work")).unwrap();
            }
            fs::write(place.path().join("club.hanchan.hanchan-work.lock"), "").unwrap();
            assert_eq!(take_away_left(&club), None);
            assert_eq!(names(), 0, "{with_folder}");
        }
    }
}
