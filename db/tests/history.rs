//! What the history tells of an operation: how many rows came, changed and went, and what they say in
//! the words of people.

use crate::support::knockout::{knockout, record};
use crate::support::now;
use crate::support::sheet::{entry, five};
use competition::{Competition, EventId, Happening};
use db::Club;
use scoring::hand_value::Level;
use scoring::record::{HandEntry, ScoreSheet};
use scoring::{Points, Seat};

/// An operation's word, and each field that it changed.
fn told(club: &Club, latest: u32) -> String {
    let mut lines = Vec::new();
    for entry in club.history(latest).unwrap().iter().rev() {
        lines.push(entry.op.word().to_owned());
        for change in club.changes_of(entry.id, 40).unwrap() {
            lines.push(format!("  {} {}", change.table, change.record));
            for field in change.fields {
                let side = |side: Option<String>| side.unwrap_or_else(|| "-".into());
                let (before, after) = (side(field.before), side(field.after));
                lines.push(format!("    {}: {before} -> {after}", field.field));
            }
        }
    }
    lines.join("\n")
}

fn hand(sheet: &ScoreSheet, yaku: &str) -> HandEntry {
    HandEntry {
        yaku: yaku.into(),
        tiles: Some("19m19p19s12345677z".parse().unwrap()),
        ..HandEntry::of(sheet.people[Seat::East], None, Level::Yakuman)
    }
}

#[test]
fn an_operation_counts_rows_that_came_that_changed_and_that_went() {
    let (_folder, mut club, people) = five();
    let mut sheet = entry(&club, &people);
    let hands = [hand(&sheet, "国士無双")];
    let hanchan = club.enter_hanchan(now(), &sheet, &hands).unwrap();
    sheet.table = "B".into();
    sheet.played.chombo[Seat::North] = 1;
    club.correct_hanchan(now(), hanchan, &sheet, &[]).unwrap();
    let (id, mut member) = club.member(5).unwrap().unwrap();
    member.note = "左利き".into();
    club.correct_member(now(), id, &member).unwrap();
    let counts = |latest: usize| -> Vec<(String, [u64; 3])> {
        let entry = club.history(3).unwrap().swap_remove(latest);
        let changed = entry.changed.into_iter();
        changed
            .map(|one| (one.table, [one.added, one.changed, one.deleted]))
            .collect()
    };
    let of = |table: &str, counts| (table.to_owned(), counts);
    assert_eq!(counts(0), [of("member", [0, 1, 0])]);
    let corrected = counts(1);
    for expected in [of("hanchan", [0, 1, 0]), of("hand", [0, 0, 1])] {
        assert!(corrected.contains(&expected), "{corrected:?}");
    }
    let entered = counts(2);
    for expected in [
        of("session", [1, 0, 0]),
        of("seat", [4, 0, 0]),
        of("hand", [1, 0, 0]),
    ] {
        assert!(entered.contains(&expected), "{entered:?}");
    }
}

#[test]
fn of_hands_that_were_written_again_only_those_that_differ_are_told() {
    let (_folder, mut club, people) = five();
    let first = entry(&club, &people);
    let hands = ["国士無双", "大三元"].map(|yaku| hand(&first, yaku));
    let hanchan = club.enter_hanchan(now(), &first, &hands).unwrap();
    let second = ScoreSheet {
        round: 2,
        ..entry(&club, &people)
    };
    // Takes the ids that follow, so that those written again get others.
    club.enter_hanchan(now(), &second, &hands).unwrap();
    let changed = [hands[0].clone(), hand(&first, "四暗刻")];
    club.correct_hanchan(now(), hanchan, &first, &changed)
        .unwrap();
    let told = told(&club, 1);
    assert!(told.contains("大三元") && told.contains("四暗刻"), "{told}");
    assert!(!told.contains("国士無双"), "{told}");
}

#[test]
fn what_happened_at_a_competition_is_told_with_whom_and_with_what_it_is_about() {
    let (_folder, mut club, id, people) = knockout();
    let talked = Happening::Adjusted {
        person: people[1],
        stage: 1,
        round: None,
        points: Points(-8_000),
        reason: "私語".into(),
    };
    record(&mut club, id, &[talked]).unwrap();
    let history = club.competition_history(id).unwrap();
    let event: EventId = history.events.last().unwrap().id;
    let happened = [
        Happening::Lifted {
            event,
            reason: "聞き違い".into(),
        },
        Happening::LotDrawn {
            stage: 1,
            order: vec![people[2], people[1]],
            seed: Some(40),
        },
    ];
    record(&mut club, id, &happened).unwrap();
    let mut data = club.competition(id).unwrap().competition.data().clone();
    data.entries.capacity = Some(20);
    data.entries.whole_tables = !data.entries.whole_tables;
    club.change_competition(now(), id, &Competition::new(data).unwrap())
        .unwrap();
    insta::assert_snapshot!(told(&club, 3));
}
