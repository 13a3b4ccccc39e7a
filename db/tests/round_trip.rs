//! Whatever a club holds goes out and comes in again without loss.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

mod made_up;
mod support;

use calamine::{Data, Reader, Xlsx};
use db::{Club, Encoding, ExportFormat, FileKind, ImportFiles, NewClub, Replacing, Source};
use made_up::{fill, made_up};
use proptest::prelude::*;
use scoring::{Period, preset};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fs;
use std::io::Cursor;
use std::path::Path;
use support::{club, import, new_club, now, season};
use tempfile::TempDir;

/// The files of an export as an import takes them, wherever they stand.
fn read_folder(folder: &Path) -> ImportFiles {
    let read = |kind: FileKind, name: &str| {
        let own = folder.join(format!("{name}.csv"));
        if own.exists() {
            return Some(Source::read(own).unwrap());
        }
        let workbook = folder.join("records.xlsx");
        let sheet = workbook
            .exists()
            .then(|| Source::read(workbook).unwrap().on_sheet_of(kind));
        // Where no sheet is called so, another is opened.
        sheet.filter(|source| source.sheet() == Some(name))
    };
    let mut rule_sets: Vec<Source> = fs::read_dir(folder.join("rules"))
        .into_iter()
        .flatten()
        .map(|file| Source::read(file.unwrap().path()).unwrap())
        .collect();
    let of_year = |name: &str| {
        let file = folder.join(name);
        file.exists().then(|| Source::read(file).unwrap())
    };
    rule_sets.sort_by(|a, b| a.name.cmp(&b.name));
    ImportFiles {
        rule_sets,
        members: read(FileKind::Members, "members"),
        sessions: read(FileKind::Sessions, "sessions"),
        results: read(FileKind::Results, "results"),
        corrects: false,
        hands: read(FileKind::Hands, "hands"),
        adjustments: read(FileKind::Adjustments, "adjustments"),
        schedule: of_year("schedule.json"),
        awards: of_year("awards.json"),
        remarks: of_year("remarks.json"),
    }
}

fn export(club: &Club, format: ExportFormat) -> ImportFiles {
    let folder = TempDir::new().unwrap();
    club.export(
        now(),
        Period::ALWAYS,
        format,
        folder.path(),
        Replacing::OwnOnly,
    )
    .unwrap();
    read_folder(folder.path())
}

/// Every table with every cell as JSON has it.
fn json_tables(club: &Club) -> BTreeMap<String, Vec<Map<String, Value>>> {
    let folder = TempDir::new().unwrap();
    let format = ExportFormat::JsonLines;
    let written = club
        .export(
            now(),
            Period::ALWAYS,
            format,
            folder.path(),
            Replacing::OwnOnly,
        )
        .unwrap();
    let files = written.files.iter();
    let tables = files.filter_map(|file| {
        let name = file.file_name()?.to_str()?.strip_suffix(".jsonl")?;
        let text = fs::read_to_string(file).unwrap();
        let rows = text.lines().map(|line| serde_json::from_str(line).unwrap());
        Some((name.to_owned(), rows.collect()))
    });
    tables.collect()
}

/// The same as a spreadsheet program finds it in the workbook.
fn workbook_tables(club: &Club) -> BTreeMap<String, Vec<Map<String, Value>>> {
    let folder = TempDir::new().unwrap();
    club.export(
        now(),
        Period::ALWAYS,
        ExportFormat::Xlsx,
        folder.path(),
        Replacing::OwnOnly,
    )
    .unwrap();
    let bytes = fs::read(folder.path().join("records.xlsx")).unwrap();
    let mut book: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(bytes)).unwrap();
    let sheets = book.worksheets();
    let tables = sheets.into_iter().map(|(name, range)| {
        let mut rows = range.rows();
        let heads: Vec<String> = rows
            .next()
            .unwrap()
            .iter()
            .map(ToString::to_string)
            .collect();
        let rows = rows.map(|row| heads.iter().cloned().zip(row.iter().map(json)).collect());
        (name, rows.collect())
    });
    tables.collect()
}

/// A cell as JSON has it: numbers are numbers, texts texts, and days say their day.
fn json(cell: &Data) -> Value {
    match cell {
        Data::Empty => Value::Null,
        Data::String(text) => text.as_str().into(),
        Data::Float(number) => serde_json::from_str(&number.to_string()).unwrap(),
        Data::DateTime(moment) => {
            let (year, month, day, ..) = moment.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}").into()
        }
        other => panic!("{other:?}"),
    }
}

/// Standings and results by number and name, whatever the ids in the file.
fn told(club: &Club) -> Vec<String> {
    let records = club.records(Period::ALWAYS).unwrap();
    let mut told: Vec<String> = scoring::standings(&records, records.club_kind())
        .iter()
        .map(|row| {
            format!(
                "{:?} {:?} {:?}",
                row.rank, records.people[&row.person], row.tally
            )
        })
        .collect();
    told.extend(records.hands.iter().map(|hand| {
        format!(
            "{:?} {:?} {} {}",
            hand.level, hand.han, hand.yaku, hand.note
        )
    }));
    told
}

const FORMATS: [ExportFormat; 3] = [
    ExportFormat::Csv(Encoding::Utf8),
    ExportFormat::Csv(Encoding::Utf8Marked),
    ExportFormat::Xlsx,
];

/// A club of another rule set, with nothing in it but these files.
fn brought_to_another(files: &ImportFiles) -> (TempDir, Club) {
    let folder = TempDir::new().unwrap();
    let new = NewClub {
        rules: preset("haku-2015").unwrap(),
        ..new_club()
    };
    let mut other = Club::create(folder.path().join("other.hanchan"), &new, now()).unwrap();
    import(&mut other, files).unwrap_or_else(|error| panic!("{error}"));
    (folder, other)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, ..ProptestConfig::default() })]

    #[test]
    fn what_goes_out_comes_in_and_goes_out_the_same(made in made_up()) {
        let (_folder, mut club) = club();
        fill(&mut club, &made);
        for format in FORMATS {
            let first = export(&club, format);
            prop_assert!(first.results.is_some() && first.rule_sets.len() == 1);
            let other = brought_to_another(&first);
            prop_assert_eq!(told(&other.1), told(&club));
            prop_assert_eq!(export(&other.1, format), first);
            prop_assert!(other.1.check().unwrap().is_empty());
        }
    }

    #[test]
    fn json_and_workbook_say_the_same(made in made_up()) {
        let (_folder, mut club) = club();
        fill(&mut club, &made);
        prop_assert_eq!(json_tables(&club), workbook_tables(&club));
    }
}

#[test]
fn the_sample_season_comes_back_from_every_form() {
    let (_folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    for format in FORMATS {
        let first = export(&club, format);
        let (_other_folder, other) = brought_to_another(&first);
        assert_eq!(told(&other), told(&club), "{format:?}");
        assert_eq!(export(&other, format), first, "{format:?}");
    }
    assert_eq!(json_tables(&club), workbook_tables(&club));
}
