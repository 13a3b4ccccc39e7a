//! The day's standings: the result and the place of each round, and where everybody stands after it.

use std::collections::BTreeSet;

use scoring::record::Hanchan;
use scoring::{PersonId, Points, SeriesId};

use crate::documents::Draft;
use crate::documents::sections::stand::Stand;
use crate::documents::sections::standings::{begins_unranked, key_cells, result_cell, total_row};
use crate::layout::table::{Cell, Column, Row, Table};
use crate::season::Season;
use crate::words;

/// Whether the table says with which places the totals were won.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Places {
    Shown,
    /// Another table says them.
    Left,
}

pub(super) fn table(draft: &Draft<'_>, season: &Season, stands: &[Stand], shown: Places) -> Table {
    let rounds: BTreeSet<Round> = season.hanchan().map(round_of).collect();
    let mut columns = vec![
        Column::label("順位").key(),
        Column::name("氏名").key(),
        Column::figures(season.merit_head()).key(),
    ];
    if shown == Places::Shown {
        columns.push(Column::label("着順").apart());
        columns.push(Column::figures("平均\n着順"));
    }
    let first = columns.len();
    let heads = rounds.iter().map(|(_, round)| format!("{round}回戦"));
    columns.extend(heads.map(|head| Column::figures(head).alike()));
    columns[first].apart = true;
    for stand in stands {
        columns.push(Column::figures(format!("{}\n順位", stand.name)).apart());
        columns.push(Column::figures(format!(
            "{}\n{}",
            stand.name,
            season.merit_head()
        )));
    }
    let mut table = Table::new(columns);
    let mut sums = vec![Points::ZERO; rounds.len()];
    let mut unranked = false;
    for standing in &season.standings {
        let tally = &standing.tally;
        let mut cells = key_cells(draft, season, standing);
        cells.push(Cell::new(season.merit(tally)).bold());
        if shown == Places::Shown {
            cells.push(places(season, &rounds, standing.person).into());
            cells.push(words::two_decimals(tally.average_place()).into());
        }
        for (round, sum) in rounds.iter().zip(&mut sums) {
            let result = result_of(season, *round, standing.person);
            *sum += result.unwrap_or_default();
            cells.push(result_cell(season, result));
        }
        for stand in stands {
            let (rank, merit) = stand.of_person(standing.person);
            cells.extend([Cell::new(rank).bold(), Cell::new(merit)]);
        }
        let row = Row::new(cells).ruled(begins_unranked(&mut unranked, standing));
        table.rows.push(row);
    }
    if season.standings.len() > 1 {
        table.rows.push(total_row(season, first, sums));
    }
    table
}

type Round = (SeriesId, u32);

fn round_of(hanchan: &Hanchan) -> Round {
    (hanchan.sheet.series, hanchan.sheet.round)
}

/// What a round came to for a person, at however many tables.
fn result_of(season: &Season, round: Round, person: PersonId) -> Option<Points> {
    let of_round = season.hanchan().filter(|one| round_of(one) == round);
    let own = of_round.filter_map(|hanchan| hanchan.result_of(person));
    own.map(|own| own.total).reduce(|sum, total| sum + total)
}

/// The places of the rounds in their order, with a dot for one that the person did not play: `1・3`.
fn places(season: &Season, rounds: &BTreeSet<Round>, person: PersonId) -> String {
    let place = |round: &Round| {
        let mut of_round = season.hanchan().filter(|one| round_of(one) == *round);
        let own = of_round.find_map(|hanchan| hanchan.result_of(person));
        own.map_or_else(|| "・".to_owned(), |own| own.place.number.to_string())
    };
    rounds.iter().map(place).collect::<Vec<_>>().join(" ")
}
