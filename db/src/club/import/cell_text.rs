//! A workbook's cell as the text that a CSV file would have in its place.

use crate::club::csv_formulas::escape_formula;
use calamine::{DataRef, ExcelDateTime};
use std::borrow::Cow;

pub(super) fn text_of<'a>(cell: &'a DataRef<'_>) -> Cow<'a, str> {
    match cell {
        DataRef::Empty => Cow::Borrowed(""),
        // What guards a text from being a formula in CSV is no part of it here.
        DataRef::String(text) => escape_formula(text),
        DataRef::SharedString(text) => escape_formula(text),
        DataRef::Int(number) => Cow::Owned(number.to_string()),
        DataRef::Float(number) => Cow::Owned(number_text(*number)),
        DataRef::Bool(value) => Cow::Borrowed(if *value { "TRUE" } else { "FALSE" }),
        DataRef::DateTime(moment) => Cow::Owned(day_text(*moment)),
        // 2026-11-21T00:00:00
        DataRef::DateTimeIso(text) => {
            let day = text.split_once('T').map_or(text.as_str(), |(day, _)| day);
            Cow::Borrowed(day)
        }
        DataRef::DurationIso(text) => Cow::Borrowed(text),
        DataRef::Error(error) => Cow::Owned(error.to_string()),
    }
}

/// Whole numbers as such: a spreadsheet keeps 42300 as 42300.0.
fn number_text(number: f64) -> String {
    // Rust writes a float without a fraction as the whole number it is.
    format!("{number}")
}

fn day_text(moment: ExcelDateTime) -> String {
    if moment.is_duration() || moment.as_f64() < 1.0 {
        return number_text(moment.as_f64());
    }
    let (year, month, day, ..) = moment.to_ymd_hms_milli();
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::text_of;
    use calamine::{DataRef, ExcelDateTime, ExcelDateTimeType};

    #[test]
    fn cells_read_as_csv_has_them() {
        let moment = |value| {
            DataRef::DateTime(ExcelDateTime::new(
                value,
                ExcelDateTimeType::DateTime,
                false,
            ))
        };
        for (cell, text) in [
            (DataRef::Float(42_300.0), "42300"),
            (DataRef::Float(-1_200.0), "-1200"),
            (DataRef::Float(12.5), "12.5"),
            (DataRef::Int(7), "7"),
            (moment(45_934.0), "2025-10-04"),
            (moment(45_934.75), "2025-10-04"),
            (moment(60.0), "1900-02-29"),
            (moment(1.0), "1900-01-01"),
            // A time without a day.
            (moment(0.75), "0.75"),
            (
                DataRef::DateTime(ExcelDateTime::new(1.5, ExcelDateTimeType::TimeDelta, false)),
                "1.5",
            ),
            (
                DataRef::DateTimeIso("2025-10-04T00:00:00".into()),
                "2025-10-04",
            ),
            (DataRef::String("=1+1".into()), "'=1+1"),
            (DataRef::SharedString("髙橋"), "髙橋"),
            (DataRef::Empty, ""),
        ] {
            assert_eq!(text_of(&cell), text, "{cell:?}");
        }
    }
}
