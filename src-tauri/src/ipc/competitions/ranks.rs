//! Whose rank of a competition is another, once something that was known is corrected.

use chrono::NaiveDateTime;
use competition::{Change, Course, changes};
use db::{Club, Error};
use desk::contest::Contest;
use scoring::HanchanId;
use serde::Serialize;
use specta::Type;

use super::Competitor;
use crate::ipc::WireError;
use crate::open_club::OpenClub;

/// A rank of all that is another than it was; none is no rank.
#[derive(Debug, Serialize, Type)]
pub struct RankChange {
    pub person: Competitor,
    pub before: Option<u32>,
    pub after: Option<u32>,
}

impl RankChange {
    /// Those since a competition stood so.
    pub fn since(before: &Course, held: &Contest) -> Vec<Self> {
        let changes = changes(before, &held.course).into_iter();
        let ranks = changes.filter_map(|change| match change {
            Change::Ranked {
                person,
                before,
                after,
            } => Some((person, before, after)),
            _ => None,
        });
        ranks
            .map(|(person, before, after)| Self {
                person: Competitor::of(held, person),
                before,
                after,
            })
            .collect()
    }
}

/// Corrects a saved sheet, and tells the ranks of its competition that are others by it; none where
/// it is of no competition.
pub fn correcting(
    open: &OpenClub,
    id: HanchanId,
    work: impl FnOnce(&mut Club, NaiveDateTime) -> Result<(), Error>,
) -> Result<Vec<RankChange>, WireError> {
    let before = open.read(|club| {
        let (entry, _) = club.hanchan(id)?;
        let found = club.competition_of(entry.series)?;
        found.map(|found| Contest::read(club, found.id)).transpose()
    })?;
    open.write(work)?;
    let Some(before) = before else {
        return Ok(Vec::new());
    };
    let held = open.read(|club| Contest::read(club, before.entry.id))?;
    Ok(RankChange::since(&before.course, &held))
}
