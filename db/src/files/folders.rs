//! Folders that are made, and names in them that the disk keeps.

use crate::error::{Error, Fault};
use crate::files::file_name::is_a_name;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Makes a folder where it is missing, and those it lies in, to stay.
///
/// # Errors
/// Where it cannot be made, or a file stands there.
pub fn make_folder(folder: &Path) -> Result<(), Error> {
    let mut new = NewFolders::default();
    new.make(folder)?;
    new.sync()?;
    new.keep();
    Ok(())
}

/// Folders that were made for something, the innermost first. Dropped before that is done, they go,
/// unless something is in them.
#[derive(Debug, Default)]
pub(crate) struct NewFolders(Vec<PathBuf>);

impl NewFolders {
    /// The disk has its name for sure only after [`Self::sync`].
    pub(crate) fn make(&mut self, folder: &Path) -> Result<(), Error> {
        is_a_name(folder)?;
        let is_missing = |folder: &&Path| *folder != Path::new("") && !folder.is_dir();
        let missing = folder.ancestors().take_while(is_missing);
        let missing: Vec<PathBuf> = missing.map(Path::to_owned).collect();
        self.0.splice(0..0, missing.iter().cloned());
        fs::create_dir_all(folder).map_err(|error| match Fault::from(error) {
            // A file stands where the folder should be.
            Fault::Exists => Error::file(folder, Fault::NoFolder),
            fault => Error::file(folder, fault),
        })
    }

    /// Makes sure that the disk has the names of all that were made: to be done before anything in them is
    /// called written. Many lie in one folder, which the disk is asked for once.
    pub(crate) fn sync(&self) -> Result<(), Error> {
        let around: BTreeSet<&Path> = self.0.iter().map(|folder| folder_of(folder)).collect();
        around.into_iter().try_for_each(sync)
    }

    pub(crate) fn keep(mut self) {
        self.0.clear();
    }
}

impl Drop for NewFolders {
    // An error is already on its way to the person.
    fn drop(&mut self) {
        for folder in &self.0 {
            let _ = fs::remove_dir(folder);
        }
    }
}

/// A new name is only kept for sure once its folder is on the disk.
pub(crate) fn sync_folder(path: &Path) -> Result<(), Error> {
    sync(folder_of(path))
}

/// The folder it lies in.
pub(crate) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Makes sure that the names in it are on the disk.
#[cfg(unix)]
pub(crate) fn sync(folder: &Path) -> Result<(), Error> {
    fs::File::open(folder)
        .and_then(|folder| crate::files::fsync::folder(&folder))
        .map_err(|error| Error::file(folder, error))
}

/// Windows cannot open folders as files, and needs no sync of them.
#[cfg(not(unix))]
#[allow(
    clippy::unnecessary_wraps,
    reason = "other systems have to be asked, and can refuse"
)]
pub(crate) fn sync(_: &Path) -> Result<(), Error> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{NewFolders, folder_of, make_folder};
    use std::fs;
    use std::path::Path;

    #[test]
    fn folders_made_for_nothing_go_and_those_that_were_there_stay() {
        let place = tempfile::tempdir().unwrap();
        let there = place.path().join("there");
        fs::create_dir(&there).unwrap();
        let new = there.join("new");
        let mut made = NewFolders::default();
        made.make(&new.join("within")).unwrap();
        made.make(&new.join("beside")).unwrap();
        assert!(new.join("within").is_dir() && new.join("beside").is_dir());
        drop(made);
        assert!(there.is_dir() && !new.exists());

        let mut made = NewFolders::default();
        made.make(&new.join("within")).unwrap();
        fs::write(new.join("kept"), "").unwrap();
        drop(made);
        assert!(new.join("kept").exists() && !new.join("within").exists());
    }

    #[test]
    fn a_name_without_a_folder_lies_in_this_one() {
        for (path, folder) in [
            ("club.hanchan", "."),
            ("clubs/club.hanchan", "clubs"),
            ("./club.hanchan", "."),
            ("/", "."),
        ] {
            assert_eq!(folder_of(Path::new(path)), Path::new(folder), "{path}");
        }
    }

    #[test]
    fn a_folder_is_made_to_stay_where_no_file_stands() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("one").join("two");
        make_folder(&folder).unwrap();
        make_folder(&folder).unwrap();
        assert!(folder.is_dir());
        let file = folder.join("file");
        fs::write(&file, "").unwrap();
        assert!(make_folder(&file).is_err() && make_folder(&file.join("below")).is_err());
        assert!(file.is_file());
    }
}
