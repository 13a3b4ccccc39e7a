//! The final ranking.

use super::Stage;
use scoring::{PersonId, Points};
use std::collections::BTreeSet;

/// Somebody's place in the final ranking.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Ranked {
    /// The rank, which equals share; none where offences cost it.
    pub rank: Option<u32>,
    /// Who.
    pub person: PersonId,
    /// The stage reached, from 1.
    pub stage: u32,
    /// The total of that stage.
    pub total: Points,
    /// Whether the person left before that stage was over.
    pub left: bool,
    /// Whether offences cost the person the rank, and with it every prize and place.
    pub disqualified: bool,
}

/// Everybody by the stage reached, the last first, and then as they stand in it; at the end, without
/// a rank, those who are disqualified.
pub(super) fn ranking(stages: &[Stage]) -> Vec<Ranked> {
    let mut ranking: Vec<Ranked> = Vec::new();
    let mut disqualified = Vec::new();
    let mut known = BTreeSet::new();
    for stage in stages.iter().rev() {
        let mut last = None;
        for line in &stage.standing.lines {
            let is_player = line.rank.is_some() || line.disqualified;
            if !is_player || !known.insert(line.person) {
                continue;
            }
            let ranked = |rank| Ranked {
                rank,
                person: line.person,
                stage: stage.number,
                total: line.total,
                left: line.left,
                disqualified: line.disqualified,
            };
            if line.disqualified {
                disqualified.push(ranked(None));
                continue;
            }
            let next = u32::try_from(ranking.len() + 1).ok();
            let rank = match last {
                Some((shared, rank)) if shared == line.rank => rank,
                _ => next,
            };
            last = Some((line.rank, rank));
            ranking.push(ranked(rank));
        }
    }
    ranking.extend(disqualified);
    ranking
}
