//! Workbooks (XLSX) of what is printed, for whoever goes on with the figures: numbers are numbers, the
//! heads stay in view and can be filtered by, and a sheet prints on A4.

use reports::Value;
use rust_xlsxwriter::{
    Chart, ChartType, DocProperties, ExcelDateTime, Format, Workbook, Worksheet, XlsxError,
};

/// A sheet of a workbook: its name, and its rows from the heads on.
pub struct Sheet<'a> {
    /// As it stands on the tab.
    pub name: &'a str,
    /// The heads first.
    pub rows: &'a [Vec<Value>],
    /// Where it has a chart: the column that names the bars, and the one that says how long they are.
    pub chart: Option<(u16, u16)>,
}

/// Widths in half-width characters: no column is narrower than its head, none wider than one can read.
const WIDTHS: (usize, usize) = (6, 40);

/// How wide a page can be and still be read, in the same.
const A_PAGE: u16 = 170;

/// The workbook, byte for byte the same for the same sheets on the same day.
///
/// # Errors
/// Where there are more rows or columns than a workbook has.
pub fn write(sheets: &[Sheet<'_>], printed: chrono::NaiveDate) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    let made = ExcelDateTime::parse_from_str(&printed.format("%Y-%m-%d").to_string())?;
    workbook.set_properties(&DocProperties::new().set_creation_datetime(&made));
    for sheet in sheets {
        write_sheet(workbook.add_worksheet(), sheet)?;
    }
    workbook.save_to_buffer()
}

fn write_sheet(worksheet: &mut Worksheet, sheet: &Sheet<'_>) -> Result<(), XlsxError> {
    const A4: u8 = 9;
    worksheet
        .set_name(tab(sheet.name))?
        .set_paper_size(A4)
        .set_landscape()
        .set_repeat_rows(0, 0)?
        .set_freeze_panes(1, 0)?;
    let head = Format::new().set_bold();
    let mut widths = Vec::new();
    for (row, values) in (0_u32..).zip(sheet.rows) {
        for (column, value) in (0_u16..).zip(values) {
            match widths.get_mut(usize::from(column)) {
                Some(width) => *width = width_of(value).max(*width),
                None => widths.push(width_of(value)),
            }
            write_value(worksheet, (row, column), value, &head)?;
        }
    }
    let mut whole = 0;
    for (column, width) in (0_u16..).zip(&widths) {
        let width = u16::try_from((*width).clamp(WIDTHS.0, WIDTHS.1) + 2).unwrap_or_default();
        worksheet.set_column_width(column, width)?;
        whole += width;
    }
    let abreast = whole.div_ceil(A_PAGE).max(1);
    worksheet.set_print_fit_to_pages(abreast, 0);
    if abreast > 1 {
        // Each page says whose figures it has.
        worksheet.set_repeat_columns(0, 1)?;
    }
    let last_row = u32::try_from(sheet.rows.len().saturating_sub(1)).unwrap_or(u32::MAX);
    let last_column = u16::try_from(widths.len().saturating_sub(1)).unwrap_or(u16::MAX);
    if last_row > 0 {
        worksheet.autofilter(0, 0, last_row, last_column)?;
    }
    match sheet.chart {
        Some(columns) if last_row > 0 => {
            let chart = bars(sheet, columns, last_row);
            worksheet.insert_chart(last_row + 2, 0, &chart)?;
        }
        _ => {}
    }
    Ok(())
}

/// A bar for each row, the first row at the top.
fn bars(sheet: &Sheet<'_>, (names, lengths): (u16, u16), last_row: u32) -> Chart {
    const A_BAR: u32 = 22;
    let name = tab(sheet.name);
    let head = sheet
        .rows
        .first()
        .and_then(|heads| heads.get(usize::from(lengths)));
    let mut chart = Chart::new(ChartType::Bar);
    chart
        .add_series()
        .set_name(head.map_or("", Value::as_str))
        .set_categories((name.as_str(), 1, names, last_row, names))
        .set_values((name.as_str(), 1, lengths, last_row, lengths));
    chart.title().set_name(head.map_or("", Value::as_str));
    chart.legend().set_hidden();
    chart.y_axis().set_reverse();
    // Beside the bars of those below zero stood their names otherwise.
    chart
        .y_axis()
        .set_label_position(rust_xlsxwriter::ChartAxisLabelPosition::Low);
    chart
        .set_width(900)
        .set_height(120 + A_BAR * last_row.min(200));
    chart
}

fn write_value(
    worksheet: &mut Worksheet,
    (row, column): (u32, u16),
    value: &Value,
    head: &Format,
) -> Result<(), XlsxError> {
    match value {
        Value::Text(text) if text.is_empty() => {}
        Value::Text(text) if row == 0 => {
            worksheet.write_string_with_format(row, column, text, head)?;
        }
        // What begins like a formula is marked as text for good.
        Value::Text(text) if value.is_formula() => {
            let guarded = Format::new().set_quote_prefix();
            worksheet.write_string_with_format(row, column, text, &guarded)?;
        }
        Value::Text(text) => {
            worksheet.write_string(row, column, text)?;
        }
        Value::Day(day) => {
            let format = Format::new().set_num_format("yyyy/mm/dd");
            let day = ExcelDateTime::parse_from_str(day)?;
            worksheet.write_datetime_with_format(row, column, &day, &format)?;
        }
        Value::Number(number) => match number.parse::<f64>() {
            Ok(value) => {
                let format = Format::new().set_num_format(decimals(number));
                worksheet.write_number_with_format(row, column, value, &format)?;
            }
            Err(_) => {
                worksheet.write_string(row, column, number)?;
            }
        },
    }
    Ok(())
}

/// As many decimals as are printed.
fn decimals(number: &str) -> String {
    match number.split_once('.') {
        Some((_, decimals)) => format!("#,##0.{}", "0".repeat(decimals.len())),
        None => "#,##0".to_owned(),
    }
}

/// In half-width characters, of which a Japanese character takes two.
fn width_of(value: &Value) -> usize {
    let widths = value.as_str().chars();
    widths.map(|sign| if sign.is_ascii() { 1 } else { 2 }).sum()
}

/// The most letters a tab has.
const TAB: usize = 31;

/// A tab's name, which some signs may not stand in.
fn tab(name: &str) -> String {
    let name = name.replace(['[', ']', ':', '*', '?', '/', '\\'], "・");
    let name: String = name.trim_matches('\'').chars().take(TAB).collect();
    if name.is_empty() {
        "表".to_owned()
    } else {
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tab_may_have_any_name() {
        assert_eq!(tab("予選　2回戦まで"), "予選　2回戦まで");
        assert_eq!(tab("A/B:[1]'"), "A・B・・1・");
        assert_eq!(tab(""), "表");
        assert_eq!(tab(&"長".repeat(40)).chars().count(), 31);
    }

    #[test]
    fn a_number_has_the_decimals_it_is_printed_with() {
        assert_eq!(decimals("-1234.5"), "#,##0.0");
        assert_eq!(decimals("12"), "#,##0");
    }
}
