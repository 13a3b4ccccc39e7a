//! A CSV file as rows, each with the line on which it begins.

use super::decode::decode;
use super::limited_reader::LimitedReader;
use crate::error::ImportProblem;
use crate::error::text::TextProblemKind;
use csv::StringRecord;
use std::cell::Cell;
use std::ops::ControlFlow;

/// The most bytes of a row: far more than the texts of a row may have, and little where a file is one
/// row of nothing but commas, each of which is a cell.
const MOST_IN_ROW: usize = 256 * 1024;

/// Gives each row with its line, and how many more rows there are at most than the first.
///
/// # Errors
/// With the line at which nothing more can be read.
pub(super) fn each_row(
    bytes: &[u8],
    give: &mut dyn FnMut(u64, u64, &StringRecord) -> ControlFlow<()>,
) -> Result<(), (Option<u64>, ImportProblem)> {
    let text = decode(bytes).map_err(|(line, problem)| (Some(line), problem))?;
    let breaks = text.bytes().filter(|byte| matches!(byte, b'\n' | b'\r'));
    let most = breaks.count() as u64;
    let left = Cell::new(0);
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .from_reader(LimitedReader {
            from: text.as_bytes(),
            left: &left,
        });
    let mut lines = Lines {
        text: text.as_bytes(),
        at: 0,
        line: 1,
    };
    let mut cells = StringRecord::new();
    loop {
        left.set(MOST_IN_ROW);
        let begin = reader.position().byte();
        match reader.read_record(&mut cells) {
            Ok(true) => {}
            Ok(false) => return Ok(()),
            // Nothing else can be wrong with a text of which any row may have any number of cells.
            Err(_) => {
                let problem = TextProblemKind::TooLong { most: MOST_IN_ROW };
                return Err((Some(lines.of(begin)), problem.into()));
            }
        }
        let line = lines.of(cells.position().map_or(0, csv::Position::byte));
        if give(line, most, &cells).is_break() {
            return Ok(());
        }
    }
}

/// Counts lines up to a row, whichever way they end.
struct Lines<'a> {
    text: &'a [u8],
    at: usize,
    line: u64,
}

impl Lines<'_> {
    /// The line on which the row at that byte begins; blank lines before it belong to no row.
    fn of(&mut self, byte: u64) -> u64 {
        let byte = usize::try_from(byte).unwrap_or(usize::MAX);
        while let Some(character) = self.text.get(self.at) {
            let is_break = matches!(character, b'\n' | b'\r');
            if self.at >= byte && !is_break {
                break;
            }
            let half_of_pair = *character == b'\r' && self.text.get(self.at + 1) == Some(&b'\n');
            if is_break && !half_of_pair {
                self.line += 1;
            }
            self.at += 1;
        }
        self.line
    }
}
