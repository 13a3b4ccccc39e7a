//! Rounds: drawing and accepting them, and moving people by hand.

use super::held::Held;
use crate::arguments::competition::{Of, Round, Seat};
use crate::failure::Failure;
use crate::file;
use crate::seat::{seed_by_chance, watched, words};
use competition::{
    Draw, Entrant, Field, PlanQuality, RoundNumber, Seating, seat_alone, table_label,
};
use db::{CompetitionRound, SeatedRound};
use scoring::{BySeat, Players};
use serde_json::json;
use std::collections::BTreeSet;
use std::io::Write;

pub fn seat(asked: &Seat) -> Result<(), Failure> {
    let mut held = Held::to_write(&asked.happened.of)?;
    let number = wanted(&held, asked)?;
    let draw = Draw {
        number,
        players: held.rules(number.stage)?.players(),
        seed: asked.seed.unwrap_or_else(seed_by_chance),
    };
    let (competition, history) = (&held.entry.competition, &held.history);
    let drawn = watched(|watch| {
        if asked.one {
            seat_alone(competition, history, draw, watch).map(|round| vec![round])
        } else {
            competition::seat(competition, history, draw, watch)
        }
    });
    let drawn = drawn.map_err(Failure::refused)?;
    let rounds: Vec<SeatedRound> = (number.round..)
        .zip(drawn)
        .map(|(round, seating)| SeatedRound {
            number: RoundNumber { round, ..number },
            seed: draw.seed,
            seating,
        })
        .collect();
    let now = file::now();
    let date = asked.date.unwrap_or(now.date());
    let at = asked.happened.at.unwrap_or(now);
    let id = held.entry.id;
    let places = held.club.seat_competition(now, id, at, date, &rounds)?;
    held.read_again()?;
    tell(&held, &rounds, &places, draw.players, asked.json)
}

/// The round that was asked for, or the next that is not drawn.
fn wanted(held: &Held, asked: &Seat) -> Result<RoundNumber, Failure> {
    let Some(round) = asked.round else {
        let rounds = held.course.stages.iter().flat_map(|stage| {
            let rounds = stage.rounds.iter();
            rounds.map(|round| (stage.number, round))
        });
        let next = rounds.into_iter().find(|(_, round)| !round.drawn);
        return next
            .map(|(stage, round)| RoundNumber {
                stage,
                round: round.number,
            })
            .ok_or_else(|| {
                Failure::refused("every round is drawn; --round N --again draws one anew")
            });
    };
    let number = RoundNumber {
        stage: held.stage(asked.stage)?,
        round,
    };
    if !asked.again && held.course.round(number).is_some_and(|round| round.drawn) {
        return Err(Failure::refused(format!(
            "--round {round}: is drawn already; --again draws it anew"
        )));
    }
    Ok(number)
}

/// The stage as far as it is drawn, for telling how good its rounds are together.
fn drawn_so_far(held: &Held, stage: u32, players: Players) -> (Field, Vec<Seating>) {
    let of_stage = held.history.rounds.iter();
    let of_stage = of_stage.filter(|round| round.number.stage == stage);
    let rounds: Vec<Seating> = of_stage
        .map(|round| Seating {
            tables: round.tables.iter().map(|table| table.seats).collect(),
            sits_out: round.sits_out.clone(),
        })
        .collect();
    let seated = rounds.iter().flat_map(|round| {
        let seated = round.tables.iter().flat_map(BySeat::as_slice);
        seated.chain(&round.sits_out)
    });
    let people: BTreeSet<_> = seated.copied().collect();
    let entries = &held.course.entries;
    let entrants = people.into_iter().map(|person| Entrant {
        person,
        staff: entries.staff.iter().any(|staff| staff.person == person),
    });
    let field = Field {
        players,
        tables_of_three: rounds
            .iter()
            .any(|round| round.tables.iter().any(|table| table.players() != players)),
        entrants: entrants.collect(),
        rounds: rounds.len(),
        before: Vec::new(),
    };
    (field, rounds)
}

fn tell(
    held: &Held,
    rounds: &[SeatedRound],
    places: &[CompetitionRound],
    players: Players,
    json: bool,
) -> Result<(), Failure> {
    let Some(stage) = rounds.first().map(|round| round.number.stage) else {
        return Ok(());
    };
    let (field, so_far) = drawn_so_far(held, stage, players);
    let quality = PlanQuality::of(&field, &so_far);
    let mut output = std::io::stdout().lock();
    if json {
        let mut printed = Vec::with_capacity(rounds.len());
        for (round, place) in rounds.iter().zip(places) {
            let tables = round.seating.tables.iter().enumerate().map(|(at, table)| {
                json!({"table": table_label(at), "members": held.numbers(table.as_slice())})
            });
            printed.push(json!({
                "stage": round.number.stage,
                "round": round.number.round,
                "date": held.club.session(place.session)?.date,
                "round_of_day": place.round_of_day,
                "tables": tables.collect::<Vec<_>>(),
                "sits_out": held.numbers(&round.seating.sits_out),
                "seed": round.seed,
            }));
        }
        let printed = json!({
            "series": held.entry.competition.name(),
            "rounds": printed,
            "repeats": quality.repeats,
        });
        writeln!(output, "{printed}")?;
        return Ok(());
    }
    for (round, place) in rounds.iter().zip(places) {
        writeln!(
            output,
            "stage {stage}, round {}: {} {}, round {} of the day",
            round.number.round,
            held.club.session(place.session)?.date,
            held.entry.competition.name(),
            place.round_of_day
        )?;
        for (at, table) in round.seating.tables.iter().enumerate() {
            writeln!(
                output,
                "    {}  {}",
                table_label(at),
                held.names(table.as_slice())
            )?;
        }
        if !round.seating.sits_out.is_empty() {
            writeln!(
                output,
                "    sits out: {}",
                held.names(&round.seating.sits_out)
            )?;
        }
    }
    for line in words(&field, &quality) {
        writeln!(output, "{line}")?;
    }
    if let Some(round) = rounds.first() {
        let seed = round.seed;
        writeln!(
            output,
            "Seed {seed}; the same draw again with --seed {seed}."
        )?;
    }
    Ok(())
}

pub fn swap(of: &Of, round: Round, member: u32, with: u32, dry_run: bool) -> Result<(), Failure> {
    let mut held = Held::to_write(of)?;
    let number = RoundNumber {
        stage: held.stage(round.stage)?,
        round: round.round,
    };
    let players = held.rules(number.stage)?.players();
    let (one, other) = (held.person(member)?, held.person(with)?);
    let drawn = held
        .history
        .rounds
        .iter()
        .find(|round| round.number == number);
    let Some(drawn) = drawn else {
        return Err(Failure::refused(format!(
            "stage {}, round {} is not drawn; `hanchan competition seat` draws it",
            number.stage, number.round
        )));
    };
    let seating = Seating {
        tables: drawn.tables.iter().map(|table| table.seats).collect(),
        sits_out: drawn.sits_out.clone(),
    };
    let seating = competition::swap(&seating, one, other).map_err(Failure::refused)?;
    let (field, before) = drawn_so_far(&held, number.stage, players);
    let places = held.history.rounds.iter();
    let place = places
        .filter(|round| round.number.stage == number.stage)
        .position(|round| round.number == number);
    let mut after = before.clone();
    if let Some(round) = place.and_then(|place| after.get_mut(place)) {
        *round = seating.clone();
    }
    let said = [&before, &after].map(|rounds| words(&field, &PlanQuality::of(&field, rounds)));
    if !dry_run {
        let state = held.course.round(number);
        let seed = state.and_then(|round| round.seed).unwrap_or_default();
        let now = file::now();
        let swapped = SeatedRound {
            number,
            seed,
            seating,
        };
        held.club
            .seat_competition(now, held.entry.id, now, now.date(), &[swapped])?;
        held.read_again()?;
    }
    let verb = if dry_run { "would sit" } else { "sit" };
    println!(
        "{} and {} {verb} in one another's seats.",
        held.name(one),
        held.name(other)
    );
    let [before, after] = said;
    for (was, is) in before.iter().zip(&after) {
        if was != is {
            println!("before: {was}\nafter:  {is}");
        }
    }
    if before == after {
        println!("The draw is as good as before.");
    }
    Ok(())
}
