//! The final ranking.

use scoring::{PersonId, Points};

/// Somebody's place in the final ranking.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Ranked {
    /// The rank, which equals share.
    pub rank: u32,
    /// Who.
    pub person: PersonId,
    /// The stage reached, from 1.
    pub stage: u32,
    /// The total of that stage.
    pub total: Points,
    /// Whether the person left before that stage was over.
    pub left: bool,
    /// Whether offences cost the person the prize and the place.
    pub disqualified: bool,
}
