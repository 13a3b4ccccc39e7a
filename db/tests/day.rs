//! A day from attendance to the last sheet, and everything of it taken back.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use competition::{draw, quality, swap};
use db::{
    Attendance, Club, Draw, Error, HanchanEntry, Member, Refused, SeatEntry, SessionId,
    SessionTable, SetAside, SetAsideKind, Thing,
};
use scoring::record::Session;
use scoring::{BySeat, Period, PersonId, PersonKind, Players, Points, Seat, standings};
use support::{club, day, now};
use tempfile::TempDir;

/// A session with that many people present.
fn present(people: u32) -> (TempDir, Club, SessionId, Vec<PersonId>) {
    let (folder, mut club) = club();
    let add = |number| {
        let member = Member {
            number,
            name: format!("会員{number}"),
            ..Member::default()
        };
        club.add_member(now(), &member).unwrap()
    };
    let ids: Vec<PersonId> = (1..=people).map(add).collect();
    let series = club.add_series(now(), "水曜会").unwrap();
    let session = Session {
        date: day("2025-04-16"),
        series,
        venue: String::new(),
        note: String::new(),
    };
    let id = club.open_session(now(), &session).unwrap();
    let list: Vec<Attendance> = ids.iter().copied().map(Attendance::all_day).collect();
    club.set_attendance(now(), id, &list).unwrap();
    (folder, club, id, ids)
}

/// Draws a round and accepts it.
fn draw_round(club: &mut Club, session: SessionId, round: u32) -> Draw {
    let rules = club.settings().unwrap().rules;
    let situation = club.situation(session, round, rules).unwrap();
    let draw = Draw {
        round,
        seed: 7,
        seating: draw(&situation, 7).unwrap(),
    };
    club.keep_draw(now(), session, &draw).unwrap();
    draw
}

fn entry(club: &Club, session: SessionId, table: &SessionTable) -> HanchanEntry {
    let Session { date, series, .. } = club.session(session).unwrap();
    let points = [42_300, 31_000, 26_700, 20_000].map(Points);
    HanchanEntry {
        date,
        series,
        round: table.round,
        table: table.label.clone(),
        rules: club.settings().unwrap().rules,
        deposit: Points::ZERO,
        last_dealer: Seat::North,
        seats: BySeat::from_fn(Players::Four, |seat| SeatEntry {
            person: table.people[seat],
            points: points[seat.index()],
            chombo: 0,
        }),
        unbalanced: None,
    }
}

fn refused<T: std::fmt::Debug>(result: Result<T, Error>) -> Refused {
    match result {
        Err(Error::Refused(refused)) => refused,
        other => panic!("{other:?}"),
    }
}

fn void() -> SetAside {
    SetAside {
        kind: SetAsideKind::Void,
        reason: "牌が足りなかった".into(),
    }
}

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
fn a_draw_knows_the_day_before_it() {
    let (_folder, mut club, session, people) = present(17);
    let rules = club.settings().unwrap().rules;
    let first = draw_round(&mut club, session, 1);
    assert_eq!(club.draws(session).unwrap(), std::slice::from_ref(&first));
    let situation = club.situation(session, 2, rules).unwrap();
    let out = first.seating.sits_out[0];
    let sat_out: u32 = situation.present.iter().map(|one| one.sat_out).sum();
    assert_eq!(sat_out, 1);
    assert!(
        situation
            .present
            .iter()
            .all(|one| (one.sat_out == 1) == (one.person == out))
    );
    let began: u32 = situation.present.iter().flat_map(|one| one.seats).sum();
    assert_eq!(began, 16);
    assert_eq!(quality(&situation, &first.seating).repeats_today, 4 * 6);
    let second = draw_round(&mut club, session, 2);
    let before = quality(&situation, &second.seating);
    assert_eq!((before.repeats_today, before.same_seat_again), (0, 0));
    assert!(!second.seating.sits_out.contains(&out));
    // The first round drawn anew knows nothing of the second.
    assert_eq!(
        club.situation(session, 1, rules).unwrap().today,
        competition::Meetings::default()
    );
    // Whoever leaves is not drawn any more.
    let leaves = Attendance {
        until_round: Some(2),
        ..Attendance::all_day(people[0])
    };
    let mut list = club.attendance(session).unwrap();
    list.retain(|one| one.person != people[0]);
    list.push(leaves);
    club.set_attendance(now(), session, &list).unwrap();
    assert_eq!(club.situation(session, 3, rules).unwrap().present.len(), 16);
}

#[test]
fn the_month_and_staff_are_known_to_a_draw() {
    let (_folder, mut club, session, people) = present(8);
    let (id, staff) = club.member(8).unwrap().unwrap();
    let staff = Member {
        kind: PersonKind::Staff,
        ..staff
    };
    club.correct_member(now(), id, &staff).unwrap();
    for (date, table) in [("2025-04-02", "A"), ("2025-03-26", "B")] {
        let table = SessionTable {
            round: 1,
            label: table.into(),
            people: BySeat::from_slice(&people[..4]).unwrap(),
            hanchan: None,
            set_aside: None,
        };
        let entry = HanchanEntry {
            date: day(date),
            ..entry(&club, session, &table)
        };
        club.enter_hanchan(now(), &entry, &[]).unwrap();
    }
    let rules = club.settings().unwrap().rules;
    let situation = club.situation(session, 1, rules).unwrap();
    assert_eq!(
        situation.month.between(people[0], people[3]),
        1,
        "March is another month"
    );
    assert_eq!(situation.today.between(people[0], people[3]), 0);
    let staff: Vec<PersonId> = situation
        .present
        .iter()
        .filter(|one| one.staff)
        .map(|one| one.person)
        .collect();
    assert_eq!(staff, [id]);
}

#[test]
fn tables_go_from_drawn_to_entered() {
    let (_folder, mut club, session, _) = present(9);
    let draw = draw_round(&mut club, session, 1);
    let drawn = club.tables(session).unwrap();
    assert_eq!(drawn.len(), 2);
    assert!(drawn.iter().all(SessionTable::is_missing));
    let plan = club.round_plans(session).unwrap().remove(0);
    assert_eq!(
        (plan.round, plan.sits_out),
        (1, draw.seating.sits_out.clone())
    );
    for (table, planned) in drawn.iter().zip(&plan.tables) {
        assert_eq!(
            (&table.label, table.people),
            (&planned.label, planned.seats)
        );
    }
    // Somebody sat down in another's place, and the sheet says so.
    let moved = swap(
        &draw.seating,
        draw.seating.sits_out[0],
        draw.seating.tables[1].as_slice()[2],
    )
    .unwrap();
    let played = SessionTable {
        people: moved.tables[1],
        ..drawn[1].clone()
    };
    let id = club
        .enter_hanchan(now(), &entry(&club, session, &played), &[])
        .unwrap();
    let tables = club.tables(session).unwrap();
    assert_eq!(tables[0], drawn[0]);
    assert_eq!(
        (tables[1].hanchan, tables[1].people),
        (Some(id), moved.tables[1])
    );
    assert!(!tables[1].is_missing());
    club.delete_draw(now(), session, 1).unwrap();
    assert_eq!(club.tables(session).unwrap().len(), 1, "the sheet stays");
    assert_eq!(
        refused(club.delete_draw(now(), session, 1)),
        Refused::NoSuch {
            what: Thing::Draw,
            key: "1".into()
        }
    );
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn a_preview_settles_and_stores_nothing() {
    let (_folder, mut club, session, _) = present(4);
    draw_round(&mut club, session, 1);
    let table = club.tables(session).unwrap().remove(0);
    let mut sheet = entry(&club, session, &table);
    let nobody = BySeat::from_fn(Players::Four, |seat| SeatEntry {
        person: PersonId(0),
        ..sheet.seats[seat]
    });
    let preview = club
        .preview_hanchan(&HanchanEntry {
            seats: nobody,
            ..sheet.clone()
        })
        .unwrap();
    assert_eq!(preview.total.as_slice()[0], Points(42_300));
    assert!(club.tables(session).unwrap()[0].is_missing());
    sheet.seats[Seat::East].points = Points(42_000);
    assert!(matches!(
        refused(club.preview_hanchan(&sheet)),
        Refused::Settle(_)
    ));
}

#[test]
fn a_table_that_was_set_aside_is_kept_but_counts_for_nothing() {
    let (_folder, mut club, session, _) = present(8);
    draw_round(&mut club, session, 1);
    for table in club.tables(session).unwrap() {
        club.enter_hanchan(now(), &entry(&club, session, &table), &[])
            .unwrap();
    }
    club.set_aside(now(), session, 1, "A", &void()).unwrap();
    let records = club.records(Period::ALWAYS).unwrap();
    assert_eq!(records.hanchan.len(), 1);
    assert_eq!(standings(&records, Players::Four).len(), 4);
    let tables = club.tables(session).unwrap();
    assert_eq!(tables[0].set_aside, Some(void()));
    let (sheet, _) = club.hanchan(tables[0].hanchan.unwrap()).unwrap();
    assert_eq!(
        sheet.seats[Seat::East].points,
        Points(42_300),
        "the sheet is kept"
    );

    let history = club.history_of_hanchan(tables[0].hanchan.unwrap()).unwrap();
    let last = history.last().unwrap();
    assert_eq!(
        (last.table.as_str(), last.record.as_str()),
        ("set_aside", "2025-04-16 水曜会 1 A")
    );

    // Correcting it where it is, or moving it, leaves it set aside.
    let moved = HanchanEntry {
        table: "Z".into(),
        ..sheet
    };
    club.correct_hanchan(now(), tables[0].hanchan.unwrap(), &moved, &[])
        .unwrap();
    assert_eq!(club.records(Period::ALWAYS).unwrap().hanchan.len(), 1);
    assert_eq!(
        club.tables(session).unwrap().last().unwrap().set_aside,
        Some(void())
    );
    assert!(club.check().unwrap().is_empty());

    club.count_again(now(), session, 1, "Z").unwrap();
    assert_eq!(club.records(Period::ALWAYS).unwrap().hanchan.len(), 2);
    for _ in 0..2 {
        club.undo(now()).unwrap();
    }
    assert_eq!(club.tables(session).unwrap()[0].set_aside, Some(void()));
    club.delete_hanchan(now(), tables[0].hanchan.unwrap())
        .unwrap();
    assert!(
        !club.tables(session).unwrap()[0].is_missing(),
        "it was drawn, and nothing is to come"
    );
}

#[test]
fn a_table_is_set_aside_without_a_sheet() {
    let (_folder, mut club, session, _) = present(4);
    let nowhere = Refused::NoSuch {
        what: Thing::Table,
        key: "1 A".into(),
    };
    assert_eq!(
        refused(club.set_aside(now(), session, 1, "A", &void())),
        nowhere
    );
    draw_round(&mut club, session, 1);
    let unfinished = SetAside {
        kind: SetAsideKind::Unfinished,
        reason: "停電".into(),
    };
    club.set_aside(now(), session, 1, " A ", &void()).unwrap();
    club.set_aside(now(), session, 1, "A", &unfinished).unwrap();
    let table = club.tables(session).unwrap().remove(0);
    assert_eq!(table.set_aside.as_ref(), Some(&unfinished));
    let sheet = entry(&club, session, &table);
    assert_eq!(
        refused(club.enter_hanchan(now(), &sheet, &[])),
        Refused::SetAside {
            round: 1,
            table: "A".into()
        }
    );
    let reasonless = SetAside {
        reason: " ".into(),
        ..void()
    };
    assert!(matches!(
        refused(club.set_aside(now(), session, 1, "A", &reasonless)),
        Refused::Text(_)
    ));
    // Without the draw there is no table to speak of.
    club.delete_draw(now(), session, 1).unwrap();
    assert_eq!(refused(club.count_again(now(), session, 1, "A")), nowhere);
    club.enter_hanchan(now(), &sheet, &[]).unwrap();
    assert!(club.check().unwrap().is_empty());
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
