//! What the tests of a club's file share.
#![allow(dead_code, reason = "each test program uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

pub mod evening;
pub mod journals;
pub mod knockout;
pub mod ledgers;
pub mod older;
pub mod rows;
pub mod sheet;

use chrono::{NaiveDate, NaiveDateTime};
use db::{
    Club, Error, ExportFormat, ExportSummary, Fault, FileKind, ImportFiles, ImportMode,
    ImportSummary, Member, NewClub, Refused, Replacing, SetAside, SetAsideKind, Source,
};
use scoring::record::{Adjustment, Session};
use scoring::{Calendar, FiscalStart, Period, PersonId, Points, SeriesId, preset};
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The form in which this program writes files.
pub const NEWEST: u32 = 10;

/// The form that a file says it is in.
pub fn form(path: &Path) -> u32 {
    let bytes = fs::read(path).unwrap();
    u32::from_be_bytes(bytes[60..64].try_into().unwrap())
}

pub fn day(text: &str) -> NaiveDate {
    scoring::parse_date(text).unwrap()
}

pub fn now() -> NaiveDateTime {
    day("2025-10-04").and_hms_opt(14, 32, 5).unwrap()
}

pub fn new_club() -> NewClub {
    NewClub {
        name: "白樺会".into(),
        rules: preset("shirakaba-2025").unwrap(),
        fiscal_start: FiscalStart::default(),
        calendar: Calendar::Japanese,
    }
}

/// A new club in a folder of its own, which goes when the folder is dropped.
pub fn club() -> (TempDir, Club) {
    let folder = TempDir::new().unwrap();
    let club = Club::create(folder.path().join("club.hanchan"), &new_club(), now()).unwrap();
    (folder, club)
}

/// A member of whom nothing else is known.
pub fn member(number: u32, name: impl Into<String>) -> Member {
    let name = name.into();
    Member {
        number,
        name,
        ..Member::default()
    }
}

/// The same, called by the number.
pub fn numbered(number: u32) -> Member {
    member(number, format!("会員{number}"))
}

/// A day's play of which nothing is noted.
pub fn session_on(date: NaiveDate, series: SeriesId) -> Session {
    Session {
        date,
        series,
        venue: String::new(),
        note: String::new(),
    }
}

/// Points given on a Wednesday.
pub fn adjustment(club: &Club, person: PersonId, points: i64, reason: &str) -> Adjustment {
    Adjustment {
        date: day("2025-04-02"),
        series: club.series_named("水曜会").unwrap().unwrap(),
        person,
        points: Points(points),
        reason: reason.into(),
    }
}

pub fn void(reason: &str) -> SetAside {
    SetAside {
        kind: SetAsideKind::Void,
        reason: reason.into(),
    }
}

pub fn source(name: &str, text: impl AsRef<[u8]>) -> Source {
    Source::new(name, text.as_ref())
}

pub fn files(members: &str, results: &str, hands: &str) -> ImportFiles {
    let given = |name, text: &str| (!text.is_empty()).then(|| source(name, text));
    ImportFiles {
        members: given("members.csv", members),
        results: given("results.csv", results),
        hands: given("hands.csv", hands),
        ..ImportFiles::default()
    }
}

pub fn season_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data/season")
}

pub fn season() -> ImportFiles {
    let read = |name: &str| Some(Source::read(season_folder().join(name)).unwrap());
    ImportFiles {
        members: read("members.csv"),
        results: read("results.csv"),
        hands: read("hands.csv"),
        ..ImportFiles::default()
    }
}

pub fn import(club: &mut Club, files: &ImportFiles) -> Result<ImportSummary, Error> {
    club.import(now(), files, ImportMode::Store, &mut |_| {
        ControlFlow::Continue(())
    })
}

/// Exports everything, over nothing that people made.
pub fn export_to(folder: impl AsRef<Path>, club: &Club, format: ExportFormat) -> ExportSummary {
    let only = Replacing::OwnOnly;
    club.export(now(), Period::ALWAYS, format, folder, only)
        .unwrap()
}

/// The files of an export as an import takes them, wherever they stand.
pub fn files_of(folder: &Path) -> ImportFiles {
    let read = |name: &str| {
        let file = folder.join(name);
        file.exists().then(|| Source::read(file).unwrap())
    };
    let of = |kind: FileKind, name: &str| {
        read(&format!("{name}.csv")).or_else(|| {
            let sheet = read("records.xlsx")?.on_sheet_of(kind);
            // Where no sheet is called so, another is opened.
            (sheet.sheet() == Some(name)).then_some(sheet)
        })
    };
    let rules = fs::read_dir(folder.join("rules")).into_iter().flatten();
    let rules = rules.map(|file| Source::read(file.unwrap().path()).unwrap());
    let mut rule_sets: Vec<Source> = rules.collect();
    rule_sets.sort_by(|a, b| a.name.cmp(&b.name));
    ImportFiles {
        rule_sets,
        members: of(FileKind::Members, "members"),
        sessions: of(FileKind::Sessions, "sessions"),
        results: of(FileKind::Results, "results"),
        corrects: false,
        hands: of(FileKind::Hands, "hands"),
        adjustments: of(FileKind::Adjustments, "adjustments"),
        openings: of(FileKind::Openings, "openings"),
        ledger: None,
        schedule: read("schedule.json"),
        awards: read("awards.json"),
        remarks: read("remarks.json"),
    }
}

/// What is wrong with a file.
pub fn fault<T>(tried: Result<T, Error>) -> Fault {
    match tried.map(drop) {
        Err(Error::File { fault, .. }) => fault,
        other => panic!("{other:?}"),
    }
}

/// The same, also of the club's file while it is open.
pub fn any_fault<T>(tried: Result<T, Error>) -> Fault {
    match tried {
        Err(Error::Storage(fault)) => fault,
        tried => fault(tried),
    }
}

/// Why something was refused.
pub fn refused<T: std::fmt::Debug>(result: Result<T, Error>) -> Refused {
    match result {
        Err(Error::Refused(refused)) => refused,
        other => panic!("{other:?}"),
    }
}
