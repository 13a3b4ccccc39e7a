//! Which kind of list a sheet is, where its heads stand, and what each column is taken for.

mod columns;

use super::Ground;
use super::days::{self, Known};
use super::grid::{Grid, GridRow};
use super::heads::{Head, Player};
use super::look::ListColumn;
use super::said::{Amounts, ListKind};
use super::whom::People;
use crate::error::LedgerColumn;
use scoring::typed::decimal;

/// So many digits tell whether a fraction is one of tenths.
const LONG: usize = 9;
/// Heads are looked for in so many rows.
const MOST_ROWS: usize = 30;
/// Columns beyond are noise.
const MOST_COLUMNS: usize = 400;
/// So many rows tell what stands in a column.
const SAMPLE: usize = 200;

/// A sheet as a list.
#[derive(Debug, Default)]
pub(super) struct List {
    pub kind: Option<ListKind>,
    /// The lines of the heads.
    pub heads: Vec<u64>,
    /// Where the rows below begin, in the grid.
    pub first: usize,
    pub columns: Vec<ListColumn>,
    /// Whom of a table each player of a row is, where the heads say so.
    pub players: Vec<Option<Player>>,
    pub days: Known,
    pub amounts: Option<Amounts>,
}

/// The head of one column, and what stands below it.
pub(super) struct Found {
    pub upper: String,
    pub lower: String,
    pub head: Head,
    pub numbers: usize,
    pub texts: usize,
    pub examples: Vec<String>,
}

impl Found {
    /// What it is called, that of two rows together.
    pub(super) fn heading(&self) -> String {
        match (self.upper.as_str(), self.lower.as_str()) {
            (upper, lower) if upper.is_empty() || upper == lower => lower.to_owned(),
            (upper, "") => upper.to_owned(),
            (upper, lower) => format!("{upper} {lower}"),
        }
    }

    fn is_text(&self) -> bool {
        self.texts > self.numbers
    }
}

pub(super) fn understand(grid: &Grid, ground: &Ground<'_>, people: &People<'_>) -> List {
    let Some((upper, lower)) = heads(grid, ground, people) else {
        return List::default();
    };
    let days = Known::of(grid, upper.unwrap_or(lower), ground);
    let first = lower + 1;
    let found = found(grid, upper, lower);
    let line = |at: usize| grid.rows.get(at).map(|row| row.line);
    let kind = ground.said.kind.or_else(|| kind(&found, &days, ground));
    let mut list = List {
        kind,
        heads: upper.into_iter().chain([lower]).filter_map(line).collect(),
        first,
        days,
        ..List::default()
    };
    columns::assign(&mut list, found, ground);
    list
}

/// The rows of the heads: the one that says most, with the one above or below it that says more.
fn heads(grid: &Grid, ground: &Ground<'_>, people: &People<'_>) -> Option<(Option<usize>, usize)> {
    let rows = grid.rows.get(..MOST_ROWS.min(grid.rows.len()))?;
    let known = |at: usize| -> usize {
        let days = Known::of(grid, at, ground);
        let says = |cell: &str| {
            Head::of("", cell).is_known()
                || days::is_part(cell)
                || days.is_day(cell, ground)
                || people.knows(cell)
        };
        let cells = rows.get(at).map_or(&[][..], |row| &row.cells);
        let cells = cells.iter().take(MOST_COLUMNS);
        cells.filter(|cell| says(cell)).count()
    };
    let scores: Vec<usize> = (0..rows.len())
        .map(|at| if has_amounts(&rows[at]) { 0 } else { known(at) })
        .collect();
    let best = scores.iter().copied().max()?;
    if best == 0 {
        // Where the person says what kind of list it is, the first row of several cells has the heads.
        let first = rows.iter().position(|row| filled(row) > 1)?;
        return ground.said.kind.is_some().then_some((None, first));
    }
    let at = scores.iter().position(|score| *score == best)?;
    let is_head = |at: usize| {
        let says = scores.get(at).is_some_and(|score| *score > 0);
        says && rows.get(at).is_some_and(|row| filled(row) > 1)
    };
    let enough = best > 1 || filled(&rows[at]) > 2 || ground.said.kind.is_some();
    match at {
        _ if !enough => None,
        _ if is_head(at + 1) => Some((Some(at), at + 1)),
        0 => Some((None, at)),
        _ if is_head(at - 1) => Some((Some(at - 1), at)),
        _ => Some((None, at)),
    }
}

fn filled(row: &GridRow) -> usize {
    row.cells.iter().filter(|cell| !cell.is_empty()).count()
}

/// Whether a row has numbers that are no days of a month.
fn has_amounts(row: &GridRow) -> bool {
    let is_amount = |cell: &str| {
        let is_day_of_month = |tenths: i64| (10..=310).contains(&tenths) && tenths % 10 == 0;
        let is_signed = cell.contains(['.', '+', '-', '▲', '△', '−']);
        amount(cell).is_some_and(|tenths| is_signed || !is_day_of_month(tenths))
    };
    row.cells.iter().any(|cell| is_amount(cell))
}

/// An amount in tenths of what is written: `▲12.3`, `+5P`, `±0`. A spreadsheet's own sums have many
/// digits, of which only the first says anything.
pub(super) fn amount(text: &str) -> Option<i64> {
    if text.is_empty() || text.len() > 40 {
        return None;
    }
    let plain = scoring::typed::half_width(text);
    let bare = plain.trim_end_matches(['p', 'P', 'ｐ', 't', '点', ' ']);
    let bare = bare.strip_prefix('±').unwrap_or(bare).trim();
    if let Some(tenths) = decimal(bare, 1) {
        return Some(tenths);
    }
    let (whole, fraction) = bare.split_once('.')?;
    let fraction = fraction.get(..LONG)?;
    let exact = decimal(&format!("{whole}.{fraction}"), LONG)?;
    let step = 10_i64.pow(8);
    let tenths = exact.checked_add(exact.signum() * step / 2)? / step;
    ((exact - tenths * step).abs() <= 1_000).then_some(tenths)
}

fn found(grid: &Grid, upper: Option<usize>, lower: usize) -> Vec<Found> {
    let below = grid.rows.iter().skip(lower + 1).take(SAMPLE);
    let widths = grid.rows.iter().skip(upper.unwrap_or(lower)).take(SAMPLE);
    let width = widths.map(|row| row.cells.len()).max().unwrap_or_default();
    let mut found: Vec<Found> = Vec::with_capacity(width.min(MOST_COLUMNS));
    let text = |at: Option<usize>, column| {
        let row = at.and_then(|at| grid.rows.get(at));
        row.map_or("", |row| row.text(column))
    };
    for column in 0..width.min(MOST_COLUMNS) {
        let (above, own) = (text(upper, column), text(Some(lower), column));
        let before = found.last();
        // A head over several columns stands in the first of them.
        let above = match before {
            Some(before) if above.is_empty() && !own.is_empty() => before.upper.clone(),
            _ => above.to_owned(),
        };
        let mut one = Found {
            head: Head::of(&above, own),
            upper: above,
            lower: own.to_owned(),
            numbers: 0,
            texts: 0,
            examples: Vec::new(),
        };
        for row in below.clone() {
            let cell = row.text(column);
            if amount(cell).is_some() {
                one.numbers += 1;
            } else if !cell.is_empty() {
                one.texts += 1;
            }
            if !cell.is_empty() && one.examples.len() < 3 {
                one.examples.push(super::super::cell::excerpt(cell));
            }
        }
        if upper.is_none()
            && own.is_empty()
            && one.numbers + one.texts > 0
            && let Some(before) = before
            && before.head.player.is_some()
        {
            one.head.player = before.head.player;
        }
        found.push(one);
    }
    found
}

/// What kind of list it is by its heads; none where they do not say.
fn kind(found: &[Found], days: &Known, ground: &Ground<'_>) -> Option<ListKind> {
    let count = |is: &dyn Fn(&Found) -> bool| found.iter().filter(|one| is(one)).count();
    let of = |column: LedgerColumn| count(&|one| one.head.column == Some(column));
    let is_name = |one: &Found| {
        use LedgerColumn::{First, Fourth, Name, Number, Second, Third};
        match one.head.column {
            Some(Name) => true,
            Some(Number) => one.head.player.is_some(),
            None | Some(First | Second | Third | Fourth) => {
                one.head.player.is_some() && one.is_text()
            }
            _ => false,
        }
    };
    let named = of(LedgerColumn::Name) + of(LedgerColumn::Number) + of(LedgerColumn::Kana);
    let day_columns = count(&|one| columns::day_text(one, days, ground).is_some());
    let has_day = of(LedgerColumn::Date) > 0 || days.day.is_some();
    let amounts = of(LedgerColumn::Points) + of(LedgerColumn::Result);
    if day_columns > 1 && named > 0 {
        return Some(ListKind::Days);
    }
    if count(&is_name) > 2 {
        return Some(ListKind::Tables);
    }
    if named > 0 && amounts > 0 && (has_day || of(LedgerColumn::Table) > 0) {
        return Some(ListKind::Players);
    }
    let sums = count(&|one| one.head.is_sum && one.numbers > 0);
    if named > 0 && amounts + sums > 0 {
        return Some(ListKind::Totals);
    }
    let people = count(&|one| columns::is_person(one));
    (people > 2 && (has_day || of(LedgerColumn::Round) > 0)).then_some(ListKind::Across)
}

#[cfg(test)]
mod tests {
    use super::amount;

    #[test]
    fn amounts_are_read_as_lists_write_them() {
        for (text, tenths) in [
            ("+12.3", Some(123)),
            ("▲12.3", Some(-123)),
            ("12.3P", Some(123)),
            ("±0", Some(0)),
            ("42,300", Some(423_000)),
            ("12.299999999999997", Some(123)),
            ("-12.300000000000001", Some(-123)),
            ("12.34", None),
            ("12.3456789012", None),
            ("休", None),
            ("", None),
        ] {
            assert_eq!(amount(text), tenths, "{text}");
        }
    }
}
