//! Nonsense to import is refused with a sentence that says where, what and what to do, and the
//! club's file is left byte for byte as it was.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{Club, hanchan};

const HEADER: &str =
    "date,series,round,table,seat,member,points,chombo,deposit,rules,last_dealer\n";

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
    let club = Club::with_members();
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
    let club = Club::with_members();
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
    let club = Club::with_members();
    let before = club.bytes();
    // A linear congruential sequence: a million bytes of every value, the same in each run.
    let mut state = 1_u32;
    let noise: Vec<u8> = std::iter::repeat_with(|| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state.to_be_bytes()[0]
    })
    .take(1_000_000)
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
