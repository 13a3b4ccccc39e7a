//! What people type and write into files: digits of either width, one set of minus signs.

/// Half-width digits, letters and signs, and `-` for every sign that people write for minus. Kept in
/// step with `ui/src/parts/typed.ts`.
///
/// ```
/// use scoring::typed::half_width;
/// assert_eq!(half_width("▲４２，３００"), "-42,300");
/// assert_eq!(half_width("Ｒ８．１１．２１"), "R8.11.21");
/// ```
pub fn half_width(text: &str) -> String {
    text.chars().map(half_width_of).collect()
}

fn half_width_of(sign: char) -> char {
    match sign {
        '−' | '‐' | '‑' | '–' | '—' | '―' | 'ー' | 'ｰ' | '▲' | '△' => '-',
        // The full-width forms of the ASCII characters stand in the same order.
        '！'..='～' => char::from_u32(u32::from(sign) - 0xFEE0).unwrap_or(sign),
        '　' => ' ',
        other => other,
    }
}

/// A whole number as people write it: `42300`, `４２，３００`, `▲1,200`, `+5`.
///
/// ```
/// use scoring::typed::whole_number;
/// assert_eq!(whole_number("▲1,200"), Some(-1_200));
/// assert_eq!(whole_number("1,23"), None);
/// ```
pub fn whole_number(text: &str) -> Option<i64> {
    decimal(text, 0)
}

/// A number with so many decimals at most, counted in the last of them: `12.3` with one is 123. None
/// where it is no such number, or larger than 64 bits hold. Thousands are separated every three digits
/// or not at all: `1,23` is a slip.
///
/// ```
/// use scoring::typed::decimal;
/// assert_eq!(decimal("▲12.3", 1), Some(-123));
/// assert_eq!(decimal("12", 1), Some(120));
/// assert_eq!(decimal("12.34", 1), None);
/// ```
pub fn decimal(text: &str, decimals: usize) -> Option<i64> {
    let text = half_width(text.trim());
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(&text)),
    };
    let (whole, fraction) = match digits.split_once('.') {
        Some((_, "")) => return None,
        Some(parts) => parts,
        None => (digits, ""),
    };
    let whole = without_separators(whole)?;
    let is_numeric = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if fraction.len() > decimals || !is_numeric(fraction) {
        return None;
    }
    let sign = if negative { "-" } else { "" };
    format!("{sign}{whole}{fraction:0<decimals$}").parse().ok()
}

/// The digits of a whole number without the commas between its thousands.
fn without_separators(whole: &str) -> Option<String> {
    let groups: Vec<&str> = whole.split(',').collect();
    let is_numeric = |group: &str| !group.is_empty() && group.bytes().all(|b| b.is_ascii_digit());
    let (first, others) = groups.split_first()?;
    let are_thousands = others
        .iter()
        .all(|group| group.len() == 3 && is_numeric(group));
    let first_fits = is_numeric(first) && (others.is_empty() || first.len() <= 3);
    (first_fits && are_thousands).then(|| groups.concat())
}

#[cfg(test)]
mod tests {
    use super::{decimal, whole_number};

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for (written, number) in [
            ("42300", 42_300),
            (" ４２３００ ", 42_300),
            ("　42300　", 42_300),
            ("42,300", 42_300),
            ("1，234，500", 1_234_500),
            ("-300", -300),
            ("−300", -300),
            ("‑300", -300),
            ("ｰ300", -300),
            ("ー３００", -300),
            ("―300", -300),
            ("▲1,200", -1_200),
            ("△100", -100),
            ("－5", -5),
            ("+12", 12),
            ("＋１２", 12),
            ("-9223372036854775808", i64::MIN),
        ] {
            assert_eq!(whole_number(written), Some(number), "{written}");
        }
    }

    #[test]
    fn what_is_no_number_is_not_guessed_at() {
        for written in [
            "",
            "12.3",
            "12.",
            "1,23",
            "1,2345",
            "1234,567",
            ",100",
            "▲,100",
            "1,-20",
            "1,,000",
            "--5",
            "+-5",
            "5-",
            "4+2",
            "4-2",
            "4万",
            "▲",
            "1 000",
            "99999999999999999999",
            "1e5",
        ] {
            assert_eq!(whole_number(written), None, "{written}");
        }
    }

    #[test]
    fn decimals_are_counted_and_never_rounded() {
        for (written, number) in [
            ("12.3", Some(123)),
            ("▲１２．３", Some(-123)),
            ("40", Some(400)),
            ("-0.0", Some(0)),
            ("1,160.7", Some(11_607)),
            (".5", None),
            ("5.", None),
            ("12.34", None),
            ("1.2.3", None),
            ("1.+", None),
        ] {
            assert_eq!(decimal(written, 1), number, "{written}");
        }
    }
}
