//! A folder that is filled beside its place and then renamed into it in one step.

use crate::error::{Error, Fault};
use crate::files::atomic_file::creation_error;
use crate::files::folders::sync_folder;
use crate::files::lock::Lock;
use crate::files::sharing::{self, replace_fault};
use crate::files::sidecars::with_suffix;
use crate::files::system_files;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// A folder that is being filled. Dropped before [`WorkFolder::commit`], it is deleted with everything in it.
#[derive(Debug)]
pub(crate) struct WorkFolder {
    path: PathBuf,
    stays: bool,
    /// Held while somebody works in it. A folder whose lock is free was left by a program that was killed.
    _claim: Lock,
}

impl WorkFolder {
    /// Makes one beside a file or a folder. An older one of the same name is deleted.
    pub(crate) fn beside(place: &Path) -> Result<Self, Error> {
        let path = path_beside(place);
        let failed = |fault| creation_error(&path, fault);
        let claim = Lock::acquire(&path).map_err(failed)?;
        match sharing::remove_folder(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(failed(error.into())),
            _ => fs::create_dir(&path).map_err(|error| failed(error.into())),
        }?;
        Ok(Self {
            path,
            stays: false,
            _claim: claim,
        })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Deletes it with everything in it. If that fails because another program has one of its files open,
    /// returns where it is.
    pub(crate) fn remove(mut self) -> Option<PathBuf> {
        self.stays = true;
        remove_or_report(&self.path)
    }

    /// Leaves it where it is, with everything in it.
    pub(crate) fn keep(mut self) {
        self.stays = true;
    }

    /// The same, renamed if possible; returns where it is.
    pub(crate) fn keep_as(mut self, place: &Path) -> PathBuf {
        self.stays = true;
        match sharing::rename(&self.path, place) {
            Ok(()) => place.to_owned(),
            Err(_) => self.path.clone(),
        }
    }

    /// Renames it into its place, where there must be nothing or an empty folder.
    pub(crate) fn commit(mut self, place: &Path) -> Result<(), Error> {
        let failed = |error: std::io::Error| Error::file(place, replace_fault(&self.path, error));
        sync_folders(&self.path)?;
        if place.exists() {
            // Not every system moves a folder onto an empty one.
            system_files::remove_empty_folder(place)
                .map_err(|_| Error::file(place, Fault::Exists))?;
        }
        sharing::rename(&self.path, place).map_err(failed)?;
        let synced = sync_folder(place);
        self.stays = synced.is_ok();
        // If the disk may not keep the new name, the folder is moved back, to be deleted. A failing disk
        // can often still rename.
        if !self.stays && sharing::rename(place, &self.path).is_err() {
            place.clone_into(&mut self.path);
        }
        synced
    }
}

/// Deletes the work folder beside a file if it was left by a program that was killed, and returns where it
/// is if it cannot be deleted. A folder in use stays.
pub(crate) fn remove_stale(place: &Path) -> Option<PathBuf> {
    let path = path_beside(place);
    if !fs::symlink_metadata(&path).is_ok_and(|about| about.is_dir()) {
        Lock::remove_stale(&path);
        return None;
    }
    match Lock::try_acquire(&path) {
        Ok(None) => None,
        // Without locks nobody can tell whether it is in use: it is reported, and stays.
        Err(_) => Some(path),
        Ok(Some(_claim)) => remove_or_report(&path),
    }
}

/// Deletes the folder, and returns it if that fails.
fn remove_or_report(path: &Path) -> Option<PathBuf> {
    match sharing::remove_folder(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Some(path.to_owned()),
        _ => None,
    }
}

fn path_beside(place: &Path) -> PathBuf {
    with_suffix(place, ".hanchan-work")
}

impl Drop for WorkFolder {
    // An error is already on its way to the person, or the work was done in any case.
    fn drop(&mut self) {
        if !self.stays {
            let _ = sharing::remove_folder(&self.path);
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
    use super::{WorkFolder, remove_stale};
    use std::fs;

    #[test]
    fn what_stopped_work_left_goes_and_work_under_way_stays() {
        let place = tempfile::tempdir().unwrap();
        let club = place.path().join("club.hanchan");
        let names = || fs::read_dir(place.path()).unwrap().count();
        let under_way = WorkFolder::beside(&club).unwrap();
        assert_eq!(remove_stale(&club), None);
        assert!(under_way.path().is_dir());
        drop(under_way);
        assert_eq!(names(), 0);

        // A folder with a lock, and a lock whose folder is gone.
        for with_folder in [true, false] {
            if with_folder {
                fs::create_dir(place.path().join("club.hanchan.hanchan-work")).unwrap();
            }
            fs::write(place.path().join("club.hanchan.hanchan-work.lock"), "").unwrap();
            assert_eq!(remove_stale(&club), None);
            assert_eq!(names(), 0, "{with_folder}");
        }
    }

    #[test]
    fn what_is_to_stay_stays_and_what_cannot_go_is_named() {
        let place = tempfile::tempdir().unwrap();
        let club = place.path().join("club.hanchan");
        let work = WorkFolder::beside(&club).unwrap();
        let path = work.path().to_owned();
        work.keep();
        assert!(path.is_dir());

        // An older one goes with all that is in it.
        fs::write(path.join("left"), "").unwrap();
        let work = WorkFolder::beside(&club).unwrap();
        assert_eq!(fs::read_dir(&path).unwrap().count(), 0);
        let kept = place.path().join("before");
        assert_eq!(work.keep_as(&kept), kept);
        assert!(kept.is_dir() && !path.exists());
        let work = WorkFolder::beside(&club).unwrap();
        let nowhere = place.path().join("no such folder/before");
        assert_eq!(work.keep_as(&nowhere), path);
        assert!(path.is_dir());

        let work = WorkFolder::beside(&club).unwrap();
        assert_eq!(work.remove(), None);
        assert!(!path.exists());
        let work = WorkFolder::beside(&club).unwrap();
        fs::remove_dir(&path).unwrap();
        assert_eq!(work.remove(), None);
        // What is there instead is no folder that could be deleted as one.
        let work = WorkFolder::beside(&club).unwrap();
        fs::remove_dir(&path).unwrap();
        fs::write(&path, "").unwrap();
        assert_eq!(work.remove(), Some(path.clone()));
        assert!(WorkFolder::beside(&club).is_err());
    }
}
