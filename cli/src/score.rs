//! `hanchan score`: JSON lines in, JSON lines out.

use crate::answer::Answer;
use crate::failure::Failure;
use crate::json_lines::{KnownRules, UnknownRules, answer_each};
use scoring::{Balance, BySeat, Played, Points, Seat, SettleError, Settlement, settle};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<'a> {
    #[serde(borrow)]
    rules: Option<Cow<'a, str>>,
    points: BySeat<Points>,
    #[serde(default)]
    deposit: Points,
    last_dealer: Option<usize>,
    chombo: Option<BySeat<u32>>,
}

#[derive(Serialize)]
struct Settled {
    placement: BySeat<u8>,
    base: BySeat<Points>,
    uma: BySeat<Points>,
    chombo: BySeat<Points>,
    total: BySeat<Points>,
}

#[derive(Serialize)]
struct Refusal {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    difference: Option<Points>,
    message: String,
}

impl Refusal {
    fn new(kind: &'static str, message: impl Into<String>) -> Self {
        Self {
            kind,
            difference: None,
            message: message.into(),
        }
    }
}

pub fn score(rules: Option<&str>, answer: &mut Answer) -> Result<(), Failure> {
    let known = KnownRules::new(rules)?;
    answer_each(answer, |line| {
        let line = line.map_err(|long| Refusal::new("syntax", format!("{long} is no hanchan")))?;
        Ok::<_, Refusal>(Settled::from(settle_line(line, &known)?))
    })
}

fn settle_line(line: &[u8], known: &KnownRules) -> Result<Settlement, Refusal> {
    let line: Line = serde_json::from_slice(line)
        .map_err(|error| Refusal::new("syntax", format!("not a hanchan: {error}")))?;
    let rules = known.find(line.rules.as_deref())?;
    let mut played = Played::new(line.points);
    played.deposit = line.deposit;
    if let Some(seat) = line.last_dealer {
        played.last_dealer = Seat::from_index(seat).ok_or_else(|| {
            Refusal::new(
                "last_dealer",
                format!("last_dealer is {seat}; seats are 0 (East) to 3 (North)"),
            )
        })?;
    }
    if let Some(chombo) = line.chombo {
        played.chombo = chombo;
    }
    settle(rules, &played, Balance::Required).map_err(|error| Refusal::from(&error))
}

impl From<UnknownRules> for Refusal {
    fn from(unknown: UnknownRules) -> Self {
        Self::new("rules", unknown.to_string())
    }
}

impl From<Settlement> for Settled {
    fn from(settlement: Settlement) -> Self {
        Self {
            placement: settlement.places.map(|place| place.number),
            base: settlement.base,
            uma: settlement.uma,
            chombo: settlement.chombo,
            total: settlement.total,
        }
    }
}

impl From<&SettleError> for Refusal {
    fn from(error: &SettleError) -> Self {
        let kind = match error {
            SettleError::PlayerCount { .. } => "players",
            SettleError::Unbalanced { .. } => "unbalanced",
            SettleError::NotWholeStep { .. } => "step",
            SettleError::OutOfRange { .. } => "range",
            SettleError::Deposit(_) => "deposit",
            SettleError::TooManyChombo { .. } => "chombo",
            SettleError::LastDealer(_) => "last_dealer",
        };
        let difference = match error {
            SettleError::Unbalanced { difference, .. } => Some(*difference),
            _ => None,
        };
        Self {
            difference,
            ..Self::new(kind, error.to_string())
        }
    }
}
