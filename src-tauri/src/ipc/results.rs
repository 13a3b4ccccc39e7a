//! Standings, records and courses of any part of the record. Amounts come as the text to show: the
//! page calculates nothing.

mod courses;
mod records;

use std::collections::BTreeMap;

use scoring::hand_value::Level;
use scoring::{Points, SeriesId, Standing, StandingFigure, Tally, standings, statistics};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::figures::{
    Figure, HandRow, ResultRow, ResultsChoice, days_played, hand_rows, places_of,
};
use super::{Number, WireError};
use crate::open_club::OpenClub;
use courses::ResultCourses;
use desk::results::Game;
use records::ClubRecord;

/// The standings, records and yakuman of what is chosen.
#[tauri::command(async)]
#[specta::specta]
pub fn results(open: State<'_, OpenClub>, choice: ResultsChoice) -> Result<Results, WireError> {
    let (game, calendar) = choice.read(&open)?;
    let rows = standings(&game.records, game.kind);
    let statistics = statistics(&game.records, game.kind);
    let shown = rows.iter().filter_map(|row| ResultRow::of(&game, row));
    Ok(Results {
        unit: game.unit.sign().to_owned(),
        players: game.kind.players.into(),
        played: game
            .played
            .iter()
            .map(|players| (*players).into())
            .collect(),
        left_out: Number::of(game.left_out),
        places: (1..).take(game.kind.players.count()).collect(),
        days: Number::of(days_played(&game.records)),
        hanchan: Number::of(game.records.hanchan.len()),
        adjusted: game.adjusted,
        columns: needed_columns(&game, &rows),
        rows: shown.collect(),
        ranked: Number::of(rows.iter().filter(|row| row.rank.is_some()).count()),
        together: Together::of(&game, &rows),
        courses: ResultCourses::of(&game, choice.period()?, calendar),
        records: records::of(&game, &rows, &statistics, calendar),
        yakuman: hand_rows(&game, calendar, |hand| hand.entry.level == Level::Yakuman),
    })
}

/// Without what nobody had: chombo, points given outside any hanchan, logged hands.
fn needed_columns(game: &Game, rows: &[Standing]) -> Vec<StandingFigure> {
    use StandingFigure::{Adjustments, Chombo, DealtIn, Opening, Won, Yakuman};
    let mut columns = StandingFigure::ALL.to_vec();
    columns.retain(|column| match column {
        Chombo => rows.iter().any(|row| row.tally.chombo_count > 0),
        Adjustments => rows.iter().any(|row| row.tally.adjustments != Points::ZERO),
        Opening => rows.iter().any(|row| row.tally.opening != Points::ZERO),
        Won | DealtIn | Yakuman => !game.records.hands.is_empty(),
        _ => true,
    });
    columns
}

/// What results can be narrowed down to.
#[tauri::command(async)]
#[specta::specta]
pub fn result_filters(open: State<'_, OpenClub>) -> Result<ResultFilters, WireError> {
    let (series, rule_sets, competitions) =
        open.read(|club| Ok((club.series()?, club.rule_sets()?, club.competitions()?)))?;
    // The newest version names all of them.
    let names: BTreeMap<String, String> = rule_sets
        .iter()
        .map(|(_, rules)| (rules.id().to_owned(), rules.name().to_owned()))
        .collect();
    let series = series
        .into_iter()
        .map(|(id, name)| SeriesFilter { id, name });
    Ok(ResultFilters {
        has_competitions: !competitions.is_empty(),
        series: series.collect(),
        rule_sets: names
            .into_iter()
            .map(|(key, name)| RuleSetFilter { key, name })
            .collect(),
    })
}

/// Standings, records and yakuman of one count of players.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Results {
    /// The sign of the unit in which the amounts are shown: P or 点.
    pub unit: String,
    /// 4 or 3, and of which of them anything was played.
    pub players: u8,
    pub played: Vec<u8>,
    /// How many hanchan of as many players are left out, because their results are counted from
    /// something else.
    pub left_out: Number,
    /// The places of a table: 1 to 4, or 1 to 3.
    pub places: Vec<u32>,
    pub days: Number,
    pub hanchan: Number,
    /// Whether points given outside hanchan count in these standings.
    pub adjusted: bool,
    /// What a table of the standings needs.
    pub columns: Vec<StandingFigure>,
    pub rows: Vec<ResultRow>,
    /// How many have a rank.
    pub ranked: Number,
    pub together: Together,
    pub courses: ResultCourses,
    pub records: Vec<ClubRecord>,
    /// The latest first.
    pub yakuman: Vec<HandRow>,
}

/// What everybody's results add up to.
#[derive(Debug, Serialize, Type)]
pub struct Together {
    /// As often as anybody sat down to a hanchan.
    pub games: u32,
    pub places: Vec<u32>,
    /// Those figures that say something of all together; empty where nobody played.
    pub figures: BTreeMap<StandingFigure, Figure>,
}

impl Together {
    fn of(game: &Game, rows: &[Standing]) -> Self {
        use StandingFigure::{Adjustments, AveragePlace, Base, Chombo, Opening, Total, Uma};
        let mut tally = Tally::of_all(&game.records, game.kind);
        for row in rows {
            tally.adjustments += row.tally.adjustments;
            tally.opening += row.tally.opening;
            tally.total += row.tally.adjustments + row.tally.opening;
        }
        let all = rows.first().map(|row| Standing {
            tally,
            ..row.clone()
        });
        let figures = [AveragePlace, Base, Uma, Chombo, Adjustments, Opening, Total];
        Self {
            games: tally.games,
            places: places_of(game, &tally),
            figures: all.map_or_else(BTreeMap::new, |all| {
                figures
                    .map(|figure| (figure, Figure::of(game, figure, &all)))
                    .into()
            }),
        }
    }
}

/// The series and rule sets that the club has.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ResultFilters {
    /// Whether there is any play but the club's own.
    pub has_competitions: bool,
    pub series: Vec<SeriesFilter>,
    pub rule_sets: Vec<RuleSetFilter>,
}

/// A series to choose.
#[derive(Debug, Serialize, Type)]
pub struct SeriesFilter {
    pub id: SeriesId,
    pub name: String,
}

/// A rule set to choose, with all its versions.
#[derive(Debug, Serialize, Type)]
pub struct RuleSetFilter {
    pub key: String,
    pub name: String,
}
