//! Whatever a club exports comes in again, after forty years as well: as CSV and as a workbook, into a
//! new club, without loss.

#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use chrono::{NaiveDate, NaiveDateTime};
use db::sample::{Season, season};
use db::{Club, Encoding, ExportFormat, ImportFiles, ImportMode, Replacing, Source};
use proofs::{exported_files, in_full, in_time, scratch, size, tried};
use scoring::{Period, preset};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

/// A club that plays twice as much as ours: 32 tables a day, four days a month. In full it has played
/// forty years, which is more than 60,000 hanchan; quickly, three.
fn played() -> Season {
    Season {
        first_month: NaiveDate::from_ymd_opt(1990, 4, 1).unwrap(),
        rounds: 4,
        ..Season::new(40, 44, u32::try_from(size(36, 480)).unwrap())
    }
}

/// As long as somebody waits for the largest import of a club's life.
const PATIENCE: Duration = Duration::from_mins(2);

fn now() -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(2030, 4, 1).unwrap();
    day.and_hms_opt(9, 0, 0).unwrap()
}

fn new_club(folder: &TempDir, name: &str) -> Club {
    Club::create(folder.path().join(name), &proofs::saving::new_club(), now()).unwrap()
}

fn import(mut club: Club, files: ImportFiles) -> Club {
    let brought = in_time(PATIENCE, move || {
        let go_on = &mut |_| ControlFlow::Continue(());
        let result = club.import(now(), &files, ImportMode::Store, go_on);
        result.map(|_| club)
    });
    brought.unwrap().unwrap_or_else(|error| panic!("{error}"))
}

/// The files of such a club; a session in four has a note, and somebody is late each time.
fn files() -> ImportFiles {
    let texts = season(&played(), &preset("shirakaba-2025").unwrap());
    let mut days: Vec<(&str, &str)> = texts
        .results
        .lines()
        .skip(1)
        .filter_map(|row| row.split_once(','))
        .filter_map(|(date, rest)| Some((date, rest.split_once(',')?.0)))
        .collect();
    days.dedup();
    let mut sessions = "date,series,venue,note\n".to_owned();
    let mut adjustments = "date,series,member,points,reason\n".to_owned();
    for (place, (date, series)) in days.iter().enumerate() {
        // Writing into a text cannot fail.
        let _ = writeln!(adjustments, "{date},{series},{},-1000,遅刻", place % 44 + 1);
        if place % 4 == 0 {
            let _ = writeln!(
                sessions,
                "{date},{series},公民館 第{place}会議室,\"雨\n早じまい\""
            );
        }
    }
    ImportFiles {
        sessions: Some(Source::new("sessions.csv", sessions)),
        adjustments: Some(Source::new("adjustments.csv", adjustments)),
        ..ImportFiles::from(texts)
    }
}

fn export(club: &Club, format: ExportFormat, folder: &Path) {
    club.export(now(), Period::ALWAYS, format, folder, Replacing::OwnOnly)
        .unwrap();
}

/// Every file of an export but its own sums, by its name.
fn exported(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let files = files.filter(|file| file.file_type().unwrap().is_file());
    files
        .map(|file| {
            let name = file.file_name().into_string().unwrap();
            (name, fs::read(file.path()).unwrap())
        })
        .filter(|(name, _)| !name.starts_with('.'))
        .collect()
}

/// Every cell of everything, as programs get it.
fn contents(club: &Club) -> BTreeMap<String, Vec<u8>> {
    let folder = scratch();
    export(club, ExportFormat::JsonLines, folder.path());
    exported(folder.path())
}

#[test]
fn forty_years_go_out_and_come_in_again() {
    let folder = scratch();
    let club = import(new_club(&folder, "first.hanchan"), files());
    let hanchan = club.records(Period::ALWAYS).unwrap().hanchan.len();
    assert!(!in_full() || hanchan >= 60_000, "{hanchan}");
    let all = contents(&club);
    assert_eq!(all.len(), 8, "{:?}", all.keys());
    for format in [
        ExportFormat::Csv(Encoding::Utf8),
        ExportFormat::Csv(Encoding::Utf8Marked),
        ExportFormat::Xlsx,
    ] {
        let folder = scratch();
        let out = folder.path().join("out");
        export(&club, format, &out);
        for (name, bytes) in exported(&out) {
            println!(
                "{hanchan} hanchan as {format:?}: {name} of {} KiB",
                bytes.len() / 1024
            );
        }
        let other = import(new_club(&folder, "other.hanchan"), exported_files(&out));
        assert!(contents(&other) == all, "{format:?}");
        assert_eq!(other.check().unwrap(), []);
    }
    tried(3);
}
