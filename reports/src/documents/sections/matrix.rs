//! Member by day or by month: each result, and the total so far under it.

use std::collections::BTreeMap;

use chrono::Datelike;
use scoring::{Period, PersonId, Points, Standing};

use super::standings::{begins_unranked, key_cells};
use crate::documents::Draft;
use crate::layout::table::{self, Cell, Column, Row, Table};
use crate::season::{Course, Season};
use crate::words;

/// A column's result and running total for one person.
type Step = (Option<Points>, Points);

/// 日別: a column a session day.
pub(crate) fn by_day(draft: &mut Draft<'_>, season: &Season, title: &str) {
    let heads = season
        .days
        .iter()
        .map(|day| words::day_head(day.date))
        .collect();
    draw(draft, season, title, heads, |course| {
        course
            .daily
            .iter()
            .copied()
            .zip(course.running.iter().copied())
            .collect()
    });
}

/// 月別: a column a month.
pub(crate) fn by_month(draft: &mut Draft<'_>, season: &Season, period: Period, title: &str) {
    let months = period.months();
    let heads = months
        .iter()
        .map(|month| format!("{}月", month.from.month()))
        .collect();
    let month_of: Vec<Option<usize>> = season
        .days
        .iter()
        .map(|day| months.iter().position(|month| month.holds(day.date)))
        .collect();
    draw(draft, season, title, heads, |course| {
        let mut steps: Vec<Step> = vec![(None, Points::ZERO); months.len()];
        let mut total = Points::ZERO;
        let mut days = month_of
            .iter()
            .zip(course.daily.iter().zip(&course.running))
            .peekable();
        for (index, step) in steps.iter_mut().enumerate() {
            while let Some((_, (result, running))) =
                days.next_if(|(month, _)| **month == Some(index))
            {
                if let Some(result) = result {
                    *step.0.get_or_insert(Points::ZERO) += *result;
                }
                total = *running;
            }
            step.1 = total;
        }
        steps
    });
}

fn draw(
    draft: &mut Draft<'_>,
    season: &Season,
    title: &str,
    heads: Vec<String>,
    steps: impl Fn(&Course) -> Vec<Step>,
) {
    let adjustments = adjustments(season);
    let mut columns = vec![
        Column::label("順位").key(),
        Column::name("氏名").key(),
        Column::figures("合計").key(),
    ];
    columns.extend(heads.into_iter().map(Column::figures));
    if let Some(first) = columns.get_mut(3) {
        first.apart = true;
    }
    if !adjustments.is_empty() {
        columns.push(Column::figures("調整").apart());
    }
    let mut table = Table::new(columns);
    let mut unranked = false;
    for standing in &season.standings {
        let Some(course) = season.courses.get(&standing.person) else {
            continue;
        };
        let mut cells = key_cells(draft, season, standing);
        cells.push(Cell::new(season.unit.signed(standing.tally.total)).bold());
        cells.extend(
            steps(course)
                .into_iter()
                .map(|step| step_cell(season, step)),
        );
        if !adjustments.is_empty() {
            cells.push(adjustment_cell(season, standing, &adjustments));
        }
        table
            .rows
            .push(Row::new(cells).ruled(begins_unranked(&mut unranked, standing)));
    }
    let note = format!(
        "上段 その期間の±{}　下段 そこまでの累計",
        season.unit.sign()
    );
    table::section(&mut draft.sheet, title, &note, &table);
}

fn step_cell(season: &Season, (result, running): Step) -> Cell {
    match result {
        Some(result) => Cell::new(season.unit.signed(result)).below(season.unit.unsigned(running)),
        None => Cell::new("・").muted().below(""),
    }
}

fn adjustments(season: &Season) -> BTreeMap<PersonId, Points> {
    let given = season
        .standings
        .iter()
        .filter(|row| row.tally.adjustments != Points::ZERO);
    given
        .map(|row| (row.person, row.tally.adjustments))
        .collect()
}

fn adjustment_cell(
    season: &Season,
    standing: &Standing,
    adjustments: &BTreeMap<PersonId, Points>,
) -> Cell {
    adjustments.get(&standing.person).map_or_else(
        || Cell::new(""),
        |amount| Cell::new(season.unit.signed(*amount)),
    )
}
