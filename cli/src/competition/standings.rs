//! How a stage stands, and the final ranking.

use super::held::Held;
use crate::answer::Answer;
use crate::arguments::competition::WhichStandings;
use crate::failure::Failure;
use crate::table::Table;
use competition::course::{Line, Ranked};
use competition::{Course, RoundNumber};
use scoring::Unit;
use serde_json::{Value, json};

pub fn standings(which: &WhichStandings, json: bool, answer: &mut Answer) -> Result<(), Failure> {
    let mut held = Held::to_read(&which.of)?;
    let Some(number) = which.stage else {
        return ranking(&held, json, answer);
    };
    if let Some(round) = held.after(which.stage, which.after)? {
        let number = RoundNumber {
            stage: number,
            round,
        };
        held.contest.course = Course::of(
            &held.contest.entry.competition,
            &held.contest.history.up_to(number),
        );
    }
    let unit = held.contest.rules(number)?.data().unit;
    let Some(stage) = held.contest.course.stage(number) else {
        return Ok(());
    };
    if json {
        let lines = stage.standing.lines.iter();
        let lots = stage.standing.asks_for_lot.iter();
        let printed = json!({
            "stage": number,
            "complete": stage.complete,
            "rows": lines.map(|line| row(&held, line)).collect::<Vec<_>>(),
            "asks_for_lot": lots.map(|tied| held.numbers(tied)).collect::<Vec<_>>(),
        });
        return answer.json(&printed);
    }
    let rounds = stage.rounds.len();
    let mut table = Table::new(
        ["rank".to_owned(), "member".to_owned()]
            .into_iter()
            .chain((1..=rounds).map(|round| format!("round {round}")))
            .chain(["carried", "penalties", "total"].map(str::to_owned)),
    );
    for line in &stage.standing.lines {
        table.row(cells(&held, line, rounds, unit));
    }
    table.align_right_but(&[1]);
    answer.table(&table);
    for tied in &stage.standing.asks_for_lot {
        answer.line(format!(
            "Tied: {}; `hanchan competition lot` tells them apart.",
            held.names(tied)
        ));
    }
    Ok(())
}

fn row(held: &Held, line: &Line) -> Value {
    json!({
        "rank": line.rank,
        "member": held.number(line.person),
        "left": line.left,
        "disqualified": line.disqualified,
        "results": line.results,
        "places": line.places,
        "carried": line.carried,
        "penalties": line.penalties,
        "total": line.total,
    })
}

fn cells(held: &Held, line: &Line, rounds: usize, unit: Unit) -> Vec<String> {
    let rank = line.rank.map_or_else(String::new, |rank| rank.to_string());
    let remark = match (line.disqualified, line.left) {
        (true, _) => " (disqualified)",
        (false, true) => " (left)",
        (false, false) => "",
    };
    let mut cells = vec![rank, format!("{}{remark}", held.name(line.person))];
    cells.extend((0..rounds).map(|round| {
        let result = line.results.get(round).copied().flatten();
        result.map_or_else(String::new, |points| unit.signed(points))
    }));
    cells.extend([line.carried, line.penalties, line.total].map(|points| unit.signed(points)));
    cells
}

fn ranking(held: &Held, json: bool, answer: &mut Answer) -> Result<(), Failure> {
    if json {
        let ranked = held.contest.course.ranking.iter().map(|ranked| {
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
            "over": held.contest.course.over,
            "rows": ranked.collect::<Vec<_>>(),
        });
        return answer.json(&printed);
    }
    let mut table = Table::new(["rank", "member", "stage", "total", ""]);
    for ranked in &held.contest.course.ranking {
        let stage = held.contest.entry.competition.stage(ranked.stage);
        table.row([
            ranked
                .rank
                .map_or_else(String::new, |rank| rank.to_string()),
            held.name(ranked.person),
            stage.map_or_else(String::new, |stage| stage.name.clone()),
            held.contest
                .rules(ranked.stage)?
                .data()
                .unit
                .signed(ranked.total),
            remark(ranked).to_owned(),
        ]);
    }
    table.align_right_but(&[1]);
    if !held.contest.course.over {
        answer.line("Provisional: not every sheet is in.");
    }
    answer.table(&table);
    Ok(())
}

fn remark(ranked: &Ranked) -> &'static str {
    match (ranked.disqualified, ranked.left) {
        (true, _) => "disqualified, for offences",
        (false, true) => "left",
        (false, false) => "",
    }
}
