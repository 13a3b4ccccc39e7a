//! What cannot be is refused with a word on what to do, and stores nothing; what may be a mistake is
//! told.

use super::contest::{Contest, DAY, number, numbers};
use crate::common::hanchan;
use serde_json::{Value, json};

/// Twenty-two play, two wait, two fill tables; all rounds are drawn, and the first is played.
fn under_way() -> (Contest, Vec<Value>) {
    let day = Contest::new(45, "haku-2015", "新春大会");
    let settled = day.says(&["settled"], &[]);
    let mut settled: Value = serde_json::from_str(&settled).unwrap();
    settled["entries"]["opens"] = json!("2025-11-01T09:00:00");
    settled["entries"]["closes"] = json!("2026-01-03T20:00:00");
    settled["entries"]["check_in_until"] = json!("2026-01-04T10:00:00");
    let settled = day.club.write("settled.json", settled.to_string());
    day.says(&["settled"], &["--set", &settled]);
    let at = ["--at", "2025-12-01T09:00"];
    day.says(
        &["entry", "enter"],
        &[&["--member", "1-24"], &at[..]].concat(),
    );
    day.says(
        &["entry", "staff"],
        &[&["--member", "41,42"], &at[..]].concat(),
    );
    let rounds = day.seat(&[]);
    day.play(&rounds[0], true);
    (day, rounds)
}

/// What is asked of `hanchan competition`, and words of the answer.
type Refusal = (
    &'static [&'static str],
    &'static [&'static str],
    &'static str,
);

/// Early enough for entries, and too early.
const ON_TIME: &str = "2025-12-01T09:00";
const EARLY: &str = "2025-10-01T09:00";

const AT_THE_DESK: &[Refusal] = &[
    (
        &["enter"],
        &["--member", "99"],
        "there is no member 99; add",
    ),
    (
        &["enter"],
        &["--member", "3-1"],
        "3-1 ends before it begins",
    ),
    (&["enter"], &["--member", "a"], "write such as 3, or 3,5"),
    (&["enter"], &["--member", "1-999"], "more than 400 people"),
    (&["enter"], &["--member", "25"], "entries are closed"),
    (
        &["enter"],
        &["--member", "25", "--at", EARLY],
        "entries are not open yet",
    ),
    (
        &["enter"],
        &["--member", "25,25", "--at", ON_TIME],
        "member 25: this person has entered already",
    ),
    (
        &["enter"],
        &["--member", "41", "--at", ON_TIME],
        "member 41: this person is staff",
    ),
    (
        &["enter"],
        &["--member", "25", "--at", "yesterday"],
        "is not a date; write",
    ),
    (
        &["cancel"],
        &["--member", "25"],
        "has not entered; record the entry first",
    ),
    (
        &["cancel"],
        &["--member", "1"],
        "record an absence from a round on",
    ),
    (
        &["received"],
        &["--member", "1", "--what", "fee"],
        "entries.asks, as it is settled",
    ),
    (
        &["check-in"],
        &["--member", "30"],
        "member 30: this person has not entered",
    ),
    (
        &["release"],
        &["--at", "2026-01-04T09:00"],
        "release places after that",
    ),
    (
        &["staff"],
        &["--member", "1"],
        "member 1: this person is a player",
    ),
    (
        &["staff"],
        &["--member", "41"],
        "member 41: this person is staff",
    ),
    (&["walk-in"], &["--member", "2"], "has entered already"),
    // Who cannot step in is named, and not who is replaced.
    (
        &["replace"],
        &["--member", "1", "--by", "2", "--round", "2"],
        "member 2: this person is a player",
    ),
    (
        &["replace"],
        &["--member", "30", "--by", "43", "--round", "2"],
        "member 30: this person does not play",
    ),
    (
        &["replace"],
        &["--member", "1", "--by", "43", "--round", "9"],
        "--round 9: stage 1 has rounds 1 to 4",
    ),
    (
        &["absent"],
        &["--member", "1", "--stage", "2", "--round", "1"],
        "--stage 2: 新春大会 has stages 1 to 1",
    ),
    (
        &["late"],
        &["--member", "1", "--minutes", "0"],
        "minutes from 1 to 1440",
    ),
    (
        &["excuse"],
        &["--member", "1", "--reason", "電車"],
        "no lateness of theirs counts",
    ),
];

const IN_THE_HALL: &[Refusal] = &[
    (
        &["penalty"],
        &["--member", "1", "--points", "150", "--reason", "誤ロン"],
        "points are a multiple of 100",
    ),
    (
        &["penalty"],
        &["--member", "41", "--points", "100", "--reason", "誤ロン"],
        "member 41: this person does not play",
    ),
    (
        &["bonus"],
        &["--member", "1", "--points", "100", "--reason", " "],
        "reason: is empty",
    ),
    (
        &["offence"],
        &["--member", "1", "--reason", "私語"],
        "settle one first under penalties",
    ),
    (
        &["lift"],
        &["--event", "1", "--reason", "誤り"],
        "look its number up in the log",
    ),
    (
        &["lift"],
        &["--event", "99999", "--reason", "誤り"],
        "look its number up in the log",
    ),
    (&["seat"], &[], "every round is drawn"),
    (&["seat"], &["--round", "7"], "stage 1 has rounds 1 to 4"),
    (
        &["swap"],
        &["--round", "1", "--member", "1", "--with", "1"],
        "1 選手1: is named twice",
    ),
    (
        &["swap"],
        &["--round", "1", "--member", "1", "--with", "24"],
        "24 選手24: has no place in stage 1, round 1",
    ),
    (&["lot"], &["--order", "1,2"], "no lot is asked for"),
    (&["lot"], &[], "no lot is asked for"),
    (&["cut"], &[], "the competition has one stage"),
    (
        &["cut"],
        &["--stage", "1", "--through", "1-4"],
        "nobody goes on from that stage",
    ),
    (
        &["standings"],
        &["--stage", "1", "--after", "9"],
        "--after 9: stage 1 has rounds 1 to 4",
    ),
    (&["pick"], &["--prize", "米"], "not every sheet is in"),
    (&["offer", "make"], &[], "not every sheet is in"),
    (
        &["offer", "accept"],
        &["--member", "3"],
        "was not offered to this person",
    ),
    (
        &["print", "certificates"],
        &["-o", "x.pdf"],
        "not every sheet is in",
    ),
    (
        &["print", "round"],
        &["-o", "x.pdf", "--round", "9"],
        "stage 1 has rounds 1 to 4",
    ),
];

#[test]
fn what_cannot_be_is_refused_and_stores_nothing() {
    let (day, _) = under_way();
    for (what, more, words) in AT_THE_DESK {
        day.refuses(&[&["entry"], *what].concat(), more, words);
    }
    for (what, more, words) in IN_THE_HALL {
        day.refuses(what, more, words);
    }
}

#[test]
fn what_is_settled_wrongly_is_refused() {
    let (day, _) = under_way();
    let settle = |name: &str, json: &[u8], words: &str| {
        let file = day.club.write(name, json);
        day.refuses(&["settled"], &["--set", &file], words);
    };
    settle(
        "begun.json",
        b"{\"id\"",
        "compare with `hanchan competition settled`",
    );
    settle("bytes.json", b"\xff\xfe\x00", "not a text in UTF-8");
    let with_stages = |stages: Value| {
        let mut settled: Value = serde_json::from_str(&day.says(&["settled"], &[])).unwrap();
        settled["stages"] = stages;
        settled.to_string().into_bytes()
    };
    let stage = |rounds: Value| json!([{"name": "本戦", "rules": "haku-2015", "rounds": rounds}]);
    settle(
        "first.json",
        &with_stages(stage(json!(["swiss"]))),
        "stages[0].rounds[0]: needs a round before it",
    );
    // What is drawn already cannot be settled away.
    settle(
        "short.json",
        &with_stages(stage(json!(["random"]))),
        "the competition has no such stage or round",
    );
    let missing = day.club.dir().join("none.json");
    let missing = missing.to_str().unwrap();
    let said = day.run(&["settled"], &["--set", missing]).fails(1);
    assert!(said.contains("there is no such file"), "{said}");
}

#[test]
fn a_sheet_of_a_table_that_was_not_drawn_is_refused_and_a_doubtful_one_is_told() {
    let (day, rounds) = under_way();
    let table = &rounds[1]["tables"][0];
    let people = numbers(&table["members"]);
    let import = |rows: &str| {
        let rows = format!("date,series,round,table,seat,member,points\n{rows}");
        let rows = day.club.write("sheet.csv", rows);
        hanchan(&["import", day.club.path(), "--results", &rows])
    };
    let sheet = |date: &str, round: u32, table: &str, people: &[u32]| {
        let points = [31_000, 27_000, 22_000, 20_000];
        let seats = ["E", "S", "W", "N"].iter().zip(people).zip(points);
        let rows = seats.map(|((seat, number), points)| {
            format!("{date},新春大会,{round},{table},{seat},{number},{points}\n")
        });
        rows.collect::<String>()
    };
    let before = day.club.bytes();
    for (round, label) in [(2, "Z"), (9, "A")] {
        let said = import(&sheet(DAY, round, label, &people)).fails(2);
        let words = format!(
            "sheet.csv:2: table: no round of 新春大会 on 2026-01-04 was drawn with table {label} in round {round}"
        );
        assert!(said.contains(&words), "{said}");
    }
    assert_eq!(day.club.bytes(), before);
    // A number that was mistyped: somebody who sits at another table of the round.
    let elsewhere = number(&rounds[1]["tables"][1]["members"][0]);
    let mistyped = [&[elsewhere], &people[1..]].concat();
    let said = import(&sheet(DAY, 2, "A", &mistyped)).succeeds();
    let others = format!(
        "round 2, table A: the sheet names {elsewhere} 選手{elsewhere}, and {0} 選手{0} was drawn there",
        people[0]
    );
    assert!(said.contains(&others), "{said}");
    let other = numbers(&rounds[1]["tables"][1]["members"]);
    let other = sheet(DAY, 2, "B", &other);
    let said = import(&other).fails(2);
    let refused = format!("member {elsewhere} is at table A of round 2 on 2026-01-04 as well");
    assert!(said.contains(&refused), "{said}");
    let other = other.replace(
        "000\n",
        "000,which of the two it was is not known any more\n",
    );
    let rows = format!("date,series,round,table,seat,member,points,two_tables\n{other}");
    let rows = day.club.write("sheet.csv", rows);
    let said = hanchan(&["import", day.club.path(), "--results", &rows]).succeeds();
    let twice = format!("round 2: {elsewhere} 選手{elsewhere} has results at two tables");
    assert!(said.contains(&twice), "{said}");
    let shown = day.json(&["show"], &[]);
    assert_eq!(
        shown["stages"][0]["rounds"][1]["at_two_tables"],
        json!([elsewhere])
    );
    // A sheet of another day is no sheet of the competition, and that is said.
    let sheet = sheet("2026-01-05", 1, "A", &people).replace("000\n", "000,haku-2015\n");
    let rows = format!("date,series,round,table,seat,member,points,rules\n{sheet}");
    let rows = day.club.write("sheet.csv", rows);
    let said = hanchan(&["import", day.club.path(), "--results", &rows]).succeeds();
    assert!(
        said.contains("新春大会: 1 hanchan are of days on which none of its rounds is drawn"),
        "{said}"
    );
}
