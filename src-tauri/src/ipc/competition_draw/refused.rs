//! Why a round cannot be drawn.

use competition::{CannotSeat, SeatingError};
use serde::Serialize;
use specta::Type;

use crate::ipc::WireError;

/// A round whose sheets decide another, and are not all in.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Type)]
pub struct RoundWaitedFor {
    pub round: u32,
    /// The labels of the tables whose sheets are missing; none where the round is not drawn.
    pub tables: Vec<String>,
}

/// Says why to the page.
pub(in crate::ipc) fn refused(cannot: CannotSeat, round: u32) -> WireError {
    match cannot {
        CannotSeat::CutNotDecided => WireError::CutNotDecided,
        CannotSeat::CutToDecideAnew { .. } => WireError::CutToDecideAnew,
        CannotSeat::SheetsMissing(missing) => WireError::SheetsMissing {
            rounds: missing
                .into_iter()
                .map(|missing| RoundWaitedFor {
                    round: missing.round,
                    tables: missing.tables,
                })
                .collect(),
        },
        CannotSeat::NotWholeTables { missing } => WireError::NotWholeTables {
            missing: missing.to_string(),
        },
        CannotSeat::Seating(SeatingError::TooFew { present, needed }) => WireError::TooFewToSeat {
            round,
            present: present.to_string(),
            needed: needed.to_string(),
        },
        CannotSeat::Seating(SeatingError::NotDrawn(_)) => WireError::NotInDraw { round },
        CannotSeat::NoSuchRound | CannotSeat::Seating(SeatingError::Twice(_)) => {
            WireError::unexpected(cannot)
        }
    }
}
