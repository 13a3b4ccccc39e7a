//! Erasing what is written down about a person, for good.

use scoring::PersonId;
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::WireError;
use crate::open_club::OpenClub;

/// What erasing somebody's details would do.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ErasureShown {
    /// Whether nothing is left to erase.
    pub erased: bool,
    pub remarks: u32,
    pub reasons: u32,
    pub hand_notes: u32,
    /// Texts about something else that name the person, and stay.
    pub mentions: Vec<MentionShown>,
}

/// A text that names somebody.
#[derive(Debug, Serialize, Type)]
pub struct MentionShown {
    /// The kind of entry, by the name the record has for it.
    pub table: String,
    pub record: String,
    pub field: String,
    pub text: String,
}

/// What erasing somebody's details would do; nothing is changed.
#[tauri::command(async)]
#[specta::specta]
pub fn preview_erasure(open: State<'_, OpenClub>, id: PersonId) -> Result<ErasureShown, WireError> {
    let (preview, member) =
        open.read(|club| Ok((club.preview_erasure(id)?, club.member_by_id(id)?)))?;
    let mentions = preview.mentions.into_iter().map(|mention| MentionShown {
        table: mention.table,
        record: mention.record,
        field: mention.field,
        text: mention.text,
    });
    Ok(ErasureShown {
        erased: member.is_erased(),
        remarks: preview.remarks,
        reasons: preview.reasons,
        hand_notes: preview.hand_notes,
        mentions: mentions.collect(),
    })
}

/// Erases them.
#[tauri::command(async)]
#[specta::specta]
pub fn erase_member(open: State<'_, OpenClub>, id: PersonId) -> Result<(), WireError> {
    open.write(|club, now| club.erase_member(now, id))
}

/// Erases what the history still has of somebody who was deleted, by number.
#[tauri::command(async)]
#[specta::specta]
pub fn erase_deleted_member(open: State<'_, OpenClub>, number: u32) -> Result<(), WireError> {
    open.write(|club, now| club.erase_deleted_member(now, number))
}
