//! What systems put into folders unasked: how a folder was last looked at and, on macOS, what a stick or
//! a folder on the net cannot keep with a file, in another beside it. Nobody made any of it.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::Path;

/// Those of macOS and of Windows.
const NAMES: [&str; 4] = [".DS_Store", ".localized", "desktop.ini", "Thumbs.db"];

/// What macOS puts before the name of a file, in that of the one beside it.
const BESIDE: &[u8] = b"._";

/// Whether a file of that name is a system's own.
pub(crate) fn is_unasked(name: &OsStr) -> bool {
    let is_named = NAMES.iter().any(|known| name.eq_ignore_ascii_case(known));
    is_named || is_beside_another(name)
}

/// Whether that is the name of what macOS keeps beside a file: it comes and goes with that one, and
/// otherwise looks as if it were one of its kind.
pub(crate) fn is_beside_another(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(BESIDE)
}

/// Whether nobody has put anything into a folder.
///
/// # Errors
/// Where it cannot be read, or is no folder.
pub(crate) fn is_empty(folder: &Path) -> io::Result<bool> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() || !is_unasked(&entry.file_name()) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Takes away a folder into which nobody has put anything.
///
/// # Errors
/// Where somebody has; then it stays as it is.
pub(crate) fn remove_empty(folder: &Path) -> io::Result<()> {
    if is_empty(folder)? {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if !is_unasked(&entry.file_name()) {
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

    use super::{is_beside_another, is_empty, is_unasked, remove_empty};
    use std::fs;
    use tempfile::TempDir;

    #[test]
    fn what_people_made_is_told_from_what_systems_put_there() {
        for name in [".DS_Store", "Desktop.ini", "Thumbs.db", "._白樺会.hanchan"] {
            assert!(is_unasked(name.as_ref()), "{name}");
        }
        for name in ["白樺会.hanchan", ".hanchan-sums", "_.pdf", ".DS_Store.pdf"] {
            assert!(!is_unasked(name.as_ref()), "{name}");
        }
        assert!(is_beside_another("._a".as_ref()) && !is_beside_another(".DS_Store".as_ref()));
    }

    #[test]
    fn a_folder_is_empty_until_somebody_puts_something_into_it() {
        let place = TempDir::new().unwrap();
        let folder = place.path().join("archive");
        let at = |name: &str| folder.join(name);
        fs::create_dir(&folder).unwrap();
        fs::write(at(".DS_Store"), "how it was looked at").unwrap();
        assert!(is_empty(&folder).unwrap());
        // A folder of that name is somebody's.
        fs::create_dir(at("._mine")).unwrap();
        assert!(!is_empty(&folder).unwrap());
        remove_empty(&folder).unwrap_err();
        assert!(at(".DS_Store").exists() && at("._mine").exists());
        fs::remove_dir(at("._mine")).unwrap();
        remove_empty(&folder).unwrap();
        assert!(!folder.exists() && is_empty(&folder).is_err());
    }
}
