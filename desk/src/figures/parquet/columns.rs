//! Columns of a Parquet file, and the file of them.

use chrono::NaiveDate;
use db::{Error, Fault};
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::ColumnPath;
use std::collections::VecDeque;
use std::fmt::Write as _;
use std::ptr;
use std::sync::Arc;

/// A column: its name and every row's value.
pub(super) struct Column {
    name: &'static str,
    cells: Cells,
}

enum Cells {
    Days(Vec<i32>),
    Small(Vec<i32>),
    /// Nothing in some rows.
    SmallOrNone(Vec<Option<i32>>),
    Large(Vec<i64>),
    Text(Vec<ByteArray>),
    /// Nothing in some rows.
    TextOrNone(Vec<Option<ByteArray>>),
}

impl Column {
    pub(super) fn days(name: &'static str, days: impl Iterator<Item = NaiveDate>) -> Self {
        let since = |day: NaiveDate| {
            let days = day.signed_duration_since(NaiveDate::default()).num_days();
            i32::try_from(days).unwrap_or_default()
        };
        Self::of(name, Cells::Days(days.map(since).collect()))
    }

    pub(super) fn small(name: &'static str, numbers: impl Iterator<Item = u32>) -> Self {
        Self::of(name, Cells::Small(numbers.map(small).collect()))
    }

    pub(super) fn small_or_none(
        name: &'static str,
        numbers: impl Iterator<Item = Option<u32>>,
    ) -> Self {
        let numbers = numbers.map(|number| number.map(small));
        Self::of(name, Cells::SmallOrNone(numbers.collect()))
    }

    pub(super) fn large(name: &'static str, numbers: impl Iterator<Item = i64>) -> Self {
        Self::of(name, Cells::Large(numbers.collect()))
    }

    pub(super) fn text<'t>(name: &'static str, texts: impl Iterator<Item = &'t str>) -> Self {
        Self::of(name, Cells::Text(texts.map(shared()).collect()))
    }

    pub(super) fn text_or_none<'t>(
        name: &'static str,
        texts: impl Iterator<Item = Option<&'t str>>,
    ) -> Self {
        let mut shared = shared();
        let texts = texts.map(|text| text.map(&mut shared));
        Self::of(name, Cells::TextOrNone(texts.collect()))
    }

    fn of(name: &'static str, cells: Cells) -> Self {
        Self { name, cells }
    }

    fn is_text(&self) -> bool {
        matches!(self.cells, Cells::Text(_) | Cells::TextOrNone(_))
    }

    /// As the schema declares it.
    fn declared(&self) -> String {
        let (kind, said) = match self.cells {
            Cells::Days(_) => ("required int32", " (DATE)"),
            Cells::Small(_) => ("required int32", ""),
            Cells::SmallOrNone(_) => ("optional int32", ""),
            Cells::Large(_) => ("required int64", ""),
            Cells::Text(_) => ("required binary", " (UTF8)"),
            Cells::TextOrNone(_) => ("optional binary", " (UTF8)"),
        };
        format!("{kind} {}{said};", self.name)
    }

    fn write(&self, to: &mut SerializedColumnWriter<'_>) -> Result<(), ParquetError> {
        match &self.cells {
            Cells::Days(numbers) | Cells::Small(numbers) => all::<Int32Type>(to, numbers),
            Cells::SmallOrNone(numbers) => some::<Int32Type>(to, numbers),
            Cells::Large(numbers) => all::<Int64Type>(to, numbers),
            Cells::Text(texts) => all::<ByteArrayType>(to, texts),
            Cells::TextOrNone(texts) => some::<ByteArrayType>(to, texts),
        }
    }
}

/// Texts as the file takes them. What was said a moment ago, such as a series or a seat, is not copied anew;
/// most often it is the very same text, which need not be read.
fn shared<'t>() -> impl FnMut(&'t str) -> ByteArray {
    let mut last: VecDeque<(&str, ByteArray)> = VecDeque::with_capacity(LAST_TEXTS);
    move |text| {
        let the_very_same = last.iter().find(|(known, _)| ptr::eq(*known, text));
        let same = the_very_same.or_else(|| last.iter().find(|(known, _)| *known == text));
        if let Some((_, same)) = same {
            return same.clone();
        }
        let new = ByteArray::from(text);
        if last.len() == LAST_TEXTS {
            last.pop_front();
        }
        last.push_back((text, new.clone()));
        new
    }
}

/// As many as have a seat at a table.
const LAST_TEXTS: usize = 4;

/// No count of the game comes near the largest.
fn small(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn all<Kind: DataType>(
    to: &mut SerializedColumnWriter<'_>,
    values: &[Kind::T],
) -> Result<(), ParquetError> {
    to.typed::<Kind>().write_batch(values, None, None)?;
    Ok(())
}

fn some<Kind: DataType>(
    to: &mut SerializedColumnWriter<'_>,
    values: &[Option<Kind::T>],
) -> Result<(), ParquetError> {
    let is_there: Vec<i16> = values
        .iter()
        .map(|value| i16::from(value.is_some()))
        .collect();
    let there: Vec<Kind::T> = values.iter().flatten().cloned().collect();
    to.typed::<Kind>()
        .write_batch(&there, Some(&is_there), None)?;
    Ok(())
}

/// The file, byte for byte the same for the same columns.
pub(super) fn write(table: &str, columns: &[Column]) -> Result<Vec<u8>, Error> {
    let unexpected = |error: ParquetError| Fault::Unexpected(error.to_string()).into();
    written(table, columns).map_err(unexpected)
}

fn written(table: &str, columns: &[Column]) -> Result<Vec<u8>, ParquetError> {
    let mut schema = format!("message {table} {{");
    for column in columns {
        let _ = write!(schema, "{}", column.declared());
    }
    schema.push('}');
    let mut properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_created_by("Hanchancho".to_owned());
    for text in columns.iter().filter(|column| column.is_text()) {
        // Nobody passes over rows by the first and last text among them, and finding these takes as long as
        // writing all.
        let column = ColumnPath::from(text.name);
        properties = properties.set_column_statistics_enabled(column, EnabledStatistics::None);
    }
    let schema = Arc::new(parse_message_type(&schema)?);
    let mut file = SerializedFileWriter::new(Vec::new(), schema, Arc::new(properties.build()))?;
    let mut rows = file.next_row_group()?;
    for column in columns {
        let Some(mut to) = rows.next_column()? else {
            break;
        };
        column.write(&mut to)?;
        to.close()?;
    }
    rows.close()?;
    file.into_inner()
}
