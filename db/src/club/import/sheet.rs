//! A file with rows of named cells, whatever its form. Columns are found by their names, in any
//! order; every row knows the line on which it begins.

use super::heading::each_row_of_table;
use super::matching::{names, places};
use super::reading::Reading;
use super::{MOST_ROWS, Source, Stage, csv_rows, workbook};
use crate::error::{ImportError, ImportErrors, ImportProblem, Refused};
use crate::tables::column::Column;
use csv::StringRecord;
use std::ops::ControlFlow;

/// One row under way: its cells, and where to put what is wrong with them.
pub(super) struct RowReader<'a> {
    columns: &'static [Column],
    /// Where each column stands in this file, if it does.
    places: &'a [Option<usize>],
    cells: &'a StringRecord,
    file: &'a str,
    /// The line on which the row begins.
    pub line: u64,
    errors: &'a mut ImportErrors,
}

impl RowReader<'_> {
    /// Whether the file has that column at all.
    pub(super) fn has(&self, column: usize) -> bool {
        self.places.get(column).is_some_and(Option::is_some)
    }

    /// The cell's value; what is wrong with it is noted.
    pub(super) fn read<T>(
        &mut self,
        column: usize,
        read: impl FnOnce(&str) -> Result<T, ImportProblem>,
    ) -> Option<T> {
        let place = self.places.get(column).copied().flatten();
        let text = place
            .and_then(|place| self.cells.get(place))
            .unwrap_or_default();
        match read(text) {
            Ok(value) => Some(value),
            Err(problem) => {
                self.wrong(column, problem);
                None
            }
        }
    }

    pub(super) fn wrong(&mut self, column: usize, problem: ImportProblem) {
        self.errors.add(ImportError {
            file: self.file.to_owned(),
            line: Some(self.line),
            column: self.columns.get(column).map(|column| column.name),
            problem,
        });
    }
}

/// Gives each row of a file in its order, with its line and as many lines as there may be.
///
/// # Errors
/// With the line at which nothing more can be read.
pub(super) fn each_row(
    source: &Source,
    give: &mut dyn FnMut(u64, u64, &StringRecord) -> ControlFlow<()>,
) -> Result<(), (Option<u64>, ImportProblem)> {
    source.check().map_err(|problem| (None, problem))?;
    if source.is_workbook() {
        workbook::each_row(&source.bytes, source.sheet(), give)
    } else {
        csv_rows::each_row(&source.bytes, give)
    }
}

/// Whether nothing stands in a row.
pub(super) fn is_blank(cells: &StringRecord) -> bool {
    cells.iter().all(|cell| cell.trim().is_empty())
}

/// Reads every row of a file by `read`, noting everything that is wrong. Tells whether `read` could
/// make out of every row what it is about: where it could not, nobody can say what else is missing.
///
/// # Errors
/// Where it was stopped.
pub(super) fn read_rows(
    source: &Source,
    columns: &'static [Column],
    reading: &mut Reading<'_, '_>,
    mut read: impl FnMut(&mut RowReader<'_>) -> bool,
) -> Result<bool, Refused> {
    let mut file = FileReader {
        source,
        columns,
        header: None,
        rows: 0,
        complete: true,
        stopped: None,
    };
    let ended = each_row_of_table(source, columns, &mut |line, most, cells| {
        file.row(line, most, cells, reading, &mut read)
    });
    let FileReader {
        header,
        rows,
        mut complete,
        stopped,
        ..
    } = file;
    if let Some(stopped) = stopped {
        return Err(stopped);
    }
    if let Err((line, problem)) = ended {
        reading.wrong(file_error(source, line, None, problem));
        complete = false;
    } else if header.is_none() {
        let columns = names(columns);
        let problem = ImportProblem::EmptyFile { columns };
        reading.wrong(file_error(source, Some(1), None, problem));
    } else if rows == 0 && complete {
        reading.wrong(file_error(source, Some(1), None, ImportProblem::NoRows));
    }
    Ok(complete)
}

fn file_error(
    source: &Source,
    line: Option<u64>,
    column: Option<&'static str>,
    problem: ImportProblem,
) -> ImportError {
    ImportError {
        file: source.name.clone(),
        line,
        column,
        problem,
    }
}

/// A file under way.
struct FileReader<'a> {
    source: &'a Source,
    columns: &'static [Column],
    header: Option<Header>,
    rows: u64,
    complete: bool,
    stopped: Option<Refused>,
}

/// The row of the headings.
struct Header {
    places: Vec<Option<usize>>,
    cells: usize,
}

impl FileReader<'_> {
    fn row(
        &mut self,
        line: u64,
        most: u64,
        cells: &StringRecord,
        reading: &mut Reading<'_, '_>,
        read: &mut impl FnMut(&mut RowReader<'_>) -> bool,
    ) -> ControlFlow<()> {
        let Some(header) = &self.header else {
            return self.read_header(line, cells, reading);
        };
        self.rows += 1;
        if self.rows > MOST_ROWS {
            let problem = ImportProblem::TooManyRows { most: MOST_ROWS };
            reading.wrong(file_error(self.source, Some(line), None, problem));
            self.complete = false;
            return ControlFlow::Break(());
        }
        let count = |rows: u64| usize::try_from(rows).unwrap_or(usize::MAX);
        let progress = (reading.watch).at(Stage::Reading, count(self.rows), count(most));
        if let Err(stopped) = progress {
            self.stopped = Some(stopped);
            return ControlFlow::Break(());
        }
        let surplus = cells.iter().skip(header.cells).any(|cell| !cell.is_empty());
        // A workbook leaves out the empty cells at the end of a row.
        let short = cells.len() < header.cells && !self.source.is_workbook();
        if short || surplus {
            let problem = ImportProblem::CellCount {
                cells: cells.len(),
                columns: header.cells,
            };
            reading.wrong(file_error(self.source, Some(line), None, problem));
            self.complete = false;
            return ControlFlow::Continue(());
        }
        self.complete &= read(&mut RowReader {
            columns: self.columns,
            places: &header.places,
            cells,
            file: &self.source.name,
            line,
            errors: reading.errors,
        });
        ControlFlow::Continue(())
    }

    fn read_header(
        &mut self,
        line: u64,
        cells: &StringRecord,
        reading: &mut Reading<'_, '_>,
    ) -> ControlFlow<()> {
        let header = |places| Header {
            places,
            cells: cells.len(),
        };
        match places(self.source, cells, self.columns) {
            Ok(places) => {
                self.header = Some(header(places));
                ControlFlow::Continue(())
            }
            Err(found) => {
                for (column, problem) in found {
                    reading.wrong(file_error(self.source, Some(line), column, problem));
                }
                self.header = Some(header(Vec::new()));
                self.complete = false;
                ControlFlow::Break(())
            }
        }
    }
}
