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
    use super::as_file_name;

    #[test]
    fn a_name_has_nothing_that_some_system_refuses() {
        assert_eq!(as_file_name(" A/B:会\n?. "), "A_B_会__");
        assert_eq!(as_file_name("..会.."), "会");
        assert_eq!(as_file_name(&"会".repeat(100)).chars().count(), 60);
    }
}
