//! The hand-value table of a rule set, in the layout its sheet uses.

use super::{Counted, FU, HandValue, Level, Winner, hand_value};
use crate::rule_set::{RuleSet, ValueTableStyle};

/// One line of a hand-value table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ValueRow {
    /// Fewest han on this line.
    pub han: u32,
    /// Most han on this line: the same below mangan; none where there is no upper end.
    pub up_to_han: Option<u32>,
    /// Fewest fu on this line; none where fu do not count.
    pub fu: Option<u32>,
    /// Most fu with the same value, where the table is laid out by the fu at which the value jumps.
    pub up_to_fu: Option<u32>,
    /// Whether such a hand can be won by ron (20 fu is closed pinfu with tsumo).
    pub by_ron: bool,
    /// Whether such a hand can be won by tsumo (2 han 25 fu is seven pairs by ron).
    pub by_tsumo: bool,
    /// What a child gets.
    pub child: HandValue,
    /// What the dealer gets.
    pub dealer: HandValue,
}

impl ValueRow {
    fn continues(&self, next: &Self) -> bool {
        (self.han, self.by_ron, self.by_tsumo) == (next.han, next.by_ron, next.by_tsumo)
            && (self.child, self.dealer) == (next.child, next.dealer)
    }
}

/// The lines of a rule set's table: below mangan by han and fu, then the levels.
pub fn value_table(rules: &RuleSet) -> Vec<ValueRow> {
    let style = rules.data().hand_values.table;
    let fu: Vec<Option<u32>> = match style {
        ValueTableStyle::ByHan | ValueTableStyle::Standard => FU.map(Some).to_vec(),
        ValueTableStyle::ThirtyToEighty => FU[2..8].iter().copied().map(Some).collect(),
        ValueTableStyle::NoFu => vec![None],
    };
    let mut rows: Vec<ValueRow> = Vec::new();
    for han in 1..=4 {
        for row in fu.iter().filter_map(|fu| below_mangan(rules, han, *fu)) {
            match rows.last_mut() {
                Some(last) if style == ValueTableStyle::ByHan && last.continues(&row) => {
                    last.up_to_fu = row.up_to_fu;
                }
                _ => rows.push(row),
            }
        }
    }
    rows.extend(levels(rules));
    rows
}

fn below_mangan(rules: &RuleSet, han: u32, fu: Option<u32>) -> Option<ValueRow> {
    let counted = Counted::HanFu {
        han,
        fu: fu.unwrap_or(30),
    };
    let child = hand_value(rules, counted, Winner::Child, 0).ok()?;
    let dealer = hand_value(rules, counted, Winner::Dealer, 0).ok()?;
    // Without fu, four han stand on the line of mangan.
    if fu.is_none() && child.level.is_some() {
        return None;
    }
    Some(ValueRow {
        han,
        up_to_han: Some(han),
        fu,
        up_to_fu: fu,
        by_ron: fu != Some(20),
        by_tsumo: !(han == 2 && fu == Some(25)),
        child,
        dealer,
    })
}

fn levels(rules: &RuleSet) -> impl Iterator<Item = ValueRow> {
    let values = &rules.data().hand_values;
    let no_fu = values.table == ValueTableStyle::NoFu;
    let lines = [
        (Level::Mangan, if no_fu { 4 } else { 5 }, Some(5)),
        (Level::Haneman, 6, Some(7)),
        (Level::Baiman, 8, Some(10)),
        (Level::Sanbaiman, 11, values.counted_yakuman.then_some(12)),
        (Level::Yakuman, 13, None),
    ];
    lines.into_iter().filter_map(|(level, han, up_to_han)| {
        let counted = Counted::Level(level);
        Some(ValueRow {
            han,
            up_to_han,
            fu: None,
            up_to_fu: None,
            by_ron: true,
            by_tsumo: true,
            child: hand_value(rules, counted, Winner::Child, 0).ok()?,
            dealer: hand_value(rules, counted, Winner::Dealer, 0).ok()?,
        })
    })
}
