//! A day that was drawn and not yet played.

use chrono::NaiveDate;
use scoring::record::{PlannedTable, RoundPlan, Session};
use scoring::{BySeat, PersonId, Records};

use super::{Dice, SATURDAY, empty};

/// A club of that many, a Saturday, and the draw of its first two rounds; whoever is left over sits
/// out.
pub fn day(members: usize) -> (Records, Session, Vec<RoundPlan>) {
    let records = empty(members);
    let session = Session {
        date: NaiveDate::from_ymd_opt(2025, 10, 4).unwrap(),
        series: SATURDAY,
        venue: "公民館 和室".into(),
        note: String::new(),
    };
    let mut dice = Dice(members as u64);
    let rounds = (1..=2).map(|round| draw(&records, members, round, &mut dice));
    let rounds = rounds.collect();
    (records, session, rounds)
}

fn draw(records: &Records, members: usize, round: u32, dice: &mut Dice) -> RoundPlan {
    let mut people: Vec<PersonId> = records.people.keys().copied().take(members).collect();
    for index in (1..people.len()).rev() {
        people.swap(index, dice.up_to(index + 1));
    }
    let tables = people.chunks_exact(4);
    let sits_out = tables.remainder().to_vec();
    let table = |(index, seats): (usize, &[PersonId])| PlannedTable {
        label: label(index),
        seats: BySeat::from_slice(seats).unwrap(),
    };
    RoundPlan {
        round,
        stage: None,
        tables: tables.enumerate().map(table).collect(),
        sits_out,
    }
}

/// A to Z, then AA and so on.
fn label(index: usize) -> String {
    let letter = |index: usize| char::from(b'A' + u8::try_from(index % 26).unwrap());
    match index.checked_sub(26) {
        None => letter(index).to_string(),
        Some(rest) => format!("{}{}", letter(rest / 26), letter(rest)),
    }
}
