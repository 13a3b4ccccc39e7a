//! What follows from a rule set: sums, and what hands are worth.

use scoring::hand_value::{HandValue, Level, ValueRow, value_table};
use scoring::rule_set::{Basis, Uma};
use scoring::{Points, RuleSet, table_points};
use serde::Serialize;
use specta::Type;

/// What follows from a rule set.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RuleFacts {
    /// What the points of a table add up to.
    pub table_sum: String,
    /// What the return takes from the table in all; none where it takes nothing.
    pub oka: Option<String>,
    /// What the place points add up to; none where they add up to nothing, or differ with the
    /// number of players floating.
    pub uma_sum: Option<String>,
    /// Whether the place points give back just what the return takes.
    pub uma_gives_oka: bool,
    /// The sign of the unit of the results.
    pub unit: String,
    pub values: Vec<ValueLine>,
}

/// A line of the table of hand values.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ValueLine {
    pub level: Option<Level>,
    /// From so many han to so many; no upper end where there is none.
    pub han: u32,
    pub up_to_han: Option<u32>,
    /// The same of fu; none where they do not count.
    pub fu: Option<u32>,
    pub up_to_fu: Option<u32>,
    /// What the winner gets: from the discarder, and from each of the others on tsumo.
    pub child_ron: Option<String>,
    pub child_tsumo: Option<String>,
    pub dealer_ron: Option<String>,
    pub dealer_tsumo: Option<String>,
}

impl RuleFacts {
    pub(super) fn of(rules: &RuleSet) -> Self {
        let data = rules.data();
        let players = i64::from(u8::from(data.players));
        let oka = match (data.basis, data.return_points) {
            (Basis::FromReturn, Some(points)) => (points - data.start) * players,
            _ => Points::ZERO,
        };
        let uma_sum = match &data.uma {
            Uma::ByPlace(amounts) => amounts.iter().copied().sum(),
            Uma::ByFloating { .. } => Points::ZERO,
        };
        let unless_zero = |sum: Points| (sum != Points::ZERO).then(|| table_points(sum));
        Self {
            table_sum: table_points(rules.table_sum()),
            oka: unless_zero(oka),
            uma_sum: unless_zero(uma_sum),
            uma_gives_oka: oka != Points::ZERO && oka == uma_sum,
            unit: data.unit.sign().to_owned(),
            values: value_table(rules).iter().map(ValueLine::of).collect(),
        }
    }
}

impl ValueLine {
    fn of(row: &ValueRow) -> Self {
        let ron = |value: HandValue| row.by_ron.then(|| table_points(value.ron));
        let tsumo = |value: HandValue| row.by_tsumo.then(|| from_others(value));
        Self {
            level: row.child.level.map(|level: Level| level),
            han: row.han,
            up_to_han: row.up_to_han,
            fu: row.fu,
            up_to_fu: row.up_to_fu,
            child_ron: ron(row.child),
            child_tsumo: tsumo(row.child),
            dealer_ron: ron(row.dealer),
            dealer_tsumo: tsumo(row.dealer),
        }
    }
}

/// As it is called at the table: 2,000/4,000 from children and dealer, 4,000 from all.
fn from_others(value: HandValue) -> String {
    let child = table_points(value.tsumo_from_child);
    if value.tsumo_from_dealer == Points::ZERO {
        child
    } else {
        format!("{child}/{}", table_points(value.tsumo_from_dealer))
    }
}
