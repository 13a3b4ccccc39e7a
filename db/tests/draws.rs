//! What is known when a round is drawn, and what becomes of a draw.

use crate::support::evening::{draw_round, entry, present};
use crate::support::{day, now, refused};
use competition::{Competition, CompetitionData, preset, quality};
use db::{Attendance, Member, PlainRefusal, Refused, SessionTable};
use scoring::record::ScoreSheet;
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
