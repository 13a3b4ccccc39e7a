//! Two entries of one person made into one.

use db::Club;
use scoring::PersonId;
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::WireError;
use super::members::MemberEntry;
use crate::open_club::OpenClub;

/// What joining two entries would do.
#[derive(Debug, Serialize, Type)]
pub struct MergeShown {
    /// Stays as it is.
    pub keep: MemberEntry,
    /// Goes, and all of these go to the other.
    pub gone: MemberEntry,
    pub hanchan: u32,
    pub hands: u32,
    pub adjustments: u32,
    pub openings: u32,
    pub sessions: u32,
}

/// What joining two entries would do; nothing is changed.
#[tauri::command(async)]
#[specta::specta]
pub fn preview_merge(
    open: State<'_, OpenClub>,
    keep: PersonId,
    gone: PersonId,
) -> Result<MergeShown, WireError> {
    let (moved, kept, going, calendar) = open.read(|club: &Club| {
        Ok((
            club.preview_merge(keep, gone)?,
            club.member_by_id(keep)?,
            club.member_by_id(gone)?,
            club.settings()?.calendar,
        ))
    })?;
    Ok(MergeShown {
        keep: MemberEntry::of(keep, kept, calendar),
        gone: MemberEntry::of(gone, going, calendar),
        hanchan: moved.hanchan,
        hands: moved.hands,
        adjustments: moved.adjustments,
        openings: moved.openings,
        sessions: moved.sessions,
    })
}

/// Joins them.
#[tauri::command(async)]
#[specta::specta]
pub fn merge_members(
    open: State<'_, OpenClub>,
    keep: PersonId,
    gone: PersonId,
) -> Result<(), WireError> {
    open.write(|club, now| club.merge_members(now, keep, gone))
}
