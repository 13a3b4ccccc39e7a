//! What a name is found by: without regard to width, the kind of kana, spaces, capitals and the
//! variants of one kanji. Only for finding; the name itself stays as it was typed.

/// The folded form of some texts, each findable by itself.
pub(crate) fn search_key(texts: &[&str]) -> String {
    texts
        .iter()
        .map(|text| fold(text))
        .collect::<Vec<_>>()
        .join("\n")
}

fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            ' ' | '　' | '・' | '･' => {}
            // Combining marks and their half-width forms belong to the kana before them.
            'ﾞ' | '\u{3099}' | '゛' => mark(&mut folded, VOICED),
            'ﾟ' | '\u{309A}' | '゜' => mark(&mut folded, HALF_VOICED),
            other => folded.extend(fold_character(other).to_lowercase()),
        }
    }
    folded
}

/// Half-width katakana from ･ on, in the order of their code points, as hiragana.
const HALF_WIDTH: &str = "をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん";

const VOICED: &str =
    "かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼうゔ";
const HALF_VOICED: &str = "はぱひぴふぷへぺほぽ";

/// Variants that one family writes and another hears as the same name.
const KANJI: &str = "髙高﨑崎嵜崎濵浜濱浜𠮷吉邉辺邊辺齋斎齊斉澤沢廣広櫻桜國国德徳眞真惠恵禮礼榮栄學学龍竜瀧滝嶋島嶌島槗橋淵渕";

fn fold_character(character: char) -> char {
    let folded = match character {
        '！'..='～' => char::from_u32(u32::from(character) - 0xFEE0),
        'ァ'..='ヶ' => char::from_u32(u32::from(character) - 0x60),
        'ｦ'..='ﾝ' => usize::try_from(u32::from(character) - 0xFF66)
            .ok()
            .and_then(|place| HALF_WIDTH.chars().nth(place)),
        _ => second_of_pair(KANJI, character),
    };
    folded.unwrap_or(character)
}

fn mark(folded: &mut String, pairs: &str) {
    if let Some(marked) = folded.pop() {
        folded.push(second_of_pair(pairs, marked).unwrap_or(marked));
    }
}

fn second_of_pair(pairs: &str, first: char) -> Option<char> {
    let mut pairs = pairs.chars();
    while let (Some(from), Some(to)) = (pairs.next(), pairs.next()) {
        if from == first {
            return Some(to);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::search_key;

    #[test]
    fn names_are_found_however_they_are_typed() {
        for (typed, as_if) in [
            ("髙橋　ヨシ子", "高橋ヨシ子"),
            ("濵﨑", "浜崎"),
            ("𠮷田", "吉田"),
            ("ﾀｹﾀﾞ ﾊﾟﾝ", "たけだぱん"),
            ("タカハシ", "たかはし"),
            ("ＡＢｃ１", "abc1"),
            ("か\u{3099}", "が"),
            ("ヴ", "ゔ"),
        ] {
            assert_eq!(search_key(&[typed]), search_key(&[as_if]), "{typed}");
        }
        assert_ne!(
            search_key(&["かがく"]),
            search_key(&["かかく"]),
            "voicing tells names apart"
        );
    }
}
