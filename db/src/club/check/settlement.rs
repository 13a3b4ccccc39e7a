//! Whether what is stored of a hanchan is what the rules give.

use super::{Finding, FoundAt};
use crate::error::Error;
use crate::tables;
use rusqlite::Connection;
use scoring::record::{Hanchan, SeatResult};
use scoring::{Records, RuleSetId};
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
        let sheet = &hanchan.sheet;
        let series = records.series.get(&sheet.series);
        let place = FoundAt {
            date: sheet.date,
            series: series.cloned().unwrap_or_default(),
            round: sheet.round,
            table: sheet.table.clone(),
        };
        let Some(rules) = rule_sets.get(&sheet.rules) else {
            continue;
        };
        match tables::hanchan::settle(sheet, rules) {
            Err(refused) => findings.push(Finding::CannotBeSettled { place, refused }),
            Ok(settled) => {
                let computed = Hanchan {
                    settled,
                    ..hanchan.clone()
                };
                for (stored, computed) in hanchan.results().zip(computed.results()) {
                    findings.extend(differences(&place, &stored, &computed));
                }
            }
        }
    }
    Ok(findings)
}

fn differences(place: &FoundAt, stored: &SeatResult, computed: &SeatResult) -> Vec<Finding> {
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
    let seat = stored.seat;
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
