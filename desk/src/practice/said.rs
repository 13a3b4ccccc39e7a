//! An answer as players say it.

use scoring::Points;
use scoring::hand_value::Level;
use scoring::typed::half_width;
use scoring::winning_hand::ScoredHand;

/// What was answered.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Said {
    /// `3翻40符`, `3-40`, `5翻`
    Value { han: u32, fu: Option<u32> },
    /// `満貫`
    Level(Level),
    /// `3900`, `1300・2600`
    Paid(Vec<i64>),
}

/// No payment is so small, and no hand has so many han or fu.
const FEWEST_POINTS: i64 = 200;
/// What is said beside the numbers.
const BESIDE: [&str; 8] = [
    "点",
    "オール",
    "all",
    "ずつ",
    "ロン",
    "ツモ",
    "ron",
    "tsumo",
];
const HAN: [&str; 5] = ["翻", "飜", "ハン", "はん", "han"];
const FU: [&str; 3] = ["符", "ふ", "fu"];

impl Said {
    /// None where it is nothing that players say.
    pub(super) fn read(typed: &str) -> Option<Self> {
        let text = half_width(typed.trim()).to_lowercase();
        if text.chars().count() > 40 {
            return None;
        }
        // Lengthening marks are signs for minus by then; a level has none.
        if let Some(level) = level(&text) {
            return Some(Self::Level(level));
        }
        let text = BESIDE
            .iter()
            .fold(text, |text, word| text.replace(&half_width(word), " "));
        let text = named(&named(&text, &HAN, 'h'), &FU, 'f');
        let numbers = numbers(&text)?;
        match numbers[..] {
            [(han, Some('h'))] => Self::value(han, None),
            [(han, Some('h')), (fu, None | Some('f'))] | [(fu, Some('f')), (han, Some('h'))] => {
                Self::value(han, Some(fu))
            }
            [(han, None), (fu, None | Some('f'))] if han < FEWEST_POINTS && fu < FEWEST_POINTS => {
                Self::value(han, Some(fu))
            }
            [(one, None)] if one >= FEWEST_POINTS => Some(Self::Paid(vec![one])),
            [(one, None), (other, None)] if one.min(other) >= FEWEST_POINTS => {
                Some(Self::Paid(vec![one, other]))
            }
            _ => None,
        }
    }

    fn value(han: i64, fu: Option<i64>) -> Option<Self> {
        Some(Self::Value {
            han: u32::try_from(han).ok()?,
            fu: fu.map(u32::try_from).transpose().ok()?,
        })
    }

    /// Whether the fu are missing, on which the hand depends.
    pub(super) fn is_half_of(&self, scored: &ScoredHand) -> bool {
        matches!(self, Self::Value { fu: None, .. }) && scored.level.is_none() && scored.fu > 0
    }

    pub(super) fn is_of(&self, scored: &ScoredHand) -> bool {
        match self {
            Self::Value { han, fu } => {
                scored.yakuman == 0
                    && *han == scored.han
                    && fu.is_none_or(|fu| scored.fu == 0 || fu == scored.fu)
            }
            Self::Level(level) => scored.level == Some(*level) && scored.yakuman <= 1,
            Self::Paid(paid) => is_paid(scored, paid),
        }
    }
}

/// What is paid by each, or what that comes to without the sticks on the table.
fn is_paid(scored: &ScoredHand, said: &[i64]) -> bool {
    let paid = scored.payments;
    let one = |amount: Option<Points>| amount.map(|points| points.0);
    match *said {
        [all] => {
            let by_one = [
                one(paid.ron),
                one(paid.others).filter(|_| paid.dealer.is_none()),
            ];
            by_one.contains(&Some(all)) || all == scored.total.0
        }
        [first, second] => {
            let both = (one(paid.others), one(paid.dealer));
            both == (Some(first), Some(second)) || both == (Some(second), Some(first))
        }
        _ => false,
    }
}

fn level(text: &str) -> Option<Level> {
    let known = [
        ("まんがん", Level::Mangan),
        ("マンガン", Level::Mangan),
        ("はねまん", Level::Haneman),
        ("ハネマン", Level::Haneman),
        ("ばいまん", Level::Baiman),
        ("バイマン", Level::Baiman),
        ("さんばいまん", Level::Sanbaiman),
        ("やくまん", Level::Yakuman),
        ("ヤクマン", Level::Yakuman),
    ];
    let found = known.iter().find(|(word, _)| *word == text);
    found
        .map(|(_, level)| *level)
        .or_else(|| Level::parse(text))
}

/// The text with one letter for each of those words.
fn named(text: &str, words: &[&str], letter: char) -> String {
    let mut buffer = [0; 4];
    let letter = letter.encode_utf8(&mut buffer);
    words
        .iter()
        .fold(text.to_owned(), |text, word| text.replace(word, letter))
}

/// Each number with the letter behind it; none where anything else stands there.
fn numbers(text: &str) -> Option<Vec<(i64, Option<char>)>> {
    let mut found: Vec<(i64, Option<char>)> = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches([' ', '・', '･', '/', '-', ',', '、', '+', '~', '〜']);
        if rest.is_empty() {
            return (!found.is_empty()).then_some(found);
        }
        let length = length_of_number(rest);
        let digits: String = rest[..length]
            .chars()
            .filter(char::is_ascii_digit)
            .collect();
        let number = digits.parse().ok()?;
        rest = rest[length..].trim_start_matches(' ');
        let letter = rest
            .chars()
            .next()
            .filter(|letter| matches!(letter, 'h' | 'f'));
        rest = &rest[letter.map_or(0, char::len_utf8)..];
        found.push((number, letter));
    }
}

/// A comma stands between thousands where three digits follow it and one or two are before it: no payment
/// has more, and 300,500 are two.
fn length_of_number(text: &str) -> usize {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let first = digits(text);
    match text[first..].strip_prefix(',') {
        Some(rest) if (1..=2).contains(&first) && digits(rest) == 3 => first + 4,
        _ => first,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn answers_are_read_as_players_say_them() {
        let value = |han, fu| Some(Said::Value { han, fu });
        let paid = |points: &[i64]| Some(Said::Paid(points.to_vec()));
        for (typed, said) in [
            ("3翻40符", value(3, Some(40))),
            ("３翻４０符", value(3, Some(40))),
            ("3 40", value(3, Some(40))),
            ("3-40", value(3, Some(40))),
            ("40符3翻", value(3, Some(40))),
            ("3 han 40 fu", value(3, Some(40))),
            ("3ハン40", value(3, Some(40))),
            ("5翻", value(5, None)),
            ("満貫", Some(Said::Level(Level::Mangan))),
            ("ハネマン", Some(Said::Level(Level::Haneman))),
            (" mangan ", Some(Said::Level(Level::Mangan))),
            ("3900", paid(&[3_900])),
            ("３，９００点", paid(&[3_900])),
            ("12,000", paid(&[12_000])),
            ("1300・2600", paid(&[1_300, 2_600])),
            ("1,300・2,600", paid(&[1_300, 2_600])),
            ("1300ー2600", paid(&[1_300, 2_600])),
            ("300,500", paid(&[300, 500])),
            ("1300 2600点", paid(&[1_300, 2_600])),
            ("2600オール", paid(&[2_600])),
            ("2000 all", paid(&[2_000])),
            ("", None),
            ("3", None),
            ("40符", None),
            ("何点", None),
            ("1 2 3", None),
            ("3900 40符", None),
            ("99999999999999999999", None),
        ] {
            assert_eq!(Said::read(typed), said, "{typed}");
        }
    }

    proptest! {
        #[test]
        fn whatever_is_typed_is_read_or_not(typed in "[0-9０-９,・/ー 翻符han満貫点オールu-]{0,24}") {
            let _ = Said::read(&typed);
        }
    }
}
