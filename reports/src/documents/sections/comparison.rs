//! 前期との比較: rank, total and average now and in the period before.

use std::cmp::Ordering;

use scoring::{Change, Period, PersonId, Records, Standing, changes};

use super::facts::Fact;
use super::standings::{begins_unranked, key_cells};
use crate::documents::Draft;
use crate::layout::table::{self, Cell, Column, Row, Table};
use crate::season::Season;
use crate::words::{self, DASH};

/// A period beside the one before.
pub(crate) struct Comparison {
    before: Period,
    /// In the order of the standings.
    pub(crate) changes: Vec<Change>,
}

impl Comparison {
    /// Compares `season` with the period before it; nothing where `records` do not reach back, or
    /// nothing was played then.
    pub(crate) fn of(records: &Records, season: &Season) -> Option<Self> {
        let reach_back = records
            .hanchan
            .iter()
            .any(|hanchan| hanchan.sheet.date < season.period.from);
        let before = season.period.previous().filter(|_| reach_back)?;
        let changes = changes(records, season.period, before, season.kind);
        (!changes.is_empty()).then_some(Self { before, changes })
    }

    /// One person's change in words; nothing for somebody who was not there before.
    pub(crate) fn fact(&self, season: &Season, person: PersonId) -> Option<Fact> {
        let mut changes = self.changes.iter();
        let change = changes.find(|change| change.now.person == person)?;
        let before = change.before.as_ref()?;
        let rank = match (before.rank, change.now.rank) {
            (Some(then), Some(now)) => format!(
                "順位 {then}位→{now}位（{}）　",
                words::places_gained(change.places())
            ),
            _ => String::new(),
        };
        let unit = season.unit;
        let total = |standing: &Standing| unit.signed(standing.tally.total);
        Some(Fact::new(
            format!("{}比", self.name()),
            format!(
                "{rank}合計 {}→{}\n平均 {}→{}　平均着順 {}→{}",
                total(before),
                total(&change.now),
                season.mean(&before.tally),
                season.mean(&change.now.tally),
                words::two_decimals(before.tally.average_place()),
                words::two_decimals(change.now.tally.average_place()),
            ),
        ))
    }

    /// Somebody's rank before; a dash for who was not there or had none.
    pub(crate) fn rank_of(&self, person: PersonId) -> String {
        let mut changes = self.changes.iter();
        let change = changes.find(|change| change.now.person == person);
        let before = change.and_then(|change| change.before.as_ref()?.rank);
        before.map_or_else(|| DASH.to_owned(), |rank| rank.to_string())
    }

    /// Which period the figures are compared with.
    pub(crate) fn note(&self, draft: &Draft<'_>, season: &Season) -> String {
        format!("{}は{}", self.name(), self.period_words(draft, season))
    }

    fn period_words(&self, draft: &Draft<'_>, season: &Season) -> String {
        let start = season.records.fiscal_start;
        let title = words::period_title(self.before, draft.options.calendar, start);
        // The months stand in brackets behind the name of a half-year, where a note needs none.
        title.split('（').next().unwrap_or(&title).to_owned()
    }

    /// What the period before is called.
    pub(crate) fn name(&self) -> &'static str {
        match self.before.months().len() {
            1 => "前月",
            12 => "前年度",
            _ => "前期",
        }
    }
}

/// Draws the table of all.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season, comparison: &Comparison) {
    let unit = season.unit;
    let before = |what: &str| format!("{}\n{what}", comparison.name());
    let mut table = Table::new(vec![
        Column::label("順位").key(),
        Column::name("氏名").key(),
        Column::figures(before("順位")).apart(),
        Column::label("変動"),
        Column::figures(before("合計")).apart(),
        Column::figures("差"),
        Column::figures(before("平均")).apart(),
        Column::label("増減"),
    ]);
    let mut unranked = false;
    for change in &comparison.changes {
        let mut cells = key_cells(draft, season, &change.now);
        cells.extend(match &change.before {
            Some(before) => [
                before
                    .rank
                    .map_or_else(|| DASH.into(), |rank| Cell::from(rank.to_string())),
                Cell::new(words::places_gained(change.places())).bold(),
                unit.signed(before.tally.total).into(),
                change
                    .total()
                    .map_or_else(|| DASH.into(), |total| Cell::from(unit.signed(total))),
                season.mean(&before.tally).into(),
                average_arrow(change).into(),
            ],
            None => std::array::from_fn(|_| DASH.into()),
        });
        let row = Row::new(cells).ruled(begins_unranked(&mut unranked, &change.now));
        table.rows.push(row);
    }
    let title = format!("{}との比較", comparison.name());
    let note = comparison.note(draft, season);
    let note = format!("{note}　↑上がった　↓下がった　→同じ");
    table::section(&mut draft.sheet, &title, &note, &table);
}

fn average_arrow(change: &Change) -> &'static str {
    match change.averages().map(|(before, now)| now.cmp(&before)) {
        None => DASH,
        Some(Ordering::Greater) => "↑",
        Some(Ordering::Less) => "↓",
        Some(Ordering::Equal) => "→",
    }
}
