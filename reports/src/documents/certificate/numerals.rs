//! Kanji numerals, in which vertical writing counts days and places.

const DIGITS: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// The same text with each run of digits in kanji: 二十一 below a hundred, 二〇二五 from there on.
pub(super) fn kanji(text: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    characters
        .chunk_by(|first, second| first.is_ascii_digit() == second.is_ascii_digit())
        .map(|run| {
            let digits: Vec<usize> = run.iter().filter_map(|digit| value(*digit)).collect();
            match digits.len() {
                0 => run.iter().collect(),
                1 | 2 => whole(&digits),
                _ => digits.iter().map(|digit| DIGITS[*digit]).collect(),
            }
        })
        .collect()
}

fn value(digit: char) -> Option<usize> {
    usize::try_from(digit.to_digit(10)?).ok()
}

/// An amount as it is said: 83,700点 is 八万三千七百点, +83.9P is 八十三・九ポイント.
pub(super) fn amount(text: &str) -> String {
    let mut said = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|one: char| !one.is_ascii_digit() && one != ',');
        let (run, after) = rest.split_at(end.unwrap_or(rest.len()));
        if run.is_empty() {
            match first {
                '+' => {}
                '▲' => said.push_str("マイナス"),
                '%' => said.push_str("パーセント"),
                'P' => said.push_str("ポイント"),
                other => said.push(other),
            }
            rest = &rest[first.len_utf8()..];
        } else if said.ends_with('.') {
            // What comes behind the point is said figure by figure.
            said.pop();
            said.push('・');
            said.extend(run.chars().filter_map(value).map(|digit| DIGITS[digit]));
            rest = after;
        } else {
            let digits: Vec<usize> = run.chars().filter_map(value).collect();
            said.push_str(&whole(&digits));
            rest = after;
        }
    }
    said
}

/// Names of 1, 10, 100 and 1,000, and of each four figures.
const PLACES: [&str; 4] = ["", "十", "百", "千"];
const MYRIADS: [&str; 5] = ["", "万", "億", "兆", "京"];

/// A whole number in words, from its digits.
fn whole(digits: &[usize]) -> String {
    let mut text = String::new();
    let mut is_said = false;
    for (place, digit) in digits.iter().enumerate() {
        let power = digits.len() - 1 - place;
        if *digit > 1 || (*digit == 1 && power.is_multiple_of(4)) {
            text.push(DIGITS[*digit]);
        }
        if *digit > 0 {
            text.push_str(PLACES[power % 4]);
            is_said = true;
        }
        if power.is_multiple_of(4) && is_said {
            text.push_str(MYRIADS.get(power / 4).copied().unwrap_or_default());
            is_said = false;
        }
    }
    if text.is_empty() {
        text.push(DIGITS[0]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_said_in_kanji() {
        for (text, expected) in [
            ("平均順位2.02位", "平均順位二・〇二位"),
            ("合計+1,160.7P", "合計千百六十・七ポイント"),
            ("合計▲0.5P", "合計マイナス〇・五ポイント"),
            ("トップ率28.6%", "トップ率二十八・六パーセント"),
            ("最高83,700点", "最高八万三千七百点"),
            ("最高110,000点", "最高十一万点"),
            ("50半荘", "五十半荘"),
            ("10,001回", "一万一回"),
            ("0回", "〇回"),
        ] {
            assert_eq!(amount(text), expected);
        }
    }

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
