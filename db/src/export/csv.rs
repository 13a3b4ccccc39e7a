//! CSV files, in UTF-8 or CP932.

use super::rows::{Cell, Records, Table};
use super::{Encoding, Made, unexpected};
use crate::column::iso;
use crate::error::{Error, Refused};
use crate::guard::guarded;
use encoding_rs::SHIFT_JIS;
use std::borrow::Cow;
use std::collections::BTreeSet;

pub(super) fn write(records: &Records, encoding: Encoding) -> Result<(Vec<Made>, u64), Error> {
    let mut made = Vec::new();
    let mut rows = 0;
    let mut unwritable = BTreeSet::new();
    for table in Table::ALL
        .into_iter()
        .filter(|table| !records.is_empty(*table))
    {
        // Spreadsheets end lines so.
        let mut writer = csv::WriterBuilder::new()
            .terminator(csv::Terminator::CRLF)
            .from_writer(Vec::new());
        let header = records.columns(table).iter().map(|column| column.name);
        writer.write_record(header).map_err(unexpected)?;
        records.write(table, &mut |cells| {
            rows += 1;
            for cell in cells {
                let text = text(cell);
                if encoding == Encoding::Cp932 && !fits_cp932(&text) {
                    unwritable.insert(text.clone().into_owned());
                }
                writer.write_field(text.as_bytes()).map_err(unexpected)?;
            }
            writer.write_record(None::<&[u8]>).map_err(unexpected)?;
            Ok(())
        })?;
        let bytes = writer.into_inner().map_err(unexpected)?;
        made.push(Made {
            name: format!("{}.csv", table.name()),
            bytes: encode(bytes, encoding)?,
        });
    }
    if unwritable.is_empty() {
        Ok((made, rows))
    } else {
        Err(Refused::NotInCp932(unwritable.into_iter().collect()).into())
    }
}

fn text<'a>(cell: &'a Cell<'_>) -> Cow<'a, str> {
    match cell {
        Cell::Empty => "".into(),
        Cell::Text(text) => guarded(text),
        Cell::Number(number) => number.to_string().into(),
        Cell::Day(day) => iso(*day).into(),
    }
}

/// Whether the very same text comes back. Some characters are written as others that look alike.
fn fits_cp932(text: &str) -> bool {
    if text.is_ascii() {
        return true;
    }
    let (bytes, _, replaced) = SHIFT_JIS.encode(text);
    let back = SHIFT_JIS.decode_without_bom_handling_and_without_replacement(&bytes);
    !replaced && back.is_some_and(|back| back == text)
}

fn encode(bytes: Vec<u8>, encoding: Encoding) -> Result<Vec<u8>, Error> {
    match encoding {
        Encoding::Utf8 => Ok(bytes),
        Encoding::Cp932 => {
            let text = String::from_utf8(bytes).map_err(unexpected)?;
            Ok(SHIFT_JIS.encode(&text).0.into_owned())
        }
    }
}
