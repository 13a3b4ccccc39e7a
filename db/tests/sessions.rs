//! Sessions and who comes to them.

use crate::support::evening::{draw_round, entry, present};
use crate::support::{day, now, refused};
use db::{Attendance, Refused};
use scoring::record::Session;
use scoring::{Period, PersonKind};

#[test]
fn a_session_is_opened_once() {
    let (_folder, mut club, id, _) = present(1);
    let session = club.session(id).unwrap();
    assert_eq!(club.open_session(now(), &session).unwrap(), id);
    assert_eq!(
        club.session_on(session.date, session.series).unwrap(),
        Some(id)
    );
    assert_eq!(club.sessions(Period::ALWAYS).unwrap().len(), 1);
}

#[test]
fn attendance_is_a_list_in_place_of_the_one_before() {
    let (_folder, mut club, session, people) = present(3);
    let late = Attendance {
        person: people[1],
        from_round: Some(2),
        until_round: Some(3),
    };
    let list = [Attendance::all_day(people[0]), late];
    club.set_attendance(now(), session, &list).unwrap();
    assert_eq!(club.attendance(session).unwrap(), list);
    assert_eq!(
        [1, 2, 3, 4].map(|round| late.holds(round)),
        [false, true, true, false]
    );
    club.undo(now()).unwrap();
    assert_eq!(club.attendance(session).unwrap().len(), 3);

    let twice = [list[0], list[0]];
    assert_eq!(
        refused(club.set_attendance(now(), session, &twice)),
        Refused::PresentTwice(1)
    );
    let turned = Attendance {
        from_round: Some(3),
        until_round: Some(2),
        ..list[0]
    };
    assert_eq!(
        refused(club.set_attendance(now(), session, &[turned])),
        Refused::OutOfRange {
            field: "until_round",
            value: 2,
            lowest: 3,
            highest: 99
        }
    );
    assert_eq!(club.attendance(session).unwrap().len(), 3);
}

#[test]
fn a_session_is_described_in_one_operation_and_made_where_there_is_none() {
    let (_folder, mut club, id, _) = present(2);
    let mut session = club.session(id).unwrap();
    session.venue = "公民館".into();
    session.note = "雨\n二人が早退".into();
    assert_eq!(club.describe_session(now(), &session, Some(3)).unwrap(), id);
    assert_eq!(club.session(id).unwrap(), session);
    assert_eq!(club.planned_rounds(id).unwrap(), Some(3));
    let refusal = refused(club.describe_session(now(), &session, Some(0)));
    assert!(matches!(
        refusal,
        Refused::OutOfRange {
            field: "rounds",
            ..
        }
    ));
    club.undo(now()).unwrap();
    assert_eq!(club.session(id).unwrap().venue, "");
    assert_eq!(club.planned_rounds(id).unwrap(), None);

    session.date = day("2025-04-17");
    let other = club.describe_session(now(), &session, Some(4)).unwrap();
    assert_ne!(other, id);
    club.delete_session(now(), other).unwrap();
    assert_eq!(club.sessions(Period::ALWAYS).unwrap().len(), 1);
    club.undo(now()).unwrap();
    assert_eq!(club.planned_rounds(other).unwrap(), Some(4));
    club.undo(now()).unwrap();
    assert_eq!(club.sessions(Period::ALWAYS).unwrap().len(), 1);
}

#[test]
fn a_session_moves_to_another_day_with_everything_in_it() {
    let (_folder, mut club, id, _) = present(8);
    draw_round(&mut club, id, 1);
    let tables = club.tables(id).unwrap();
    let sheet = entry(&club, id, &tables[0]);
    club.enter_hanchan(now(), &sheet, &[]).unwrap();
    let before = club.session(id).unwrap();
    club.describe_session(now(), &before, Some(3)).unwrap();

    let moved = Session {
        date: day("2025-04-23"),
        series: club.add_series(now(), "土曜会").unwrap(),
        ..before.clone()
    };
    club.correct_session(now(), id, &moved).unwrap();
    assert_eq!(club.session_on(before.date, before.series).unwrap(), None);
    assert_eq!(club.attendance(id).unwrap().len(), 8);
    assert_eq!(club.planned_rounds(id).unwrap(), Some(3));
    let there = Period {
        from: moved.date,
        to: moved.date,
    };
    let records = club.records_of_series(there, moved.series).unwrap();
    assert_eq!(records.hanchan.len(), 1);
    club.undo(now()).unwrap();
    assert_eq!(club.session(id).unwrap(), before);
    assert!(club.records(there).unwrap().hanchan.is_empty());
}

#[test]
fn who_comes_to_a_day_without_a_session_makes_it_in_one_operation() {
    let (_folder, mut club, id, people) = present(2);
    let series = club.session(id).unwrap().series;
    let date = day("2025-04-30");
    let list = [Attendance::all_day(people[1])];
    let session = club.take_attendance(now(), date, series, &list).unwrap();
    assert_eq!(club.attendance(session).unwrap(), list);
    let guest = club.welcome_guest(now(), date, series, "飛び入り").unwrap();
    assert_eq!(club.attendance(session).unwrap().len(), 2);
    let (found, member) = club.member(3).unwrap().unwrap();
    assert_eq!((found, member.kind), (guest, PersonKind::Guest));
    let elsewhere = club.add_guest(now(), "当日の人").unwrap();
    assert_eq!(club.member_by_id(elsewhere).unwrap().number, 4);

    club.undo(now()).unwrap();
    club.undo(now()).unwrap();
    assert_eq!(club.member(3).unwrap(), None);
    assert_eq!(club.attendance(session).unwrap(), list);
    club.undo(now()).unwrap();
    assert_eq!(club.session_on(date, series).unwrap(), None);
    let nobody = refused(club.welcome_guest(now(), date, series, " "));
    assert!(matches!(nobody, Refused::Text(_)), "{nobody:?}");
    assert_eq!(club.session_on(date, series).unwrap(), None);
}

#[test]
fn a_session_without_play_goes_with_its_attendance_and_draws() {
    let (_folder, mut club, session, people) = present(8);
    draw_round(&mut club, session, 1);
    let in_use = refused(club.delete_member(now(), people[0]));
    assert!(matches!(in_use, Refused::InUse { .. }), "{in_use}");
    club.delete_session(now(), session).unwrap();
    assert!(club.attendance(session).unwrap().is_empty());
    assert!(club.check().unwrap().is_empty());
    club.undo(now()).unwrap();
    assert_eq!(club.attendance(session).unwrap().len(), 8);
    assert_eq!(club.tables(session).unwrap().len(), 2);
}
