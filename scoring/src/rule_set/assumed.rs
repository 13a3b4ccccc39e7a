//! What a rule set settles in the usual way although the club's own rules are silent.

use serde::{Deserialize, Serialize};

/// A setting, or a part of one, of which the club's own rules say nothing.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Assumed {
    /// What happens to equal points; under [`Tie::LastDealer`](super::Tie::LastDealer) only where the
    /// last dealer stands.
    Tie,
    /// Who gets the sticks that are left, however the game ended; where they stay on the table, that
    /// they are nobody's.
    Deposit,
    /// Who of tied firsts gets them.
    DepositOfTied,
    /// What becomes of the hand that is being played when an announcement ends the game.
    RunningHand,
    /// The figures of the table of hand values, and how fu are counted.
    ValueTable,
    /// Whether 13 han are a yakuman.
    CountedYakuman,
    /// What several yakuman in one hand are worth.
    CombinedYakuman,
    /// Whether one pattern can be two yakuman.
    DoubleYakuman,
    /// The fu of a pair of the wind of both seat and round.
    DoubleWindPairFu,
    /// What counters are worth.
    Honba,
    /// What happens when several win on one discard; where all do, only that three do.
    SeveralRon,
    /// Whether there is 流し満貫.
    NagashiMangan,
    /// Whether 断幺九 counts in a hand with calls.
    OpenTanyao,
    /// Whether a hand may get its only yaku with the winning tile.
    Atozuke,
    /// Whether 平和 counts on tsumo.
    PinfuTsumo,
    /// Whether there are 一発 and 裏ドラ.
    IppatsuAndUra,
    /// Whether there are red fives.
    RedFives,
    /// Whether there is 人和.
    Renhou,
    /// Whether 嶺上開花 and 海底撈月 go together.
    RinshanWithHaitei,
}

impl Assumed {
    /// All of them, in the order in which they are told.
    pub const ALL: [Self; 19] = [
        Self::Tie,
        Self::Deposit,
        Self::DepositOfTied,
        Self::RunningHand,
        Self::ValueTable,
        Self::CountedYakuman,
        Self::CombinedYakuman,
        Self::DoubleYakuman,
        Self::DoubleWindPairFu,
        Self::Honba,
        Self::SeveralRon,
        Self::NagashiMangan,
        Self::OpenTanyao,
        Self::Atozuke,
        Self::PinfuTsumo,
        Self::IppatsuAndUra,
        Self::RedFives,
        Self::Renhou,
        Self::RinshanWithHaitei,
    ];

    /// Whether it is about what a hand is won with, of which older programs knew nothing.
    pub(super) fn is_of_winning(self) -> bool {
        matches!(
            self,
            Self::OpenTanyao
                | Self::Atozuke
                | Self::PinfuTsumo
                | Self::IppatsuAndUra
                | Self::RedFives
                | Self::Renhou
                | Self::RinshanWithHaitei
        )
    }
}
