//! How amounts are written: as what a table's own add up to tells, and their size where none is whole.

use super::Ground;
use super::games::tables_of;
use super::list::List;
use super::rows::{OfPerson, Results, Row, Says};
use super::said::{Amounts, ListKind};
use scoring::{Points, sum_of_results};

/// Tenths of a thousand points, from which on results are hardly in P.
const LARGE: i64 = 10_000;

pub(super) fn of(rows: &[Row], list: &List, ground: &Ground<'_>) -> Option<Amounts> {
    let everybody = || results(rows).flat_map(|results| &results.of);
    let first = everybody().find_map(OfPerson::amount);
    first?;
    if let Some(said) = ground.said.amounts {
        return Some(said);
    }
    let result = by_size(everybody().filter_map(|one| one.result));
    if matches!(list.kind, Some(ListKind::Days | ListKind::Totals)) {
        return Some(result);
    }
    let points = [Amounts::Points, Amounts::Hundreds, Amounts::Thousands];
    let mut candidates = points.to_vec();
    if everybody().any(|one| one.points.is_some()) {
        candidates.push(result);
    } else {
        candidates.insert(0, result);
    }
    let tables = tables_of(rows, list, ground);
    let fitting = |amounts: Amounts| {
        let whole = tables.iter().filter(|table| {
            let of = table.people(rows);
            let all: Option<Vec<i64>> = of.iter().map(|one| one.amount()).collect();
            of.len() == ground.rules.players().count()
                && all.is_some_and(|all| adds_up(&all, amounts, ground))
        });
        whole.count()
    };
    let mut best: Option<(usize, Amounts)> = None;
    for candidate in candidates {
        let count = fitting(candidate);
        if best.is_none_or(|(most, _)| count > most) {
            best = Some((count, candidate));
        }
    }
    best.map(|(_, amounts)| amounts)
}

/// The rows' results.
pub(super) fn results(rows: &[Row]) -> impl Iterator<Item = &Results> {
    rows.iter().filter_map(|row| match &row.says {
        Says::Results(results) => Some(results),
        Says::Nothing(_) | Says::Unclear(_) => None,
    })
}

/// The points that an amount is; none where it is none of whole 100s.
pub(super) fn points(tenths: i64, amounts: Amounts) -> Option<Points> {
    let points = tenths.checked_mul(amounts.unit())?;
    (points % (10 * Points::STEP) == 0).then_some(Points(points / 10))
}

/// What a table's amounts must add up to; none where nobody can say.
pub(super) fn expected(amounts: Amounts, ground: &Ground<'_>) -> Option<Points> {
    if amounts.is_result() {
        sum_of_results(ground.rules)
    } else {
        Some(ground.rules.table_sum())
    }
}

fn adds_up(all: &[i64], amounts: Amounts, ground: &Ground<'_>) -> bool {
    let all: Option<Vec<Points>> = all.iter().map(|one| points(*one, amounts)).collect();
    let expected = expected(amounts, ground);
    all.is_some_and(|all| {
        let sum: Points = all.into_iter().sum();
        expected.is_none_or(|expected| sum == expected)
    })
}

fn by_size(amounts: impl Iterator<Item = i64>) -> Amounts {
    let mut is_large = false;
    for tenths in amounts {
        if tenths % (10 * Points::STEP) != 0 {
            return Amounts::Result;
        }
        is_large |= tenths.abs() >= LARGE;
    }
    if is_large {
        Amounts::ResultPoints
    } else {
        Amounts::Result
    }
}
