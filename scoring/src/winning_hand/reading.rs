//! Every way in which tiles can be four sets and a pair, and in which the last of them completed it.

use super::tile::{HONOURS, KINDS, SetShape, TERMINALS, TileSet};
use std::fmt;

/// How many tiles there are of each kind.
pub(super) type Counts = [u8; KINDS];

/// What a hand waited for with its last tile.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Wait {
    /// 両面
    TwoSided,
    /// 双碰
    Shanpon,
    /// 嵌張
    Closed,
    /// 辺張
    Edge,
    /// 単騎
    Single,
}

impl Wait {
    /// The word used in files.
    pub fn word(self) -> &'static str {
        match self {
            Self::TwoSided => "two_sided",
            Self::Shanpon => "shanpon",
            Self::Closed => "closed",
            Self::Edge => "edge",
            Self::Single => "single",
        }
    }
}

/// Four sets and a pair, and where the winning tile belongs.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Sets {
    /// What lies on the table first, then what is concealed.
    pub sets: [TileSet; 4],
    /// The kind of the pair (雀頭), 0 to 33.
    pub pair: u8,
    /// What was waited for.
    pub wait: Wait,
    /// Which of the sets the winning tile completed; none where it is the pair.
    pub completed: Option<usize>,
}

/// One way to read a winning hand.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Reading {
    /// Four sets and a pair.
    Sets(Sets),
    /// 七対子: seven kinds, a bit each.
    SevenPairs(u64),
    /// 国士無双: the kind of the pair, 0 to 33.
    Orphans(u8),
}

impl fmt::Display for Reading {
    /// The sets as files write them, the pair last: `123m 456p 789s 222z 11z`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pair = |kind: u8| {
            // A pair is written as the first two tiles of a triplet.
            let triplet = TileSet {
                shape: SetShape::Triplet,
                first: kind,
                called: false,
            };
            triplet.to_string().split_off(1)
        };
        match self {
            Self::Sets(sets) => {
                for set in sets.sets {
                    write!(formatter, "{set} ")?;
                }
                formatter.write_str(&pair(sets.pair))
            }
            Self::SevenPairs(kinds) => {
                let kinds = (0..).take(KINDS).filter(|kind| kinds >> kind & 1 == 1);
                let pairs: Vec<String> = kinds.map(pair).collect();
                formatter.write_str(&pairs.join(" "))
            }
            Self::Orphans(kind) => write!(formatter, "19m19p19s1234567z + {}", pair(*kind)),
        }
    }
}

/// Tells each reading as four sets and a pair. `counts` are the concealed tiles with the winning one among
/// them, `winning` is its kind; `melds` are at most four.
pub(super) fn each(counts: &Counts, winning: u8, melds: &[TileSet], mut see: impl FnMut(&Sets)) {
    let Some(suit) = suit_of_pair(counts) else {
        return;
    };
    let nothing = TileSet {
        shape: SetShape::Triplet,
        first: 0,
        called: false,
    };
    let mut sets = [nothing; 4];
    for (slot, meld) in sets.iter_mut().zip(melds) {
        *slot = *meld;
    }
    let mut left = *counts;
    for pair in suit {
        let index = usize::from(pair);
        if left[index] < 2 {
            continue;
        }
        left[index] -= 2;
        divide(&mut left, 0, &mut sets, melds.len(), &mut |sets| {
            complete(sets, pair, winning, melds.len(), &mut see);
        });
        left[index] += 2;
    }
}

/// The suit in which the pair must be: the only one whose tiles are two more than sets are made of.
fn suit_of_pair(counts: &Counts) -> Option<std::ops::Range<u8>> {
    let mut found = None;
    for (first, end) in [(0, 9), (9, 18), (18, 27), (27, 34)] {
        let tiles: u8 = counts[first..end].iter().sum();
        match tiles % 3 {
            0 => {}
            2 if found.is_none() => found = Some((first, end)),
            _ => return None,
        }
    }
    let (first, end) = found?;
    Some(u8::try_from(first).ok()?..u8::try_from(end).ok()?)
}

/// Takes sets off the lowest kind that is left until nothing is.
fn divide(
    left: &mut Counts,
    from: usize,
    sets: &mut [TileSet; 4],
    found: usize,
    see: &mut impl FnMut(&[TileSet; 4]),
) {
    let Some(lowest) = (from..KINDS).find(|kind| left[*kind] > 0) else {
        if found == 4 {
            see(sets);
        }
        return;
    };
    let (Some(_), Ok(first)) = (sets.get(found), u8::try_from(lowest)) else {
        return;
    };
    let set = |shape| TileSet {
        shape,
        first,
        called: false,
    };
    if left[lowest] >= 3 {
        left[lowest] -= 3;
        sets[found] = set(SetShape::Triplet);
        divide(left, lowest, sets, found + 1, see);
        left[lowest] += 3;
    }
    let starts_run = lowest < 27 && lowest % 9 < 7;
    if starts_run && left[lowest + 1] > 0 && left[lowest + 2] > 0 {
        left[lowest..lowest + 3]
            .iter_mut()
            .for_each(|count| *count -= 1);
        sets[found] = set(SetShape::Run);
        divide(left, lowest, sets, found + 1, see);
        left[lowest..lowest + 3]
            .iter_mut()
            .for_each(|count| *count += 1);
    }
}

/// Tells a reading for each place where the winning tile can have come last.
fn complete(sets: &[TileSet; 4], pair: u8, winning: u8, melds: usize, see: &mut impl FnMut(&Sets)) {
    let mut told = |wait, completed| {
        see(&Sets {
            sets: *sets,
            pair,
            wait,
            completed,
        });
    };
    if pair == winning {
        told(Wait::Single, None);
    }
    for (index, set) in sets.iter().enumerate().skip(melds) {
        let is_twin = sets[melds..index].contains(set);
        if is_twin || set.kinds() >> winning & 1 == 0 {
            continue;
        }
        let wait = match set.shape {
            SetShape::Triplet | SetShape::Kan => Wait::Shanpon,
            SetShape::Run => match (winning - set.first, set.first % 9) {
                (1, _) => Wait::Closed,
                (0, 6) | (2, 0) => Wait::Edge,
                _ => Wait::TwoSided,
            },
        };
        told(wait, Some(index));
    }
}

/// The seven kinds of 七対子, a bit each; four of a kind are not two pairs (hakuryuo-40).
pub(super) fn seven_pairs(counts: &Counts) -> Option<u64> {
    let mut kinds = 0;
    for (kind, count) in counts.iter().enumerate() {
        match count {
            0 => {}
            2 => kinds |= 1 << kind,
            _ => return None,
        }
    }
    (u64::count_ones(kinds) == 7).then_some(kinds)
}

/// The kind of the pair of 国士無双.
pub(super) fn orphans(counts: &Counts) -> Option<u8> {
    let mut kinds = (0_u8..).zip(counts);
    let is_outer = |kind: u8| (TERMINALS | HONOURS) >> kind & 1 == 1;
    let fits = kinds.all(|(kind, count)| (*count > 0) == is_outer(kind));
    let pair = (0_u8..).zip(counts).find(|(_, count)| **count == 2);
    pair.filter(|_| fits).map(|(kind, _)| kind)
}
