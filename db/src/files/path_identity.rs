//! Which file a path means. Different spellings can name the same file: Windows and macOS ignore case,
//! Windows has short names (`CLUB~1.HAN`), and macOS writes a voiced kana as one character or as two.
//! The files beside a club's file are named after the one spelling that is on the disk.

use crate::error::{Error, Fault};
use crate::files::folders::folder_of;
use crate::files::long_path::as_known;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use unicode_normalization::UnicodeNormalization;

/// The full path of the file that a path means, with the file's name as it is spelled on the disk. The
/// folder stays as it was typed, because people know it by that name.
///
/// # Errors
/// Where it is a link that leads nowhere, or longer than the system or `SQLite` takes.
pub(crate) fn resolve(path: &Path) -> Result<PathBuf, Error> {
    // `SQLite` gives names such as `:memory:` a meaning of their own, which no whole path has.
    let mut resolved = std::path::absolute(path).map_err(|error| Error::file(path, error))?;
    if resolved.is_symlink() {
        resolved = dunce::canonicalize(&resolved).map_err(|error| Error::file(path, error))?;
        // Where it is long, that leaves it in the system's own form.
        resolved = as_known(resolved);
    } else if let Some(name) = name_on_disk(&resolved) {
        resolved.set_file_name(name);
    }
    let end = if resolved.exists() {
        LEAST_END
    } else {
        LONGEST_END
    };
    let name = resolved.file_name().unwrap_or_default().len() + end;
    // Windows counts otherwise, and says so itself.
    if cfg!(unix) && (name > LONGEST_NAME || resolved.as_os_str().len() > LONGEST_PATH) {
        return Err(Error::file(path, Fault::NameTooLong));
    }
    Ok(resolved)
}

/// In bytes, what systems take for a name.
const LONGEST_NAME: usize = 255;

/// What stands after a file's name in that of the journal without which it cannot be made or saved; and
/// after a club's, where the checksum of a backup of it is made.
const LEAST_END: usize = ".part-journal".len();
const LONGEST_END: usize = "-2026-11-24-143205.sha256".len() + LEAST_END;

/// In bytes, what `SQLite` takes for a file with all its folders: 512, with what it adds.
const LONGEST_PATH: usize = 480;

/// How a file's name is spelled on the disk; nothing where there is no such file, or the folder cannot be
/// listed.
fn name_on_disk(path: &Path) -> Option<OsString> {
    let name = path.file_name()?;
    if !path.exists() {
        return None;
    }
    let names = fs::read_dir(folder_of(path)).ok()?.flatten();
    find_spelling(name, names.map(|entry| entry.file_name())).or_else(|| {
        // Windows knows files by a shorter name as well, which no folder lists.
        let listed = cfg!(windows)
            .then(|| dunce::canonicalize(path).ok())
            .flatten()?;
        listed.file_name().map(OsStr::to_owned)
    })
}

/// Which of these names a disk would take that name for: the same one, or else another spelling of it.
fn find_spelling(name: &OsStr, names: impl Iterator<Item = OsString>) -> Option<OsString> {
    let mut alike = None;
    for other in names {
        if other == name {
            return Some(other);
        }
        if alike.is_none() && is_same_spelling(&other, name, true) {
            alike = Some(other);
        }
    }
    alike
}

/// Whether two names are one: as every system writes them, and on Windows and macOS in small or large
/// letters.
pub fn is_same_name(one: &OsStr, other: &OsStr) -> bool {
    is_same_spelling(one, other, cfg!(any(windows, target_os = "macos")))
}

fn is_same_spelling(one: &OsStr, other: &OsStr, in_any_case: bool) -> bool {
    one == other || spelling(one, in_any_case) == spelling(other, in_any_case)
}

/// A name in the one form in which names are compared.
fn spelling(name: &OsStr, in_any_case: bool) -> String {
    let composed = nfc(&name.to_string_lossy());
    if in_any_case {
        return nfc(&composed.to_lowercase());
    }
    composed
}

/// A text with each voiced kana as one character.
pub(crate) fn nfc(text: &str) -> String {
    text.nfc().collect()
}

/// Whether two paths lead to one file that is there. It is not opened for that: closing it again would
/// end `SQLite`'s locks on it.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    one == other
        || matches!((identity(one), identity(other)), (Some(one), Some(other)) if one == other)
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    let about = fs::metadata(path).ok()?;
    Some((about.dev(), about.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> Option<PathBuf> {
    fs::canonicalize(path).ok()
}

/// The same for clubs' files, by the paths under which they were open. The disk is asked only if the names
/// are alike, because that takes long if a network drive is away.
pub fn is_same_club(one: &Path, other: &Path) -> bool {
    let names = one.file_name().zip(other.file_name());
    one == other
        || names.is_some_and(|(one, other)| is_same_spelling(one, other, true))
            && is_same_file(one, other)
}

#[cfg(test)]
mod tests {
    use super::{find_spelling, is_same_club, is_same_file, is_same_spelling, resolve};
    use std::ffi::{OsStr, OsString};
    use std::fs;
    use tempfile::TempDir;

    /// ひばりが丘, with the voiced kana as one character and as two.
    const ONE: &str = "ひばりが丘.hanchan";
    const TWO: &str = "ひは\u{3099}りか\u{3099}丘.hanchan";

    #[test]
    fn a_name_is_the_same_however_a_system_writes_it() {
        let alike = |one: &str, other: &str, in_any_case| {
            is_same_spelling(OsStr::new(one), OsStr::new(other), in_any_case)
        };
        for in_any_case in [false, true] {
            assert!(alike(ONE, TWO, in_any_case));
            assert!(!alike(ONE, "ひはりか丘.hanchan", in_any_case));
        }
        assert!(alike("Club.Hanchan", "CLUB.hanchan", true));
        assert!(alike("É.hanchan", "e\u{301}.hanchan", true));
        assert!(!alike("Club.hanchan", "club.hanchan", false));
        assert!(!alike("club.hanchan", "club2.hanchan", true));
    }

    #[test]
    fn the_disks_own_name_is_taken_before_one_that_only_looks_alike() {
        let on_disk = |names: &[&str], name: &str| {
            let found = find_spelling(OsStr::new(name), names.iter().map(OsString::from));
            found.map(|found| found.into_string().unwrap())
        };
        let names = ["Case.hanchan", TWO, "case.hanchan", "other"];
        for (asked, found) in [
            ("case.hanchan", Some("case.hanchan")),
            ("CASE.HANCHAN", Some("Case.hanchan")),
            (ONE, Some(TWO)),
            ("CASE~1.HAN", None),
        ] {
            assert_eq!(on_disk(&names, asked).as_deref(), found, "{asked}");
        }
    }

    #[test]
    fn a_name_that_is_not_there_stays_as_it_was_typed() {
        let folder = TempDir::new().unwrap();
        let [there, new] = ["Club.hanchan", "club.hanchan"].map(|name| folder.path().join(name));
        fs::write(&there, "").unwrap();
        assert_eq!(resolve(&there).unwrap(), there);
        // Where the disk takes both for one, it is the one that is there.
        let is_one = new.exists();
        assert_eq!(resolve(&new).unwrap(), if is_one { there } else { new });
    }

    #[test]
    fn every_path_to_a_file_leads_to_one_file() {
        let folder = TempDir::new().unwrap();
        let at = |name: &str| folder.path().join(name);
        for name in ["books", "others"] {
            fs::create_dir(at(name)).unwrap();
            fs::write(at(name).join("club.hanchan"), "").unwrap();
        }
        let club = at("books/club.hanchan");
        let around = at("others/../books/./club.hanchan");
        assert!(is_same_file(&club, &around) && is_same_club(&club, &around));
        assert!(!is_same_file(&club, &at("others/club.hanchan")));
        assert!(!is_same_club(&club, &at("others/club.hanchan")));
        assert!(!is_same_file(
            &at("gone/club.hanchan"),
            &at("away/club.hanchan")
        ));
        assert!(is_same_club(
            &at("gone/club.hanchan"),
            &at("gone/club.hanchan")
        ));
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(at("books"), at("linked")).unwrap();
            std::os::unix::fs::symlink(&club, at("link")).unwrap();
            assert!(is_same_club(&club, &at("linked/club.hanchan")));
            assert!(is_same_file(&club, &at("link")));
            // The folder stays as it was named; what lies beside the file lies in it either way.
            let named = at("linked/club.hanchan");
            assert_eq!(resolve(&named).unwrap(), named);
            assert_eq!(resolve(&at("link")).unwrap(), club.canonicalize().unwrap());
        }
    }
}
