//! Entering, correcting and deleting: what is right is settled, what is wrong is refused whole.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use db::{
    Club, Error, Fault, HanchanEntry, HandEntry, HandProblem, Member, Op, Refused, SeatEntry, Thing,
};
use scoring::hand_value::Level;
use scoring::record::{Adjustment, Session};
use scoring::{BySeat, Period, PersonId, Points, RuleSet, RuleSetData, Seat, SettleError, preset};
use support::{club, day, now};
use tempfile::TempDir;

fn five() -> (TempDir, Club, Vec<PersonId>) {
    let (folder, mut club) = club();
    let people = (1..=5)
        .map(|number| {
            let member = Member {
                number,
                name: format!("会員{number}"),
                ..Member::default()
            };
            club.add_member(now(), &member).unwrap()
        })
        .collect();
    club.add_series(now(), "水曜会").unwrap();
    (folder, club, people)
}

fn entry(club: &Club, people: &[PersonId]) -> HanchanEntry {
    let points = [42_300, 31_000, 26_700, 20_000].map(Points);
    HanchanEntry {
        date: day("2025-04-02"),
        series: club.series_named("水曜会").unwrap().unwrap(),
        round: 1,
        table: "A".into(),
        rules: club.settings().unwrap().rules,
        deposit: Points::ZERO,
        last_dealer: Seat::North,
        seats: BySeat::four([0, 1, 2, 3].map(|seat| SeatEntry {
            person: people[seat],
            points: points[seat],
            chombo: 0,
        })),
        unbalanced: None,
    }
}

fn mangan(winner: PersonId, loser: Option<PersonId>) -> HandEntry {
    HandEntry {
        hand: None,
        honba: 0,
        winner,
        loser,
        level: Level::Mangan,
        han: Some(5),
        fu: None,
        yaku: String::new(),
        note: String::new(),
    }
}

/// What is wrong with a table beside one that is right, and what is said.
fn wrong(
    right: &HanchanEntry,
    people: &[PersonId],
) -> Vec<(HanchanEntry, Vec<HandEntry>, Refused)> {
    let with = |change: &dyn Fn(&mut HanchanEntry)| {
        let mut entry = HanchanEntry {
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
            with(&|entry| entry.seats[Seat::East].points = Points(42_000)),
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
            with(&|entry| entry.seats[Seat::East].person = entry.seats[Seat::South].person),
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
            with(&|entry| entry.seats[Seat::East].person = PersonId(99)),
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
    entry.seats[Seat::North].person = people[4];
    entry.seats[Seat::South].chombo = 1;
    let hands = [mangan(people[4], Some(people[0])), mangan(people[1], None)];
    club.correct_hanchan(now(), id, &entry, &hands).unwrap();
    assert_eq!(club.hanchan(id).unwrap(), (entry.clone(), hands.to_vec()));
    let records = club.records(Period::ALWAYS).unwrap();
    let totals: Vec<i64> = records.hanchan[0]
        .seats
        .as_slice()
        .iter()
        .map(|seat| seat.total.0)
        .collect();
    assert_eq!(totals, [42_300, 1_000, -13_300, -40_000]);
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
        assert_eq!(entry.seats[Seat::East].person, people[4]);
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
fn what_others_refer_to_is_not_deleted() {
    let (_folder, mut club, people) = five();
    let entry = entry(&club, &people);
    club.enter_hanchan(now(), &entry, &[]).unwrap();
    let refused = |result: Result<(), Error>| match result {
        Err(Error::Refused(Refused::InUse { what, .. })) => what,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(club.delete_member(now(), people[0])), Thing::Member);
    assert_eq!(
        refused(club.delete_series(now(), entry.series)),
        Thing::Series
    );
    let (session, _) = club.sessions(Period::ALWAYS).unwrap()[0];
    assert_eq!(refused(club.delete_session(now(), session)), Thing::Session);
    club.delete_member(now(), people[4]).unwrap();
}

#[test]
fn a_changed_rule_set_is_a_new_version_and_old_results_never_move() {
    let (_folder, mut club, people) = five();
    let first = entry(&club, &people);
    club.enter_hanchan(now(), &first, &[]).unwrap();
    let uma =
        scoring::rule_set::Uma::ByPlace([20_000, 5_000, -5_000, -20_000].map(Points).to_vec());
    let data = RuleSetData {
        uma,
        ..preset("shirakaba-2025").unwrap().data().clone()
    };
    let id = club
        .change_rule_set(now(), &RuleSet::new(data).unwrap())
        .unwrap();
    assert_eq!(
        club.settings().unwrap().rules,
        id,
        "the club plays by what it changed"
    );
    assert_eq!(
        club.rule_set("shirakaba-2025")
            .unwrap()
            .unwrap()
            .1
            .data()
            .version,
        2
    );
    let (_, same) = club.rule_set("shirakaba-2025").unwrap().unwrap();
    assert_eq!(
        club.change_rule_set(now(), &same).unwrap(),
        id,
        "nothing changed"
    );
    let second = HanchanEntry {
        rules: id,
        round: 2,
        ..first
    };
    club.enter_hanchan(now(), &second, &[]).unwrap();
    let by_rules = club.hanchan_by_rule_set().unwrap();
    assert_eq!(by_rules, [(first.rules, 1), (id, 1)].into());
    let records = club.records(Period::ALWAYS).unwrap();
    let tops: Vec<i64> = records
        .hanchan
        .iter()
        .map(|hanchan| hanchan.seats[Seat::East].total.0)
        .collect();
    assert_eq!(tops, [42_300, 32_300]);
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn members_keep_their_numbers_and_their_names_as_typed() {
    let (_folder, mut club, people) = five();
    let typed = " 𠮷田\u{FA19}  髙ﾀﾛｳ";
    club.correct_member(
        now(),
        people[0],
        &Member {
            number: 1,
            name: typed.into(),
            ..Member::default()
        },
    )
    .unwrap();
    assert_eq!(club.member(1).unwrap().unwrap().1.name, typed);
    for found_by in ["吉田", "高たろう", "𠮷", "1"] {
        let found = club.find_members(found_by).unwrap();
        assert_eq!(
            found.first().map(|(id, _)| *id),
            Some(people[0]),
            "{found_by}"
        );
    }
    assert!(club.find_members("100%").unwrap().is_empty());
    let taken = club.add_member(
        now(),
        &Member {
            number: 2,
            name: "別".into(),
            ..Member::default()
        },
    );
    assert_eq!(
        taken.unwrap_err().to_string(),
        "there is already a member 2 (会員2); choose another, or correct that one"
    );
}

#[test]
fn sessions_and_adjustments_are_kept_and_corrected() {
    let (_folder, mut club, people) = five();
    let series = club.series_named(" 水曜会　").unwrap().unwrap();
    let session = Session {
        date: day("R7.4.2"),
        series,
        venue: "公民館".into(),
        note: "雨\n少人数".into(),
    };
    let id = club.add_session(now(), &session).unwrap();
    assert!(club.add_session(now(), &session).unwrap_err().is_refusal());
    let moved = Session {
        date: day("R7.4.9"),
        ..session
    };
    club.correct_session(now(), id, &moved).unwrap();
    let one = Adjustment {
        date: moved.date,
        series,
        person: people[0],
        points: Points(-500),
        reason: "遅刻".into(),
    };
    let adjustment = club.add_adjustment(now(), &one).unwrap();
    let records = club.records_of_series(Period::ALWAYS, series).unwrap();
    assert_eq!(
        (records.sessions, records.adjustments),
        (vec![moved], vec![one.clone()])
    );
    for points in [0, 50, 10_000_100] {
        let wrong = Adjustment {
            points: Points(points),
            ..one.clone()
        };
        let refused = club
            .correct_adjustment(now(), adjustment, &wrong)
            .unwrap_err();
        assert!(
            matches!(refused, Error::Refused(Refused::AdjustmentPoints(_))),
            "{refused}"
        );
    }
    club.delete_adjustment(now(), adjustment).unwrap();
    assert!(club.adjustments(Period::ALWAYS).unwrap().is_empty());
}

#[test]
fn errors_of_the_disk_and_of_the_input_are_told_apart() {
    assert!(Error::Refused(Refused::NothingToUndo).is_refusal());
    assert!(!Error::Storage(Fault::DiskFull).is_refusal());
}
