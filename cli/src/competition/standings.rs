//! How a stage stands, and the final ranking.

use super::held::Held;
use crate::arguments::competition::WhichStandings;
use crate::failure::Failure;
use comfy_table::{CellAlignment, ContentArrangement, Table, presets::UTF8_BORDERS_ONLY};
use competition::course::{Line, Ranked};
use competition::{Course, RoundNumber};
use scoring::Unit;
use serde_json::{Value, json};
use std::io::Write;

pub fn standings(which: &WhichStandings, json: bool) -> Result<(), Failure> {
    let mut held = Held::to_read(&which.of)?;
    let Some(number) = which.stage else {
        return ranking(&held, json);
    };
    if let Some(round) = held.after(which.stage, which.after)? {
        let number = RoundNumber {
            stage: number,
            round,
        };
        held.course = Course::of(&held.entry.competition, &held.history.up_to(number));
    }
    let unit = held.rules(number)?.data().unit;
    let Some(stage) = held.course.stage(number) else {
        return Ok(());
    };
    let mut output = std::io::stdout().lock();
    if json {
        let lines = stage.standing.lines.iter();
        let lots = stage.standing.asks_for_lot.iter();
        let printed = json!({
            "stage": number,
            "complete": stage.complete,
            "rows": lines.map(|line| row(&held, line)).collect::<Vec<_>>(),
            "asks_for_lot": lots.map(|tied| held.numbers(tied)).collect::<Vec<_>>(),
        });
        writeln!(output, "{printed}")?;
        return Ok(());
    }
    let rounds = stage.rounds.len();
    let mut table = table(
        ["rank".to_owned(), "member".to_owned()]
            .into_iter()
            .chain((1..=rounds).map(|round| format!("round {round}")))
            .chain(["carried", "penalties", "total"].map(str::to_owned)),
    );
    for line in &stage.standing.lines {
        table.add_row(cells(&held, line, rounds, unit));
    }
    right_but_names(&mut table);
    writeln!(output, "{table}")?;
    for tied in &stage.standing.asks_for_lot {
        writeln!(
            output,
            "Tied: {}; `hanchan competition lot` tells them apart.",
            held.names(tied)
        )?;
    }
    Ok(())
}

fn row(held: &Held, line: &Line) -> Value {
    json!({
        "rank": line.rank,
        "member": held.number(line.person),
        "left": line.left,
        "results": line.results,
        "places": line.places,
        "carried": line.carried,
        "penalties": line.penalties,
        "total": line.total,
    })
}

fn cells(held: &Held, line: &Line, rounds: usize, unit: Unit) -> Vec<String> {
    let rank = line.rank.map_or_else(String::new, |rank| rank.to_string());
    let left = if line.left { " (left)" } else { "" };
    let mut cells = vec![rank, format!("{}{left}", held.name(line.person))];
    cells.extend((0..rounds).map(|round| {
        let result = line.results.get(round).copied().flatten();
        result.map_or_else(String::new, |points| unit.signed(points))
    }));
    cells.extend([line.carried, line.penalties, line.total].map(|points| unit.signed(points)));
    cells
}

fn ranking(held: &Held, json: bool) -> Result<(), Failure> {
    let mut output = std::io::stdout().lock();
    if json {
        let ranked = held.course.ranking.iter().map(|ranked| {
            json!({
                "rank": ranked.rank,
                "member": held.number(ranked.person),
                "stage": ranked.stage,
                "total": ranked.total,
                "left": ranked.left,
                "disqualified": ranked.disqualified,
            })
        });
        let printed = json!({
            "over": held.course.over,
            "rows": ranked.collect::<Vec<_>>(),
        });
        writeln!(output, "{printed}")?;
        return Ok(());
    }
    let headings = ["rank", "member", "stage", "total", ""].map(str::to_owned);
    let mut table = table(headings.into_iter());
    for ranked in &held.course.ranking {
        let stage = held.entry.competition.stage(ranked.stage);
        table.add_row([
            ranked.rank.to_string(),
            held.name(ranked.person),
            stage.map_or_else(String::new, |stage| stage.name.clone()),
            held.rules(ranked.stage)?.data().unit.signed(ranked.total),
            remark(ranked).to_owned(),
        ]);
    }
    right_but_names(&mut table);
    if !held.course.over {
        writeln!(output, "Provisional: not every sheet is in.")?;
    }
    writeln!(output, "{table}")?;
    Ok(())
}

fn remark(ranked: &Ranked) -> &'static str {
    match (ranked.disqualified, ranked.left) {
        (true, _) => "no prize, for offences",
        (false, true) => "left",
        (false, false) => "",
    }
}

fn table(headings: impl Iterator<Item = String>) -> Table {
    let mut table = Table::new();
    table
        .load_preset(UTF8_BORDERS_ONLY)
        .set_content_arrangement(ContentArrangement::Disabled)
        .set_header(headings);
    table
}

fn right_but_names(table: &mut Table) {
    for (place, column) in table.column_iter_mut().enumerate() {
        if place != 1 {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
}
