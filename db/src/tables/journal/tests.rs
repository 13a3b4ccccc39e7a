//! What the journal keeps and refuses. That undoing everything gives the start, and redoing it the
//! end, is proved with all that `SAFETY.md` promises, in `tests/proofs`.

use crate::tables::JOURNALLED;
use crate::{Club, Error, Member, NewClub, Op, PlainRefusal, Refused, State};
use chrono::{NaiveDate, NaiveDateTime};
use scoring::hand_value::Level;
use scoring::record::{HandEntry, HandName, ScoreSheet};
use scoring::{BySeat, Calendar, FiscalStart, PersonId, Played, Points, Seat, preset};
use tempfile::TempDir;

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2025, 4, 2).unwrap()
}

fn now() -> NaiveDateTime {
    day().and_hms_opt(19, 30, 0).unwrap()
}

fn member(number: u32) -> Member {
    Member {
        number,
        name: format!("会員{number}"),
        ..Member::default()
    }
}

/// No power goes in these tests, so nothing waits for the disk.
fn hasty(club: Club) -> Club {
    club.connection
        .pragma_update(None, "synchronous", "OFF")
        .unwrap();
    club
}

/// A club of five in one series, with nothing recorded yet.
fn club() -> (TempDir, Club) {
    let folder = TempDir::new().unwrap();
    let new = NewClub {
        name: "白樺会".into(),
        rules: preset("shirakaba-2025").unwrap(),
        fiscal_start: FiscalStart::default(),
        calendar: Calendar::Japanese,
    };
    let mut club = hasty(Club::create(folder.path().join("club.hanchan"), &new, now()).unwrap());
    for number in 1..=5 {
        club.add_member(now(), &member(number)).unwrap();
    }
    club.add_series(now(), "水曜会").unwrap();
    (folder, club)
}

/// A table of four, and a hand that was won at it.
fn entry(club: &Club) -> (ScoreSheet, Vec<HandEntry>) {
    let people: Vec<PersonId> = club.members().unwrap().iter().map(|(id, _)| *id).collect();
    let entry = ScoreSheet {
        date: day(),
        series: club.series().unwrap()[0].0,
        round: 1,
        table: "A".into(),
        rules: club.settings().unwrap().rules,
        people: BySeat::four([0, 1, 2, 3].map(|seat| people[seat])),
        played: Played::new(BySeat::four([Points(30_000); 4])),
        ..ScoreSheet::default()
    };
    let hand = HandEntry {
        hand: HandName::parse("東1局"),
        han: Some(5),
        yaku: "リーチ 一発".into(),
        ..HandEntry::of(people[0], None, Level::Mangan)
    };
    (entry, vec![hand])
}

#[test]
fn nothing_is_written_outside_an_operation() {
    let (_folder, mut club) = club();
    let (entry, hands) = entry(&club);
    club.enter_hanchan(now(), &entry, &hands).unwrap();
    for table in &JOURNALLED {
        let error = club
            .connection
            .execute(&format!("DELETE FROM {}", table.name), []);
        // Rows that nothing refers to are held by the journal alone; the others also by their references.
        if club
            .connection
            .query_row(&format!("SELECT count(*) FROM {}", table.name), [], |row| {
                row.get::<_, i64>(0)
            })
            .unwrap()
            > 0
        {
            assert!(
                error
                    .unwrap_err()
                    .to_string()
                    .contains("outside an operation"),
                "{}",
                table.name
            );
        }
    }
    let error = club.connection.execute(
        "UPDATE seat SET total = 0, base = 0, uma = 0, chombo_points = 0",
        [],
    );
    assert!(
        error
            .unwrap_err()
            .to_string()
            .contains("outside an operation")
    );
}

#[test]
fn something_new_ends_the_redo_line_but_stays_in_the_history() {
    let (_folder, mut club) = club();
    club.add_member(now(), &member(6)).unwrap();
    club.undo(now()).unwrap();
    club.add_member(now(), &member(7)).unwrap();
    assert!(matches!(
        club.redo(now()),
        Err(Error::Refused(Refused::Plain(PlainRefusal::NothingToRedo)))
    ));
    let history = club.history(3).unwrap();
    let seen: Vec<(Op, State)> = history
        .iter()
        .map(|entry| (entry.op, entry.state))
        .collect();
    assert_eq!(
        seen,
        [
            (Op::AddMember, State::Done),
            (Op::Undo, State::Fixed),
            (Op::AddMember, State::Dropped)
        ]
    );
    let changes = club.changes_of(history[2].id, 10).unwrap();
    assert_eq!(changes[0].record, "6 (会員6)");
}

#[test]
fn the_history_says_before_and_after_in_words() {
    let (_folder, mut club) = club();
    let (mut entry, hands) = entry(&club);
    let id = club.enter_hanchan(now(), &entry, &hands).unwrap();
    entry.played.points[Seat::East] = Points(31_000);
    entry.played.points[Seat::South] = Points(29_000);
    entry.played.last_dealer = Seat::South;
    club.correct_hanchan(now(), id, &entry, &hands).unwrap();
    let mut lines = Vec::new();
    for change in club.history_of_hanchan(id).unwrap() {
        for field in &change.fields {
            lines.push(format!(
                "{} {}: {}: {} -> {}",
                change.table,
                change.record,
                field.field,
                field.before.as_deref().unwrap_or("-"),
                field.after.as_deref().unwrap_or("-")
            ));
        }
    }
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn a_correction_that_changes_nothing_is_no_operation() {
    let (_folder, mut club) = club();
    let before = club.history(100).unwrap().len();
    let (id, same) = club.member(1).unwrap().unwrap();
    club.correct_member(now(), id, &same).unwrap();
    assert_eq!(club.history(100).unwrap().len(), before);
}

#[test]
fn a_full_disk_changes_nothing() {
    let (_folder, mut club) = club();
    let pages: i64 = club
        .connection
        .query_row("PRAGMA page_count", [], |row| row.get(0))
        .unwrap();
    club.connection
        .pragma_update(None, "max_page_count", pages)
        .unwrap();
    let mut number = 10;
    let error = loop {
        number += 1;
        let long = Member {
            note: "長".repeat(2_000),
            ..member(number)
        };
        match club.add_member(now(), &long) {
            Ok(_) => assert!(number < 1_000, "the disk is never full"),
            Err(error) => break error,
        }
    };
    assert!(
        matches!(error, Error::Storage(crate::Fault::DiskFull)),
        "{error:?}"
    );
    assert_eq!(
        club.members().unwrap().len(),
        5 + usize::try_from(number - 11).unwrap()
    );
    assert!(club.check().unwrap().is_empty());
}
