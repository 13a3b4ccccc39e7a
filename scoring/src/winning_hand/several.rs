//! Several who win on one discard.

use crate::rule_set::SeveralRon;
use crate::{RuleSet, Seat};

/// What becomes of a discard that several claim.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum SeveralWins {
    /// These win, in turn from the discarder. The first takes the sticks and is paid the counters
    /// [decided: hakuryuo-40 says 上家, the others nothing].
    Wins(Vec<Seat>),
    /// Nobody does: the hand is a draw (三家和).
    Draw,
}

/// Who of those that call ron on a discard wins. Seats are the winds of this hand; the discarder and seats
/// that the game does not have win nothing.
///
/// ```
/// use scoring::winning_hand::{SeveralWins, several_wins};
/// use scoring::{Seat, preset};
/// let claims = [Seat::East, Seat::North, Seat::West];
/// let by = |id: &str| several_wins(&preset(id).unwrap(), Seat::South, &claims);
/// assert_eq!(by("shirakaba-2025"), SeveralWins::Wins(vec![Seat::West]));
/// assert_eq!(by("hakuryuo-40"), SeveralWins::Draw);
/// assert_eq!(by("haku-2015"), SeveralWins::Wins(vec![Seat::West, Seat::North, Seat::East]));
/// ```
pub fn several_wins(rules: &RuleSet, discarder: Seat, claims: &[Seat]) -> SeveralWins {
    let seats = rules.players().seats();
    let after = seats.iter().skip_while(|seat| **seat != discarder).skip(1);
    let before = seats.iter().take_while(|seat| **seat != discarder);
    let in_turn = after.chain(before).copied();
    let mut wins: Vec<Seat> = in_turn.filter(|seat| claims.contains(seat)).collect();
    match rules.data().hand_values.several_ron {
        SeveralRon::HeadBump => wins.truncate(1),
        SeveralRon::TwoOnly if wins.len() > 2 => return SeveralWins::Draw,
        SeveralRon::TwoOnly | SeveralRon::All => {}
    }
    SeveralWins::Wins(wins)
}
