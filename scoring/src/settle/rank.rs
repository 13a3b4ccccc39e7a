//! Places, and what happens to equal points.

use crate::rule_set::Tie;
use crate::{BySeat, Players, Points, Seat};

/// A place in one hanchan.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct Place {
    /// 1 to 4; tied players share the better number.
    pub number: u8,
    /// How many share it: 1 where nobody is tied.
    pub tied: u8,
}

impl Place {
    /// Twice the mean of the places the tied occupy (3 for two tied firsts, whose mean is 1.5), so
    /// that a table's places always average the same without fractions.
    pub fn doubled_mean(self) -> u32 {
        (2 * u32::from(self.number) + u32::from(self.tied)).saturating_sub(1)
    }
}

/// Who is ahead among equals: lower is ahead.
pub(super) fn precedence(tie: Tie, players: Players, last_dealer: Seat) -> BySeat<usize> {
    let count = players.count();
    BySeat::from_fn(players, |seat| match tie {
        Tie::Split | Tie::StartingSeat => seat.index(),
        Tie::LastDealer => (seat.index() + count - last_dealer.index() - 1) % count,
    })
}

pub(super) fn first(points: &BySeat<Points>, precedence: &BySeat<usize>) -> Seat {
    let ahead = |seat: &&Seat| (points[**seat], std::cmp::Reverse(precedence[**seat]));
    points
        .players()
        .seats()
        .iter()
        .max_by_key(ahead)
        .copied()
        .unwrap_or_default()
}

pub(super) fn places(
    points: &BySeat<Points>,
    precedence: &BySeat<usize>,
    split: bool,
) -> BySeat<Place> {
    BySeat::from_fn(points.players(), |seat| {
        let mut place = Place { number: 1, tied: 1 };
        for &other in points.players().seats() {
            if other == seat {
                continue;
            }
            if points[other] > points[seat] {
                place.number += 1;
            } else if points[other] == points[seat] {
                if split {
                    place.tied += 1;
                } else if precedence[other] < precedence[seat] {
                    place.number += 1;
                }
            }
        }
        place
    })
}
