//! How a competition stands, as it is printed.

use competition::RoundNumber;
use reports::{Contest, Ranking};
use scoring::Unit;

use crate::ipc::WireError;
use crate::ipc::competitions::Held;

/// The standing of a stage, up to a round where one is named, or the ranking of all.
pub fn of(held: &Held, stage: Option<u32>, round: Option<u32>) -> Result<Ranking, WireError> {
    of_contest(held, |contest| match stage {
        None => Ok(contest.ranking()),
        Some(number) => contest
            .standing(number, round)
            .ok_or_else(|| WireError::unexpected(format!("no stage {number}"))),
    })?
}

/// How everybody stands when a round begins: nobody anywhere before the very first.
pub fn before(held: &Held, number: RoundNumber) -> Result<Option<Ranking>, WireError> {
    of_contest(held, |contest| contest.before(number))
}

fn of_contest<T>(held: &Held, read: impl FnOnce(Contest<'_>) -> T) -> Result<T, WireError> {
    let stages = (1..).zip(&held.entry.competition.data().stages);
    let units: Vec<Unit> = stages
        .map(|(number, _)| Ok(held.rules(number)?.data().unit))
        .collect::<Result<_, WireError>>()?;
    Ok(read(Contest {
        competition: &held.entry.competition,
        history: &held.history,
        person: &|person| held.named(person),
        units: &units,
    }))
}
