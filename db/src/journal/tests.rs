//! The laws of the journal: whatever was done, undoing all of it gives the start and redoing all of
//! it the end.

use crate::table::JOURNALLED;
use crate::{Club, Error, HanchanEntry, HandEntry, Member, NewClub, Op, Refused, SeatEntry, State};
use chrono::{Days, NaiveDate, NaiveDateTime};
use proptest::prelude::*;
use rusqlite::types::Value;
use scoring::hand_value::Level;
use scoring::record::{Adjustment, Session};
use scoring::rule_set::Tie;
use scoring::{
    BySeat, Calendar, FiscalStart, Period, PersonId, Points, RuleSet, RuleSetData, Seat, preset,
};
use tempfile::TempDir;

fn day(number: u64) -> NaiveDate {
    NaiveDate::from_ymd_opt(2025, 4, 2)
        .unwrap()
        .checked_add_days(Days::new(number))
        .unwrap()
}

fn now() -> NaiveDateTime {
    day(0).and_hms_opt(19, 30, 0).unwrap()
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

/// Everything in the tables whose changes are kept.
fn contents(club: &Club) -> Vec<String> {
    let mut rows = Vec::new();
    for table in &JOURNALLED {
        let order = table.key.join(", ");
        let mut query = club
            .connection
            .prepare(&format!("SELECT * FROM {} ORDER BY {order}", table.name))
            .unwrap();
        let count = query.column_count();
        let read = query
            .query_map([], |row| {
                (0..count)
                    .map(|column| row.get(column))
                    .collect::<Result<Vec<Value>, _>>()
            })
            .unwrap();
        rows.extend(read.map(|row| format!("{} {:?}", table.name, row.unwrap())));
    }
    rows
}

#[derive(Clone, Debug)]
enum Step {
    AddMember(u32),
    CorrectMember(u32, String),
    DeleteMember(u32),
    AddSeries(u8),
    RenameSeries(u8),
    DeleteSeries,
    Session(u64, String),
    DeleteSession(u64),
    Enter(u64, u32, i64),
    Correct(usize, i64),
    Delete(usize),
    Adjust(u32, i64),
    DeleteAdjustment,
    Settings(String),
    Rules(bool),
    Undo,
    Redo,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        (1..9_u32).prop_map(Step::AddMember),
        (1..9_u32, "[ぁ-ん]{1,4}").prop_map(|(number, name)| Step::CorrectMember(number, name)),
        (1..9_u32).prop_map(Step::DeleteMember),
        (0..3_u8).prop_map(Step::AddSeries),
        (0..3_u8).prop_map(Step::RenameSeries),
        Just(Step::DeleteSeries),
        (0..3_u64, "[a-z]{0,3}").prop_map(|(day, venue)| Step::Session(day, venue)),
        (0..3_u64).prop_map(Step::DeleteSession),
        (0..3_u64, 1..3_u32, -5..5_i64)
            .prop_map(|(day, round, shift)| Step::Enter(day, round, shift)),
        (0..4_usize, -5..5_i64).prop_map(|(which, shift)| Step::Correct(which, shift)),
        (0..4_usize).prop_map(Step::Delete),
        (1..9_u32, -3..3_i64).prop_map(|(number, points)| Step::Adjust(number, points)),
        Just(Step::DeleteAdjustment),
        "[a-z]{0,3}".prop_map(Step::Settings),
        any::<bool>().prop_map(Step::Rules),
        Just(Step::Undo),
        Just(Step::Undo),
        Just(Step::Redo),
    ]
}

fn entry(
    club: &Club,
    day_number: u64,
    round: u32,
    shift: i64,
) -> Option<(HanchanEntry, Vec<HandEntry>)> {
    let people: Vec<PersonId> = club
        .members()
        .unwrap()
        .into_iter()
        .map(|(id, _)| id)
        .take(4)
        .collect();
    let people: [PersonId; 4] = people.try_into().ok()?;
    let points = [30_000 + 100 * shift, 30_000 - 100 * shift, 30_000, 30_000].map(Points);
    let entry = HanchanEntry {
        date: day(day_number),
        series: club.series().unwrap().first()?.0,
        round,
        table: "A".into(),
        rules: club.settings().unwrap().rules,
        deposit: Points::ZERO,
        last_dealer: Seat::North,
        seats: BySeat::four([0, 1, 2, 3].map(|seat| SeatEntry {
            person: people[seat],
            points: points[seat],
            chombo: u32::from(shift > 3),
        })),
        unbalanced: None,
    };
    let hand = HandEntry {
        hand: scoring::record::HandName::parse("東1局"),
        honba: 0,
        winner: people[0],
        loser: (shift > 0).then_some(people[1]),
        level: Level::Mangan,
        han: Some(5),
        fu: None,
        yaku: "リーチ 一発".into(),
        note: String::new(),
    };
    Some((
        entry,
        if shift % 2 == 0 {
            vec![hand]
        } else {
            Vec::new()
        },
    ))
}

fn changed_rules(club: &Club, split: bool) -> RuleSet {
    let (_, rules) = club.rule_set("shirakaba-2025").unwrap().unwrap();
    let tie = if split { Tie::Split } else { Tie::StartingSeat };
    RuleSet::new(RuleSetData {
        tie,
        ..rules.data().clone()
    })
    .unwrap()
}

/// Does a step as far as there is something to do it to. Refusals are part of the game.
fn take(club: &mut Club, step: &Step) -> Result<(), Error> {
    let id_of = |club: &Club, number: u32| club.member(number).unwrap().map(|(id, _)| id);
    let first_series = club.series().unwrap().first().map(|(id, _)| *id);
    let hanchan = |club: &Club, which: usize| {
        club.records(Period::ALWAYS)
            .unwrap()
            .hanchan
            .get(which)
            .map(|hanchan| hanchan.id)
    };
    let adjustments = club.adjustments(Period::ALWAYS).unwrap();
    match step {
        Step::AddMember(number) => club.add_member(now(), &member(*number)).map(drop),
        Step::CorrectMember(number, name) => id_of(club, *number).map_or(Ok(()), |id| {
            club.correct_member(
                now(),
                id,
                &Member {
                    name: name.clone(),
                    ..member(*number)
                },
            )
        }),
        Step::DeleteMember(number) => {
            id_of(club, *number).map_or(Ok(()), |id| club.delete_member(now(), id))
        }
        Step::AddSeries(number) => club.add_series(now(), &format!("会{number}")).map(drop),
        Step::RenameSeries(number) => first_series.map_or(Ok(()), |id| {
            club.rename_series(now(), id, &format!("会{number}"))
        }),
        Step::DeleteSeries => first_series.map_or(Ok(()), |id| club.delete_series(now(), id)),
        Step::Session(number, venue) => first_series.map_or(Ok(()), |series| {
            let session = Session {
                date: day(*number),
                series,
                venue: venue.clone(),
                note: "雨".into(),
            };
            match club
                .sessions(Period::ALWAYS)
                .unwrap()
                .iter()
                .find(|(_, known)| known.date == session.date)
            {
                Some((id, _)) => club.correct_session(now(), *id, &session),
                None => club.add_session(now(), &session).map(drop),
            }
        }),
        Step::DeleteSession(number) => {
            let sessions = club.sessions(Period::ALWAYS).unwrap();
            let found = sessions
                .iter()
                .find(|(_, session)| session.date == day(*number));
            found.map_or(Ok(()), |(id, _)| club.delete_session(now(), *id))
        }
        Step::Enter(number, round, shift) => entry(club, *number, *round, *shift)
            .map_or(Ok(()), |(entry, hands)| {
                club.enter_hanchan(now(), &entry, &hands).map(drop)
            }),
        Step::Correct(which, shift) => match (hanchan(club, *which), entry(club, 1, 2, *shift)) {
            (Some(id), Some((entry, hands))) => club.correct_hanchan(now(), id, &entry, &hands),
            _ => Ok(()),
        },
        Step::Delete(which) => {
            hanchan(club, *which).map_or(Ok(()), |id| club.delete_hanchan(now(), id))
        }
        Step::Adjust(number, points) => match (id_of(club, *number), first_series) {
            (Some(person), Some(series)) => {
                let points = Points(points * 500);
                let one = Adjustment {
                    date: day(0),
                    series,
                    person,
                    points,
                    reason: "遅刻".into(),
                };
                match adjustments.first() {
                    Some((id, _)) => club.correct_adjustment(now(), *id, &one),
                    None => club.add_adjustment(now(), &one).map(drop),
                }
            }
            _ => Ok(()),
        },
        Step::DeleteAdjustment => adjustments
            .first()
            .map_or(Ok(()), |(id, _)| club.delete_adjustment(now(), *id)),
        Step::Settings(name) => {
            let settings = crate::Settings {
                name: name.clone(),
                ..club.settings().unwrap()
            };
            club.change_settings(now(), &settings)
        }
        Step::Rules(split) => club
            .change_rule_set(now(), &changed_rules(club, *split))
            .map(drop),
        Step::Undo => club.undo(now()).map(drop),
        Step::Redo => club.redo(now()).map(drop),
    }
}

fn repeat(
    club: &mut Club,
    mut one: impl FnMut(&mut Club) -> Result<crate::OperationId, Error>,
) -> usize {
    let mut times = 0;
    loop {
        match one(club) {
            Ok(_) => times += 1,
            Err(Error::Refused(Refused::NothingToUndo | Refused::NothingToRedo)) => return times,
            Err(error) => panic!("{error}"),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn undoing_all_gives_the_start_and_redoing_all_the_end(steps in prop::collection::vec(step(), 1..40)) {
        let (_folder, mut club) = club();
        let mut empty = contents(&club);
        for step in &steps {
            let before = contents(&club);
            match take(&mut club, step) {
                Ok(()) => {}
                Err(error) => {
                    prop_assert!(error.is_refusal(), "{}", error);
                    prop_assert_eq!(&contents(&club), &before, "a refusal changed something");
                }
            }
        }
        let end = contents(&club);
        prop_assert!(club.check().unwrap().is_empty());
        // What was undone before and not redone lies beyond the end.
        let beyond = repeat(&mut club, |club| club.redo(now()));
        for _ in 0..beyond {
            club.undo(now()).unwrap();
        }
        prop_assert_eq!(&contents(&club), &end);
        let path = club.path().to_owned();
        drop(club);
        let mut club = hasty(Club::open(&path).unwrap());
        let undone = repeat(&mut club, |club| club.undo(now()));
        empty.retain(|row| row.starts_with("rule_set") || row.starts_with("club"));
        prop_assert_eq!(&contents(&club), &empty);
        for _ in 0..undone {
            club.redo(now()).unwrap();
        }
        prop_assert_eq!(&contents(&club), &end);
        prop_assert!(club.check().unwrap().is_empty());
    }
}

#[test]
fn nothing_is_written_outside_an_operation() {
    let (_folder, mut club) = club();
    let (entry, hands) = entry(&club, 0, 1, 2).unwrap();
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
        Err(Error::Refused(Refused::NothingToRedo))
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
    let (mut entry, hands) = entry(&club, 0, 1, 0).unwrap();
    let id = club.enter_hanchan(now(), &entry, &hands).unwrap();
    entry.seats[Seat::East].points = Points(31_000);
    entry.seats[Seat::South].points = Points(29_000);
    entry.last_dealer = Seat::South;
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
