//! What is wrong with an opening total.

use scoring::Points;
use thiserror::Error;

/// An opening total that cannot be.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum OpeningProblem {
    /// It ends before it begins.
    #[error("its last day is before its first; write the earlier day first")]
    Period,
    /// Points that no results add up to.
    #[error(
        "a total is a multiple of 100 points, and at most 1,000,000P from zero; read the list again"
    )]
    Points,
    /// No hanchan, or places that are not as many as the hanchan.
    #[error(
        "there are 1 to 100,000 hanchan, and the places are as many as the hanchan; count again, or leave the places out"
    )]
    Games,
    /// The same total is in the club's file.
    #[error(
        "this person's total of the same days and series is already recorded; leave the row out"
    )]
    Recorded,
}

impl OpeningProblem {
    pub(crate) fn of_total(total: Points, most: Points) -> Result<(), Self> {
        if total.is_whole_step() && -most <= total && total <= most {
            Ok(())
        } else {
            Err(Self::Points)
        }
    }
}
