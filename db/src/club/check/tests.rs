//! What was done to a file behind this program's back is found, and told by what people know it by.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use super::{Damage, damage, is_whole, settlements};
use crate::club::open::in_memory;
use crate::tables::journal::fingerprint::take_anew;
use crate::tables::views::records::{self, Which};
use crate::{Club, Member, NewClub};
use chrono::{NaiveDate, NaiveDateTime, Weekday};
use rusqlite::Connection;
use schedule::Rule;
use scoring::record::{Adjustment, ScoreSheet};
use scoring::{BySeat, Calendar, FiscalStart, Period, PersonId, Played, Points, preset};
use std::fmt::Write as _;
use tempfile::TempDir;

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2025, 4, 2).unwrap()
}

fn now() -> NaiveDateTime {
    day().and_hms_opt(19, 30, 0).unwrap()
}

fn member(number: u32, name: &str) -> Member {
    Member {
        number,
        name: name.into(),
        note: format!("{name}は左利き"),
        ..Member::default()
    }
}

fn adjust(club: &mut Club, person: PersonId, reason: &str) {
    let one = Adjustment {
        date: day(),
        series: club.series().unwrap()[0].0,
        person,
        points: Points(-500),
        reason: reason.into(),
    };
    club.add_adjustment(now(), &one).unwrap();
}

/// A history of ten entries: the sixth was taken back and done again, the ninth was taken back.
fn club() -> (TempDir, Club) {
    let folder = TempDir::new().unwrap();
    let new = NewClub {
        name: "白樺会".into(),
        rules: preset("shirakaba-2025").unwrap(),
        fiscal_start: FiscalStart::default(),
        calendar: Calendar::Japanese,
    };
    let mut club = Club::create(folder.path().join("club.hanchan"), &new, now()).unwrap();
    let first = club.add_member(now(), &member(1, "田中 花")).unwrap();
    let second = club.add_member(now(), &member(2, "鈴木 勇")).unwrap();
    let series = club.add_series(now(), "水曜会").unwrap();
    let rule = Rule::new(Weekday::Wed, "1,3".parse().unwrap());
    club.add_schedule_rule(now(), series, &rule).unwrap();
    adjust(&mut club, first, "遅刻");
    club.undo(now()).unwrap();
    club.redo(now()).unwrap();
    adjust(&mut club, second, "鈴木 勇さんの遅刻");
    club.undo(now()).unwrap();
    (folder, club)
}

/// A copy of the file that was changed by somebody who knows how to get past its triggers.
fn tampered(club: &Club, sql: &str) -> Connection {
    let copy = in_memory(&club.connection).unwrap();
    copy.pragma_update(None, "query_only", false).unwrap();
    copy.pragma_update(None, "foreign_keys", false).unwrap();
    copy.pragma_update(None, "ignore_check_constraints", true)
        .unwrap();
    let triggers: Vec<(String, String)> = copy
        .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
        .unwrap()
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    for (name, _) in &triggers {
        copy.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
    }
    copy.execute_batch(sql).unwrap();
    for (_, trigger) in &triggers {
        copy.execute_batch(trigger).unwrap();
    }
    copy
}

/// What is done to the club above. After `>>` its fingerprints are taken anew, and nothing but the
/// history itself can tell.
const ATTACKS: &str = "
nothing >
nothing but other fingerprints >>
a member is another > UPDATE member SET name = '別人' WHERE id = 1
a member is gone > DELETE FROM member WHERE id = 2
a member came > INSERT INTO member SELECT 9, 9, '別人', kana, kind, sex, joined_on, left_on, note, search_key, public_name, NULL FROM member LIMIT 1
what was taken back is there > INSERT INTO adjustment SELECT after ->> 'id', after ->> 'date', after ->> 'series', after ->> 'member', after ->> 'points', after ->> 'reason' FROM change WHERE operation = 9
a reason is a mark > UPDATE adjustment SET reason = '＊＊'
the club is another > UPDATE club SET name = '別の会'
an award is gone > DELETE FROM award WHERE id = 3
the guard is gone > DELETE FROM writing
the guard is open > UPDATE writing SET operation = 3
an adjustment is of nobody > UPDATE adjustment SET member = 99
an index more > CREATE INDEX theirs ON member (name)
the first entry is gone > DELETE FROM fingerprint WHERE operation = 1; DELETE FROM operation WHERE id = 1
the fourth entry is gone > DELETE FROM change WHERE operation = 4; DELETE FROM fingerprint WHERE operation = 4; DELETE FROM operation WHERE id = 4
an entry is of another time > UPDATE operation SET at = '2001-01-01 00:00:00' WHERE id = 3
an entry is of no time >> UPDATE operation SET at = 'once' WHERE id = 3
an entry is of no kind >> UPDATE operation SET kind = 'nothing' WHERE id = 3
an entry made the file again >> UPDATE operation SET kind = 'create-club', state = 'fixed' WHERE id = 3
the first entry did not make it >> UPDATE operation SET kind = 'add-series', state = 'done' WHERE id = 1
an entry has a target >> UPDATE operation SET target = 2 WHERE id = 3
taking back has no target >> UPDATE operation SET target = NULL WHERE id = 7
taking back has another target >> UPDATE operation SET target = 5 WHERE id = 7
doing again has another target >> UPDATE operation SET target = 5 WHERE id = 8
an entry was taken back by nobody >> UPDATE operation SET state = 'undone' WHERE id = 8
an entry stands again >> UPDATE operation SET state = 'done' WHERE id = 9
a change says something else >> UPDATE change SET after = json_set(after, '$.name', '別人') WHERE operation = 3
a change is no JSON >> UPDATE change SET after = '{' WHERE operation = 3
what an entry did not hold is its fingerprint > UPDATE fingerprint SET contents = contents + 1 WHERE operation = 4
what it says is not its fingerprint > UPDATE fingerprint SET history = history + 1 WHERE operation = 4
what an entry held is not known any more > UPDATE fingerprint SET contents = NULL WHERE operation = 4
an entry has no fingerprint > DELETE FROM fingerprint WHERE operation = 4
";

/// Nothing is written to an index of no rows: it keeps the day that the table had in between.
const STALE_INDEX: &str = "
UPDATE adjustment SET date = '2030-01-01';
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = sql || ' WHERE 0' WHERE name = 'adjustment_by_date';
PRAGMA writable_schema = RESET;
UPDATE adjustment SET date = '2025-04-02';
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, ' WHERE 0', '') WHERE name = 'adjustment_by_date';
PRAGMA writable_schema = RESET;
";

#[test]
fn whatever_was_done_to_a_file_is_found() {
    let (_folder, club) = club();
    let mut said = String::new();
    let attacks = ATTACKS.trim().lines().map(|attack| {
        let (name, sql) = attack.split_once(" >").unwrap();
        (name, sql.strip_prefix('>'), sql)
    });
    let stale = (
        "an index says something else than its table",
        None,
        STALE_INDEX,
    );
    for (name, anew, sql) in attacks.chain([stale]) {
        let copy = tampered(&club, anew.unwrap_or(sql));
        if anew.is_some() {
            take_anew(&copy).unwrap();
        }
        writeln!(said, "{name}").unwrap();
        for found in damage(&copy).unwrap() {
            writeln!(said, "  {found}").unwrap();
        }
    }
    insta::assert_snapshot!(said);
}

#[test]
fn after_an_erasure_marks_are_no_damage_and_everything_else_is() {
    let (_folder, mut club) = club();
    let people: Vec<PersonId> = club.members().unwrap().iter().map(|(id, _)| *id).collect();
    adjust(&mut club, people[0], "鈴木 勇さんを待たせた");
    club.undo(now()).unwrap();
    club.redo(now()).unwrap();
    club.erase_member(now(), people[1]).unwrap();
    assert_eq!(damage(&tampered(&club, "")).unwrap(), []);
    for _ in 0..2 {
        club.undo(now()).unwrap();
        assert_eq!(damage(&tampered(&club, "")).unwrap(), []);
    }
    for _ in 0..2 {
        club.redo(now()).unwrap();
        assert_eq!(damage(&tampered(&club, "")).unwrap(), []);
    }
    for sql in [
        "UPDATE adjustment SET reason = '田中さんの遅刻' WHERE id = 1",
        "UPDATE adjustment SET points = -600 WHERE id = 1",
        "UPDATE adjustment SET points = -600 WHERE reason LIKE '%待たせた'",
        "UPDATE adjustment SET reason = '待ちぼうけ' WHERE reason LIKE '%待たせた'",
        "UPDATE member SET kind = 'guest' WHERE id = 2",
    ] {
        let found = damage(&tampered(&club, sql)).unwrap();
        let [Damage::Altered { table, .. }] = found.as_slice() else {
            panic!("{sql}: {found:?}")
        };
        assert!(sql.starts_with(&format!("UPDATE {table} ")), "{sql}");
    }
}

#[test]
fn every_amount_that_is_not_what_the_rules_give_is_told_with_its_place() {
    let (_folder, mut club) = club();
    for number in 3..=4 {
        club.add_member(now(), &member(number, "客")).unwrap();
    }
    let people: Vec<PersonId> = club.members().unwrap().iter().map(|(id, _)| *id).collect();
    let points = [42_300, 31_000, 26_700, 20_000].map(Points);
    let entry = ScoreSheet {
        date: day(),
        series: club.series().unwrap()[0].0,
        round: 1,
        table: "A".into(),
        rules: club.settings().unwrap().rules,
        people: BySeat::four([0, 1, 2, 3].map(|seat| people[seat])),
        played: Played::new(BySeat::four(points)),
        ..ScoreSheet::default()
    };
    club.enter_hanchan(now(), &entry, &[]).unwrap();
    let found = |sql: &str| -> Vec<String> {
        let copy = tampered(&club, sql);
        let records = records::read(&copy, Period::ALWAYS, None, Which::All).unwrap();
        let found = settlements(&copy, &records).unwrap().into_iter();
        found.map(|finding| finding.to_string()).collect()
    };
    assert!(found("").is_empty());
    let place = "2025-04-02 水曜会, round 1, table A";
    for (column, field) in [
        ("place", "place"),
        ("tied", "tied"),
        ("base", "base"),
        ("uma", "uma"),
        ("chombo_points", "chombo points"),
        ("total", "total"),
    ] {
        let said = found(&format!(
            "UPDATE seat SET {column} = {column} + 1 WHERE seat = 1"
        ));
        let expected = format!("{place}, seat S: {field} is stored as ");
        assert!(
            said.len() == 1 && said[0].starts_with(&expected),
            "{said:?}"
        );
    }
    let said = found("UPDATE seat SET points = points + 100 WHERE seat = 1");
    assert!(said.len() == 1 && said[0].starts_with(place), "{said:?}");
}

#[test]
fn what_cannot_be_read_as_what_it_means_is_no_whole_file() {
    let (_folder, club) = club();
    assert!(is_whole(&tampered(&club, "")).is_ok());
    for sql in [
        "UPDATE schedule_rule SET weeks = '6'",
        "UPDATE award SET goes_to = 'nobody'",
        "INSERT INTO competition VALUES (1, 'own', 1, '{}')",
        "INSERT INTO session VALUES (9, '2025-04-02', 1, '', '');\n\
         INSERT INTO draw VALUES (1, 9, 1, 7, 0);\n\
         INSERT INTO draw_seat VALUES (1, 1, 'A', 0)",
    ] {
        assert!(is_whole(&tampered(&club, sql)).is_err(), "{sql}");
    }
}
