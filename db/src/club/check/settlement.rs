//! Whether what is stored of a hanchan is what the rules give.

use super::{Finding, FoundAt};
use crate::error::Error;
use crate::tables;
use crate::tables::hanchan::{HanchanEntry, SeatEntry};
use rusqlite::Connection;
use scoring::record::{Hanchan, SeatResult};
use scoring::{BySeat, Records, RuleSetId, Seat};
use std::collections::BTreeMap;

/// Settles everything anew, and compares.
pub(crate) fn settlements(
    connection: &Connection,
    records: &Records,
) -> Result<Vec<Finding>, Error> {
    let rule_sets: BTreeMap<RuleSetId, _> =
        tables::rule_set::all(connection)?.into_iter().collect();
    let mut findings = Vec::new();
    for hanchan in &records.hanchan {
        let place = FoundAt {
            date: hanchan.date,
            series: records
                .series
                .get(&hanchan.series)
                .cloned()
                .unwrap_or_default(),
            round: hanchan.round,
            table: hanchan.table.clone(),
        };
        let Some(rules) = rule_sets.get(&hanchan.rules) else {
            continue;
        };
        match entry(hanchan).settle(rules) {
            Err(refused) => findings.push(Finding::CannotBeSettled { place, refused }),
            Ok(settled) => {
                for (seat, stored) in hanchan.seats.iter() {
                    let computed = SeatResult {
                        place: settled.places[seat],
                        base: settled.base[seat],
                        uma: settled.uma[seat],
                        chombo: settled.chombo[seat],
                        total: settled.total[seat],
                        ..*stored
                    };
                    findings.extend(differences(&place, seat, stored, &computed));
                }
            }
        }
    }
    Ok(findings)
}

/// What was entered, without what was made of it.
fn entry(hanchan: &Hanchan) -> HanchanEntry {
    HanchanEntry {
        date: hanchan.date,
        series: hanchan.series,
        round: hanchan.round,
        table: hanchan.table.clone(),
        rules: hanchan.rules,
        deposit: hanchan.deposit,
        last_dealer: hanchan.last_dealer,
        seats: BySeat::from_fn(hanchan.seats.players(), |seat| {
            let SeatResult {
                person,
                points,
                chombo_count: chombo,
                ..
            } = hanchan.seats[seat];
            SeatEntry {
                person,
                points,
                chombo,
            }
        }),
        unbalanced: hanchan.unbalanced.clone(),
        two_tables: hanchan.two_tables.clone(),
    }
}

fn differences(
    place: &FoundAt,
    seat: Seat,
    stored: &SeatResult,
    computed: &SeatResult,
) -> Vec<Finding> {
    let fields = |result: &SeatResult| {
        [
            ("place", i64::from(result.place.number)),
            ("tied", i64::from(result.place.tied)),
            ("base", result.base.0),
            ("uma", result.uma.0),
            ("chombo points", result.chombo.0),
            ("total", result.total.0),
        ]
    };
    fields(stored)
        .into_iter()
        .zip(fields(computed))
        .filter(|(stored, computed)| stored != computed)
        .map(|((field, stored), (_, computed))| Finding::Settlement {
            place: place.clone(),
            seat,
            field,
            stored,
            computed,
        })
        .collect()
}
