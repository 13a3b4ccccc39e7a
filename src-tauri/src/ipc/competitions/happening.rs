//! What happens in a competition, as the page writes it down and reads it back.

use competition::{EventId, Happening};
use scoring::{PersonId, Points};
use serde::{Deserialize, Serialize};
use specta::Type;

use super::settled::AskedOf;
use crate::ipc::figures::person_id;
use crate::ipc::{WireError, narrow};

/// What can happen. People are told by their ids; stages and rounds count from 1.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Happened {
    Entered {
        person: i32,
    },
    Cancelled {
        person: i32,
    },
    Received {
        person: i32,
        asked: AskedOf,
    },
    CheckedIn {
        person: i32,
    },
    NoShowsReleased,
    WalkedIn {
        person: i32,
    },
    StaffNamed {
        person: i32,
    },
    Replaced {
        person: i32,
        by: i32,
        stage: u32,
        round: u32,
    },
    Absent {
        person: i32,
        stage: u32,
        round: u32,
    },
    Returned {
        person: i32,
        stage: u32,
        round: u32,
    },
    Late {
        person: i32,
        minutes: u32,
    },
    Adjusted {
        person: i32,
        stage: u32,
        /// After which round of it; the last with a sheet where it is not said.
        round: Option<u32>,
        points: i32,
        reason: String,
    },
    Offended {
        person: i32,
        /// The stage under way where it is not said.
        stage: Option<u32>,
        /// As that of points.
        round: Option<u32>,
        reason: String,
    },
    Lifted {
        event: i32,
        reason: String,
    },
    /// Only read back: a round is seated by accepting a draw.
    RoundSeated {
        stage: u32,
        round: u32,
        seed: u32,
        /// Why it was drawn before every sheet that decides it was in.
        reason: Option<String>,
    },
    LotDrawn {
        stage: u32,
        order: Vec<i32>,
        seed: Option<u32>,
    },
    CutDecided {
        stage: u32,
        through: Vec<i32>,
    },
    PrizePicked {
        person: i32,
        prize: String,
    },
    PlaceOffered {
        person: i32,
        place: String,
    },
    PlaceAccepted {
        person: i32,
        place: String,
    },
    PlaceDeclined {
        person: i32,
        place: String,
    },
}

fn ids(people: &[i32]) -> Vec<PersonId> {
    people.iter().copied().map(person_id).collect()
}

fn wires(people: &[PersonId]) -> Result<Vec<i32>, WireError> {
    people.iter().map(|person| narrow(person.0)).collect()
}

impl Happened {
    /// What the person writes down.
    #[allow(clippy::too_many_lines, reason = "one arm for each happening")]
    pub fn read(self) -> Result<Happening, WireError> {
        Ok(match self {
            Self::Entered { person } => Happening::Entered {
                person: person_id(person),
            },
            Self::Cancelled { person } => Happening::Cancelled {
                person: person_id(person),
            },
            Self::Received { person, asked } => Happening::Received {
                person: person_id(person),
                asked: asked.into(),
            },
            Self::CheckedIn { person } => Happening::CheckedIn {
                person: person_id(person),
            },
            Self::NoShowsReleased => Happening::NoShowsReleased,
            Self::WalkedIn { person } => Happening::WalkedIn {
                person: person_id(person),
            },
            Self::StaffNamed { person } => Happening::StaffNamed {
                person: person_id(person),
            },
            Self::Replaced {
                person,
                by,
                stage,
                round,
            } => Happening::Replaced {
                person: person_id(person),
                by: person_id(by),
                stage,
                round,
            },
            Self::Absent {
                person,
                stage,
                round,
            } => Happening::Absent {
                person: person_id(person),
                stage,
                round,
            },
            Self::Returned {
                person,
                stage,
                round,
            } => Happening::Returned {
                person: person_id(person),
                stage,
                round,
            },
            Self::Late { person, minutes } => Happening::Late {
                person: person_id(person),
                minutes,
            },
            Self::Adjusted {
                person,
                stage,
                round,
                points,
                reason,
            } => Happening::Adjusted {
                person: person_id(person),
                stage,
                round,
                points: Points(points.into()),
                reason,
            },
            Self::Offended {
                person,
                stage,
                round,
                reason,
            } => Happening::Offended {
                person: person_id(person),
                stage,
                round,
                reason,
            },
            Self::Lifted { event, reason } => Happening::Lifted {
                event: EventId(event.into()),
                reason,
            },
            Self::RoundSeated { .. } => {
                return Err(WireError::unexpected("a round is seated by its draw"));
            }
            Self::LotDrawn { stage, order, seed } => Happening::LotDrawn {
                stage,
                order: ids(&order),
                seed,
            },
            Self::CutDecided { stage, through } => Happening::CutDecided {
                stage,
                through: ids(&through),
            },
            Self::PrizePicked { person, prize } => Happening::PrizePicked {
                person: person_id(person),
                prize,
            },
            Self::PlaceOffered { person, place } => Happening::PlaceOffered {
                person: person_id(person),
                place,
            },
            Self::PlaceAccepted { person, place } => Happening::PlaceAccepted {
                person: person_id(person),
                place,
            },
            Self::PlaceDeclined { person, place } => Happening::PlaceDeclined {
                person: person_id(person),
                place,
            },
        })
    }

    /// What was written down.
    #[allow(clippy::too_many_lines, reason = "one arm for each happening")]
    pub fn of(what: &Happening) -> Result<Self, WireError> {
        Ok(match what {
            Happening::Entered { person } => Self::Entered {
                person: narrow(person.0)?,
            },
            Happening::Cancelled { person } => Self::Cancelled {
                person: narrow(person.0)?,
            },
            Happening::Received { person, asked } => Self::Received {
                person: narrow(person.0)?,
                asked: (*asked).into(),
            },
            Happening::CheckedIn { person } => Self::CheckedIn {
                person: narrow(person.0)?,
            },
            Happening::NoShowsReleased => Self::NoShowsReleased,
            Happening::WalkedIn { person } => Self::WalkedIn {
                person: narrow(person.0)?,
            },
            Happening::StaffNamed { person } => Self::StaffNamed {
                person: narrow(person.0)?,
            },
            Happening::Replaced {
                person,
                by,
                stage,
                round,
            } => Self::Replaced {
                person: narrow(person.0)?,
                by: narrow(by.0)?,
                stage: *stage,
                round: *round,
            },
            Happening::Absent {
                person,
                stage,
                round,
            } => Self::Absent {
                person: narrow(person.0)?,
                stage: *stage,
                round: *round,
            },
            Happening::Returned {
                person,
                stage,
                round,
            } => Self::Returned {
                person: narrow(person.0)?,
                stage: *stage,
                round: *round,
            },
            Happening::Late { person, minutes } => Self::Late {
                person: narrow(person.0)?,
                minutes: *minutes,
            },
            Happening::Adjusted {
                person,
                stage,
                round,
                points,
                reason,
            } => Self::Adjusted {
                person: narrow(person.0)?,
                stage: *stage,
                round: *round,
                points: narrow(points.0)?,
                reason: reason.clone(),
            },
            Happening::Offended {
                person,
                stage,
                round,
                reason,
            } => Self::Offended {
                person: narrow(person.0)?,
                stage: *stage,
                round: *round,
                reason: reason.clone(),
            },
            Happening::Lifted { event, reason } => Self::Lifted {
                event: narrow(event.0)?,
                reason: reason.clone(),
            },
            Happening::RoundSeated {
                stage,
                round,
                seed,
                reason,
            } => Self::RoundSeated {
                reason: reason.clone(),
                stage: *stage,
                round: *round,
                seed: *seed,
            },
            Happening::LotDrawn { stage, order, seed } => Self::LotDrawn {
                stage: *stage,
                order: wires(order)?,
                seed: *seed,
            },
            Happening::CutDecided { stage, through } => Self::CutDecided {
                stage: *stage,
                through: wires(through)?,
            },
            Happening::PrizePicked { person, prize } => Self::PrizePicked {
                person: narrow(person.0)?,
                prize: prize.clone(),
            },
            Happening::PlaceOffered { person, place } => Self::PlaceOffered {
                person: narrow(person.0)?,
                place: place.clone(),
            },
            Happening::PlaceAccepted { person, place } => Self::PlaceAccepted {
                person: narrow(person.0)?,
                place: place.clone(),
            },
            Happening::PlaceDeclined { person, place } => Self::PlaceDeclined {
                person: narrow(person.0)?,
                place: place.clone(),
            },
        })
    }
}

#[cfg(test)]
mod tests;
