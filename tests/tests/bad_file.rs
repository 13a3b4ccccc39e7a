//! Files and folders that are not what they should be, and commands that make no sense: a sentence
//! each, and nothing is harmed.

use crate::common::{Club, MEMBERS, hanchan, holds, words};
use std::path::Path;

/// Every command that takes a club's file, on that file.
fn on_every_command(file: &Path, check: impl Fn(&str, crate::common::Ended)) {
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
    on_every_command(&club.dir().join("nowhere.hanchan"), |_, ended| {
        let said = ended.fails(1);
        holds(&said, ["nowhere.hanchan", "no such file"]);
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
    let said = hanchan(&words(
        "report monthly {} --month 2025-07 -o {}",
        &[club.path(), &out],
    ))
    .fails(1);
    assert!(said.contains("out.pdf"), "{said}");
    hanchan(&["export", club.path(), "--format", "csv", "--out", &blocked]).fails(1);
    hanchan(&["backup", club.path(), "--to", &blocked]).fails(1);
    assert!(club.bytes() == before);
}

const NONSENSE: &str = "
frobnicate
standings club.hanchan --from yesterday
standings club.hanchan --from 2025-09-30 --to 2025-04-01
standings club.hanchan --series 日曜会
standings club.hanchan --rules no-such
report member club.hanchan --member 99 --from 2025-04-01 --to 2025-09-30 -o x.pdf
report session club.hanchan --date 2025-04-03 -o x.pdf
report half-year club.hanchan --year 2025 --half 3 -o x.pdf
report half-year club.hanchan --year 999999 --half 1 -o x.pdf
report monthly club.hanchan --month 2025-13 -o x.pdf
import club.hanchan
score --rules no-such
hand --rules no-such
hand 123x
hand 123m456p789s11222z --seat X
hand 123m456p789s11222z --pao x
hand --tsumo
rules show no-such
demo club.hanchan --members 3
";

#[test]
fn commands_that_make_no_sense_are_refused() {
    let club = Club::with_season();
    for line in NONSENSE.trim().lines() {
        let said = club.hanchan(&words(line, &[])).fails(2);
        let is_told = !said.is_empty() && !said.contains("panicked");
        assert!(is_told, "{line}: {said}");
        assert!(!club.dir().join("x.pdf").exists(), "{line}");
    }
}
