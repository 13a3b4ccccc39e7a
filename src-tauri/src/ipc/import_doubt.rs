//! What may be a slip of the finger in files to import, as the page is told it.

use db::ImportDoubt;
use scoring::{Calendar, Points};
use serde::Serialize;
use specta::Type;

use super::typed::Day;

/// What may be a slip of the finger, and is stored all the same.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum DoubtShown {
    NewSeries {
        name: String,
    },
    FutureDay {
        day: Day,
    },
    BeforeJoining {
        member: u32,
        day: Day,
    },
    OutOfReach {
        member: u32,
        day: Day,
        round: u32,
        table: String,
        points: Points,
    },
}

impl DoubtShown {
    pub fn of(doubt: ImportDoubt, calendar: Calendar) -> Self {
        let shown = |day| Day::of(day, calendar);
        match doubt {
            ImportDoubt::NewSeries(name) => Self::NewSeries { name },
            ImportDoubt::FutureDay(day) => Self::FutureDay { day: shown(day) },
            ImportDoubt::BeforeJoining { member, day } => Self::BeforeJoining {
                member,
                day: shown(day),
            },
            ImportDoubt::OutOfReach {
                member,
                day,
                round,
                table,
                points,
            } => Self::OutOfReach {
                member,
                day: shown(day),
                round,
                table,
                points,
            },
        }
    }
}
