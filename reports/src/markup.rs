//! Text inside markup: what people typed can never become a tag, an attribute or an entity.

use std::borrow::Cow;

/// The text as it stands in HTML, XML and SVG, between tags and in quoted attributes. Characters that
/// none of them may hold are shown as the sign for what cannot be shown.
pub(crate) fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(needs_care) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len() + 16);
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\n' | '\t' => escaped.push(character),
            _ if cannot_be_held(character) => escaped.push(char::REPLACEMENT_CHARACTER),
            _ => escaped.push(character),
        }
    }
    Cow::Owned(escaped)
}

fn needs_care(character: char) -> bool {
    matches!(character, '&' | '<' | '>' | '"' | '\'') || cannot_be_held(character)
}

/// Control characters, and the code points that Unicode promises never to use.
fn cannot_be_held(character: char) -> bool {
    let code = u32::from(character);
    let control = character.is_control() && !matches!(character, '\n' | '\t');
    control || (0xfdd0..=0xfdef).contains(&code) || code & 0xfffe == 0xfffe
}

#[cfg(test)]
mod tests {
    use super::escape;
    use proptest::prelude::*;

    #[test]
    fn names_stay_as_they_are() {
        for name in ["𠮷田 茂", "髙橋　﨑", "O.K.", "山\u{e0100}田"] {
            assert_eq!(escape(name), name);
        }
    }

    #[test]
    fn nothing_typed_is_markup() {
        assert_eq!(
            escape("<b onclick='a()'>\"&amp;\u{0}\u{ffff}"),
            "&lt;b onclick=&#39;a()&#39;&gt;&quot;&amp;amp;\u{fffd}\u{fffd}"
        );
    }

    proptest! {
        #[test]
        fn no_sign_of_markup_is_left(text in any::<String>()) {
            let escaped = escape(&text);
            prop_assert!(!escaped.contains(['<', '>', '"', '\'']));
            let entities = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"];
            let written: usize = entities.iter().map(|one| escaped.matches(one).count()).sum();
            prop_assert_eq!(escaped.matches('&').count(), written);
        }
    }
}
