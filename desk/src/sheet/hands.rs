//! Hands of mangan and better as they are typed into a sheet: by seat, since who sits there may
//! not be typed yet, and with what each is worth by the rule set.

mod boxes;

use scoring::hand_value::{
    Counted, HandValue, HandValueError, Level, MOST_HONBA, Winner, hand_value, level_agrees,
};
use scoring::record::{HandEntry, HandName, ScoreSheet};
use scoring::winning_hand::HandTiles;
use scoring::{PersonId, RuleSet, Seat, table_points};
use serde::{Deserialize, Serialize};

use super::SheetProblem;
use crate::hand::LineWinds;
use crate::typed::score::read_count;
use boxes::{is_fu, is_han, is_tsumo, read, read_level, read_seat};

/// A hand as it is typed, a box each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct SheetHand {
    /// The seat that won: 1 to 4 from East on, or its wind.
    pub winner: String,
    /// Who discarded, likewise; empty is tsumo.
    pub loser: String,
    /// 1 to 5 from mangan up, or its word.
    pub level: String,
    /// 東1局; empty where it was not written down, and so are the others.
    pub hand: String,
    /// How many counters.
    pub honba: String,
    /// How many han.
    pub han: String,
    /// How many fu.
    pub fu: String,
    /// The yaku, in words.
    pub yaku: String,
    /// Anything else.
    pub note: String,
    /// The tiles it was won with: `123m456p789s11z22z2z`, the winning one last, then each set on the table.
    pub tiles: String,
}

/// What a hand comes to as far as it is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct HandPreview {
    /// The wind of the seat that won.
    pub winner: Option<char>,
    /// None is tsumo, or not typed yet.
    pub loser: Option<char>,
    /// How high it was.
    pub level: Option<Level>,
    /// 東1局
    pub hand: Option<String>,
    /// One, or that of a child and that of the dealer where it is not known who dealt.
    pub worth: Vec<HandWorth>,
    /// What is wrong with it.
    pub faults: Vec<HandFault>,
}

/// What a hand brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub struct HandWorth {
    /// Whether the dealer won it.
    pub dealer: bool,
    /// All of it, counters included.
    pub points: String,
    /// On tsumo, what each child pays, and what the dealer pays to a child.
    pub from_child: Option<String>,
    /// Where the dealer won, nothing.
    pub from_dealer: Option<String>,
}

/// What is wrong with a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum HandFault {
    /// A box holds nothing that it can hold.
    Unreadable {
        /// Which.
        field: HandField,
    },
    /// The winner cannot have discarded as well.
    OwnDiscard,
    /// That many han and fu are another level by the rule set.
    OtherLevel,
}

/// The boxes that take only certain things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum HandField {
    /// The seat that won.
    Winner,
    /// Who discarded.
    Loser,
    /// How high it was.
    Level,
    /// Which hand of the game.
    Hand,
    /// Counters.
    Honba,
    /// Han.
    Han,
    /// Fu.
    Fu,
    /// The tiles.
    Tiles,
}

/// What the boxes were read as, as far as they could be.
struct Read {
    winner: Option<Seat>,
    loser: Option<Seat>,
    level: Option<Level>,
    hand: Option<HandName>,
    honba: u32,
    han: Option<u32>,
    fu: Option<u32>,
    tiles: Option<HandTiles>,
    faults: Vec<HandFault>,
}

/// What the hands of a sheet come to.
pub(super) fn previews(hands: &[SheetHand], rules: &RuleSet) -> Vec<HandPreview> {
    hands
        .iter()
        .map(|hand| HandPreview::of(&hand.read(rules), rules))
        .collect()
}

/// The hands to save with a sheet. A line in which nothing is typed is none.
pub(super) fn entries(
    hands: &[SheetHand],
    sheet: &ScoreSheet,
    rules: &RuleSet,
) -> Result<Vec<HandEntry>, SheetProblem> {
    let lines = (1..).zip(hands).filter(|(_, hand)| !hand.is_blank());
    lines
        .map(|(line, hand)| hand.entry(line, sheet, rules))
        .collect()
}

impl SheetHand {
    /// A hand that was saved, as it would be typed.
    pub(super) fn of(hand: &HandEntry, sheet: &ScoreSheet) -> Self {
        let seat = |person: PersonId| {
            let found = sheet.people.iter().find(|(_, one)| **one == person);
            found.map_or(String::new(), |(seat, _)| seat.kanji().to_string())
        };
        let number = |number: Option<u32>| number.map_or(String::new(), |it| it.to_string());
        Self {
            winner: seat(hand.winner),
            loser: hand.loser.map_or(String::new(), seat),
            level: hand.level.kanji().to_owned(),
            hand: hand.hand.map_or(String::new(), |name| name.to_string()),
            honba: number((hand.honba > 0).then_some(hand.honba)),
            han: number(hand.han),
            fu: number(hand.fu),
            yaku: hand.yaku.clone(),
            note: hand.note.clone(),
            tiles: hand
                .tiles
                .as_ref()
                .map_or(String::new(), HandTiles::to_string),
        }
    }

    /// What it says of how it was won, as far as that can be read.
    pub(crate) fn winds(&self, rules: &RuleSet) -> LineWinds {
        let read = self.read(rules);
        LineWinds {
            winner: read.winner,
            is_tsumo: read.loser.is_none(),
            hand: read.hand,
            honba: read.honba,
        }
    }

    fn is_blank(&self) -> bool {
        *self == Self::default()
    }

    fn read(&self, rules: &RuleSet) -> Read {
        let mut faults = Vec::new();
        let mut unreadable = |field| faults.push(HandFault::Unreadable { field });
        let seats = rules.players().seats();
        let winner = read(&self.winner, |text| read_seat(text, seats));
        let loser = read(&self.loser, |text| {
            if is_tsumo(text) {
                return Some(None);
            }
            read_seat(text, seats).map(Some)
        });
        let level = read(&self.level, read_level);
        let hand = read(&self.hand, HandName::parse);
        let honba = read(&self.honba, |text| {
            read_count(text).filter(|honba| *honba <= MOST_HONBA)
        });
        let han = read(&self.han, |text| {
            text.parse().ok().filter(|han| is_han(*han))
        });
        let fu = read(&self.fu, |text| text.parse().ok().filter(|fu| is_fu(*fu)));
        let tiles = match self.tiles.trim() {
            "" => Ok(None),
            typed => typed.parse().map(Some),
        };
        let checks = [
            (winner.is_err(), HandField::Winner),
            (loser.is_err(), HandField::Loser),
            (level.is_err(), HandField::Level),
            (hand.is_err(), HandField::Hand),
            (honba.is_err(), HandField::Honba),
            (han.is_err(), HandField::Han),
            (fu.is_err(), HandField::Fu),
            (tiles.is_err(), HandField::Tiles),
        ];
        for (_, field) in checks.into_iter().filter(|(wrong, _)| *wrong) {
            unreadable(field);
        }
        let read = Read {
            winner: winner.unwrap_or_default(),
            loser: loser.unwrap_or_default().flatten(),
            level: level.unwrap_or_default(),
            hand: hand.unwrap_or_default(),
            honba: honba.unwrap_or_default().unwrap_or_default(),
            han: han.unwrap_or_default(),
            fu: fu.unwrap_or_default(),
            tiles: tiles.unwrap_or_default(),
            faults,
        };
        read.checked(rules)
    }

    fn entry(
        &self,
        line: u32,
        sheet: &ScoreSheet,
        rules: &RuleSet,
    ) -> Result<HandEntry, SheetProblem> {
        let read = self.read(rules);
        if let Some(fault) = read.faults.first() {
            return Err(match fault {
                HandFault::Unreadable { field } => SheetProblem::HandUnreadable {
                    line,
                    field: field.name(),
                    typed: self.typed(*field).to_owned(),
                },
                HandFault::OwnDiscard => SheetProblem::HandOfOwnDiscard { line },
                HandFault::OtherLevel => SheetProblem::HandOfOtherLevel { line },
            });
        }
        let (Some(winner), Some(level)) = (read.winner, read.level) else {
            return Err(SheetProblem::HandUnfinished { line });
        };
        Ok(HandEntry {
            hand: read.hand,
            honba: read.honba,
            winner: sheet.people[winner],
            loser: read.loser.map(|loser| sheet.people[loser]),
            level,
            han: read.han,
            fu: read.fu,
            yaku: self.yaku.clone(),
            note: self.note.clone(),
            tiles: read.tiles,
        })
    }

    fn typed(&self, field: HandField) -> &str {
        match field {
            HandField::Winner => &self.winner,
            HandField::Loser => &self.loser,
            HandField::Level => &self.level,
            HandField::Hand => &self.hand,
            HandField::Honba => &self.honba,
            HandField::Han => &self.han,
            HandField::Fu => &self.fu,
            HandField::Tiles => &self.tiles,
        }
    }
}

impl HandField {
    /// The name the record has for it.
    fn name(self) -> &'static str {
        match self {
            Self::Winner => "winner",
            Self::Loser => "loser",
            Self::Level => "level",
            Self::Hand => "hand_name",
            Self::Honba => "honba",
            Self::Han => "han",
            Self::Fu => "fu",
            Self::Tiles => "tiles",
        }
    }
}

impl Read {
    /// What the boxes contradict each other in.
    fn checked(mut self, rules: &RuleSet) -> Self {
        if self.winner.is_some() && self.winner == self.loser {
            self.faults.push(HandFault::OwnDiscard);
        }
        if let (Some(level), Some(han)) = (self.level, self.han)
            && !level_agrees(&rules.data().hand_values, level, han, self.fu)
        {
            self.faults.push(HandFault::OtherLevel);
        }
        self
    }

    /// What the hand brings: one amount where the dealer is known, or else both.
    fn worth(&self, rules: &RuleSet) -> Vec<HandWorth> {
        let (Some(winner), Some(level)) = (self.winner, self.level) else {
            return Vec::new();
        };
        let counted = Counted::logged(level, self.han);
        let dealer = self.hand.and_then(|hand| hand.dealer(rules.players()));
        let winners = match dealer {
            Some(dealer) if dealer == winner => vec![Winner::Dealer],
            Some(_) => vec![Winner::Child],
            None => vec![Winner::Child, Winner::Dealer],
        };
        let worth = |winner| {
            let value = hand_value(rules, counted, winner, self.honba)?;
            Ok(self.worth_of(winner, &value))
        };
        let found: Result<_, HandValueError> = winners.into_iter().map(worth).collect();
        found.unwrap_or_default()
    }

    fn worth_of(&self, winner: Winner, value: &HandValue) -> HandWorth {
        let dealer = winner == Winner::Dealer;
        if self.loser.is_some() {
            return HandWorth {
                dealer,
                points: table_points(value.ron),
                from_child: None,
                from_dealer: None,
            };
        }
        HandWorth {
            dealer,
            points: table_points(value.tsumo),
            from_child: Some(table_points(value.tsumo_from_child)),
            from_dealer: (!dealer).then(|| table_points(value.tsumo_from_dealer)),
        }
    }
}

impl HandPreview {
    fn of(read: &Read, rules: &RuleSet) -> Self {
        Self {
            winner: read.winner.map(Seat::kanji),
            loser: read.loser.map(Seat::kanji),
            level: read.level,
            hand: read.hand.map(|hand| hand.to_string()),
            worth: if read.faults.is_empty() {
                read.worth(rules)
            } else {
                Vec::new()
            },
            faults: read.faults.clone(),
        }
    }
}

#[cfg(test)]
mod tests;
