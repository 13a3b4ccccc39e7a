//! Who goes on from a stage.

use super::Standing;
use crate::definition::CutRules;
use crate::event::EventId;
use scoring::PersonId;

/// Who goes on from a stage: as the results have it now, and as it was decided.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Cut {
    /// How many go on, and by what.
    pub rules: CutRules,
    /// Who goes on by the results, as far as nobody has to be asked: in the order of the standing.
    pub proposed: Vec<PersonId>,
    /// Those who are tied for the last places, of whom the organiser decides.
    pub tied: Vec<PersonId>,
    /// How many of the tied go on.
    pub places_for_tied: usize,
    /// Those of the proposed and the tied who move up because somebody before them is absent.
    pub moved_up: Vec<PersonId>,
    /// Those who are passed over because they are absent from the next stage.
    pub absent: Vec<PersonId>,
    /// What the organiser decided. It stays as it is, whatever becomes of the results.
    pub decided: Option<Decision>,
    /// Who would go on now and was not decided to.
    pub would_go_on: Vec<PersonId>,
    /// Who was decided to go on and would not now.
    pub would_not: Vec<PersonId>,
}

/// What the organiser decided of a cut.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Decision {
    /// The event by which it was decided.
    pub event: EventId,
    /// Who goes on.
    pub through: Vec<PersonId>,
}

impl Cut {
    /// From the standing of a stage, and who of its players is not there for the next one.
    pub(super) fn of(
        rules: CutRules,
        standing: &Standing,
        is_absent: impl Fn(PersonId) -> bool,
        decided: Option<Decision>,
    ) -> Self {
        let places = usize::try_from(rules.through).unwrap_or(usize::MAX);
        let present: Vec<(u32, PersonId)> = standing
            .ranked()
            .map(|(rank, line)| (rank, line.person))
            .filter(|(_, person)| !is_absent(*person))
            .collect();
        let Filled {
            sure,
            tied,
            places_for_tied,
        } = fill(&present, places);
        let reached = sure.last().max(tied.last()).map_or(0, |(rank, _)| *rank);
        let absent = standing
            .ranked()
            .filter(|(rank, line)| *rank <= reached.max(rules.through) && is_absent(line.person));
        let moved_up = sure.iter().chain(&tied);
        let mut cut = Self {
            rules,
            moved_up: people(moved_up.filter(|(rank, _)| *rank > rules.through)),
            absent: absent.map(|(_, line)| line.person).collect(),
            proposed: people(&sure),
            tied: people(&tied),
            places_for_tied,
            decided: None,
            would_go_on: Vec::new(),
            would_not: Vec::new(),
        };
        if let Some(decision) = decided {
            let (proposed, through) = (&cut.proposed, &decision.through);
            let without = |people: &[PersonId], other: &[PersonId]| -> Vec<PersonId> {
                let people = people.iter().copied();
                people.filter(|person| !other.contains(person)).collect()
            };
            cut.would_go_on = without(proposed, through);
            cut.would_not = without(&without(through, proposed), &cut.tied);
            cut.decided = Some(decision);
        }
        cut
    }
}

/// Places filled down a ranking.
pub(super) struct Filled {
    /// Who has one for sure.
    pub(super) sure: Vec<(u32, PersonId)>,
    /// Those who share a rank for which there are not places enough.
    pub(super) tied: Vec<(u32, PersonId)>,
    /// How many places are left for them.
    pub(super) places_for_tied: usize,
}

/// Fills places down a ranking, until none is left or those of one rank are too many.
pub(super) fn fill(ranking: &[(u32, PersonId)], places: usize) -> Filled {
    let mut filled = Filled {
        sure: Vec::new(),
        tied: Vec::new(),
        places_for_tied: 0,
    };
    for group in ranking.chunk_by(|one, other| one.0 == other.0) {
        let free = places - filled.sure.len();
        if group.len() <= free {
            filled.sure.extend(group);
        } else {
            if free > 0 {
                filled.tied = group.to_vec();
                filled.places_for_tied = free;
            }
            break;
        }
    }
    filled
}

/// The people of a part of a ranking.
pub(super) fn people<'a>(ranking: impl IntoIterator<Item = &'a (u32, PersonId)>) -> Vec<PersonId> {
    ranking.into_iter().map(|(_, person)| *person).collect()
}
