//! Above the headings of a file to import people put a title, a date, a remark.

use crate::support::{club, import};
use db::{Error, FileKind, ImportError, ImportFiles, ImportProblem, Source};
use rust_xlsxwriter::Workbook;
use std::fmt::Write as _;

/// A members' list under a title, a blank row and a remark, as a workbook.
fn titled(name: &str) -> Source {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet();
    sheet.write_string(0, 1, "白樺会 会員名簿").unwrap();
    sheet.write_row(2, 0, ["作成", "令和7年4月1日"]).unwrap();
    sheet
        .write_row(3, 0, ["会員番号", "お名前", "フリガナ"])
        .unwrap();
    for (row, number) in (4..).zip(1..=3_u32) {
        sheet.write_number(row, 0, number).unwrap();
        sheet.write_string(row, 1, format!("会員{number}")).unwrap();
    }
    sheet.write_string(6, 1, name).unwrap();
    Source::new("members.xlsx", workbook.save_to_buffer().unwrap()).on_sheet_of(FileKind::Members)
}

fn members(source: Source) -> ImportFiles {
    ImportFiles {
        members: Some(source),
        ..ImportFiles::default()
    }
}

fn wrong(source: Source) -> Vec<ImportError> {
    let (_folder, mut club) = club();
    match import(&mut club, &members(source)).unwrap_err() {
        Error::Import(wrong) => wrong.errors,
        other => panic!("{other}"),
    }
}

fn names(source: Source) -> Vec<String> {
    let (_folder, mut club) = club();
    import(&mut club, &members(source)).unwrap();
    let members = club.members().unwrap().into_iter();
    members.map(|(_, member)| member.name).collect()
}

#[test]
fn the_headings_of_a_workbook_are_found_below_its_title() {
    let source = titled("会員3");
    let look = source.look(FileKind::Members).unwrap();
    assert_eq!(look.heading_line, 4);
    let taken: Vec<_> = look.columns.iter().map(|column| column.taken_for).collect();
    assert_eq!(taken, [Some("number"), Some("name"), Some("kana")]);
    assert_eq!(look.columns[0].examples, ["1", "2", "3"]);
    assert_eq!(names(source), ["会員1", "会員2", "会員3"]);
}

#[test]
fn errors_below_a_title_name_the_row_of_the_sheet() {
    let found = wrong(titled(&"あ".repeat(500)));
    let places: Vec<_> = found.iter().map(|one| (one.line, one.column)).collect();
    assert_eq!(places, [(Some(7), Some("name"))]);
}

#[test]
fn so_are_those_of_a_csv_file_whatever_the_title_is() {
    for title in ["白樺会 会員名簿\n", "番号\n\n", "number,,\n,,\n,2025,\n"] {
        let text = format!("{title}番号,氏名,ふりがな\n1,会員1,\n二,会員2,\n");
        let line = u64::try_from(title.lines().count()).unwrap() + 1;
        let source = Source::new("members.csv", text);
        assert_eq!(source.look(FileKind::Members).unwrap().heading_line, line);
        let found = wrong(source);
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(
            (found[0].line, found[0].column),
            (Some(line + 2), Some("number"))
        );
    }
}

#[test]
fn where_no_headings_are_known_the_first_row_is_said_to_be_wrong() {
    let far_below = format!("{}番号,氏名\n1,会員1\n", "お知らせ\n".repeat(20));
    for text in ["Nr,Wer\n1,会員1\n", "お知らせ\n", far_below.as_str()] {
        let found = wrong(Source::new("members.csv", text));
        let at_top = |one: &ImportError| one.line == Some(1);
        assert!(found.iter().all(at_top), "{found:?}");
        let unknown =
            |one: &ImportError| matches!(one.problem, ImportProblem::UnknownColumn { .. });
        assert!(found.iter().any(unknown), "{found:?}");
    }
}

#[test]
fn headings_of_which_the_person_says_all_but_one_lose_no_row() {
    let mut text = "No,氏名\n".to_owned();
    for number in 1..=60 {
        writeln!(text, "{number},会員{number}").unwrap();
    }
    let mut source = Source::new("members.csv", text);
    source.columns.insert(0, Some("number"));
    assert_eq!(source.look(FileKind::Members).unwrap().heading_line, 1);
    assert_eq!(names(source).len(), 60);
}

#[test]
fn where_only_one_heading_is_known_the_first_row_that_has_it_is_taken() {
    let text = "名簿\n番号,Wer\n1,会員1\n番号,会員2\n";
    let look = Source::new("members.csv", text).look(FileKind::Members);
    let look = look.unwrap();
    assert_eq!(look.heading_line, 2);
    assert_eq!(look.columns[0].examples, ["1", "番号"]);
}

#[test]
fn what_stands_below_a_heading_is_looked_for_in_twenty_rows() {
    let look = |blank: usize| {
        let text = format!(
            "番号,氏名,備考\n{}1,会員,左利き\n",
            "1,会員,\n".repeat(blank)
        );
        Source::new("members.csv", text).look(FileKind::Members)
    };
    assert_eq!(look(19).unwrap().columns[2].examples, ["左利き"]);
    let too_far = look(20).unwrap();
    assert!(too_far.columns[2].examples.is_empty());
    assert_eq!(too_far.columns[0].examples, ["1"; 3]);
}

#[test]
fn a_column_with_nothing_at_its_head_is_left_out() {
    let source = Source::new("members.csv", "番号,氏名, ,\n1,会員1,,x\n");
    let columns = source.look(FileKind::Members).unwrap().columns;
    let left_out: Vec<bool> = columns.iter().map(|column| column.left_out).collect();
    assert_eq!(left_out, [false, false, true, true]);
    assert_eq!(names(source), ["会員1"]);
}

#[test]
fn a_heading_gives_way_where_the_person_says_that_another_column_is_it() {
    let mut source = Source::new("members.csv", "番号,氏名,Name\n1,旧姓,会員1\n");
    source.columns.insert(2, Some("name"));
    let columns = source.look(FileKind::Members).unwrap().columns;
    let taken: Vec<_> = columns.iter().map(|column| column.taken_for).collect();
    assert_eq!(taken, [Some("number"), None, Some("name")]);
    source.columns.insert(1, None);
    assert_eq!(names(source), ["会員1"]);
}
