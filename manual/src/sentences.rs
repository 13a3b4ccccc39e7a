//! Where sentences end, and how long they may be.

/// How long a Japanese sentence of the manual may be.
pub const MOST_CHARACTERS: usize = 60;

/// A Japanese text, sentence by sentence, each with the sign that ends it. What stands in 「」 is part of the
/// sentence around it.
pub fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut begin, mut depth) = (0, 0_usize);
    for (at, character) in text.char_indices() {
        match character {
            '「' | '（' => depth += 1,
            '」' | '）' => depth = depth.saturating_sub(1),
            '。' | '？' | '！' | '\n' if depth == 0 => {
                let end = at + character.len_utf8();
                found.push(text[begin..end].trim());
                begin = end;
            }
            _ => {}
        }
    }
    found.push(text[begin..].trim());
    found.retain(|sentence| !sentence.is_empty());
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_end_outside_of_quotations() {
        let text = "「保存する。」を押します。次は？ 終わり";
        assert_eq!(
            sentences(text),
            ["「保存する。」を押します。", "次は？", "終わり"]
        );
        assert!(sentences("").is_empty());
    }
}
