//! The largest files that are read at all, and larger ones.

use crate::real::Real;
use crate::trial::{Given, Trial};
use db::{FileKind, MOST_BYTES, MOST_ROWS};
use proofs::size;
use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use std::time::Duration;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// The largest takes some seconds, and ten times as long where nothing is optimised.
const PATIENCE: Duration = Duration::from_mins(2);

const HEADER: &str = "date,series,round,table,seat,member,points\n";

fn given(kind: FileKind, name: &'static str, bytes: Vec<u8>) -> Given {
    Given {
        kind,
        name,
        bytes,
        corrects: false,
        dry: false,
        meant: None,
    }
}

fn filled(begin: &str, with: &str, size: usize) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(size);
    bytes.extend(begin.as_bytes());
    while bytes.len() + with.len() <= size {
        bytes.extend(with.as_bytes());
    }
    bytes
}

/// Tables of members who are there, one after another, which all come in: as many rows, which fill as
/// many bytes.
fn played(rows: usize, size: usize) -> Vec<u8> {
    let mut text = HEADER.to_owned();
    let width = size / rows - 40;
    for table in 0..rows / 4 {
        let (day, round) = (table / 90, table % 90 + 1);
        let (year, month, day) = (1900 + day / 336, day / 28 % 12 + 1, day % 28 + 1);
        for (seat, member, points) in [
            ("E", 1, 42_300),
            ("S", 2, 31_000),
            ("W", 3, 26_700),
            ("N", 4, 20_000),
        ] {
            // Writing into a text cannot fail.
            let _ = writeln!(
                text,
                "{year}-{month}-{day},水,{round},A,{seat},{member},{points:width$}"
            );
        }
    }
    text.into_bytes()
}

/// Rows each of which is a table of its own, of which the rest is missing.
fn of_own_tables(rows: usize) -> Vec<u8> {
    let mut text = HEADER.to_owned();
    for row in 0..rows {
        let _ = writeln!(text, "2025-4-{},会{row},1,卓{row},E,1,100", row % 28 + 1);
    }
    text.into_bytes()
}

/// Letters in CP932 of one byte each, of which UTF-8 makes three.
fn in_half_width(size: usize) -> Vec<u8> {
    let row = [HEADER.as_bytes(), &[0xB1; 200], b"\n"].concat();
    row.repeat(size / row.len())
}

/// The hands of the real tables over and over, which all come in.
fn hands(real: &Real, rows: usize, size: usize) -> Vec<u8> {
    let file = String::from_utf8(real.csv_of(FileKind::Hands)[0].clone()).unwrap();
    let (heading, hands) = file.split_once('\n').unwrap();
    let width = size / rows - 110;
    let mut text = format!("{heading}\n");
    for hand in hands.lines().cycle().take(rows) {
        // The last column is a note.
        let _ = writeln!(text, "{}{}", hand.trim_end(), "x".repeat(width));
    }
    text.into_bytes()
}

#[test]
fn the_largest_files_do_not_fill_the_memory() {
    let real = Real::new();
    let mut trial = Trial::new(&real, PATIENCE);
    // As much as a run has time for: all that is read, in full.
    let most = size(MOST_BYTES / 40, MOST_BYTES);
    let rows = size(MOST_ROWS / 40, MOST_ROWS);
    // One at a time: what counts is what the import needs.
    let files: [&dyn Fn() -> Vec<u8>; 13] = [
        &|| played(rows, most),
        &|| filled(HEADER, "2025-04-02,水曜会,1,A,E,1,100\n", most),
        &|| of_own_tables(rows),
        &|| filled("", "ｱ,", most),
        &|| in_half_width(most),
        &|| filled("", ",", most),
        &|| filled("", "\"", most),
        &|| filled("", "\n", most),
        &|| filled(HEADER, ",,,,,,\n", most),
        &|| filled(HEADER, "1,2,3\n", most),
        &|| filled(HEADER, "2025-04-02,水曜会,1,A,E,1,\"\n\"\n", most),
        &|| filled("", "\u{82}", most),
        &|| vec![b'x'; usize::try_from(MOST_BYTES).unwrap() + 1],
    ];
    for (input, file) in (0..).zip(files) {
        trial.import(input, given(FileKind::Results, "large.csv", file()));
    }
    let hands = hands(&real, rows, most);
    trial.import(13, given(FileKind::Hands, "large.csv", hands));
    trial.ends("the largest CSV files");
}

/// The real workbook with that text in place of one of its parts.
fn with_part(real: &Real, part: &str, text: &[u8]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in &real.parts {
        writer
            .start_file(name.as_str(), SimpleFileOptions::default())
            .unwrap();
        writer
            .write_all(if name == part { text } else { bytes })
            .unwrap();
    }
    writer.finish().unwrap().into_inner()
}

/// The same tables as above in the sheet of the results.
fn sheet_of_results(rows: usize) -> Vec<u8> {
    let mut text = SHEET.to_owned();
    let mut line = 0;
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(Cursor::new(played(rows, rows * 50)));
    for row in reader.records().map(Result::unwrap) {
        line += 1;
        let _ = write!(text, "<row r=\"{line}\">");
        for (column, cell) in ('A'..).zip(&row) {
            let cell = cell.trim();
            let _ = write!(
                text,
                "<c r=\"{column}{line}\" t=\"inlineStr\"><is><t>{cell}</t></is></c>"
            );
        }
        text.push_str("</row>");
    }
    text.push_str("</sheetData></worksheet>");
    text.into_bytes()
}

const MEMBERS: &str = "xl/worksheets/sheet1.xml";
const RESULTS: &str = "xl/worksheets/sheet3.xml";
const TEXTS: &str = "xl/sharedStrings.xml";
const SHEET: &str =
    "<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"><sheetData>";

#[test]
fn the_largest_workbooks_do_not_fill_the_memory() {
    let real = Real::new();
    let mut trial = Trial::new(&real, PATIENCE);
    let mebibyte = 1024 * 1024;
    let most = size(4, 255) * mebibyte;
    let rows = size(MOST_ROWS / 40, MOST_ROWS);
    let of_members = |with: &str, most| with_part(&real, MEMBERS, &filled(SHEET, with, most));
    let of_texts = |with: &str| {
        let text = filled("<sst>", with, size(2, 31) * mebibyte);
        with_part(&real, TEXTS, &[text, b"</sst>".to_vec()].concat())
    };
    let one_text = format!("{SHEET}<row><c t=\"inlineStr\"><is><t>");
    let in_pieces = format!("<t>{}</t>", "x".repeat(1_000));
    let files: [&dyn Fn() -> Vec<u8>; 11] = [
        &|| real.workbook.clone(),
        &|| of_members("<row r=\"1\"><c r=\"A1\"><v>1</v></c>", most),
        &|| of_members("<c>", most),
        &|| of_members(" ", most),
        &|| of_members("<row/>", most),
        &|| with_part(&real, MEMBERS, &filled(&one_text, "x", most)),
        &|| with_part(&real, MEMBERS, &filled(&one_text, &in_pieces, most)),
        &|| of_members("x", size(8, 257) * mebibyte),
        &|| of_texts("<si/>"),
        &|| of_texts("<si><t>a</t></si>"),
        &|| filled("PK\u{3}\u{4}", "x", usize::try_from(MOST_BYTES).unwrap()),
    ];
    for (input, file) in (0..).zip(files) {
        trial.import(input, given(FileKind::Members, "large.xlsx", file()));
    }
    let results = with_part(&real, RESULTS, &sheet_of_results(rows));
    trial.import(11, given(FileKind::Results, "large.xlsx", results));
    trial.ends("the largest workbooks");
}
