//! Nonsense is refused with a sentence that says where, what and what to do, and the club's file is
//! left byte for byte as it was.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{Club, hanchan};
use std::path::Path;

const MEMBERS: &str = "number,name,kana,kind\n1,甲,こう,member\n2,乙,おつ,member\n3,丙,へい,member\n4,丁,てい,member\n5,戊,ぼ,member\n";
const HEADER: &str =
    "date,series,round,table,seat,member,points,chombo,deposit,rules,last_dealer\n";

fn club_with_members() -> Club {
    let club = Club::new();
    let members = club.write("members.csv", MEMBERS);
    hanchan(&["import", club.path(), "--members", &members]).succeeds();
    club
}

/// A sound table but for what the case changes.
fn table(change: impl Fn(usize, &mut Vec<String>)) -> String {
    let mut text = HEADER.to_owned();
    for (row, (seat, points)) in [
        ("E", "42300"),
        ("S", "31000"),
        ("W", "26700"),
        ("N", "20000"),
    ]
    .iter()
    .enumerate()
    {
        let member = (row + 1).to_string();
        let mut cells: Vec<String> = [
            "2025-04-02",
            "水曜会",
            "1",
            "A",
            seat,
            &member,
            points,
            "0",
            "0",
            "",
            "",
        ]
        .map(str::to_owned)
        .to_vec();
        change(row, &mut cells);
        text.push_str(&cells.join(","));
        text.push('\n');
    }
    text
}

/// What is refused, and words that the sentence must have.
fn refused_tables() -> Vec<(&'static str, String, &'static [&'static str])> {
    let cell = |at: usize, column: usize, value: &'static str| {
        table(move |row, cells| {
            if row == at {
                value.clone_into(&mut cells[column]);
            }
        })
    };
    let every = |column: usize, value: &'static str| {
        table(move |_, cells| value.clone_into(&mut cells[column]))
    };
    vec![
        (
            "unbalanced",
            cell(0, 6, "42000"),
            &["results.csv:2", "points", "300 points short"],
        ),
        (
            "five players",
            table(|_, _| ()) + "2025-04-02,水曜会,1,A,E,5,0,0,0,,\n",
            &["results.csv:6", "table"],
        ),
        (
            "three of four",
            table(|_, _| ())
                .lines()
                .take(4)
                .collect::<Vec<_>>()
                .join("\n"),
            &["results.csv:2", "N"],
        ),
        (
            "the same player twice",
            cell(1, 5, "1"),
            &["results.csv:3", "member", "already sits"],
        ),
        (
            "an unknown member",
            cell(2, 5, "99"),
            &["results.csv:4", "member", "99"],
        ),
        (
            "an unknown rule set",
            every(9, "no-such"),
            &["results.csv:2", "rules", "no-such"],
        ),
        (
            "an impossible day",
            every(0, "2025-02-30"),
            &["results.csv:2", "date", "2025-02-30"],
        ),
        (
            "a day outside its era",
            every(0, "平成38年4月2日"),
            &["results.csv:2", "date", "平成38年4月2日"],
        ),
        (
            "chombo -1",
            cell(0, 7, "-1"),
            &["results.csv:2", "chombo", "-1"],
        ),
        (
            "not a multiple of 100",
            cell(0, 6, "42350"),
            &["results.csv:2", "points", "42350"],
        ),
        (
            "no number",
            cell(3, 6, "many"),
            &["results.csv:5", "points", "many"],
        ),
        ("no seat", cell(3, 4, "X"), &["results.csv:5", "seat", "X"]),
        (
            "half a stick",
            every(8, "500"),
            &["results.csv:2", "deposit", "500"],
        ),
        (
            "disagreeing sticks",
            cell(1, 8, "1000"),
            &["results.csv", "deposit"],
        ),
        (
            "a number too large",
            cell(0, 6, "99999999999999999999"),
            &["results.csv:2", "points"],
        ),
        (
            "a missing column",
            table(|_, _| ()).replace("points", "score"),
            &["results.csv:1", "points"],
        ),
        ("an empty file", String::new(), &["results.csv", "empty"]),
    ]
}

#[test]
fn refused_tables_say_where_what_and_leave_the_file_alone() {
    let club = club_with_members();
    let before = club.bytes();
    for (what, text, words) in refused_tables() {
        let results = club.write("results.csv", text);
        let said = hanchan(&["import", club.path(), "--results", &results]).fails(2);
        for word in words {
            assert!(said.contains(word), "{what}: \"{word}\" is not in\n{said}");
        }
        assert!(!said.contains("panicked"), "{what}: {said}");
        assert!(
            club.bytes() == before,
            "{what}: the club's file has changed"
        );
    }
    let results = club.write("results.csv", table(|_, _| ()));
    hanchan(&["import", club.path(), "--results", &results]).succeeds();
    let said = hanchan(&["import", club.path(), "--results", &results]).fails(2);
    assert!(said.contains("already"), "the same table twice: {said}");
}

#[test]
fn every_error_of_a_file_is_reported_at_once() {
    let club = club_with_members();
    let text = table(|row, cells| {
        cells[0] = "2025-02-30".to_owned();
        if row == 2 {
            cells[5] = "99".to_owned();
        }
        if row == 3 {
            cells[7] = "-1".to_owned();
        }
    });
    let results = club.write("results.csv", text);
    let said = hanchan(&["import", club.path(), "--results", &results]).fails(2);
    for line in [
        "results.csv:2: date",
        "results.csv:5: date",
        "results.csv:4: member",
        "results.csv:5: chombo",
    ] {
        assert!(said.contains(line), "\"{line}\" is not in\n{said}");
    }
}

#[test]
fn noise_is_refused() {
    let club = club_with_members();
    let before = club.bytes();
    // A linear congruential sequence: ten million bytes of every value, the same in each run.
    let mut state = 1_u32;
    let noise: Vec<u8> = std::iter::repeat_with(|| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state.to_be_bytes()[0]
    })
    .take(10_000_000)
    .collect();
    let text: Vec<u8> = noise.iter().map(|byte| byte % 94 + 33).collect();
    for (what, bytes) in [("noise", &noise), ("text without sense", &text)] {
        let file = club.write("results.csv", bytes);
        for option in ["--members", "--results", "--hands"] {
            let said = hanchan(&["import", club.path(), option, &file]).fails(2);
            assert!(
                said.contains("results.csv"),
                "{what}: {}",
                &said[..said.len().min(2_000)]
            );
            assert!(
                !said.contains("panicked") && said.len() < 100_000,
                "{what} {option}: {} bytes",
                said.len()
            );
        }
    }
    assert!(club.bytes() == before);
}

/// Every command that takes a club's file, on that file.
fn on_every_command(file: &Path, check: impl Fn(&str, common::Ended)) {
    let file = file.to_str().unwrap();
    let dir = tempfile::tempdir().unwrap();
    let (out, folder) = (dir.path().join("out.pdf"), dir.path().to_str().unwrap());
    let out = out.to_str().unwrap();
    let members = dir.path().join("members.csv");
    std::fs::write(&members, MEMBERS).unwrap();
    for arguments in [
        vec!["import", file, "--members", members.to_str().unwrap()],
        vec!["standings", file],
        vec!["report", "monthly", file, "--month", "2025-10", "-o", out],
        vec!["export", file, "--format", "csv", "--out", folder],
        vec!["check", file],
        vec!["backup", file, "--to", folder],
        vec!["history", file],
        vec!["undo", file],
    ] {
        check(arguments[0], hanchan(&arguments));
    }
}

#[test]
fn what_is_no_club_is_left_alone() {
    let club = Club::with_season();
    let whole = club.bytes();
    let mut newer = whole.clone();
    // user_version stands at byte 60 of the header, most significant byte first.
    newer[60..64].copy_from_slice(&9_999_u32.to_be_bytes());
    let mut other_program = whole.clone();
    other_program[68..72].copy_from_slice(&0x1234_5678_u32.to_be_bytes());
    let files = [
        (
            "text.hanchan",
            b"This is not a club.".repeat(100),
            "not a club",
        ),
        ("empty.hanchan", Vec::new(), "not a club"),
        ("newer.hanchan", newer, "newer"),
        ("other.hanchan", other_program, "not a club"),
        (
            "short.hanchan",
            whole[..whole.len() / 2].to_vec(),
            "damaged",
        ),
    ];
    for (name, bytes, word) in files {
        let file = club.write(name, &bytes);
        on_every_command(Path::new(&file), |command, ended| {
            let said = ended.fails(1);
            assert!(
                said.contains(name) && said.contains(word),
                "{command} {name}: {said}"
            );
            assert!(!said.contains("panicked"), "{command} {name}: {said}");
            assert!(
                std::fs::read(&file).unwrap() == bytes,
                "{command} {name} was changed"
            );
        });
    }
    on_every_command(&club.dir().join("nowhere.hanchan"), |command, ended| {
        let said = ended.fails(1);
        assert!(
            said.contains("nowhere.hanchan") && said.contains("no such file"),
            "{command}: {said}"
        );
    });
    assert!(!club.dir().join("nowhere.hanchan").exists());
}

#[test]
fn a_new_club_never_replaces_a_file() {
    let club = Club::with_season();
    let before = club.bytes();
    let said = hanchan(&["new", club.path()]).fails(2);
    assert!(said.contains("already there"), "{said}");
    assert!(club.bytes() == before);
    let nowhere = club.dir().join("no/folder/club.hanchan");
    hanchan(&["new", nowhere.to_str().unwrap()]).fails(1);
}

#[test]
fn output_that_cannot_be_written_is_said_and_nothing_half_written_stays() {
    let club = Club::with_season();
    let before = club.bytes();
    // A file stands where a folder would have to be: not writable for anybody.
    let blocked = club.write("blocked", "");
    let out = format!("{blocked}/out.pdf");
    let said = hanchan(&[
        "report",
        "monthly",
        club.path(),
        "--month",
        "2025-07",
        "-o",
        &out,
    ])
    .fails(1);
    assert!(said.contains("out.pdf"), "{said}");
    hanchan(&["export", club.path(), "--format", "csv", "--out", &blocked]).fails(1);
    hanchan(&["backup", club.path(), "--to", &blocked]).fails(1);
    assert!(club.bytes() == before);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said_and_loses_nothing() {
    let club = club_with_members();
    let before = club.bytes();
    let season = common::season();
    // The shell's limit on file sizes stops every write past it, as a full disk would.
    let limit = before.len() / 1_024 + 8;
    let said = std::process::Command::new("bash")
        .arg("-c")
        .arg(format!(
            "ulimit -f {limit}; trap '' XFSZ; exec \"$0\" import \"$1\" --members \"$2\" --results \"$3\"",
        ))
        .arg(env!("CARGO_BIN_EXE_hanchan-under-test"))
        .arg(Club::path(&club))
        .arg(club.write("more.csv", "number,name\n6,己\n7,庚\n8,辛\n9,壬\n10,癸\n11,子\n12,丑\n13,寅\n14,卯\n15,辰\n16,巳\n"))
        .arg(season.join("results.csv"))
        .output()
        .unwrap();
    let words = String::from_utf8_lossy(&said.stderr);
    assert_eq!(said.status.code(), Some(1), "{words}");
    assert!(words.contains("nothing was changed"), "{words}");
    hanchan(&["check", club.path()]).succeeds();
    assert!(club.bytes() == before, "the club's file has changed");
}

#[test]
fn commands_that_make_no_sense_are_refused() {
    let club = Club::with_season();
    let path = club.path();
    for arguments in [
        vec!["frobnicate"],
        vec!["standings", path, "--from", "yesterday"],
        vec![
            "standings",
            path,
            "--from",
            "2025-09-30",
            "--to",
            "2025-04-01",
        ],
        vec!["standings", path, "--series", "日曜会"],
        vec!["standings", path, "--rules", "no-such"],
        vec![
            "report",
            "member",
            path,
            "--member",
            "99",
            "--from",
            "2025-04-01",
            "--to",
            "2025-09-30",
            "-o",
            "x.pdf",
        ],
        vec![
            "report",
            "session",
            path,
            "--date",
            "2025-04-03",
            "-o",
            "x.pdf",
        ],
        vec![
            "report",
            "half-year",
            path,
            "--year",
            "2025",
            "--half",
            "3",
            "-o",
            "x.pdf",
        ],
        vec![
            "report",
            "half-year",
            path,
            "--year",
            "999999",
            "--half",
            "1",
            "-o",
            "x.pdf",
        ],
        vec![
            "report", "monthly", path, "--month", "2025-13", "-o", "x.pdf",
        ],
        vec!["import", path],
        vec!["score", "--rules", "no-such"],
        vec!["rules", "show", "no-such"],
        vec!["demo", path, "--members", "3"],
    ] {
        let said = hanchan(&arguments).fails(2);
        assert!(
            !said.is_empty() && !said.contains("panicked"),
            "{arguments:?}: {said}"
        );
        assert!(!Path::new("x.pdf").exists(), "{arguments:?}");
    }
}
