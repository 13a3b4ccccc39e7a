//! A folder that comes into being whole: filled beside its place, then put there in one step.

use crate::beside::sync_folder;
use crate::error::{Error, Fault};
use std::fs;
use std::path::{Path, PathBuf};

/// A folder under way. Dropped unfinished, it goes with everything in it.
#[derive(Debug)]
pub(super) struct WorkFolder {
    path: PathBuf,
    is_put: bool,
}

impl WorkFolder {
    /// # Errors
    /// Where something of its name is there already, whoever made it.
    pub(super) fn beside(place: &Path) -> Result<Self, Error> {
        let mut name = place.file_name().unwrap_or_default().to_owned();
        name.push(".work");
        let path = place.with_file_name(name);
        fs::create_dir(&path).map_err(|error| match Fault::from(error) {
            Fault::Missing => Error::file(place, Fault::NoFolder),
            fault => Error::file(&path, fault),
        })?;
        Ok(Self {
            path,
            is_put: false,
        })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Puts it in its place, where nothing is, or an empty folder.
    pub(super) fn put(mut self, place: &Path) -> Result<(), Error> {
        let failed = |error: std::io::Error| Error::file(place, error);
        sync_folders(&self.path)?;
        if place.exists() {
            // Not every system moves a folder onto an empty one.
            fs::remove_dir(place).map_err(|_| Error::file(place, Fault::Exists))?;
        }
        fs::rename(&self.path, place).map_err(failed)?;
        self.is_put = true;
        sync_folder(place)
    }
}

impl Drop for WorkFolder {
    // An error is already on its way to the person, or the work was done in any case.
    fn drop(&mut self) {
        if !self.is_put {
            let _ = fs::remove_dir_all(&self.path);
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
