//! What is written down about a member and about nothing else, and how it is found in a file of any kind.

use crate::common::paper::tool;
use calamine::{Data, Reader, open_workbook_auto};
use chrono::NaiveDate;
use scoring::{Calendar, parse_date};
use std::fmt::Write;
use std::fs;
use std::path::Path;

pub const TELEPHONE: &str = "090-5555-0142";
pub const SEX: &str = "ないしょの性別";

/// Nothing was played on that day of any month, and nothing is printed on it.
pub fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(1931, 7, 9).unwrap()
}

/// Every way in which the product writes that day, with its year.
pub fn written() -> Vec<String> {
    [
        // Files, and what they are called.
        day().to_string(),
        Calendar::Japanese.day(day()),
        Calendar::Western.day(day()),
        // Written downwards, a certificate has kanji for the digits.
        "昭和六年七月九日".to_owned(),
        "一九三一年七月九日".to_owned(),
        // Calendar files, and what a PDF says of itself.
        day().format("%Y%m%d").to_string(),
    ]
    .into()
}

/// The ends of periods and the heads of columns: nobody's birthday, where it is a day of play.
pub fn without_a_year() -> Vec<String> {
    ["7/9", "7月9日", "七月九日"].map(str::to_owned).into()
}

/// Every way in which a person may write that day, and the product reads it.
pub fn read() -> Vec<String> {
    let mut ways = Vec::new();
    for year in ["1931", "S6", "S.6", "S06", "昭和6", "昭和06"] {
        for [month, day] in [["7", "9"], ["07", "09"], ["7", "09"], ["07", "9"]] {
            for mark in ["-", "/", "."] {
                ways.push([year, month, day].join(mark));
            }
            ways.push(format!("{year}年{month}月{day}日"));
        }
    }
    for way in &ways {
        assert_eq!(parse_date(way), Ok(day()), "{way}");
    }
    ways
}

/// Which of these a file has in it.
pub fn found(file: &Path, sought: &[String]) -> Vec<String> {
    let content = content(file);
    sought
        .iter()
        .filter(|one| has(&content, one))
        .cloned()
        .collect()
}

/// Whether it stands there, and not as a part of longer numbers.
fn has(content: &str, sought: &str) -> bool {
    let joins = |one: Option<char>, other: Option<char>| {
        let is_digit = |one: Option<char>| one.is_some_and(|one| one.is_ascii_digit());
        is_digit(one) && is_digit(other)
    };
    let (first, last) = (sought.chars().next(), sought.chars().next_back());
    content.match_indices(sought).any(|(at, _)| {
        let before = content[..at].chars().next_back();
        let after = content[at + sought.len()..].chars().next();
        !joins(before, first) && !joins(last, after)
    })
}

/// What a reader finds in a file, whatever its kind, without any space and in letters of half width.
fn content(file: &Path) -> String {
    let path = file.to_str().unwrap();
    let content = match file.extension().and_then(|kind| kind.to_str()) {
        Some("pdf") => {
            let about = tool("pdfinfo", &["-rawdates", path]);
            // The midnight behind the day is no part of it.
            tool("pdftotext", &["-raw", path, "-"]) + &about.replace("000000+", "T+")
        }
        Some("xlsx") => of_workbook(file),
        Some("html") => of_page(&fs::read_to_string(file).unwrap()),
        _ => fs::read_to_string(file).unwrap(),
    };
    let letters = content.chars().filter(|letter| !letter.is_whitespace());
    letters
        .map(|letter| match letter {
            '！'..='～' => char::from_u32(u32::from(letter) - 0xFEE0).unwrap(),
            letter => letter,
        })
        .map(|letter| if letter == 's' { 'S' } else { letter })
        .collect()
}

/// A page as it is written, and as it is read: its marks stand within words.
fn of_page(page: &str) -> String {
    let read = page
        .split('<')
        .map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    page.to_owned() + &read.collect::<String>()
}

/// Every cell of every sheet, a day as an ISO day, and the sheets' names.
fn of_workbook(file: &Path) -> String {
    let mut book = open_workbook_auto(file).unwrap();
    let mut text = String::new();
    for (name, cells) in book.worksheets() {
        text += &name;
        for (_, _, cell) in cells.used_cells() {
            let written = match cell {
                Data::DateTime(moment) => {
                    let (year, month, day, ..) = moment.to_ymd_hms_milli();
                    write!(text, "|{year:04}-{month:02}-{day:02}")
                }
                other => write!(text, "|{other}"),
            };
            written.unwrap();
        }
    }
    text
}

#[test]
fn a_number_is_not_found_within_a_longer_one() {
    for (content, is_there) in [
        ("7/9", true),
        ("(7/9)", true),
        ("17/9", false),
        ("7/90", false),
        ("7/90と7/9", true),
    ] {
        assert_eq!(has(content, "7/9"), is_there, "{content}");
    }
    assert!(has("0142ないしょ7", "ないしょ"));
}
