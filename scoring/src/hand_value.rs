//! What a hand is worth: [the rules](crate::rules), 2.

mod table;

pub use table::{ValueRow, value_table};

use crate::Points;
use crate::rule_set::{HandValues, RuleSet, ValueTableStyle};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A level from mangan up.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// 満貫
    Mangan,
    /// 跳満
    Haneman,
    /// 倍満
    Baiman,
    /// 三倍満
    Sanbaiman,
    /// 役満
    Yakuman,
}

impl Level {
    /// All, lowest first.
    pub const ALL: [Self; 5] = [
        Self::Mangan,
        Self::Haneman,
        Self::Baiman,
        Self::Sanbaiman,
        Self::Yakuman,
    ];

    /// The word used in files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Mangan => "mangan",
            Self::Haneman => "haneman",
            Self::Baiman => "baiman",
            Self::Sanbaiman => "sanbaiman",
            Self::Yakuman => "yakuman",
        }
    }

    /// The word used on paper.
    pub fn kanji(self) -> &'static str {
        match self {
            Self::Mangan => "満貫",
            Self::Haneman => "跳満",
            Self::Baiman => "倍満",
            Self::Sanbaiman => "三倍満",
            Self::Yakuman => "役満",
        }
    }

    /// Reads either word, and ハネ満 and 数え役満 as people write them.
    pub fn parse(text: &str) -> Option<Self> {
        Some(match text.trim() {
            "mangan" | "満貫" => Self::Mangan,
            "haneman" | "跳満" | "ハネ満" | "はね満" => Self::Haneman,
            "baiman" | "倍満" => Self::Baiman,
            "sanbaiman" | "三倍満" => Self::Sanbaiman,
            "yakuman" | "役満" | "数え役満" => Self::Yakuman,
            _ => return None,
        })
    }

    /// The base every payment is a multiple of: 2,000 points for mangan.
    fn base(self) -> i64 {
        match self {
            Self::Mangan => 2_000,
            Self::Haneman => 3_000,
            Self::Baiman => 4_000,
            Self::Sanbaiman => 6_000,
            Self::Yakuman => 8_000,
        }
    }
}

/// A hand as counted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Counted {
    /// Han and fu. Fu are ignored from 5 han up, and where the rule set has no fu.
    HanFu {
        /// 1 or more.
        han: u32,
        /// 20, 25, or 30 to 110 in tens.
        fu: u32,
    },
    /// A level by itself.
    Level(Level),
    /// That many yakuman patterns, doubled ones counted twice.
    Yakuman {
        /// 1 or more.
        patterns: u32,
    },
}

impl Counted {
    /// A hand as clubs log it: by its level, and several yakuman in one hand as 26 han and more.
    ///
    /// ```
    /// use scoring::hand_value::{Counted, Level};
    /// assert_eq!(Counted::logged(Level::Yakuman, Some(26)), Counted::Yakuman { patterns: 2 });
    /// assert_eq!(Counted::logged(Level::Mangan, Some(5)), Counted::Level(Level::Mangan));
    /// ```
    pub fn logged(level: Level, han: Option<u32>) -> Self {
        match han {
            Some(han) if level == Level::Yakuman => Self::Yakuman {
                patterns: (han / 13).clamp(1, MOST_YAKUMAN),
            },
            _ => Self::Level(level),
        }
    }
}

/// Whether the winner is the dealer.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Winner {
    /// 親
    Dealer,
    /// 子
    Child,
}

/// What a hand is worth, counters included. In points.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct HandValue {
    /// The level, from mangan up.
    pub level: Option<Level>,
    /// What the discarder pays on ron.
    pub ron: Points,
    /// What each child pays on tsumo.
    pub tsumo_from_child: Points,
    /// What the dealer pays on tsumo; nothing where the dealer won.
    pub tsumo_from_dealer: Points,
    /// What tsumo brings in all. With three players the missing share is lost (ツモ損), or shared by the
    /// two who pay, as the rule set has it.
    pub tsumo: Points,
}

/// Why a hand has no value.
#[derive(Clone, Copy, Debug, Error, Eq, PartialEq)]
pub enum HandValueError {
    /// No such count of fu.
    #[error("{0} fu does not exist; fu are 20, 25, or 30 to 110 in tens")]
    Fu(u32),
    /// A hand needs a han.
    #[error("a winning hand has at least 1 han")]
    NoHan,
    /// A yakuman has a pattern.
    #[error("a yakuman has 1 to {MOST_YAKUMAN} patterns")]
    Yakuman,
    /// Han and fu that no hand can have together.
    #[error("{han} han with {fu} fu cannot be made")]
    Impossible {
        /// As given.
        han: u32,
        /// As given.
        fu: u32,
    },
    /// Counters beyond what any game sees.
    #[error("{0} counters; at most {MOST_HONBA} can be recorded")]
    Honba(u32),
}

/// More yakuman patterns than one hand can hold.
pub const MOST_YAKUMAN: u32 = 8;
/// More counters than any game sees.
pub const MOST_HONBA: u32 = 99;

/// What a hand is worth under a rule set.
///
/// # Errors
/// For hands that cannot be; see [`HandValueError`].
///
/// ```
/// use scoring::hand_value::{Counted, Winner, hand_value};
/// use scoring::{Points, preset};
/// let four_thirty = Counted::HanFu { han: 4, fu: 30 };
/// // hakuryuo-40 does not round up: 7,700, dealer 11,600. shirakaba-2025 does.
/// let hakuryuo = preset("hakuryuo-40").unwrap();
/// assert_eq!(hand_value(&hakuryuo, four_thirty, Winner::Child, 0).unwrap().ron, Points(7_700));
/// assert_eq!(hand_value(&hakuryuo, four_thirty, Winner::Dealer, 0).unwrap().ron, Points(11_600));
/// let shirakaba = preset("shirakaba-2025").unwrap();
/// assert_eq!(hand_value(&shirakaba, four_thirty, Winner::Child, 2).unwrap().ron, Points(8_600));
/// ```
pub fn hand_value(
    rules: &RuleSet,
    counted: Counted,
    winner: Winner,
    honba: u32,
) -> Result<HandValue, HandValueError> {
    if honba > MOST_HONBA {
        return Err(HandValueError::Honba(honba));
    }
    let values = &rules.data().hand_values;
    let (base, level) = base(values, counted)?;
    let counters = values.honba * i64::from(honba);
    let payers = i64::from(u8::from(rules.players())) - 1;
    // In halves of the base: where the share of the missing player is not lost, the two pay half of it each.
    let pays = |halves: i64, counters: Points| Points(up_to_100(base * halves / 2)) + counters;
    let share = Points(counters.0 / payers);
    let is_shared = payers == 2 && !values.winning.tsumo_loss;
    let missing = i64::from(is_shared);
    let (ron, from_child, from_dealer) = match winner {
        Winner::Dealer => (
            pays(12, counters),
            pays(4 + 2 * missing, share),
            Points::ZERO,
        ),
        Winner::Child => (
            pays(8, counters),
            pays(2 + missing, share),
            pays(4 + missing, share),
        ),
    };
    let children = match winner {
        Winner::Dealer => payers,
        Winner::Child => payers - 1,
    };
    Ok(HandValue {
        level,
        ron,
        tsumo_from_child: from_child,
        tsumo_from_dealer: from_dealer,
        tsumo: from_child * children + from_dealer,
    })
}

/// The level that han and fu reach, if they reach mangan.
///
/// # Errors
/// As [`hand_value`].
pub fn level(values: &HandValues, han: u32, fu: u32) -> Result<Option<Level>, HandValueError> {
    base(values, Counted::HanFu { han, fu }).map(|(_, level)| level)
}

/// Whether a hand logged at a level can have had that many han, and fu where they are known.
///
/// A yakuman by pattern has no count of han, so any is accepted beside it.
pub fn level_agrees(values: &HandValues, logged: Level, han: u32, fu: Option<u32>) -> bool {
    if logged == Level::Yakuman && han >= 13 {
        return true;
    }
    match fu {
        Some(fu) => level(values, han, fu) == Ok(Some(logged)),
        None => FU
            .iter()
            .any(|fu| level(values, han, *fu) == Ok(Some(logged))),
    }
}

const FU: [u32; 11] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

pub(crate) fn base(
    values: &HandValues,
    counted: Counted,
) -> Result<(i64, Option<Level>), HandValueError> {
    let level = match counted {
        Counted::Level(level) => level,
        Counted::Yakuman { patterns } => {
            if !(1..=MOST_YAKUMAN).contains(&patterns) {
                return Err(HandValueError::Yakuman);
            }
            let counted = match values.combined_yakuman {
                crate::rule_set::CombinedYakuman::SingleOnly => 1,
                crate::rule_set::CombinedYakuman::AddUp => patterns,
            };
            return Ok((
                Level::Yakuman.base() * i64::from(counted),
                Some(Level::Yakuman),
            ));
        }
        Counted::HanFu { han: 0, .. } => return Err(HandValueError::NoHan),
        Counted::HanFu { han: 13.., .. } if values.counted_yakuman => Level::Yakuman,
        Counted::HanFu { han: 11.., .. } => Level::Sanbaiman,
        Counted::HanFu { han: 8..=10, .. } => Level::Baiman,
        Counted::HanFu { han: 6..=7, .. } => Level::Haneman,
        Counted::HanFu { han: 5, .. } => Level::Mangan,
        Counted::HanFu { han, fu } => return base_below_five_han(values, han, fu),
    };
    Ok((level.base(), Some(level)))
}

fn base_below_five_han(
    values: &HandValues,
    han: u32,
    fu: u32,
) -> Result<(i64, Option<Level>), HandValueError> {
    let mangan = (Level::Mangan.base(), Some(Level::Mangan));
    if values.table == ValueTableStyle::NoFu {
        // 1,000 / 2,000 / 4,000 by ron to a child, on the sheet of wakakujira-2025.
        return Ok(match han {
            1 => (250, None),
            2 => (500, None),
            3 => (1_000, None),
            _ => mangan,
        });
    }
    if !FU.contains(&fu) {
        return Err(HandValueError::Fu(fu));
    }
    // Seven pairs are two han, and so are closed pinfu and tsumo together.
    if han == 1 && fu < 30 {
        return Err(HandValueError::Impossible { han, fu });
    }
    let base = i64::from(fu) << (han + 2);
    let rounded_up = values.rounded_up_mangan && base == 1_920;
    Ok(if base >= 2_000 || rounded_up {
        mangan
    } else {
        (base, None)
    })
}

fn up_to_100(amount: i64) -> i64 {
    (amount + 99) / 100 * 100
}
