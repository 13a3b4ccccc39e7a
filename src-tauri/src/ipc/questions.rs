//! What the club is asked about its records, though nothing is wrong with its file.

use db::{Club, Question};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::WireError;
use crate::open_club::OpenClub;

/// What the club is asked.
#[derive(Debug, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WireQuestion {
    /// The preset that the club's rules were made from was corrected since.
    PresetCorrected { name: String },
}

/// What is open.
#[tauri::command(async)]
#[specta::specta]
pub fn club_questions(open: State<'_, OpenClub>) -> Result<Vec<WireQuestion>, WireError> {
    let questions = open.read(Club::questions)?;
    let wire = |question| match question {
        Question::PresetCorrected { name, .. } => WireQuestion::PresetCorrected { name },
    };
    Ok(questions.into_iter().map(wire).collect())
}

/// Makes the club's own rules as their preset was corrected; or leaves them, and asks no more.
#[tauri::command(async)]
#[specta::specta]
pub fn answer_correction(open: State<'_, OpenClub>, take: bool) -> Result<(), WireError> {
    open.write(|club, now| {
        if take {
            club.update_rules(now)?;
        } else {
            club.keep_rules(now)?;
        }
        Ok(())
    })
}
