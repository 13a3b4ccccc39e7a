//! The final ranking.

use super::{Penalty, Stage, penalties};
use crate::definition::Competition;
use scoring::{PersonId, Points};
use std::collections::BTreeSet;

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

/// Everybody by the stage reached, the last first, and then as they stand in it.
pub(super) fn ranking(
    competition: &Competition,
    given: &[Penalty],
    stages: &[Stage],
) -> Vec<Ranked> {
    let mut ranking: Vec<Ranked> = Vec::new();
    let mut known = BTreeSet::new();
    for stage in stages.iter().rev() {
        let mut last: Option<(u32, u32)> = None;
        for (place, line) in stage.standing.ranked() {
            if !known.insert(line.person) {
                continue;
            }
            let next = u32::try_from(ranking.len() + 1).unwrap_or(u32::MAX);
            let rank = match last {
                Some((shared, rank)) if shared == place => rank,
                _ => next,
            };
            last = Some((place, rank));
            ranking.push(Ranked {
                rank,
                person: line.person,
                stage: stage.number,
                total: line.total,
                left: line.left,
                disqualified: penalties::is_disqualified(competition, given, line.person),
            });
        }
    }
    ranking
}
