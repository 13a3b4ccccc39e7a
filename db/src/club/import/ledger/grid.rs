//! A sheet as a grid of texts, within what a memory holds.

use super::super::sheet::{each_row, is_blank};
use super::super::{Source, workbook};
use crate::error::ImportProblem;
use csv::StringRecord;
use std::ops::ControlFlow;

/// More rows than any club's own list has.
const MOST_ROWS: u64 = 50_000;
/// The most cells, empty ones to the left of others included.
const MOST_CELLS: usize = 2_000_000;

/// The rows of a sheet that have anything in them.
#[derive(Debug, Default)]
pub(super) struct Grid {
    pub rows: Vec<GridRow>,
    /// The sheet's name and the file's, which may say the year and the month.
    pub names: [String; 2],
}

/// A row with the line on which it begins.
#[derive(Debug)]
pub(super) struct GridRow {
    pub line: u64,
    pub cells: Vec<Box<str>>,
}

impl GridRow {
    /// The text without the spaces around it; empty where there is none.
    pub(super) fn text(&self, column: usize) -> &str {
        self.cells.get(column).map_or("", |cell| &**cell)
    }
}

/// # Errors
/// With the line at which nothing more can be read.
pub(super) fn read(source: &Source, sheet: &str) -> Result<Grid, (Option<u64>, ImportProblem)> {
    let mut grid = Grid {
        rows: Vec::new(),
        names: [sheet.to_owned(), source.name.clone()],
    };
    let mut cells = 0;
    let mut full = None;
    let mut take = |line: u64, _: u64, row: &StringRecord| {
        if is_blank(row) {
            return ControlFlow::Continue(());
        }
        cells += row.len();
        if cells > MOST_CELLS || grid.rows.len() as u64 == MOST_ROWS {
            full = Some((Some(line), ImportProblem::TooManyRows { most: MOST_ROWS }));
            return ControlFlow::Break(());
        }
        let text = |cell: &str| {
            let cell = crate::club::csv_formulas::unescape_formula(cell);
            Box::from(cell.trim())
        };
        grid.rows.push(GridRow {
            line,
            cells: row.iter().map(text).collect(),
        });
        ControlFlow::Continue(())
    };
    if source.is_workbook() {
        source.check().map_err(|problem| (None, problem))?;
        workbook::each_row(&source.bytes, Some(sheet), &mut take)?;
    } else {
        each_row(source, &mut take)?;
    }
    match full {
        Some(full) => Err(full),
        None => Ok(grid),
    }
}
