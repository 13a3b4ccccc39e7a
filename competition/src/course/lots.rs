//! Which equals are to be told apart by a lot.

use super::{Offer, Prizes, Ranked, Stage};
use crate::definition::Competition;
use scoring::PersonId;

/// Leaves those for whom something hangs on it: who goes on, what is given, or a place elsewhere. The
/// others share their rank.
pub(super) fn keep_needed(
    competition: &Competition,
    stages: &mut [Stage],
    ranking: &[Ranked],
    prizes: &Prizes,
    offers: &[Offer],
) {
    let rules = &competition.data().prizes;
    let picks = u32::try_from(rules.picks.len()).unwrap_or(u32::MAX);
    let down_to = rules.certificates.max(picks);
    let ends_here = |stage: &Stage, person: PersonId| {
        let mut ranked = ranking.iter();
        ranked.find(|ranked| ranked.person == person && ranked.stage == stage.number)
    };
    let is_given = |ranked: &Ranked| {
        let booby = prizes.booby.map(|booby| booby.person);
        ranked.rank.is_some_and(|rank| rank <= down_to)
            || booby == Some(ranked.person)
            || offers
                .iter()
                .any(|offer| offer.tied.contains(&ranked.person))
    };
    for stage in stages {
        let asked = std::mem::take(&mut stage.standing.asks_for_lot);
        let is_needed = |tied: &Vec<PersonId>| match &stage.cut {
            Some(cut) if cut.decided.is_none() => {
                tied.iter().any(|person| cut.tied.contains(person))
            }
            _ => {
                let mut ranked = tied.iter().filter_map(|person| ends_here(stage, *person));
                ranked.any(is_given)
            }
        };
        stage.standing.asks_for_lot = asked.into_iter().filter(is_needed).collect();
    }
}
