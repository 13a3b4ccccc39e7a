//! What is given at the end.

use crate::event::EventId;
use scoring::{PersonId, Points};

/// What is given at the end.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Prizes {
    /// Who picks how many, the first to pick first.
    pub picks: Vec<Pick>,
    /// Who picks next; none where all is picked.
    pub next: Option<PersonId>,
    /// Picks of people who have none, or no more: where a result was corrected after prizes were given.
    pub beyond: Vec<EventId>,
    /// The booby prize.
    pub booby: Option<Booby>,
    /// Who has a keepsake.
    pub keepsakes: Vec<PersonId>,
}

/// Somebody who picks prizes.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Pick {
    /// Who.
    pub person: PersonId,
    /// The rank.
    pub rank: u32,
    /// How many.
    pub picks: u32,
    /// What was picked so far.
    pub picked: Vec<String>,
}

/// The booby prize, for the last but one.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Booby {
    /// Who is the last but one.
    pub person: PersonId,
    /// Whether lateness or offences cost it. It is then nobody's.
    pub lost: bool,
}

/// What a certificate says.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Certificate {
    /// The competition's name.
    pub competition: String,
    /// Who.
    pub person: PersonId,
    /// The rank.
    pub rank: u32,
    /// Whether others share it.
    pub shared: bool,
    /// The name of the stage reached.
    pub stage: String,
    /// The total of that stage.
    pub total: Points,
    /// Of how many.
    pub players: usize,
}
