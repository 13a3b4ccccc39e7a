//! Files as clubs have them: what the export of a small club writes, in each encoding.

use crate::noise::Part;
use chrono::{NaiveDate, NaiveDateTime};
use db::sample::{Season, season};
use db::{
    Club, Encoding, ExportFormat, FileKind, ImportFiles, ImportMode, NewClub, Replacing, Source,
};
use scoring::{Period, preset};
use std::collections::BTreeSet;
use std::fs;
use std::io::{Cursor, Read};
use std::ops::ControlFlow;
use std::path::Path;
use tempfile::TempDir;
use zip::ZipArchive;

/// Where they stand among the kinds.
const RESULTS: usize = 2;
const HANDS: usize = 3;

/// As many rows as a file needs to have everything in it, so that a million inputs are read soon.
const ROWS: usize = 24;

pub struct Real {
    pub kinds: [FileKind; 5],
    /// Of each kind, the same rows in each encoding.
    pub csv: [Vec<Vec<u8>>; 5],
    pub workbook: Vec<u8>,
    /// What is in the workbook, unpacked.
    pub parts: Vec<Part>,
    pub members: Vec<u8>,
}

pub fn now() -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(2025, 10, 4).unwrap();
    day.and_hms_opt(14, 32, 5).unwrap()
}

pub fn new_club(folder: &TempDir, name: &str) -> Club {
    let new = NewClub {
        name: name.into(),
        ..proofs::saving::new_club()
    };
    Club::create(folder.path().join(format!("{name}.hanchan")), &new, now()).unwrap()
}

pub fn store(club: &mut Club, files: &ImportFiles) {
    let go_on = &mut |_| ControlFlow::Continue(());
    if let Err(error) = club.import(now(), files, ImportMode::Store, go_on) {
        panic!("{error}");
    }
}

const SESSIONS: &str =
    "date,series,venue,note\n2026-04-01,水曜会,公民館,\"雨\n\"\"中止\"\"\"\n2026-04-08,水曜会,,\n";
const ADJUSTMENTS: &str = "date,series,member,points,reason\n2026-04-01,水曜会,1,-2000,遅刻\n2026-04-01,水曜会,2,500,'=優勝\n";

impl Real {
    pub fn new() -> Self {
        let folder = proofs::scratch();
        let mut club = new_club(&folder, "見本会");
        let rules = preset("shirakaba-2025").unwrap();
        let mut files = ImportFiles::from(season(&Season::new(1, 8, 1), &rules));
        files.members = files.members.as_ref().map(in_cp932);
        files.sessions = Some(Source::new("sessions.csv", SESSIONS));
        files.adjustments = Some(Source::new("adjustments.csv", ADJUSTMENTS));
        store(&mut club, &files);
        let names = ["members", "sessions", "results", "hands", "adjustments"];
        let mut csv = [const { Vec::new() }; 5];
        for encoding in [Encoding::Utf8, Encoding::Utf8Marked, Encoding::Cp932] {
            let out = folder.path().join(format!("{encoding:?}"));
            let format = ExportFormat::Csv(encoding);
            club.export(now(), Period::ALWAYS, format, &out, Replacing::OwnOnly)
                .unwrap();
            for (name, files) in names.iter().zip(&mut csv) {
                files.push(first_rows(&out.join(format!("{name}.csv"))));
            }
        }
        for place in 0..csv[RESULTS].len() {
            csv[HANDS][place] = of_tables(&csv[HANDS][place], &csv[RESULTS][place]);
        }
        let workbook = short_workbook(&csv, &folder);
        Self {
            kinds: [
                FileKind::Members,
                FileKind::Sessions,
                FileKind::Results,
                FileKind::Hands,
                FileKind::Adjustments,
            ],
            members: csv[0][0].clone(),
            parts: parts(&workbook),
            csv,
            workbook,
        }
    }

    /// All of it in UTF-8.
    pub fn files(&self) -> ImportFiles {
        let file = |place: usize| Some(Source::new("rows.csv", self.csv[place][0].clone()));
        ImportFiles {
            members: file(0),
            sessions: file(1),
            results: file(RESULTS),
            hands: file(HANDS),
            adjustments: file(4),
            ..ImportFiles::default()
        }
    }

    pub fn csv_of(&self, kind: FileKind) -> &[Vec<u8>] {
        let place = self.kinds.iter().position(|one| *one == kind);
        &self.csv[place.unwrap()]
    }
}

/// The hands of just those tables, by the four columns with which the rows of both begin.
fn of_tables(hands: &[u8], results: &[u8]) -> Vec<u8> {
    let table = |row: &[u8]| {
        let cells = row.split(|byte| *byte == b',').take(4);
        cells.collect::<Vec<_>>().concat()
    };
    let rows = |file: &'_ [u8]| {
        let rows = file.split_inclusive(|byte| *byte == b'\n');
        rows.map(<[u8]>::to_vec).collect::<Vec<_>>()
    };
    let tables: BTreeSet<Vec<u8>> = rows(results).iter().map(|row| table(row)).collect();
    let (heading, hands) = rows(hands)
        .split_first()
        .map(|(first, rest)| (first.clone(), rest.to_vec()))
        .unwrap();
    let here = hands.into_iter().filter(|row| tables.contains(&table(row)));
    std::iter::once(heading)
        .chain(here)
        .collect::<Vec<_>>()
        .concat()
}

/// The same members with names that every encoding can write.
fn in_cp932(members: &Source) -> Source {
    let text = std::str::from_utf8(members.bytes()).unwrap();
    Source::new(
        members.name.clone(),
        text.replace('𠮷', "吉").replace('槗', "橋"),
    )
}

fn first_rows(file: &Path) -> Vec<u8> {
    let bytes = fs::read(file).unwrap();
    bytes
        .split_inclusive(|byte| *byte == b'\n')
        .take(1 + ROWS)
        .collect::<Vec<_>>()
        .concat()
}

/// The workbook of a club that has just those rows.
fn short_workbook(csv: &[Vec<Vec<u8>>; 5], folder: &TempDir) -> Vec<u8> {
    let mut club = new_club(folder, "小さな会");
    let file = |place: usize| Some(Source::new("rows.csv", csv[place][0].clone()));
    let files = ImportFiles {
        members: file(0),
        sessions: file(1),
        results: file(2),
        adjustments: file(4),
        ..ImportFiles::default()
    };
    store(&mut club, &files);
    let out = folder.path().join("xlsx");
    club.export(
        now(),
        Period::ALWAYS,
        ExportFormat::Xlsx,
        &out,
        Replacing::OwnOnly,
    )
    .unwrap();
    fs::read(out.join("records.xlsx")).unwrap()
}

fn parts(workbook: &[u8]) -> Vec<Part> {
    let mut archive = ZipArchive::new(Cursor::new(workbook)).unwrap();
    let mut parts = Vec::new();
    for place in 0..archive.len() {
        let mut part = archive.by_index(place).unwrap();
        let mut bytes = Vec::new();
        part.read_to_end(&mut bytes).unwrap();
        parts.push((part.name().unwrap().into_owned(), bytes));
    }
    parts
}
