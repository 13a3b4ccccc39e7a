//! JSON objects, one a line: for programs, so texts stand as they are.

use super::rows::{Cell, Records, Table};
use super::{Made, unexpected};
use crate::column::iso;
use crate::error::Error;
use serde_json::{Map, Value};

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
            let object: Map<String, Value> = columns
                .iter()
                .zip(cells)
                .map(|(column, cell)| (column.name.to_owned(), value(cell)))
                .collect();
            serde_json::to_writer(&mut bytes, &object).map_err(unexpected)?;
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

fn value(cell: &Cell<'_>) -> Value {
    match cell {
        Cell::Empty => Value::Null,
        Cell::Text(text) => Value::from(text.as_ref()),
        Cell::Number(number) => Value::from(*number),
        Cell::Day(day) => Value::from(iso(*day)),
    }
}
