//! Fu, item by item: the sheet of hakuryuo-40 (符の計算), which says all of it, and haku-2015 for what
//! the presets differ in.

use super::reading::{Sets, Wait};
use super::tile::{HONOURS, SetShape, TERMINALS, Tile, TileSet};

/// What fu are for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FuFor {
    /// 副底
    Base,
    /// 門前ロン
    ClosedRon,
    /// ツモ
    Tsumo,
    /// 嵌張, 辺張 or 単騎
    Wait(Wait),
    /// 雀頭
    Pair(Tile),
    /// 刻子 or 槓子, and whether it counts as concealed.
    Set(TileSet, bool),
    /// 鳴いた平和の形のロン: up to 30.
    OpenPinfu,
    /// 七対子
    SevenPairs,
}

impl FuFor {
    /// The word used in files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::ClosedRon => "closed_ron",
            Self::Tsumo => "tsumo",
            Self::Wait(_) => "wait",
            Self::Pair(_) => "pair",
            Self::Set(set, true) if set.shape == SetShape::Kan => "closed_kan",
            Self::Set(set, false) if set.shape == SetShape::Kan => "open_kan",
            Self::Set(_, true) => "closed_triplet",
            Self::Set(_, false) => "open_triplet",
            Self::OpenPinfu => "open_pinfu",
            Self::SevenPairs => "seven_pairs",
        }
    }

    /// The word used on paper.
    pub fn kanji(self) -> &'static str {
        match self {
            Self::Base => "副底",
            Self::ClosedRon => "門前ロン",
            Self::Tsumo => "ツモ",
            Self::Wait(Wait::Closed) => "嵌張",
            Self::Wait(Wait::Edge) => "辺張",
            Self::Wait(Wait::Single) => "単騎",
            Self::Wait(Wait::TwoSided) => "両面",
            Self::Wait(Wait::Shanpon) => "双碰",
            Self::Pair(_) => "雀頭",
            Self::Set(set, true) if set.shape == SetShape::Kan => "暗槓",
            Self::Set(set, false) if set.shape == SetShape::Kan => "明槓",
            Self::Set(_, true) => "暗刻",
            Self::Set(_, false) => "明刻",
            Self::OpenPinfu => "喰い平和形",
            Self::SevenPairs => "七対子",
        }
    }
}

/// Fu for one thing.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct FuItem {
    /// What they are for.
    pub what: FuFor,
    /// How many, before the sum is rounded up to tens.
    pub fu: u32,
}

/// The most items that a hand has: base, ron or tsumo, the wait, the pair and four sets.
const MOST: usize = 9;

/// Fu of one reading.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fu {
    items: [FuItem; MOST],
    count: usize,
}

impl Fu {
    pub fn none() -> Self {
        let nothing = FuItem {
            what: FuFor::Base,
            fu: 0,
        };
        Self {
            items: [nothing; MOST],
            count: 0,
        }
    }

    pub fn seven_pairs() -> Self {
        let mut fu = Self::none();
        fu.add(FuFor::SevenPairs, 25);
        fu
    }

    fn add(&mut self, what: FuFor, fu: u32) {
        if fu > 0
            && let Some(slot) = self.items.get_mut(self.count)
        {
            *slot = FuItem { what, fu };
            self.count += 1;
        }
    }

    pub fn items(&self) -> &[FuItem] {
        &self.items[..self.count.min(MOST)]
    }

    fn sum(&self) -> u32 {
        self.items().iter().map(|item| item.fu).sum()
    }

    /// Rounded up to tens; seven pairs stay 25.
    pub fn rounded(&self) -> u32 {
        match self.sum() {
            25 => 25,
            sum => sum.div_ceil(10) * 10,
        }
    }
}

/// How a hand was won, as far as fu depend on it.
#[derive(Clone, Copy)]
pub(super) struct Won {
    pub is_closed: bool,
    pub tsumo: bool,
    pub is_pinfu: bool,
    /// Kinds whose pair has fu, a bit each, and the fu of the seat wind that is the round wind too.
    pub valued: u64,
    pub double_wind: Option<u8>,
    pub double_wind_fu: u32,
}

/// Fu of four sets and a pair.
pub(super) fn of_sets(sets: &Sets, won: &Won) -> Fu {
    let mut fu = Fu::none();
    fu.add(FuFor::Base, 20);
    match (won.tsumo, won.is_closed) {
        (false, true) => fu.add(FuFor::ClosedRon, 10),
        // 平和ツモ is 20 fu.
        (true, _) if !won.is_pinfu => fu.add(FuFor::Tsumo, 2),
        _ => {}
    }
    for (index, set) in sets.sets.iter().enumerate() {
        let is_concealed = is_concealed(sets, index, won.tsumo);
        fu.add(FuFor::Set(*set, is_concealed), of_set(*set, is_concealed));
    }
    if let Some(pair) = Tile::from_kind(sets.pair) {
        let of_pair = match won.double_wind {
            Some(kind) if kind == sets.pair => won.double_wind_fu,
            _ if won.valued >> sets.pair & 1 == 1 => 2,
            _ => 0,
        };
        fu.add(FuFor::Pair(pair), of_pair);
    }
    if matches!(sets.wait, Wait::Closed | Wait::Edge | Wait::Single) {
        fu.add(FuFor::Wait(sets.wait), 2);
    }
    if !won.is_closed && !won.tsumo && fu.sum() == 20 {
        fu.add(FuFor::OpenPinfu, 10);
    }
    fu
}

/// Whether a triplet or kan counts as concealed: nothing of it was called or won from a discard.
pub(super) fn is_concealed(sets: &Sets, index: usize, tsumo: bool) -> bool {
    let is_called = sets.sets.get(index).is_none_or(|set| set.called);
    !is_called && (tsumo || sets.completed != Some(index))
}

fn of_set(set: TileSet, is_concealed: bool) -> u32 {
    let base = match set.shape {
        SetShape::Run => return 0,
        SetShape::Triplet => 2,
        SetShape::Kan => 8,
    };
    let outer = if set.kinds() & (TERMINALS | HONOURS) == 0 {
        1
    } else {
        2
    };
    base * outer * if is_concealed { 2 } else { 1 }
}
