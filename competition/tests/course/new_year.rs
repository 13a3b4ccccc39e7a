//! The new-year day, whole.

use super::hall::{
    Hall, adjusted, late, lifted, named, people, person, ranked, replaced, round, sums,
};
use competition::course::Fault;
use competition::{Change, Entrant, Field, Happening, PlanQuality, Role, Seating, changes};
use scoring::{PersonId, Points};
use std::sync::LazyLock;

const STAFF: [i64; 3] = [101, 102, 103];

/// All places are taken, and two of the staff fill up.
fn entries() -> Hall {
    let mut hall = Hall::of("haku-2015");
    hall.enter(1..=22);
    for id in &STAFF[..2] {
        hall.happens(named(*id));
    }
    hall
}

fn quality(hall: &Hall) -> PlanQuality {
    let rounds = (1..=4).map(|number| {
        let drawn = hall.drawn(round(1, number));
        Seating {
            tables: drawn.tables.iter().map(|table| table.seats).collect(),
            sits_out: drawn.sits_out.clone(),
        }
    });
    let rounds: Vec<Seating> = rounds.collect();
    let mut entrants: Vec<PersonId> = hall.course().entries.playing;
    entrants.extend(people(STAFF));
    let field = Field {
        entrants: entrants
            .into_iter()
            .map(|person| Entrant {
                person,
                role: if STAFF.contains(&person.0) {
                    Role::FillsTables
                } else {
                    Role::Player
                },
            })
            .collect(),
        ..Field::default()
    };
    PlanQuality::of(&field, &rounds)
}

/// The day, held once for all tests: its rounds take a while to draw.
static DAY: LazyLock<Hall> = LazyLock::new(day);

/// The day up to the last sheet: a late player, an excused one, a substitute from round 2 on, a
/// table whose sheet comes late, and a result corrected once the next round was drawn.
fn day() -> Hall {
    let mut hall = entries();
    hall.draw(1, 1, 2015);
    let drawn = quality(&hall);
    assert_eq!(
        (drawn.staff_together, drawn.same_staff_again, drawn.repeats),
        (0, 0, 0)
    );
    hall.happens(late(person(7), 12));
    let late = hall.happens(late(person(8), 5));
    hall.happens(lifted(late));
    hall.play(round(1, 1), &[]);

    hall.happens(replaced(person(9), person(103), 1, 2));
    hall.draw(1, 2, 2016);
    assert_eq!(quality(&hall).staff_together, 0);
    assert!(
        hall.drawn(round(1, 1)).results_in(),
        "what was played stays"
    );
    hall.play(round(1, 2), &["C"]);
    let course = hall.course();
    assert_eq!(course.stages[0].rounds[1].missing, ["C"]);
    assert!(!course.over);

    let before = hall.course();
    let wrong = hall.drawn(round(1, 1)).tables[0].clone();
    hall.sheet(round(1, 1), "A", [24_000, 34_100, 24_000, 17_900]);
    let changed = changes(&before, &hall.course());
    for who in wrong.seats.as_slice() {
        let counts =
            |change: &&Change| matches!(change, Change::Stands { person, .. } if person == who);
        assert!(
            changed.iter().any(|change| counts(&change)),
            "{who:?} stands otherwise"
        );
    }

    hall.play(round(1, 3), &[]);
    hall.play(round(1, 2), &[]);
    hall.play(round(1, 4), &["F"]);
    assert!(!hall.course().over);
    let seven = |hall: &Hall| {
        let lines = hall.course().stages[0].standing.lines.clone();
        lines
            .into_iter()
            .find(|line| line.person == person(7))
            .unwrap()
    };
    let before = seven(&hall);
    assert_eq!(
        before.penalties,
        Points::ZERO,
        "lateness counts after all games"
    );
    hall.play(round(1, 4), &[]);
    assert_eq!(seven(&hall).penalties, Points(-6_000));
    hall
}

trait ResultsIn {
    fn results_in(&self) -> bool;
}

impl ResultsIn for competition::Round {
    fn results_in(&self) -> bool {
        self.tables
            .iter()
            .all(|table| matches!(table.sheet, competition::Sheet::In(_)))
    }
}

#[test]
fn the_day_is_held_to_its_last_sheet() {
    let hall = DAY.clone();
    let course = hall.course();
    assert!(course.over);
    assert_eq!(course.problems, []);

    let mut totals = sums(&hall, 1);
    *totals.get_mut(&person(7)).unwrap() -= Points(6_000);
    let ranking = ranked(&course);
    assert_eq!(ranking.len(), 22);
    assert!(
        STAFF.iter().all(|id| !ranking.contains(&person(*id))),
        "staff are never ranked"
    );
    assert_eq!(
        ranking[21],
        person(9),
        "who left comes after those who stayed"
    );
    for ranked in &course.ranking {
        assert_eq!(ranked.total, totals[&ranked.person]);
    }
    let stayed = &course.ranking[..21];
    assert!(stayed.is_sorted_by(|one, other| one.total >= other.total));

    assert_eq!(
        course.prizes.booby.unwrap().person,
        ranking[19],
        "the last but one of those who stayed"
    );
    assert_eq!(course.prizes.keepsakes.len(), 22);
}

#[test]
fn lateness_costs_the_booby_prize_unless_excused() {
    let mut hall = DAY.clone();
    let last_but_one = hall.course().prizes.booby.unwrap().person;
    let late = hall.happens(late(last_but_one, 1));
    let booby = hall.course().prizes.booby.unwrap();
    assert!(booby.person != last_but_one || booby.lost);
    hall.happens(lifted(late));
    let booby = hall.course().prizes.booby.unwrap();
    assert_eq!((booby.person, booby.lost), (last_but_one, false));
    let again = lifted(late);
    assert_eq!(hall.refuses(again), Some(Fault::AlreadyLifted));
}

#[test]
fn prizes_given_before_a_correction_stay_given() {
    let mut hall = DAY.clone();
    let first = ranked(&hall.course())[0];
    let event = hall.happens(Happening::PrizePicked {
        person: first,
        prize: "牌".into(),
    });
    hall.happens(adjusted(first, 1, -500_000));
    let course = hall.course();
    assert_ne!(ranked(&course)[0], first);
    assert_eq!(course.prizes.beyond, [event]);
    assert_eq!(course.prizes.picks[0].picked.len(), 0);
}
