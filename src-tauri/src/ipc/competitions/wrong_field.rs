//! What is wrong with what is settled about a competition, field by field.

use competition::definition::{FieldFault, InvalidCompetition};
use serde::Serialize;
use specta::Type;

use crate::ipc::WireError;

/// Something that is wrong with what is settled about a competition.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Type)]
pub struct WrongField {
    /// As the model calls it: `stages[0].cut`.
    pub field: String,
    pub what: SettledFault,
}

/// What can be wrong with what is settled about a competition.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum SettledFault {
    Key,
    Empty,
    OutOfRange,
    Count,
    MoreThanCapacity,
    NotAfter,
    Twice,
    NoCut,
    NeedlessCut,
    NotFewer,
    NothingToCarry,
    ThreeNeedConstraints,
    NoStandingYet,
    AfterLot,
    PerMinute,
    LongText,
}

/// Every field that is wrong.
pub fn refused(wrong: &InvalidCompetition) -> WireError {
    let wrong = wrong.0.iter().map(|error| WrongField {
        field: error.field.clone(),
        what: SettledFault::of(&error.fault),
    });
    WireError::WrongCompetition {
        wrong: wrong.collect(),
    }
}

impl SettledFault {
    fn of(fault: &FieldFault) -> Self {
        match fault {
            FieldFault::Id => Self::Key,
            FieldFault::Empty => Self::Empty,
            FieldFault::OutOfRange { .. } => Self::OutOfRange,
            FieldFault::Count { .. } => Self::Count,
            FieldFault::MoreThanCapacity(_) => Self::MoreThanCapacity,
            FieldFault::NotAfter(_) => Self::NotAfter,
            FieldFault::Twice => Self::Twice,
            FieldFault::NoCut => Self::NoCut,
            FieldFault::NeedlessCut => Self::NeedlessCut,
            FieldFault::NotFewer(_) => Self::NotFewer,
            FieldFault::NothingToCarry => Self::NothingToCarry,
            FieldFault::ThreeNeedConstraints => Self::ThreeNeedConstraints,
            FieldFault::NoStandingYet => Self::NoStandingYet,
            FieldFault::AfterLot => Self::AfterLot,
            FieldFault::PerMinute => Self::PerMinute,
            FieldFault::LongText => Self::LongText,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::CompetitionSettled;
    use super::*;
    use scoring::Calendar;

    #[test]
    fn every_field_that_is_wrong_is_named() {
        let preset = competition::preset("hakuryuo-40").unwrap();
        let mut told = CompetitionSettled::of(&preset, Calendar::Japanese);
        told.minimum = 49;
        told.stages[0].cut = None;
        let wrong = [
            ("entries.minimum", SettledFault::MoreThanCapacity),
            ("stages[0].cut", SettledFault::NoCut),
        ];
        let wrong = wrong.map(|(field, what)| WrongField {
            field: field.into(),
            what,
        });
        assert_eq!(
            told.read().unwrap_err(),
            WireError::WrongCompetition {
                wrong: wrong.into()
            }
        );
    }
}
