//! Who pays what for a hand.

use super::check::yaku_of;
use super::error::HandError;
use super::yaku::YakuSet;
use super::{WinningHand, times};
use crate::hand_value::{Counted, HandValue, Level, Winner, hand_value};
use crate::rule_set::CombinedYakuman;
use crate::{Players, Points, RuleSet};
use serde::Serialize;

/// What each pays, counters included and sticks not; nothing where nobody pays so.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize)]
pub struct Payments {
    /// Who discarded the winning tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ron: Option<Points>,
    /// The dealer, where a child won by tsumo.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer: Option<Points>,
    /// Each of the children but the winner, on tsumo.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others: Option<Points>,
    /// Who fed the last set of a yakuman, beside the share that is everybody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pao: Option<Points>,
}

impl Payments {
    pub(super) fn tsumo(value: &HandValue, winner: Winner) -> Self {
        Self {
            dealer: (winner == Winner::Child).then_some(value.tsumo_from_dealer),
            others: Some(value.tsumo_from_child),
            ..Self::default()
        }
    }

    /// All that is paid to the winner.
    pub fn sum(&self, players: Players, winner: Winner) -> Points {
        let beside_dealer = i64::from(u8::from(players)) - 1;
        let children = match winner {
            Winner::Dealer => beside_dealer,
            Winner::Child => beside_dealer - 1,
        };
        let one = |paid: Option<Points>| paid.unwrap_or_default();
        one(self.ron) + one(self.dealer) + one(self.pao) + one(self.others) * children
    }
}

/// What a counted hand brings, with the yakuman that it has.
pub(super) fn of(
    rules: &RuleSet,
    hand: &WinningHand,
    counted: Counted,
    yakuman: YakuSet,
) -> Result<(Payments, Option<Level>), HandError> {
    let winner = hand.winner();
    let fed = fed(rules, hand, yakuman)?;
    let honba = if fed > 0 { 0 } else { hand.honba };
    let value = hand_value(rules, counted, winner, honba)?;
    let payments = if fed > 0 {
        with_pao(rules, hand, counted, fed)?
    } else if hand.tsumo {
        Payments::tsumo(&value, winner)
    } else {
        Payments {
            ron: Some(value.ron),
            ..Payments::default()
        }
    };
    Ok((payments, value.level))
}

/// How many of the yakuman that count somebody has to pay for (責任払い).
fn fed(rules: &RuleSet, hand: &WinningHand, yakuman: YakuSet) -> Result<u32, HandError> {
    let values = &rules.data().hand_values;
    let mut fed = 0;
    for (index, pao) in hand.pao.iter().enumerate() {
        let yaku = yaku_of(*pao);
        if !yakuman.has(yaku) {
            return Err(HandError::Pao(yaku.name()));
        }
        if values.pao.contains(pao) && !hand.pao[..index].contains(pao) {
            fed += times(yaku, values);
        }
    }
    Ok(match values.combined_yakuman {
        CombinedYakuman::SingleOnly => fed.min(1),
        CombinedYakuman::AddUp => fed,
    })
}

/// By tsumo who fed it pays all of it, by ron half, the discarder the other half (shirakaba-2025,
/// hakuryuo-40, kenko-25000). A yakuman beside it that nobody fed is paid as ever, and counters by the
/// discarder or, on tsumo, by who fed it [decided: the sheets are silent].
fn with_pao(
    rules: &RuleSet,
    hand: &WinningHand,
    counted: Counted,
    fed: u32,
) -> Result<Payments, HandError> {
    let winner = hand.winner();
    let all = match counted {
        Counted::Yakuman { patterns } => patterns,
        _ => fed,
    };
    let fed = fed.min(all);
    let worth =
        |patterns: u32, honba: u32| hand_value(rules, Counted::Yakuman { patterns }, winner, honba);
    let rest = match all - fed {
        0 => None,
        left => Some(worth(left, 0)?),
    };
    let counters = worth(fed, hand.honba)?.ron;
    let whole = worth(fed, 0)?.ron;
    let half = Points(whole.0 / 2);
    if hand.tsumo {
        let shared = rest.map_or_else(Payments::default, |rest| Payments::tsumo(&rest, winner));
        return Ok(Payments {
            pao: Some(counters),
            ..shared
        });
    }
    let rest = rest.map_or(Points::ZERO, |rest| rest.ron);
    Ok(Payments {
        ron: Some(counters - half + rest),
        pao: Some(half),
        ..Payments::default()
    })
}
