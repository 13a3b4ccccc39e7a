//! How a day of two tables ends: ranks, prizes, certificates, and places that are offered.

use super::hall::{
    ALIKE, Hall, adjusted, late, lot_drawn, named, offended, people, person, ranked, replaced,
    round,
};
use competition::course::{Answer, Fault, PassedOver, WhyPassedOver};
use competition::{Competition, EventId, Happening};
use scoring::{PersonId, Points};
use serde_json::{Value, json};

/// As the eight come in at the tables A and B, from the first to the last of all: no two are level.
const POINTS: [(&str, [i64; 4]); 2] = [
    ("A", [45_000, 28_000, 17_000, 10_000]),
    ("B", [40_000, 30_000, 19_000, 11_000]),
];

fn one_round(change: impl FnOnce(&mut Value)) -> Competition {
    let mut day = json!({
        "id": "day",
        "stages": [{"name": "本戦", "rules": "haku-2015", "rounds": ["lots"]}],
        "penalties": {"late": {"per_minute": 500, "costs_booby": true}, "offences": 1},
        "prizes": {"picks": [2, 1], "booby": true, "certificates": 3},
        "offers": [{"place": "本大会", "count": 3, "passes_holders": true}],
    });
    change(&mut day);
    serde_json::from_value(day).unwrap()
}

fn played(competition: Competition) -> Hall {
    let mut hall = Hall::new(competition);
    hall.enter(1..=8);
    hall.draw(1, 1, 1);
    for (label, points) in POINTS {
        hall.sheet(round(1, 1), label, points);
    }
    hall
}

/// A day that is over, and everybody from the first to the last.
fn over() -> (Hall, Vec<PersonId>) {
    let hall = played(one_round(|_| ()));
    let order = ranked(&hall.course());
    (hall, order)
}

fn offered(person: PersonId) -> Happening {
    let place = "本大会".to_owned();
    Happening::PlaceOffered { person, place }
}

fn declined(person: PersonId) -> Happening {
    let place = "本大会".to_owned();
    Happening::PlaceDeclined { person, place }
}

fn picked(person: PersonId) -> Happening {
    let prize = "牌".to_owned();
    Happening::PrizePicked { person, prize }
}

/// The same day with a second round, from which somebody is replaced, and who stayed to its end.
fn left_before_the_last_round(leaver: PersonId) -> (Hall, Vec<PersonId>) {
    let rounds = json!(["lots", "lots"]);
    let mut hall = played(one_round(|day| day["stages"][0]["rounds"] = rounds));
    hall.happens(replaced(leaver, person(101), 1, 2));
    hall.hold(round(1, 2), 2);
    let order = ranked(&hall.course());
    assert_eq!(order.last(), Some(&leaver));
    (hall, order[..7].to_vec())
}

#[test]
fn a_place_is_offered_to_whoever_played_and_to_nobody_twice() {
    let (mut hall, order) = over();
    assert_eq!(hall.refuses(offered(person(9))), Some(Fault::NotPlaying));
    hall.happens(offered(order[0]));
    assert_eq!(hall.refuses(offered(order[0])), Some(Fault::OfferedBefore));
    for next in &order[1..3] {
        hall.happens(offered(*next));
    }
    assert_eq!(hall.refuses(offered(order[3])), Some(Fault::NoPlaceLeft));
    assert_eq!(hall.refuses(declined(order[3])), Some(Fault::NotOffered));
    hall.happens(declined(order[1]));
    assert_eq!(hall.course().offers[0].next, [order[3]]);
}

#[test]
fn only_who_would_have_come_first_is_passed_over() {
    let (mut hall, order) = over();
    let holder = |person: PersonId| ("本大会".to_owned(), person);
    hall.history.holders = [order[1], order[6]].map(holder).into();
    let offer = hall.course().offers[0].clone();
    assert_eq!(offer.next, [order[0], order[2], order[3]]);
    let passed = |person, why| PassedOver { person, why };
    // Nobody comes to the seventh, who has a place as well.
    assert_eq!(offer.passed_over, [passed(order[1], WhyPassedOver::Holds)]);

    hall.happens(offered(order[0]));
    hall.happens(offended(order[0]));
    let offer = hall.course().offers[0].clone();
    assert_eq!(
        offer.offered[0].answer,
        Answer::Waiting,
        "offered is offered"
    );
    assert_eq!(offer.passed_over, [passed(order[1], WhyPassedOver::Holds)]);
    assert_eq!(offer.next, order[2..4]);
}

#[test]
fn holders_are_passed_over_only_where_the_competition_says_so() {
    let mut hall = played(one_round(|day| {
        day["offers"][0]["passes_holders"] = false.into();
    }));
    let order = ranked(&hall.course());
    hall.history.holders = [("本大会".to_owned(), order[0])].into();
    let offer = hall.course().offers[0].clone();
    assert_eq!(
        (offer.next, offer.passed_over),
        (order[..3].to_vec(), vec![])
    );
}

#[test]
fn whoever_rises_after_the_places_are_gone_is_told_and_gets_the_next() {
    let (mut hall, order) = over();
    for person in &order[..3] {
        hall.happens(offered(*person));
    }
    let last = order[7];
    hall.happens(adjusted(last, 1, 100_000));
    assert_eq!(ranked(&hall.course())[0], last);
    let offer = hall.course().offers[0].clone();
    assert_eq!((offer.overtaken, offer.next), (vec![last], vec![]));
    hall.happens(declined(order[2]));
    let offer = hall.course().offers[0].clone();
    assert_eq!((offer.overtaken, offer.next), (vec![], vec![last]));
}

#[test]
fn of_those_who_share_a_rank_whoever_was_not_chosen_was_not_overtaken() {
    let mut hall = played(one_round(|_| ()));
    hall.sheets_alike(round(1, 1), ALIKE);
    let order = ranked(&hall.course());
    for person in &order[..2] {
        hall.happens(offered(*person));
    }
    let offer = hall.course().offers[0].clone();
    assert_eq!(
        (offer.tied, offer.places_for_tied),
        (order[2..4].to_vec(), 1)
    );
    hall.happens(offered(order[2]));
    let offer = hall.course().offers[0].clone();
    assert_eq!((offer.tied, offer.overtaken), (vec![], vec![]));
}

#[test]
fn whoever_left_or_offended_picks_no_prize() {
    let (hall, order) = over();
    let picks = |hall: &Hall| -> Vec<(PersonId, u32)> {
        let picks = hall.course().prizes.picks;
        picks.iter().map(|pick| (pick.person, pick.picks)).collect()
    };
    assert_eq!(picks(&hall), [(order[0], 2), (order[1], 1)]);
    let mut offender = hall.clone();
    offender.happens(offended(order[0]));
    assert_eq!(picks(&offender), [(order[1], 2), (order[2], 1)]);
    let (left, stayed) = left_before_the_last_round(order[0]);
    assert_eq!(picks(&left), [(stayed[0], 2), (stayed[1], 1)]);
}

#[test]
fn prizes_are_picked_in_turn_and_by_nobody_who_did_not_play() {
    let (mut hall, order) = over();
    assert_eq!(hall.refuses(picked(person(9))), Some(Fault::NotPlaying));
    for (pick, next) in [(0, Some(0)), (0, Some(1)), (1, None)] {
        assert!(hall.course().prizes.next.is_some());
        hall.happens(picked(order[pick]));
        let next = next.map(|place: usize| order[place]);
        assert_eq!(hall.course().prizes.next, next);
    }
    let beyond = hall.happens(picked(order[0]));
    assert_eq!(hall.course().prizes.beyond, [beyond]);
}

#[test]
fn the_booby_prize_is_for_the_last_but_one_who_stayed() {
    let (hall, order) = over();
    let booby = |hall: &Hall| {
        let booby = hall.course().prizes.booby.unwrap();
        (booby.person, booby.lost)
    };
    assert_eq!(booby(&hall), (order[6], false));
    let (left, stayed) = left_before_the_last_round(order[7]);
    assert_eq!(booby(&left), (stayed[5], false));
    let mut offender = hall.clone();
    offender.happens(offended(order[6]));
    // Who is disqualified has no rank, so the last but one of the others has it.
    assert_eq!(booby(&offender), (order[5], false));
    // A minute late costs 500, which leaves the seventh where it was.
    let mut later = hall.clone();
    later.happens(late(order[6], 1));
    assert_eq!(booby(&later), (order[6], true));
}

#[test]
fn a_certificate_says_what_was_reached_and_whether_others_share_it() {
    let (mut hall, order) = over();
    let told = |hall: &Hall| -> Vec<(PersonId, u32, bool)> {
        let certificates = hall.course().certificates;
        certificates
            .iter()
            .map(|one| (one.person, one.rank, one.shared))
            .collect()
    };
    let alone = |place: usize| (order[place], u32::try_from(place).unwrap() + 1, false);
    assert_eq!(told(&hall), [alone(0), alone(1), alone(2)]);
    let first = hall.course().certificates[0].clone();
    assert_eq!(
        (first.competition.as_str(), first.stage.as_str()),
        ("day", "本戦")
    );
    assert_eq!((first.total, first.players), (Points(35_000), 8));

    // The second and the third are level.
    let totals = hall.course().ranking;
    let between = totals[1].total - totals[2].total;
    hall.happens(adjusted(order[2], 1, between.0));
    let shared = |place: usize| (order[place], 2, true);
    let mut found = told(&hall);
    found[1..].sort_by_key(|one| order.iter().position(|person| *person == one.0));
    assert_eq!(found, [alone(0), shared(1), shared(2)]);
}

#[test]
fn whoever_leaves_comes_last_by_the_rounds_that_were_played() {
    let rounds = json!(["lots", "lots", "lots"]);
    let mut hall = Hall::new(one_round(|day| day["stages"][0]["rounds"] = rounds));
    hall.enter(1..=4);
    for number in 1..=3 {
        hall.draw(1, number, 1);
        // Whoever has the lower number has the more points, and so has who steps in for them.
        let seats = hall.drawn(round(1, number)).tables[0].seats;
        let points =
            [0, 1, 2, 3].map(|seat: usize| 50_000 - 10_000 * (seats.as_slice()[seat].0 % 100));
        hall.sheet(round(1, number), "A", points);
        for (id, after) in [(1, 1), (2, 2)] {
            if number == after {
                hall.happens(named(100 + id));
                hall.happens(replaced(person(id), person(100 + id), 1, number + 1));
            }
        }
    }
    let course = hall.course();
    // 1 was first in one round, 2 in one and second in another.
    assert_eq!(ranked(&course), people([3, 4, 2, 1]));
    // Those who stepped in stand below, without a rank, by what they came to.
    let lines = &course.stages[0].standing.lines[4..];
    assert!(lines.iter().all(|line| line.rank.is_none()));
    assert_eq!(lines.len(), 2);
    assert!(lines[0].total > lines[1].total, "{lines:?}");
}

#[test]
fn equals_stand_in_the_order_in_which_they_came() {
    let mut hall = Hall::new(one_round(|_| ()));
    hall.enter((1..=8).rev());
    hall.draw(1, 1, 1);
    hall.sheets_alike(round(1, 1), ALIKE);
    let order = ranked(&hall.course());
    for equal in order.chunks(2) {
        assert!(equal[0] > equal[1], "{order:?}");
    }
}

#[test]
fn nobody_alone_is_asked_for_a_lot() {
    let mut hall = played(one_round(|day| day["ties"] = json!(["lot"])));
    let asked = |hall: &Hall| hall.course().stages[0].standing.asks_for_lot.clone();
    assert_eq!(asked(&hall), [[]; 0]);
    let ranking = hall.course().ranking;
    let between = ranking[1].total - ranking[2].total;
    hall.happens(adjusted(ranking[2].person, 1, between.0));
    assert_eq!(asked(&hall).iter().map(Vec::len).collect::<Vec<_>>(), [2]);
}

#[test]
fn a_lot_of_one_stage_decides_nothing_in_the_next() {
    let mut hall = played(one_round(|day| {
        day["ties"] = json!(["lot"]);
        day["stages"] = json!([
            {"name": "予選", "rules": "haku-2015", "rounds": ["lots"], "cut": {"through": 4}},
            {"name": "決勝", "rules": "haku-2015", "rounds": ["lots"]},
        ]);
    }));
    let all = ranked(&hall.course());
    hall.happens(lot_drawn(1, all));
    super::hall::decide(&mut hall, 1);
    hall.hold(round(2, 1), 2);
    let lines = hall.course().stages[1].standing.lines.clone();
    let between = lines[0].total - lines[1].total;
    hall.happens(adjusted(lines[1].person, 2, between.0));
    let asked = hall.course().stages[1].standing.asks_for_lot.clone();
    let [tied] = &asked[..] else {
        panic!("{asked:?}");
    };
    assert_eq!(tied.len(), 2);
    hall.happens(lot_drawn(2, tied.clone()));
    assert_eq!(ranked(&hall.course())[..2], tied[..]);
}

#[test]
fn what_cannot_have_happened_changes_nothing_else() {
    let two_stages = one_round(|day| {
        day["stages"] = json!([
            {"name": "予選", "rules": "haku-2015", "rounds": ["lots"], "cut": {"through": 4}},
            {"name": "決勝", "rules": "haku-2015", "rounds": ["lots"]},
        ]);
    });
    let mut hall = played(two_stages);
    super::hall::decide(&mut hall, 1);
    hall.hold(round(2, 1), 2);
    let first = ranked(&hall.course())[0];
    hall.happens(picked(first));
    hall.happens(offered(first));
    let before = hall.course();
    let mut beside = hall.history.events[0].clone();
    beside.id = EventId(1_000);
    hall.history.events.push(beside);
    let mut after = hall.course();
    let problems = std::mem::take(&mut after.problems);
    assert_eq!(problems[0].fault, Fault::AlreadyEntered);
    assert_eq!((problems.len(), after), (1, before));
}
