//! One workbook with a sheet a table: numbers are numbers and days are days.

use super::rows::{Cell, Records, Table};
use super::{Made, too_large, unexpected};
use crate::club::csv_formulas::{begins_formula, escape_formula};
use crate::club::import::{MOST_BYTES, MOST_ROWS, comes_in};
use crate::error::Error;
use chrono::{Datelike, NaiveDate, NaiveDateTime, Timelike};
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, Worksheet, XlsxError};

pub(super) const NAME: &str = "records.xlsx";

/// Widths in characters: no narrower than a column's name needs, no wider than one can read.
const WIDTHS: (usize, usize) = (6, 40);

struct Formats {
    header: Format,
    day: Format,
    /// Text that begins like a formula is marked as text for good.
    guarded: Format,
}

pub(super) fn write(records: &Records, now: NaiveDateTime) -> Result<(Vec<Made>, u64), Error> {
    let formats = Formats {
        header: Format::new().set_bold(),
        day: Format::new().set_num_format("yyyy-mm-dd"),
        guarded: Format::new().set_quote_prefix(),
    };
    let mut workbook = Workbook::new();
    workbook.set_properties(
        &DocProperties::new().set_creation_datetime(&time(now).map_err(unexpected)?),
    );
    let mut rows = 0;
    for table in Table::ALL
        .into_iter()
        .filter(|table| !records.is_empty(*table))
    {
        let sheet = workbook.add_worksheet();
        rows += u64::from(write_sheet(sheet, records, table, &formats)?);
    }
    if rows == 0 {
        return Ok((Vec::new(), 0));
    }
    let bytes = workbook.save_to_buffer().map_err(unexpected)?;
    if !comes_in(&bytes) {
        return Err(too_large(NAME));
    }
    Ok((
        vec![Made {
            name: NAME.to_owned(),
            bytes,
        }],
        rows,
    ))
}

fn write_sheet(
    sheet: &mut Worksheet,
    records: &Records,
    table: Table,
    formats: &Formats,
) -> Result<u32, Error> {
    let columns = records.columns(table);
    sheet.set_name(table.name()).map_err(unexpected)?;
    sheet.set_freeze_panes(1, 0).map_err(unexpected)?;
    print_on_a4(sheet).map_err(unexpected)?;
    let mut widths: Vec<usize> = Vec::with_capacity(columns.len());
    for (column, known) in (0..).zip(columns) {
        sheet
            .write_string_with_format(0, column, known.name, &formats.header)
            .map_err(unexpected)?;
        widths.push(known.name.len());
    }
    let mut row = 0;
    let mut said = 0;
    records.write(table, &mut |cells| {
        row += 1;
        said += cells.iter().map(length_of).sum::<u64>();
        if u64::from(row) > MOST_ROWS || said > MOST_BYTES {
            return Err(too_large(NAME));
        }
        for ((column, cell), width) in (0..).zip(cells).zip(&mut widths) {
            *width = (*width).max(width_of(cell));
            write_cell(sheet, row, column, cell, formats).map_err(unexpected)?;
        }
        Ok(())
    })?;
    for (column, width) in (0..).zip(widths) {
        let width = u16::try_from(width.clamp(WIDTHS.0, WIDTHS.1) + 2).unwrap_or_default();
        sheet.set_column_width(column, width).map_err(unexpected)?;
    }
    Ok(row)
}

/// All columns on one page's width, under their names on every page.
fn print_on_a4(sheet: &mut Worksheet) -> Result<(), XlsxError> {
    const A4: u8 = 9;
    sheet
        .set_paper_size(A4)
        .set_landscape()
        .set_print_fit_to_pages(1, 0)
        .set_repeat_rows(0, 0)?;
    Ok(())
}

fn write_cell(
    sheet: &mut Worksheet,
    row: u32,
    column: u16,
    cell: &Cell<'_>,
    formats: &Formats,
) -> Result<(), XlsxError> {
    match cell {
        Cell::Empty => {}
        Cell::Text(text) if begins_formula(text) => {
            sheet.write_string_with_format(row, column, text.as_ref(), &formats.guarded)?;
        }
        Cell::Text(text) => {
            sheet.write_string(row, column, text.as_ref())?;
        }
        Cell::Number(number) => {
            // Every number of a club lies within what a spreadsheet's numbers hold exactly.
            match i32::try_from(*number) {
                Ok(number) => sheet.write_number(row, column, number)?,
                Err(_) => sheet.write_string(row, column, number.to_string())?,
            };
        }
        Cell::Day(day) => {
            sheet.write_datetime_with_format(row, column, &date(*day)?, &formats.day)?;
        }
    }
    Ok(())
}

/// In bytes, as an import counts them.
fn length_of(cell: &Cell<'_>) -> u64 {
    match cell {
        Cell::Empty => 0,
        Cell::Text(text) => escape_formula(text).len() as u64,
        Cell::Number(_) | Cell::Day(_) => width_of(cell) as u64,
    }
}

/// In half-width characters, of which a Japanese character takes two.
fn width_of(cell: &Cell<'_>) -> usize {
    match cell {
        Cell::Empty => 0,
        Cell::Text(text) => {
            let longest = text
                .lines()
                .map(|line| line.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum());
            longest.max().unwrap_or(0)
        }
        Cell::Number(number) => number.to_string().len(),
        Cell::Day(_) => 10,
    }
}

fn date(day: NaiveDate) -> Result<ExcelDateTime, XlsxError> {
    let part = |number: u32| u8::try_from(number).unwrap_or_default();
    ExcelDateTime::from_ymd(
        u16::try_from(day.year()).unwrap_or_default(),
        part(day.month()),
        part(day.day()),
    )
}

fn time(now: NaiveDateTime) -> Result<ExcelDateTime, XlsxError> {
    let part = |number: u32| u8::try_from(number).unwrap_or_default();
    date(now.date())?.and_hms(
        u16::try_from(now.hour()).unwrap_or_default(),
        part(now.minute()),
        now.second(),
    )
}
