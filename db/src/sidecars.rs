//! What `SQLite` keeps beside a file while it writes it. By its name alone nobody can tell whose it is:
//! a file that was put back, or one that a service keeps alike on several machines, can lie beside what
//! belongs to another.

use crate::error::{Error, Fault};
use crate::folders::sync_folder;
use crate::held;
use crate::true_name::is_same_name;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// What each of them adds to the file's name: what takes a write back, what another program writes
/// first, and the index of that.
const ENDS: [&str; 3] = ["-journal", "-wal", "-shm"];

/// What the name of one that was put aside has more, before its number.
const KEPT: &str = "-kept";

/// What the name of a folder has more than a file's, before its number, in which that is kept with its
/// journal as they were before half a write was taken back.
pub(crate) const BEFORE: &str = "-before";

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

/// Puts a journal or a log that is not the file's own out of `SQLite`'s way, and says where it is now.
/// Nothing in it is lost: it may be all that another file needs.
pub(crate) fn set_aside(companion: &Path) -> Result<PathBuf, Error> {
    let kept = kept_name(companion, KEPT)?;
    held::rename(companion, &kept).map_err(|error| Error::file(companion, Fault::from(error)))?;
    sync_folder(&kept)?;
    Ok(kept)
}

/// The first name of its kind that nothing has: the path's own with the end and a number.
pub(crate) fn kept_name(path: &Path, end: &str) -> Result<PathBuf, Error> {
    let failed = |error| Error::file(path, error);
    for number in 1_u32.. {
        let kept = with(path, &format!("{end}-{number}"));
        match fs::symlink_metadata(&kept) {
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(kept),
            Err(error) => return Err(failed(Fault::from(error))),
        }
    }
    Err(failed(Fault::Exists))
}

/// Takes away what was put aside beside a file, and what was kept of it.
pub(crate) fn take_away_kept(file: &Path) -> Result<(), Error> {
    let Some(folder) = file.parent() else {
        return Ok(());
    };
    let beginnings = [
        with(&journal_of(file), KEPT),
        with(&log_of(file), KEPT),
        with(file, BEFORE),
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
            held::remove_folder(&path)
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
    let name = name_of(path);
    let Some((beginning_of_it, number)) = name.rsplit_once('-') else {
        return false;
    };
    is_same_name(beginning_of_it.as_ref(), name_of(beginning).as_ref())
        && number.parse::<u32>().is_ok()
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

    use super::{BEFORE, is_there, journal_of, kept_name, log_of, set_aside, take_away_kept, with};
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
        fs::write(log_of(&club), "").unwrap();
        set_aside(&log_of(&club)).unwrap();
        fs::create_dir(kept_name(&club, BEFORE).unwrap()).unwrap();
        take_away_kept(&club).unwrap();
        assert!(others.iter().all(|other| other.exists()));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), others.len());
    }
}
