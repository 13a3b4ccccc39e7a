//! What people call things, as names of files.

use crate::error::{Error, Fault};
use std::path::{Component, Path};

/// A text as a file's name, or the beginning of one, on every system.
pub fn as_file_name(text: &str) -> String {
    let name = as_part(text);
    if is_device(&name) {
        return format!("_{name}");
    }
    name
}

fn as_part(text: &str) -> String {
    let name: String = text
        .trim()
        .chars()
        .map(|c| if is_for_every_system(c) { c } else { '_' })
        .take(60)
        .collect();
    name.trim_matches(['.', ' ']).to_owned()
}

/// `04_後藤 勇.pdf`: people find theirs by name, numbers put them in order and tell namesakes apart.
pub fn file_of_member(number: u32, name: &str) -> String {
    let named = format!("{number:02}_{}", as_part(name));
    format!("{}.pdf", named.trim_end_matches('_'))
}

/// Whether a character may stand in a file's name on every system.
pub(crate) fn is_for_every_system(character: char) -> bool {
    !character.is_control()
        && !matches!(
            character,
            '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|'
        )
}

/// Windows takes what is written under some names, and keeps it nowhere.
///
/// # Errors
/// [`Fault::BadName`] where a file or a folder on the way to it has one of those.
pub(crate) fn is_a_name(place: &Path) -> Result<(), Error> {
    if cfg!(windows) && !is_name_for_windows(place) {
        return Err(Error::file(place, Fault::BadName));
    }
    Ok(())
}

/// Whether Windows takes the names in it for files and folders. A colon in one would be a part of a file
/// nobody sees.
pub(crate) fn is_name_for_windows(path: &Path) -> bool {
    let mut parts = path.components();
    parts.all(|part| match part {
        Component::Normal(name) => {
            let name = name.to_string_lossy();
            name.chars().all(is_for_every_system) && !is_device(&name)
        }
        _ => true,
    })
}

/// Names that Windows keeps for its devices, with whatever ending.
fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end();
    let stem = stem.to_ascii_uppercase();
    let numbered = |kind| {
        stem.strip_prefix(kind).is_some_and(|number| {
            matches!(
                number,
                "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "¹" | "²" | "³"
            )
        })
    };
    matches!(&*stem, "CON" | "PRN" | "AUX" | "NUL" | "CONIN$" | "CONOUT$")
        || numbered("COM")
        || numbered("LPT")
}

#[cfg(test)]
mod tests {
    use super::{as_file_name, file_of_member, is_name_for_windows};
    use std::path::Path;

    #[test]
    fn a_name_has_nothing_that_some_system_refuses() {
        assert_eq!(as_file_name(" A/B:会\n?. "), "A_B_会__");
        assert_eq!(as_file_name("..会.."), "会");
        assert_eq!(as_file_name("Con"), "_Con");
        assert_eq!(as_file_name("lpt9.会"), "_lpt9.会");
        assert_eq!(as_file_name("COM会"), "COM会");
        assert_eq!(as_file_name(&"会".repeat(100)).chars().count(), 60);
    }

    #[test]
    fn what_windows_keeps_for_itself_is_no_name() {
        for name in [
            "NUL",
            "nul.pdf",
            "con .x",
            "COM1.tar.gz",
            "LPT²",
            "前期:報告.pdf",
            "a?",
            "<a>",
            "a|b",
            "aux/a.pdf",
            "前期:報告/a/b.pdf",
        ] {
            assert!(!is_name_for_windows(Path::new(name)), "{name}");
        }
        for name in [
            "前期 (2).pdf",
            "null.pdf",
            "COM10",
            "COM",
            "COM0.x",
            "console",
            ".con",
            "../a.pdf",
        ] {
            assert!(
                is_name_for_windows(&Path::new("folder").join(name)),
                "{name}"
            );
        }
    }

    #[test]
    fn a_members_file_is_found_by_name_on_every_system() {
        assert_eq!(file_of_member(1, "佐藤 誠"), "01_佐藤 誠.pdf");
        assert_eq!(file_of_member(112, "佐藤 誠"), "112_佐藤 誠.pdf");
        assert_ne!(file_of_member(1, "佐藤 誠"), file_of_member(2, "佐藤 誠"));
        // A device of Windows is none behind a number.
        assert_eq!(file_of_member(3, "CON"), "03_CON.pdf");
        assert_eq!(file_of_member(4, "A/B\\C:?"), "04_A_B_C.pdf");
        assert_eq!(file_of_member(5, " . "), "05.pdf");
        // The longest name in letters of four bytes fits what disks take.
        assert!(file_of_member(9_999, &"𠮷".repeat(200)).len() <= 255);
    }
}
