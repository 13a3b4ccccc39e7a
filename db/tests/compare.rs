//! Two files of one club: what was done in one and not in the other is told, and brought over one by one.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use db::{
    Club, Comparison, Error, HandEntry, Lacking, Member, Obstacle, OperationId, Refused, SeatEntry,
};
use scoring::hand_value::Level;
use scoring::record::{Adjustment, HandName, Session};
use scoring::{BySeat, HanchanId, Period, PersonId, Players, Points, Seat};
use std::fs;
use support::sheet::{entry, five};
use support::{club, day, now, refused, season};
use tempfile::TempDir;

/// A club of five and its copy, as a folder that is kept alike on two machines has them.
struct Two {
    folder: TempDir,
    here: Club,
    there: Club,
    people: Vec<PersonId>,
}

fn two() -> Two {
    let (folder, mut here, people) = five();
    here.enter_hanchan(now(), &entry(&here, &people), &[])
        .unwrap();
    two_of(folder, here, people)
}

fn two_of(folder: TempDir, here: Club, people: Vec<PersonId>) -> Two {
    let copy = folder.path().join("club (コピー).hanchan");
    fs::copy(here.path(), &copy).unwrap();
    Two {
        folder,
        here,
        there: Club::open(copy).unwrap(),
        people,
    }
}

/// Another table of the same evening, or a later round.
fn sheet(club: &Club, people: &[PersonId], round: u32, table: &str) -> db::HanchanEntry {
    db::HanchanEntry {
        round,
        table: table.into(),
        ..entry(club, people)
    }
}

fn only_there(comparison: &Comparison) -> Vec<OperationId> {
    let differences = comparison.only_there.iter();
    differences
        .map(|(difference, _)| difference.entry.id)
        .collect()
}

fn obstacles(comparison: &Comparison) -> Vec<Option<Obstacle>> {
    let differences = comparison.only_there.iter();
    differences.map(|(_, obstacle)| obstacle.clone()).collect()
}

fn obstacle<T: std::fmt::Debug>(result: Result<T, Error>) -> Obstacle {
    match refused(result) {
        Refused::NotBrought(obstacle) => *obstacle,
        other => panic!("{other:?}"),
    }
}

/// Brings everything that can be, in its order.
fn bring_all(here: &mut Club, there: &Club) {
    for operation in only_there(&here.compare(there).unwrap()) {
        here.bring(now(), there, operation).unwrap();
        assert_eq!(here.check().unwrap(), []);
    }
}

/// What people would read in the two files.
fn told(club: &Club) -> Vec<String> {
    let records = club.records(Period::ALWAYS).unwrap();
    let name = |person: &PersonId| records.people[person].name.clone();
    let mut lines: Vec<String> = records
        .hanchan
        .iter()
        .map(|hanchan| {
            let seats = hanchan.seats.iter();
            let seats: Vec<String> = seats
                .map(|(_, seat)| {
                    format!("{} {} {}", name(&seat.person), seat.points.0, seat.total.0)
                })
                .collect();
            let (date, round, table) = (hanchan.date, hanchan.round, &hanchan.table);
            format!("{date} {round} {table}: {seats:?}")
        })
        .collect();
    lines.extend(records.hands.iter().map(|hand| {
        format!(
            "{:?} {:?} {} {:?}",
            hand.hand,
            hand.level,
            name(&hand.winner),
            hand.loser.as_ref().map(name)
        )
    }));
    lines.extend(records.adjustments.iter().map(|adjustment| {
        format!(
            "{} {} {}",
            adjustment.date,
            name(&adjustment.person),
            adjustment.points.0
        )
    }));
    lines.extend(
        club.members()
            .unwrap()
            .iter()
            .map(|(_, member)| format!("{member:?}")),
    );
    lines.sort();
    lines
}

fn member(number: u32, name: &str) -> Member {
    Member {
        number,
        name: name.to_owned(),
        ..Member::default()
    }
}

fn hand(winner: PersonId, loser: PersonId) -> HandEntry {
    HandEntry {
        hand: HandName::parse("東1局"),
        honba: 0,
        winner,
        loser: Some(loser),
        level: Level::Mangan,
        han: None,
        fu: None,
        yaku: String::new(),
        note: String::new(),
    }
}

#[test]
fn a_file_lacks_nothing_of_its_own_copy() {
    let Two {
        folder: _folder,
        here,
        there,
        ..
    } = two();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(comparison.only_here, []);
    assert_eq!(only_there(&comparison), []);
    assert_eq!(comparison.common.id, here.history(1).unwrap()[0].id);
}

#[test]
fn two_clubs_are_not_compared() {
    let (_other, other, _) = five();
    let folder = TempDir::new().unwrap();
    let named = db::NewClub {
        name: "青葉会".into(),
        ..support::new_club()
    };
    let one = Club::create(folder.path().join("aoba.hanchan"), &named, now()).unwrap();
    assert_eq!(obstacle(one.compare(&other)), Obstacle::AnotherClub);
}

#[test]
fn two_secretaries_tables_of_one_evening_come_together() {
    let Two {
        folder: _folder,
        mut here,
        mut there,
        people,
    } = two();
    let hands = [hand(people[0], people[1])];
    here.enter_hanchan(now(), &sheet(&here, &people, 2, "A"), &[])
        .unwrap();
    there
        .enter_hanchan(now(), &sheet(&there, &people, 3, "A"), &hands)
        .unwrap();
    let guest = there.add_member(now(), &member(6, "客 六郎")).unwrap();
    let with_guest = [people[1], people[2], people[3], guest];
    there
        .enter_hanchan(now(), &sheet(&there, &with_guest, 2, "B"), &[])
        .unwrap();
    // The same numbers stand for other rows in the other file.
    here.add_member(now(), &member(7, "客 七恵")).unwrap();

    let comparison = here.compare(&there).unwrap();
    assert_eq!(comparison.only_here.len(), 2);
    assert_eq!(obstacles(&comparison), [None, None, None]);
    bring_all(&mut here, &there);
    assert_eq!(only_there(&here.compare(&there).unwrap()), []);
    bring_all(&mut there, &here);
    let both = here.compare(&there).unwrap();
    assert_eq!((both.only_here.len(), both.only_there.len()), (0, 0));
    assert_eq!(told(&here), told(&there));
    assert_eq!(told(&here).len(), 4 + 1 + 7);
}

#[test]
fn what_was_brought_over_is_taken_back_by_undo_and_then_lacks_again() {
    let Two {
        folder: _folder,
        mut here,
        mut there,
        people,
    } = two();
    let before = told(&here);
    there
        .enter_hanchan(now(), &sheet(&there, &people, 2, "A"), &[])
        .unwrap();
    bring_all(&mut here, &there);
    let after = told(&here);
    here.undo(now()).unwrap();
    assert_eq!(told(&here), before);
    assert_eq!(only_there(&here.compare(&there).unwrap()).len(), 1);
    here.redo(now()).unwrap();
    assert_eq!(told(&here), after);
    assert_eq!(only_there(&here.compare(&there).unwrap()), []);
    assert_eq!(here.check().unwrap(), []);
}

#[test]
fn the_other_file_stays_as_it_was_byte_for_byte() {
    let Two {
        folder: _folder,
        mut here,
        mut there,
        people,
    } = two();
    there
        .enter_hanchan(now(), &sheet(&there, &people, 2, "A"), &[])
        .unwrap();
    let bytes = fs::read(there.path()).unwrap();
    let own = fs::read(here.path()).unwrap();
    let looked = Club::open_read_only(here.path())
        .unwrap()
        .compare(&there)
        .unwrap();
    assert_eq!(fs::read(here.path()).unwrap(), own);
    here.bring(now(), &there, only_there(&looked)[0]).unwrap();
    assert_eq!(fs::read(there.path()).unwrap(), bytes);
}

#[test]
fn a_sheet_that_both_entered_is_here_already() {
    let Two {
        folder: _folder,
        mut here,
        mut there,
        people,
    } = two();
    let hands = [hand(people[0], people[1]), hand(people[0], people[1])];
    there.add_member(now(), &member(6, "客 六郎")).unwrap();
    for file in [&mut here, &mut there] {
        let entry = sheet(file, &people, 2, "A");
        file.enter_hanchan(now(), &entry, &hands).unwrap();
    }
    let comparison = here.compare(&there).unwrap();
    let found = obstacles(&comparison);
    assert_eq!(found, [None, Some(Obstacle::SameHere)]);
}

#[test]
fn where_both_changed_the_same_nothing_is_brought() {
    let Two {
        folder: _folder,
        mut here,
        mut there,
        people,
    } = two();
    let mut ours = sheet(&here, &people, 2, "A");
    here.enter_hanchan(now(), &ours, &[]).unwrap();
    ours.seats = BySeat::from_fn(Players::Four, |seat| SeatEntry {
        person: people[3 - seat.index()],
        ..ours.seats[seat]
    });
    there.add_member(now(), &member(6, "客 六郎")).unwrap();
    there.enter_hanchan(now(), &ours, &[]).unwrap();
    let before = (told(&here), here.history(100).unwrap());
    let comparison = here.compare(&there).unwrap();
    let Some(Obstacle::Differs {
        table,
        field,
        here: one,
        there: other,
        ..
    }) = obstacles(&comparison)[1].clone()
    else {
        panic!("{:?}", obstacles(&comparison));
    };
    assert_eq!((table.as_str(), field.as_str()), ("seat", "member"));
    assert_eq!(
        (one.unwrap().as_str(), other.unwrap().as_str()),
        ("1 (会員1)", "4 (会員4)")
    );
    let operation = only_there(&comparison)[1];
    obstacle(here.bring(now(), &there, operation));
    assert_eq!((told(&here), here.history(100).unwrap()), before);

    // A correction of what the other corrected otherwise.
    let Two {
        folder: _folder,
        mut here,
        mut there,
        people,
    } = two();
    let id = HanchanId(1);
    let mut entry = sheet(&here, &people, 1, "A");
    entry.seats[Seat::East].chombo = 1;
    here.correct_hanchan(now(), id, &entry, &[]).unwrap();
    entry.seats[Seat::East].chombo = 2;
    there.correct_hanchan(now(), id, &entry, &[]).unwrap();
    let comparison = here.compare(&there).unwrap();
    let Some(Obstacle::Differs { field, .. }) = &obstacles(&comparison)[0] else {
        panic!("{:?}", obstacles(&comparison));
    };
    assert_eq!(field, "chombo");
}

#[test]
fn corrections_of_different_things_come_together() {
    let Two {
        folder: _folder,
        mut here,
        mut there,
        people,
    } = two();
    let named = |note: &str, kana: &str| Member {
        note: note.to_owned(),
        kana: kana.to_owned(),
        ..member(1, "会員1")
    };
    here.correct_member(now(), people[0], &named("幹事", ""))
        .unwrap();
    there
        .correct_member(now(), people[0], &named("", "かいいん いち"))
        .unwrap();
    bring_all(&mut here, &there);
    let expected = named("幹事", "かいいん いち");
    assert_eq!(here.member(1).unwrap().unwrap().1, expected);
    assert_eq!(
        here.find_members("kaiin").unwrap().len(),
        1,
        "found by its new reading"
    );

    // Hands of one hanchan, sticks of another.
    let mut entry = sheet(&there, &people, 1, "A");
    there
        .correct_hanchan(now(), HanchanId(1), &entry, &[hand(people[0], people[1])])
        .unwrap();
    bring_all(&mut here, &there);
    there
        .correct_hanchan(now(), HanchanId(1), &entry, &[hand(people[2], people[1])])
        .unwrap();
    bring_all(&mut here, &there);
    entry.seats[Seat::East].chombo = 1;
    there
        .correct_hanchan(now(), HanchanId(1), &entry, &[])
        .unwrap();
    bring_all(&mut here, &there);
    bring_all(&mut there, &here);
    assert_eq!(told(&here), told(&there));
}

#[test]
fn what_was_taken_back_there_is_taken_back_here_and_done_again() {
    let Two {
        folder: _folder,
        mut here,
        mut there,
        people,
    } = two();
    let before = told(&here);
    let shared = there.undo(now()).unwrap();
    here.add_member(now(), &member(6, "客 六郎")).unwrap();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(comparison.only_there[0].0.what, Lacking::TakenBack);
    assert_eq!(only_there(&comparison), [shared]);
    here.bring(now(), &there, shared).unwrap();
    assert!(here.records(Period::ALWAYS).unwrap().hanchan.is_empty());
    assert_eq!(only_there(&here.compare(&there).unwrap()), []);
    there.redo(now()).unwrap();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(only_there(&comparison), [shared]);
    assert_eq!(comparison.only_there[0].0.what, Lacking::Done);
    here.bring(now(), &there, shared).unwrap();
    assert_eq!(told(&here).len(), before.len() + 1);
    assert_eq!(only_there(&here.compare(&there).unwrap()), []);

    // What was brought, and then taken back where it came from.
    there
        .enter_hanchan(now(), &sheet(&there, &people, 2, "A"), &[])
        .unwrap();
    bring_all(&mut here, &there);
    there.undo(now()).unwrap();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(comparison.only_there[0].0.what, Lacking::TakenBack);
    bring_all(&mut here, &there);
    assert_eq!(told(&here).len(), before.len() + 1);
    assert_eq!(here.check().unwrap(), []);
}

#[test]
fn what_builds_on_something_lacking_says_on_what() {
    let Two {
        folder: _folder,
        mut here,
        mut there,
        people,
    } = two();
    let guest = there.add_member(now(), &member(6, "客 六郎")).unwrap();
    let first = there.history(1).unwrap()[0].id;
    let seated = [people[0], people[1], people[2], guest];
    there
        .enter_hanchan(now(), &sheet(&there, &seated, 2, "A"), &[])
        .unwrap();
    let second = there.history(1).unwrap()[0].id;
    assert_eq!(
        obstacle(here.bring(now(), &there, second)),
        Obstacle::BuildsOn(first)
    );
    here.bring(now(), &there, first).unwrap();
    here.bring(now(), &there, second).unwrap();
    assert_eq!(
        obstacle(here.bring(now(), &there, second)),
        Obstacle::NotLacking(second)
    );
    assert_eq!(told(&here), told(&there));
}

#[test]
fn the_same_points_given_twice_there_are_given_twice_here() {
    let Two {
        folder: _folder,
        mut here,
        mut there,
        people,
    } = two();
    let fine = Adjustment {
        date: day("2025-04-02"),
        series: here.series_named("水曜会").unwrap().unwrap(),
        person: people[0],
        points: Points(-500),
        reason: "遅刻".into(),
    };
    there.add_adjustment(now(), &fine).unwrap();
    there.add_adjustment(now(), &fine).unwrap();
    bring_all(&mut here, &there);
    assert_eq!(here.records(Period::ALWAYS).unwrap().adjustments.len(), 2);
    there.add_adjustment(now(), &fine).unwrap();
    bring_all(&mut here, &there);
    assert_eq!(here.records(Period::ALWAYS).unwrap().adjustments.len(), 3);
    // Given in both files, it is one fine.
    here.add_adjustment(
        now(),
        &Adjustment {
            points: Points(-700),
            ..fine.clone()
        },
    )
    .unwrap();
    there.add_member(now(), &member(6, "客 六郎")).unwrap();
    there
        .add_adjustment(
            now(),
            &Adjustment {
                points: Points(-700),
                ..fine
            },
        )
        .unwrap();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(obstacles(&comparison), [None, Some(Obstacle::SameHere)]);
}

#[test]
fn what_others_depend_on_here_is_not_deleted() {
    let Two {
        folder: _folder,
        mut here,
        mut there,
        people,
    } = two();
    there.delete_member(now(), people[4]).unwrap();
    let seated = [people[4], people[1], people[2], people[3]];
    here.enter_hanchan(now(), &sheet(&here, &seated, 2, "A"), &[])
        .unwrap();
    let comparison = here.compare(&there).unwrap();
    let Some(Obstacle::InTheWay { table, .. }) = &obstacles(&comparison)[0] else {
        panic!("{:?}", obstacles(&comparison));
    };
    assert_eq!(table, "seat");
    assert_eq!(here.check().unwrap(), []);
}

#[test]
fn a_sheet_does_not_vanish_behind_a_table_that_the_other_set_aside() {
    let (folder, mut club, session, people) = support::evening::present(4);
    support::evening::draw_round(&mut club, session, 1);
    let Two {
        folder: _folder,
        mut here,
        mut there,
        ..
    } = two_of(folder, club, people);
    let table = here.tables(session).unwrap().remove(0);
    here.enter_hanchan(now(), &support::evening::entry(&here, session, &table), &[])
        .unwrap();
    let aside = db::SetAside {
        kind: db::SetAsideKind::Void,
        reason: "停電".into(),
    };
    there
        .set_aside(now(), session, 1, &table.label, &aside)
        .unwrap();
    let comparison = here.compare(&there).unwrap();
    assert!(
        matches!(&obstacles(&comparison)[0], Some(Obstacle::InTheWay { .. })),
        "{comparison:?}"
    );
    let other_way = there.compare(&here).unwrap();
    assert!(
        matches!(&obstacles(&other_way)[0], Some(Obstacle::InTheWay { .. })),
        "{other_way:?}"
    );
}

#[test]
fn a_day_that_both_opened_keeps_the_note_that_one_wrote() {
    let Two {
        folder: _folder,
        mut here,
        mut there,
        people,
    } = two();
    let series = here.series_named("水曜会").unwrap().unwrap();
    let evening = |note: &str| Session {
        date: day("2025-04-09"),
        series,
        venue: String::new(),
        note: note.to_owned(),
    };
    here.add_session(now(), &evening("")).unwrap();
    there.add_member(now(), &member(6, "客 六郎")).unwrap();
    let id = there
        .add_session(now(), &evening("雪で遅く始まる"))
        .unwrap();
    bring_all(&mut here, &there);
    let sessions = here.sessions(Period::ALWAYS).unwrap();
    assert_eq!(sessions[1].1.note, "雪で遅く始まる");
    there.correct_session(now(), id, &evening("雪")).unwrap();
    here.correct_session(now(), sessions[1].0, &evening("大雪"))
        .unwrap();
    let comparison = here.compare(&there).unwrap();
    assert!(
        matches!(&obstacles(&comparison)[0], Some(Obstacle::Differs { field, .. }) if field == "note")
    );
    let _ = people;
}

#[test]
fn erased_details_are_told_and_come_back_by_nothing() {
    let Two {
        folder: _folder,
        mut here,
        mut there,
        people,
    } = two();
    there.erase_member(now(), people[4]).unwrap();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(comparison.only_there[0].0.what, Lacking::Erased);
    assert_eq!(obstacles(&comparison), [Some(Obstacle::Erased)]);
    there
        .enter_hanchan(now(), &sheet(&there, &people, 2, "A"), &[])
        .unwrap();
    let operation = only_there(&here.compare(&there).unwrap())[1];
    here.bring(now(), &there, operation).unwrap();
    here.erase_member(now(), people[4]).unwrap();
    assert_eq!(only_there(&here.compare(&there).unwrap()), []);
    assert_eq!(here.check().unwrap(), []);
}

#[test]
fn a_season_that_was_imported_comes_over_as_one() {
    let (folder, club) = club();
    let Two {
        folder: _folder,
        mut here,
        mut there,
        ..
    } = two_of(folder, club, Vec::new());
    support::import(&mut there, &season()).unwrap();
    here.add_series(now(), "土曜会").unwrap();
    bring_all(&mut here, &there);
    assert_eq!(told(&here), told(&there));
    here.undo(now()).unwrap();
    assert!(told(&here).is_empty());
    assert_eq!(here.check().unwrap(), []);
}

#[test]
fn a_copy_that_a_service_put_beside_the_file_is_told_on_opening() {
    let Two {
        folder: _folder,
        here,
        there,
        ..
    } = two();
    let path = here.path().to_owned();
    let twin = db::Notice::Twin("club (コピー).hanchan".to_owned());
    drop((here, there));
    assert!(Club::open(&path).unwrap().notices().contains(&twin));
    // Another club's file of such a name is none, nor is one that is damaged.
    let copy = path.with_file_name("club (コピー).hanchan");
    fs::write(&copy, b"SQLite format 3\0 and no more").unwrap();
    assert_eq!(Club::open(&path).unwrap().notices(), []);
    fs::remove_file(&copy).unwrap();
    let named = db::NewClub {
        name: "青葉会".into(),
        ..support::new_club()
    };
    Club::create(&copy, &named, now()).unwrap();
    assert_eq!(Club::open(&path).unwrap().notices(), []);
}
