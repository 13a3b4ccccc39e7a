//! CSV files, in UTF-8 or CP932.

use super::rows::{Cell, Records, Table};
use super::{Encoding, Made, too_large, unexpected};
use crate::club::csv_formulas::escape_formula;
use crate::club::import::{MOST_BYTES, MOST_ROWS, decode::BYTE_ORDER_MARK};
use crate::error::{Error, NotInCp932, Refused};
use crate::tables::sqlite::sql_values::iso;
use encoding_rs::SHIFT_JIS;
use std::borrow::Cow;
use std::collections::BTreeSet;

pub(super) fn write(records: &Records, encoding: Encoding) -> Result<(Vec<Made>, u64), Error> {
    let mut made = Vec::new();
    let mut rows = 0;
    let mut unwritable = Unwritable::default();
    for table in Table::ALL
        .into_iter()
        .filter(|table| !records.is_empty(*table))
    {
        let name = format!("{}.csv", table.name());
        let columns = records.columns(table);
        let mut file = CsvFile::begin(&name, columns.iter().map(|column| column.name), encoding)?;
        let mut of_table = 0;
        records.write(table, &mut |cells| {
            of_table += 1;
            if of_table > MOST_ROWS {
                return Err(too_large(&name));
            }
            file.row(cells.iter().map(text), &mut unwritable)
        })?;
        rows += of_table;
        let bytes = file.finish()?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(too_large(&name));
        }
        made.push(Made { name, bytes });
    }
    unwritable.refuse()?;
    Ok((made, rows))
}

/// A table for programs: its cells as they go into a CSV file.
pub struct CsvTable<'a> {
    /// The file's name, by which it is called where it cannot be written.
    pub name: &'a str,
    /// The names of the columns.
    pub columns: Vec<&'static str>,
    /// The cells, as many in each row.
    pub rows: Vec<Vec<Cow<'a, str>>>,
}

/// Tables as CSV files. Text that a spreadsheet would work out as a formula is marked by
/// `escape_formula`, which is up to the caller: a number is none.
///
/// # Errors
/// What CP932 cannot write, all of it at once.
pub fn csv_files(tables: &[CsvTable<'_>], encoding: Encoding) -> Result<Vec<Vec<u8>>, Error> {
    let mut unwritable = Unwritable::default();
    let mut made = Vec::with_capacity(tables.len());
    for table in tables {
        let mut file = CsvFile::begin(table.name, table.columns.iter().copied(), encoding)?;
        for row in &table.rows {
            file.row(
                row.iter().map(|cell| Cow::from(cell.as_ref())),
                &mut unwritable,
            )?;
        }
        made.push(file.finish()?);
    }
    unwritable.refuse()?;
    Ok(made)
}

/// A CSV file, row by row.
struct CsvFile<'a> {
    name: &'a str,
    columns: Vec<&'static str>,
    encoding: Encoding,
    writer: csv::Writer<Vec<u8>>,
    /// The line on which the next row begins.
    line: u64,
}

impl<'a> CsvFile<'a> {
    fn begin(
        name: &'a str,
        columns: impl Iterator<Item = &'static str>,
        encoding: Encoding,
    ) -> Result<Self, Error> {
        // Spreadsheets end lines so.
        let mut writer = csv::WriterBuilder::new()
            .terminator(csv::Terminator::CRLF)
            .from_writer(Vec::new());
        let columns: Vec<&'static str> = columns.collect();
        writer.write_record(&columns).map_err(unexpected)?;
        Ok(Self {
            name,
            columns,
            encoding,
            writer,
            line: 2,
        })
    }

    fn row<'c>(
        &mut self,
        cells: impl Iterator<Item = Cow<'c, str>>,
        unwritable: &mut Unwritable,
    ) -> Result<(), Error> {
        let begins = self.line;
        for (text, column) in cells.zip(&self.columns) {
            if self.encoding == Encoding::Cp932 {
                unwritable.look(self.name, begins, column, &text);
            }
            self.line += text.matches('\n').count() as u64;
            let written = self.writer.write_field(text.as_bytes());
            written.map_err(unexpected)?;
        }
        self.line += 1;
        let ended = self.writer.write_record(None::<&[u8]>);
        Ok(ended.map_err(unexpected)?)
    }

    fn finish(self) -> Result<Vec<u8>, Error> {
        encode(self.writer.into_inner().map_err(unexpected)?, self.encoding)
    }
}

fn text<'a>(cell: &'a Cell<'_>) -> Cow<'a, str> {
    match cell {
        Cell::Empty => "".into(),
        Cell::Text(text) => escape_formula(text),
        Cell::Number(number) => number.to_string().into(),
        Cell::Day(day) => iso(*day).into(),
    }
}

/// What CP932 cannot write, each text where it stands first.
#[derive(Default)]
struct Unwritable {
    found: Vec<NotInCp932>,
    known: BTreeSet<String>,
}

impl Unwritable {
    fn look(&mut self, file: &str, line: u64, column: &'static str, text: &str) {
        let lacking = lacking(text);
        if lacking.is_empty() || !self.known.insert(text.to_owned()) {
            return;
        }
        self.found.push(NotInCp932 {
            file: file.to_owned(),
            line,
            column,
            lacking,
            text: crate::club::import::excerpt(text),
        });
    }

    fn refuse(self) -> Result<(), Error> {
        if self.found.is_empty() {
            Ok(())
        } else {
            Err(Refused::NotInCp932(self.found).into())
        }
    }
}

/// The characters that do not come back the very same. Some are written as others that look alike.
fn lacking(text: &str) -> Vec<char> {
    let mut lacking = Vec::new();
    for character in text.chars().filter(|character| !character.is_ascii()) {
        if !comes_back(character) && !lacking.contains(&character) {
            lacking.push(character);
        }
    }
    lacking
}

fn comes_back(character: char) -> bool {
    let mut buffer = [0; 4];
    let text: &str = character.encode_utf8(&mut buffer);
    let (bytes, _, replaced) = SHIFT_JIS.encode(text);
    let back = SHIFT_JIS.decode_without_bom_handling_and_without_replacement(&bytes);
    !replaced && back.is_some_and(|back| back == text)
}

fn encode(bytes: Vec<u8>, encoding: Encoding) -> Result<Vec<u8>, Error> {
    match encoding {
        Encoding::Utf8 => Ok(bytes),
        Encoding::Utf8Marked => Ok([BYTE_ORDER_MARK, &bytes].concat()),
        Encoding::Cp932 => {
            let text = String::from_utf8(bytes).map_err(unexpected)?;
            Ok(SHIFT_JIS.encode(&text).0.into_owned())
        }
    }
}
