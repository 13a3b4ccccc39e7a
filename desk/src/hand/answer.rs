//! What the window is told of a hand, at each key.

use super::{AskedHand, HandBox, HandRefusal, indicators, tiles};
use crate::sheet::SheetHand;
use scoring::hand_value::Level;
use scoring::rule_set::{North, Pao};
use scoring::rule_words::Words;
use scoring::winning_hand::{HandTiles, Meld, ScoredHand, SetShape, Tile};
use scoring::{Players, RuleSet, table_points};
use serde::Serialize;

/// What is seen of a hand, and what it is worth or why it is not.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct HandAnswer {
    /// The tiles that could be read.
    pub seen: SeenTiles,
    /// What it is worth.
    pub worth: Option<HandWorthTold>,
    /// Or why not.
    pub refusal: Option<HandRefusal>,
    /// What the rule set has that a hand may be asked about.
    pub rules: HandRules,
}

/// Tiles as files write them, one by one.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[allow(missing_docs, reason = "each is named like the box it stands in")]
pub struct SeenTiles {
    pub concealed: Vec<String>,
    pub win: Option<String>,
    pub melds: Vec<SeenMeld>,
    pub dora: Vec<String>,
    pub ura: Vec<String>,
}

/// A set on the table.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct SeenMeld {
    /// Its tiles.
    pub tiles: Vec<String>,
    /// A concealed kan, whose outer tiles lie face down.
    pub concealed: bool,
}

/// Tiles of a hand that is recorded.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct KeptTiles {
    /// To be drawn.
    pub seen: SeenTiles,
    /// To be read aloud.
    pub words: Words,
}

impl From<&HandTiles> for KeptTiles {
    fn from(tiles: &HandTiles) -> Self {
        Self {
            seen: SeenTiles {
                concealed: tiles.concealed().iter().map(Tile::to_string).collect(),
                win: Some(tiles.winning().to_string()),
                melds: tiles.melds().iter().copied().map(SeenMeld::of).collect(),
                ..SeenTiles::default()
            },
            words: tiles.words(),
        }
    }
}

impl SeenMeld {
    fn of(meld: Meld) -> Self {
        Self {
            tiles: meld.tiles().map(|tile| tile.to_string()).collect(),
            concealed: meld.set().shape == SetShape::Kan && !meld.set().called,
        }
    }
}

/// What the boxes of a hand may offer.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[allow(clippy::struct_excessive_bools, reason = "each is a rule by itself")]
pub struct HandRules {
    /// 3 or 4.
    pub players: u8,
    /// Whether there are red fives.
    pub reds: bool,
    /// Whether there is 一発.
    pub ippatsu: bool,
    /// Whether there are 裏ドラ.
    pub ura: bool,
    /// Whether norths are laid aside.
    pub north: bool,
    /// Whether there is 流し満貫.
    pub nagashi: bool,
    /// For what somebody has to pay.
    pub pao: Vec<Pao>,
}

/// What a hand is worth, as it is shown.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub struct HandWorthTold {
    /// Each with its han.
    pub yaku: Vec<ToldYaku>,
    /// 3翻40符, 満貫, or how many yakuman.
    pub value: Words,
    /// From mangan up.
    pub level: Option<Level>,
    /// All han.
    pub han: u32,
    /// Rounded; 0 where none count.
    pub fu: u32,
    /// What they are for.
    pub fu_items: Vec<ToldFu>,
    /// Their sum, with what it is rounded up to.
    pub fu_way: Option<Words>,
    /// Who pays how much.
    pub payments: Vec<ToldPayment>,
    /// What the winner gets in all.
    pub total: String,
    /// How it came to that, in one line.
    pub way: Words,
    /// Its yakuman for which the rule set may have another pay.
    pub fed: Vec<Pao>,
    /// The boxes of a record sheet's line that follow from it; none below mangan, and for what is no win.
    pub line: Option<SheetHand>,
}

/// A yaku.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[allow(missing_docs, reason = "named as what they are")]
pub struct ToldYaku {
    pub name: Words,
    pub han: u32,
}

/// Some fu.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[allow(missing_docs, reason = "named as what they are")]
pub struct ToldFu {
    pub what: Words,
    pub fu: u32,
}

/// What somebody pays.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[allow(missing_docs, reason = "named as what they are")]
pub struct ToldPayment {
    pub who: Words,
    pub points: String,
}

impl HandAnswer {
    /// To a hand that is being typed: the winning tile may be the last of the concealed ones.
    pub fn of(asked: AskedHand, rules: &RuleSet) -> Self {
        let asked = asked.with_last_as_winning();
        let scored = asked.whole().and_then(|()| asked.scored(rules));
        let (worth, refusal) = match scored {
            Ok(scored) => (Some(HandWorthTold::of(&asked, &scored, rules)), None),
            Err(refusal) => (None, Some(refusal)),
        };
        Self {
            seen: SeenTiles::of(&asked),
            worth,
            refusal,
            rules: HandRules::of(rules),
        }
    }
}

impl SeenTiles {
    fn of(asked: &AskedHand) -> Self {
        let written = |tiles: Vec<Tile>| tiles.iter().map(Tile::to_string).collect();
        let win = tiles(HandBox::Win, &asked.win).unwrap_or_default();
        let melds = asked.melds().unwrap_or_default();
        Self {
            concealed: written(tiles(HandBox::Tiles, &asked.tiles).unwrap_or_default()),
            win: win.first().map(Tile::to_string),
            melds: melds.iter().copied().map(SeenMeld::of).collect(),
            dora: written(indicators(HandBox::Dora, &asked.dora).unwrap_or_default()),
            ura: written(indicators(HandBox::Ura, &asked.ura).unwrap_or_default()),
        }
    }
}

impl HandRules {
    fn of(rules: &RuleSet) -> Self {
        let values = &rules.data().hand_values;
        let winning = &values.winning;
        let is_three = rules.players() == Players::Three;
        Self {
            players: rules.players().into(),
            reds: winning.red_fives.iter().any(|reds| *reds > 0),
            ippatsu: winning.ippatsu,
            ura: winning.ura_dora,
            north: is_three && winning.north == North::Dora,
            nagashi: values.nagashi_mangan,
            pao: values.pao.clone(),
        }
    }
}

impl HandWorthTold {
    pub(crate) fn of(asked: &AskedHand, scored: &ScoredHand, rules: &RuleSet) -> Self {
        let tiles = asked.read().ok().and_then(|hand| HandTiles::of(&hand).ok());
        let line = tiles.and_then(|tiles| SheetHand::of_scored(scored, &tiles, asked));
        Self {
            yaku: scored
                .yaku
                .iter()
                .map(|(yaku, han)| ToldYaku {
                    name: Words::new(yaku.name(), yaku.english()),
                    han: *han,
                })
                .collect(),
            value: scored.value_words(),
            level: scored.level,
            han: scored.han,
            fu: scored.fu,
            fu_items: scored
                .fu_items
                .iter()
                .map(|item| ToldFu {
                    what: item.words(),
                    fu: item.fu,
                })
                .collect(),
            fu_way: scored.fu_way(),
            payments: scored
                .payments
                .each()
                .map(|(who, amount)| ToldPayment {
                    who,
                    points: table_points(amount),
                })
                .collect(),
            total: table_points(scored.total),
            way: scored.way(),
            fed: rules
                .data()
                .hand_values
                .pao
                .clone()
                .into_iter()
                .filter(|pao| scored.has_fed(*pao))
                .collect(),
            line,
        }
    }
}
