//! What people call things, as names of files.

/// A text as a part of a file's name, on every system.
pub fn as_file_name(text: &str) -> String {
    let kept: String = text
        .trim()
        .chars()
        .map(|c| if is_for_every_system(c) { c } else { '_' })
        .take(60)
        .collect();
    kept.trim_matches(['.', ' ']).to_owned()
}

/// `04_後藤 勇.pdf`: people find theirs by name, numbers put them in order and tell namesakes apart.
pub fn file_of_member(number: u32, name: &str) -> String {
    let named = format!("{number:02}_{}", as_file_name(name));
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

#[cfg(test)]
mod tests {
    use super::{as_file_name, file_of_member};

    #[test]
    fn a_name_has_nothing_that_some_system_refuses() {
        assert_eq!(as_file_name(" A/B:会\n?. "), "A_B_会__");
        assert_eq!(as_file_name("..会.."), "会");
        assert_eq!(as_file_name(&"会".repeat(100)).chars().count(), 60);
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
