//! In CSV files, a text that a spreadsheet would take for a formula gets an apostrophe in front, in a
//! way that can be undone exactly.

use std::borrow::Cow;

const MARK: char = '\'';

/// What spreadsheets take for the start of a formula, in half and full width.
pub(crate) fn begins_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', '−'])
}

/// The text as it goes into a CSV file. A text that already begins with the mark gets another one, so
/// that removing one mark always restores the text.
pub fn escape_formula(text: &str) -> Cow<'_, str> {
    if begins_formula(text) || text.starts_with(MARK) {
        Cow::Owned(format!("{MARK}{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// The text without the mark. A mark in front of anything but a formula was typed by somebody and stays.
pub(crate) fn unescape_formula(text: &str) -> &str {
    match text.strip_prefix(MARK) {
        Some(rest) if begins_formula(rest) || rest.starts_with(MARK) => rest,
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::{begins_formula, escape_formula, unescape_formula};
    use proptest::prelude::*;

    #[test]
    fn formulas_are_guarded() {
        for text in ["=1+1", "+81", "-5", "@name", "\tx", "＝１", "−1"] {
            assert!(!begins_formula(&escape_formula(text)), "{text}");
        }
        assert_eq!(escape_formula("山田"), "山田");
        assert_eq!(unescape_formula("'たろう"), "'たろう", "typed by somebody");
    }

    proptest! {
        #[test]
        fn guarding_can_always_be_taken_back(text in "['=+@＝−\\-a]{0,5}") {
            let written = escape_formula(&text);
            prop_assert_eq!(unescape_formula(&written), text.as_str());
            prop_assert!(!begins_formula(&written));
        }
    }
}
