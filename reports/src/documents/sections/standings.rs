//! The standings, and the second table with what does not fit beside them.

use scoring::record::Hanchan;
use scoring::{Points, Standing};

use super::comparison::Comparison;
use crate::documents::Draft;
use crate::layout::bar::Places;
use crate::layout::table::{self, Cell, Column, Row, Table};
use crate::season::Season;
use crate::words::{self, DASH};

/// 成績: rank, total and how it came about.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season, title: &str) {
    let table = table(draft, season);
    let note = [note(season), check(season)].join("　");
    table::section(&mut draft.sheet, title, note.trim_end(), &table);
}

/// Whether they begin a page rather than go below what is there.
pub(crate) fn begin_page(draft: &Draft<'_>, season: &Season) -> bool {
    table::begins_page(&draft.sheet, &table(draft, season))
}

pub(crate) fn note(season: &Season) -> String {
    let told = format!(
        "{}　半荘{}回",
        season.unit_in_words(),
        season.hanchan().count()
    );
    let mut results = season.hanchan().flat_map(Hanchan::results);
    let cost = results.any(|result| result.chombo != Points::ZERO);
    let told = if cost && season.days.len() == 1 {
        format!("{told}　チョンボの減点は合計に入っています")
    } else {
        told
    };
    match season.measured_from() {
        Some(from) => format!("順位は1半荘の平均　平均±は{from}　{told}"),
        None => told,
    }
}

fn table(draft: &Draft<'_>, season: &Season) -> Table {
    let by_mean = season.kind.is_ranked_by_mean();
    let beside = Beside {
        places: PlacesIn::Columns,
        before: vec![Column::figures(if by_mean { "合計" } else { "平均" })],
        before_cells: &|row| {
            vec![if by_mean {
                season.unit.signed(row.tally.total).into()
            } else {
                season.mean(&row.tally).into()
            }]
        },
        after: ["トップ率", "連対率", "ラス\n回避率"]
            .map(Column::figures)
            .into(),
        after_cells: &|row| {
            let tally = &row.tally;
            let rates = [
                tally.top_rate(),
                tally.in_the_money_rate(),
                tally.not_last_rate(season.players()),
            ];
            rates.map(|rate| words::percent(rate).into()).into()
        },
    };
    let (mut table, columns) = table_with_places(draft, season, beside);
    if season.standings.len() > 1 {
        table.rows.push(total_row(season, columns, Vec::new()));
    }
    table
}

/// How the places are told.
enum PlacesIn {
    /// With the counts that have room in it.
    Bar,
    /// Every count.
    Columns,
}

/// What stands in a row of the standings besides what every row has.
struct Beside<'a> {
    places: PlacesIn,
    /// Between the total and the places.
    before: Vec<Column>,
    before_cells: &'a dyn Fn(&Standing) -> Vec<Cell>,
    /// Behind the places, from the first column on apart from them.
    after: Vec<Column>,
    after_cells: &'a dyn Fn(&Standing) -> Vec<Cell>,
}

/// A row each with the places as a bar, and how many columns there are.
fn table_with_places(draft: &Draft<'_>, season: &Season, beside: Beside<'_>) -> (Table, usize) {
    let mut columns = vec![
        Column::label("順位").key(),
        Column::name("氏名").key(),
        Column::figures(season.merit_head()).key(),
    ];
    columns.extend(beside.before);
    columns.push(Column::figures("半荘\n数").apart());
    match beside.places {
        PlacesIn::Bar => columns.extend([Column::figures("平均\n着順"), Column::bar("着順の回数")]),
        PlacesIn::Columns => {
            columns.extend(place_columns(season));
            columns.push(Column::figures("平均\n着順"));
        }
    }
    let first = columns.len();
    columns.extend(beside.after);
    if let Some(column) = columns.get_mut(first) {
        column.apart = true;
    }
    let count = columns.len();
    let mut table = Table::new(columns);
    let mut unranked = false;
    for standing in &season.standings {
        let tally = &standing.tally;
        let mut cells = key_cells(draft, season, standing);
        cells.push(Cell::new(season.merit(tally)).bold());
        cells.extend((beside.before_cells)(standing));
        cells.push(tally.games.to_string().into());
        let average = Cell::from(words::two_decimals(tally.average_place()));
        match beside.places {
            PlacesIn::Bar => cells.extend([
                average,
                Cell::places(Places {
                    counts: tally.places,
                    players: season.players(),
                }),
            ]),
            PlacesIn::Columns => {
                cells.extend(place_cells(season, standing));
                cells.push(average);
            }
        }
        cells.extend((beside.after_cells)(standing));
        table
            .rows
            .push(Row::new(cells).ruled(begins_unranked(&mut unranked, standing)));
    }
    (table, count)
}

/// What stands beside the total in a short form of the standings: the results it is made of.
pub(crate) struct Parts<'a> {
    pub(crate) heads: Vec<String>,
    /// One result a head, where there is one.
    pub(crate) results: &'a dyn Fn(&Standing) -> Vec<Option<Points>>,
    /// Whether the table begins a page unless it has room below what is there.
    pub(crate) together: bool,
    /// Whether a last row adds everybody up: rounds whose results do not cancel out were written down wrong.
    pub(crate) totals: bool,
}

/// Standings with the days, months or rounds behind the totals, in one table.
pub(crate) fn draw_with_parts(
    draft: &mut Draft<'_>,
    season: &Season,
    title: &str,
    parts: Parts<'_>,
) {
    let mut columns = vec![
        Column::label("順位").key(),
        Column::name("氏名").key(),
        Column::figures(season.merit_head()).key(),
        Column::figures("半荘\n数").apart(),
    ];
    columns.extend(place_columns(season));
    columns.push(Column::figures("平均\n着順"));
    let first = columns.len();
    let mut sums = vec![Points::ZERO; parts.heads.len()];
    let heads = parts.heads.into_iter();
    columns.extend(heads.map(|head| Column::figures(head).alike()));
    if let Some(column) = columns.get_mut(first) {
        column.apart = true;
    }
    let mut table = Table {
        together: parts.together,
        ..Table::new(columns)
    };
    let mut unranked = false;
    for standing in &season.standings {
        let tally = &standing.tally;
        let mut cells = key_cells(draft, season, standing);
        cells.push(Cell::new(season.merit(tally)).bold());
        cells.push(tally.games.to_string().into());
        cells.extend(place_cells(season, standing));
        cells.push(words::two_decimals(tally.average_place()).into());
        let results = (parts.results)(standing);
        for (sum, result) in sums.iter_mut().zip(&results) {
            *sum += result.unwrap_or_default();
        }
        let results = results.into_iter();
        cells.extend(results.map(|result| result_cell(season, result)));
        table
            .rows
            .push(Row::new(cells).ruled(begins_unranked(&mut unranked, standing)));
    }
    if parts.totals && season.standings.len() > 1 {
        table.rows.push(total_row(season, first, sums));
    }
    table::section(&mut draft.sheet, title, &note(season), &table);
}

/// The standings of a sheet that is handed out: rank now and before, the places as a bar, and the results that
/// the total is made of, with a row that adds everybody up.
pub(crate) fn of_handout(
    draft: &Draft<'_>,
    season: &Season,
    before: Option<&Comparison>,
    parts: Parts<'_>,
) -> Table {
    let count = parts.heads.len();
    let heads = parts.heads.into_iter();
    let results = |row: &Standing| (parts.results)(row);
    let beside = Beside {
        places: PlacesIn::Bar,
        before: before
            .map(|before| Column::figures(format!("{}\n順位", before.name())))
            .into_iter()
            .collect(),
        before_cells: &|row| {
            let rank = before.map(|before| Cell::new(before.rank_of(row.person)).muted());
            rank.into_iter().collect()
        },
        after: heads.map(|head| Column::figures(head).alike()).collect(),
        after_cells: &|row| {
            let results = results(row).into_iter();
            results.map(|result| result_cell(season, result)).collect()
        },
    };
    let (mut table, columns) = table_with_places(draft, season, beside);
    if parts.totals && season.standings.len() > 1 {
        let mut sums = vec![Points::ZERO; count];
        for standing in &season.standings {
            for (sum, result) in sums.iter_mut().zip(results(standing)) {
                *sum += result.unwrap_or_default();
            }
        }
        table.rows.push(total_row(season, columns - count, sums));
    }
    table
}

/// What makes the row that adds everybody up other than nothing, in words.
pub(crate) fn check(season: &Season) -> String {
    let tallies = || season.standings.iter().map(|row| &row.tally);
    let count: u32 = tallies().map(|tally| tally.chombo_count).sum();
    let cost: Points = tallies().map(|tally| tally.chombo).sum();
    let given: Points = tallies().map(|tally| tally.adjustments).sum();
    let opening: Points = tallies().map(|tally| tally.opening).sum();
    let mut told = Vec::new();
    if cost != Points::ZERO {
        told.push(format!("チョンボ{count}回 {}", season.unit.signed(cost)));
    }
    if given != Points::ZERO {
        told.push(format!("調整 {}", season.unit.signed(given)));
    }
    if opening != Points::ZERO {
        told.push(format!("合計だけの成績 {}", season.unit.signed(opening)));
    }
    let sum = (!told.is_empty()).then(|| format!("計＝{}", told.join("・")));
    let parts: Vec<String> = season.openings_in_words().into_iter().chain(sum).collect();
    parts.join("　")
}

/// The row that adds everybody up, with the sums of the columns from `first` on: means add up to nothing.
pub(crate) fn total_row(season: &Season, first: usize, sums: Vec<Points>) -> Row {
    let rows = season.standings.iter();
    let total: Points = rows.map(|row| row.tally.total).sum();
    let total = if season.kind.is_ranked_by_mean() {
        String::new()
    } else {
        season.unit.signed(total)
    };
    let mut cells = vec!["".into(), Cell::new("計").bold(), Cell::new(total).bold()];
    cells.resize(first, Cell::new(""));
    let sums = sums.into_iter();
    cells.extend(sums.map(|sum| Cell::new(season.unit.signed(sum))));
    Row::new(cells).ruled(true)
}

fn place_columns(season: &Season) -> impl Iterator<Item = Column> + use<> {
    (1..=season.players().count()).map(|place| Column::figures(format!("{place}着")))
}

fn place_cells(season: &Season, standing: &Standing) -> Vec<Cell> {
    let places = &standing.tally.places[..season.players().count()];
    places
        .iter()
        .map(|count| Cell::from(count.to_string()))
        .collect()
}

/// A result, or a dot for a day or month without one.
pub(crate) fn result_cell(season: &Season, result: Option<Points>) -> Cell {
    match result {
        Some(result) => Cell::new(season.unit.signed(result)),
        None => Cell::new("・").muted(),
    }
}

/// Rank and name, with what the person is when not a member.
pub(crate) fn key_cells(draft: &Draft<'_>, season: &Season, standing: &Standing) -> Vec<Cell> {
    let kind = season
        .records
        .people
        .get(&standing.person)
        .map(|person| person.kind)
        .unwrap_or_default();
    let rank = standing
        .rank
        .map_or_else(|| DASH.to_owned(), |rank| rank.to_string());
    let name = format!(
        "{}{}",
        draft.names.plain(standing.person),
        words::kind_suffix(kind)
    );
    vec![Cell::new(rank).bold(), Cell::new(name)]
}

/// Whether this row is the first without a rank, below which a line is drawn.
pub(crate) fn begins_unranked(unranked: &mut bool, standing: &Standing) -> bool {
    let begins = standing.rank.is_none() && !*unranked;
    *unranked |= standing.rank.is_none();
    begins
}
