//! What a club keeps beside its sheets: people, series, sessions, rule sets and adjustments.

use crate::support::sheet::{entry, five};
use crate::support::{club, day, member, now};
use db::{Error, Refused, Thing};
use scoring::record::{Adjustment, ScoreSheet, Session};
use scoring::rule_book::MOST_LETTERS;
use scoring::{BookHeading, Period, Points, RuleBook, RuleSet, RuleSetData, Seat, preset};

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
    let second = ScoreSheet {
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
        .map(|hanchan| hanchan.settled.total[Seat::East].0)
        .collect();
    assert_eq!(tops, [42_300, 32_300]);
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn members_keep_their_numbers_and_their_names_as_typed() {
    let (_folder, mut club, people) = five();
    let typed = " 𠮷田\u{FA19}  髙ﾀﾛｳ";
    club.correct_member(now(), people[0], &member(1, typed))
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
    let taken = club.add_member(now(), &member(2, "別"));
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
fn an_added_rule_set_is_known_by_the_number_that_was_answered() {
    let (_folder, mut club, _) = five();
    let data = RuleSetData {
        id: "ours".into(),
        ..preset("kenko-25000").unwrap().data().clone()
    };
    let ours = RuleSet::new(data).unwrap();
    let id = club.add_rule_set(now(), &ours).unwrap();
    assert_eq!(club.rule_set("ours").unwrap(), Some((id, ours)));
}

/// As much as a rule book may say under every heading, in letters of three bytes.
#[test]
fn the_longest_book_of_rules_is_kept() {
    let (_folder, mut club) = club();
    let mut book = RuleBook::default();
    for heading in BookHeading::ALL {
        book.set(heading, &"牌".repeat(MOST_LETTERS));
    }
    let data = club.own_rules().unwrap().data().clone();
    let rules = RuleSet::new(RuleSetData { book, ..data }).unwrap();
    club.change_rule_set(now(), &rules).unwrap();
    assert_eq!(club.own_rules().unwrap().data().book, rules.data().book);
    assert!(club.check().unwrap().is_empty());
}
