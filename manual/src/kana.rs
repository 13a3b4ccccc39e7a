//! In what order kana stand, and under which an index has them.

/// By what a reading is sorted: 清音, 濁音 and 半濁音 stand together and small kana with large ones, as in
/// Japanese indexes; a long vowel sign counts as the vowel before it.
pub(crate) fn key(reading: &str) -> String {
    let mut key = String::new();
    for kana in reading.chars() {
        let plain = plain(kana);
        let kana = if plain == 'ー' {
            key.chars().next_back().map_or('ー', vowel)
        } else {
            plain
        };
        key.push(kana);
    }
    key
}

/// The large and voiceless one of a hiragana.
fn plain(kana: char) -> char {
    const VOICED: &str = "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽぁぃぅぇぉっゃゅょ";
    const PLAIN: &str = "かきくけこさしすせそたちつてとはひふへほはひふへほあいうえおつやゆよ";
    let found = VOICED.chars().position(|voiced| voiced == kana);
    found.and_then(|at| PLAIN.chars().nth(at)).unwrap_or(kana)
}

/// The vowel in which a plain hiragana ends.
fn vowel(kana: char) -> char {
    const ROWS: [(char, &str); 5] = [
        ('あ', "あかさたなはまやらわ"),
        ('い', "いきしちにひみり"),
        ('う', "うくすつぬふむゆる"),
        ('え', "えけせてねへめれ"),
        ('お', "おこそとのほもよろを"),
    ];
    let row = ROWS.iter().find(|(_, row)| row.contains(kana));
    row.map_or(kana, |(vowel, _)| *vowel)
}

/// The row of the table of kana in which a key is looked for, by its first kana.
pub(crate) fn row(key: &str) -> char {
    const ROWS: [&str; 10] = [
        "あいうえお",
        "かきくけこ",
        "さしすせそ",
        "たちつてと",
        "なにぬねの",
        "はひふへほ",
        "まみむめも",
        "やゆよ",
        "らりるれろ",
        "わをん",
    ];
    let first = key.chars().next().unwrap_or_default();
    let row = ROWS.iter().find(|row| row.contains(first));
    row.and_then(|row| row.chars().next()).unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readings_sort_as_in_japanese_indexes() {
        let mut readings = [
            "はんちゃん",
            "はこした",
            "ばあい",
            "ぱあと",
            "けーき",
            "けいこ",
            "けしき",
        ];
        readings.sort_by_key(|reading| key(reading));
        assert_eq!(
            readings,
            [
                "けいこ",
                "けーき",
                "けしき",
                "ばあい",
                "ぱあと",
                "はこした",
                "はんちゃん"
            ]
        );
    }

    #[test]
    fn a_reading_stands_in_its_row() {
        for (reading, expected) in [("ちーちゃ", 'た'), ("ばいまん", 'は'), ("ろん", 'ら')]
        {
            assert_eq!(row(&key(reading)), expected, "{reading}");
        }
    }
}
