//! Hands to practise reckoning with, won by the rules of a club.

use crate::Chance;
use rand::RngExt;
use rand::seq::IndexedRandom;
use scoring::practice::{PracticeHand, PracticeLevel};
use scoring::winning_hand::{
    Meld, Riichi, SetShape, Tile, TileSet, WinningHand, in_suits, score_hand,
};
use scoring::{Players, Points, RuleSet, Seat};

/// How many kinds of tile there are.
const KINDS: u8 = 34;
/// Winds and dragons, from this kind on.
const HONOURS: u8 = 27;
/// Of so many hands that are made up, one is sure to be of the level that is asked for.
const TRIES: u32 = 20_000;

/// So many hands of a level, each worth something by the rules. There are fewer only where the rules know
/// hardly any such hand.
pub fn practice_hands(
    chance: &mut Chance,
    rules: &RuleSet,
    level: PracticeLevel,
    count: usize,
) -> Vec<PracticeHand> {
    let hands = (0..count).filter_map(|_| (0..TRIES).find_map(|_| one(chance, rules, level)));
    hands.collect()
}

fn one(chance: &mut Chance, rules: &RuleSet, level: PracticeLevel) -> Option<PracticeHand> {
    let hand = Maker::new(chance, rules, level).hand()?;
    let scored = score_hand(rules, &hand).ok()?;
    let made = PracticeHand { hand, scored };
    suits(&made, level).then_some(made)
}

fn suits(PracticeHand { hand, scored }: &PracticeHand, level: PracticeLevel) -> bool {
    let has_kan = hand
        .melds
        .iter()
        .any(|meld| meld.set().shape == SetShape::Kan);
    match level {
        PracticeLevel::Easy => scored.level.is_none() && scored.fu <= 40,
        PracticeLevel::Usual => scored.yakuman == 0,
        PracticeLevel::Hard => has_kan || scored.level.is_some() || scored.fu >= 50,
    }
}

/// What a hand is made of while it is made.
struct Maker<'a> {
    chance: &'a mut Chance,
    rules: &'a RuleSet,
    level: PracticeLevel,
    /// How many of each kind are left.
    left: [u8; KINDS as usize],
}

impl<'a> Maker<'a> {
    fn new(chance: &'a mut Chance, rules: &'a RuleSet, level: PracticeLevel) -> Self {
        let mut left = [4; KINDS as usize];
        if rules.data().players == Players::Three {
            // They play without the characters from 2 to 8.
            left[1..8].fill(0);
        }
        Self {
            chance,
            rules,
            level,
            left,
        }
    }

    fn hand(mut self) -> Option<WinningHand> {
        // Seven pairs are always worth something, and of other hands one in eight.
        let (mut concealed, melds) = if self.chance.random_ratio(1, 120) {
            (self.seven_pairs()?, Vec::new())
        } else {
            self.sets_and_pair()?
        };
        let winning = concealed.swap_remove(self.chance.random_range(0..concealed.len()));
        concealed.sort_unstable();
        let called = melds.iter().any(|meld| meld.set().called);
        let kans = melds
            .iter()
            .filter(|meld| meld.set().shape == SetShape::Kan);
        let indicators = 1 + kans.count();
        let mut hand = WinningHand::new(concealed, winning);
        hand.melds = melds;
        hand.tsumo = self.chance.random_ratio(9, 20);
        hand.seat = self.wind();
        hand.round = *[Seat::East, Seat::South].choose(self.chance)?;
        if !called && self.chance.random_ratio(3, 5) {
            hand.riichi = Riichi::Single;
        }
        hand.dora = (0..indicators)
            .map(|_| self.tile())
            .collect::<Option<_>>()?;
        hand.honba = match self.level {
            PracticeLevel::Easy => 0,
            PracticeLevel::Usual => u32::from(self.chance.random_ratio(1, 5)),
            PracticeLevel::Hard => self.chance.random_range(0..=2),
        };
        if self.rules.data().hand_values.honba == Points::ZERO {
            hand.honba = 0;
        }
        Some(hand)
    }

    fn wind(&mut self) -> Seat {
        let seats = self.rules.data().players.seats();
        seats.choose(self.chance).copied().unwrap_or(Seat::East)
    }

    /// A tile that is left.
    fn tile(&mut self) -> Option<Tile> {
        let kind = self.chance.random_range(0..KINDS);
        self.take(kind, 1)?;
        Tile::from_kind(kind)
    }

    fn take(&mut self, kind: u8, count: u8) -> Option<()> {
        let left = self.left.get_mut(usize::from(kind))?;
        *left = left.checked_sub(count)?;
        Some(())
    }

    fn seven_pairs(&mut self) -> Option<Vec<Tile>> {
        let mut tiles = Vec::with_capacity(14);
        for _ in 0..7 {
            let kind = self.chance.random_range(0..KINDS);
            // A pair of which there is one already has two tiles left, and is none of another kind.
            (self.left[usize::from(kind)] == 4).then_some(())?;
            self.take(kind, 2)?;
            tiles.extend([Tile::from_kind(kind)?; 2]);
        }
        Some(tiles)
    }

    fn sets_and_pair(&mut self) -> Option<(Vec<Tile>, Vec<Meld>)> {
        let is_open = self.chance.random_ratio(2, 5);
        let (mut concealed, mut melds) = (Vec::new(), Vec::new());
        for _ in 0..4 {
            let set = self.set(is_open)?;
            if set.called || set.shape == SetShape::Kan {
                melds.push(meld(set)?);
            } else {
                concealed.extend(tiles_of(set)?);
            }
        }
        let pair = self.chance.random_range(0..KINDS);
        self.take(pair, 2)?;
        concealed.extend([Tile::from_kind(pair)?; 2]);
        Some((concealed, melds))
    }

    fn set(&mut self, is_open: bool) -> Option<TileSet> {
        let is_run = self.chance.random_ratio(13, 20);
        let called = is_open && self.chance.random_bool(0.5);
        if is_run {
            let first = self.chance.random_range(0..HONOURS);
            (first % 9 < 7).then_some(())?;
            // Three play without chi.
            (!called || self.rules.data().players == Players::Four).then_some(())?;
            for kind in first..first + 3 {
                self.take(kind, 1)?;
            }
            let shape = SetShape::Run;
            return Some(TileSet {
                shape,
                first,
                called,
            });
        }
        let kans = match self.level {
            PracticeLevel::Easy => 0,
            PracticeLevel::Usual => 1,
            PracticeLevel::Hard => 5,
        };
        let is_kan = self.chance.random_ratio(kans, 20);
        let first = self.chance.random_range(0..KINDS);
        self.take(first, if is_kan { 4 } else { 3 })?;
        let shape = if is_kan {
            SetShape::Kan
        } else {
            SetShape::Triplet
        };
        Some(TileSet {
            shape,
            first,
            called,
        })
    }
}

fn tiles_of(set: TileSet) -> Option<Vec<Tile>> {
    let kinds: Vec<u8> = match set.shape {
        SetShape::Run => (set.first..set.first + 3).collect(),
        SetShape::Triplet => vec![set.first; 3],
        SetShape::Kan => vec![set.first; 4],
    };
    kinds.into_iter().map(Tile::from_kind).collect()
}

/// A set on the table, as it is written.
fn meld(set: TileSet) -> Option<Meld> {
    let tiles = in_suits(tiles_of(set)?.into_iter());
    let text = if set.called {
        tiles
    } else {
        format!("({tiles})")
    };
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::practice_hands;
    use crate::chance;
    use scoring::practice::PracticeLevel;
    use scoring::preset;
    use scoring::rule_set::PRESET_IDS;
    use scoring::winning_hand::{SetShape, score_hand};

    #[test]
    fn there_are_as_many_hands_as_are_asked_for_of_the_level_and_each_has_its_answer() {
        for id in PRESET_IDS {
            let rules = preset(id).unwrap();
            for level in PracticeLevel::ALL {
                let hands = practice_hands(&mut chance(7), &rules, level, 40);
                assert_eq!(hands.len(), 40, "{id} {level:?}");
                for one in hands {
                    let again = score_hand(&rules, &one.hand).unwrap();
                    assert_eq!(again, one.scored);
                    let kans = one.hand.melds.iter();
                    let kans = kans.filter(|meld| meld.set().shape == SetShape::Kan);
                    if level == PracticeLevel::Easy {
                        assert!(kans.count() == 0 && one.scored.level.is_none());
                    }
                }
            }
        }
    }

    #[test]
    fn the_same_chance_makes_the_same_hands_and_another_makes_others() {
        let rules = preset("shirakaba-2025").unwrap();
        let hands = |seed| practice_hands(&mut chance(seed), &rules, PracticeLevel::Usual, 20);
        assert_eq!(hands(3), hands(3));
        assert_ne!(hands(3), hands(4));
    }
}
