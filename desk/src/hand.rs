//! What a hand is worth, asked in boxes of the window or on lines of a file: one reading of both.

mod answer;
mod of_sheet;

pub(crate) use of_sheet::LineWinds;

pub use answer::{
    HandAnswer, HandRules, HandWorthTold, KeptTiles, SeenMeld, SeenTiles, ToldFu, ToldPayment,
    ToldYaku,
};

use scoring::rule_set::Pao;
use scoring::rule_words::Words;
use scoring::winning_hand::{
    HandError, Meld, Riichi, ScoredHand, Tile, TileError, WinningHand, as_typed, in_suits,
    nagashi_mangan, parse_tiles, score_hand,
};
use scoring::{RuleSet, Seat};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// A hand as it is typed, or as a line of JSON has it.
#[derive(Clone, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(default, deny_unknown_fields)]
// Each flag is a thing that did or did not happen.
#[allow(clippy::struct_excessive_bools)]
pub struct AskedHand {
    /// Which rule set, by what the shell knows it by; none is the usual one.
    pub rules: Option<String>,
    /// The concealed tiles without the winning one.
    pub tiles: String,
    /// The winning tile.
    pub win: String,
    /// Each set on the table; several may stand in one text, with blanks between them.
    pub melds: Vec<String>,
    /// Drawn by the winner.
    pub tsumo: bool,
    /// The winner's wind, East where none is said: E, S, W or N, or in kanji.
    pub seat: Option<String>,
    /// The wind of the round, likewise.
    pub round: Option<String>,
    /// 1, or 2 for a double one.
    pub riichi: u8,
    /// Within a turn of riichi.
    pub ippatsu: bool,
    /// After a kan.
    pub rinshan: bool,
    /// With the tile that another added to a triplet.
    pub chankan: bool,
    /// With the last tile, drawn or discarded.
    pub last_tile: bool,
    /// With the first draw, or by ron before it.
    pub first_draw: bool,
    /// Indicators.
    pub dora: Vec<String>,
    /// Those below them.
    pub ura: Vec<String>,
    /// Norths laid aside.
    pub north: u8,
    /// Counters on the table.
    pub honba: u32,
    /// Riichi sticks on the table.
    pub sticks: u32,
    /// Yakuman that another fed.
    pub pao: Vec<Pao>,
    /// 流し満貫, which is no win: no tiles.
    pub nagashi: bool,
}

/// The boxes that a hand is typed in.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is named like the field it is about")]
pub enum HandBox {
    Tiles,
    Win,
    Melds,
    Seat,
    Round,
    Riichi,
    /// What happened besides: the flags.
    Happened,
    Dora,
    Ura,
    North,
    Honba,
    Sticks,
    Pao,
    Nagashi,
}

/// Why a hand has no value, and where that is to be mended.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct HandRefusal {
    /// The word used in files.
    pub kind: &'static str,
    /// The box that it is said beside.
    pub field: HandBox,
    /// Why.
    pub words: Words,
}

impl HandBox {
    /// The name that lines of JSON have for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Tiles => "tiles",
            Self::Win => "win",
            Self::Melds => "melds",
            Self::Seat => "seat",
            Self::Round => "round",
            Self::Riichi => "riichi",
            Self::Happened => "flags",
            Self::Dora => "dora",
            Self::Ura => "ura",
            Self::North => "north",
            Self::Honba => "honba",
            Self::Sticks => "sticks",
            Self::Pao => "pao",
            Self::Nagashi => "nagashi",
        }
    }
}

impl HandRefusal {
    fn of_tiles(field: HandBox, error: &TileError) -> Self {
        Self {
            kind: "tiles",
            field,
            words: error.words(),
        }
    }

    /// In one line, for a file: what is no tile is told with its field.
    pub fn message(&self) -> String {
        if self.kind == "tiles" {
            format!("{}: {}", self.field.word(), self.words.en)
        } else {
            self.words.en.clone()
        }
    }
}

impl From<HandError> for HandRefusal {
    fn from(error: HandError) -> Self {
        let kind = error.kind();
        let field = match &error {
            HandError::Melds(_) => HandBox::Melds,
            HandError::North => HandBox::North,
            HandError::Indicators(_) => HandBox::Dora,
            HandError::Contradiction(_) => HandBox::Happened,
            HandError::Pao(_) => HandBox::Pao,
            HandError::Sticks(_) => HandBox::Sticks,
            HandError::Value(_) => HandBox::Honba,
            _ => HandBox::Tiles,
        };
        Self {
            kind,
            field,
            words: error.words(),
        }
    }
}

impl AskedHand {
    /// What it is worth.
    ///
    /// # Errors
    /// Where a box holds nothing that it can hold, and where the hand cannot be.
    pub fn scored(&self, rules: &RuleSet) -> Result<ScoredHand, HandRefusal> {
        if self.nagashi {
            return self.nagashi(rules);
        }
        Ok(score_hand(rules, &self.read()?)?)
    }

    /// The same, where the winning tile may have been typed as the last of the others.
    #[must_use]
    pub fn with_last_as_winning(mut self) -> Self {
        let Ok(mut tiles) = parse_tiles(&as_typed(&self.tiles)) else {
            return self;
        };
        let melds = self
            .melds
            .iter()
            .map(|text| text.split_whitespace().count());
        let whole = 14_usize.saturating_sub(3 * melds.sum::<usize>());
        if self.win.trim().is_empty()
            && tiles.len() == whole
            && let Some(last) = tiles.pop()
        {
            self.win = last.to_string();
            self.tiles = in_suits(tiles.into_iter());
        }
        self
    }

    /// Whether as many tiles are typed as a hand has, the winning one among them.
    fn whole(&self) -> Result<(), HandRefusal> {
        if self.nagashi || !self.win.trim().is_empty() {
            return Ok(());
        }
        let got = tiles(HandBox::Tiles, &self.tiles)?.len();
        let melds = self.melds()?.len();
        let expected = 14_usize.saturating_sub(3 * melds);
        Err(HandError::Count { got, expected }.into())
    }

    fn nagashi(&self, rules: &RuleSet) -> Result<ScoredHand, HandRefusal> {
        let refused = |kind, ja, en| HandRefusal {
            kind,
            field: HandBox::Nagashi,
            words: Words::new(ja, en),
        };
        if !self.tiles.is_empty() || !self.win.is_empty() || !self.melds.is_empty() {
            return Err(refused(
                "contradiction",
                "流し満貫は和了ではありません。牌は空にします。",
                "nagashi mangan is no win: leave tiles, win and melds out",
            ));
        }
        let seat = seat(HandBox::Seat, self.seat.as_deref())?;
        nagashi_mangan(rules, seat).ok_or_else(|| {
            refused(
                "no_yaku",
                "このルールに流し満貫はないか、その席がありません。",
                "the rule set has no nagashi mangan, or no such seat",
            )
        })
    }

    fn read(&self) -> Result<WinningHand, HandRefusal> {
        let winning = Tile::from_str(&as_typed(self.win.trim()))
            .map_err(|error| HandRefusal::of_tiles(HandBox::Win, &error))?;
        Ok(WinningHand {
            concealed: tiles(HandBox::Tiles, &self.tiles)?,
            winning,
            melds: self.melds()?,
            tsumo: self.tsumo,
            seat: seat(HandBox::Seat, self.seat.as_deref())?,
            round: seat(HandBox::Round, self.round.as_deref())?,
            riichi: self.riichi()?,
            ippatsu: self.ippatsu,
            rinshan: self.rinshan,
            chankan: self.chankan,
            last_tile: self.last_tile,
            first_draw: self.first_draw,
            dora: indicators(HandBox::Dora, &self.dora)?,
            ura: indicators(HandBox::Ura, &self.ura)?,
            north: self.north,
            honba: self.honba,
            sticks: self.sticks,
            pao: self.pao.clone(),
        })
    }

    fn melds(&self) -> Result<Vec<Meld>, HandRefusal> {
        let mut melds = Vec::new();
        for text in &self.melds {
            for one in as_typed(text).split_whitespace() {
                let meld = Meld::from_str(one);
                melds.push(meld.map_err(|error| HandRefusal::of_tiles(HandBox::Melds, &error))?);
            }
        }
        Ok(melds)
    }

    fn riichi(&self) -> Result<Riichi, HandRefusal> {
        match self.riichi {
            0 => Ok(Riichi::None),
            1 => Ok(Riichi::Single),
            2 => Ok(Riichi::Double),
            other => Err(HandRefusal {
                kind: "riichi",
                field: HandBox::Riichi,
                words: Words::new(
                    format!("立直は0・1・2のどれかです（{other}とあります）。"),
                    format!("riichi is {other}; it is 0, 1, or 2 where double"),
                ),
            }),
        }
    }
}

fn tiles(field: HandBox, text: &str) -> Result<Vec<Tile>, HandRefusal> {
    parse_tiles(&as_typed(text)).map_err(|error| HandRefusal::of_tiles(field, &error))
}

fn indicators(field: HandBox, texts: &[String]) -> Result<Vec<Tile>, HandRefusal> {
    let mut all = Vec::new();
    for text in texts {
        all.extend(tiles(field, text)?);
    }
    Ok(all)
}

fn seat(field: HandBox, name: Option<&str>) -> Result<Seat, HandRefusal> {
    let Some(name) = name else {
        return Ok(Seat::East);
    };
    Seat::from_name(name).ok_or_else(|| {
        let word = field.word();
        HandRefusal {
            kind: word,
            field,
            words: Words::new(
                format!("「{name}」という風はありません。東・南・西・北のどれかです。"),
                format!("{word} is \"{name}\"; winds are E, S, W and N"),
            ),
        }
    })
}

#[cfg(test)]
mod tests;
