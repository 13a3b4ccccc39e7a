//! Paths of more than 260 characters. Rust's own calls take them on Windows as they are; `SQLite` and
//! other crates have to be given them in the form that asks Windows to take them. Nobody ever sees that.

use std::borrow::Cow;
use std::path::Path;
#[cfg(windows)]
use std::path::PathBuf;

/// A path to be given to a crate that calls the system with it as it is.
#[cfg(windows)]
pub(crate) fn for_others(path: &Path) -> Cow<'_, Path> {
    let whole = std::path::absolute(path).ok();
    let verbatim = whole.and_then(|whole| verbatim(whole.to_str()?));
    verbatim.map_or(Cow::Borrowed(path), |path| Cow::Owned(PathBuf::from(path)))
}

/// A path to be given to a crate that calls the system with it as it is.
#[cfg(not(windows))]
pub(crate) fn for_others(path: &Path) -> Cow<'_, Path> {
    Cow::Borrowed(path)
}

/// In Windows' characters: 260, less what `SQLite` and we put behind a name, and the end of it.
#[cfg(any(windows, test))]
const LONGEST: usize = 240;

/// A whole path in the form that has no length; nothing where it is short, or in such a form already.
#[cfg(any(windows, test))]
fn verbatim(path: &str) -> Option<String> {
    if path.encode_utf16().count() < LONGEST
        || path.starts_with(r"\\?\")
        || path.starts_with(r"\\.\")
    {
        return None;
    }
    Some(match path.strip_prefix(r"\\") {
        Some(share) => format!(r"\\?\UNC\{share}"),
        None => format!(r"\\?\{path}"),
    })
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, verbatim};

    #[test]
    fn only_long_paths_of_windows_are_written_in_full() {
        let long = "会".repeat(LONGEST);
        for (path, full) in [
            (format!(r"C:\{long}\a"), Some(format!(r"\\?\C:\{long}\a"))),
            (
                format!(r"\\nas\club\{long}"),
                Some(format!(r"\\?\UNC\nas\club\{long}")),
            ),
            (format!(r"\\?\C:\{long}"), None),
            (format!(r"\\.\pipe\{long}"), None),
            (r"C:\Users\会\club.hanchan".to_owned(), None),
            (r"\\nas\club\a".to_owned(), None),
        ] {
            assert_eq!(verbatim(&path), full, "{path}");
        }
        // Windows counts a character outside the first 65,536 twice.
        let twice = format!(r"C:\{}", "𠮷".repeat(LONGEST / 2));
        assert!(verbatim(&twice).is_some());
        assert!(verbatim(&format!(r"C:\{}", "吉".repeat(LONGEST / 2))).is_none());
    }
}
