//! Seats that people drew themselves, from the command line to the papers.

use crate::common::paper::printed;
use crate::common::{Club, hanchan, holds, words};
use serde_json::json;

const DAY: [&str; 2] = ["--date", "2026-11-21"];

fn club() -> Club {
    let club = Club::new();
    let members = club.write(
        "members.csv",
        "number,name,kana\n1,相田 一郎,あいだ いちろう\n2,伊藤 花子,いとう はなこ\n3,上田 次郎,うえだ じろう\n\
         4,江口 春,えぐち はる\n5,加藤 秋,かとう あき\n6,加藤 冬,かとう ふゆ\n",
    );
    let sessions = club.write("sessions.csv", "date,series,note\n2026-11-14,水曜会,雨\n");
    let import = "import {} --members {} --sessions {}";
    hanchan(&words(import, &[club.path(), &members, &sessions])).succeeds();
    club
}

fn plan<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&["plan", "club.hanchan"], &DAY[..], more].concat()
}

#[test]
fn seats_come_in_from_a_list_and_are_printed_undone_and_told() {
    let club = club();
    club.write(
        "seats.txt",
        "卓 東 南 西 北\nA 4 3 相田 いとう はなこ\nお休み 加藤 秋\n",
    );
    let said = club
        .hanchan(&plan(&["--seats", "seats.txt", "--through", "2", "--turn"]))
        .succeeds();
    holds(
        &said,
        [
            "2026-11-21, round 1, by hand\n    A  4 江口 春, 3 上田 次郎, 1 相田 一郎, 2 伊藤 花子\n    sits out: 5 加藤 秋\n",
            "2026-11-21, round 2, by hand\n    A  3 上田 次郎, 1 相田 一郎, 2 伊藤 花子, 4 江口 春\n",
            "present as well: 4 江口 春,",
        ],
    );
    let kept = club.hanchan(&plan(&["--json"])).json();
    let round = json!({
        "round": 2,
        "seed": null,
        "tables": [{"table": "A", "members": [3, 1, 2, 4]}],
        "sits_out": [5],
    });
    assert_eq!(kept["rounds"][1], round);
    let paper = words(
        "report table-plan club.hanchan --date 2026-11-21 --round 1",
        &[],
    );
    let text = printed(&club, &paper);
    holds(&text, ["卓組表", "江口春", "加藤秋"]);
    // Whoever is present now has to be in the next list as well.
    let refused = club
        .hanchan_with(&plan(&["--round", "3", "--seats", "-"]), "1 2 3 4\n")
        .fails(2);
    holds(
        &refused,
        ["-: 5 加藤 秋: is to play round 3 and has no place; add `sits out 5`"],
    );
    club.hanchan(&["undo", "club.hanchan"]).succeeds();
    let said = club.hanchan(&plan(&[])).succeeds();
    holds(&said, ["2026-11-21: no seats are written down"]);
}

#[test]
fn a_list_that_is_wrong_is_said_line_by_line_and_nothing_is_kept() {
    let club = club();
    let before = club.bytes();
    for (list, lines) in [
        (
            "1 2 3 加藤\n",
            &[
                "-:1: 加藤: is nobody for certain; write the number of whoever is meant: 5 加藤 秋, 6 加藤 冬",
            ][..],
        ),
        (
            "1 2 3 9\n何某 4 5 6\n",
            &[
                "-:1: 9: is nobody",
                "-:2: 何某: is nobody for certain; write the member's number",
            ],
        ),
        ("1 2 3 4\n5 6\n", &["-: table B: has not as many people"]),
        ("1 2 3 3\n", &["-: 3 上田 次郎: has two places"]),
        ("1 2 3 4 5\n", &["-:1: has 5 people, and a table takes 4"]),
        (
            "B卓 1 2 3 4\n",
            &["-:1: tables are called A, B, C", "the next is A"],
        ),
        ("\n\n", &["-: names nobody"]),
    ] {
        let said = club.hanchan_with(&plan(&["--seats", "-"]), list).fails(2);
        holds(&said, lines);
    }
    for (more, said) in [
        (&["--seats", "none.txt"][..], 1),
        (&["--seats", "-", "--round", "3", "--through", "2"], 2),
        (&["--seats", "-", "--rules", "none"], 2),
        (&["--seats", "-", "--series", "土曜会"], 2),
        (&["--through", "2"], 2),
        (&["--seats", "-", "--round", "0"], 2),
    ] {
        club.hanchan_with(&plan(more), "1 2 3 4\n").fails(said);
    }
    let told = club
        .hanchan_with(&plan(&["--seats", "-", "--dry-run"]), "1,2,3,4\n")
        .succeeds();
    holds(&told, ["A  1 相田 一郎", "Not kept;"]);
    assert_eq!(club.bytes(), before);
}
