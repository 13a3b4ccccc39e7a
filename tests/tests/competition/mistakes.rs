//! What cannot be is refused with a word on what to do, and stores nothing; what may be a mistake is
//! told.

use super::contest::{Contest, DAY, number, numbers};
use crate::common::{cases, hanchan, holds};
use serde_json::{Value, json};

/// Twenty-two play, two wait, two fill tables; all rounds are drawn, and the first is played.
fn under_way() -> (Contest, Vec<Value>) {
    let day = Contest::new(45, "haku-2015", "新春大会");
    day.settles(|settled| {
        settled["entries"]["opens"] = json!("2025-11-01T09:00:00");
        settled["entries"]["closes"] = json!("2026-01-03T20:00:00");
        settled["entries"]["check_in_until"] = json!("2026-01-04T10:00:00");
    });
    day.says("entry enter --member 1-24 --at 2025-12-01T09:00");
    day.says("entry staff --member 41,42 --at 2025-12-01T09:00");
    let rounds = day.seat("");
    day.play(&rounds[0], true);
    (day, rounds)
}

/// What is asked of `hanchan competition`, and words of the answer. Who cannot step in is named, and not
/// who is replaced.
const REFUSED: &str = r"
entry enter --member 99 | there is no member 99; add
entry enter --member 3-1 | 3-1 ends before it begins
entry enter --member a | write such as 3, or 3,5
entry enter --member 1-999 | more than 400 people
entry enter --member 25 | entries are closed
entry enter --member 25 --at 2025-10-01T09:00 | entries are not open yet
entry enter --member 25,25 --at 2025-12-01T09:00 | member 25: this person has entered already
entry enter --member 41 --at 2025-12-01T09:00 | member 41: this person is staff
entry enter --member 25 --at yesterday | is not a date; write
entry cancel --member 25 | has not entered; record the entry first
entry cancel --member 1 | record an absence from a round on
entry received --member 1 --what fee | entries.asks, as it is settled
entry check-in --member 30 | member 30: this person has not entered
entry release --at 2026-01-04T09:00 | release places after that
entry staff --member 1 | member 1: this person is a player
entry staff --member 41 | member 41: this person is staff
entry walk-in --member 2 | has entered already
entry replace --member 1 --by 2 --round 2 | member 2: this person is a player
entry replace --member 30 --by 43 --round 2 | member 30: this person does not play
entry replace --member 1 --by 43 --round 9 | --round 9: stage 1 has rounds 1 to 4
entry absent --member 1 --stage 2 --round 1 | --stage 2: 新春大会 has stages 1 to 1
entry late --member 1 --minutes 0 | minutes from 1 to 1440
entry excuse --member 1 --reason 電車 | no lateness of theirs counts
penalty --member 1 --points 150 --reason 誤ロン | points are a multiple of 100
penalty --member 41 --points 100 --reason 誤ロン | member 41: this person does not play
bonus --member 1 --points 100 --reason 　 | reason: is empty
offence --member 1 --reason 私語 | settle one first under penalties
lift --event 1 --reason 誤り | look its number up in the log
lift --event 99999 --reason 誤り | look its number up in the log
seat | every round is drawn
seat --round 7 | stage 1 has rounds 1 to 4
swap --round 1 --member 1 --with 1 | 1 選手1: is named twice
swap --round 1 --member 1 --with 24 | 24 選手24: has no place in stage 1, round 1
lot --order 1,2 | no lot is asked for
lot | no lot is asked for
cut | the competition has one stage
cut --stage 1 --through 1-4 | nobody goes on from that stage
standings --stage 1 --after 9 | --after 9: stage 1 has rounds 1 to 4
pick --prize 米 | not every sheet is in
offer make | not every sheet is in
offer accept --member 3 | was not offered to this person
print certificates -o x.pdf | not every sheet is in
print round -o x.pdf --round 9 | stage 1 has rounds 1 to 4
";

#[test]
fn what_cannot_be_is_refused_and_stores_nothing() {
    let (day, _) = under_way();
    for [line, words] in cases(REFUSED) {
        day.refuses(line, words);
    }
}

#[test]
fn what_is_settled_wrongly_is_refused() {
    let (day, _) = under_way();
    let settle = |name: &str, json: &[u8], words: &str| {
        day.club.write(name, json);
        day.refuses(format!("settled --set {name}"), words);
    };
    settle(
        "begun.json",
        b"{\"id\"",
        "compare with `hanchan competition settled`",
    );
    settle("bytes.json", b"\xff\xfe\x00", "not a text in UTF-8");
    let with_stages = |stages: Value| {
        let mut settled = day.run("settled").json();
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
    let said = day.run("settled --set none.json").fails(1);
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
    let shown = day.json("show");
    assert_eq!(
        shown["stages"][0]["rounds"][1]["at_two_tables"],
        json!([elsewhere])
    );
    // A sheet of another day is no sheet of the competition, and that is said.
    let sheet = sheet("2026-01-05", 1, "A", &people).replace("000\n", "000,haku-2015\n");
    let rows = format!("date,series,round,table,seat,member,points,rules\n{sheet}");
    let rows = day.club.write("sheet.csv", rows);
    let said = hanchan(&["import", day.club.path(), "--results", &rows]).succeeds();
    holds(
        &said,
        ["新春大会: 1 hanchan are of days on which none of its rounds is drawn"],
    );
}
