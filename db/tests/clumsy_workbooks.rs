//! Workbooks as clumsy or hostile people make them: each is taken for what it says, or refused where
//! it is wrong, and nothing is stored of one that is refused.

use crate::support::{club, files, import};
use db::{Club, Error, FileKind, ImportFiles, ImportProblem, Source};
use rust_xlsxwriter::{ExcelDateTime, Format, Formula, IntoExcelData, Workbook, Worksheet};
use scoring::{Period, Points};
use std::fmt::Write as _;
use std::io::{Cursor, Read, Write as _};
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const DATE: u16 = 0;
const POINTS: u16 = 6;
const CHOMBO: u16 = 7;
const UNBALANCED: u16 = 8;

/// A table of four on a sheet of its own, with something done to it.
fn results(done: impl FnOnce(&mut Worksheet)) -> Vec<u8> {
    let mut workbook = Workbook::new();
    write_results(workbook.add_worksheet(), done);
    workbook.save_to_buffer().unwrap()
}

fn write_results(sheet: &mut Worksheet, done: impl FnOnce(&mut Worksheet)) {
    sheet.set_name("results").unwrap();
    let heads = "date series round table seat member points chombo unbalanced";
    sheet.write_row(0, 0, heads.split(' ')).unwrap();
    let day = Format::new().set_num_format("yyyy-mm-dd");
    let date = ExcelDateTime::from_ymd(2025, 4, 2).unwrap();
    for ((row, seat), points) in (1..)
        .zip(["E", "S", "W", "N"])
        .zip([42_300, 31_000, 26_700, 20_000])
    {
        sheet
            .write_datetime_with_format(row, DATE, &date, &day)
            .unwrap();
        sheet.write_string(row, 1, "水曜会").unwrap();
        sheet.write_number(row, 2, 1).unwrap();
        sheet.write_row(row, 3, ["A", seat]).unwrap();
        sheet.write_number(row, 5, row).unwrap();
        sheet.write_number(row, POINTS, points).unwrap();
        sheet.write_number(row, CHOMBO, 0).unwrap();
    }
    done(sheet);
}

/// A club of four members into which the workbook was brought, or what is said against that.
fn brought(workbook: &[u8]) -> (TempDir, Club, Result<(), Error>) {
    let (folder, mut club) = club();
    let members = "number,name\n1,甲\n2,乙\n3,丙\n4,丁\n";
    import(&mut club, &files(members, "", "")).unwrap();
    let source = Source::new("club.xlsx", workbook).on_sheet_of(FileKind::Results);
    let given = ImportFiles {
        results: Some(source),
        ..ImportFiles::default()
    };
    let ended = import(&mut club, &given).map(|_| ());
    (folder, club, ended)
}

/// What is said, after making sure that nothing was stored.
fn refusal(workbook: &[u8]) -> Vec<String> {
    let (_folder, club, ended) = brought(workbook);
    assert!(club.records(Period::ALWAYS).unwrap().hanchan.is_empty());
    let said = ended.unwrap_err().to_string();
    said.lines().map(str::to_owned).collect()
}

fn taken(workbook: &[u8]) -> Vec<(String, Points, u32)> {
    let (_folder, club, ended) = brought(workbook);
    ended.unwrap();
    let records = club.records(Period::ALWAYS).unwrap();
    let hanchan = &records.hanchan[0];
    let date = hanchan.sheet.date.to_string();
    let seats = hanchan.results();
    seats
        .map(|seat| (date.clone(), seat.points, seat.chombo_count))
        .collect()
}

fn as_it_was() -> Vec<(String, Points, u32)> {
    [42_300, 31_000, 26_700, 20_000]
        .map(|points| ("2025-04-02".to_owned(), Points(points), 0))
        .to_vec()
}

/// The table with something else in one of its cells.
fn written(row: u32, column: u16, value: impl IntoExcelData) -> Vec<u8> {
    results(|sheet| {
        sheet.write(row, column, value).unwrap();
    })
}

#[test]
fn what_can_only_mean_one_thing_is_taken() {
    let formula = Formula::new("=42000+300").set_result("42300");
    let below = results(|sheet| {
        sheet.write_string(9_000, POINTS, "  ").unwrap();
        sheet.write_blank(9_001, DATE, &Format::new()).unwrap();
    });
    for (what, workbook) in [
        ("nothing changed", results(|_| ())),
        ("negative zero", written(2, CHOMBO, -0.0)),
        ("a formula's value", written(1, POINTS, formula)),
        (
            "a number as text, in full width",
            written(1, POINTS, " ４２，３００ "),
        ),
        (
            "a day typed as text, by era",
            written(3, DATE, "令和7年4月2日"),
        ),
        ("rows far below, with nothing in them", below),
    ] {
        assert_eq!(taken(&workbook), as_it_was(), "{what}");
    }
}

/// What is said of what is wrong: each line after the name of the sheet.
const NO_NUMBER: &str = "is not a whole number; write digits only, such as 42300";
const NO_DATE: &str = "is not a date; write 2025-04-02, 2025/4/2, R7.4.2 or 令和7年4月2日";
const TOO_LONG: &str =
    "is longer than 500 characters; shorten it (in a CSV file a quotation mark may be missing)";
const UNSEEN: &str = "holds the unseen character U+0000; delete it and type the text again";
const EMPTY: &str = "is empty; write it in";

#[test]
fn what_is_wrong_is_said_with_its_row_and_column() {
    let nothing = Formula::new("=1/0").set_result("#DIV/0!");
    let large = format!("\"1{}…\" {NO_NUMBER}", "0".repeat(39));
    let small = format!("\"0.{}…\" {NO_NUMBER}", "0".repeat(38));
    let joined = results(|sheet| {
        let day = "2025-04-02";
        sheet
            .merge_range(1, DATE, 4, DATE, day, &Format::new())
            .unwrap();
    });
    let unformatted = results(|sheet| {
        let plain = Format::new();
        sheet
            .write_number_with_format(1, DATE, 45_749, &plain)
            .unwrap();
    });
    for (what, workbook, rows, column, said) in [
        (
            "past all bounds",
            written(1, POINTS, 1e308),
            2..=2,
            "points",
            large,
        ),
        (
            "too small to be any",
            written(4, CHOMBO, 5e-324),
            5..=5,
            "chombo",
            small,
        ),
        (
            "a formula that came to nothing",
            written(2, POINTS, nothing),
            3..=3,
            "points",
            format!("\"#DIV/0!\" {NO_NUMBER}"),
        ),
        (
            "a tick",
            written(2, POINTS, true),
            3..=3,
            "points",
            format!("\"TRUE\" {NO_NUMBER}"),
        ),
        (
            "a day that lost its format",
            unformatted,
            2..=2,
            "date",
            format!("\"45749\" {NO_DATE}"),
        ),
        (
            "a day joined over the four rows",
            joined,
            3..=5,
            "date",
            EMPTY.into(),
        ),
        (
            "a text without end",
            written(1, UNBALANCED, "長".repeat(32_000)),
            2..=2,
            "unbalanced",
            TOO_LONG.into(),
        ),
        (
            "an unseen character",
            written(1, UNBALANCED, "a\u{0}b"),
            2..=2,
            "unbalanced",
            UNSEEN.into(),
        ),
    ] {
        let lines = rows.map(|row| format!("club.xlsx[results]:{row}: {column}: {said}"));
        assert_eq!(refusal(&workbook), lines.collect::<Vec<_>>(), "{what}");
    }
}

#[test]
fn a_sheet_that_nobody_sees_is_not_read() {
    let mut workbook = Workbook::new();
    let hidden = workbook.add_worksheet();
    write_results(hidden, |sheet| {
        sheet.write_number(1, POINTS, 99_900).unwrap();
    });
    hidden.set_name("old").unwrap().set_hidden(true);
    write_results(workbook.add_worksheet(), |_| ());
    workbook.worksheet_from_index(1).unwrap().set_active(true);
    assert_eq!(taken(&workbook.save_to_buffer().unwrap()), as_it_was());

    let mut workbook = Workbook::new();
    workbook.add_worksheet().set_name("memo").unwrap();
    let hidden = workbook.add_worksheet();
    write_results(hidden, |_| ());
    hidden.set_very_hidden(true);
    let said = refusal(&workbook.save_to_buffer().unwrap());
    assert!(said[0].starts_with("club.xlsx[memo]"), "{said:?}");
}

/// The workbook with one of its parts replaced.
fn with_part(workbook: &[u8], name: &str, change: impl Fn(String) -> String) -> Vec<u8> {
    let mut from = zip::ZipArchive::new(Cursor::new(workbook)).unwrap();
    let mut to = ZipWriter::new(Cursor::new(Vec::new()));
    for place in 0..from.len() {
        let mut file = from.by_index(place).unwrap();
        if file.name().unwrap() == name {
            let mut part = String::new();
            file.read_to_string(&mut part).unwrap();
            to.start_file(name, SimpleFileOptions::default()).unwrap();
            to.write_all(change(part).as_bytes()).unwrap();
        } else {
            to.raw_copy_file(file).unwrap();
        }
    }
    to.finish().unwrap().into_inner()
}

/// Workbooks that began on a Macintosh count their days from 1904.
#[test]
fn days_counted_from_1904_are_the_same_days() {
    let serial = |days: i32| format!("<v>{days}</v>");
    let workbook = with_part(&results(|_| ()), "xl/worksheets/sheet1.xml", |sheet| {
        assert_eq!(sheet.matches(&serial(45_749)).count(), 4);
        sheet.replace(&serial(45_749), &serial(45_749 - 1_462))
    });
    let workbook = with_part(&workbook, "xl/workbook.xml", |book| {
        assert!(book.contains("<workbookPr "));
        book.replace("<workbookPr ", "<workbookPr date1904=\"1\" ")
    });
    assert_eq!(taken(&workbook), as_it_was());
}

/// More than a mebibyte each of cells and of texts, and a note longer than a spreadsheet's own can be.
#[test]
fn a_large_workbook_is_not_too_large() {
    let workbook = results(|sheet| {
        for row in 5..1_505_u32 {
            for column in 10..30_u16 {
                sheet
                    .write_number(row, column, f64::from(row) + 0.123_456)
                    .unwrap();
            }
            sheet
                .write_string(row, 30, format!("{row}{}", "長い文".repeat(100)))
                .unwrap();
        }
        sheet.write_string(5, 31, "長い文".repeat(1_000)).unwrap();
    });
    let mut parts = zip::ZipArchive::new(Cursor::new(&workbook)).unwrap();
    for part in ["xl/worksheets/sheet1.xml", "xl/sharedStrings.xml"] {
        assert!(parts.by_name(part).unwrap().size() > 1_100_000, "{part}");
    }
    let long = with_part(&workbook, "xl/worksheets/sheet1.xml", |sheet| {
        let cell = format!(
            "<c r=\"AG6\" t=\"inlineStr\"><is><t>{}</t></is></c></row><row r=\"7\"",
            "a".repeat(40_000)
        );
        sheet.replacen("</row><row r=\"7\"", &cell, 1)
    });
    let (_folder, _club, ended) = brought(&long);
    if let Err(Error::Import(wrong)) = ended {
        // The rows below the table say nothing, and that is all there is against it.
        let is_unread = |problem: &ImportProblem| {
            matches!(
                problem,
                ImportProblem::TooLarge { .. } | ImportProblem::Workbook
            )
        };
        let mut errors = wrong.errors.iter();
        assert!(!errors.any(|error| is_unread(&error.problem)), "{wrong:?}");
    }
}

/// A small file in which one long text stands in very many cells.
#[test]
fn one_long_text_in_every_cell_is_refused() {
    let workbook = results(|sheet| {
        sheet.write_string(5, 0, "長い文").unwrap();
    });
    let workbook = with_part(&workbook, "xl/sharedStrings.xml", |strings| {
        strings.replace("長い文", &"長".repeat(1_000_000))
    });
    let workbook = with_part(&workbook, "xl/worksheets/sheet1.xml", |sheet| {
        let (before, cell) = sheet.split_once("<c r=\"A6\"").unwrap();
        let text = cell
            .split_once("<v>")
            .unwrap()
            .1
            .split_once("</v>")
            .unwrap()
            .0;
        let mut rows = String::new();
        for row in 6..200 {
            write!(
                rows,
                "</row><row r=\"{row}\"><c r=\"A{row}\" t=\"s\"><v>{text}</v></c>"
            )
            .unwrap();
        }
        let (_, after) = sheet.split_once("</sheetData>").unwrap();
        format!("{before}{rows}</row></sheetData>{after}")
    });
    assert!(workbook.len() < 100_000);
    let (_folder, _club, ended) = brought(&workbook);
    match ended.unwrap_err() {
        Error::Import(wrong) => assert!(
            wrong
                .errors
                .iter()
                .any(|error| matches!(error.problem, ImportProblem::TooLarge { .. })),
            "{wrong:?}"
        ),
        other => panic!("{other}"),
    }
}
