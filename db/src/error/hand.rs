//! What can be wrong with a logged hand.

use scoring::hand_value::Level;
use thiserror::Error;

/// Why a logged hand cannot be.
#[derive(Clone, Copy, Debug, Error, Eq, PartialEq)]
pub enum HandProblem {
    /// The winner was not there.
    #[error("member {0} did not play at that table; correct the number or the table")]
    WinnerNotAtTable(u32),
    /// The discarder was not there.
    #[error("member {0} did not play at that table; correct the number or the table")]
    LoserNotAtTable(u32),
    /// Nobody discards to himself.
    #[error(
        "member {0} won the hand and cannot have discarded it as well; leave it empty for tsumo"
    )]
    LoserIsWinner(u32),
    /// Too many counters.
    #[error("{0} counters cannot be; write 0 to 99")]
    Honba(u32),
    /// No such count of han.
    #[error("{0} han cannot be; write 1 to 104")]
    Han(u32),
    /// No such count of fu.
    #[error("{0} fu cannot be; write 20, 25, or 30 to 110 in tens")]
    Fu(u32),
    /// The level and the count contradict each other under the table's rules.
    #[error("{} does not agree with {han} han{}; correct one of them", .level.word(), fu_in_words(*.fu))]
    Level {
        /// As logged.
        level: Level,
        /// As logged.
        han: u32,
        /// As logged.
        fu: Option<u32>,
    },
}

impl HandProblem {
    /// The field that is wrong, by its column's name.
    pub fn field(&self) -> &'static str {
        match self {
            Self::WinnerNotAtTable(_) => "winner",
            Self::LoserNotAtTable(_) | Self::LoserIsWinner(_) => "loser",
            Self::Honba(_) => "honba",
            Self::Han(_) => "han",
            Self::Fu(_) => "fu",
            Self::Level { .. } => "level",
        }
    }
}

fn fu_in_words(fu: Option<u32>) -> String {
    fu.map(|fu| format!(" {fu} fu")).unwrap_or_default()
}
