//! 成績の内訳: what the standings leave out.

use scoring::{Points, StandingFigure, Tally, Unit};

use super::standings::{begins_unranked, key_cells};
use crate::documents::Draft;
use crate::layout::table::{self, Cell, Column, Row, Table};
use crate::season::Season;
use crate::words::{self, DASH};

/// Where the totals come from, extremes, streaks and rating.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season, title: &str) {
    let chombo = season
        .standings
        .iter()
        .any(|row| row.tally.chombo_count > 0);
    let any = |of: fn(&Tally) -> Points| {
        let mut rows = season.standings.iter();
        rows.any(|row| of(&row.tally) != Points::ZERO)
    };
    let (adjusted, opening) = (any(|tally| tally.adjustments), any(|tally| tally.opening));
    let mut columns = vec![
        Column::label("順位").key(),
        Column::name("氏名").key(),
        Column::figures("素点"),
        Column::figures("順位点"),
    ];
    if chombo {
        columns.extend([Column::figures("チョンボ"), Column::figures("回数")]);
    }
    if adjusted {
        columns.push(Column::figures("調整"));
    }
    if opening {
        columns.push(Column::figures("合計\nだけ"));
    }
    columns.extend([
        Column::figures("最高").apart(),
        Column::figures("最低"),
        Column::figures("最高点"),
        Column::figures("最低点"),
        Column::figures("箱下"),
        Column::figures("箱下率"),
        Column::figures("連続\nトップ").apart(),
        Column::figures("連続\n連対"),
    ]);
    let rating = draft.options.rating;
    columns.extend(rating.then(|| Column::figures("レーティング")));
    let mut table = Table::new(columns);
    let mut unranked = false;
    for standing in &season.standings {
        let tally = &standing.tally;
        let unit = season.unit;
        let mut cells = key_cells(draft, season, standing);
        cells.extend([
            unit.signed(tally.base).into(),
            unit.signed(tally.uma).into(),
        ]);
        if chombo {
            cells.push(amount_or_blank(tally.chombo, unit));
            cells.push(words::count_or_blank(tally.chombo_count).into());
        }
        if adjusted {
            cells.push(amount_or_blank(tally.adjustments, unit));
        }
        if opening {
            cells.push(amount_or_blank(tally.opening, unit));
        }
        cells.extend([amount(tally.best, unit), amount(tally.worst, unit)]);
        cells.extend([points(tally.highest_points), points(tally.lowest_points)]);
        let below = [StandingFigure::BelowZero, StandingFigure::BelowZeroRate];
        let below = below.map(|figure| figure.of(standing, season.kind));
        cells.extend(below.map(|below| {
            let blank = || DASH.to_owned();
            Cell::from(below.map_or_else(blank, |below| below.shown(unit)))
        }));
        let statistics = season.statistics.get(&standing.person);
        cells.extend(match statistics {
            Some(own) => [
                Cell::from(own.streaks.first.longest.to_string()),
                own.streaks.in_the_money.longest.to_string().into(),
            ],
            None => [DASH, DASH].map(Cell::from),
        });
        if rating {
            let own = statistics.map(|own| words::rating(&own.rating));
            cells.push(own.unwrap_or_else(|| DASH.to_owned()).into());
        }
        table
            .rows
            .push(Row::new(cells).ruled(begins_unranked(&mut unranked, standing)));
    }
    if season.standings.len() > 1 {
        table
            .rows
            .push(detail_totals(season, (chombo, adjusted, opening)));
    }
    let sticks = season
        .hanchan()
        .any(|one| one.sheet.played.deposit != Points::ZERO);
    let notes = [
        chombo.then_some("チョンボの減点は成績の合計に入っています"),
        sticks.then_some("最高点・最低点は残った供託を含みません"),
        rating.then_some(words::RATING),
    ];
    let notes: Vec<&str> = notes.into_iter().flatten().collect();
    table::section(&mut draft.sheet, title, &notes.join("　"), &table);
}

/// What everybody's figures add up to: nothing but chombo, adjustments and lost sticks keep results from
/// cancelling out.
fn detail_totals(season: &Season, (chombo, adjusted, opening): (bool, bool, bool)) -> Row {
    let sum = |of: fn(&Tally) -> Points| {
        let rows = season.standings.iter();
        let sum: Points = rows.map(|row| of(&row.tally)).sum();
        Cell::new(season.unit.signed(sum))
    };
    let mut cells = vec!["".into(), Cell::new("計").bold()];
    cells.extend([sum(|tally| tally.base), sum(|tally| tally.uma)]);
    if chombo {
        let rows = season.standings.iter();
        let count: u32 = rows.map(|row| row.tally.chombo_count).sum();
        cells.extend([sum(|tally| tally.chombo), Cell::new(count.to_string())]);
    }
    if adjusted {
        cells.push(sum(|tally| tally.adjustments));
    }
    if opening {
        cells.push(sum(|tally| tally.opening));
    }
    Row::new(cells).ruled(true)
}

fn amount_or_blank(amount: Points, unit: Unit) -> Cell {
    if amount == Points::ZERO {
        "".into()
    } else {
        unit.signed(amount).into()
    }
}

fn amount(amount: Option<Points>, unit: Unit) -> Cell {
    amount.map_or_else(|| DASH.into(), |amount| unit.signed(amount).into())
}

fn points(points: Option<Points>) -> Cell {
    points.map_or_else(
        || DASH.into(),
        |points| scoring::table_points(points).into(),
    )
}
