//! Starting seats, and values held one a seat.

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A starting seat. It never rotates in the record: East is whoever began as dealer (起家).
#[derive(
    Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd, Deserialize, Serialize,
)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// 東 (起家)
    #[default]
    East,
    /// 南
    South,
    /// 西
    West,
    /// 北; not there with three players.
    North,
}

impl Seat {
    /// All four, in the order of play.
    pub const ALL: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];

    /// 0 for East to 3 for North.
    pub fn index(self) -> usize {
        match self {
            Self::East => 0,
            Self::South => 1,
            Self::West => 2,
            Self::North => 3,
        }
    }

    /// The seat with that index, if it is 0 to 3.
    pub fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// The letter used in files: `E`, `S`, `W`, `N`.
    pub fn letter(self) -> char {
        match self {
            Self::East => 'E',
            Self::South => 'S',
            Self::West => 'W',
            Self::North => 'N',
        }
    }

    /// The character used on paper: 東, 南, 西, 北.
    pub fn kanji(self) -> char {
        match self {
            Self::East => '東',
            Self::South => '南',
            Self::West => '西',
            Self::North => '北',
        }
    }

    /// The seat that a letter or a wind character names.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "E" | "e" | "東" => Some(Self::East),
            "S" | "s" | "南" => Some(Self::South),
            "W" | "w" | "西" => Some(Self::West),
            "N" | "n" | "北" => Some(Self::North),
            _ => None,
        }
    }
}

/// How many play at a table.
#[derive(
    Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd, Deserialize, Serialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub enum Players {
    /// Three-player mahjong (三人麻雀).
    Three,
    /// The ordinary game.
    #[default]
    Four,
}

impl Players {
    /// 3 or 4.
    pub fn count(self) -> usize {
        match self {
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// The seats taken, East first.
    pub fn seats(self) -> &'static [Seat] {
        &Seat::ALL[..self.count()]
    }

    /// The seat that deals last when the game runs its course: North, or West of three.
    pub fn last_seat(self) -> Seat {
        match self {
            Self::Three => Seat::West,
            Self::Four => Seat::North,
        }
    }
}

impl TryFrom<u8> for Players {
    type Error = String;
    fn try_from(count: u8) -> Result<Self, String> {
        match count {
            3 => Ok(Self::Three),
            4 => Ok(Self::Four),
            other => Err(format!("{other} players: a table has 3 or 4")),
        }
    }
}

impl From<Players> for u8 {
    fn from(players: Players) -> Self {
        match players {
            Players::Three => 3,
            Players::Four => 4,
        }
    }
}

/// One value for each seat that is taken, East first.
///
/// Serialised as a list of three or four.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct BySeat<T> {
    // With three players the fourth value is always the default, so that equality may be derived.
    values: [T; 4],
    players: Players,
}

impl<T> BySeat<T> {
    /// One value each for four players.
    pub fn four(values: [T; 4]) -> Self {
        Self {
            values,
            players: Players::Four,
        }
    }

    /// How many seats are taken.
    pub fn players(&self) -> Players {
        self.players
    }

    /// The values, East first.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.players.count()]
    }

    /// Seats and values, East first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Seat, &T)> {
        self.players.seats().iter().copied().zip(self.as_slice())
    }

    /// The value of a seat, if the seat is taken.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.as_slice().get(seat.index())
    }
}

impl<T: Copy + Default> BySeat<T> {
    /// One value each for three players.
    pub fn three([east, south, west]: [T; 3]) -> Self {
        Self {
            values: [east, south, west, T::default()],
            players: Players::Three,
        }
    }

    /// A value made for each seat.
    pub fn from_fn(players: Players, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut made = Self {
            values: [T::default(); 4],
            players,
        };
        for (slot, seat) in made.values.iter_mut().zip(players.seats()) {
            *slot = value(*seat);
        }
        made
    }

    /// A list of three or four values, or nothing for any other number.
    pub fn from_slice(values: &[T]) -> Option<Self> {
        match *values {
            [east, south, west] => Some(Self::three([east, south, west])),
            [east, south, west, north] => Some(Self::four([east, south, west, north])),
            _ => None,
        }
    }

    /// The same seats with other values.
    pub fn map<U: Copy + Default>(&self, mut change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.players, |seat| change(self.values[seat.index()]))
    }
}

/// North of a three-player table reads as the default value; ask [`BySeat::get`] where that matters.
impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(SeatsVisitor(PhantomData))
    }
}

struct SeatsVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Copy + Default> Visitor<'de> for SeatsVisitor<T> {
    type Value = BySeat<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of 3 or 4 values, East first")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<BySeat<T>, A::Error> {
        let mut values = [T::default(); 4];
        let mut count = 0;
        while let Some(value) = list.next_element()? {
            if let Some(slot) = values.get_mut(count) {
                *slot = value;
            }
            count += 1;
        }
        BySeat::from_slice(values.get(..count).unwrap_or_default())
            .ok_or_else(|| A::Error::invalid_length(count, &self))
    }
}
