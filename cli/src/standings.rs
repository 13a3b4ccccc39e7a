//! `hanchan standings`: a table for people, JSON for programs.

use crate::answer::Answer;
use crate::arguments::{Counted, Span, Standings};
use crate::failure::Failure;
use crate::file;
use crate::table::Table;
use chrono::NaiveDate;
use db::{Club, Play};
use scoring::{LevelCounts, Period, Points, Records, Standing, Unit, standings as rank};
use serde::Serialize;

#[derive(Serialize)]
struct Printed<'a> {
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
    rows: Vec<Row<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    rank: Option<u32>,
    number: u32,
    name: &'a str,
    kind: &'static str,
    games: u32,
    places: &'a [u32],
    average_place: Option<f64>,
    base: Points,
    uma: Points,
    chombo: Points,
    chombo_count: u32,
    adjustments: Points,
    /// What opening totals add up to, where there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    opening: Option<Points>,
    total: Points,
    best: Option<Points>,
    worst: Option<Points>,
    hands: LevelCounts,
    dealt_in: LevelCounts,
}

pub fn standings(which: &Standings, answer: &mut Answer) -> Result<(), Failure> {
    let period = period(&which.span)?;
    let club = file::open_to_read(&which.file)?;
    let mut records = counted(&club, period, which.counted, which.series.as_deref())?;
    if let Some(id) = &which.rules {
        records = records.of_rule_set(id).ok_or_else(|| {
            Failure::refused(format!(
                "rule set \"{id}\" is not in the club's file; `hanchan rules list FILE` shows which are"
            ))
        })?;
    }
    let kind = records.club_kind();
    let left_out = records.hanchan.len() - records.played_by(kind).count();
    if left_out > 0 {
        answer.remark(format!(
            "{left_out} hanchan of another kind of game (players, basis) are not in these standings; ask for them with --rules"
        ));
    }
    let is_all_elsewhere = records.hanchan.is_empty() && which.series.is_none();
    if is_all_elsewhere && !club.records_of(period, Play::All)?.hanchan.is_empty() {
        answer.remark(
            "nothing of this kind of play is recorded there, but other hanchan are; --play competitions or --play all counts them",
        );
    }
    let rows = rank(&records, kind);
    if which.json {
        let printed = Printed {
            from: which.span.from,
            to: which.span.to,
            rows: rows
                .iter()
                .filter_map(|row| json_row(row, &records))
                .collect(),
        };
        answer.json(&printed)?;
    } else {
        answer.table(&table(&rows, &records));
    }
    Ok(())
}

/// What is counted: one series, or all of that play.
pub fn counted(
    club: &Club,
    period: Period,
    counted: Counted,
    series: Option<&str>,
) -> Result<Records, Failure> {
    Ok(match series {
        Some(name) => club.records_of_series(period, file::series(club, name)?)?,
        None => club.records_of(period, counted.into())?,
    })
}

/// The days asked for.
pub fn period(span: &Span) -> Result<Period, Failure> {
    let period = Period {
        from: span.from.unwrap_or(Period::ALWAYS.from),
        to: span.to.unwrap_or(Period::ALWAYS.to),
    };
    if period.from > period.to {
        return Err(Failure::refused(format!(
            "--from {} is after --to {}; exchange them",
            period.from, period.to
        )));
    }
    Ok(period)
}

fn json_row<'a>(row: &'a Standing, records: &'a Records) -> Option<Row<'a>> {
    let person = records.people.get(&row.person)?;
    let tally = &row.tally;
    Some(Row {
        rank: row.rank,
        number: person.number,
        name: &person.name,
        kind: person.kind.word(),
        games: tally.games,
        places: tally
            .places
            .get(..records.club_players().count())
            .unwrap_or(&tally.places),
        average_place: tally.average_place().map(four_decimals),
        base: tally.base,
        uma: tally.uma,
        chombo: tally.chombo,
        chombo_count: tally.chombo_count,
        adjustments: tally.adjustments,
        opening: (tally.opening != Points::ZERO || tally.opening_games > 0)
            .then_some(tally.opening),
        total: tally.total,
        best: tally.best,
        worst: tally.worst,
        hands: row.won,
        dealt_in: row.dealt_in,
    })
}

fn four_decimals(ratio: scoring::Ratio) -> f64 {
    // Five digits at the most: a float holds them exactly enough to print them back.
    #[allow(clippy::cast_precision_loss)]
    let scaled = ratio.scaled(4) as f64;
    scaled / 10_000.0
}

fn table(rows: &[Standing], records: &Records) -> Table {
    let players = records.club_players();
    let unit = records
        .rule_sets
        .get(&records.club_rules)
        .map_or(Unit::default(), |rules| rules.data().unit);
    let head = ["rank", "number", "name", "games"]
        .map(str::to_owned)
        .into_iter();
    let places = ["1st", "2nd", "3rd", "4th"].into_iter();
    let places = places.take(players.count()).map(str::to_owned);
    // Chombo and points given outside hanchan stand in one column, `other`.
    let sums = [
        "average place",
        "base",
        "uma",
        "other",
        "total",
        "mean",
        "best",
        "worst",
        "mangan or more",
    ];
    let headings = head.chain(places).chain(sums.map(str::to_owned));
    let mut table = Table::new(headings);
    for row in rows {
        let Some(person) = records.people.get(&row.person) else {
            continue;
        };
        let tally = &row.tally;
        let optional = |amount: Option<Points>| {
            amount.map_or_else(String::new, |amount| unit.unsigned(amount))
        };
        let mut cells = vec![
            row.rank
                .map_or_else(|| "―".to_owned(), |rank| rank.to_string()),
            person.number.to_string(),
            person.name.clone(),
            tally.games.to_string(),
        ];
        cells.extend(
            tally
                .places
                .iter()
                .take(players.count())
                .map(ToString::to_string),
        );
        cells.extend([
            tally
                .average_place()
                .map_or_else(String::new, |place| place.decimal(2)),
            unit.unsigned(tally.base),
            unit.unsigned(tally.uma),
            unit.unsigned(tally.chombo + tally.adjustments + tally.opening),
            unit.unsigned(tally.total),
            (tally.average())
                .and_then(|_| unit.mean(tally.total, tally.games))
                .unwrap_or_default(),
            optional(tally.best),
            optional(tally.worst),
            row.won.all().to_string(),
        ]);
        table.row(cells);
    }
    table.align_right_but(&[2]);
    table
}
