//! `hanchan score`: JSON lines in, JSON lines out.

use crate::answer::Answer;
use crate::failure::Failure;
use crate::rules;
use scoring::{Balance, BySeat, Played, Points, RuleSet, Seat, SettleError, Settlement, settle};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::HashMap;
use std::io::{BufRead, BufReader};

/// A line longer than this is no hanchan; it is refused without being held in memory.
const LONGEST_LINE: u64 = 64 * 1024;

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
struct Refused {
    error: Refusal,
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
    let mut input = BufReader::with_capacity(1 << 16, std::io::stdin().lock());
    let mut line = Vec::with_capacity(1 << 10);
    let mut refused = false;
    leave_out_mark(&mut input);
    while let Some(whole) = next_line(&mut input, &mut line)? {
        if !answer.is_read() {
            break;
        }
        if line.iter().all(u8::is_ascii_whitespace) && whole {
            continue;
        }
        let settled = if whole {
            settle_line(&line, &known)
        } else {
            let message = format!("a line longer than {LONGEST_LINE} bytes is no hanchan");
            Err(Refusal::new("syntax", message))
        };
        match settled {
            Ok(settlement) => answer.json(&Settled::from(settlement))?,
            Err(error) => {
                refused = true;
                answer.json(&Refused { error })?;
            }
        }
    }
    if refused {
        Err(Failure::RefusedAbove)
    } else {
        Ok(())
    }
}

/// Shells of Windows put a mark before what they pass on, which says that it is UTF-8.
fn leave_out_mark(input: &mut impl BufRead) {
    // What cannot be read is told with the first line.
    if input
        .fill_buf()
        .is_ok_and(|begun| begun.starts_with(b"\xEF\xBB\xBF"))
    {
        input.consume(3);
    }
}

/// Reads a line into `line`: whether all of it fitted, or nothing at the end of the input.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> Result<Option<bool>, Failure> {
    line.clear();
    let reading = |error| Failure::failed(format!("reading standard input: {error}"));
    let read = std::io::Read::take(&mut *input, LONGEST_LINE)
        .read_until(b'\n', line)
        .map_err(reading)?;
    if read == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') || u64::try_from(read).unwrap_or(u64::MAX) < LONGEST_LINE {
        return Ok(Some(true));
    }
    input.skip_until(b'\n').map_err(reading)?;
    Ok(Some(false))
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

/// The rule sets that lines may name.
struct KnownRules {
    by_id: HashMap<String, RuleSet>,
    ordinary: Option<String>,
}

impl KnownRules {
    fn new(named: Option<&str>) -> Result<Self, Failure> {
        let mut by_id: HashMap<String, RuleSet> = scoring::presets()
            .map(|rules| (rules.id().to_owned(), rules))
            .collect();
        let ordinary = match named {
            None => None,
            Some(named) => {
                let rules = rules::named(named)?;
                let id = rules.id().to_owned();
                by_id.insert(id.clone(), rules);
                Some(id)
            }
        };
        Ok(Self { by_id, ordinary })
    }

    fn find(&self, id: Option<&str>) -> Result<&RuleSet, Refusal> {
        let id = id.or(self.ordinary.as_deref()).ok_or_else(|| {
            Refusal::new(
                "rules",
                "no rule set; add \"rules\" to the line or --rules to the command",
            )
        })?;
        self.by_id.get(id).ok_or_else(|| {
            let known = scoring::rule_set::PRESET_IDS.join(", ");
            Refusal::new(
                "rules",
                format!("rule set \"{id}\" is not known; use one of {known}, or --rules FILE.json"),
            )
        })
    }
}
