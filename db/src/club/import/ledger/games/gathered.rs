//! The rows of a list gathered into tables.

use super::super::Ground;
use super::super::list::List;
use super::super::rows::{OfPerson, Row, Says};
use super::super::said::ListKind;
use chrono::NaiveDate;
use std::collections::HashMap;

/// The day, the round and the table, as far as they are written.
type Place<'r> = (Option<NaiveDate>, Option<u32>, Option<&'r str>);

/// Whose results a table is: by the row and the place in it.
#[derive(Debug, Default)]
pub(in super::super) struct TableOf(pub(super) Vec<(usize, usize)>);

impl TableOf {
    pub(in super::super) fn people<'r>(&self, rows: &'r [Row]) -> Vec<&'r OfPerson> {
        let of = |(row, at): &(usize, usize)| match &rows.get(*row)?.says {
            Says::Results(results) => results.of.get(*at),
            Says::Nothing(_) | Says::Unclear(_) => None,
        };
        self.0.iter().filter_map(of).collect()
    }
}

/// The tables of a list, in the order of their first rows.
pub(in super::super) fn tables_of(rows: &[Row], list: &List, ground: &Ground<'_>) -> Vec<TableOf> {
    let mut tables: Vec<TableOf> = Vec::new();
    let mut known: HashMap<Place<'_>, Vec<usize>> = HashMap::new();
    let players = ground.rules.players().count();
    // Where neither round nor table is written, the rows themselves part the tables.
    for (place, row) in rows.iter().enumerate() {
        let Says::Results(results) = &row.says else {
            continue;
        };
        if list.kind != Some(ListKind::Players) {
            tables.push(TableOf(
                (0..results.of.len()).map(|at| (place, at)).collect(),
            ));
            continue;
        }
        let of = known
            .entry((results.day, results.round, results.table.as_deref()))
            .or_default();
        let is_whole = results.round.is_some() && results.table.is_some();
        let open = of.last().copied().filter(|last| {
            let count = tables.get(*last).map_or(0, |table: &TableOf| table.0.len());
            is_whole || count < players
        });
        let open = open.unwrap_or_else(|| {
            tables.push(TableOf::default());
            of.push(tables.len() - 1);
            tables.len() - 1
        });
        if let Some(table) = tables.get_mut(open) {
            table.0.push((place, 0));
        }
    }
    tables
}
