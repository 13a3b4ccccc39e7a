//! What a correction changed.

use super::{Course, Standing};
use crate::event::RoundNumber;
use scoring::{PersonId, Points};
use std::collections::{BTreeMap, BTreeSet};

/// Something that is other than it was. Stages count from 1.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Change {
    /// Somebody came to a place, or lost it.
    Place {
        /// Who.
        person: PersonId,
        /// Whether the person has one now.
        plays: bool,
    },
    /// A total or a rank in a stage.
    Stands {
        /// The stage.
        stage: u32,
        /// Whose.
        person: PersonId,
        /// The rank and the total before; none where the person was not in the stage.
        before: Option<(Option<u32>, Points)>,
        /// The rank and the total now.
        after: Option<(Option<u32>, Points)>,
    },
    /// A cut that was decided no longer is what the results say, or is again.
    Cut {
        /// The stage.
        stage: u32,
        /// Who would go on now and was not decided to.
        would_go_on: Vec<PersonId>,
        /// Who was decided to go on and would not now.
        would_not: Vec<PersonId>,
    },
    /// A round drawn by standing would be seated otherwise now, or as it was again.
    Seated {
        /// The round.
        round: RoundNumber,
        /// The labels of the tables at which others would sit.
        otherwise: Vec<String>,
    },
    /// A rank in the final ranking.
    Ranked {
        /// Whose.
        person: PersonId,
        /// The rank before; none where the person had none.
        before: Option<u32>,
        /// The rank now.
        after: Option<u32>,
    },
}

/// What is other in a competition than it was before a correction, a late sheet or an event.
pub fn changes(before: &Course, after: &Course) -> Vec<Change> {
    let mut changes = Vec::new();
    let playing = |course: &Course| -> BTreeSet<PersonId> {
        course.entries.playing.iter().copied().collect()
    };
    let (was, is) = (playing(before), playing(after));
    changes.extend(was.symmetric_difference(&is).map(|person| Change::Place {
        person: *person,
        plays: is.contains(person),
    }));
    for (was, is) in before.stages.iter().zip(&after.stages) {
        let stage = is.number;
        let stands = differences(by_person(&was.standing), by_person(&is.standing));
        changes.extend(stands.map(|(person, before, after)| Change::Stands {
            stage,
            person,
            before,
            after,
        }));
        for (was, is) in was.rounds.iter().zip(&is.rounds) {
            if was.seated_otherwise != is.seated_otherwise {
                changes.push(Change::Seated {
                    round: RoundNumber {
                        stage,
                        round: is.number,
                    },
                    otherwise: is.seated_otherwise.clone(),
                });
            }
        }
        if let (Some(was), Some(is)) = (&was.cut, &is.cut)
            && (&was.would_go_on, &was.would_not) != (&is.would_go_on, &is.would_not)
        {
            changes.push(Change::Cut {
                stage,
                would_go_on: is.would_go_on.clone(),
                would_not: is.would_not.clone(),
            });
        }
    }
    let ranks = |course: &Course| -> BTreeMap<PersonId, u32> {
        let ranking = course.ranking.iter();
        let ranked = ranking.filter_map(|ranked| Some((ranked.person, ranked.rank?)));
        ranked.collect()
    };
    let ranked = differences(ranks(before), ranks(after));
    changes.extend(ranked.map(|(person, before, after)| Change::Ranked {
        person,
        before,
        after,
    }));
    changes
}

fn by_person(standing: &Standing) -> BTreeMap<PersonId, (Option<u32>, Points)> {
    let lines = standing.lines.iter();
    lines
        .map(|line| (line.person, (line.rank, line.total)))
        .collect()
}

/// Those of whom something else is known than before.
fn differences<T: Copy + PartialEq>(
    before: BTreeMap<PersonId, T>,
    after: BTreeMap<PersonId, T>,
) -> impl Iterator<Item = (PersonId, Option<T>, Option<T>)> {
    let people: BTreeSet<PersonId> = before.keys().chain(after.keys()).copied().collect();
    people.into_iter().filter_map(move |person| {
        let (was, is) = (before.get(&person).copied(), after.get(&person).copied());
        (was != is).then_some((person, was, is))
    })
}
