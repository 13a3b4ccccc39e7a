//! What is written down about members stays with the secretary: none of it is on any paper or page,
//! and of what is exported only the members' own file has it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::paper::tool;
use common::{Club, hanchan, season};
use std::fs;
use std::path::{Path, PathBuf};

/// Written down about every member, and about nothing else.
const DETAILS: [&str; 4] = [
    "090-5555-0142",
    "ないしょの性別",
    "1931-07-09",
    "昭和6年7月9日",
];

/// The season of the sample club, whose members have all told their telephone number.
fn club() -> Club {
    let club = Club::with_season();
    let now = "2026-10-04T10:00:00".parse().unwrap();
    let mut file = db::Club::open(club.path()).unwrap();
    for (id, mut member) in file.members().unwrap() {
        member.note = "電話 090-5555-0142".into();
        member.sex = "ないしょの性別".into();
        member.joined = Some("1931-07-09".parse().unwrap());
        file.correct_member(now, id, &member).unwrap();
    }
    club
}

/// What a reader finds in a file, whatever its kind.
fn content(file: &Path) -> String {
    let path = file.to_str().unwrap();
    match file.extension().and_then(|kind| kind.to_str()) {
        Some("pdf") => tool("pdftotext", &["-raw", path, "-"]) + &tool("pdfinfo", &[path]),
        _ => fs::read_to_string(file).unwrap(),
    }
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| {
            if path.is_dir() {
                files_in(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

fn assert_clean(file: &Path) {
    let content: String = content(file)
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .collect();
    for detail in DETAILS {
        assert!(!content.contains(detail), "{detail} in {}", file.display());
    }
}

#[test]
fn no_paper_and_no_page_tells_what_is_written_down_about_members() {
    let club = club();
    let out = club.dir().join("out");
    fs::create_dir(&out).unwrap();
    let results = fs::read_to_string(season().join("results.csv")).unwrap();
    let date = results
        .lines()
        .nth(1)
        .unwrap()
        .split(',')
        .next()
        .unwrap()
        .to_owned();
    let (year, month) = (&date[..4], &date[..7]);
    let term = ["--year", year, "--half", "1"];
    let documents: [(&str, &[&str]); 11] = [
        ("session", &["--date", &date]),
        ("monthly", &["--month", month]),
        ("half-year", &term),
        ("fiscal-year", &["--year", year]),
        (
            "member",
            &[
                "--member",
                "1",
                "--from",
                "2025-01-01",
                "--to",
                "2027-12-31",
            ],
        ),
        ("record-sheet", &[]),
        ("hand-values", &[]),
        ("rules", &[]),
        ("schedule", &["--month", month]),
        ("certificate awards", &term),
        ("web-page", &["--year", year, "--half", "1"]),
    ];
    for (place, (report, more)) in documents.iter().enumerate() {
        let kind = if *report == "web-page" { "html" } else { "pdf" };
        let path = out.join(format!("{place}.{kind}"));
        let mut arguments = vec!["report"];
        arguments.extend(report.split(' '));
        arguments.push(club.path());
        arguments.extend(*more);
        arguments.extend(["-o", path.to_str().unwrap()]);
        hanchan(&arguments).succeeds();
        assert_clean(&path);
    }
    let all = out.join("all");
    hanchan(
        &[
            &["report", "all", club.path(), "--out", all.to_str().unwrap()],
            &term[..],
        ]
        .concat(),
    )
    .succeeds();
    let made = files_in(&all);
    assert!(made.len() > 15, "{made:?}");
    for file in made {
        // A test of the workbook itself looks into that.
        if file.extension().is_none_or(|kind| kind != "xlsx") {
            assert_clean(&file);
        }
    }
}

#[test]
fn of_an_export_only_the_file_of_the_members_has_their_details() {
    let club = club();
    for format in ["csv", "jsonl"] {
        let out = club.dir().join(format);
        let folder = out.to_str().unwrap();
        hanchan(&["export", club.path(), "--format", format, "--out", folder]).succeeds();
        for file in files_in(&out) {
            if file.file_stem().unwrap() == "members" {
                assert!(content(&file).contains(DETAILS[0]), "import brings it back");
            } else {
                assert_clean(&file);
            }
        }
    }
}

/// The club's file goes to the next secretary whole, with a backup; the rest can be left lying.
#[test]
fn of_a_hand_over_only_the_clubs_file_has_their_details() {
    let club = club();
    let (made, next) = (club.dir().join("made.zip"), club.dir().join("next"));
    let (made, into) = (made.to_str().unwrap(), next.to_str().unwrap());
    hanchan(&["handover", "make", club.path(), "--out", made]).succeeds();
    hanchan(&["handover", "open", made, "--into", into]).succeeds();
    let papers = files_in(&next);
    assert!(papers.len() > 10, "{papers:?}");
    for file in papers {
        if file.extension().is_none_or(|kind| kind != "hanchan") {
            assert_clean(&file);
        }
    }
}
