//! Files that operating systems put into folders by themselves: view settings and thumbnails and, on
//! macOS, `._` files, which hold what a stick or a network folder cannot store with a file. They count
//! as nothing.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::Path;

/// Those of macOS and of Windows.
const NAMES: [&str; 4] = [".DS_Store", ".localized", "desktop.ini", "Thumbs.db"];

/// How the names begin that macOS gives to the files beside others (`AppleDouble`).
const BESIDE: &[u8] = b"._";

/// Whether a file of that name is a system's own.
pub(crate) fn is_system_file(name: &OsStr) -> bool {
    let is_named = NAMES.iter().any(|known| name.eq_ignore_ascii_case(known));
    is_named || is_apple_double(name)
}

/// Whether macOS keeps that file beside another. It comes and goes with the other, and its name ends as if
/// it were of the same kind.
pub(crate) fn is_apple_double(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(BESIDE)
}

/// Whether a folder is empty but for the system's own files.
///
/// # Errors
/// Where it cannot be read, or is no folder.
pub(crate) fn is_empty_folder(folder: &Path) -> io::Result<bool> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() || !is_system_file(&entry.file_name()) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Deletes a folder that is empty but for the system's own files.
///
/// # Errors
/// Where anything else is in it; then it stays as it is.
pub(crate) fn remove_empty_folder(folder: &Path) -> io::Result<()> {
    if is_empty_folder(folder)? {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if !is_system_file(&entry.file_name()) {
                continue;
            }
            match fs::remove_file(entry.path()) {
                // Gone with the one that it was beside.
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
    }
    // What came meanwhile keeps the folder.
    fs::remove_dir(folder)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::{is_apple_double, is_empty_folder, is_system_file, remove_empty_folder};
    use std::fs;
    use tempfile::TempDir;

    #[test]
    fn what_people_made_is_told_from_what_systems_put_there() {
        for name in [".DS_Store", "Desktop.ini", "Thumbs.db", "._白樺会.hanchan"] {
            assert!(is_system_file(name.as_ref()), "{name}");
        }
        for name in ["白樺会.hanchan", ".hanchan-sums", "_.pdf", ".DS_Store.pdf"] {
            assert!(!is_system_file(name.as_ref()), "{name}");
        }
        assert!(is_apple_double("._a".as_ref()) && !is_apple_double(".DS_Store".as_ref()));
    }

    #[test]
    fn a_folder_is_empty_until_somebody_puts_something_into_it() {
        let place = TempDir::new().unwrap();
        let folder = place.path().join("archive");
        let at = |name: &str| folder.join(name);
        fs::create_dir(&folder).unwrap();
        fs::write(at(".DS_Store"), "how it was looked at").unwrap();
        assert!(is_empty_folder(&folder).unwrap());
        // A folder of that name is somebody's.
        fs::create_dir(at("._mine")).unwrap();
        assert!(!is_empty_folder(&folder).unwrap());
        remove_empty_folder(&folder).unwrap_err();
        assert!(at(".DS_Store").exists() && at("._mine").exists());
        fs::remove_dir(at("._mine")).unwrap();
        remove_empty_folder(&folder).unwrap();
        assert!(!folder.exists() && is_empty_folder(&folder).is_err());
    }

    #[test]
    fn a_file_of_the_system_that_cannot_be_deleted_keeps_its_folder() {
        let folder = TempDir::new().unwrap();
        let place = folder.path().join("書類");
        fs::create_dir(&place).unwrap();
        fs::write(place.join(".DS_Store"), "").unwrap();
        remove_empty_folder(&place).unwrap();
        assert!(!place.exists());
        assert!(remove_empty_folder(&place).is_err());
    }
}
