//! Which scores may have been misread where the points do not add up: handwriting has figures that are
//! taken for each other, and fingers change two of them.

use scoring::record::ScoreSheet;
use scoring::{Points, RuleSet};
use serde::Serialize;

use crate::typed::score::{ScoreUnit, score_text};

/// Figures that are taken for each other, the smaller first.
const ALIKE: [(char, char); 15] = [
    ('0', '6'),
    ('0', '8'),
    ('0', '9'),
    ('1', '7'),
    ('2', '5'),
    ('2', '7'),
    ('3', '5'),
    ('3', '8'),
    ('4', '9'),
    ('5', '6'),
    ('5', '8'),
    ('6', '8'),
    ('6', '9'),
    ('7', '9'),
    ('8', '9'),
];

/// A score with which the points would add up, one slip away from what is typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct Misread {
    /// Whose, from nought on in the order of the seats.
    pub seat: u8,
    /// As it is typed.
    pub typed: String,
    /// As the paper may have it.
    pub instead: String,
}

/// All of them, in the order of the seats.
pub(super) fn found(
    difference: Points,
    entry: &ScoreSheet,
    unit: ScoreUnit,
    rules: &RuleSet,
) -> Vec<Misread> {
    let of = |(seat, points): (u8, Points)| {
        let typed = score_text(points, unit, rules)?;
        let instead = score_text(points - difference, unit, rules)?;
        is_one_slip(&typed, &instead).then_some(Misread {
            seat,
            typed,
            instead,
        })
    };
    let scores = entry.played.points.as_slice().iter().copied();
    (0..).zip(scores).filter_map(of).collect()
}

/// One figure that looks like another, or two neighbours changed.
fn is_one_slip(typed: &str, instead: &str) -> bool {
    if typed.chars().count() != instead.chars().count() {
        return false;
    }
    let pairs = typed.chars().zip(instead.chars()).enumerate();
    let other: Vec<(usize, (char, char))> = pairs.filter(|(_, (a, b))| a != b).collect();
    match other.as_slice() {
        [(_, (a, b))] => ALIKE.contains(&(*a.min(b), *a.max(b))),
        [(at, (a, b)), (next, (c, d))] => *next == at.saturating_add(1) && a == d && b == c,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_one_slip;

    #[test]
    fn one_figure_that_looks_alike_or_two_that_are_changed_are_one_slip() {
        assert!(is_one_slip("362", "365"));
        assert!(is_one_slip("246", "249"));
        assert!(is_one_slip("264", "246"));
        assert!(is_one_slip("-12.3", "-17.3"));
        assert!(!is_one_slip("191", "194"));
        assert!(!is_one_slip("398", "401"));
        assert!(!is_one_slip("98", "101"));
        assert!(!is_one_slip("362", "362"));
    }
}
