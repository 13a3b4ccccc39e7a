//! Which row of the 五十音 a reading belongs to, so that a long list of people has headings.

/// A row by its first kana, and whatever begins a reading in it. Katakana count as hiragana.
const ROWS: [(char, &str); 10] = [
    ('あ', "あいうえおぁぃぅぇぉゔｱｲｳｴｵｧｨｩｪｫ"),
    ('か', "かきくけこがぎぐげごｶｷｸｹｺゕゖ"),
    ('さ', "さしすせそざじずぜぞｻｼｽｾｿ"),
    ('た', "たちつてとだぢづでどっﾀﾁﾂﾃﾄｯ"),
    ('な', "なにぬねのﾅﾆﾇﾈﾉ"),
    ('は', "はひふへほばびぶべぼぱぴぷぺぽﾊﾋﾌﾍﾎ"),
    ('ま', "まみむめもﾏﾐﾑﾒﾓ"),
    ('や', "やゆよゃゅょﾔﾕﾖｬｭｮ"),
    ('ら', "らりるれろﾗﾘﾙﾚﾛ"),
    ('わ', "わゐゑをんゎﾜｦﾝ"),
];

/// Where the people of a list stand, in the order of the headings.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum KanaRow {
    /// あ to わ, by its place.
    Kana(usize),
    /// The reading is written in other letters.
    OtherLetters,
    /// No reading is known.
    NoReading,
}

impl KanaRow {
    /// Of somebody whose name is read so.
    pub fn of(reading: &str) -> Self {
        let Some(first) = reading.trim().chars().next() else {
            return Self::NoReading;
        };
        let first = match first {
            'ァ'..='ヶ' => char::from_u32(u32::from(first) - 0x60).unwrap_or(first),
            other => other,
        };
        let found = ROWS.iter().position(|(_, kana)| kana.contains(first));
        found.map_or(Self::OtherLetters, Self::Kana)
    }

    /// あ to わ; other letters have none.
    pub fn heading(self) -> Option<char> {
        match self {
            Self::Kana(place) => ROWS.get(place).map(|(heading, _)| *heading),
            Self::OtherLetters | Self::NoReading => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reading_stands_under_the_kana_it_begins_with() {
        for (reading, heading) in [
            ("うえはら", 'あ'),
            ("ヴァン", 'あ'),
            ("がもう", 'か'),
            ("ジョン", 'さ'),
            ("ﾀｶﾊｼ", 'た'),
            ("ぱく", 'は'),
            ("　やまだ", 'や'),
            ("ん", 'わ'),
        ] {
            assert_eq!(KanaRow::of(reading).heading(), Some(heading), "{reading}");
        }
        assert_eq!(KanaRow::of("Smith"), KanaRow::OtherLetters);
        assert_eq!(KanaRow::of(" "), KanaRow::NoReading);
        assert!(KanaRow::of("わだ") < KanaRow::of("Smith"));
        assert!(KanaRow::of("Smith") < KanaRow::of(""));
    }
}
