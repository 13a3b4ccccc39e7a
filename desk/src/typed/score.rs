//! Reading scores as people type them, in a unit that is never guessed.

use scoring::typed::{decimal, whole_number};
use scoring::{Points, RuleSet};
use serde::{Deserialize, Serialize};

/// What a score is typed in.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum ScoreUnit {
    /// 42300
    Points,
    /// 423
    Hundreds,
    /// ±12.3 against what results are counted from.
    Difference,
}

/// The points of a score; none where it is no such number.
pub fn read_score(typed: &str, unit: ScoreUnit, rules: &RuleSet) -> Option<Points> {
    let data = rules.data();
    let (decimals, from) = match unit {
        ScoreUnit::Points | ScoreUnit::Hundreds => (0, Points::ZERO),
        ScoreUnit::Difference => (1, data.return_points.unwrap_or(data.start)),
    };
    let each = match unit {
        ScoreUnit::Points => 1,
        ScoreUnit::Hundreds | ScoreUnit::Difference => Points::STEP,
    };
    let points = decimal(typed, decimals)?.checked_mul(each)?;
    points.checked_add(from.0).map(Points)
}

/// The text by which a score is typed in that unit; none where it has none.
pub fn score_text(points: Points, unit: ScoreUnit, rules: &RuleSet) -> Option<String> {
    let data = rules.data();
    let (each, from) = match unit {
        ScoreUnit::Points => (1, Points::ZERO),
        ScoreUnit::Hundreds => (Points::STEP, Points::ZERO),
        ScoreUnit::Difference => (Points::STEP, data.return_points.unwrap_or(data.start)),
    };
    let amount = points - from;
    if amount.0 % each != 0 {
        return None;
    }
    let number = amount.0 / each;
    Some(match unit {
        ScoreUnit::Points | ScoreUnit::Hundreds => number.to_string(),
        ScoreUnit::Difference => {
            let sign = if number < 0 { "-" } else { "" };
            format!("{sign}{}.{}", number.abs() / 10, number.abs() % 10)
        }
    })
}

/// The most chombo or sticks that a sheet can have: more is a slip of the finger.
pub const MOST: u32 = 99;

/// A count; nothing typed is none.
pub fn read_count(typed: &str) -> Option<u32> {
    if typed.trim().is_empty() {
        return Some(0);
    }
    let count = whole_number(typed)?;
    u32::try_from(count).ok().filter(|count| *count <= MOST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ScoreUnit::{Difference, Hundreds, Points as Whole};
    use scoring::preset;

    #[test]
    fn a_score_is_read_in_the_unit_it_is_typed_in() {
        let rules = preset("shirakaba-2025").unwrap();
        for (typed, unit, points) in [
            ("42300", Whole, Some(42_300)),
            ("４２，３００", Whole, Some(42_300)),
            ("▲1200", Whole, Some(-1_200)),
            ("423", Hundreds, Some(42_300)),
            ("ー53", Hundreds, Some(-5_300)),
            ("12.3", Difference, Some(42_300)),
            ("+12", Difference, Some(42_000)),
            ("−30.5", Difference, Some(-500)),
            ("42.3", Hundreds, None),
            ("12.34", Difference, None),
            ("", Whole, None),
            ("-", Whole, None),
            ("三万", Whole, None),
            ("99999999999999999999", Whole, None),
            ("9223372036854775807", Hundreds, None),
            ("--5", Whole, None),
        ] {
            let read = read_score(typed, unit, &rules).map(|points| points.0);
            assert_eq!(read, points, "{typed} in {unit:?}");
        }
    }

    #[test]
    fn a_score_is_written_as_it_would_be_typed() {
        let rules = preset("shirakaba-2025").unwrap();
        for (points, unit, text) in [
            (42_300, Whole, Some("42300")),
            (-5_300, Hundreds, Some("-53")),
            (42_350, Hundreds, None),
            (42_300, Difference, Some("12.3")),
            (29_500, Difference, Some("-0.5")),
            (0, Difference, Some("-30.0")),
        ] {
            let written = score_text(Points(points), unit, &rules);
            assert_eq!(written.as_deref(), text, "{points} in {unit:?}");
            if let Some(text) = written {
                assert_eq!(read_score(&text, unit, &rules), Some(Points(points)));
            }
        }
    }

    #[test]
    fn nothing_typed_is_a_count_of_none() {
        for (typed, count) in [
            ("", Some(0)),
            ("２", Some(2)),
            ("100", None),
            ("-1", None),
            ("x", None),
        ] {
            assert_eq!(read_count(typed), count, "{typed}");
        }
    }
}
