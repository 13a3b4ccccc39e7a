//! The tables as files.

use super::{Table, What};
use crate::workbook::{self, Sheet};
use chrono::NaiveDate;
use db::{CsvTable, Error, ExportFormat, Fault, csv_files, escape_formula};
use reports::Value;
use std::borrow::Cow;
use std::path::PathBuf;

/// How many rows of a table are shown before it is saved.
pub const MOST_SHOWN: usize = 8;

/// The tables as files, under their names.
///
/// # Errors
/// Where CP932 lacks a character, or a workbook cannot hold that many rows.
pub fn files(
    tables: &[Table],
    what: What,
    format: ExportFormat,
    made: NaiveDate,
) -> Result<Vec<(PathBuf, Vec<u8>)>, Error> {
    match format {
        ExportFormat::Csv(encoding) => {
            let names: Vec<String> = tables
                .iter()
                .map(|table| format!("{}.csv", table.name))
                .collect();
            let tables = tables.iter().zip(&names);
            let asked: Vec<CsvTable<'_>> =
                tables.map(|(table, name)| as_csv(table, name)).collect();
            let bytes = csv_files(&asked, encoding)?;
            let paths = names.iter().map(PathBuf::from);
            Ok(paths.zip(bytes).collect())
        }
        ExportFormat::Xlsx => {
            let rows: Vec<Vec<Vec<Value>>> = tables.iter().map(from_the_heads).collect();
            let sheets = tables.iter().zip(&rows).map(|(table, rows)| Sheet {
                name: table.title,
                rows,
                chart: table.chart,
            });
            let sheets: Vec<Sheet<'_>> = sheets.collect();
            let bytes = workbook::write(&sheets, made)
                .map_err(|error| Fault::Unexpected(error.to_string()))?;
            Ok(vec![(
                PathBuf::from(format!("{}.xlsx", what.name())),
                bytes,
            )])
        }
        ExportFormat::JsonLines => {
            let file = |table: &Table| {
                let name = PathBuf::from(format!("{}.jsonl", table.name));
                Ok((name, as_json(table)?))
            };
            tables.iter().map(file).collect()
        }
    }
}

fn as_csv<'a>(table: &'a Table, name: &'a str) -> CsvTable<'a> {
    let cell = |value: &'a Value| match value {
        Value::Text(text) => escape_formula(text),
        Value::Number(text) | Value::Day(text) => Cow::from(text.as_str()),
    };
    CsvTable {
        name,
        columns: table.heads.clone(),
        rows: table
            .rows
            .iter()
            .map(|row| row.iter().map(cell).collect())
            .collect(),
    }
}

fn from_the_heads(table: &Table) -> Vec<Vec<Value>> {
    let heads = table.heads.iter();
    let heads = heads.map(|head| Value::Text((*head).to_owned())).collect();
    std::iter::once(heads)
        .chain(table.rows.iter().cloned())
        .collect()
}

fn as_json(table: &Table) -> Result<Vec<u8>, Error> {
    let mut lines = Vec::new();
    for row in &table.rows {
        let mut separator = b'{';
        for (head, value) in table.heads.iter().zip(row) {
            lines.push(separator);
            separator = b',';
            lines.extend(quoted(head)?);
            lines.push(b':');
            match value {
                // In a number's own digits, which no float would keep.
                Value::Number(digits) => lines.extend(digits.as_bytes()),
                Value::Text(text) if text.is_empty() => lines.extend(b"null"),
                Value::Text(text) | Value::Day(text) => lines.extend(quoted(text)?),
            }
        }
        lines.extend(b"}\n");
    }
    Ok(lines)
}

fn quoted(text: &str) -> Result<Vec<u8>, Error> {
    Ok(serde_json::to_vec(text).map_err(|error| Fault::Unexpected(error.to_string()))?)
}
