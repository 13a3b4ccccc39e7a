//! A day that was drawn and not yet played.

use chrono::NaiveDate;
use scoring::record::{PlannedTable, RoundPlan, Session};
use scoring::{BySeat, PersonId, Records};

use super::{SATURDAY, empty};

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
    let mut chance = made_up::chance(members as u64);
    let everybody: Vec<usize> = (0..members).collect();
    let people: Vec<PersonId> = records.people.keys().copied().collect();
    let rounds = (1..=2).map(|round| {
        let seated = made_up::seated(&everybody, round, &mut chance);
        let of = |places: &[usize]| -> Vec<PersonId> {
            places.iter().map(|place| people[*place]).collect()
        };
        let table = |(index, seats): (usize, &[usize])| PlannedTable {
            label: made_up::table_label(index),
            seats: BySeat::from_slice(&of(seats)).unwrap(),
        };
        RoundPlan {
            round,
            stage: None,
            tables: seated.chunks_exact(4).enumerate().map(table).collect(),
            sits_out: of(&everybody)
                .into_iter()
                .filter(|person| !of(&seated).contains(person))
                .collect(),
        }
    });
    let rounds = rounds.collect();
    (records, session, rounds)
}
