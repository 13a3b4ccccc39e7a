//! From the line of a record sheet to the hand whose value is asked for, and back.

use super::AskedHand;
use crate::sheet::SheetHand;
use scoring::record::HandName;
use scoring::winning_hand::{HandTiles, Meld, ScoredHand, in_suits};
use scoring::{RuleSet, Seat};

impl AskedHand {
    /// What a line of a sheet says already: its tiles, how it was won, counters, and the winds, where it
    /// says which hand of the game it was and who won it.
    pub fn of_sheet(line: &SheetHand, rules: &RuleSet) -> Self {
        let read = line.winds(rules);
        let mut asked = Self {
            tsumo: read.winner.is_some() && read.is_tsumo,
            honba: read.honba,
            ..Self::default()
        };
        if let Some(hand) = read.hand {
            asked.round = Some(hand.wind().kanji().to_string());
        }
        if let (Some(hand), Some(winner)) = (read.hand, read.winner) {
            let wind = wind_of(winner, hand, rules);
            asked.seat = wind.map(|wind| wind.kanji().to_string());
        }
        if let Ok(tiles) = line.tiles.parse::<HandTiles>() {
            asked.tiles = in_suits(tiles.concealed().iter().copied());
            asked.win = tiles.winning().to_string();
            asked.melds = tiles.melds().iter().map(Meld::to_string).collect();
        }
        asked
    }
}

/// The wind in a hand of whoever began the game in that seat.
fn wind_of(seat: Seat, hand: HandName, rules: &RuleSet) -> Option<Seat> {
    let seats = rules.players().seats();
    let place = |seat: Seat| seats.iter().position(|one| *one == seat);
    let dealer = place(hand.dealer(rules.players())?)?;
    let from_dealer = (place(seat)? + seats.len() - dealer) % seats.len();
    seats.get(from_dealer).copied()
}

/// What a line says of how a hand was won.
pub(crate) struct LineWinds {
    pub winner: Option<Seat>,
    pub is_tsumo: bool,
    pub hand: Option<HandName>,
    pub honba: u32,
}

impl SheetHand {
    /// The boxes that follow from what a hand is worth; the others stay empty. None where it is not of
    /// those that sheets have.
    pub(super) fn of_scored(
        scored: &ScoredHand,
        tiles: &HandTiles,
        asked: &AskedHand,
    ) -> Option<Self> {
        let level = scored.level?;
        let count = |number: u32| number.to_string();
        // More fu than any table has: what has them is mangan by its han.
        let fu = Some(scored.fu).filter(|fu| (20..=110).contains(fu));
        Some(Self {
            level: level.kanji().to_owned(),
            han: count(scored.han),
            fu: fu
                .filter(|_| scored.yakuman == 0)
                .map_or_else(String::new, count),
            honba: Some(asked.honba)
                .filter(|honba| *honba > 0)
                .map_or_else(String::new, count),
            yaku: scored.yaku_of_sheet(),
            tiles: tiles.to_string(),
            ..Self::default()
        })
    }
}
