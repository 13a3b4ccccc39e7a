//! An XLSX workbook as rows of texts: a day as an ISO day, a whole number without a point, every
//! text as it stands. Nothing in the file is believed: what it unpacks to was counted before, and no
//! room is made for cells that are only claimed.

use super::cell_text::text_of;
use super::{MOST_BYTES, Source};
use crate::error::ImportProblem;
use calamine::{Reader, SheetType, SheetVisible, Xlsx, XlsxError};
use csv::StringRecord;
use std::io::Cursor;
use std::ops::ControlFlow;

/// Whether these are the bytes of a workbook.
pub(super) fn is_one(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// The names of the sheets that a person sees; none where this is no workbook that can be read.
pub(super) fn sheets(source: &Source) -> Vec<String> {
    let bytes = &source.bytes;
    if is_one(bytes) && source.check().is_ok() {
        open(bytes).map(|book| seen(&book)).unwrap_or_default()
    } else {
        Vec::new()
    }
}

type Book<'a> = Xlsx<Cursor<&'a [u8]>>;

fn open(bytes: &[u8]) -> Result<Book<'_>, ImportProblem> {
    Xlsx::new(Cursor::new(bytes)).map_err(|_| ImportProblem::Workbook)
}

fn seen(book: &Book<'_>) -> Vec<String> {
    let sheets = book.sheets_metadata().iter();
    sheets
        .filter(|sheet| sheet.typ == SheetType::WorkSheet && sheet.visible == SheetVisible::Visible)
        .map(|sheet| sheet.name.clone())
        .collect()
}

/// Gives each row that has anything in it with its number, and how many rows the sheet says it has
/// below its first.
///
/// # Errors
/// With the row at which nothing more can be read, if one was reached.
pub(super) fn each_row(
    bytes: &[u8],
    sheet: Option<&str>,
    give: &mut dyn FnMut(u64, u64, &StringRecord) -> ControlFlow<()>,
) -> Result<(), (Option<u64>, ImportProblem)> {
    let mut book = open(bytes).map_err(|problem| (None, problem))?;
    let first = seen(&book).into_iter().next();
    let sheet = sheet
        .map(str::to_owned)
        .or(first)
        .ok_or((None, ImportProblem::Workbook))?;
    let broken = |_: XlsxError| (None, ImportProblem::Workbook);
    let mut cells = book.worksheet_cells_reader(&sheet).map_err(broken)?;
    let rows = u64::from(cells.dimensions().end.0);
    let mut row = Row::default();
    let mut written = 0;
    loop {
        let line = row.number;
        let broken = |_: XlsxError| (line, ImportProblem::Workbook);
        let Some(cell) = cells.next_cell().map_err(broken)? else {
            break;
        };
        let (at, column) = cell.get_position();
        let text = text_of(cell.get_value());
        if text.is_empty() {
            continue;
        }
        // One text of the file may stand in any number of cells. What they say may be as much as a
        // CSV file says.
        written += text.len() as u64;
        if written > MOST_BYTES {
            let problem = ImportProblem::TooLarge {
                bytes: written,
                most: MOST_BYTES,
            };
            return Err((line, problem));
        }
        let at = u64::from(at) + 1;
        if row.number != Some(at) {
            if row.give(rows, give).is_break() {
                return Ok(());
            }
            row.begin(at);
        }
        row.put(column, &text)
            .map_err(|problem| (Some(at), problem))?;
    }
    // Whoever reads rows says themselves when they have had enough.
    let _ = row.give(rows, give);
    Ok(())
}

/// A row under way.
#[derive(Default)]
struct Row {
    number: Option<u64>,
    cells: StringRecord,
}

impl Row {
    fn begin(&mut self, number: u64) {
        self.number = Some(number);
        self.cells.clear();
    }

    /// Cells that are not in the file are empty. A sheet's cells come from left to right.
    fn put(&mut self, column: u32, text: &str) -> Result<(), ImportProblem> {
        /// More columns than any list has; beyond, only noise stands.
        const MOST_COLUMNS: usize = 1_000;
        let column = usize::try_from(column).unwrap_or(usize::MAX);
        if column >= MOST_COLUMNS || column < self.cells.len() {
            return Err(ImportProblem::Workbook);
        }
        while self.cells.len() < column {
            self.cells.push_field("");
        }
        self.cells.push_field(text);
        Ok(())
    }

    fn give(
        &self,
        rows: u64,
        give: &mut dyn FnMut(u64, u64, &StringRecord) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.number {
            Some(number) => give(number, rows, &self.cells),
            None => ControlFlow::Continue(()),
        }
    }
}
