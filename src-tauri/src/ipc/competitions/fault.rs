//! Why something cannot have happened in a competition, as the page is told it.

use competition::course::Fault;
use serde::Serialize;
use specta::Type;

/// Why something cannot have happened.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum CompetitionFault {
    NotOpen,
    Closed,
    AlreadyEntered,
    NotEntered,
    NotPlaying,
    IsStaff,
    IsPlayer,
    HasPlayed,
    HasPlayedRound,
    NotAbsent,
    StandsInAlready,
    NobodyArrived,
    NoPlacesKnown,
    NotAsked,
    TooEarly,
    NoSuchRound,
    NoRule,
    Amount,
    NoReason,
    NoName,
    NoSuchPenalty,
    AlreadyLifted,
    Twice,
    NotInStage,
    NoCut,
    Through,
    NoSuchPlace,
    NoPlaceLeft,
    NotOffered,
    OfferedBefore,
}

impl From<Fault> for CompetitionFault {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::NotOpen => Self::NotOpen,
            Fault::Closed => Self::Closed,
            Fault::AlreadyEntered => Self::AlreadyEntered,
            Fault::NotEntered => Self::NotEntered,
            Fault::NotPlaying => Self::NotPlaying,
            Fault::IsStaff => Self::IsStaff,
            Fault::IsPlayer => Self::IsPlayer,
            Fault::HasPlayed => Self::HasPlayed,
            Fault::HasPlayedRound => Self::HasPlayedRound,
            Fault::NotAbsent => Self::NotAbsent,
            Fault::StandsInAlready => Self::StandsInAlready,
            Fault::NobodyArrived => Self::NobodyArrived,
            Fault::NoPlacesKnown => Self::NoPlacesKnown,
            Fault::NotAsked => Self::NotAsked,
            Fault::TooEarly => Self::TooEarly,
            Fault::NoSuchRound => Self::NoSuchRound,
            Fault::NoRule => Self::NoRule,
            Fault::Amount => Self::Amount,
            Fault::NoReason => Self::NoReason,
            Fault::NoName => Self::NoName,
            Fault::NoSuchPenalty => Self::NoSuchPenalty,
            Fault::AlreadyLifted => Self::AlreadyLifted,
            Fault::Twice => Self::Twice,
            Fault::NotInStage => Self::NotInStage,
            Fault::NoCut => Self::NoCut,
            Fault::Through { .. } => Self::Through,
            Fault::NoSuchPlace => Self::NoSuchPlace,
            Fault::NoPlaceLeft => Self::NoPlaceLeft,
            Fault::NotOffered => Self::NotOffered,
            Fault::OfferedBefore => Self::OfferedBefore,
        }
    }
}
