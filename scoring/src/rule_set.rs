//! What a rule set holds. Data only; a checked [`RuleSet`] is what everything else takes.

mod assumed;
mod check;
mod corrected;
mod hand_values;
mod oka;
mod presets;

pub use assumed::Assumed;
pub use check::{FieldError, FieldFault, InvalidRuleSet};
pub use corrected::{Dropped, corrected, was_preset};
pub use hand_values::{CombinedYakuman, HandValues, North, Pao, Renhou, SeveralRon};
pub use hand_values::{ValueTableStyle, WinningRules};
pub use presets::{PRESET_IDS, preset, presets};

use crate::rule_book::RuleBook;
use crate::{Players, Points, Unit};
use serde::{Deserialize, Serialize};

/// A rule set as clubs write it down. Every amount is in points.
///
/// It is immutable once a hanchan refers to it: changing a rule makes a new `version`.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSetData {
    /// What files and commands call it, such as `shirakaba-2025`.
    pub id: String,
    /// What people call it.
    #[serde(default)]
    pub name: String,
    /// Counts up with each change.
    #[serde(default = "first_version")]
    pub version: u32,
    /// How many play at a table.
    #[serde(default)]
    pub players: Players,
    /// Points each player begins with (配給原点).
    pub start: Points,
    /// Points results are counted against (返し); none where the basis is `raw`.
    #[serde(rename = "return", default, skip_serializing_if = "Option::is_none")]
    pub return_points: Option<Points>,
    /// What a result is counted from.
    #[serde(default)]
    pub basis: Basis,
    /// How a result is rounded to 1,000s.
    #[serde(default)]
    pub rounding: Rounding,
    /// Where first place's result comes from.
    #[serde(default)]
    pub top: Top,
    /// Place points (順位点).
    pub uma: Uma,
    /// What happens to equal points.
    #[serde(default)]
    pub tie: Tie,
    /// Who gets riichi sticks left on the table at the end (供託).
    #[serde(default)]
    pub deposit: Deposit,
    /// What a chombo costs.
    pub chombo: Chombo,
    /// How results are shown.
    #[serde(default)]
    pub unit: Unit,
    /// How long a round lasts.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when a player's points run out (飛び).
    #[serde(default)]
    pub bust: Bust,
    /// What hands are worth.
    #[serde(default)]
    pub hand_values: HandValues,
    /// What of it is the usual way and not yet the club's own word.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub assumed: Vec<Assumed>,
    /// What the club's rules say beside all that, in words of their own.
    #[serde(default, skip_serializing_if = "RuleBook::is_empty")]
    pub book: RuleBook,
}

fn first_version() -> u32 {
    1
}

/// What a result is counted from.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// Points minus the return.
    #[default]
    FromReturn,
    /// Points as they stand (kenko-25000).
    Raw,
}

/// Rounding of the difference to whole 1,000s.
///
/// The common table rules look at the hundreds above the next lower thousand, below zero as well:
/// ▲5,500 lies 500 above ▲6,000, as on the table itself (24,500 counts as 24,000 by 五捨六入).
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// 100-point steps.
    #[default]
    Exact,
    /// At or above the return down, below it up (hakuryuo-40).
    TowardReturn,
    /// 五捨六入: 500 goes down, 600 goes up.
    FiveDownSixUp,
    /// 四捨五入: 400 goes down, 500 goes up.
    FourDownFiveUp,
    /// 切り捨て: to the next lower 1,000.
    Down,
    /// 切り上げ: to the next higher 1,000.
    Up,
}

impl Rounding {
    /// Rounds a difference from the return.
    ///
    /// ```
    /// use scoring::{Points, rule_set::Rounding};
    /// // hakuryuo-40: 36,700 is +6, 29,300 is 0, 22,100 is ▲7, 40,001 is +10 against 30,000.
    /// let toward = |points: i64| Rounding::TowardReturn.apply(Points(points - 30_000)).0;
    /// assert_eq!([36_700, 29_300, 22_100, 40_001].map(toward), [6_000, 0, -7_000, 10_000]);
    /// ```
    #[must_use]
    pub fn apply(self, difference: Points) -> Points {
        let above = difference.0.rem_euclid(1_000);
        let lower = difference.0 - above;
        let up = match self {
            Self::Exact => return difference,
            Self::TowardReturn => difference.0 < 0 && above > 0,
            Self::FiveDownSixUp => above >= 600,
            Self::FourDownFiveUp => above >= 500,
            Self::Down => false,
            Self::Up => above > 0,
        };
        Points(if up { lower + 1_000 } else { lower })
    }
}

/// Where first place's result comes from.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Top {
    /// From first place's own points.
    #[default]
    Own,
    /// Minus the sum of the others, which is how oka arises. Tied firsts share it, the odd step
    /// going to the one nearest the starting dealer.
    Residual,
}

/// Place points.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(untagged)]
pub enum Uma {
    /// One amount a place, first to last.
    ByPlace(Vec<Points>),
    /// Amounts by place for each number of players at or above the return (浮き).
    ByFloating {
        /// The rows for one floating, two floating and so on, up to all but one. With none or all
        /// floating nobody gets anything.
        floating: Vec<Vec<Points>>,
    },
}

/// What happens to equal points.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// The tied share the place and the mean of the place points.
    #[default]
    Split,
    /// The seat nearer the starting dealer is ahead (起家優先).
    StartingSeat,
    /// Seen from the last dealer: 下家 first, then 対面, then 上家, the dealer last. The sheet
    /// (hakuryuo-40) does not place the dealer; last agrees with the starting order when the game
    /// ends in South 4.
    LastDealer,
}

/// Who gets riichi sticks left on the table.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Deposit {
    /// First place. Tied firsts: the one nearest the starting dealer, or the one whom
    /// [`Tie::LastDealer`] puts first.
    #[default]
    ToTop,
    /// Nobody: the sticks are lost to all (haku-2015).
    Stays,
}

/// What a chombo costs.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chombo {
    /// Taken off the offender's total after ranking, each time; nobody else changes. Not above 0.
    Adjustment(Points),
    /// Paid at the table, so the declared points hold it already; only counted.
    InHand(ChomboPayment),
}

/// How a chombo is paid at the table.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChomboPayment {
    /// That much to each of the others.
    Each(Points),
    /// As if every other player had won a mangan by tsumo: a child pays the dealer 4,000 and the
    /// others 2,000; the dealer pays 4,000 to all.
    Mangan,
}

/// How long a round lasts.
#[derive(Clone, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Minutes a round; none is untimed.
    #[serde(default)]
    pub minutes: Option<u16>,
    /// What is said when, in minutes before the end.
    #[serde(default)]
    pub announcements: Vec<Announcement>,
    /// What happens when the time is over.
    #[serde(default)]
    pub at_end: AtEnd,
    /// Whether a competition's final is played without a clock (hakuryuo-40).
    #[serde(default)]
    pub final_untimed: bool,
    /// Older programs took the last three minutes of shirakaba-2025 for three players.
    #[doc(hidden)]
    #[serde(default, skip_serializing)]
    pub stop_below_players: Dropped,
}

impl Clock {
    /// Whether an announcement ends the game, so that its time cannot run out on another hand.
    pub fn ends_by_announcement(&self) -> bool {
        let mut calls = self.announcements.iter().map(|one| one.call);
        calls.any(|call| call != Call::DeclarePoints)
    }
}

/// What is said when.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    /// Minutes before the end.
    pub minutes_left: u16,
    /// What is asked of the tables.
    pub call: Call,
}

/// What an announcement asks of the tables.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Call {
    /// Declare your points.
    DeclarePoints,
    /// Finish the running hand.
    FinishHand,
    /// The running hand is the last.
    LastHand,
}

/// What happens when the time is over.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum AtEnd {
    /// The running hand is the last.
    #[default]
    RunningHandIsLast,
    /// The same, but if its settlement has begun one more is played (haku-2015).
    OneMoreAfterSettlement,
}

/// What happens when a player's points run out.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Bust {
    /// Play goes on below zero.
    #[default]
    PlayOn,
    /// The game ends when a player must borrow, except in competitions (kenko-25000).
    EndsDailyPlay,
    /// The game ends.
    Ends,
}

/// A checked rule set: the only kind that settles anything. Reading one from JSON checks it.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(try_from = "RuleSetData", into = "RuleSetData")]
pub struct RuleSet {
    data: RuleSetData,
    /// Place points for 0 to 4 players floating, ready for settling.
    uma_by_floating: [[Points; 4]; 5],
}

impl RuleSet {
    /// Checks rule set data.
    ///
    /// # Errors
    /// Names every field that is wrong.
    pub fn new(data: RuleSetData) -> Result<Self, InvalidRuleSet> {
        check::check(&data)?;
        let uma_by_floating = uma_by_floating(&data);
        Ok(Self {
            data,
            uma_by_floating,
        })
    }

    /// What it holds.
    pub fn data(&self) -> &RuleSetData {
        &self.data
    }

    /// What files and commands call it.
    pub fn id(&self) -> &str {
        &self.data.id
    }

    /// What names this very version of it: `shirakaba-2025@2`.
    pub fn source(&self) -> String {
        format!("{}@{}", self.data.id, self.data.version)
    }

    /// What people call it; the id where it has no name.
    pub fn name(&self) -> &str {
        if self.data.name.is_empty() {
            &self.data.id
        } else {
            &self.data.name
        }
    }

    /// Whether the club's own rules are silent about that.
    pub fn assumes(&self, what: Assumed) -> bool {
        self.data.assumed.contains(&what)
    }

    /// How many play at a table.
    pub fn players(&self) -> Players {
        self.data.players
    }

    /// What all points of a table add up to, with the sticks left on it.
    pub fn table_sum(&self) -> Points {
        self.data.start * i64::from(u8::from(self.data.players))
    }

    /// Place points, first to last, when that many players float.
    pub(crate) fn uma(&self, floating: usize) -> &[Points; 4] {
        &self.uma_by_floating[floating.min(4)]
    }
}

impl TryFrom<RuleSetData> for RuleSet {
    type Error = InvalidRuleSet;
    fn try_from(data: RuleSetData) -> Result<Self, InvalidRuleSet> {
        Self::new(data)
    }
}

impl From<RuleSet> for RuleSetData {
    fn from(rules: RuleSet) -> Self {
        rules.data
    }
}

fn uma_by_floating(data: &RuleSetData) -> [[Points; 4]; 5] {
    let row = |amounts: &[Points]| {
        let mut row = [Points::ZERO; 4];
        for (slot, amount) in row.iter_mut().zip(amounts) {
            *slot = *amount;
        }
        row
    };
    let mut table = [[Points::ZERO; 4]; 5];
    match &data.uma {
        Uma::ByPlace(amounts) => table = [row(amounts); 5],
        Uma::ByFloating { floating } => {
            for (slot, amounts) in table.iter_mut().skip(1).zip(floating) {
                *slot = row(amounts);
            }
        }
    }
    table
}
