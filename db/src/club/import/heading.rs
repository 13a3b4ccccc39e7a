//! Where the table in a file begins: above its headings people put a title, a date, a remark.

use super::matching::known;
use super::sheet::{each_row, is_blank};
use super::source::Source;
use crate::error::ImportProblem;
use crate::tables::column::Column;
use csv::StringRecord;
use std::ops::ControlFlow;

/// The headings are looked for in so many rows that have anything in them.
const MOST_ROWS: usize = 20;
/// A title may be the name of one column by chance, but not of two.
const SURE: usize = 2;

/// Gives the row of the headings, and then each row below it, with its line and as many lines as
/// there may be. What stands above the headings is left out, and so are blank rows.
///
/// # Errors
/// With the line at which nothing more can be read.
pub(super) fn each_row_of_table(
    source: &Source,
    columns: &[Column],
    give: &mut dyn FnMut(u64, u64, &StringRecord) -> ControlFlow<()>,
) -> Result<(), (Option<u64>, ImportProblem)> {
    let mut search = Search {
        columns,
        seen: Vec::new(),
        is_over: false,
    };
    let ended = each_row(source, &mut |line, most, cells| {
        if is_blank(cells) {
            ControlFlow::Continue(())
        } else if search.is_over {
            give(line, most, cells)
        } else {
            search.row(line, most, cells, give)
        }
    });
    if !search.is_over {
        // Whoever reads rows says themselves when they have had enough.
        let _ = search.give_up(give);
    }
    ended
}

/// The rows in which no headings were found yet.
struct Search<'a> {
    columns: &'a [Column],
    seen: Vec<(u64, u64, StringRecord)>,
    is_over: bool,
}

impl Search<'_> {
    fn row(
        &mut self,
        line: u64,
        most: u64,
        cells: &StringRecord,
        give: &mut dyn FnMut(u64, u64, &StringRecord) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if known(cells, self.columns) >= SURE {
            self.is_over = true;
            return give(line, most, cells);
        }
        self.seen.push((line, most, cells.clone()));
        if self.seen.len() == MOST_ROWS {
            return self.give_up(give);
        }
        ControlFlow::Continue(())
    }

    /// Nothing is sure: it is the first row with any heading that is known, or the very first.
    fn give_up(
        &mut self,
        give: &mut dyn FnMut(u64, u64, &StringRecord) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.is_over = true;
        let seen = std::mem::take(&mut self.seen);
        let first = seen
            .iter()
            .position(|(_, _, cells)| known(cells, self.columns) > 0)
            .unwrap_or(0);
        seen.iter()
            .skip(first)
            .try_for_each(|(line, most, cells)| give(*line, *most, cells))
    }
}
