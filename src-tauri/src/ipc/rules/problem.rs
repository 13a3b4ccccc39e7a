//! What is wrong with a field of a rule set, as the page says it beside the field's box.

use scoring::rule_book::MOST_LETTERS;
use scoring::rule_set::{FieldError, FieldFault};
use scoring::{Points, table_points};
use serde::Serialize;
use specta::Type;

/// A field that is wrong, by the name that the data has for it, such as `uma[2]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct RuleProblem {
    pub field: String,
    pub fault: RuleFault,
}

/// What can be wrong with it; the sentences are in `ui/src/text`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum RuleFault {
    /// Nothing is written there.
    Missing,
    NotAboveZero,
    BelowZero,
    /// Points that sticks cannot make.
    NotWholeStep {
        points: String,
    },
    /// Farther from zero than any game goes.
    TooFar {
        limit: String,
    },
    /// A lower place gets more than the one before it.
    MoreThanPlaceBefore {
        amount: String,
        before: String,
    },
    /// Floating is being at or above the return, and there is none.
    NothingToFloatAbove,
    /// Counters that cannot be paid in equal shares on tsumo.
    DoesNotDivide {
        payers: i32,
    },
    OutOfRange {
        lowest: u16,
        highest: u16,
    },
    /// An announcement that no round would have.
    NotBeforeTheEnd,
    /// Another rule set of the club has the name.
    NameTaken,
    LongText {
        most: u32,
    },
    UnseenCharacter,
    /// None of these; `reason` is for whoever is asked for help.
    Other {
        reason: String,
    },
}

impl RuleProblem {
    pub(super) fn new(field: impl Into<String>, fault: RuleFault) -> Self {
        Self {
            field: field.into(),
            fault,
        }
    }
}

impl From<FieldError> for RuleProblem {
    fn from(FieldError { field, fault }: FieldError) -> Self {
        let fault = match fault {
            FieldFault::NotAboveZero => RuleFault::NotAboveZero,
            FieldFault::NoReturn => RuleFault::Missing,
            // Points taken off are typed as what they are, without a minus.
            FieldFault::AboveZero | FieldFault::BelowZero => RuleFault::BelowZero,
            FieldFault::NotWholeStep(points) => RuleFault::NotWholeStep {
                points: table_points(points),
            },
            FieldFault::TooFar(_) => RuleFault::TooFar {
                limit: table_points(Points::LIMIT),
            },
            FieldFault::MoreThanPlaceBefore { amount, before } => RuleFault::MoreThanPlaceBefore {
                amount: table_points(amount),
                before: table_points(before),
            },
            FieldFault::NothingToFloatAbove => RuleFault::NothingToFloatAbove,
            FieldFault::DoesNotDivide { payers } => RuleFault::DoesNotDivide {
                payers: i32::try_from(payers).unwrap_or(i32::MAX),
            },
            FieldFault::OutOfRange { lowest, highest } => RuleFault::OutOfRange { lowest, highest },
            FieldFault::LongText => RuleFault::LongText {
                most: u32::try_from(MOST_LETTERS).unwrap_or(u32::MAX),
            },
            FieldFault::NotBeforeTheEnd => RuleFault::NotBeforeTheEnd,
            // The page has no box in which these could be typed.
            unseen @ (FieldFault::Id
            | FieldFault::Version
            | FieldFault::NeedlessReturn
            | FieldFault::AmountCount { .. }
            | FieldFault::FloatingRows { .. }
            | FieldFault::PairFu) => RuleFault::Other {
                reason: unseen.to_string(),
            },
        };
        Self { field, fault }
    }
}
