//! Rounds: drawing them, and accepting the draw.

use super::held::Held;
use crate::answer::Answer;
use crate::arguments::competition::Seat;
use crate::by_hand::List;
use crate::clock;
use crate::failure::Failure;
use crate::seat::{seed_by_chance, watched, words};
use chrono::NaiveDate;
use competition::{
    CannotSeat, Draw, Field, History, PlanQuality, Round, RoundNumber, Seating, Sheet, Table,
    seat_alone, table_label,
};
use db::{CompetitionRound, SeatedRound};
use desk::by_hand::contest::ContestRound;
use scoring::BySeat;
use serde_json::{Value, json};
use std::path::Path;

pub fn seat(asked: &Seat, answer: &mut Answer) -> Result<(), Failure> {
    let of = &asked.happened.of;
    let mut held = if asked.dry_run {
        Held::to_read(of)?
    } else {
        Held::to_write(of)?
    };
    let number = wanted(&held, asked)?;
    stays_on_its_day(&held, asked, number)?;
    let waits = held.contest.course.waits_for_sheets(number);
    let reason = asked.despite_missing_sheets.clone().filter(|_| waits);
    let (drawn, seed) = if let Some(path) = &asked.seats {
        (vec![given(&held, number, path)?], None)
    } else {
        let (drawn, seed) = drawn(&held, number, asked)?;
        (drawn, Some(seed))
    };
    let rounds: Vec<SeatedRound> = (number.round..)
        .zip(drawn)
        .map(|(round, seating)| SeatedRound {
            number: RoundNumber { round, ..number },
            seed,
            seating,
            reason: reason.clone(),
        })
        .collect();
    let now = clock::now()?;
    let date = asked.date.unwrap_or(now.date());
    let at = asked.happened.at.unwrap_or(now);
    let id = held.contest.entry.id;
    let places = if asked.dry_run {
        accept(&mut held.contest.history, &rounds);
        held.club.competition_rounds(id)?
    } else {
        let places = held.club.seat_competition(now, id, at, date, &rounds)?;
        held.read_again(false, answer)?;
        places
    };
    let drawn: Vec<Drawn> = rounds
        .into_iter()
        .map(|round| Drawn::of(round, &places, date))
        .collect();
    if asked.json {
        return tell_as_json(&held, &drawn, number.stage, asked.dry_run, answer);
    }
    tell(&held, &drawn, number.stage, asked.dry_run, answer)
}

/// Draws it, and the rounds that are drawn together with it.
fn drawn(held: &Held, number: RoundNumber, asked: &Seat) -> Result<(Vec<Seating>, u32), Failure> {
    let draw = Draw {
        number,
        players: held.contest.rules(number.stage)?.players(),
        seed: match asked.seed {
            Some(seed) => seed,
            None => seed_by_chance()?,
        },
        despite_missing_sheets: asked.despite_missing_sheets.is_some(),
    };
    let (competition, history) = (&held.contest.entry.competition, &held.contest.history);
    let drawn = watched(|watch| {
        if asked.one {
            seat_alone(competition, history, draw, watch).map(|round| vec![round])
        } else {
            competition::seat(competition, history, draw, watch)
        }
    });
    Ok((drawn.map_err(|error| cannot_seat(&error))?, draw.seed))
}

/// The seats of a round as the organiser gives them: everybody who is to play it, and of the staff
/// whoever is named.
fn given(held: &Held, number: RoundNumber, path: &Path) -> Result<Seating, Failure> {
    let contest = &held.contest;
    let players = contest.rules(number.stage)?.players();
    let everybody = held.club.members()?.into_iter().map(|(id, _)| id);
    let round = ContestRound::of(contest, number, players, everybody);
    let round = round.map_err(|error| cannot_seat(&error))?;
    let list = List {
        path,
        names: &contest.names,
    };
    let seats = list.read(round.players, &held.club.register()?, &round.plays)?;
    list.refuse(&round.amiss(&seats))?;
    let seating = round.seating(&seats);
    seating.ok_or_else(|| cannot_seat(&CannotSeat::NoSuchRound))
}

/// A round that is drawn anew stays on its day, where its sheets are.
fn stays_on_its_day(held: &Held, asked: &Seat, number: RoundNumber) -> Result<(), Failure> {
    let places = held.club.competition_rounds(held.contest.entry.id)?;
    let place = places.iter().find(|place| place.number == number);
    match (place, asked.date) {
        (Some(place), Some(date)) if place.date != date => Err(Failure::refused(format!(
            "--date {date}: stage {}, round {} is played on {} and stays there when it is drawn anew; leave --date out",
            number.stage, number.round, place.date
        ))),
        _ => Ok(()),
    }
}

fn cannot_seat(error: &CannotSeat) -> Failure {
    Failure::refused(match error {
        CannotSeat::SheetsMissing(_) => format!(
            "{error}; enter them, or draw it by the standing as it is with --despite-missing-sheets REASON"
        ),
        CannotSeat::CutToDecideAnew { stage } => {
            format!("{error} with `hanchan competition cut --stage {stage}`")
        }
        _ => error.to_string(),
    })
}

/// A round that was drawn, and where it is played.
struct Drawn {
    round: SeatedRound,
    date: NaiveDate,
    /// Not known before the draw is accepted.
    round_of_day: Option<u32>,
}

impl Drawn {
    /// One that was seated before stays where it is.
    fn of(round: SeatedRound, places: &[CompetitionRound], date: NaiveDate) -> Self {
        let place = places.iter().find(|place| place.number == round.number);
        Self {
            date: place.map_or(date, |place| place.date),
            round_of_day: place.map(|place| place.round_of_day),
            round,
        }
    }
}

/// What the history would be with these rounds.
fn accept(history: &mut History, rounds: &[SeatedRound]) {
    history
        .rounds
        .retain(|known| rounds.iter().all(|round| round.number != known.number));
    let table = |(place, seats): (usize, &BySeat<_>)| Table {
        label: table_label(place),
        seats: *seats,
        sheet: Sheet::Missing,
    };
    history.rounds.extend(rounds.iter().map(|round| Round {
        number: round.number,
        tables: round.seating.tables.iter().enumerate().map(table).collect(),
        sits_out: round.seating.sits_out.clone(),
    }));
}

/// The round that was asked for, or the next that is not drawn.
fn wanted(held: &Held, asked: &Seat) -> Result<RoundNumber, Failure> {
    let Some(round) = asked.round else {
        let rounds = held.contest.course.stages.iter().flat_map(|stage| {
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
    let number = held.round(held.stage(asked.stage)?, round, "--round")?;
    if !asked.again
        && held
            .contest
            .course
            .round(number)
            .is_some_and(|round| round.drawn)
    {
        return Err(Failure::refused(format!(
            "--round {round}: is drawn already; --again draws it anew"
        )));
    }
    Ok(number)
}

fn quality(held: &Held, stage: u32) -> Result<(Field, PlanQuality), Failure> {
    let drawn = held.contest.drawn_before(stage, None);
    let players = held.contest.rules(stage)?.players();
    Ok(held.contest.quality(players, &drawn))
}

fn tell_as_json(
    held: &Held,
    drawn: &[Drawn],
    stage: u32,
    dry_run: bool,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let round = |drawn: &Drawn| -> Value {
        let round = &drawn.round;
        let tables = round.seating.tables.iter().enumerate().map(|(at, table)| {
            json!({"table": table_label(at), "members": held.numbers(table.as_slice())})
        });
        json!({
            "stage": round.number.stage,
            "round": round.number.round,
            "date": drawn.date,
            "round_of_day": drawn.round_of_day,
            "tables": tables.collect::<Vec<_>>(),
            "sits_out": held.numbers(&round.seating.sits_out),
            "seed": round.seed,
        })
    };
    let printed = json!({
        "series": held.contest.name(),
        "rounds": drawn.iter().map(round).collect::<Vec<_>>(),
        "repeats": quality(held, stage)?.1.repeats,
        "short_of_minimum": held.contest.course.entries.short_of_minimum,
        "accepted": !dry_run,
    });
    answer.json(&printed)
}

fn tell(
    held: &Held,
    drawn: &[Drawn],
    stage: u32,
    dry_run: bool,
    answer: &mut Answer,
) -> Result<(), Failure> {
    for drawn in drawn {
        let Drawn { round, date, .. } = drawn;
        let of_day = drawn
            .round_of_day
            .map_or_else(String::new, |round| format!(", round {round} of the day"));
        answer.line(format!(
            "stage {}, round {}: {date} {}{of_day}",
            round.number.stage,
            round.number.round,
            held.contest.name(),
        ));
        for (at, table) in round.seating.tables.iter().enumerate() {
            answer.line(format!(
                "    {}  {}",
                table_label(at),
                held.names(table.as_slice())
            ));
        }
        if !round.seating.sits_out.is_empty() {
            answer.line(format!(
                "    sits out: {}",
                held.names(&round.seating.sits_out)
            ));
        }
    }
    let (field, quality) = quality(held, stage)?;
    for line in words(&field, &quality) {
        answer.line(line);
    }
    let entries = &held.contest.course.entries;
    if entries.short_of_minimum > 0 {
        answer.line(format!(
            "{} play; it was settled that it is held with {} or more.",
            entries.playing.len(),
            held.contest.entry.competition.data().entries.minimum
        ));
    }
    let seed = drawn.first().and_then(|drawn| drawn.round.seed);
    match (seed, dry_run) {
        (Some(seed), true) => answer.line(format!("Not accepted. Seed {seed}; the same command without --dry-run and with --seed {seed} accepts this draw.")),
        (Some(seed), false) => answer.line(format!("Seed {seed}; the same draw again with --seed {seed}.")),
        (None, true) => answer.line("Not accepted; the same command without --dry-run accepts it."),
        (None, false) => {}
    }
    Ok(())
}
