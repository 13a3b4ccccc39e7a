//! What the tests of a club's file share.
#![allow(dead_code, reason = "each test program uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

pub mod evening;
pub mod journals;
pub mod knockout;
pub mod older;
pub mod rows;
pub mod sheet;

use chrono::{NaiveDate, NaiveDateTime};
use db::{Club, Error, ImportFiles, ImportMode, ImportSummary, NewClub, Refused, Source};
use scoring::{Calendar, FiscalStart, preset};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

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

pub fn source(name: &str, text: impl AsRef<[u8]>) -> Source {
    Source::new(name, text.as_ref())
}

pub fn files(members: &str, results: &str, hands: &str) -> ImportFiles {
    let given = |name, text: &str| {
        if text.is_empty() {
            None
        } else {
            Some(source(name, text))
        }
    };
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

/// Why something was refused.
pub fn refused<T: std::fmt::Debug>(result: Result<T, Error>) -> Refused {
    match result {
        Err(Error::Refused(refused)) => refused,
        other => panic!("{other:?}"),
    }
}
