use super::written::{Misread, WrittenSeats};
use super::*;
use chrono::NaiveDateTime;
use db::{Club, Member, NewClub, Register};
use proptest::prelude::*;
use scoring::{Calendar, FiscalStart, preset};
use std::sync::LazyLock;
use tempfile::TempDir;

fn now() -> NaiveDateTime {
    "2026-11-21T13:00:00".parse().unwrap()
}

fn club() -> (TempDir, Club) {
    let folder = tempfile::tempdir().unwrap();
    let new = NewClub {
        name: "白樺会".into(),
        rules: preset("shirakaba-2025").unwrap(),
        fiscal_start: FiscalStart::default(),
        calendar: Calendar::default(),
    };
    let mut club = Club::create(folder.path().join("club.hanchan"), &new, now()).unwrap();
    for (number, name, kana) in [
        (1, "相田 一郎", "あいだ いちろう"),
        (2, "伊藤 花子", "いとう はなこ"),
        (3, "上田 次郎", "うえだ じろう"),
        (4, "江口 春", "えぐち はる"),
        (5, "大野 夏", "おおの なつ"),
        (6, "加藤 秋", "かとう あき"),
        (7, "加藤 冬", "かとう ふゆ"),
        (8, "木村 光", "きむら ひかる"),
        (9, "工藤 望", "くどう のぞみ"),
    ] {
        let member = Member {
            number,
            name: name.into(),
            kana: kana.into(),
            ..Member::default()
        };
        club.add_member(now(), &member).unwrap();
    }
    (folder, club)
}

static REGISTER: LazyLock<Register> = LazyLock::new(|| club().1.register().unwrap());

/// Everybody in the test's club has the id of their number.
fn people(numbers: &[i64]) -> Vec<PersonId> {
    numbers.iter().copied().map(PersonId).collect()
}

fn read(text: &str, here: &[i64]) -> Result<WrittenSeats, Misread> {
    WrittenSeats::read(text, Players::Four, &REGISTER, &people(here))
}

fn seats(tables: &[&[i64]], sits_out: &[i64]) -> SeatsByHand {
    let table = |table: &&[i64]| {
        table
            .iter()
            .map(|id| (*id > 0).then_some(PersonId(*id)))
            .collect()
    };
    SeatsByHand {
        tables: tables.iter().map(table).collect(),
        sits_out: people(sits_out),
    }
}

#[test]
fn lists_are_understood_however_they_are_written() {
    let two = seats(&[&[1, 2, 3, 4], &[5, 6, 7, 8]], &[9]);
    for text in [
        "1 2 3 4\n5 6 7 8\nお休み 9",
        "１，２，３，４\r\n５、６、７、８\r\n抜け番：９\r\n",
        "1\t2\t3\t4\n5\t6\t7\t8\nsits out: 9\n",
        "卓\t東\t南\t西\t北\nA\t1\t2\t3\t4\nB\t5\t6\t7\t8\n\nお休み\t9\t\t\t\n",
        "相田 一郎 伊藤 花子 上田 次郎 江口 春\n大野 加藤秋 加藤冬さん きむら ひかる\n休み くどう",
        "相田、伊藤、上田、江口\n大野、カトウアキ、ｶﾄｳ ﾌﾕ、木村\n待ち 工藤",
        "B卓 5 6 7 8\nA卓 1 2 3 4\nお休み9",
        "Table 2: 5 6 7 8\ntable 1: 1 2 3 4\nSits out 9",
        "1 1 2 3 4\n2 5 6 7 8\nお休み 9",
        "Ａ 1 2 3 4\nＢ 5 6 7 8\n休み 9",
        "1 相田 2 伊藤 3 上田 4 江口\n5 大野 6 加藤 7 加藤 8 木村\n休み 9",
    ] {
        let found = read(text, &[]).unwrap();
        let open: Vec<_> = found.doubtful().collect();
        // くどう is a family name in kana, of which only the whole reading is certain.
        if text.contains("くどう") {
            assert_eq!(open.len(), 1, "{open:?}");
            assert_eq!(open[0].meant, db::Meant::Open(people(&[9])));
            continue;
        }
        assert!(open.is_empty(), "{text}: {open:?}");
        assert_eq!(found.seats(), two, "{text}");
    }
}

#[test]
fn whoever_is_not_certain_is_asked_with_those_who_are_there_first() {
    let found = read("加藤 2 3 何某", &[7]).unwrap();
    assert_eq!(found.tables[0][0].person(), Some(PersonId(7)));
    let doubtful: Vec<_> = found.doubtful().map(|one| (one.line, &*one.text)).collect();
    assert_eq!(doubtful, [(1, "何某")]);
    let found = read("1 2 3 4\n加藤 5 8 9", &[7, 6]).unwrap();
    assert_eq!(found.tables[1][0].meant, db::Meant::Open(people(&[6, 7])));
    assert_eq!(found.tables[1][0].line, 2);
}

#[test]
fn a_line_that_is_no_table_is_said() {
    for (text, misread) in [
        ("", Misread::Nobody),
        ("卓 東 南 西 北", Misread::Nobody),
        (
            "1 2 3 4 5",
            Misread::TooMany {
                line: 1,
                has: 5,
                takes: 4,
            },
        ),
        (
            "1 2 3 4\n5 6 7 8 9",
            Misread::TooMany {
                line: 2,
                has: 5,
                takes: 4,
            },
        ),
        (
            "A 1 2 3 4\nC 5 6 7 8",
            Misread::Misnamed {
                line: 2,
                expected: "B".into(),
            },
        ),
        (
            "A卓 1 2 3 4\n5 6 7 8",
            Misread::Misnamed {
                line: 2,
                expected: "A".into(),
            },
        ),
        (&*"1 2 3 4\n".repeat(101), Misread::TooLong),
    ] {
        assert_eq!(read(text, &[]), Err(misread), "{text}");
    }
}

fn expected(round: u32, due: &[i64], barred: &[i64]) -> Expected {
    Expected {
        round,
        due: people(due),
        barred: people(barred),
    }
}

#[test]
fn what_is_missing_or_amiss_is_all_told() {
    let four = [Players::Four];
    let whole = seats(&[&[1, 2, 3, 4]], &[5]);
    let here = [expected(1, &[1, 2, 3, 4, 5], &[])];
    assert!(whole.amiss(&here, &four).is_nothing());
    let amiss = seats(&[&[1, 2, 0, 4], &[], &[5, 6, 7, 5]], &[1, 1]).amiss(
        &[expected(1, &[1, 8], &[6]), expected(2, &[8, 9], &[6, 7])],
        &four,
    );
    assert_eq!(amiss.unfilled, ["A", "B"]);
    assert_eq!(amiss.twice, people(&[5, 1]));
    assert_eq!(amiss.no_place, [(PersonId(8), 1), (PersonId(9), 2)]);
    assert_eq!(amiss.barred, [(PersonId(6), 1), (PersonId(7), 2)]);
    let three = seats(&[&[1, 2, 3, 0]], &[]);
    assert_eq!(three.amiss(&[], &four).unfilled, ["A"]);
    assert!(
        three
            .amiss(&[], &[Players::Four, Players::Three])
            .is_nothing()
    );
    assert_eq!(SeatsByHand::default().amiss(&[], &four).unfilled, ["A"]);
    // A table that was left empty at the end is none.
    let with_room = seats(&[&[1, 2, 3, 4], &[0, 0, 0, 0]], &[]);
    assert!(with_room.amiss(&[], &four).is_nothing());
}

#[test]
fn the_same_four_stay_together_and_everybody_begins_once_in_each_seat() {
    let whole = seats(&[&[1, 2, 3, 4]], &[5, 6]);
    let rounds: Vec<Expected> = (1..=4)
        .map(|round| expected(round, &[], if round > 2 { &[6] } else { &[] }))
        .collect();
    let as_typed = whole.rounds(&rounds, Winds::AsTyped).unwrap();
    assert_eq!(as_typed.len(), 4);
    for round in &as_typed {
        assert_eq!(round.tables[0].as_slice(), people(&[1, 2, 3, 4]));
    }
    assert_eq!(as_typed[1].sits_out, people(&[5, 6]));
    assert_eq!(
        as_typed[2].sits_out,
        people(&[5]),
        "who has left sits out no more"
    );
    let turned = whole.rounds(&rounds, Winds::Turn).unwrap();
    let east: Vec<PersonId> = turned
        .iter()
        .map(|round| round.tables[0].as_slice()[0])
        .collect();
    assert_eq!(east, people(&[1, 2, 3, 4]));
    assert_eq!(turned[1].tables[0].as_slice(), people(&[2, 3, 4, 1]));
    assert_eq!(seats(&[&[1, 2]], &[]).rounds(&rounds, Winds::Turn), None);
}

proptest! {
    /// Whatever is read, everybody who is named stands in it once for each time they are named.
    #[test]
    fn nobody_is_lost_and_nothing_panics(text in "([0-9A-C卓休み:,\\t 加藤秋木村お\\n　]{0,60})") {
        if let Ok(found) = read(&text, &[6]) {
            let named = found.tables.iter().flatten().chain(&found.sits_out);
            for one in named {
                prop_assert!(text.lines().nth(one.line - 1).is_some());
                prop_assert!(!one.text.is_empty());
            }
            let seats = found.seats();
            prop_assert!(seats.tables.iter().all(|table| table.len() <= 4));
        }
    }

    /// Numbers that are written a table a line come back as they stand there.
    #[test]
    fn numbers_come_back_as_they_were_written(mut order in Just((1..=9_i64).collect::<Vec<_>>()).prop_shuffle()) {
        let out = order.pop().unwrap();
        let line = |table: &[i64]| table.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let text = format!("{}\n{}\nお休み {out}", line(&order[..4]), line(&order[4..]));
        prop_assert_eq!(read(&text, &[]).unwrap().seats(), seats(&[&order[..4], &order[4..]], &[out]));
    }
}
