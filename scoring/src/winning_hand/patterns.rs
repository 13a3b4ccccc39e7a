//! Which yaku a reading has.

use super::fu::is_concealed;
use super::reading::{self, Counts, Sets, Wait};
use super::tile::{GREEN, HONOURS, SetShape, TERMINALS};
use super::yaku::{Yaku, YakuSet};
use super::{Riichi, WinningHand};
use crate::rule_set::{HandValues, Renhou};

const SUIT: u64 = 0x1FF;
const WINDS: u64 = 0b1111 << 27;
const DRAGONS: u64 = 0b111 << 31;
/// What 九蓮宝燈 has of each number.
const GATES: [u8; 9] = [3, 1, 1, 1, 1, 1, 1, 1, 3];

/// What a rule set and a hand say, however the hand is read.
pub(super) struct Seen<'a> {
    pub values: &'a HandValues,
    pub hand: &'a WinningHand,
    /// Concealed tiles, the winning one among them.
    pub counts: Counts,
    /// All kinds of the hand, a bit each.
    pub kinds: u64,
    /// No set was called; concealed kans are no calls.
    pub is_closed: bool,
    pub kans: usize,
    pub is_dealer: bool,
}

/// The yaku of a reading, yakuman apart from the others.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Patterns {
    pub ordinary: YakuSet,
    pub yakuman: YakuSet,
}

impl Patterns {
    pub fn with(self, other: Self) -> Self {
        Self {
            ordinary: self.ordinary.either(other.ordinary),
            yakuman: self.yakuman.either(other.yakuman),
        }
    }
}

impl Seen<'_> {
    /// The kind of the seat wind, and of the round wind.
    pub fn winds(&self) -> (u8, u8) {
        (wind(self.hand.seat), wind(self.hand.round))
    }

    /// Kinds whose triplet is a yaku.
    pub fn valued(&self) -> u64 {
        let (seat, round) = self.winds();
        DRAGONS | 1 << seat | 1 << round
    }

    /// What comes from how the hand was won.
    pub fn by_play(&self) -> Patterns {
        let hand = self.hand;
        let rules = &self.values.winning;
        let mut found = Patterns::default();
        let ordinary = &mut found.ordinary;
        ordinary.add_if(hand.riichi == Riichi::Single, Yaku::Riichi);
        ordinary.add_if(hand.riichi == Riichi::Double, Yaku::DoubleRiichi);
        // A kan ends the round of turns in which 一発 is (haku-2015, 5).
        let in_time = hand.ippatsu && !hand.rinshan;
        ordinary.add_if(in_time && rules.ippatsu, Yaku::Ippatsu);
        ordinary.add_if(hand.tsumo && self.is_closed, Yaku::MenzenTsumo);
        ordinary.add_if(hand.rinshan, Yaku::Rinshan);
        ordinary.add_if(hand.chankan, Yaku::Chankan);
        let counts_last = !hand.rinshan || rules.rinshan_with_haitei;
        ordinary.add_if(hand.last_tile && hand.tsumo && counts_last, Yaku::Haitei);
        ordinary.add_if(hand.last_tile && !hand.tsumo, Yaku::Houtei);
        let first = hand.first_draw;
        let yakuman = &mut found.yakuman;
        yakuman.add_if(first && hand.tsumo && self.is_dealer, Yaku::Tenhou);
        yakuman.add_if(first && hand.tsumo && !self.is_dealer, Yaku::Chiihou);
        let renhou = first && !hand.tsumo && rules.renhou == Renhou::Yakuman;
        yakuman.add_if(renhou, Yaku::Renhou);
        found
    }

    /// What all tiles together are, however they are read.
    pub fn by_tiles(&self) -> Patterns {
        let kinds = self.kinds;
        let mut found = Patterns::default();
        let outer = TERMINALS | HONOURS;
        let is_simple = kinds & outer == 0;
        let may_be_open = self.is_closed || self.values.winning.open_tanyao;
        found
            .ordinary
            .add_if(is_simple && may_be_open, Yaku::Tanyao);
        let suits = (0..3)
            .filter(|suit| kinds >> (9 * suit) & SUIT != 0)
            .count();
        let has_honours = kinds & HONOURS != 0;
        found
            .ordinary
            .add_if(suits == 1 && has_honours, Yaku::Honitsu);
        found
            .ordinary
            .add_if(suits == 1 && !has_honours, Yaku::Chinitsu);
        found.ordinary.add_if(kinds & !outer == 0, Yaku::Honroutou);
        found.yakuman.add_if(suits == 0, Yaku::Tsuuiisou);
        found
            .yakuman
            .add_if(kinds & !TERMINALS == 0, Yaku::Chinroutou);
        found.yakuman.add_if(kinds & !GREEN == 0, Yaku::Ryuuiisou);
        found
    }

    /// What four sets and a pair have beside that.
    pub fn by_sets(&self, sets: &Sets) -> Patterns {
        let mut found = Patterns::default();
        let shape = Shape::of(sets, self.hand.tsumo);
        self.runs(&shape, sets, &mut found.ordinary);
        self.triplets(&shape, sets, &mut found);
        self.nine_gates(&mut found.yakuman);
        found
    }

    fn runs(&self, shape: &Shape, sets: &Sets, found: &mut YakuSet) {
        let pair = 1_u64 << sets.pair;
        if self.is_closed {
            let by_tsumo = self.hand.tsumo && !self.values.winning.pinfu_tsumo;
            let is_pinfu = shape.runs == 4 && sets.wait == Wait::TwoSided;
            found.add_if(
                is_pinfu && pair & self.valued() == 0 && !by_tsumo,
                Yaku::Pinfu,
            );
            found.add_if(shape.twins == 1, Yaku::Iipeikou);
            found.add_if(shape.twins == 2, Yaku::Ryanpeikou);
        }
        let runs = shape.run_kinds;
        found.add_if(
            runs & runs >> 9 & runs >> 18 & SUIT != 0,
            Yaku::SanshokuDoujun,
        );
        let straight = 0b100_1001_u64;
        let is_straight = |suit: u32| runs >> (9 * suit) & straight == straight;
        found.add_if((0..3).any(is_straight), Yaku::Ikkitsuukan);
        let outer = TERMINALS | HONOURS;
        if shape.runs > 0 && shape.all_outer && pair & outer != 0 {
            let has_honours = self.kinds & HONOURS != 0;
            found.add_if(has_honours, Yaku::Chanta);
            found.add_if(!has_honours, Yaku::Junchan);
        }
    }

    fn triplets(&self, shape: &Shape, sets: &Sets, found: &mut Patterns) {
        let triplets = shape.triplet_kinds;
        let pair = 1_u64 << sets.pair;
        let (seat, round) = self.winds();
        let ordinary = &mut found.ordinary;
        ordinary.add_if(triplets >> seat & 1 == 1, Yaku::SeatWind);
        ordinary.add_if(triplets >> round & 1 == 1, Yaku::RoundWind);
        ordinary.add_if(triplets >> 31 & 1 == 1, Yaku::Haku);
        ordinary.add_if(triplets >> 32 & 1 == 1, Yaku::Hatsu);
        ordinary.add_if(triplets >> 33 & 1 == 1, Yaku::Chun);
        ordinary.add_if(shape.runs == 0, Yaku::Toitoi);
        let three = triplets & triplets >> 9 & triplets >> 18 & SUIT;
        ordinary.add_if(three != 0, Yaku::SanshokuDoukou);
        ordinary.add_if(shape.concealed == 3, Yaku::Sanankou);
        ordinary.add_if(self.kans == 3, Yaku::Sankantsu);
        let dragons = (triplets & DRAGONS).count_ones();
        ordinary.add_if(dragons == 2 && pair & DRAGONS != 0, Yaku::ShouSangen);
        let yakuman = &mut found.yakuman;
        yakuman.add_if(dragons == 3, Yaku::DaiSangen);
        let winds = (triplets & WINDS).count_ones();
        yakuman.add_if(winds == 3 && pair & WINDS != 0, Yaku::ShouSuushii);
        yakuman.add_if(winds == 4, Yaku::DaiSuushii);
        yakuman.add_if(self.kans == 4, Yaku::Suukantsu);
        if shape.concealed == 4 {
            // Where a single wait is worth no more it has no name of its own.
            let single = sets.wait == Wait::Single && self.values.double_yakuman;
            yakuman.add_if(single, Yaku::SuuankouTanki);
            yakuman.add_if(!single, Yaku::Suuankou);
        }
    }

    fn nine_gates(&self, found: &mut YakuSet) {
        let suit = usize::from(self.hand.winning.kind() / 9);
        if suit > 2 || !self.hand.melds.is_empty() || self.kinds & !(SUIT << (9 * suit)) != 0 {
            return;
        }
        let held = &self.counts[9 * suit..9 * suit + 9];
        if held.iter().zip(GATES).any(|(held, gate)| *held < gate) {
            return;
        }
        let number = usize::from(self.hand.winning.kind() % 9);
        let pure = held[number] == GATES[number] + 1 && self.values.double_yakuman;
        found.add_if(pure, Yaku::JunseiChuurenpoutou);
        found.add_if(!pure, Yaku::Chuurenpoutou);
    }

    /// 国士無双, and the kind of its pair.
    pub fn orphans(&self) -> Option<(Patterns, u8)> {
        if !self.hand.melds.is_empty() {
            return None;
        }
        let pair = reading::orphans(&self.counts)?;
        let mut found = self.by_play();
        let on_all = pair == self.hand.winning.kind() && self.values.double_yakuman;
        found.yakuman.add_if(on_all, Yaku::KokushiMusou13);
        found.yakuman.add_if(!on_all, Yaku::KokushiMusou);
        Some((found, pair))
    }
}

fn wind(seat: crate::Seat) -> u8 {
    match seat {
        crate::Seat::East => 27,
        crate::Seat::South => 28,
        crate::Seat::West => 29,
        crate::Seat::North => 30,
    }
}

/// What four sets are, taken together.
#[derive(Default)]
struct Shape {
    /// The lowest kinds of its runs, a bit each.
    run_kinds: u64,
    /// The kinds of its triplets and kans, a bit each.
    triplet_kinds: u64,
    runs: u32,
    /// Pairs of the same run.
    twins: u32,
    /// Concealed triplets and kans.
    concealed: u32,
    /// Each set has a terminal or honours.
    all_outer: bool,
}

impl Shape {
    fn of(sets: &Sets, tsumo: bool) -> Self {
        let mut shape = Self {
            all_outer: true,
            ..Self::default()
        };
        let mut odd = 0_u64;
        for (index, set) in sets.sets.iter().enumerate() {
            let first = 1_u64 << set.first;
            if set.shape == SetShape::Run {
                shape.runs += 1;
                shape.run_kinds |= first;
                odd ^= first;
                shape.twins += u32::from(odd & first == 0);
            } else {
                shape.triplet_kinds |= first;
                shape.concealed += u32::from(is_concealed(sets, index, tsumo));
            }
            shape.all_outer &= set.kinds() & (TERMINALS | HONOURS) != 0;
        }
        shape
    }
}
