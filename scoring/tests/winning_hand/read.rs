//! Hands as the command line writes them.

use scoring::hand_value::Level;
use scoring::rule_set::Pao;
use scoring::winning_hand::{Meld, Payments, Riichi, WinningHand, parse_tiles, score_hand};
use scoring::{Points, RuleSet, Seat};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools)]
pub struct Line {
    pub rules: Option<String>,
    pub tiles: String,
    pub win: String,
    pub melds: Vec<String>,
    pub tsumo: bool,
    pub seat: Option<String>,
    pub round: Option<String>,
    pub riichi: u8,
    pub ippatsu: bool,
    pub rinshan: bool,
    pub chankan: bool,
    pub last_tile: bool,
    pub first_draw: bool,
    pub dora: Vec<String>,
    pub ura: Vec<String>,
    pub north: u8,
    pub honba: u32,
    pub sticks: u32,
    pub pao: Vec<Pao>,
}

#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq)]
#[serde(default, deny_unknown_fields)]
pub struct Paid {
    pub ron: Option<Points>,
    pub dealer: Option<Points>,
    pub others: Option<Points>,
    pub pao: Option<Points>,
}

#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(default, deny_unknown_fields)]
pub struct Out {
    pub error: Option<String>,
    pub yaku: BTreeMap<String, u32>,
    pub han: u32,
    pub fu: Option<u32>,
    pub level: Option<Level>,
    pub yakuman: Option<u32>,
    pub payments: Paid,
    pub total: Points,
}

impl From<Payments> for Paid {
    fn from(paid: Payments) -> Self {
        Self {
            ron: paid.ron,
            dealer: paid.dealer,
            others: paid.others,
            pao: paid.pao,
        }
    }
}

pub fn hand(line: &Line) -> WinningHand {
    let seat = |name: &Option<String>| {
        let name = name.as_deref().unwrap_or("E");
        Seat::from_name(name).unwrap()
    };
    let melds = line.melds.iter().map(|meld| meld.parse::<Meld>().unwrap());
    WinningHand {
        melds: melds.collect(),
        tsumo: line.tsumo,
        seat: seat(&line.seat),
        round: seat(&line.round),
        riichi: [Riichi::None, Riichi::Single, Riichi::Double][usize::from(line.riichi)],
        ippatsu: line.ippatsu,
        rinshan: line.rinshan,
        chankan: line.chankan,
        last_tile: line.last_tile,
        first_draw: line.first_draw,
        dora: parse_tiles(&line.dora.concat()).unwrap(),
        ura: parse_tiles(&line.ura.concat()).unwrap(),
        north: line.north,
        honba: line.honba,
        sticks: line.sticks,
        pao: line.pao.clone(),
        ..WinningHand::new(parse_tiles(&line.tiles).unwrap(), line.win.parse().unwrap())
    }
}

pub fn out_of(rules: &RuleSet, line: &Line) -> Out {
    match score_hand(rules, &hand(line)) {
        Err(error) => Out {
            error: Some(error.kind().to_owned()),
            ..Out::default()
        },
        Ok(scored) => Out {
            error: None,
            yaku: (scored.yaku.iter())
                .map(|(yaku, han)| (yaku.id().to_owned(), *han))
                .collect(),
            han: scored.han,
            fu: Some(scored.fu),
            level: scored.level,
            yakuman: Some(scored.yakuman),
            payments: scored.payments.into(),
            total: scored.total,
        },
    }
}
