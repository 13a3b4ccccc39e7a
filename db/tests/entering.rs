//! Entering, correcting and deleting: what is right is settled, what is wrong is refused whole.

use crate::support::sheet::{entry, five};
use crate::support::{day, now};
use db::{Club, Error, Fault, Op, PlainRefusal, Refused};
use scoring::hand_value::Level;
use scoring::record::{HandEntry, ScoreSheet};
use scoring::{Period, PersonId, Points, Seat};

fn mangan(winner: PersonId, loser: Option<PersonId>) -> HandEntry {
    HandEntry {
        han: Some(5),
        ..HandEntry::of(winner, loser, Level::Mangan)
    }
}

type Change = fn(&mut ScoreSheet);

/// What is said of a table, and what is wrong with it.
const WRONG: [(&str, Change); 7] = [
    (
        r#"Taken { what: Hanchan, key: "2025-04-02 水曜会 1 A" }"#,
        |entry| entry.table = "A".into(),
    ),
    (
        "Settle(Unbalanced { difference: Points(-300), expected: Points(120000) })",
        |entry| entry.played.points[Seat::East] = Points(42_000),
    ),
    ("Plain(NeedlessReason)", |entry| {
        entry.unbalanced = Some("理由".into());
    }),
    ("Plain(SamePlayerTwice { number: 2 })", |entry| {
        entry.people[Seat::East] = entry.people[Seat::South];
    }),
    (
        r#"OutOfRange { field: "round", value: 0, lowest: 1, highest: 99 }"#,
        |entry| entry.round = 0,
    ),
    (r#"Date { field: "date", date: 1825-04-02 }"#, |entry| {
        entry.date = day("1825-04-02");
    }),
    (r#"NoSuch { what: Member, key: "99" }"#, |entry| {
        entry.people[Seat::East] = PersonId(99);
    }),
];

#[test]
fn what_is_wrong_with_a_hanchan_is_refused_and_nothing_changes() {
    let (_folder, mut club, people) = five();
    let mut right = entry(&club, &people);
    club.enter_hanchan(now(), &right, &[mangan(people[0], None)])
        .unwrap();
    let before = club.history(100).unwrap();
    let mut refuses = |entry: &ScoreSheet, hands: &[HandEntry], expected: &str| {
        match club.enter_hanchan(now(), entry, hands) {
            Err(Error::Refused(refused)) => assert_eq!(format!("{refused:?}"), expected),
            other => panic!("{expected}: {other:?}"),
        }
        assert_eq!(club.history(100).unwrap(), before);
        assert_eq!(club.records(Period::ALWAYS).unwrap().hanchan.len(), 1);
    };
    right.table = "B".into();
    for (expected, change) in WRONG {
        let mut entry = right.clone();
        change(&mut entry);
        refuses(&entry, &[], expected);
    }
    let yakuman = HandEntry {
        level: Level::Yakuman,
        ..mangan(people[0], None)
    };
    for (expected, hand) in [
        ("Hand(WinnerNotAtTable(5))", mangan(people[4], None)),
        (
            "Hand(LoserNotAtTable(5))",
            mangan(people[0], Some(people[4])),
        ),
        ("Hand(LoserIsWinner(1))", mangan(people[0], Some(people[0]))),
        ("Hand(Level { level: Yakuman, han: 5, fu: None })", yakuman),
        (
            "Hand(Honba(100))",
            HandEntry {
                honba: 100,
                ..mangan(people[0], None)
            },
        ),
    ] {
        refuses(&right, &[hand], expected);
    }
    let most = HandEntry {
        honba: 99,
        ..mangan(people[0], None)
    };
    right.round = 2;
    club.enter_hanchan(now(), &right, &[most]).unwrap();
}

#[test]
fn a_corrected_hanchan_is_settled_anew_and_its_old_round_goes() {
    let (_folder, mut club, people) = five();
    let mut entry = entry(&club, &people);
    let id = club
        .enter_hanchan(now(), &entry, &[mangan(people[0], None)])
        .unwrap();
    entry.round = 2;
    entry.people[Seat::North] = people[4];
    entry.played.chombo[Seat::South] = 1;
    let with_tiles = HandEntry {
        tiles: Some("123m456p789s11z22z2z".parse().unwrap()),
        ..mangan(people[1], None)
    };
    let hands = [mangan(people[4], Some(people[0])), with_tiles];
    club.correct_hanchan(now(), id, &entry, &hands).unwrap();
    assert_eq!(club.hanchan(id).unwrap(), (entry.clone(), hands.to_vec()));
    let records = club.records(Period::ALWAYS).unwrap();
    let totals = records.hanchan[0].settled.total;
    assert_eq!(
        totals.as_slice(),
        [42_300, 1_000, -13_300, -40_000].map(Points)
    );
    assert_eq!(
        club.hanchan_at(entry.date, entry.series, 1, "A").unwrap(),
        None
    );
    assert_eq!(
        club.hanchan_at(entry.date, entry.series, 2, "A").unwrap(),
        Some(id)
    );
    club.delete_hanchan(now(), id).unwrap();
    let records = club.records(Period::ALWAYS).unwrap();
    assert!(records.hanchan.is_empty() && records.hands.is_empty());
    assert_eq!(
        records.sessions.len(),
        1,
        "the day stays until it is deleted itself"
    );
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn a_person_is_replaced_at_every_table_named_with_the_hands_in_one_operation() {
    let (_folder, mut club, people) = five();
    let first = entry(&club, &people);
    let mut second = first.clone();
    second.round = 2;
    let hands = [
        mangan(people[0], Some(people[1])),
        mangan(people[1], Some(people[0])),
    ];
    let enter = |club: &mut Club, entry| club.enter_hanchan(now(), entry, &hands).unwrap();
    let ids = [enter(&mut club, &first), enter(&mut club, &second)];
    club.replace_player(now(), &ids, people[0], people[4])
        .unwrap();
    for id in ids {
        let (entry, hands) = club.hanchan(id).unwrap();
        assert_eq!(entry.people[Seat::East], people[4]);
        assert_eq!(hands[0].winner, people[4]);
        assert_eq!(hands[1].loser, Some(people[4]));
    }
    assert!(club.check().unwrap().is_empty());
    club.undo(now()).unwrap();
    assert_eq!(club.hanchan(ids[0]).unwrap().0, first);
    assert_eq!(club.hanchan(ids[1]).unwrap().0, second);

    let refused = club.replace_player(now(), &ids, people[0], people[1]);
    assert!(matches!(
        refused,
        Err(Error::Refused(Refused::Plain(
            PlainRefusal::SamePlayerTwice { .. }
        )))
    ));
    assert_eq!(club.hanchan(ids[0]).unwrap().0, first);
    let history = club.history_of_hanchan(ids[0]).unwrap();
    let operation = club.history_entry(history[0].operation).unwrap();
    assert_eq!(operation.op, Op::EnterHanchan);
    assert_eq!(operation.at, now());
}

#[test]
fn errors_of_the_disk_and_of_the_input_are_told_apart() {
    assert!(Error::from(PlainRefusal::NothingToUndo).is_refusal());
    assert!(!Error::Storage(Fault::DiskFull).is_refusal());
}
