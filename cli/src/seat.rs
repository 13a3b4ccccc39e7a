//! `hanchan seat`: who sits where in a competition.

use crate::answer::Answer;
use crate::arguments::Seat;
use crate::clock;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::table::Table;
use competition::{
    Entrant, Field, Plan, PlanQuality, Progress as Search, Role, Seating, plan, table_label,
};
use scoring::{PersonId, Players};
use serde::Serialize;
use std::ops::ControlFlow;

#[derive(Serialize)]
struct Printed {
    rounds: Vec<Vec<Vec<String>>>,
    repeats: u32,
    sits_out: Vec<Vec<String>>,
    meetings_most: u32,
    staff: Vec<String>,
    staff_together: u32,
    staff_meetings: Range,
    same_staff_again: u32,
    seat_difference: u32,
    same_table_again: u32,
    sit_outs: Range,
    tables_of_three: Range,
    players: u32,
    seed: u64,
}

#[derive(Clone, Copy, Serialize)]
struct Range {
    fewest: u32,
    most: u32,
}

impl Range {
    /// `1`, or `1 to 2`.
    fn words(self) -> String {
        if self.fewest == self.most {
            self.most.to_string()
        } else {
            format!("{} to {}", self.fewest, self.most)
        }
    }
}

pub fn seat(asked: &Seat, answer: &mut Answer) -> Result<(), Failure> {
    let field = field(asked)?;
    let seed = match asked.seed {
        Some(seed) => seed,
        None => seed_by_chance()?.into(),
    };
    let drawn = watched(|watch| plan(&field, seed, watch));
    let drawn = drawn.map_err(Failure::refused)?;
    let quality = PlanQuality::of(&field, &drawn.rounds);
    if asked.json {
        let printed = printed(asked.players, &field, &drawn, &quality);
        return answer.json(&printed);
    }
    answer.table(&table(&drawn));
    for line in words(&field, &quality) {
        answer.line(line);
    }
    answer.line(format!(
        "Seed {seed}; the same draw again with --seed {seed}."
    ));
    Ok(())
}

/// Shows how far a search is while it goes on.
pub fn watched<T>(search: impl FnOnce(&mut dyn FnMut(&Search) -> ControlFlow<()>) -> T) -> T {
    let progress = Progress::new("drawing");
    search(&mut |search| {
        let whole = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
        progress.at(whole(search.done), whole(search.total));
        ControlFlow::Continue(())
    })
}

fn field(asked: &Seat) -> Result<Field, Failure> {
    if asked.staff >= asked.players {
        return Err(Failure::refused(format!(
            "--staff {}: of {} people at least one must be a player; --players counts the staff as well",
            asked.staff, asked.players
        )));
    }
    let players = Players::try_from(asked.table).map_err(Failure::refused)?;
    let entrant = |number| Entrant {
        person: PersonId(i64::from(number)),
        role: if number > asked.players - asked.staff {
            Role::FillsTables
        } else {
            Role::Player
        },
    };
    Ok(Field {
        players,
        tables_of_three: asked.tables_of_three,
        entrants: (1..=asked.players).map(entrant).collect(),
        rounds: usize::try_from(asked.rounds).unwrap_or(usize::MAX),
        ..Field::default()
    })
}

/// A seed of nine digits, which can be read out and typed.
pub fn seed_by_chance() -> Result<u32, Failure> {
    let now = clock::now()?.and_utc().timestamp_micros().unsigned_abs();
    Ok(u32::try_from(now % 1_000_000_000).unwrap_or_default())
}

fn numbers(people: &[PersonId]) -> Vec<String> {
    people.iter().map(|person| person.0.to_string()).collect()
}

fn tables(round: &Seating) -> impl Iterator<Item = Vec<String>> {
    round.tables.iter().map(|table| numbers(table.as_slice()))
}

fn printed(players: u32, field: &Field, drawn: &Plan, quality: &PlanQuality) -> Printed {
    let staff = field
        .entrants
        .iter()
        .filter(|entrant| entrant.role.is_staff());
    let staff: Vec<PersonId> = staff.map(|entrant| entrant.person).collect();
    Printed {
        rounds: drawn
            .rounds
            .iter()
            .map(|round| tables(round).collect())
            .collect(),
        sits_out: drawn
            .rounds
            .iter()
            .map(|round| numbers(&round.sits_out))
            .collect(),
        repeats: quality.repeats,
        meetings_most: quality.meetings_most,
        staff: numbers(&staff),
        staff_together: quality.staff_together,
        staff_meetings: staff_meetings(quality),
        same_staff_again: quality.same_staff_again,
        seat_difference: quality.seat_difference,
        same_table_again: quality.same_table_again,
        sit_outs: sit_outs(quality),
        tables_of_three: tables_of_three(quality),
        players,
        seed: drawn.seed,
    }
}

fn staff_meetings(quality: &PlanQuality) -> Range {
    Range {
        fewest: quality.staff_meetings_fewest,
        most: quality.staff_meetings_most,
    }
}

fn sit_outs(quality: &PlanQuality) -> Range {
    Range {
        fewest: quality.sits_out_fewest,
        most: quality.sits_out_most,
    }
}

fn tables_of_three(quality: &PlanQuality) -> Range {
    Range {
        fewest: quality.tables_of_three_fewest,
        most: quality.tables_of_three_most,
    }
}

/// A row a table, a column a round: what stands side by side is somebody's way through the day.
fn table(drawn: &Plan) -> Table {
    let rounds = (1..=drawn.rounds.len()).map(|round| format!("round {round}"));
    let mut table = Table::new(std::iter::once("table".to_owned()).chain(rounds));
    let count = drawn.rounds.first().map_or(0, |round| round.tables.len());
    for place in 0..count {
        let people = drawn.rounds.iter().map(|round| {
            let people = round.tables.get(place);
            people.map_or_else(String::new, |people| numbers(people.as_slice()).join(" "))
        });
        table.row(std::iter::once(table_label(place)).chain(people));
    }
    if drawn.rounds.iter().any(|round| !round.sits_out.is_empty()) {
        let out = drawn.rounds.iter();
        let out = out.map(|round| numbers(&round.sits_out).join(" "));
        table.row(std::iter::once("sits out".to_owned()).chain(out));
    }
    table
}

/// How good the draw is, a sentence a line.
pub fn words(field: &Field, quality: &PlanQuality) -> impl Iterator<Item = String> {
    let seats = "At each table: East, South, West, North.".to_owned();
    let aspects = aspects(field, quality).into_iter().flatten();
    std::iter::once(seats).chain(aspects)
}

/// How good the draw is, aspect by aspect: always in the same places, so that two draws can be
/// compared. None where there is nothing to say.
pub fn aspects(field: &Field, quality: &PlanQuality) -> [Option<String>; 8] {
    let has_staff = field.entrants.iter().any(|entrant| entrant.role.is_staff());
    let of_staff = |said: String| has_staff.then_some(said);
    [
        Some(match quality.repeats {
            0 => "No pair meets twice.".to_owned(),
            1 => "One pair meets twice.".to_owned(),
            repeats => format!(
                "Pairs meet again {}; no pair meets more than {}.",
                times(repeats),
                times(quality.meetings_most)
            ),
        }),
        of_staff(match quality.staff_together {
            0 => "No two of the staff sit at one table.".to_owned(),
            together => format!("Two of the staff sit at one table {}.", times(together)),
        }),
        of_staff(format!(
            "Each player meets staff this often: {}.",
            staff_meetings(quality).words()
        )),
        of_staff(match quality.same_staff_again {
            0 => "Nobody meets the same staff twice.".to_owned(),
            again => format!("Players meet the same staff again {}.", times(again)),
        }),
        Some(match quality.seat_difference {
            0 => "Everybody begins in each seat equally often.".to_owned(),
            1 => "Everybody begins in each seat equally often, give or take one.".to_owned(),
            more => format!("Somebody begins in one seat {more} times more than in another."),
        }),
        Some(match quality.same_table_again {
            0 => "Nobody comes to a table twice.".to_owned(),
            again => format!(
                "People come to a table where they sat before {} in all.",
                times(again)
            ),
        }),
        (quality.sits_out_most > 0).then(|| {
            let times = sit_outs(quality).words();
            format!("Each player sits out this often: {times}.")
        }),
        (quality.tables_of_three_most > 0).then(|| {
            let times = tables_of_three(quality).words();
            format!("Each player sits at a table of three this often: {times}.")
        }),
    ]
}

/// `once`, or `3 times`.
fn times(count: u32) -> String {
    match count {
        1 => "once".to_owned(),
        count => format!("{count} times"),
    }
}
