//! What the club is asked about its records, though nothing is wrong with its file.

use db::Question;
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::WireError;
use super::data::WirePlace;
use super::typed::Day;
use crate::open_club::OpenClub;

/// What the club is asked.
#[derive(Debug, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WireQuestion {
    /// Somebody is at two tables of a round; the place names the first.
    AtTwoTables {
        member: u32,
        place: WirePlace,
        other: String,
    },
    /// The preset that the club's rules were made from was corrected since.
    PresetCorrected { name: String },
}

/// What is open.
#[tauri::command(async)]
#[specta::specta]
pub fn club_questions(open: State<'_, OpenClub>) -> Result<Vec<WireQuestion>, WireError> {
    let (questions, calendar) =
        open.read(|club| Ok((club.questions()?, club.settings()?.calendar)))?;
    let wire = |question| match question {
        Question::AtTwoTables(found) => {
            let [table, other] = found.tables;
            WireQuestion::AtTwoTables {
                member: found.member,
                place: WirePlace {
                    day: Day::of(found.date, calendar),
                    series: found.series,
                    round: found.round,
                    table,
                },
                other,
            }
        }
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
