//! The youth cup: several qualifiers, then the championship.

use super::hall::{ALIKE, Hall, lifted, named, offended, people, person, ranked, replaced, round};
use competition::course::WhyPassedOver;
use competition::{CannotSeat, Change, Happening, changes};
use scoring::PersonId;
use std::collections::BTreeSet;

const CHAMPIONSHIP: &str = "wakakujira-2025-championship";
/// What the qualifiers offer places in.
const PLACE: &str = "若鯨杯 2025 チャンピオンシップ";

/// A qualifier up to its last sheet, in which who holds a place already plays as well.
fn qualifier(
    ids: impl IntoIterator<Item = i64>,
    holders: &BTreeSet<(String, PersonId)>,
    seed: u32,
) -> Hall {
    let mut hall = Hall::of("wakakujira-2025");
    hall.history.holders.clone_from(holders);
    hall.enter(ids);
    for number in 1..=4 {
        hall.hold(round(1, number), seed + number);
    }
    hall
}

/// Offers places down the ranking until none is left; those in `declining` say no. Returns who has one.
fn offer(hall: &mut Hall, declining: &[PersonId]) -> Vec<PersonId> {
    while let Some(person) = hall.course().offers[0].next.first().copied() {
        let place = PLACE.to_owned();
        hall.happens(Happening::PlaceOffered { person, place });
        let place = PLACE.to_owned();
        hall.happens(if declining.contains(&person) {
            Happening::PlaceDeclined { person, place }
        } else {
            Happening::PlaceAccepted { person, place }
        });
    }
    hall.course().offers[0].accepted().collect()
}

#[test]
fn places_roll_down_over_the_qualifiers_to_the_championship() {
    let mut holders = BTreeSet::new();
    let mut given = |people: &[PersonId]| {
        let held = people.iter().map(|person| (PLACE.to_owned(), *person));
        holders.extend(held);
        holders.clone()
    };

    let mut first = qualifier(1..=16, &BTreeSet::new(), 10);
    let ranking = ranked(&first.course());
    let accepted = offer(&mut first, &[ranking[1]]);
    assert_eq!(
        accepted,
        [ranking[0], ranking[2], ranking[3], ranking[4]],
        "a declined place goes on"
    );
    let holders: BTreeSet<_> = first.course().holders().collect();
    assert_eq!(holders, given(&accepted));
    let held = given(&accepted);

    // The holders play again, and pass their places to the next who has none.
    let mut second = qualifier(1..=12, &held, 20);
    let order = ranked(&second.course());
    let free: Vec<PersonId> = order
        .iter()
        .copied()
        .filter(|person| !accepted.contains(person))
        .collect();
    let next = offer(&mut second, &[]);
    assert_eq!(next, free[..4]);
    for passed in &second.course().offers[0].passed_over {
        assert_eq!(passed.why, WhyPassedOver::Holds);
    }
    let held = given(&next);

    // Two offences in a day cost the place.
    let mut third = qualifier(21..=32, &held, 30);
    let order = ranked(&third.course());
    for _ in 0..2 {
        third.happens(offended(order[0]));
    }
    let without = ranked(&third.course());
    assert_eq!(without[..11], order[1..], "the others move up");
    let rank = third.course().ranking[11].rank;
    assert_eq!((without[11], rank), (order[0], None), "without a rank");
    let last = offer(&mut third, &[]);
    assert_eq!(last, order[1..5]);
    let passed = &third.course().offers[0].passed_over;
    assert_eq!(
        (passed[0].person, passed[0].why),
        (order[0], WhyPassedOver::Offences)
    );

    let mut final_day = Hall::of(CHAMPIONSHIP);
    let qualified = given(&last);
    assert_eq!(qualified.len(), 12);
    final_day.enter(qualified.iter().map(|(_, person)| person.0));
    for number in 1..=3 {
        final_day.hold(round(1, number), 40 + number);
    }
    let course = final_day.course();
    assert!(course.over);
    let champions: Vec<(u32, PersonId)> = course
        .certificates
        .iter()
        .map(|one| (one.rank, one.person))
        .collect();
    let ranking = ranked(&course);
    assert_eq!(
        champions,
        [(1, ranking[0]), (2, ranking[1]), (3, ranking[2])]
    );
}

#[test]
fn offences_of_different_days_cost_nothing() {
    let mut hall = qualifier(1..=8, &BTreeSet::new(), 50);
    let first = ranked(&hall.course())[0];
    let offended = |hall: &mut Hall| hall.happens(offended(first));
    let one = offended(&mut hall);
    hall.now += chrono::TimeDelta::days(1);
    offended(&mut hall);
    let is_disqualified = |hall: &Hall| {
        let ranking = hall.course().ranking;
        let mut ranking = ranking.iter();
        ranking.any(|ranked| ranked.person == first && ranked.disqualified)
    };
    assert!(!is_disqualified(&hall));
    offended(&mut hall);
    assert!(is_disqualified(&hall));
    assert_eq!(hall.course().offers[0].next.len(), 4);
    hall.happens(lifted(one));
    assert!(is_disqualified(&hall), "the other day's are still two");
}

/// A qualifier with a cancellation, two who come late, a substitute, a result corrected once the next
/// round was drawn, and a sheet that comes after the draw it should have decided.
#[test]
fn the_last_round_is_seated_by_standing_and_a_late_sheet_says_what_it_would_change() {
    let mut hall = Hall::of("wakakujira-2025");
    hall.enter(1..=15);
    hall.happens(Happening::Cancelled { person: person(4) });
    for id in [16, 17] {
        hall.happens(Happening::WalkedIn { person: person(id) });
    }
    for number in 1..=2 {
        hall.hold(round(1, number), number);
    }
    hall.happens(replaced(person(5), person(101), 1, 3));
    hall.draw(1, 3, 3);
    hall.sheet(round(1, 2), "B", [31_000, 29_000, 21_000, 19_000]);
    hall.play(round(1, 3), &["D"]);
    let missing = hall.course().missing_before(round(1, 4));
    let refused = hall.drawing(1, 4, 4).unwrap_err();
    assert_eq!(refused, CannotSeat::SheetsMissing(missing));
    let words = "this round goes by the standing, and sheets are missing: round 3 table D";
    assert_eq!(refused.to_string(), words);
    hall.draw_despite_missing_sheets(1, 4, 4);
    let course = hall.course();
    let state = &course.stages[0].rounds[3];
    let by_standing = state.standing_before.iter().chain(&state.staff);
    let by_standing: Vec<&PersonId> = by_standing.collect();
    for (place, table) in hall.drawn(round(1, 4)).tables.iter().enumerate() {
        let expected: BTreeSet<_> = by_standing[4 * place..][..4].iter().copied().collect();
        assert_eq!(
            table.seats.as_slice().iter().collect::<BTreeSet<_>>(),
            expected
        );
    }
    assert_eq!(state.seated_otherwise, Vec::<String>::new());

    let drawn = hall.drawn(round(1, 4)).clone();
    let before = hall.course();
    hall.sheet(round(1, 3), "D", [90_000, 20_000, 0, -10_000]);
    let course = hall.course();
    let otherwise = &course.stages[0].rounds[3].seated_otherwise;
    assert!(!otherwise.is_empty());
    assert!(changes(&before, &course).contains(&Change::Seated {
        round: round(1, 4),
        otherwise: otherwise.clone(),
    }));
    assert_eq!(
        *hall.drawn(round(1, 4)),
        drawn,
        "the round stays as it was drawn"
    );
    hall.play(round(1, 4), &[]);
    let course = hall.course();
    assert!(course.over);
    let ranking = ranked(&course);
    assert_eq!(
        (ranking.len(), ranking[15]),
        (16, person(5)),
        "left after two rounds"
    );
    assert!(!ranking.contains(&person(101)) && !ranking.contains(&person(4)));
    assert_eq!(offer(&mut hall, &[]), ranking[..4]);
}

#[test]
fn whole_tables_are_made_up_by_staff() {
    let mut hall = Hall::of("wakakujira-2025");
    let drawn = |hall: &Hall| hall.drawing(1, 1, 1);
    hall.enter(1..=13);
    assert_eq!(drawn(&hall), Err(CannotSeat::NotWholeTables { missing: 3 }));
    hall.enter([14]);
    assert_eq!(drawn(&hall), Err(CannotSeat::NotWholeTables { missing: 2 }));
    hall.happens(named(101));
    assert_eq!(drawn(&hall), Err(CannotSeat::NotWholeTables { missing: 1 }));
    for id in 102..=103 {
        hall.happens(named(id));
    }
    let seating = drawn(&hall).unwrap().remove(0);
    assert_eq!((seating.tables.len(), seating.sits_out.len()), (4, 0));
    let seated: BTreeSet<PersonId> = seating
        .tables
        .iter()
        .flat_map(|table| table.as_slice().to_vec())
        .collect();
    assert!(
        seated.contains(&person(101)) && !seated.contains(&person(103)),
        "no more staff than are needed"
    );
}

/// Two tables of the same people that play alike, and a last round in which everybody is level.
#[test]
fn whoever_was_level_after_every_round_shares_the_rank() {
    let mut hall = Hall::of("wakakujira-2025");
    hall.enter(1..=8);
    for number in 1..=4 {
        hall.draw(1, number, 7);
        let points = if number == 4 { [25_000; 4] } else { ALIKE };
        hall.sheets_alike(round(1, number), points);
    }
    let course = hall.course();
    let lines = &course.stages[0].standing.lines;
    for pair in lines.windows(2) {
        let totals = |line: &competition::course::Line| {
            let sums = (0..=4)
                .rev()
                .map(|rounds| line.results[..rounds].iter().flatten().copied().sum());
            sums.collect::<Vec<scoring::Points>>()
        };
        let (one, other) = (totals(&pair[0]), totals(&pair[1]));
        assert!(one >= other, "{one:?} before {other:?}");
        assert_eq!(pair[0].rank == pair[1].rank, one == other);
    }
    assert!(
        lines.windows(2).any(|pair| pair[0].rank == pair[1].rank),
        "somebody shares a rank"
    );
    assert_eq!(
        course.stages[0].standing.asks_for_lot,
        Vec::<Vec<PersonId>>::new()
    );
    let ranks: Vec<u32> = course
        .ranking
        .iter()
        .filter_map(|ranked| ranked.rank)
        .collect();
    assert_eq!(ranks, [1, 1, 3, 3, 5, 5, 7, 7]);
    assert!(
        course
            .certificates
            .iter()
            .all(|certificate| certificate.shared)
    );
    // Where those who share a rank are too many for the places, the organiser is asked.
    let offer = &course.offers[0];
    assert_eq!(offer.next.len() + offer.places_for_tied, 4);
    assert_eq!(course.entries.playing, people(1..=8));
}
