//! A CSV file as rows of named cells. Columns are found by their English or Japanese names, in any
//! order; every row knows the line on which it begins.

use super::cell;
use super::decode::decode;
use super::error::{ImportError, ImportErrors, ImportProblem};
use super::{MOST_BYTES, Source};
use csv::StringRecord;

/// A column that a file can have.
#[derive(Debug)]
pub(crate) struct Column {
    /// Its name in English, which is also how errors call it.
    pub name: &'static str,
    /// Its name in Japanese.
    pub japanese: &'static str,
    /// Whether the file is nothing without it.
    pub required: bool,
}

pub(crate) const fn required(name: &'static str, japanese: &'static str) -> Column {
    Column {
        name,
        japanese,
        required: true,
    }
}

pub(crate) const fn optional(name: &'static str, japanese: &'static str) -> Column {
    Column {
        name,
        japanese,
        required: false,
    }
}

fn names(columns: &[Column]) -> String {
    columns
        .iter()
        .map(|column| column.name)
        .collect::<Vec<_>>()
        .join(",")
}

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

/// Reads every row of a file by `read`, noting everything that is wrong. Tells whether `read` could
/// make out of every row what it is about: where it could not, nobody can say what else is missing.
pub(super) fn read_rows(
    source: &Source,
    columns: &'static [Column],
    errors: &mut ImportErrors,
    mut read: impl FnMut(&mut RowReader<'_>) -> bool,
) -> bool {
    let file_error = |line, column, problem| ImportError {
        file: source.name.clone(),
        line,
        column,
        problem,
    };
    let size = source.bytes.len() as u64;
    if size > MOST_BYTES {
        let problem = ImportProblem::TooLarge {
            bytes: size,
            most: MOST_BYTES,
        };
        errors.add(file_error(None, None, problem));
        return false;
    }
    let text = match decode(&source.bytes) {
        Ok(text) => text,
        Err((line, problem)) => {
            errors.add(file_error(Some(line), None, problem));
            return false;
        }
    };
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    let mut lines = Lines {
        text: text.as_bytes(),
        at: 0,
        line: 1,
    };
    let mut cells = StringRecord::new();
    let mut places: Option<Vec<Option<usize>>> = None;
    let mut header_cells = 0;
    let mut rows = 0_u64;
    let mut complete = true;
    loop {
        match reader.read_record(&mut cells) {
            Ok(true) => {}
            Ok(false) => break,
            Err(_) => {
                errors.add(file_error(Some(lines.line), None, ImportProblem::Encoding));
                return false;
            }
        }
        let line = lines.of(cells.position().map_or(0, csv::Position::byte));
        if cells.iter().all(|cell| cell.trim().is_empty()) {
            continue;
        }
        let Some(places) = &places else {
            match find_columns(&cells, columns) {
                Ok(found) => places = Some(found),
                Err(found) => {
                    for (column, problem) in found {
                        errors.add(file_error(Some(line), column, problem));
                    }
                    return false;
                }
            }
            header_cells = cells.len();
            continue;
        };
        rows += 1;
        let surplus = cells.iter().skip(header_cells).any(|cell| !cell.is_empty());
        if cells.len() < header_cells || surplus {
            let problem = ImportProblem::CellCount {
                cells: cells.len(),
                columns: header_cells,
            };
            errors.add(file_error(Some(line), None, problem));
            complete = false;
            continue;
        }
        complete &= read(&mut RowReader {
            columns,
            places,
            cells: &cells,
            file: &source.name,
            line,
            errors,
        });
    }
    if places.is_none() {
        let columns = names(columns);
        errors.add(file_error(
            Some(1),
            None,
            ImportProblem::EmptyFile { columns },
        ));
    } else if rows == 0 {
        errors.add(file_error(Some(1), None, ImportProblem::NoRows));
    }
    complete
}

type HeaderErrors = Vec<(Option<&'static str>, ImportProblem)>;

fn find_columns(
    header: &StringRecord,
    columns: &'static [Column],
) -> Result<Vec<Option<usize>>, HeaderErrors> {
    let mut places = vec![None; columns.len()];
    let mut errors = Vec::new();
    for (place, name) in header.iter().enumerate() {
        let name = name.trim();
        let known = columns
            .iter()
            .position(|column| column.japanese == name || column.name.eq_ignore_ascii_case(name));
        match known.and_then(|known| places.get_mut(known).map(|slot| (known, slot))) {
            Some((_, slot @ None)) => *slot = Some(place),
            Some((known, Some(_))) => {
                errors.push((
                    columns.get(known).map(|column| column.name),
                    ImportProblem::ColumnTwice,
                ));
            }
            // Spreadsheets leave empty cells behind where a column was deleted.
            None if name.is_empty() => {}
            None => {
                let name = cell::excerpt(name);
                errors.push((
                    None,
                    ImportProblem::UnknownColumn {
                        name,
                        columns: names(columns),
                    },
                ));
            }
        }
    }
    for (column, place) in columns.iter().zip(&places) {
        if column.required && place.is_none() {
            errors.push((Some(column.name), ImportProblem::MissingColumn));
        }
    }
    if errors.is_empty() {
        Ok(places)
    } else {
        Err(errors)
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
