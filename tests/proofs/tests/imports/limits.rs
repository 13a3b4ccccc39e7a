//! The largest files that are read at all, and larger ones.

use crate::real::Real;
use crate::trial::{Given, Trial};
use db::{FileKind, MOST_BYTES};
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

/// Tables of members who are there, one after another, which all come in.
fn played(size: usize) -> Vec<u8> {
    let mut text = HEADER.to_owned();
    let mut table = 0;
    while text.len() < size - 200 {
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
                "{year}-{month}-{day},水,{round},A,{seat},{member},{points}"
            );
        }
        table += 1;
    }
    text.into_bytes()
}

#[test]
fn the_largest_files_do_not_fill_the_memory() {
    let real = Real::new();
    let mut trial = Trial::new(&real, PATIENCE);
    // As much as a run has time for: all that is read, in full.
    let most = size(MOST_BYTES / 40, MOST_BYTES);
    // One at a time: what counts is what the import needs.
    let files: [&dyn Fn() -> Vec<u8>; 9] = [
        &|| played(most),
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
    trial.ends("the largest CSV files");
}

/// A workbook that is almost nothing packed, whose first sheet unpacks to that text over and over.
fn bomb(real: &Real, begin: &str, with: &str, size: usize) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    let many = with.repeat(1 << 12);
    for (name, bytes) in &real.parts {
        writer
            .start_file(name.as_str(), SimpleFileOptions::default())
            .unwrap();
        if name == "xl/worksheets/sheet1.xml" {
            writer.write_all(begin.as_bytes()).unwrap();
            for _ in 0..size / many.len() {
                writer.write_all(many.as_bytes()).unwrap();
            }
        } else {
            writer.write_all(bytes).unwrap();
        }
    }
    writer.finish().unwrap().into_inner()
}

#[test]
fn workbooks_that_unpack_to_too_much_do_not_fill_the_memory() {
    const SHEET: &str = "<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"><sheetData>";
    let real = Real::new();
    let mut trial = Trial::new(&real, PATIENCE);
    let mebibyte = 1024 * 1024;
    let most = size(4, 63) * mebibyte;
    let files: [&dyn Fn() -> Vec<u8>; 7] = [
        &|| real.workbook.clone(),
        &|| bomb(&real, SHEET, "<row r=\"1\"><c r=\"A1\"><v>1</v></c>", most),
        &|| bomb(&real, SHEET, "<c>", most),
        &|| bomb(&real, SHEET, " ", most),
        &|| bomb(&real, SHEET, "<row/>", most),
        &|| bomb(&real, SHEET, "x", 65 * mebibyte),
        &|| filled("PK\u{3}\u{4}", "x", 11 * mebibyte),
    ];
    for (input, file) in (0..).zip(files) {
        trial.import(input, given(FileKind::Members, "large.xlsx", file()));
    }
    trial.ends("the largest workbooks");
}
