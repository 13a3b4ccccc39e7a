//! People, as boxes for a member find them.

use scoring::PersonKind;
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::{WireError, narrow};
use crate::open_club::OpenClub;

/// Somebody to choose.
#[derive(Debug, Serialize, Type)]
pub struct MemberChoice {
    pub id: i32,
    pub number: u32,
    pub name: String,
    pub kana: String,
    /// Whether standings leave them out: guests and staff.
    pub unranked: bool,
}

/// Who has that number, or a name or reading that holds the text; everybody where it is empty.
#[tauri::command(async)]
#[specta::specta]
pub fn member_choices(
    open: State<'_, OpenClub>,
    text: String,
) -> Result<Vec<MemberChoice>, WireError> {
    let found = open.read(|club| club.find_members(text.trim()))?;
    found
        .into_iter()
        .map(|(id, member)| {
            Ok(MemberChoice {
                id: narrow(id.0)?,
                number: member.number,
                name: member.name,
                kana: member.kana,
                unranked: member.kind != PersonKind::Member,
            })
        })
        .collect()
}
