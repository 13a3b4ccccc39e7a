//! How a competition stands, as it is printed.

use competition::RoundNumber;
use reports::{Contest, Ranking};
use scoring::RuleSet;

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
    let rules: Vec<RuleSet> = stages
        .map(|(number, _)| held.rules(number).cloned())
        .collect::<Result<_, WireError>>()?;
    let places = held.places.iter();
    let days: Vec<_> = places.map(|place| (place.number, place.date)).collect();
    Ok(read(Contest {
        competition: &held.entry.competition,
        history: &held.history,
        person: &|person| held.named(person),
        rules: &rules,
        days: &days,
    }))
}
