//! JSON objects, one a line: for programs, so texts stand as they are.

use super::rows::{Cell, Records, Table};
use super::{Made, unexpected};
use crate::error::Error;
use crate::tables::column::Column;
use crate::tables::sqlite::sql_values::iso;
use serde::{Serialize, Serializer};

pub(super) fn write(records: &Records) -> Result<(Vec<Made>, u64), Error> {
    let mut made = Vec::new();
    let mut rows = 0;
    for table in Table::ALL
        .into_iter()
        .filter(|table| !records.is_empty(*table))
    {
        let columns = records.columns(table);
        let mut bytes = Vec::new();
        records.write(table, &mut |cells| {
            rows += 1;
            serde_json::to_writer(&mut bytes, &Row { columns, cells }).map_err(unexpected)?;
            bytes.push(b'\n');
            Ok(())
        })?;
        made.push(Made {
            name: format!("{}.jsonl", table.name()),
            bytes,
        });
    }
    Ok((made, rows))
}

/// An object whose keys stand in the order of the columns.
struct Row<'a> {
    columns: &'a [Column],
    cells: &'a [Cell<'a>],
}

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            self.columns
                .iter()
                .map(|column| column.name)
                .zip(self.cells),
        )
    }
}

impl Serialize for Cell<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Empty => serializer.serialize_none(),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Day(day) => serializer.serialize_str(&iso(*day)),
        }
    }
}
