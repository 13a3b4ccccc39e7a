//! What texts a club's file keeps: exactly as typed, as long as people can see what is in them.

use thiserror::Error;

/// A text that is kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextRule {
    /// What the text is, by its column's name.
    pub field: &'static str,
    /// The most characters.
    pub most: usize,
    /// Whether it may be left empty.
    pub optional: bool,
    /// Whether it may run over several lines.
    pub lines: bool,
}

impl TextRule {
    pub(crate) const fn name(field: &'static str, most: usize) -> Self {
        Self {
            field,
            most,
            optional: false,
            lines: false,
        }
    }

    pub(crate) const fn optional(field: &'static str, most: usize) -> Self {
        Self {
            field,
            most,
            optional: true,
            lines: false,
        }
    }

    pub(crate) const fn note(field: &'static str) -> Self {
        Self {
            field,
            most: 2_000,
            optional: true,
            lines: true,
        }
    }

    /// # Errors
    /// Where the text is missing, too long, or holds what cannot be seen.
    pub(crate) fn check(self, text: &str) -> Result<(), TextProblem> {
        let problem = |kind| TextProblem {
            field: self.field,
            kind,
        };
        if !self.optional && text.chars().all(char::is_whitespace) {
            return Err(problem(TextProblemKind::Empty));
        }
        // Bytes first: noise of many megabytes is not counted character by character.
        if text.len() > 4 * self.most || text.chars().count() > self.most {
            return Err(problem(TextProblemKind::TooLong { most: self.most }));
        }
        let seen = |character: &char| self.lines && matches!(character, '\n' | '\t');
        match text
            .chars()
            .find(|character| is_unseen(*character) && !seen(character))
        {
            Some(character) => Err(problem(TextProblemKind::ControlCharacter(character))),
            None => Ok(()),
        }
    }
}

/// Control characters, and codes that Unicode gives to nobody: a workbook with those does not open.
fn is_unseen(character: char) -> bool {
    let code = u32::from(character);
    character.is_control() || (0xFDD0..=0xFDEF).contains(&code) || code & 0xFFFE == 0xFFFE
}

/// A text that cannot be kept.
#[derive(Clone, Copy, Debug, Error, Eq, PartialEq)]
#[error("{field}: {kind}")]
pub struct TextProblem {
    /// Which text, by its column's name.
    pub field: &'static str,
    /// What is the matter with it.
    pub kind: TextProblemKind,
}

/// What can be the matter with a text.
#[derive(Clone, Copy, Debug, Error, Eq, PartialEq)]
pub enum TextProblemKind {
    /// Nothing there.
    #[error("is empty; write it in")]
    Empty,
    /// More than the file keeps.
    #[error(
        "is longer than {most} characters; shorten it (in a CSV file a quotation mark may be missing)"
    )]
    TooLong {
        /// As many as are kept.
        most: usize,
    },
    /// A character nobody can see.
    #[error("holds the unseen character U+{:04X}; delete it and type the text again", u32::from(*.0))]
    ControlCharacter(char),
}

/// Names by which things are looked up are kept without the spaces around them, which nobody sees.
pub(crate) fn label(text: &str) -> &str {
    text.trim()
}

#[cfg(test)]
mod tests {
    use super::{TextProblemKind, TextRule, label};

    const NAME: TextRule = TextRule::name("name", 10);

    fn kind(rule: TextRule, text: &str) -> Option<TextProblemKind> {
        let problem = rule.check(text).err()?;
        assert_eq!(problem.field, rule.field);
        Some(problem.kind)
    }

    #[test]
    fn a_text_may_be_as_long_as_its_rule_says_whatever_its_characters() {
        let too_long = Some(TextProblemKind::TooLong { most: 10 });
        for character in ["a", "é", "山", "𠮷"] {
            assert_eq!(kind(NAME, &character.repeat(10)), None, "{character}");
            assert_eq!(kind(NAME, &character.repeat(11)), too_long, "{character}");
        }
        let note = TextRule::note("note");
        assert_eq!(kind(note, &"山".repeat(2_000)), None);
        assert!(kind(note, &"山".repeat(2_001)).is_some());
    }

    #[test]
    fn only_what_may_be_left_out_is_empty() {
        for text in ["", " ", "　\t"] {
            assert_eq!(kind(NAME, text), Some(TextProblemKind::Empty), "{text:?}");
        }
        for rule in [TextRule::optional("kana", 10), TextRule::note("note")] {
            assert_eq!(kind(rule, ""), None);
        }
        assert_eq!(label("　山田 "), "山田");
    }

    #[test]
    fn what_nobody_can_see_is_refused_but_for_the_lines_of_a_note() {
        let unseen = |character| Some(TextProblemKind::ControlCharacter(character));
        let note = TextRule::note("note");
        for character in ['\n', '\t'] {
            assert_eq!(kind(note, &format!("a{character}b")), None);
            assert_eq!(kind(NAME, &format!("a{character}b")), unseen(character));
        }
        // The first and the last of the codes that nobody has, and those beside them.
        for character in [
            '\r',
            '\0',
            '\u{85}',
            '\u{FDD0}',
            '\u{FDEF}',
            '\u{FFFE}',
            '\u{1FFFF}',
        ] {
            for rule in [NAME, note] {
                assert_eq!(kind(rule, &format!("a{character}")), unseen(character));
            }
        }
        for character in ['\u{FDCF}', '\u{FDF0}', '\u{FFFD}', '\u{10000}', '\u{20000}'] {
            assert_eq!(kind(NAME, &format!("a{character}")), None, "{character:?}");
        }
    }
}
