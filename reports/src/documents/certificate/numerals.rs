//! Kanji numerals, in which vertical writing counts days and places.

const DIGITS: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// The same text with each run of digits in kanji: 二十一 below a hundred, 二〇二五 from there on.
pub(super) fn kanji(text: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    characters
        .chunk_by(|first, second| first.is_ascii_digit() == second.is_ascii_digit())
        .map(|run| {
            let digits: Vec<usize> = run.iter().filter_map(|digit| value(*digit)).collect();
            match digits.as_slice() {
                [] => run.iter().collect(),
                [0] => DIGITS[0].to_string(),
                [ones] => below_hundred(0, *ones),
                [tens, ones] => below_hundred(*tens, *ones),
                long => long.iter().map(|digit| DIGITS[*digit]).collect(),
            }
        })
        .collect()
}

fn value(digit: char) -> Option<usize> {
    usize::try_from(digit.to_digit(10)?).ok()
}

fn below_hundred(tens: usize, ones: usize) -> String {
    let mut text = String::new();
    if tens > 1 {
        text.push(DIGITS[tens]);
    }
    if tens > 0 {
        text.push('十');
    }
    if ones > 0 {
        text.push(DIGITS[ones]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_years_are_counted_in_kanji() {
        for (text, expected) in [
            ("令和7年10月4日", "令和七年十月四日"),
            ("令和11年12月31日", "令和十一年十二月三十一日"),
            ("2025年10月20日", "二〇二五年十月二十日"),
            ("令和元年", "令和元年"),
            ("0", "〇"),
        ] {
            assert_eq!(kanji(text), expected);
        }
    }
}
