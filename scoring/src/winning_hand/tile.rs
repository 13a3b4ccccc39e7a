//! Tiles and called sets, as files and commands write them: `123m`, `0p`, `555z`, `(1111s)`.

use super::hand_tiles::in_suits;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// How many kinds of tile there are: nine of each suit, four winds, three dragons.
pub(super) const KINDS: usize = 34;

/// The kinds 1m, 9m, 1p, 9p, 1s and 9s, a bit each.
pub(super) const TERMINALS: u64 = 1 | 1 << 8 | 1 << 9 | 1 << 17 | 1 << 18 | 1 << 26;
/// Winds and dragons.
pub(super) const HONOURS: u64 = 0b111_1111 << 27;
/// What 緑一色 is made of: 2, 3, 4, 6 and 8 of bamboo, and 發.
pub(super) const GREEN: u64 = 1 << 19 | 1 << 20 | 1 << 21 | 1 << 23 | 1 << 25 | 1 << 32;

/// A tile: one of 34 kinds, a five perhaps red.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Tile {
    /// 0 to 33: 1m to 9m, 1p to 9p, 1s to 9s, 1z to 7z.
    kind: u8,
    red: bool,
}

impl Tile {
    /// An ordinary tile of that kind; none from 34 up.
    pub fn from_kind(kind: u8) -> Option<Self> {
        (usize::from(kind) < KINDS).then_some(Self { kind, red: false })
    }

    /// 0 to 33: characters, circles, bamboo, winds from east, 白, 發, 中.
    pub fn kind(self) -> u8 {
        self.kind
    }

    /// Whether it is a red five.
    pub fn is_red(self) -> bool {
        self.red
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.kind)
    }

    fn read(digit: u8, suit: char) -> Option<Self> {
        let first = first_of(suit)?;
        let number = digit.checked_sub(b'0')?;
        let most = if suit == 'z' { 7 } else { 9 };
        match number {
            0 if suit != 'z' => Some(Self {
                kind: first + 4,
                red: true,
            }),
            1.. if number <= most => Self::from_kind(first + number - 1),
            _ => None,
        }
    }
}

fn first_of(suit: char) -> Option<u8> {
    Some(match suit {
        'm' => 0,
        'p' => 9,
        's' => 18,
        'z' => 27,
        _ => return None,
    })
}

/// The suit's letter and the number of a kind.
fn written(kind: u8) -> (u8, char) {
    match kind {
        0..=8 => (kind + 1, 'm'),
        9..=17 => (kind - 8, 'p'),
        18..=26 => (kind - 17, 's'),
        _ => (kind - 26, 'z'),
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, suit) = written(self.kind);
        let number = if self.red { 0 } else { number };
        write!(formatter, "{number}{suit}")
    }
}

/// Text that names no tiles.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum TileError {
    /// Something that is no tile.
    #[error(
        "\"{0}\" is no tile; tiles are 1m to 9m, 1p to 9p, 1s to 9s, 1z to 7z and the red fives 0m, 0p, 0s"
    )]
    NoTile(String),
    /// Digits without the letter of their suit.
    #[error("after the last digit a letter is missing: m, p, s or z")]
    NoSuit,
    /// Not one tile but none or several.
    #[error("{0} tiles where one is asked for")]
    NotOne(usize),
    /// More text than a hand can be.
    #[error("too long for a hand")]
    Long,
    /// Tiles that are no set.
    #[error(
        "\"{0}\" is no set; sets are \"123m\", \"555z\", a called kan \"5555z\" and a concealed kan \"(5555z)\""
    )]
    NoSet(String),
}

/// A hand of four kans has 18 tiles, each of which may have its own letter.
const LONGEST: usize = 64;

/// Reads tiles: digits, and after them the letter of their suit. Blanks do not matter.
///
/// # Errors
/// Where something is no tile; see [`TileError`].
///
/// ```
/// use scoring::winning_hand::parse_tiles;
/// let tiles = parse_tiles("340m1z").unwrap();
/// assert_eq!(tiles.iter().map(|tile| tile.kind()).collect::<Vec<_>>(), [2, 3, 4, 27]);
/// assert!(tiles[2].is_red());
/// assert!(parse_tiles("8z").is_err());
/// ```
pub fn parse_tiles(text: &str) -> Result<Vec<Tile>, TileError> {
    if text.len() > LONGEST {
        return Err(TileError::Long);
    }
    let mut tiles = Vec::with_capacity(14);
    let mut digits: Vec<u8> = Vec::with_capacity(14);
    for letter in text.chars() {
        match u8::try_from(letter) {
            Ok(b' ') => {}
            Ok(digit) if digit.is_ascii_digit() => digits.push(digit),
            _ if first_of(letter).is_some() && !digits.is_empty() => {
                for digit in digits.drain(..) {
                    let tile = Tile::read(digit, letter).ok_or_else(|| {
                        TileError::NoTile(format!("{}{letter}", char::from(digit)))
                    })?;
                    tiles.push(tile);
                }
            }
            _ => return Err(TileError::NoTile(letter.to_string())),
        }
    }
    if digits.is_empty() {
        Ok(tiles)
    } else {
        Err(TileError::NoSuit)
    }
}

impl FromStr for Tile {
    type Err = TileError;
    fn from_str(text: &str) -> Result<Self, TileError> {
        match parse_tiles(text)?.as_slice() {
            [tile] => Ok(*tile),
            others => Err(TileError::NotOne(others.len())),
        }
    }
}

/// What a set is made of.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SetShape {
    /// 順子
    Run,
    /// 刻子
    Triplet,
    /// 槓子
    Kan,
}

/// Three or four tiles of a hand that belong together.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct TileSet {
    /// Run, triplet or kan.
    pub shape: SetShape,
    /// Its lowest kind, 0 to 33.
    pub first: u8,
    /// Whether a tile of it was called from another's discard (副露); a concealed kan is not.
    pub called: bool,
}

impl TileSet {
    pub(super) fn is_run(self) -> bool {
        self.shape == SetShape::Run
    }

    /// A bit for each kind that is in it.
    pub(super) fn kinds(self) -> u64 {
        (if self.is_run() { 0b111 } else { 1 }) << self.first
    }
}

impl fmt::Display for TileSet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, suit) = written(self.first);
        match self.shape {
            SetShape::Run => write!(formatter, "{number}{}{}{suit}", number + 1, number + 2),
            SetShape::Triplet => write!(formatter, "{number}{number}{number}{suit}"),
            SetShape::Kan if self.called => {
                write!(formatter, "{number}{number}{number}{number}{suit}")
            }
            SetShape::Kan => write!(formatter, "({number}{number}{number}{number}{suit})"),
        }
    }
}

/// A set that lies on the table: a run or triplet that was called, or a kan of any kind.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Meld {
    set: TileSet,
    reds: u8,
}

impl Meld {
    /// What it is made of.
    pub fn set(self) -> TileSet {
        self.set
    }

    /// How many of its tiles are red fives.
    pub fn reds(self) -> u8 {
        self.reds
    }

    /// Its three or four tiles in order, red fives first among fives.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        let (count, step) = match self.set.shape {
            SetShape::Run => (3, 1),
            SetShape::Triplet => (3, 0),
            SetShape::Kan => (4, 0),
        };
        let mut reds = self.reds;
        (0..count).map(move |place| {
            let kind = self.set.first + place * step;
            let red = reds > 0 && kind < 27 && kind % 9 == 4;
            reds -= u8::from(red);
            Tile { kind, red }
        })
    }

    /// Whether its red fives, and it has some, are of that suit: 0, 1 or 2.
    pub(super) fn suit(self) -> usize {
        usize::from(self.set.first / 9)
    }
}

impl fmt::Display for Meld {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles = in_suits(self.tiles());
        if self.set.called {
            formatter.write_str(&tiles)
        } else {
            write!(formatter, "({tiles})")
        }
    }
}

impl FromStr for Meld {
    type Err = TileError;
    fn from_str(text: &str) -> Result<Self, TileError> {
        let no_set = || TileError::NoSet(text.chars().take(LONGEST).collect());
        let within = text
            .strip_prefix('(')
            .and_then(|rest| rest.strip_suffix(')'));
        let mut tiles = parse_tiles(within.unwrap_or(text))?;
        tiles.sort_unstable();
        let kinds: Vec<u8> = tiles.iter().map(|tile| tile.kind).collect();
        let (shape, first) = match kinds.as_slice() {
            [one, two, three] if one == two && two == three => (SetShape::Triplet, *one),
            [one, two, three, four] if one == two && two == three && three == four => {
                (SetShape::Kan, *one)
            }
            [one, two, three]
                if *one < 27 && one % 9 < 7 && *two == one + 1 && *three == one + 2 =>
            {
                (SetShape::Run, *one)
            }
            _ => return Err(no_set()),
        };
        if within.is_some() && shape != SetShape::Kan {
            return Err(no_set());
        }
        let reds = tiles.iter().filter(|tile| tile.red).count();
        Ok(Self {
            set: TileSet {
                shape,
                first,
                called: within.is_none(),
            },
            reds: u8::try_from(reds).map_err(|_| no_set())?,
        })
    }
}
