//! JSON lines from standard input, and the rule sets that they name.

use crate::answer::Answer;
use crate::failure::Failure;
use crate::rules;
use scoring::RuleSet;
use serde::Serialize;
use std::collections::HashMap;
use std::io::{BufRead, BufReader, StdinLock};
use thiserror::Error;

/// A longer line is refused without being held in memory, in bytes.
const LONGEST_LINE: u64 = 64 * 1024;

/// Why a line is refused, as it is told in that line's place.
#[derive(Serialize)]
pub struct Refused<Reason> {
    pub error: Reason,
}

/// Answers each line by one of its own. What is refused is told in its place, and the rest go on.
pub fn answer_each<Told: Serialize, Reason: Serialize>(
    answer: &mut Answer,
    tell: impl Fn(Result<&[u8], LongLine>) -> Result<Told, Reason>,
) -> Result<(), Failure> {
    let mut lines = Lines::of_input();
    let mut refused = false;
    while let Some(line) = lines.next_line()? {
        if !answer.is_read() {
            break;
        }
        match tell(line) {
            Ok(told) => answer.json(&told)?,
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

/// The lines of standard input.
struct Lines {
    input: BufReader<StdinLock<'static>>,
    line: Vec<u8>,
}

impl Lines {
    fn of_input() -> Self {
        let mut input = BufReader::with_capacity(1 << 16, std::io::stdin().lock());
        leave_out_mark(&mut input);
        Self {
            input,
            line: Vec::with_capacity(1 << 10),
        }
    }

    /// The next line with anything in it, or nothing at the end.
    fn next_line(&mut self) -> Result<Option<Result<&[u8], LongLine>>, Failure> {
        loop {
            match next_line(&mut self.input, &mut self.line)? {
                None => return Ok(None),
                Some(false) => return Ok(Some(Err(LongLine))),
                Some(true) if self.line.iter().all(u8::is_ascii_whitespace) => {}
                Some(true) => break,
            }
        }
        Ok(Some(Ok(&self.line)))
    }
}

/// A line that was passed over.
#[derive(Clone, Copy, Debug, Error)]
#[error("a line longer than {LONGEST_LINE} bytes")]
pub struct LongLine;

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

/// A line that says no rule set, or none that there is.
#[derive(Debug, Error)]
pub enum UnknownRules {
    #[error("no rule set; add \"rules\" to the line or --rules to the command")]
    None,
    #[error(
        "rule set \"{0}\" is not known; use one of {known}, or --rules FILE.json",
        known = scoring::rule_set::PRESET_IDS.join(", ")
    )]
    Named(String),
}

/// The rule sets that lines may name.
pub struct KnownRules {
    by_id: HashMap<String, RuleSet>,
    ordinary: Option<String>,
}

impl KnownRules {
    pub fn new(named: Option<&str>) -> Result<Self, Failure> {
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

    /// The one of that id, or the ordinary one.
    pub fn find(&self, id: Option<&str>) -> Result<&RuleSet, UnknownRules> {
        let id = id.or(self.ordinary.as_deref()).ok_or(UnknownRules::None)?;
        let unknown = || UnknownRules::Named(id.to_owned());
        self.by_id.get(id).ok_or_else(unknown)
    }
}
