//! Texts that a spreadsheet would take for a formula are guarded by a leading quotation mark in
//! CSV files, in a way that can be taken back exactly.

use std::borrow::Cow;

const MARK: char = '\'';

/// What spreadsheets take for the start of a formula, in half and full width.
pub(crate) fn begins_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', '−'])
}

/// The text as it goes into a CSV file. A text that begins with the mark itself gets another, so
/// that taking one away always gives the text back.
pub(crate) fn guarded(text: &str) -> Cow<'_, str> {
    if begins_formula(text) || text.starts_with(MARK) {
        Cow::Owned(format!("{MARK}{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// The text as it was before it was guarded. A mark that guards nothing was typed by somebody and stays.
pub(crate) fn unguarded(text: &str) -> &str {
    match text.strip_prefix(MARK) {
        Some(rest) if begins_formula(rest) || rest.starts_with(MARK) => rest,
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::{begins_formula, guarded, unguarded};
    use proptest::prelude::*;

    #[test]
    fn formulas_are_guarded() {
        for text in ["=1+1", "+81", "-5", "@name", "\tx", "＝１", "−1"] {
            assert!(!begins_formula(&guarded(text)), "{text}");
        }
        assert_eq!(guarded("山田"), "山田");
        assert_eq!(unguarded("'たろう"), "'たろう", "typed by somebody");
    }

    proptest! {
        #[test]
        fn guarding_can_always_be_taken_back(text in "['=+@＝−\\-a]{0,5}") {
            let written = guarded(&text);
            prop_assert_eq!(unguarded(&written), text.as_str());
            prop_assert!(!begins_formula(&written));
        }
    }
}
