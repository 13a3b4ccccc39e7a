//! What is wrong with events that name a stage or a round, beside decisions and penalties.

use crate::course::{Entries, Fault, Problem};
use crate::definition::{Competition, TieBreak};
use crate::event::{Event, Happening};
use scoring::PersonId;
use std::collections::BTreeSet;

/// Refuses a list that names somebody twice.
pub(super) fn named_once(people: &[PersonId]) -> Result<(), Fault> {
    let mut known = BTreeSet::new();
    let once = people.iter().all(|person| known.insert(person));
    once.then_some(()).ok_or(Fault::Twice)
}

/// Finds it.
pub(in crate::course) fn find_problems(
    competition: &Competition,
    entries: &Entries,
    events: &[&Event],
    problems: &mut Vec<Problem>,
) {
    for event in events {
        let checked = match &event.what {
            Happening::RoundSeated { stage, round, .. } => {
                let method = competition.method(*stage, *round);
                method.map(|_| ()).ok_or(Fault::NoSuchRound)
            }
            Happening::CutDecided { stage, .. } => {
                let known = competition.stage(*stage);
                known.map(|_| ()).ok_or(Fault::NoSuchRound)
            }
            Happening::LotDrawn { stage, order, .. } => {
                lot_is_in_order(competition, entries, *stage, order)
            }
            _ => Ok(()),
        };
        if let Err(fault) = checked {
            problems.push(Problem {
                event: event.id,
                fault,
            });
        }
    }
}

fn lot_is_in_order(
    competition: &Competition,
    entries: &Entries,
    stage: u32,
    order: &[PersonId],
) -> Result<(), Fault> {
    competition.stage(stage).ok_or(Fault::NoSuchRound)?;
    if !competition.data().ties.contains(&TieBreak::Lot) {
        return Err(Fault::NoRule);
    }
    named_once(order)?;
    if order
        .iter()
        .any(|person| !entries.people.contains_key(person))
    {
        return Err(Fault::NotEntered);
    }
    Ok(())
}
