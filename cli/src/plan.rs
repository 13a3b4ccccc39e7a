//! `hanchan plan`: seats of an evening that people drew themselves.

use crate::answer::Answer;
use crate::arguments::Plan;
use crate::by_hand::List;
use crate::clock;
use crate::competition::people::all_numbered;
use crate::failure::Failure;
use crate::file;
use competition::{Seating, table_label};
use db::{Club, Draw};
use desk::by_hand::Winds;
use desk::by_hand::evening::EveningRounds;
use scoring::{BySeat, Names, PersonId, RuleSetId, SeriesId};
use serde_json::{Value, json};

pub fn plan(asked: &Plan, answer: &mut Answer) -> Result<(), Failure> {
    let Some(seats) = &asked.seats else {
        return show(asked, answer);
    };
    let last = asked.through.unwrap_or(asked.round);
    if last < asked.round {
        return Err(Failure::refused(format!(
            "--through {last}: is before --round {}",
            asked.round
        )));
    }
    let mut club = if asked.dry_run {
        file::open_to_read(&asked.file)?
    } else {
        file::open(&asked.file)?
    };
    let rounds = EveningRounds {
        date: asked.date,
        series: series(&club, asked.series.as_deref())?,
        rules: rules(&club, asked.rules.as_deref())?,
        first: asked.round,
        last,
        winds: if asked.turn {
            Winds::Turn
        } else {
            Winds::AsTyped
        },
    };
    let names = club.names()?;
    let given = List {
        path: seats,
        names: &names,
    };
    let typed = given.read(
        rounds.players(&club)?,
        &club.register()?,
        &rounds.here(&club)?,
    )?;
    let looked = rounds.look(&club, &typed)?;
    given.refuse(&looked.amiss)?;
    if !asked.dry_run {
        club.keep_seats(
            clock::now()?,
            rounds.date,
            rounds.series,
            &looked.draws,
            &looked.came,
        )?;
        answer.done();
    }
    tell(asked, &names, &looked.draws, Some(&looked.came), answer)
}

/// What is written down already.
fn show(asked: &Plan, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let series = series(&club, asked.series.as_deref())?;
    let session = club.session_on(asked.date, series)?;
    let draws = session.map_or(Ok(Vec::new()), |session| club.draws(session))?;
    tell(asked, &club.names()?, &draws, None, answer)
}

/// @param came who is written down as present from now on, where something was written down
fn tell(
    asked: &Plan,
    names: &Names,
    draws: &[Draw],
    came: Option<&[PersonId]>,
    answer: &mut Answer,
) -> Result<(), Failure> {
    if asked.json {
        let round = |draw: &Draw| as_json(names, draw);
        let rounds: Vec<Value> = draws.iter().map(round).collect();
        let mut printed = json!({ "date": asked.date, "rounds": rounds });
        if let Some(came) = came {
            printed["came"] = json!(numbers(names, came));
            printed["accepted"] = json!(!asked.dry_run);
        }
        return answer.json(&printed);
    }
    if draws.is_empty() {
        answer.line(format!("{}: no seats are written down", asked.date));
    }
    for draw in draws {
        let by = draw.seed.map_or_else(
            || ", by hand".to_owned(),
            |seed| format!(", drawn from seed {seed}"),
        );
        answer.line(format!("{}, round {}{by}", asked.date, draw.round));
        for line in lines(names, &draw.seating) {
            answer.line(line);
        }
    }
    if let Some(came) = came.filter(|came| !came.is_empty()) {
        answer.line(format!("present as well: {}", all_numbered(names, came)));
    }
    if asked.dry_run {
        answer.line("Not kept; the same command without --dry-run keeps it.");
    }
    Ok(())
}

fn lines(names: &Names, seating: &Seating) -> Vec<String> {
    let table = |(at, people): (usize, &[PersonId])| {
        format!("    {}  {}", table_label(at), all_numbered(names, people))
    };
    let tables = seating.tables.iter().map(BySeat::as_slice);
    let mut lines: Vec<String> = tables.enumerate().map(table).collect();
    if !seating.sits_out.is_empty() {
        lines.push(format!(
            "    sits out: {}",
            all_numbered(names, &seating.sits_out)
        ));
    }
    lines
}

fn as_json(names: &Names, draw: &Draw) -> Value {
    let tables = draw.seating.tables.iter().enumerate().map(|(at, table)| {
        json!({ "table": table_label(at), "members": numbers(names, table.as_slice()) })
    });
    json!({
        "round": draw.round,
        "seed": draw.seed,
        "tables": tables.collect::<Vec<_>>(),
        "sits_out": numbers(names, &draw.seating.sits_out),
    })
}

fn numbers(names: &Names, people: &[PersonId]) -> Vec<u32> {
    let number = |person: &PersonId| names.number_and_name(*person).0;
    people.iter().map(number).collect()
}

fn series(club: &Club, named: Option<&str>) -> Result<SeriesId, Failure> {
    if let Some(name) = named {
        return file::series(club, name);
    }
    let known = club.series()?;
    match &known[..] {
        [(only, _)] => Ok(*only),
        known => {
            let all: Vec<&str> = known.iter().map(|(_, name)| name.as_str()).collect();
            Err(Failure::refused(format!(
                "--series: name one of the club's series: {}",
                all.join(", ")
            )))
        }
    }
}

fn rules(club: &Club, named: Option<&str>) -> Result<RuleSetId, Failure> {
    let Some(name) = named else {
        return Ok(club.settings()?.rules);
    };
    let found = club.rule_set(name)?;
    found.map(|(id, _)| id).ok_or_else(|| {
        Failure::refused(format!(
            "--rules {name}: the club has no such rule set; `hanchan rules list` names them"
        ))
    })
}
