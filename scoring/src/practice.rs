//! Hands to practise reckoning with (点数計算の練習).

use crate::winning_hand::{ScoredHand, WinningHand};
use serde::{Deserialize, Serialize};

/// How much there is to reckon in a hand.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum PracticeLevel {
    /// No kans, no counters, below mangan.
    Easy,
    /// What is played at most tables; no yakuman.
    #[default]
    Usual,
    /// Many fu, kans, seven pairs, counters, mangan and better.
    Hard,
}

impl PracticeLevel {
    /// In their order.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Usual, Self::Hard];

    /// What it is called on paper.
    pub fn name(self) -> &'static str {
        match self {
            Self::Easy => "やさしい",
            Self::Usual => "ふつう",
            Self::Hard => "むずかしい",
        }
    }
}

/// A hand that was won, and what it is worth by the rules that it was made for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PracticeHand {
    /// What is asked.
    pub hand: WinningHand,
    /// The answer.
    pub scored: ScoredHand,
}
