//! `hanchan hand`: what a hand is worth, one in words or many as JSON lines.

mod words;

use crate::answer::Answer;
use crate::arguments::Hand;
use crate::failure::Failure;
use crate::json_lines::{KnownRules, Refused, UnknownRules, answer_each};
use desk::hand::{AskedHand, HandRefusal};
use scoring::Points;
use scoring::hand_value::Level;
use scoring::winning_hand::{FuFor, FuItem, Payments, ScoredHand, as_typed, in_suits, parse_tiles};
use serde::Serialize;

/// A hand in an answer.
#[derive(Serialize)]
struct Scored {
    yaku: Vec<ScoredYaku>,
    han: u32,
    fu: u32,
    level: Option<Level>,
    yakuman: u32,
    payments: Payments,
    total: Points,
    fu_items: Vec<ScoredFu>,
    reading: Option<String>,
}

#[derive(Serialize)]
struct ScoredYaku {
    id: &'static str,
    name: &'static str,
    han: u32,
}

#[derive(Serialize)]
struct ScoredFu {
    id: &'static str,
    name: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    tiles: Option<String>,
    fu: u32,
}

#[derive(Debug, Serialize)]
struct Refusal {
    kind: &'static str,
    message: String,
}

impl Refusal {
    fn new(kind: &'static str, message: impl Into<String>) -> Self {
        Self {
            kind,
            message: message.into(),
        }
    }
}

impl From<HandRefusal> for Refusal {
    fn from(refusal: HandRefusal) -> Self {
        Self::new(refusal.kind, refusal.message())
    }
}

impl From<UnknownRules> for Refusal {
    fn from(unknown: UnknownRules) -> Self {
        Self::new("rules", unknown.to_string())
    }
}

pub fn hand(asked: &Hand, answer: &mut Answer) -> Result<(), Failure> {
    let known = KnownRules::new(Some(&asked.rules))?;
    if asked.tiles.is_empty() {
        return lines(&known, answer);
    }
    let scored = typed(asked).and_then(|line| scored(&line, &known));
    match (scored, asked.json) {
        (Ok(scored), true) => answer.json(&Scored::from(&scored)),
        (Ok(scored), false) => {
            for line in words::of(&scored) {
                answer.line(line);
            }
            Ok(())
        }
        (Err(error), true) => {
            answer.json(&Refused { error })?;
            Err(Failure::RefusedAbove)
        }
        (Err(error), false) => Err(Failure::refused(error.message)),
    }
}

fn lines(known: &KnownRules, answer: &mut Answer) -> Result<(), Failure> {
    answer_each(answer, |line| {
        let line = line.map_err(|long| Refusal::new("syntax", format!("{long} is no hand")))?;
        let line: AskedHand = serde_json::from_slice(line)
            .map_err(|error| Refusal::new("syntax", format!("not a hand: {error}")))?;
        Ok::<_, Refusal>(Scored::from(&scored(&line, known)?))
    })
}

/// The hand of a command line: the winning tile is the last of the concealed ones.
fn typed(asked: &Hand) -> Result<AskedHand, Refusal> {
    let (concealed, melds) = match asked.tiles.as_slice() {
        [concealed, melds @ ..] => (concealed.as_str(), melds.to_vec()),
        [] => ("", Vec::new()),
    };
    let mut tiles = parse_tiles(&as_typed(concealed))
        .map_err(|error| Refusal::new("tiles", format!("TILES: {error}")))?;
    let win = tiles
        .pop()
        .map_or_else(String::new, |tile| tile.to_string());
    let pao = |word: &String| {
        serde_json::from_value(word.as_str().into()).map_err(|_| {
            let known = "dai_sangen, dai_suushii or suukantsu";
            Refusal::new("pao", format!("--pao: \"{word}\" is none of {known}"))
        })
    };
    Ok(AskedHand {
        rules: None,
        tiles: in_suits(tiles.into_iter()),
        win,
        melds,
        tsumo: asked.tsumo,
        seat: Some(asked.seat.clone()),
        round: Some(asked.round.clone()),
        riichi: if asked.double_riichi {
            2
        } else {
            asked.riichi.into()
        },
        ippatsu: asked.ippatsu,
        rinshan: asked.rinshan,
        chankan: asked.chankan,
        last_tile: asked.last_tile,
        first_draw: asked.first_draw,
        dora: vec![asked.dora.clone()],
        ura: vec![asked.ura.clone()],
        north: asked.north,
        honba: asked.honba,
        sticks: asked.sticks,
        pao: asked.pao.iter().map(pao).collect::<Result<_, _>>()?,
        nagashi: false,
    })
}

fn scored(line: &AskedHand, known: &KnownRules) -> Result<ScoredHand, Refusal> {
    let rules = known.find(line.rules.as_deref())?;
    Ok(line.scored(rules)?)
}

impl From<&ScoredHand> for Scored {
    fn from(scored: &ScoredHand) -> Self {
        let yaku = scored.yaku.iter().map(|(yaku, han)| ScoredYaku {
            id: yaku.id(),
            name: yaku.name(),
            han: *han,
        });
        Self {
            yaku: yaku.collect(),
            han: scored.han,
            fu: scored.fu,
            level: scored.level,
            yakuman: scored.yakuman,
            payments: scored.payments,
            total: scored.total,
            fu_items: scored.fu_items.iter().map(ScoredFu::from).collect(),
            reading: scored.reading.map(|reading| reading.to_string()),
        }
    }
}

impl From<&FuItem> for ScoredFu {
    fn from(item: &FuItem) -> Self {
        Self {
            id: item.what.word(),
            name: item.what.kanji(),
            tiles: match item.what {
                FuFor::Pair(tile) => Some(tile.to_string()),
                FuFor::Set(set, _) => Some(set.to_string()),
                _ => None,
            },
            fu: item.fu,
        }
    }
}
