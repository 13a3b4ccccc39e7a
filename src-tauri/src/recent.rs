//! What is remembered on this computer: the clubs opened last, and where backups went. Only a
//! convenience: a list that cannot be read is empty, and one that cannot be written is not kept.

use std::fs;
use std::path::{Path, PathBuf};

/// As many as people find their way among.
const MOST: usize = 6;

/// Places, the newest first, one path a line, in the folder of the program's own settings.
pub struct Recent {
    file: PathBuf,
}

impl Recent {
    /// The clubs' files opened last, kept in that folder, which need not be there yet.
    pub fn clubs(settings: &Path) -> Self {
        Self {
            file: settings.join("recent.txt"),
        }
    }

    /// The folders into which backups went, whichever club's: they are needed just when its file,
    /// which names its own, is lost.
    pub fn backup_folders(settings: &Path) -> Self {
        Self {
            file: settings.join("backup-folders.txt"),
        }
    }

    /// The places, whether they are still there or not.
    pub fn places(&self) -> Vec<PathBuf> {
        let kept = fs::read_to_string(&self.file).unwrap_or_default();
        kept.lines().map(PathBuf::from).take(MOST).collect()
    }

    /// Puts a place first.
    pub fn add(&self, newest: &Path) {
        let mut places = self.places();
        if places.first().is_some_and(|first| first == newest) {
            return;
        }
        // One file may have been opened by several paths, and is there once.
        places.retain(|place| !db::is_same_club(place, newest));
        places.insert(0, newest.to_owned());
        places.truncate(MOST);
        let lines: Vec<String> = places
            .iter()
            // A path that is no text or has a line break in it would come back as another.
            .filter_map(|place| place.to_str())
            .filter(|place| !place.contains(['\n', '\r']))
            .map(str::to_owned)
            .collect();
        let kept = self
            .file
            .parent()
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| {
                db::write_whole(&self.file, lines.join("\n").as_bytes())
                    .map_err(std::io::Error::other)
            });
        if let Err(error) = kept {
            eprintln!("{}: {error}", self.file.display());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Not on Windows: only an administrator may make links there.
    #[cfg(unix)]
    #[test]
    fn one_file_is_there_once_whatever_path_it_was_opened_by() {
        let folder = tempfile::tempdir().unwrap();
        let [books, linked] = ["books", "linked"].map(|name| folder.path().join(name));
        fs::create_dir(&books).unwrap();
        std::os::unix::fs::symlink(&books, &linked).unwrap();
        fs::write(books.join("club.hanchan"), "").unwrap();
        let recent = Recent::clubs(folder.path());
        let others = [books.join("gone.hanchan"), books.join("away.hanchan")];
        for path in [&books.join("club.hanchan"), &others[0], &others[1]] {
            recent.add(path);
        }
        recent.add(&linked.join("club.hanchan"));
        let expected = [
            linked.join("club.hanchan"),
            others[1].clone(),
            others[0].clone(),
        ];
        assert_eq!(recent.places(), expected);
    }

    #[test]
    fn the_newest_is_first_and_each_is_there_once() {
        let folder = tempfile::tempdir().unwrap();
        let recent = Recent::clubs(&folder.path().join("new"));
        assert!(recent.places().is_empty());
        for name in ["白樺会", "b", "c", "d", "e", "f", "g", "c"] {
            recent.add(Path::new(name));
        }
        let names = ["c", "g", "f", "e", "d", "b"].map(PathBuf::from);
        let again = Recent::clubs(&folder.path().join("new"));
        assert_eq!(again.places(), names);
        assert!(
            Recent::backup_folders(&folder.path().join("new"))
                .places()
                .is_empty()
        );
    }
}
