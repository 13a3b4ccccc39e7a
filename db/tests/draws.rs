//! What is known when a round is drawn, and what becomes of a draw.

use crate::support::evening::{draw_round, entry, present};
use crate::support::{day, now, numbered, refused};
use competition::{Competition, CompetitionData, Seating, preset, quality};
use db::{Attendance, Draw, Member, PlainRefusal, Refused, SessionTable};
use scoring::record::{ScoreSheet, Session};
use scoring::{BySeat, PersonId, PersonKind};

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
        let entry = ScoreSheet {
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
        .filter(|one| one.role.is_staff())
        .map(|one| one.person)
        .collect();
    assert_eq!(staff, [id]);
}

#[test]
fn the_seats_of_a_competition_are_left_to_its_own_draw() {
    let (_folder, mut club, session, _) = present(8);
    let own = draw_round(&mut club, session, 1);
    let mut data: CompetitionData = preset("haku-2015").unwrap().data().clone();
    let series = club.session(session).unwrap().series;
    data.name = "水曜会".into();
    let id = club
        .add_competition(now(), &Competition::new(data.clone()).unwrap())
        .unwrap();
    assert_eq!(club.competition(id).unwrap().series, series);
    let expected = Refused::from(PlainRefusal::SeatedByCompetition {
        competition: "水曜会".into(),
    });
    assert_eq!(refused(club.keep_draw(now(), session, &own)), expected);
    assert_eq!(refused(club.delete_draw(now(), session, 1)), expected);
    assert_eq!(club.draws(session).unwrap(), std::slice::from_ref(&own));
    club.delete_competition(now(), id).unwrap();
    club.delete_draw(now(), session, 1).unwrap();
}

#[test]
fn seats_that_people_drew_are_kept_with_who_came_and_taken_back_as_one() {
    let (_folder, mut club, session, people) = present(5);
    let Session { date, series, .. } = club.session(session).unwrap();
    let came = club.add_member(now(), &numbered(6)).unwrap();
    let draws = [1, 2].map(|round| Draw {
        round,
        seed: None,
        seating: Seating {
            tables: vec![BySeat::from_slice(&people[..4]).unwrap()],
            sits_out: vec![people[4], came],
        },
    });
    club.keep_seats(now(), date, series, &draws, &[came])
        .unwrap();
    assert_eq!(club.draws(session).unwrap(), draws);
    assert_eq!(club.attendance(session).unwrap().len(), 6);
    assert!(club.check().unwrap().is_empty());
    // Nothing is told of a number that there is not.
    let told = club
        .changes_of(club.history(1).unwrap()[0].id, 100)
        .unwrap();
    let fields = told.iter().flat_map(|change| &change.fields);
    assert!(fields.clone().all(|field| field.field != "seed"));
    assert!(fields.clone().any(|field| field.field == "round_number"));

    // One that is drawn in its place has a number again, 0 as well as any.
    let by_lot = Draw {
        seed: Some(0),
        ..draws[0].clone()
    };
    club.keep_draw(now(), session, &by_lot).unwrap();
    assert_eq!(club.draws(session).unwrap()[0].seed, Some(0));
    club.undo(now()).unwrap();
    assert_eq!(club.draws(session).unwrap(), draws);
    club.undo(now()).unwrap();
    assert_eq!(club.draws(session).unwrap(), []);
    assert_eq!(club.attendance(session).unwrap().len(), 5);

    // A day that nobody opened yet is made; where one seat is wrong, nothing is.
    let other = day("2025-04-23");
    let twice = Draw {
        seating: Seating {
            sits_out: vec![people[0]],
            ..draws[0].seating.clone()
        },
        ..draws[0].clone()
    };
    let both = [draws[0].clone(), twice];
    let why = refused(club.keep_seats(now(), other, series, &both, &[]));
    assert_eq!(why, Refused::PresentTwice(1));
    assert_eq!(club.session_on(other, series).unwrap(), None);
    club.keep_seats(now(), other, series, &draws, &people)
        .unwrap();
    let made = club.session_on(other, series).unwrap().unwrap();
    assert_eq!(club.draws(made).unwrap().len(), 2);
}
