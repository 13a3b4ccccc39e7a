//! A saved sheet, as it would be typed.

use super::{STICK, Sheet, SheetHand, SheetSeat};
use crate::typed::score::{ScoreUnit, score_text};
use scoring::RuleSet;
use scoring::record::{HandEntry, ScoreSheet};

impl Sheet {
    /// In that unit; in points where one of the scores has no text in it.
    pub fn of(entry: &ScoreSheet, hands: &[HandEntry], rules: &RuleSet, unit: ScoreUnit) -> Self {
        let (unit, scores) = scores(entry, rules, unit);
        let seats = entry.people.iter().zip(scores);
        let seats = seats.map(|((seat, person), score)| SheetSeat {
            person: Some(*person),
            search: String::new(),
            score,
            chombo: count_text(entry.played.chombo[seat]),
        });
        Self {
            day: entry.date,
            series: entry.series,
            round: entry.round,
            table: entry.table.clone(),
            rules: entry.rules,
            unit,
            seats: seats.collect(),
            last_dealer: entry.played.last_dealer.kanji(),
            sticks: match entry.played.deposit.0 / STICK {
                0 => String::new(),
                sticks => sticks.to_string(),
            },
            unbalanced: entry.unbalanced.clone(),
            two_tables: entry.two_tables.clone(),
            fill_last: false,
            hands: hands
                .iter()
                .map(|hand| SheetHand::of(hand, entry))
                .collect(),
        }
    }
}

/// The scores in that unit; in points where one of them has no text in it.
fn scores(entry: &ScoreSheet, rules: &RuleSet, unit: ScoreUnit) -> (ScoreUnit, Vec<String>) {
    let all = |unit| -> Option<Vec<String>> {
        let scores = entry.played.points.as_slice().iter();
        scores
            .map(|points| score_text(*points, unit, rules))
            .collect()
    };
    match all(unit) {
        Some(scores) => (unit, scores),
        None => (
            ScoreUnit::Points,
            all(ScoreUnit::Points).unwrap_or_default(),
        ),
    }
}

fn count_text(count: u32) -> String {
    match count {
        0 => String::new(),
        count => count.to_string(),
    }
}
