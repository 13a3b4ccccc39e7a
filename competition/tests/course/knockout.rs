//! The knockout of 48, whole.

use super::hall::{Hall, absent, decide, person, ranked, replaced, round, sums};
use competition::course::Fault;
use competition::{CannotSeat, Change, Happening, changes, lot};
use scoring::PersonId;
use std::collections::BTreeSet;

fn entries() -> Hall {
    let mut hall = Hall::of("hakuryuo-40");
    hall.enter(1..=48);
    hall
}

fn first_stage() -> Hall {
    let mut hall = entries();
    for number in 1..=3 {
        hall.hold(round(1, number), 400 + number);
    }
    hall
}

#[test]
fn forty_eight_become_sixteen_four_and_one() {
    let mut hall = first_stage();
    let asked = hall.course().stages[0].standing.asks_for_lot.clone();
    for (seed, tied) in (1..).zip(asked) {
        let order = lot(&tied, seed);
        hall.happens(Happening::LotDrawn {
            stage: 1,
            order,
            seed: Some(seed),
        });
    }
    let order: Vec<PersonId> = ranked(&hall.course());
    let course = hall.course();
    assert_eq!(
        course.stages[0].standing.asks_for_lot,
        Vec::<Vec<PersonId>>::new()
    );
    let cut = course.stages[0].cut.clone().unwrap();
    assert_eq!(cut.proposed, order[..16], "all told apart by lots");

    // Somebody is absent after the break: the next rank moves up.
    hall.happens(absent(order[4], 2, 1));
    let cut = hall.course().stages[0].cut.clone().unwrap();
    assert_eq!(
        (cut.absent, cut.moved_up),
        (vec![order[4]], vec![order[16]])
    );
    let through = decide(&mut hall, 1);
    assert_eq!(through.len(), 16);
    assert!(through.contains(&order[16]) && !through.contains(&order[4]));

    hall.draw(2, 1, 404);
    // A result of the first stage is corrected once the second was drawn.
    let before = hall.course();
    let table = hall.label_of(round(1, 2), order[15]);
    let seats = hall
        .drawn(round(1, 2))
        .tables
        .iter()
        .find(|known| known.label == table)
        .unwrap()
        .seats;
    let mut points = [25_000; 4];
    let seat = seats
        .iter()
        .find(|(_, person)| **person == order[15])
        .unwrap()
        .0;
    points[seat.index()] = -50_000;
    points[(seat.index() + 1) % 4] = 100_000;
    hall.sheet(round(1, 2), &table, points);
    let course = hall.course();
    let cut = course.stages[0].cut.clone().unwrap();
    assert_eq!(
        cut.decided.unwrap().through,
        through,
        "the cut stays as it was decided"
    );
    assert_eq!(course.stages[1].players, through);
    assert!(
        cut.would_not.contains(&order[15]),
        "and it is said who would not go on now"
    );
    let says = |change: &Change| matches!(change, Change::Cut { stage: 1, would_not, .. } if would_not.contains(&order[15]));
    assert!(changes(&before, &course).iter().any(says));

    hall.play(round(2, 1), &[]);
    let second = hall.course().stages[1].clone();
    let sums = sums(&hall, 2);
    assert_eq!(sums.len(), 16);
    let cut = second.cut.unwrap();
    let fourth = cut.proposed.last().map(|person| sums[person]).unwrap();
    assert_eq!(
        sums.values().filter(|total| **total > fourth).count(),
        cut.proposed.len() - 1
    );
    let finalists = decide(&mut hall, 2);
    hall.hold(round(3, 1), 405);

    let course = hall.course();
    assert!(course.over);
    let ranking = ranked(&course);
    assert_eq!(ranking.len(), 48);
    let as_set = |people: &[PersonId]| people.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(as_set(&ranking[..4]), as_set(&finalists));
    assert_eq!(as_set(&ranking[..16]), as_set(&through));
    assert_eq!(course.certificates.len(), 1);
    assert_eq!(
        (
            course.certificates[0].person,
            course.certificates[0].stage.as_str()
        ),
        (ranking[0], "決勝")
    );
    assert_eq!(course.prizes.keepsakes.len(), 48);
    assert_eq!(course.problems, []);
}

/// Every table plays alike, so that whole groups are level.
fn level() -> Hall {
    let mut hall = entries();
    for number in 1..=3 {
        hall.draw(1, number, 410 + number);
        let tables = hall.drawn(round(1, number)).tables.clone();
        for table in tables {
            hall.sheet(round(1, number), &table.label, [25_000; 4]);
        }
    }
    hall
}

#[test]
fn a_tied_cut_is_asked_for_and_a_recorded_lot_decides_it() {
    let mut hall = level();
    let cut = hall.course().stages[0].cut.clone().unwrap();
    assert!(!cut.tied.is_empty());
    assert_eq!(cut.proposed.len() + cut.places_for_tied, 16);
    assert!(cut.places_for_tied < cut.tied.len());
    let asked = hall.course().stages[0].standing.asks_for_lot.clone();
    assert!(asked.contains(&cut.tied), "the program asks");

    let order = lot(&cut.tied, 16);
    let drawn = Happening::LotDrawn {
        stage: 1,
        order: order.clone(),
        seed: Some(16),
    };
    hall.happens(drawn);
    let after = hall.course().stages[0].cut.clone().unwrap();
    assert_eq!(after.tied, []);
    assert_eq!(after.proposed[..cut.proposed.len()], cut.proposed);
    assert_eq!(
        after.proposed[cut.proposed.len()..],
        order[..cut.places_for_tied]
    );

    let missing_one = Happening::LotDrawn {
        stage: 1,
        order: order[1..].to_vec(),
        seed: None,
    };
    hall.happens(missing_one);
    assert_eq!(
        hall.course().stages[0].cut.clone().unwrap(),
        after,
        "a lot without one of the tied decides nothing"
    );
}

#[test]
fn a_stage_is_not_seated_before_its_cut_is_decided() {
    let mut hall = level();
    let drawn = |hall: &Hall| hall.drawing(2, 1, 1);
    assert_eq!(drawn(&hall), Err(CannotSeat::CutNotDecided));
    let through = decide(&mut hall, 1);
    let seating = drawn(&hall).unwrap().remove(0);
    let mut seated: Vec<PersonId> = seating
        .tables
        .iter()
        .flat_map(|table| table.as_slice().to_vec())
        .collect();
    let mut through_sorted = through.clone();
    seated.sort();
    through_sorted.sort();
    assert_eq!(seated, through_sorted);

    let decided = |through: Vec<PersonId>| Happening::CutDecided { stage: 1, through };
    let mut twice = through.clone();
    twice[1] = twice[0];
    let mut stranger = through.clone();
    stranger[0] = person(999);
    let mut too_many = through.clone();
    too_many.push(hall.course().stages[0].standing.lines[47].person);
    let cases = [
        (twice, Fault::Twice),
        (stranger, Fault::NotInStage),
        (
            too_many,
            Fault::Through {
                expected: 16,
                got: 17,
            },
        ),
        (
            Vec::new(),
            Fault::Through {
                expected: 16,
                got: 0,
            },
        ),
    ];
    for (through, fault) in cases {
        assert_eq!(hall.refuses(decided(through)), Some(fault));
    }
}

#[test]
fn whoever_did_not_go_on_can_fill_tables_and_stays_ranked_where_they_were() {
    let mut hall = level();
    let last = hall.course().stages[0].standing.lines[47].person;
    let named = Happening::StaffNamed { person: last };
    assert_eq!(hall.refuses(named.clone()), Some(Fault::IsPlayer));
    let through = decide(&mut hall, 1);
    let replaced = |person, stage| replaced(person, last, stage, 1);
    assert_eq!(
        hall.refuses(replaced(through[2], 1)),
        Some(Fault::HasPlayedRound)
    );
    hall.happens(replaced(through[2], 2));
    hall.hold(round(2, 1), 5);
    let course = hall.course();
    assert_eq!(course.problems, []);
    let state = course.round(round(2, 1)).unwrap();
    assert_eq!((&state.staff, &state.strangers), (&vec![last], &vec![]));
    let line = |stage: usize| {
        let mut lines = course.stages[stage].standing.lines.iter();
        lines.find(|line| line.person == last).unwrap()
    };
    assert!(line(0).rank.is_some() && line(1).rank.is_none());
    let ranked = course.ranking.iter().find(|one| one.person == last);
    assert_eq!(ranked.unwrap().stage, 1);
    // Once it is decided anew that the person goes on, the person plays and fills no tables.
    let mut anew = through.clone();
    anew[2] = last;
    hall.happens(Happening::CutDecided {
        stage: 1,
        through: anew,
    });
    let state = hall.course().round(round(2, 1)).unwrap().clone();
    assert!(state.due.contains(&last) && state.staff.is_empty());
}

#[test]
fn the_same_seed_draws_the_same_lots() {
    let hall = first_stage();
    let again = hall.drawing(1, 2, 402).unwrap();
    let drawn: Vec<_> = hall
        .drawn(round(1, 2))
        .tables
        .iter()
        .map(|table| table.seats)
        .collect();
    assert_eq!(
        again[0].tables, drawn,
        "also once later rounds and results are known"
    );
}
