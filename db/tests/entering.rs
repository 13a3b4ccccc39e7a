//! Entering, correcting and deleting: what is right is settled, what is wrong is refused whole.

use crate::support::sheet::{entry, five};
use crate::support::{day, now};
use db::{Club, Error, Fault, HandProblem, Op, Refused, Thing};
use scoring::hand_value::Level;
use scoring::record::{HandEntry, ScoreSheet};
use scoring::{Period, PersonId, Points, Seat, SettleError};

fn mangan(winner: PersonId, loser: Option<PersonId>) -> HandEntry {
    HandEntry {
        han: Some(5),
        ..HandEntry::of(winner, loser, Level::Mangan)
    }
}

/// What is wrong with a table beside one that is right, and what is said.
fn wrong(right: &ScoreSheet, people: &[PersonId]) -> Vec<(ScoreSheet, Vec<HandEntry>, Refused)> {
    let with = |change: &dyn Fn(&mut ScoreSheet)| {
        let mut entry = ScoreSheet {
            table: "B".into(),
            ..right.clone()
        };
        change(&mut entry);
        entry
    };
    vec![
        (
            right.clone(),
            vec![],
            Refused::Taken {
                what: Thing::Hanchan,
                key: "2025-04-02 水曜会 1 A".into(),
            },
        ),
        (
            with(&|entry| entry.played.points[Seat::East] = Points(42_000)),
            vec![],
            SettleError::Unbalanced {
                difference: Points(-300),
                expected: Points(120_000),
            }
            .into(),
        ),
        (
            with(&|entry| entry.unbalanced = Some("理由".into())),
            vec![],
            Refused::NeedlessReason,
        ),
        (
            with(&|entry| entry.people[Seat::East] = entry.people[Seat::South]),
            vec![],
            Refused::SamePlayerTwice(2),
        ),
        (
            with(&|entry| entry.round = 0),
            vec![],
            Refused::OutOfRange {
                field: "round",
                value: 0,
                lowest: 1,
                highest: 99,
            },
        ),
        (
            with(&|entry| entry.date = day("1825-04-02")),
            vec![],
            Refused::Date {
                field: "date",
                date: day("1825-04-02"),
            },
        ),
        (
            with(&|entry| entry.people[Seat::East] = PersonId(99)),
            vec![],
            Refused::NoSuch {
                what: Thing::Member,
                key: "99".into(),
            },
        ),
        (
            with(&|_| {}),
            vec![mangan(people[4], None)],
            HandProblem::WinnerNotAtTable(5).into(),
        ),
        (
            with(&|_| {}),
            vec![mangan(people[0], Some(people[4]))],
            HandProblem::LoserNotAtTable(5).into(),
        ),
        (
            with(&|_| {}),
            vec![mangan(people[0], Some(people[0]))],
            HandProblem::LoserIsWinner(1).into(),
        ),
        (
            with(&|_| {}),
            vec![HandEntry {
                level: Level::Yakuman,
                ..mangan(people[0], None)
            }],
            HandProblem::Level {
                level: Level::Yakuman,
                han: 5,
                fu: None,
            }
            .into(),
        ),
    ]
}

#[test]
fn what_is_wrong_with_a_hanchan_is_refused_and_nothing_changes() {
    let (_folder, mut club, people) = five();
    let right = entry(&club, &people);
    club.enter_hanchan(now(), &right, &[mangan(people[0], None)])
        .unwrap();
    let before = club.history(100).unwrap();
    for (entry, hands, expected) in wrong(&right, &people) {
        match club.enter_hanchan(now(), &entry, &hands) {
            Err(Error::Refused(refused)) => assert_eq!(refused, expected),
            other => panic!("{expected}: {other:?}"),
        }
        assert_eq!(club.history(100).unwrap(), before);
        assert_eq!(club.records(Period::ALWAYS).unwrap().hanchan.len(), 1);
    }
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
    let hands = [mangan(people[4], Some(people[0])), mangan(people[1], None)];
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
        Err(Error::Refused(Refused::SamePlayerTwice(_)))
    ));
    assert_eq!(club.hanchan(ids[0]).unwrap().0, first);
    let history = club.history_of_hanchan(ids[0]).unwrap();
    let operation = club.history_entry(history[0].operation).unwrap();
    assert_eq!(operation.op, Op::EnterHanchan);
    assert_eq!(operation.at, now());
}

#[test]
fn errors_of_the_disk_and_of_the_input_are_told_apart() {
    assert!(Error::Refused(Refused::NothingToUndo).is_refusal());
    assert!(!Error::Storage(Fault::DiskFull).is_refusal());
}
