//! What `SQLite` keeps beside a file while it writes it. By its name alone nobody can tell whose it is:
//! a file that was put back, or one that a service keeps alike on several machines, can lie beside what
//! belongs to another.

use crate::error::{Error, Fault};
use crate::folders::sync_folder;
use crate::held;
use crate::true_name::in_one_form;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// What each of them adds to the file's name: what takes a write back, what another program writes
/// first, and the index of that.
const ENDS: [&str; 3] = ["-journal", "-wal", "-shm"];

/// What the name of a journal that was put aside has more, before its number.
const KEPT: &str = "-kept-";

/// Where the journal of a file lies, by which a write that was cut off is taken back.
pub(crate) fn journal_of(file: &Path) -> PathBuf {
    with(file, ENDS[0])
}

/// Where other programs keep what they wrote and did not yet put into the file.
pub(crate) fn log_of(file: &Path) -> PathBuf {
    with(file, ENDS[1])
}

/// All that could lie beside a file.
pub(crate) fn all_of(file: &Path) -> [PathBuf; 3] {
    ENDS.map(|end| with(file, end))
}

/// Whether there is a file with something in it: `SQLite` takes an empty one for none.
pub(crate) fn is_there(companion: &Path) -> bool {
    fs::metadata(companion).is_ok_and(|about| about.is_file() && about.len() > 0)
}

/// Nothing may come to a place beside which something is left of another file.
///
/// # Errors
/// [`Fault::LeftBeside`] where there is.
pub(crate) fn none_is_left_at(place: &Path) -> Result<(), Fault> {
    let left = all_of(place).into_iter().find(|left| is_there(left));
    left.map_or(Ok(()), |left| Err(Fault::LeftBeside(name_of(&left))))
}

/// Puts a journal that is not the file's own out of `SQLite`'s way, and says where it is now. Nothing
/// in it is lost: it may be all that another file needs.
pub(crate) fn set_aside(journal: &Path) -> Result<PathBuf, Error> {
    let failed = |error| Error::file(journal, Fault::from(error));
    for number in 1_u32.. {
        let kept = with(journal, &format!("{KEPT}{number}"));
        match fs::symlink_metadata(&kept) {
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => {
                held::rename(journal, &kept).map_err(failed)?;
                sync_folder(&kept)?;
                return Ok(kept);
            }
            Err(error) => return Err(failed(error)),
        }
    }
    Err(Error::file(journal, Fault::Exists))
}

/// Takes away what was put aside beside a file.
pub(crate) fn take_away_kept(file: &Path) -> Result<(), Error> {
    let Some(folder) = file.parent() else {
        return Ok(());
    };
    let beginning = in_one_form(&format!("{}{KEPT}", name_of(&journal_of(file))));
    let mut is_gone = false;
    for entry in fs::read_dir(folder).map_err(Fault::from)? {
        let path = entry.map_err(Fault::from)?.path();
        let name = in_one_form(&name_of(&path));
        let number = name.strip_prefix(&beginning).unwrap_or_default();
        if number.parse::<u32>().is_ok() {
            fs::remove_file(&path).map_err(Fault::from)?;
            is_gone = true;
        }
    }
    if is_gone {
        sync_folder(file)?;
    }
    Ok(())
}

pub(crate) fn name_of(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// The file's name with something added.
pub(crate) fn with(file: &Path, end: &str) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(end);
    file.with_file_name(name)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::{is_there, journal_of, set_aside, take_away_kept, with};
    use std::fs;
    use tempfile::TempDir;

    #[test]
    fn only_a_file_with_something_in_it_is_left_beside() {
        let folder = TempDir::new().unwrap();
        let left = folder.path().join("club.hanchan-journal");
        assert!(!is_there(&left));
        fs::write(&left, "").unwrap();
        assert!(!is_there(&left), "an empty file is none");
        fs::write(&left, "x").unwrap();
        assert!(is_there(&left));
        assert!(!is_there(folder.path()), "nor is a folder");
    }

    #[test]
    fn what_is_put_aside_takes_no_others_name_and_goes_by_its_own() {
        let folder = TempDir::new().unwrap();
        let club = folder.path().join("club.hanchan");
        let journal = journal_of(&club);
        for number in 1..=3 {
            fs::write(&journal, number.to_string()).unwrap();
            let kept = set_aside(&journal).unwrap();
            assert_eq!(kept, with(&journal, &format!("-kept-{number}")));
            assert_eq!(fs::read_to_string(kept).unwrap(), number.to_string());
            assert!(!journal.exists());
        }
        let others = ["-kept-", "-kept-x", "-kept-1x"].map(|end| with(&journal, end));
        for other in &others {
            fs::write(other, "").unwrap();
        }
        take_away_kept(&club).unwrap();
        assert!(others.iter().all(|other| other.exists()));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), others.len());
    }
}
