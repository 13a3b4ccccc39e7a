//! The log of hands: each day and table named once, and no line through what belongs together.

use reports::{Print, monthly, personal, session_sheet};
use scoring::hand_value::Level;
use scoring::record::{Hand, HandEntry};
use scoring::{Period, PersonId, Records};

use super::{Printed, day, half, in_print, options, text_of};
use crate::club::{SATURDAY, Shape, season};

/// A month of 24 members in which every table logged as many hands as that.
fn with_hands(each: usize, yaku: &str) -> Records {
    let mut records = season(Shape::new(24, 1));
    records.hands.clear();
    let hands = records.hanchan.iter().flat_map(|hanchan| {
        let people = hanchan.sheet.people.as_slice();
        let hand = Hand {
            hanchan: hanchan.id,
            entry: HandEntry {
                yaku: yaku.to_owned(),
                ..HandEntry::of(people[0], Some(people[1]), Level::Mangan)
            },
        };
        vec![hand; each]
    });
    records.hands = hands.collect();
    for person in records.people.values_mut() {
        person.name = format!("会員 {}号", person.number);
    }
    records
}

fn month() -> Period {
    Period::month_of(day("2025-04-01"))
}

#[test]
fn each_day_and_each_table_of_a_log_is_named_once_a_column() {
    let records = with_hands(3, "");
    let text = text_of(monthly(&records, month(), &options()));
    let log = text.split_once("満貫以上の記録").unwrap().1;
    let columns = text.matches("卓局区分和了放銃").count();
    let days = log.matches("曜").count();
    assert!(
        days <= 4 + columns,
        "{days} days in {columns} columns: {log}"
    );
    let tables = records.hanchan.len();
    let named = log.matches("回A卓").count();
    let of_a = records
        .hanchan
        .iter()
        .filter(|one| one.sheet.table == "A")
        .count();
    assert!(
        (of_a..=of_a + columns).contains(&named),
        "{named} of {of_a}, {tables}: {log}"
    );
    assert!(!log.contains("4/5"), "{log}");
}

#[test]
fn a_log_that_says_little_of_a_hand_stands_in_two_columns() {
    let pages = |yaku: &str| {
        let pdf = monthly(&with_hands(3, yaku), month(), &options()).unwrap();
        let printed = Printed::new(pdf);
        (
            printed.pdf.pages,
            printed.run_on_text().contains("役・備考"),
        )
    };
    let (narrow, wide) = (pages("5翻"), pages("リーチ・一発・ツモ・平和・ドラ1"));
    assert!(narrow.0 < wide.0, "{narrow:?} {wide:?}");
    assert_eq!((narrow.1, wide.1), (false, true));
}

/// Han and fu are all that most hands say: that has room in half the width.
#[test]
fn the_log_of_a_person_and_of_a_month_stand_in_two_columns() {
    let records = season(Shape::new(15, 6));
    for pdf in [
        personal(&records, PersonId(3), half(), &options()),
        monthly(&records, month(), &options()),
    ] {
        let text = text_of(pdf);
        let log = text.rsplit("満貫以上の").next().unwrap();
        assert!(log.contains("満貫4翻"), "{log}");
        assert!(!log.contains("役・備考"), "{log}");
        assert!(log.matches("卓局区分和了放銃").count() >= 2, "{log}");
    }
}

#[test]
fn a_log_of_a_hand_or_two_a_day_has_its_days_in_a_column() {
    let mut records = with_hands(1, "");
    let first = PersonId(1);
    records
        .hands
        .retain(|hand| hand.entry.winner == first || hand.entry.loser == Some(first));
    let text = text_of(personal(&records, first, month(), &options()));
    let log = text.split("満貫以上の和了と放銃").nth(1).unwrap();
    assert!(log.contains("日卓局区分"), "{log}");
    let text = text_of(session_sheet(
        &records,
        day("2025-04-05"),
        Some(SATURDAY),
        &options(),
    ));
    assert!(!text.contains("日卓局区分"), "{text}");
}

#[test]
fn lines_through_a_persons_hanchan_stand_between_days() {
    let records = season(Shape::new(8, 1));
    for print in [Print::Normal, Print::Large] {
        let pdf = personal(&records, PersonId(1), month(), &in_print(print));
        let text = Printed::new(pdf.unwrap()).run_on_text();
        let every = text.split("全半荘").nth(1).unwrap();
        let every = every.split("満貫以上").next().unwrap();
        for date in ["4/2", "4/5", "4/9", "4/12"] {
            assert!(
                every.matches(date).count() <= 1 + every.matches("続き").count(),
                "{every}"
            );
        }
    }
}
