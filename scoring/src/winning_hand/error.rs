//! Why a hand has no value, in words.

use super::Tile;
use crate::hand_value::HandValueError;
use crate::rule_words::Words;
use thiserror::Error;

/// More riichi sticks than ever lie on a table.
pub const MOST_STICKS: u32 = 999;

/// Why a hand has no value.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum HandError {
    /// Too few or too many tiles.
    #[error("{}", lacking(*got, *expected))]
    Count {
        /// As given.
        got: usize,
        /// 13, three fewer for each set.
        expected: usize,
    },
    /// More than four sets.
    #[error("{0} sets on the table; a hand has at most 4")]
    Melds(usize),
    /// A fifth tile of a kind.
    #[error("there are only four {0}; dora indicators count as well")]
    Five(Tile),
    /// More red fives than the rule set plays with.
    #[error("more red fives of {0} than the rule set plays with ({1})")]
    RedFives(char, u8),
    /// A tile or a set that three players do not have.
    #[error("three players have no {}", .0.en)]
    NotOfThree(Words),
    /// Norths laid aside where that is no rule.
    #[error("norths are laid aside with three players only, where they are dora by the rule set")]
    North,
    /// More indicators than there can be.
    #[error("{0} indicators; there are at most 5")]
    Indicators(usize),
    /// Two things that do not go together.
    #[error("{}", .0.en)]
    Contradiction(Words),
    /// A yakuman that the hand does not have.
    #[error("the hand has no {0} for which anybody could pay")]
    Pao(&'static str),
    /// Not four sets and a pair, seven pairs or thirteen orphans.
    #[error(
        "the tiles are no winning hand: neither four sets and a pair, nor seven pairs, nor thirteen orphans"
    )]
    NotComplete,
    /// Nothing to win with.
    #[error("no yaku: dora alone do not win")]
    NoYaku,
    /// Nothing to win with where a yaku must be settled before the winning tile.
    #[error("no yaku that any tile of the wait would have given; the rule set has no 後付け")]
    NoFixedYaku,
    /// More sticks than ever lie on a table.
    #[error("{0} riichi sticks; at most {MOST_STICKS}")]
    Sticks(u32),
    /// What [`hand_value`](crate::hand_value::hand_value) refuses.
    #[error(transparent)]
    Value(#[from] HandValueError),
}

impl HandError {
    /// The word used in files.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Count { .. } | Self::Melds(_) => "count",
            Self::Five(_) => "five_of_a_kind",
            Self::RedFives(..) => "red_fives",
            Self::NotOfThree(_) | Self::North => "three_players",
            Self::Indicators(_) => "indicators",
            Self::Contradiction(_) => "contradiction",
            Self::Pao(_) => "pao",
            Self::NotComplete => "not_complete",
            Self::NoYaku | Self::NoFixedYaku => "no_yaku",
            Self::Sticks(_) => "sticks",
            Self::Value(HandValueError::Honba(_)) => "honba",
            Self::Value(_) => "value",
        }
    }
}

/// How many tiles there are too few or too many.
fn lacking(got: usize, expected: usize) -> String {
    let tiles = match got.abs_diff(expected) {
        1 => "1 tile".to_owned(),
        several => format!("{several} tiles"),
    };
    if got < expected {
        format!("the hand lacks {tiles}")
    } else {
        format!("the hand has {tiles} too many")
    }
}
