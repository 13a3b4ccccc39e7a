//! Who goes on from a stage.

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
