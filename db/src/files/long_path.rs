//! Paths of more than 260 characters. Rust's own calls take them on Windows as they are; `SQLite` and
//! other crates have to be given them in the form that asks Windows to take them. Nobody ever sees that.

#[cfg(any(windows, test))]
use crate::files::file_name::is_name_for_windows;
use std::borrow::Cow;
use std::path::{Path, PathBuf};

/// A path to be given to a crate that calls the system with it as it is.
#[cfg(windows)]
pub(crate) fn for_others(path: &Path) -> Cow<'_, Path> {
    // `SQLite`'s own name for what it keeps in memory.
    if path == Path::new(":memory:") {
        return Cow::Borrowed(path);
    }
    let whole = std::path::absolute(path).ok();
    let verbatim = whole.and_then(|whole| verbatim(whole.to_str()?));
    verbatim.map_or(Cow::Borrowed(path), |path| Cow::Owned(PathBuf::from(path)))
}

/// The same path as people know it. Windows itself gives one in that form for where a link leads.
#[cfg(windows)]
pub(crate) fn as_known(path: PathBuf) -> PathBuf {
    let known = path.to_str().and_then(plain);
    known.map_or(path, PathBuf::from)
}

/// The same path as people know it.
#[cfg(not(windows))]
pub(crate) fn as_known(path: PathBuf) -> PathBuf {
    path
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

/// The other way round; nothing where it is in no such form, or would then mean another file: Windows takes
/// dots and blanks off the end of names, and some names for devices.
#[cfg(any(windows, test))]
fn plain(path: &str) -> Option<String> {
    let path = path.strip_prefix(r"\\?\")?;
    let means_the_same = |name: &str| {
        !name.ends_with(['.', ' ']) && !name.contains('/') && is_name_for_windows(Path::new(name))
    };
    let (plain, names) = match path.strip_prefix(r"UNC\") {
        Some(share) => (format!(r"\\{share}"), share),
        None => (
            path.to_owned(),
            path.get(3..).filter(|_| path.get(1..3) == Some(r":\"))?,
        ),
    };
    names.split('\\').all(means_the_same).then_some(plain)
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, plain, verbatim};

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
            if let Some(full) = full {
                assert_eq!(plain(&full), Some(path));
            }
        }
        let shortest = format!(r"C:\{}", "a".repeat(LONGEST - 3));
        assert!(verbatim(&shortest).is_some());
        assert!(verbatim(&shortest[1..]).is_none());
        // Windows counts a character outside the first 65,536 twice.
        let twice = format!(r"C:\{}", "𠮷".repeat(LONGEST / 2));
        assert!(verbatim(&twice).is_some());
        assert!(verbatim(&format!(r"C:\{}", "吉".repeat(LONGEST / 2))).is_none());
    }

    #[test]
    fn a_path_is_written_shorter_only_where_it_means_the_same() {
        for path in [
            r"C:\会\club.hanchan",
            r"\\nas\club\a",
            r"\\?\Volume{1}\a",
            r"\\?\C:\a.\b",
            r"\\?\C:\a \b",
            r"\\?\C:\aux\b",
            r"\\?\C:\a/b",
        ] {
            assert_eq!(plain(path), None, "{path}");
        }
    }
}
