//! The clubs opened last on this computer, the newest first. Only a convenience: a list that cannot
//! be read is empty, and one that cannot be written is not kept.

use std::fs;
use std::path::{Path, PathBuf};

/// As many as people find their way among.
const MOST: usize = 6;

/// The list, one path a line, in the folder of the program's own settings.
pub struct Recent {
    file: PathBuf,
}

impl Recent {
    /// Kept in that folder, which need not be there yet.
    pub fn within(folder: &Path) -> Self {
        Self {
            file: folder.join("recent.txt"),
        }
    }

    /// The files, whether they are still there or not.
    pub fn files(&self) -> Vec<PathBuf> {
        let kept = fs::read_to_string(&self.file).unwrap_or_default();
        kept.lines().map(PathBuf::from).take(MOST).collect()
    }

    /// Puts a file first.
    pub fn add(&self, opened: &Path) {
        let mut files = self.files();
        files.retain(|file| file != opened);
        files.insert(0, opened.to_owned());
        files.truncate(MOST);
        let lines: Vec<String> = files
            .iter()
            // A path that is no text or has a line break in it would come back as another.
            .filter_map(|file| file.to_str())
            .filter(|file| !file.contains(['\n', '\r']))
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

    #[test]
    fn the_newest_is_first_and_each_is_there_once() {
        let folder = tempfile::tempdir().unwrap();
        let recent = Recent::within(&folder.path().join("new"));
        assert!(recent.files().is_empty());
        for name in ["白樺会", "b", "c", "d", "e", "f", "g", "c"] {
            recent.add(Path::new(name));
        }
        let names = ["c", "g", "f", "e", "d", "b"].map(PathBuf::from);
        assert_eq!(Recent::within(&folder.path().join("new")).files(), names);
    }
}
