//! A hanchan settled by the rules, so that everybody can follow the arithmetic once.

use scoring::{Balance, BySeat, Played, Players, Points, RuleSet, settle, table_points};

use crate::Error;
use crate::layout::table::{Cell, Column, Table};

/// What each has more or less than the start, from East on: they add up to nothing.
fn differences(players: Players) -> &'static [i64] {
    match players {
        Players::Four => &[-3_300, 12_300, -10_000, 1_000],
        Players::Three => &[-2_300, 12_300, -10_000],
    }
}

pub(super) const TITLE: &str = "計算の例";
pub(super) const NOTE: &str = "素点＋順位点＝成績";

pub(super) fn table(rules: &RuleSet) -> Result<Option<Table>, Error> {
    let points: Vec<Points> = differences(rules.players())
        .iter()
        .map(|difference| rules.data().start + Points(*difference))
        .collect();
    let Some(points) = BySeat::from_slice(&points) else {
        return Ok(None);
    };
    let settled = settle(rules, &Played::new(points), Balance::Required)?;
    let unit = rules.data().unit;
    let mut table = Table::ungrouped(vec![
        Column::label("席"),
        Column::figures("点数"),
        Column::figures("順位"),
        Column::figures("素点"),
        Column::figures("順位点"),
        Column::figures("成績"),
    ]);
    for (seat, points) in points.iter() {
        table.row(vec![
            seat.kanji().to_string().into(),
            table_points(*points).into(),
            format!("{}位", settled.places[seat].number).into(),
            unit.signed(settled.base[seat]).into(),
            unit.signed(settled.uma[seat]).into(),
            Cell::new(format!(
                "{}{}",
                unit.signed(settled.total[seat]),
                unit.sign()
            ))
            .bold(),
        ]);
    }
    Ok(Some(table))
}
