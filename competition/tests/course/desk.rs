//! The entry desk.

use super::hall::{Hall, people, person, round};
use chrono::TimeDelta;
use competition::course::{EntryState, Fault};
use competition::{Asked, Competition, Happening};
use proptest::prelude::*;
use scoring::PersonId;

/// A competition for four, with times and everything that can be asked.
fn small() -> Competition {
    let data = r#"{
        "id": "small",
        "entries": {"capacity": 4, "minimum": 3, "asks": ["fee", "guardian_consent"],
            "opens": "2025-01-04T08:00:00", "closes": "2025-01-04T09:00:00", "check_in_until": "2025-01-04T10:00:00"},
        "stages": [{"name": "day", "rules": "haku-2015", "rounds": ["random", "random"]}]
    }"#;
    serde_json::from_str(data).unwrap()
}

fn later(hall: &mut Hall, time: &str) {
    hall.now = format!("2025-01-04T{time}:00").parse().unwrap();
}

#[test]
fn whoever_cancels_and_returns_queues_anew() {
    let mut hall = Hall::new(small());
    hall.enter(1..=6);
    let course = hall.course();
    assert_eq!(course.entries.waiting, people([5, 6]));
    assert_eq!(
        course.entries.people[&person(6)].state,
        EntryState::Waiting(2)
    );
    let event = hall.happens(Happening::Cancelled { person: person(2) });
    let course = hall.course();
    let promotion = course.entries.promotions[0];
    assert_eq!((promotion.person, promotion.by), (person(5), event));
    hall.enter([2]);
    assert_eq!(
        hall.course().entries.waiting,
        people([6, 2]),
        "behind whoever waited meanwhile"
    );
    assert_eq!(hall.course().entries.playing, people([1, 3, 4, 5]));
}

#[test]
fn an_entry_that_came_earlier_queues_earlier_though_it_was_typed_later() {
    let mut hall = Hall::new(small());
    hall.enter(1..=4);
    later(&mut hall, "08:00");
    hall.now -= TimeDelta::seconds(30);
    hall.enter([5]);
    let entries = hall.course().entries;
    assert_eq!(entries.playing, people([5, 1, 2, 3]));
    assert_eq!(entries.waiting, people([4]));
}

#[test]
fn places_of_no_shows_go_to_the_waiting_list_and_then_to_walk_ins() {
    let mut hall = Hall::new(small());
    hall.enter(1..=6);
    for id in [1, 2, 6] {
        hall.happens(Happening::CheckedIn { person: person(id) });
    }
    assert_eq!(
        hall.refuses(Happening::NoShowsReleased),
        Some(Fault::TooEarly)
    );
    later(&mut hall, "10:00");
    hall.happens(Happening::NoShowsReleased);
    let entries = hall.course().entries;
    assert_eq!(
        entries.playing,
        people([1, 2, 6]),
        "who waits and is not there gets no place"
    );
    assert_eq!((entries.free, entries.waiting), (Some(1), people([5])));
    assert_eq!(entries.people[&person(3)].state, EntryState::Released);
    hall.happens(Happening::WalkedIn { person: person(7) });
    hall.happens(Happening::WalkedIn { person: person(8) });
    let entries = hall.course().entries;
    assert_eq!(entries.playing, people([1, 2, 6, 7]));
    assert_eq!(entries.waiting, people([5, 8]));
    hall.happens(Happening::Cancelled { person: person(1) });
    assert_eq!(hall.course().entries.playing, people([2, 6, 7, 8]));
}

#[test]
fn what_is_asked_stays_received() {
    let mut hall = Hall::new(small());
    hall.enter([1]);
    hall.happens(Happening::Received {
        person: person(1),
        asked: Asked::Fee,
    });
    hall.happens(Happening::Cancelled { person: person(1) });
    hall.enter([1]);
    let missing = &hall.course().entries.people[&person(1)].missing;
    assert_eq!(*missing, [Asked::GuardianConsent]);
    assert_eq!(hall.course().entries.short_of_minimum, 2);
}

/// What happens, as it stands in a file, and what is wrong with it.
const REFUSED: &str = r#"
{"kind": "entered", "person": 1} AlreadyEntered
{"kind": "entered", "person": 9} IsStaff
{"kind": "cancelled", "person": 7} NotEntered
{"kind": "received", "person": 1, "asked": "ticket"} NotAsked
{"kind": "checked_in", "person": 7} NotEntered
{"kind": "staff_named", "person": 1} IsPlayer
{"kind": "staff_named", "person": 9} IsStaff
{"kind": "replaced", "person": 1, "by": 2, "stage": 1, "round": 2} IsPlayer
{"kind": "absent", "person": 5, "stage": 1, "round": 1} NotPlaying
{"kind": "absent", "person": 1, "stage": 1, "round": 3} NoSuchRound
{"kind": "late", "person": 1, "minutes": 5} NoRule
{"kind": "offended", "person": 1, "reason": "a"} NoRule
{"kind": "round_seated", "stage": 2, "round": 1, "seed": 1} NoSuchRound
{"kind": "lot_drawn", "stage": 1, "order": [1, 2], "seed": null} NoRule
{"kind": "cut_decided", "stage": 1, "through": [1]} NoCut
{"kind": "cut_decided", "stage": 2, "through": [1]} NoSuchRound
{"kind": "prize_picked", "person": 1, "prize": " "} NoName
{"kind": "place_offered", "person": 1, "place": "a"} NoSuchPlace
"#;

#[test]
fn what_cannot_be_is_refused_and_said_why() {
    let mut hall = Hall::new(small());
    hall.enter(1..=5);
    hall.happens(Happening::StaffNamed { person: person(9) });
    for line in REFUSED.trim().lines() {
        let (what, expected) = line.rsplit_once(' ').unwrap();
        let fault = hall.refuses(serde_json::from_str(what).unwrap()).unwrap();
        assert_eq!(format!("{fault:?}"), expected, "{what}");
    }
    let filling_in = r#"{"kind": "replaced", "person": 1, "by": 9, "stage": 1, "round": 2}"#;
    let happening = serde_json::from_str(filling_in).unwrap();
    assert_eq!(
        hall.refuses(happening),
        None,
        "staff may fill in for somebody"
    );
    let (entered, walked_in) = (
        Happening::Entered { person: person(8) },
        Happening::WalkedIn { person: person(8) },
    );
    later(&mut hall, "09:00");
    assert_eq!(hall.refuses(entered.clone()), Some(Fault::Closed));
    assert_eq!(hall.refuses(walked_in), None);
    // What happens next is a minute later.
    later(&mut hall, "07:58");
    assert_eq!(hall.refuses(entered.clone()), Some(Fault::NotOpen));
    later(&mut hall, "07:59");
    assert_eq!(hall.refuses(entered.clone()), None);
    later(&mut hall, "08:59");
    assert_eq!(hall.refuses(entered), Some(Fault::Closed));
    later(&mut hall, "09:58");
    assert_eq!(
        hall.refuses(Happening::NoShowsReleased),
        Some(Fault::TooEarly)
    );
    later(&mut hall, "09:57");
    hall.happens(Happening::CheckedIn { person: person(1) });
    later(&mut hall, "09:59");
    assert_eq!(hall.refuses(Happening::NoShowsReleased), None);
}

#[test]
fn whoever_has_played_cannot_cancel() {
    let mut hall = Hall::new(small());
    hall.enter(1..=4);
    hall.hold(round(1, 1), 5);
    let cancelled = Happening::Cancelled { person: person(1) };
    assert_eq!(hall.refuses(cancelled), Some(Fault::HasPlayed));
    later(&mut hall, "10:00");
    hall.happens(Happening::NoShowsReleased);
    assert_eq!(
        hall.course().entries.playing.len(),
        4,
        "whoever played is there"
    );
}

/// What can happen at the desk, by a few people.
fn at_the_desk() -> impl Strategy<Value = Happening> {
    (0..5_u8, 1..12_i64).prop_map(|(kind, id)| {
        let person = PersonId(id);
        match kind {
            0 | 1 => Happening::Entered { person },
            2 => Happening::Cancelled { person },
            3 => Happening::CheckedIn { person },
            _ => Happening::WalkedIn { person },
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn promotions_never_exceed_the_capacity(events in proptest::collection::vec(at_the_desk(), 0..40), release in 0..40_usize) {
        let mut hall = Hall::new(small());
        let mut released = false;
        for (place, what) in events.into_iter().enumerate() {
            if place == release {
                later(&mut hall, "10:00");
                released = hall.refuses(Happening::NoShowsReleased).is_none();
                if released {
                    hall.happens(Happening::NoShowsReleased);
                }
            }
            let promoted_before = hall.course().entries.promotions.len();
            if hall.refuses(what.clone()).is_none() {
                hall.happens(what);
            }
            let entries = hall.course().entries;
            prop_assert!(entries.playing.len() <= 4);
            prop_assert_eq!(entries.free, Some(4 - u32::try_from(entries.playing.len()).unwrap()));
            prop_assert!(entries.promotions.len() <= promoted_before + 1, "one place, one promotion");
            if entries.free != Some(0) {
                let could_play = |person: &PersonId| !released || entries.people[person].checked_in;
                prop_assert!(!entries.waiting.iter().any(could_play), "somebody waits beside a free place");
            }
        }
    }
}
