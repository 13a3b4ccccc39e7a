//! Workbooks to import: dates are cells, columns have other names, and nothing in them is believed.

use crate::support::{club, import, now, season};
use db::{Error, FileKind, ImportFiles, ImportMode, ImportProblem, Refused, Source, Stage};
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};
use scoring::Period;
use std::fs;
use std::io::Write as _;
use std::ops::ControlFlow;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A club's sheet of results as people keep it: other names, dates as cells, columns of their own.
fn own_sheet(date_format: &str, north: f64) -> Vec<u8> {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet();
    sheet.set_name("名簿").unwrap();
    sheet
        .write_row(0, 0, ["会員番号", "お名前", "フリガナ"])
        .unwrap();
    for number in 1..=4_u32 {
        sheet.write_number(number, 0, number).unwrap();
        sheet
            .write_string(number, 1, format!("=髙橋{number}"))
            .unwrap();
    }
    let sheet = workbook.add_worksheet();
    sheet.set_name("成績").unwrap();
    let headings = [
        "開催日",
        "例会",
        "回",
        "卓番",
        "家",
        "会員番号",
        "スコア",
        "氏名",
    ];
    sheet.write_row(0, 0, headings).unwrap();
    let day = Format::new().set_num_format(date_format);
    let date = ExcelDateTime::from_ymd(2025, 10, 4).unwrap();
    let points = [42_300.0, 31_000.0, 26_700.0, north];
    for ((row, seat), points) in (1..).zip(["東", "南", "西", "北"]).zip(points) {
        sheet
            .write_datetime_with_format(row, 0, &date, &day)
            .unwrap();
        sheet.write_row(row, 1, ["水曜会"]).unwrap();
        sheet.write_number(row, 2, 1).unwrap();
        sheet.write_row(row, 3, ["A", seat]).unwrap();
        sheet.write_number(row, 5, row).unwrap();
        sheet.write_number(row, 6, points).unwrap();
        sheet.write_row(row, 7, ["誰か"]).unwrap();
    }
    workbook.save_to_buffer().unwrap()
}

fn of_kind(bytes: &[u8], kind: FileKind) -> Source {
    Source::new("club.xlsx", bytes).on_sheet_of(kind)
}

/// The sheets above, with what the headings do not say said by hand.
fn matched(bytes: &[u8]) -> ImportFiles {
    let mut results = of_kind(bytes, FileKind::Results);
    results.columns.insert(6, Some("points"));
    results.columns.insert(7, None);
    ImportFiles {
        members: Some(of_kind(bytes, FileKind::Members)),
        results: Some(results),
        ..ImportFiles::default()
    }
}

#[test]
fn days_are_cells_in_whichever_format_they_are_shown() {
    for format in [
        "yyyy-mm-dd",
        "yyyy/m/d",
        "[$-ja-JP-x-gannen]ggge\"年\"m\"月\"d\"日\";@",
        "[$-411]ge.m.d;@",
        "m\"月\"d\"日\"",
    ] {
        let (_folder, mut club) = club();
        import(&mut club, &matched(&own_sheet(format, 20_000.0))).unwrap();
        let records = club.records(Period::ALWAYS).unwrap();
        assert_eq!(
            records.hanchan[0].sheet.date.to_string(),
            "2025-10-04",
            "{format}"
        );
        // What a workbook marks as text is text, whatever it begins with.
        assert_eq!(club.members().unwrap()[0].1.name, "=髙橋1");
    }
}

#[test]
fn an_error_is_said_with_its_sheet_and_row() {
    let (_folder, mut club) = club();
    let error = import(&mut club, &matched(&own_sheet("yyyy-mm-dd", 19_700.5))).unwrap_err();
    assert_eq!(
        error.to_string(),
        "club.xlsx[成績]:5: points: \"19700.5\" is not a whole number; write digits only, such as 42300"
    );
    assert!(club.members().unwrap().is_empty());
}

#[test]
fn a_column_is_known_by_its_names_or_by_what_the_person_says() {
    let bytes = own_sheet("yyyy-mm-dd", 20_000.0);
    let taken = |source: &Source| -> Vec<(String, Option<&str>, bool)> {
        let look = source.look(FileKind::Results).unwrap();
        assert_eq!(look.sheets, ["名簿", "成績"]);
        let columns = look.columns.into_iter();
        columns
            .map(|column| (column.heading, column.taken_for, column.left_out))
            .collect()
    };
    let mut results = of_kind(&bytes, FileKind::Results);
    assert_eq!(results.name, "club.xlsx[成績]");
    let by_itself = taken(&results);
    assert_eq!(by_itself[0], ("開催日".into(), Some("date"), false));
    assert_eq!(by_itself[5], ("会員番号".into(), Some("member"), false));
    assert_eq!(by_itself[6], ("スコア".into(), None, false));
    let look = results.look(FileKind::Results).unwrap();
    assert_eq!(look.columns[6].examples, ["42300", "31000", "26700"]);

    results.columns.insert(6, Some("points"));
    results.columns.insert(7, None);
    assert_eq!(taken(&results)[6].1, Some("points"));
    assert_eq!(taken(&results)[7], ("氏名".into(), None, true));
    // The person's word takes a column from where its heading had put it, which is then open.
    results.columns.insert(2, Some("date"));
    assert_eq!(taken(&results)[2].1, Some("date"));

    results.turn_to("名簿".into());
    assert_eq!(results.name, "club.xlsx[名簿]");
    assert!(results.columns.is_empty());
}

#[test]
fn what_nobody_said_of_a_column_is_asked_for() {
    let (_folder, mut club) = club();
    let bytes = own_sheet("yyyy-mm-dd", 20_000.0);
    let mut given = matched(&bytes);
    let results = given.results.as_mut().unwrap();
    results.columns.clear();
    let problems = |error: Error| match error {
        Error::Import(wrong) => wrong
            .errors
            .into_iter()
            .map(|error| (error.line, error.column, error.problem))
            .collect::<Vec<_>>(),
        other => panic!("{other}"),
    };
    let found = problems(import(&mut club, &given).unwrap_err());
    let unknown = |wanted: &str| {
        found.iter().any(|(line, _, problem)| {
            *line == Some(1)
                && matches!(problem, ImportProblem::UnknownColumn { name, .. } if name == wanted)
        })
    };
    assert!(unknown("スコア") && unknown("氏名"), "{found:?}");
    assert!(found.contains(&(Some(1), Some("points"), ImportProblem::MissingColumn)));

    let results = given.results.as_mut().unwrap();
    results.columns.insert(6, Some("points"));
    results.columns.insert(7, Some("points"));
    let found = problems(import(&mut club, &given).unwrap_err());
    assert_eq!(
        found,
        [(Some(1), Some("points"), ImportProblem::ColumnTwice)]
    );
}

#[test]
fn an_import_can_be_stopped_anywhere_and_stores_nothing() {
    let (_folder, mut club) = club();
    let before = fs::read(club.path()).unwrap();
    let given = season();
    let mut steps = Vec::new();
    club.import(now(), &given, ImportMode::DryRun, &mut |at| {
        steps.push(at);
        ControlFlow::Continue(())
    })
    .unwrap();
    for stage in [Stage::Reading, Stage::Checking, Stage::Storing] {
        assert!(steps.iter().any(|at| at.stage == stage), "{stage:?}");
    }
    for stop in 0..steps.len() {
        let mut told = 0;
        let stopped = club.import(now(), &given, ImportMode::Store, &mut |_| {
            told += 1;
            if told > stop {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        assert!(
            matches!(stopped, Err(Error::Refused(Refused::Cancelled))),
            "{stop}: {stopped:?}"
        );
        assert_eq!(fs::read(club.path()).unwrap(), before, "{stop}");
    }
}

/// The workbook above with one of its parts replaced.
fn with_part(name: &str, part: &[u8]) -> Vec<u8> {
    let bytes = own_sheet("yyyy-mm-dd", 20_000.0);
    let mut from = zip::ZipArchive::new(std::io::Cursor::new(&bytes)).unwrap();
    let mut to = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for place in 0..from.len() {
        let file = from.by_index(place).unwrap();
        if file.name().unwrap() == name {
            to.start_file(name, SimpleFileOptions::default()).unwrap();
            to.write_all(part).unwrap();
        } else {
            to.raw_copy_file(file).unwrap();
        }
    }
    to.finish().unwrap().into_inner()
}

fn refusal(bytes: &[u8]) -> ImportProblem {
    let (_folder, mut club) = club();
    let given = ImportFiles {
        members: Some(of_kind(bytes, FileKind::Members)),
        ..ImportFiles::default()
    };
    match import(&mut club, &given).unwrap_err() {
        Error::Import(wrong) => wrong.errors[0].problem.clone(),
        other => panic!("{other}"),
    }
}

#[test]
fn what_unpacks_to_more_than_a_club_has_is_refused() {
    // The sheets themselves may be larger; the largest there can be are tried by the proofs.
    let bomb = with_part("xl/sharedStrings.xml", &vec![b' '; 33 * 1024 * 1024]);
    assert!(bomb.len() < 1024 * 1024);
    assert!(matches!(refusal(&bomb), ImportProblem::TooLarge { .. }));
}

#[test]
fn a_cell_without_an_end_is_not_gathered() {
    let begin = r#"<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>"#;
    let long = "x".repeat(2 * 1024 * 1024);
    let in_pieces = "x</t><t>".repeat(200_000);
    let in_a_remark = format!("<!--{long}<c></c>-->");
    let in_a_name = format!("<t a=\"{long}<c></c>\"/>");
    for text in [&long, &in_pieces, &in_a_remark, &in_a_name] {
        let sheet = format!("{begin}{text}</t></is></c></row></sheetData></worksheet>");
        let workbook = with_part("xl/worksheets/sheet1.xml", sheet.as_bytes());
        assert_eq!(
            refusal(&workbook),
            ImportProblem::Workbook,
            "{}",
            &text[..20]
        );
    }
}

#[test]
fn no_room_is_made_for_texts_that_are_only_claimed() {
    for claimed in ["99999999999999999", "9999999999", "1000000"] {
        let strings = format!(r#"<sst uniqueCount = "{claimed}"><si><t>number</t></si></sst>"#);
        let workbook = with_part("xl/sharedStrings.xml", strings.as_bytes());
        assert_eq!(refusal(&workbook), ImportProblem::Workbook, "{claimed}");
    }
}

#[test]
fn nothing_but_a_workbook_is_read_as_one() {
    for place in [
        "xl/worksheets/sheet1.xml",
        "xl/media/book",
        "xl/w&#111;rk.xml",
    ] {
        let relations = format!(
            r#"<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="{place}"/></Relationships>"#
        );
        let workbook = with_part("_rels/.rels", relations.as_bytes());
        assert_eq!(refusal(&workbook), ImportProblem::Workbook, "{place}");
    }
}

#[test]
fn cells_far_apart_take_no_room() {
    let far = br#"<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>number</t></is></c><c r="B1" t="inlineStr"><is><t>name</t></is></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>"#;
    assert_eq!(
        refusal(&with_part("xl/worksheets/sheet1.xml", far)),
        ImportProblem::Workbook
    );
}

#[test]
fn what_only_begins_as_a_workbook_is_said_to_be_none() {
    for bytes in [
        &b"PK\x03\x04"[..],
        b"PK\x03\x04 and then nothing of the kind",
    ] {
        assert_eq!(refusal(bytes), ImportProblem::Workbook);
    }
}
