//! What follows from a rule set: sums, what hands are worth, and its rules in words.

use scoring::hand_value::{HandValue, Level, ValueRow, value_table};
use scoring::rule_words::{RuleInWords, in_words};
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
    /// Whether the place points give back just what the return takes.
    pub uma_gives_oka: bool,
    /// The sign of the unit of the results.
    pub unit: String,
    pub values: Vec<ValueLine>,
    /// Each of its rules in words.
    pub words: Vec<RuleInWords>,
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
        Self {
            table_sum: table_points(rules.table_sum()),
            oka: (rules.oka() != Points::ZERO).then(|| table_points(rules.oka())),
            uma_gives_oka: rules.uma_gives_oka(),
            unit: rules.data().unit.sign().to_owned(),
            values: value_table(rules).iter().map(ValueLine::of).collect(),
            words: in_words(rules),
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
