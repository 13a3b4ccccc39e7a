//! The tiles of a hand, as the record keeps them beside what it was worth.

use super::tile::{KINDS, Tile, TileError, parse_tiles};
use super::{HandError, Meld, SetShape, TileSet, WinningHand, as_typed, reading};
use crate::rule_words::Words;
use std::fmt::{self, Write as _};
use std::str::FromStr;
use thiserror::Error;

/// The tiles of a winning hand: four sets and a pair, seven pairs or thirteen orphans.
///
/// Written as one line: what is concealed with the winning tile last, and after blanks each set that lies
/// on the table.
///
/// ```
/// use scoring::winning_hand::HandTiles;
/// let tiles: HandTiles = "66z34s5s 340m 555z (1111p)".parse().unwrap();
/// assert_eq!(tiles.to_string(), "34s66z5s 340m 555z (1111p)");
/// assert!("123m".parse::<HandTiles>().is_err());
/// ```
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct HandTiles {
    concealed: Vec<Tile>,
    winning: Tile,
    melds: Vec<Meld>,
}

/// Why tiles are no winning hand.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum HandTilesError {
    /// Something that is no tile or no set.
    #[error(transparent)]
    Tile(#[from] TileError),
    /// Tiles that no hand has together.
    #[error(transparent)]
    Hand(#[from] HandError),
}

impl HandTilesError {
    /// The same in both languages.
    pub fn words(&self) -> Words {
        match self {
            Self::Tile(error) => error.words(),
            Self::Hand(error) => error.words(),
        }
    }
}

impl HandTiles {
    /// The tiles of a hand whose value was reckoned.
    ///
    /// # Errors
    /// Where they are no winning hand, or no tiles that there can be.
    pub fn of(hand: &WinningHand) -> Result<Self, HandError> {
        let mut concealed = hand.concealed.clone();
        concealed.sort_unstable();
        let tiles = Self {
            concealed,
            winning: hand.winning,
            melds: hand.melds.clone(),
        };
        tiles.checked()
    }

    /// What is concealed, in order, without the winning tile.
    pub fn concealed(&self) -> &[Tile] {
        &self.concealed
    }

    /// What it was won with.
    pub fn winning(&self) -> Tile {
        self.winning
    }

    /// What lies on the table.
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    fn checked(self) -> Result<Self, HandError> {
        let melds = self.melds.len();
        if melds > 4 {
            return Err(HandError::Melds(melds));
        }
        let expected = 13 - 3 * melds;
        if self.concealed.len() != expected {
            let got = self.concealed.len();
            return Err(HandError::Count { got, expected });
        }
        let mut counts = [0_u8; KINDS];
        for tile in self.concealed.iter().chain([&self.winning]) {
            counts[tile.index()] += 1;
        }
        let mut whole = counts;
        for tile in self.melds.iter().flat_map(|meld| meld.tiles()) {
            whole[tile.index()] += 1;
        }
        if let Some(kind) = whole.iter().position(|count| *count > 4) {
            let tile = u8::try_from(kind).ok().and_then(Tile::from_kind);
            return Err(HandError::Five(tile.unwrap_or(self.winning)));
        }
        let sets: Vec<TileSet> = self.melds.iter().map(|meld| meld.set()).collect();
        let mut is_hand = melds == 0
            && (reading::seven_pairs(&counts).is_some() || reading::orphans(&counts).is_some());
        reading::each(&counts, self.winning.kind(), &sets, |_| is_hand = true);
        if is_hand {
            Ok(self)
        } else {
            Err(HandError::NotComplete)
        }
    }

    /// `一萬二萬三萬…、ツモ 九索`: read aloud where they are drawn.
    pub fn words(&self) -> Words {
        let concealed = self.concealed.iter().map(|tile| tile.words());
        let (ja, en): (Vec<String>, Vec<String>) = concealed.map(|one| (one.ja, one.en)).unzip();
        let winning = self.winning.words();
        // Writing into a String cannot fail.
        let mut ja = format!("{}、和了牌 {}", ja.join(" "), winning.ja);
        let mut en = format!("{}, won with {}", en.join(" "), winning.en);
        for meld in &self.melds {
            let (set, named) = (meld.set(), meld.set().words());
            let (what_ja, what_en) = match (set.shape, set.called) {
                (SetShape::Run, _) => ("チー", "run"),
                (SetShape::Triplet, _) => ("ポン", "triplet"),
                (SetShape::Kan, true) => ("明槓", "called kan"),
                (SetShape::Kan, false) => ("暗槓", "concealed kan"),
            };
            let (red_ja, red_en) = match meld.reds() {
                0 => ("", ""),
                _ => ("（赤あり）", " (with a red five)"),
            };
            let _ = write!(ja, "、{what_ja} {}{red_ja}", named.ja);
            let _ = write!(en, ", {what_en} {}{red_en}", named.en);
        }
        Words::new(ja, en)
    }
}

impl fmt::Display for HandTiles {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.concealed.iter().chain([&self.winning]);
        formatter.write_str(&in_suits(all.copied()))?;
        for meld in &self.melds {
            write!(formatter, " {meld}")?;
        }
        Ok(())
    }
}

/// Tiles in their order as files write them, with the letter of a suit after the last of each stretch.
pub fn in_suits(tiles: impl Iterator<Item = Tile>) -> String {
    let mut written = String::new();
    let mut before: Option<char> = None;
    for tile in tiles {
        let one = tile.to_string();
        let suit = one.chars().last();
        if before.is_some() && before == suit {
            written.pop();
        }
        written.push_str(&one);
        before = suit;
    }
    written
}

impl FromStr for HandTiles {
    type Err = HandTilesError;

    fn from_str(text: &str) -> Result<Self, HandTilesError> {
        let text = as_typed(text);
        let mut words = text.split_whitespace();
        let mut concealed = parse_tiles(words.next().unwrap_or_default())?;
        let winning = concealed.pop().ok_or(TileError::NotOne(0))?;
        concealed.sort_unstable();
        let melds = words.map(Meld::from_str).collect::<Result<_, _>>()?;
        let tiles = Self {
            concealed,
            winning,
            melds,
        };
        Ok(tiles.checked()?)
    }
}
