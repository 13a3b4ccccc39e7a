//! Initials by the reading of a name.

/// The first sounds by the Latin letter that Hepburn writes them with; half and full size alike.
const LETTERS: [(&str, char); 21] = [
    ("あぁ", 'A'),
    ("いぃゐ", 'I'),
    ("うぅ", 'U'),
    ("えぇゑ", 'E'),
    ("おぉを", 'O'),
    ("かきくけこ", 'K'),
    ("がぎぐげご", 'G'),
    ("さしすせそ", 'S'),
    ("ざずぜぞづ", 'Z'),
    ("じぢ", 'J'),
    ("ち", 'C'),
    ("たつてと", 'T'),
    ("だでど", 'D'),
    ("なにぬねの", 'N'),
    ("はひへほ", 'H'),
    ("ふ", 'F'),
    ("ばびぶべぼ", 'B'),
    ("ぱぴぷぺぽ", 'P'),
    ("まみむめも", 'M'),
    ("らりるれろ", 'R'),
    ("わ", 'W'),
];

/// `H.M.` for はまぐち まさお; nothing where a part of the name begins with no kana.
pub(super) fn initials(kana: &str) -> Option<String> {
    let letters: Option<String> = kana
        .split_whitespace()
        .map(|part| Some(format!("{}.", letter(part.chars().next()?)?)))
        .collect();
    letters.filter(|letters| !letters.is_empty())
}

fn letter(kana: char) -> Option<char> {
    let kana = hiragana(kana);
    if "やゆよゃゅょ".contains(kana) {
        return Some('Y');
    }
    let known = LETTERS.iter().find(|(sounds, _)| sounds.contains(kana));
    known.map(|(_, letter)| *letter)
}

/// Katakana stand as far behind hiragana as ァ behind ぁ.
fn hiragana(kana: char) -> char {
    match kana {
        'ァ'..='ヶ' => char::from_u32(u32::from(kana) - 0x60).unwrap_or(kana),
        _ => kana,
    }
}

#[cfg(test)]
mod tests {
    use super::initials;

    #[test]
    fn readings_have_initials() {
        for (kana, expected) in [
            ("はまぐち まさお", Some("H.M.")),
            ("フジモト　チヨ", Some("F.C.")),
            ("よしだ", Some("Y.")),
            ("じんぐうじ づか", Some("J.Z.")),
            ("", None),
            (" ", None),
            ("Smith じょん", None),
            ("んだ", None),
        ] {
            assert_eq!(initials(kana).as_deref(), expected, "{kana}");
        }
    }
}
