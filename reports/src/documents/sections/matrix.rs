//! Member by day or by month: each result, and the total so far under it.

use chrono::Datelike;
use scoring::{Period, Points, Standing};

use super::standings::{Parts, begins_unranked, draw_with_parts, key_cells, result_cell};
use crate::Print;
use crate::documents::Draft;
use crate::layout::leaves::Turn;
use crate::layout::table::{self, Cell, Column, Row, Table};
use crate::season::{Course, Season};
use crate::words;

/// A column's result and running total for one person.
pub(crate) type Step = (Option<Points>, Points);

/// 日別: a column a session day.
pub(crate) fn by_day(draft: &mut Draft<'_>, season: &Season, title: &str) {
    let heads = season
        .days
        .iter()
        .map(|day| words::day_head(day.date))
        .collect();
    draw(draft, season, ("日", title), heads, |course| {
        course
            .daily
            .iter()
            .copied()
            .zip(course.running.iter().copied())
            .collect()
    });
}

/// More months than these stand side by side only on a page on its side.
const MOST_UPRIGHT: usize = 7;

/// Fewer people than this would leave a page on its side half empty; upright, their months go on below.
const FEWEST_ON_SIDE: usize = 8;

/// Which way up the months stand.
pub(crate) fn months_turn(draft: &Draft<'_>, season: &Season) -> Turn {
    let many =
        season.months_played().len() > MOST_UPRIGHT && season.standings.len() >= FEWEST_ON_SIDE;
    // Letters of large print fit no twelve months even on a page on its side.
    if many && draft.options.print == Print::Normal {
        Turn::Landscape
    } else {
        Turn::Portrait
    }
}

/// 月別: a column a month that was played.
pub(crate) fn by_month(draft: &mut Draft<'_>, season: &Season, title: &str) {
    let months = season.months_played();
    draft.sheet.turn(months_turn(draft, season));
    draw(
        draft,
        season,
        ("月", title),
        month_heads(&months),
        |course| month_steps(season, &months, course),
    );
    draft.sheet.turn(Turn::Portrait);
}

/// Each series where there are two or more, the days behind its standings: on a page of its own, or
/// below what leaves it room.
pub(crate) fn series_by_day(draft: &mut Draft<'_>, season: &Season) {
    each_series(draft, season, days_of_series);
}

/// The same with the months behind its standings.
pub(crate) fn series_by_month(draft: &mut Draft<'_>, season: &Season) {
    each_series(draft, season, months_of_series);
}

fn each_series(
    draft: &mut Draft<'_>,
    season: &Season,
    draw: impl Fn(&mut Draft<'_>, &Season, &str),
) {
    let series = season.series_played();
    if series.len() < 2 {
        return;
    }
    for id in series {
        let part = season.of_series(id);
        let name = season.records.series.get(&id).cloned().unwrap_or_default();
        draw(draft, &part, &format!("{name}の成績"));
    }
}

fn days_of_series(draft: &mut Draft<'_>, season: &Season, title: &str) {
    let heads = season
        .days
        .iter()
        .map(|day| words::day_head(day.date))
        .collect();
    let results = |standing: &Standing| {
        let course = season.courses.get(&standing.person);
        let daily = course
            .map(|course| course.daily.as_slice())
            .unwrap_or_default();
        daily.to_vec()
    };
    draw_with_parts(
        draft,
        season,
        title,
        Parts {
            heads,
            results: &results,
            together: true,
            totals: false,
        },
    );
}

fn months_of_series(draft: &mut Draft<'_>, season: &Season, title: &str) {
    let months = season.months_played();
    let heads = month_heads(&months);
    let results = |standing: &Standing| {
        let course = season.courses.get(&standing.person);
        let steps = course
            .map(|course| month_steps(season, &months, course))
            .unwrap_or_default();
        steps.iter().map(|(result, _)| *result).collect()
    };
    draw_with_parts(
        draft,
        season,
        title,
        Parts {
            heads,
            results: &results,
            together: true,
            totals: false,
        },
    );
}

pub(crate) fn month_heads(months: &[Period]) -> Vec<String> {
    let heads = months.iter().map(|month| month.from.month());
    heads.map(|month| format!("{month}月")).collect()
}

/// What the months that were played add up to for one person.
pub(crate) fn month_steps(season: &Season, months: &[Period], course: &Course) -> Vec<Step> {
    let mut steps: Vec<Step> = vec![(None, Points::ZERO); months.len()];
    for (day, (result, running)) in season
        .days
        .iter()
        .zip(course.daily.iter().zip(&course.running))
    {
        let Some(month) = months.iter().position(|month| month.holds(day.date)) else {
            continue;
        };
        if let Some(result) = result {
            *steps[month].0.get_or_insert(Points::ZERO) += *result;
        }
        steps[month].1 = *running;
    }
    steps
}

fn draw(
    draft: &mut Draft<'_>,
    season: &Season,
    (each, title): (&str, &str),
    heads: Vec<String>,
    steps: impl Fn(&Course) -> Vec<Step>,
) {
    let outside = season.outside_head();
    let mut columns = vec![Column::label("順位").key(), Column::name("氏名").key()];
    columns.extend(heads.into_iter().map(|head| Column::figures(head).alike()));
    if let Some(first) = columns.get_mut(2) {
        first.apart = true;
    }
    columns.extend(outside.map(|head| Column::figures(head).apart()));
    let mut table = Table::new(columns);
    let mut unranked = false;
    for standing in &season.standings {
        let Some(course) = season.courses.get(&standing.person) else {
            continue;
        };
        let mut cells = key_cells(draft, season, standing);
        cells.extend(
            steps(course)
                .into_iter()
                .map(|step| step_cell(season, step)),
        );
        cells.extend(outside.map(|_| outside_cell(season, standing)));
        table
            .rows
            .push(Row::new(cells).ruled(begins_unranked(&mut unranked, standing)));
    }
    let from = season.measured_from();
    let from = from.map_or_else(String::new, |from| format!("（{from}）"));
    let note = format!(
        "上段 その{each}の±{from}　下段 そこまでの累計　{}",
        season.unit_in_words()
    );
    table::section(&mut draft.sheet, title, &note, &table);
}

fn step_cell(season: &Season, (result, running): Step) -> Cell {
    let below = result.map(|_| season.unit.signed(running));
    result_cell(season, result).below(below.unwrap_or_default())
}

fn outside_cell(season: &Season, standing: &Standing) -> Cell {
    let amount = standing.tally.adjustments + standing.tally.opening;
    Cell::new(if amount == Points::ZERO {
        String::new()
    } else {
        season.unit.signed(amount)
    })
}
