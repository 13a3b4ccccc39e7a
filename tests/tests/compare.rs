//! Two files of one club on the command line: told apart, and brought together one operation at a time.

use crate::common::{Club, hanchan, holds, words};
use std::fs;
use std::path::{Path, PathBuf};

/// A member more, by a file of members.
fn add_member(club: &str, folder: &Path, number: u32, name: &str) {
    let members = folder.join(format!("{number}.csv"));
    fs::write(&members, format!("number,name\n{number},{name}\n")).unwrap();
    hanchan(&["import", club, "--members", members.to_str().unwrap()]).succeeds();
}

/// What a service makes of a club's file that two machines changed.
fn copied(club: &Club) -> PathBuf {
    let copy = club.dir().join("club (コピー).hanchan");
    fs::copy(club.path(), &copy).unwrap();
    copy
}

#[test]
fn what_only_the_copy_has_is_listed_brought_over_and_undone() {
    let club = Club::with_season();
    let copy = copied(&club);
    let copy = copy.to_str().unwrap();
    let alike = hanchan(&["compare", club.path(), copy]).succeeds();
    holds(&alike, ["only in", ": 0"]);
    add_member(club.path(), club.dir(), 901, "岡田 花");
    add_member(copy, club.dir(), 902, "野口 実");
    let before = club.bytes();
    let found = hanchan(&["compare", club.path(), copy]).succeeds();
    assert!(found.contains("member 902 (野口 実)"), "{found}");
    assert!(found.contains("member 901 (岡田 花)"), "{found}");
    let lines = hanchan(&["compare", club.path(), copy, "--json"]).lines();
    assert_eq!(lines.len(), 2);
    assert_eq!(
        (&lines[0]["only_in"], &lines[0]["obstacle"]),
        (&"other".into(), &().into())
    );
    assert_eq!(lines[1]["only_in"], "file");
    assert_eq!(club.bytes(), before, "comparing writes nothing");

    let number = lines[0]["id"].to_string();
    let other = fs::read(copy).unwrap();
    let said = hanchan(&["compare", club.path(), copy, "--bring", &number]).succeeds();
    holds(&said, ["野口 実"]);
    assert!(said.starts_with("brought over:"), "{said}");
    assert_eq!(
        fs::read(copy).unwrap(),
        other,
        "the other file is only read"
    );
    hanchan(&["check", club.path()]).succeeds();
    let again = hanchan(&["compare", club.path(), copy, "--bring", &number]).fails(2);
    assert!(again.contains("has no operation"), "{again}");
    let history = hanchan(&["history", club.path(), "--limit", "1"]).succeeds();
    assert!(history.contains("bring-over"), "{history}");
    hanchan(&["undo", club.path()]).succeeds();
    let out = club.at("out");
    let export = words("export {} --format jsonl --out {}", &[club.path(), &out]);
    assert!(!hanchan(&export).succeeds().is_empty());
    let members = fs::read_to_string(club.dir().join("out/members.jsonl")).unwrap();
    holds(&members, ["岡田 花"]);
    assert!(!members.contains("野口 実"), "{members}");
}

#[test]
fn while_the_other_secretary_has_the_file_open_it_can_be_read_and_compared_with() {
    let club = Club::with_season();
    let copy = copied(&club);
    let copy = copy.to_str().unwrap();
    add_member(club.path(), club.dir(), 901, "岡田 花");
    let open = db::Club::open(club.path()).unwrap();
    let found = hanchan(&["compare", copy, club.path()]).succeeds();
    assert!(found.contains("岡田 花"), "{found}");
    let first = &hanchan(&["compare", copy, club.path(), "--json"]).lines()[0];
    hanchan(&words(
        "compare {} {} --bring {}",
        &[copy, club.path(), &first["id"].to_string()],
    ))
    .succeeds();
    let said = hanchan(&["compare", club.path(), copy, "--bring", "1"]).fails(1);
    assert!(said.contains("has it open; close it there"), "{said}");
    drop(open);
}

#[test]
fn another_clubs_file_is_refused() {
    let one = Club::with_season();
    let other = one.dir().join("aoba.hanchan");
    let other = other.to_str().unwrap();
    hanchan(&["new", other, "--name", "青葉会"]).succeeds();
    let said = hanchan(&["compare", one.path(), other]).fails(2);
    assert!(said.contains("not of one club"), "{said}");
}
