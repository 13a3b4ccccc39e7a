//! CSV files, in UTF-8 or CP932.

use super::rows::{Cell, Records, Table};
use super::{Encoding, Made, too_large, unexpected};
use crate::club::csv_formulas::escape_formula;
use crate::club::import::{MOST_BYTES, MOST_ROWS, decode::BYTE_ORDER_MARK};
use crate::error::{Error, NotInCp932, Refused};
use crate::tables::column::Column;
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
        // Spreadsheets end lines so.
        let mut writer = csv::WriterBuilder::new()
            .terminator(csv::Terminator::CRLF)
            .from_writer(Vec::new());
        let columns = records.columns(table);
        let header = columns.iter().map(|column| column.name);
        writer.write_record(header).map_err(unexpected)?;
        let mut line = 2;
        let mut of_table = 0;
        records.write(table, &mut |cells| {
            of_table += 1;
            if of_table > MOST_ROWS {
                return Err(too_large(&name));
            }
            let begins = line;
            for (cell, column) in cells.iter().zip(columns) {
                let text = text(cell);
                if encoding == Encoding::Cp932 {
                    unwritable.look(&name, begins, column, &text);
                }
                line += text.matches('\n').count() as u64;
                writer.write_field(text.as_bytes()).map_err(unexpected)?;
            }
            line += 1;
            writer.write_record(None::<&[u8]>).map_err(unexpected)?;
            Ok(())
        })?;
        rows += of_table;
        let bytes = writer.into_inner().map_err(unexpected)?;
        let bytes = encode(bytes, encoding)?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(too_large(&name));
        }
        made.push(Made { name, bytes });
    }
    if unwritable.found.is_empty() {
        Ok((made, rows))
    } else {
        Err(Refused::NotInCp932(unwritable.found).into())
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
    fn look(&mut self, file: &str, line: u64, column: &Column, text: &str) {
        let lacking = lacking(text);
        if lacking.is_empty() || !self.known.insert(text.to_owned()) {
            return;
        }
        self.found.push(NotInCp932 {
            file: file.to_owned(),
            line,
            column: column.name,
            lacking,
            text: crate::club::import::excerpt(text),
        });
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
