//! The tables of the page: what PDFs say on paper, as far as it is for everybody.

use scoring::{Points, Standing};

use super::page::{Cell, Page, Table};
use crate::documents::sections::matrix::{self, Step};
use crate::season::{Course, Season};
use crate::words::{self, Names};

/// More days than this are too many columns: months are shown instead.
const MOST_DAYS: usize = 12;

pub(super) fn standings(page: &mut Page, season: &Season, names: &Names, title: &str) {
    let by_mean = season.kind.is_ranked_by_mean();
    let other = if by_mean { "合計" } else { "平均" };
    let fixed = ["順位", "氏名", season.merit_head(), other, "半荘数"].map(str::to_owned);
    let places = (1..=season.players().count()).map(|place| format!("{place}着"));
    let rates = ["平均\n着順", "トップ率", "連対率", "ラス\n回避率"].map(str::to_owned);
    let heads = fixed.into_iter().chain(places).chain(rates).collect();
    let rows = season.ranked().map(|row| {
        let tally = &row.tally;
        let mut cells = key_cells(season, names, row);
        cells.push(if by_mean {
            season.unit.signed(tally.total)
        } else {
            season.mean(tally)
        });
        cells.push(tally.games.to_string());
        let places = tally.places.iter().take(season.players().count());
        cells.extend(places.map(ToString::to_string));
        cells.extend([
            words::two_decimals(tally.average_place()),
            words::percent(tally.top_rate()),
            words::percent(tally.in_the_money_rate()),
            words::percent(tally.not_last_rate(season.players())),
        ]);
        cells.into_iter().map(Cell::from).collect()
    });
    let table = Table {
        heads,
        rows: rows.collect(),
        is_words: false,
    };
    page.begin_section(title);
    let from = season.measured_from();
    let from = from.map_or_else(String::new, |from| {
        format!("順位は1半荘の平均　平均±は{from}　")
    });
    let openings = season.openings_in_words();
    let openings = openings.map_or_else(String::new, |told| format!("　{told}"));
    page.note(&format!("{from}単位 {}{openings}", season.unit.sign()));
    page.table(title, &table);
    page.end_section();
}

/// Each day's results, or each month's, and the total so far under them.
pub(super) fn results(page: &mut Page, season: &Season, names: &Names) {
    let months = season.months_played();
    let by_day = season.days.len() <= MOST_DAYS || months.len() < 2;
    let (title, columns): (&str, Vec<String>) = if by_day {
        let days = season.days.iter();
        let heads = days.map(|day| words::day_head(day.date));
        ("日別の成績", heads.collect())
    } else {
        ("月別の成績", matrix::month_heads(&months))
    };
    let steps = |course: &Course| -> Vec<Step> {
        if by_day {
            let daily = course.daily.iter().copied();
            daily.zip(course.running.iter().copied()).collect()
        } else {
            matrix::month_steps(season, &months, course)
        }
    };
    let outside = season.outside_head();
    let fixed = ["順位", "氏名", season.merit_head()].map(str::to_owned);
    let last = outside.map(str::to_owned);
    let rows = season.ranked().filter_map(|row| {
        let course = season.courses.get(&row.person)?;
        let key = key_cells(season, names, row).into_iter().map(Cell::from);
        let mut cells: Vec<Cell> = key.collect();
        cells.extend(
            steps(course)
                .into_iter()
                .map(|step| step_cell(season, step)),
        );
        if outside.is_some() {
            let given = row.tally.adjustments + row.tally.opening;
            let given = Some(given).filter(|given| *given != Points::ZERO);
            let given = given.map_or_else(String::new, |given| season.unit.signed(given));
            cells.push(given.into());
        }
        Some(cells)
    });
    let table = Table {
        heads: fixed.into_iter().chain(columns).chain(last).collect(),
        rows: rows.collect(),
        is_words: false,
    };
    page.begin_section(title);
    page.note(&format!(
        "上段 その{}の±{}　下段 そこまでの累計",
        if by_day { "日" } else { "月" },
        season.unit.sign()
    ));
    page.table(title, &table);
    page.end_section();
}

/// Rank, name, and what the ranking goes by.
fn key_cells(season: &Season, names: &Names, row: &Standing) -> Vec<String> {
    let rank = row.rank.map_or_else(String::new, |rank| rank.to_string());
    vec![rank, names.plain(row.person), season.merit(&row.tally)]
}

fn step_cell(season: &Season, (result, running): Step) -> Cell {
    match result {
        Some(result) => Cell {
            text: season.unit.signed(result),
            below: Some(season.unit.signed(running)),
        },
        None => "・".to_owned().into(),
    }
}
