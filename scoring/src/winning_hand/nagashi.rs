//! 流し満貫: an exhaustive draw after which nothing but terminals and honours was discarded, and nothing of
//! it called (hakuryuo-40, 流し満貫).

use super::payment::Payments;
use super::{ScoredHand, Yaku};
use crate::hand_value::{Counted, Level, Winner, hand_value};
use crate::{RuleSet, Seat};

/// What it brings to the player of that wind, or nothing where the rule set does not have it.
///
/// It is paid as a mangan by tsumo [decided: the sheet says only that there is one]. It is no win: counters
/// and sticks stay on the table.
///
/// ```
/// use scoring::{Points, Seat, preset, winning_hand::nagashi_mangan};
/// let scored = nagashi_mangan(&preset("hakuryuo-40").unwrap(), Seat::East).unwrap();
/// assert_eq!(scored.total, Points(12_000));
/// assert!(nagashi_mangan(&preset("haku-2015").unwrap(), Seat::East).is_none());
/// ```
pub fn nagashi_mangan(rules: &RuleSet, seat: Seat) -> Option<ScoredHand> {
    let has_seat = rules.players().seats().contains(&seat);
    if !rules.data().hand_values.nagashi_mangan || !has_seat {
        return None;
    }
    let winner = if seat == Seat::East {
        Winner::Dealer
    } else {
        Winner::Child
    };
    let value = hand_value(rules, Counted::Level(Level::Mangan), winner, 0).ok()?;
    let payments = Payments::tsumo(&value, winner);
    Some(ScoredHand {
        yaku: vec![(Yaku::NagashiMangan, 5)],
        han: 5,
        fu: 0,
        fu_items: Vec::new(),
        level: value.level,
        yakuman: 0,
        total: payments.sum(rules.players(), winner),
        payments,
        reading: None,
    })
}
