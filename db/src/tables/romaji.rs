//! Kana typed as Latin letters, by whichever of the usual spellings: shi or si, tsu or tu, ja or zya.

/// Every spelling and its kana, longer spellings first.
const SPELLINGS: &str = "
xtsu っ ltsu っ kya きゃ kyu きゅ kyo きょ gya ぎゃ gyu ぎゅ gyo ぎょ sha しゃ shu しゅ she しぇ sho しょ
sya しゃ syu しゅ syo しょ zya じゃ zyu じゅ zyo じょ jya じゃ jyu じゅ jyo じょ cha ちゃ chu ちゅ che ちぇ
cho ちょ tya ちゃ tyu ちゅ tyo ちょ nya にゃ nyu にゅ nyo にょ hya ひゃ hyu ひゅ hyo ひょ bya びゃ byu びゅ
byo びょ pya ぴゃ pyu ぴゅ pyo ぴょ mya みゃ myu みゅ myo みょ rya りゃ ryu りゅ ryo りょ shi し chi ち
tsu つ xtu っ ltu っ ka か ki き ku く ke け ko こ ga が gi ぎ gu ぐ ge げ go ご sa さ si し su す
se せ so そ za ざ zi じ zu ず ze ぜ zo ぞ ja じゃ ji じ ju じゅ je じぇ jo じょ ta た ti ち tu つ te て
to と da だ di ぢ du づ de で do ど na な ni に nu ぬ ne ね no の nn ん n' ん ha は hi ひ hu ふ
fu ふ he へ ho ほ fa ふぁ fi ふぃ fe ふぇ fo ふぉ ba ば bi び bu ぶ be べ bo ぼ pa ぱ pi ぴ pu ぷ pe ぺ
po ぽ ma ま mi み mu む me め mo も ya や yu ゆ yo よ ra ら ri り ru る re れ ro ろ wa わ wo を
vu ゔ a あ i い u う e え o お - ー
";

fn spellings() -> impl Iterator<Item = (&'static str, &'static str)> {
    let mut words = SPELLINGS.split_whitespace();
    std::iter::from_fn(move || Some((words.next()?, words.next()?)))
}

/// The kana that small Latin letters spell, or nothing where they spell none. Letters at the end
/// that are no kana yet are left out: somebody is still typing.
pub(crate) fn kana(letters: &str) -> Option<String> {
    let mut kana = String::new();
    let mut rest = letters;
    while let Some(first) = rest.chars().next() {
        if let Some((spelling, sound)) = spelled(rest) {
            kana.push_str(sound);
            rest = rest.strip_prefix(spelling)?;
            continue;
        }
        let after = rest.strip_prefix(first)?;
        if !first.is_ascii_lowercase() {
            return None;
        }
        // A long consonant is っ and one letter, in Hepburn also before ch.
        let doubled = after.starts_with(first) || (first == 't' && after.starts_with("ch"));
        let is_n = match first {
            'n' => !after.is_empty() && !after.starts_with('y'),
            'm' => after.starts_with(['b', 'm', 'p']),
            _ => false,
        };
        if is_n {
            kana.push('ん');
        } else if doubled {
            kana.push('っ');
        } else if after.chars().all(|letter| letter.is_ascii_lowercase()) && after.len() < 3 {
            break;
        } else {
            return None;
        }
        rest = after;
    }
    (!kana.is_empty()).then_some(kana)
}

fn spelled(text: &str) -> Option<(&'static str, &'static str)> {
    // The first n of "nna" is ん by itself.
    let own = |spelling: &str| {
        let after = text.strip_prefix(spelling)?;
        let vowel = spelling == "nn" && after.starts_with(['a', 'i', 'u', 'e', 'o', 'y']);
        (!vowel).then_some(())
    };
    spellings().find(|(spelling, _)| own(spelling).is_some())
}

#[cfg(test)]
mod tests {
    use super::{kana, spellings};

    #[test]
    fn names_in_latin_letters_are_read() {
        for (letters, expected) in [
            ("tanaka", "たなか"),
            ("satou", "さとう"),
            ("shimizu", "しみず"),
            ("simizu", "しみず"),
            ("kondou", "こんどう"),
            ("honma", "ほんま"),
            ("homma", "ほんま"),
            ("hatta", "はった"),
            ("hotchi", "ほっち"),
            ("hocchi", "ほっち"),
            ("jun'ichi", "じゅんいち"),
            ("anna", "あんな"),
            ("kannno", "かんの"),
            ("kanno", "かんの"),
            ("ryuuji", "りゅうじ"),
            ("matsuda", "まつだ"),
            ("matuda", "まつだ"),
            ("ken", "け"),
            ("kenn", "けん"),
            ("tanak", "たな"),
            ("tak", "た"),
            ("kiky", "き"),
            ("xtsu", "っ"),
        ] {
            assert_eq!(kana(letters).as_deref(), Some(expected), "{letters}");
        }
    }

    #[test]
    fn what_spells_no_kana_is_none() {
        for letters in ["", "12", "smith", "k", "田中", "ta1", "tanaxyza"] {
            assert_eq!(kana(letters), None, "{letters}");
        }
    }

    #[test]
    fn every_spelling_is_read_as_it_stands() {
        for (spelling, sound) in spellings() {
            assert_eq!(kana(spelling).as_deref(), Some(sound), "{spelling}");
        }
    }
}
