//! Tiles as people type them at a desk: full-width letters, 一二三, 東南西北白發中, and what these are called.

use crate::typed::half_width;
use std::borrow::Cow;

const KANJI: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
const SUITS: [(char, char); 7] = [
    ('萬', 'm'),
    ('万', 'm'),
    ('筒', 'p'),
    ('索', 's'),
    ('m', 'm'),
    ('p', 'p'),
    ('s', 's'),
];
/// After [`half_width`], which makes a long vowel's line a minus.
const HONOURS: [(&str, u8); 26] = [
    ("東", 1),
    ("南", 2),
    ("西", 3),
    ("北", 4),
    ("白", 5),
    ("發", 6),
    ("発", 6),
    ("中", 7),
    ("とん", 1),
    ("なん", 2),
    ("しゃ-", 3),
    ("しゃあ", 3),
    ("ぺ-", 4),
    ("ぺい", 4),
    ("はく", 5),
    ("はつ", 6),
    ("ちゅん", 7),
    ("トン", 1),
    ("ナン", 2),
    ("シャ-", 3),
    ("シャア", 3),
    ("ペ-", 4),
    ("ペイ", 4),
    ("ハク", 5),
    ("ハツ", 6),
    ("チュン", 7),
];

/// The same in the notation of files. What is no tile stays as it is, so that whoever reads it can name it.
///
/// ```
/// use scoring::winning_hand::as_typed;
/// assert_eq!(as_typed("一二三東東"), "123m1z1z");
/// assert_eq!(as_typed("１２３ｍ赤五筒はく"), "123m0p5z");
/// assert_eq!(as_typed("二三四索"), "234s");
/// ```
pub fn as_typed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() && !text.bytes().any(|byte| byte.is_ascii_uppercase()) {
        return Cow::Borrowed(text);
    }
    let text = half_width(text).to_lowercase();
    let mut written = String::with_capacity(text.len());
    // Numbers in kanji that no suit followed yet.
    let mut open = 0;
    let mut rest = text.as_str();
    while let Some(letter) = rest.chars().next() {
        if let Some((name, number)) = HONOURS.iter().find(|(name, _)| rest.starts_with(name)) {
            close(&mut written, &mut open);
            written.extend(char::from_digit((*number).into(), 10));
            written.push('z');
            rest = &rest[name.len()..];
            continue;
        }
        rest = &rest[letter.len_utf8()..];
        if let Some(suit) = suit(letter) {
            open = 0;
            written.push(suit);
        } else if let Some(number) = number(letter) {
            open += 1;
            written.push(number);
        } else if letter == '赤' && rest.starts_with(['5', '五']) {
            let is_kanji = rest.starts_with('五');
            if is_kanji {
                open += 1;
            } else {
                close(&mut written, &mut open);
            }
            written.push('0');
            rest = &rest[if is_kanji { '五'.len_utf8() } else { 1 }..];
        } else {
            close(&mut written, &mut open);
            written.push(match letter {
                '、' | ',' => ' ',
                other => other,
            });
        }
    }
    close(&mut written, &mut open);
    Cow::Owned(written)
}

/// Numbers in kanji without a suit are characters.
fn close(written: &mut String, open: &mut u32) {
    if *open > 0 {
        written.push('m');
    }
    *open = 0;
}

fn suit(letter: char) -> Option<char> {
    let found = SUITS.iter().find(|(name, _)| *name == letter);
    found.map(|(_, suit)| *suit)
}

fn number(letter: char) -> Option<char> {
    let place = KANJI.iter().position(|kanji| *kanji == letter)?;
    char::from_digit(u32::try_from(place).ok()? + 1, 10)
}
