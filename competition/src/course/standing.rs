//! How the players of a stage stand.

use scoring::{PersonId, Points};

/// How the players of a stage stand.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Standing {
    /// The players, the first first, those who left last; then whoever else played, unranked.
    pub lines: Vec<Line>,
    /// People with one rank who are still to be told apart by a lot; only once every sheet is in.
    pub asks_for_lot: Vec<Vec<PersonId>>,
}

/// Somebody's line in a standing.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Line {
    /// The rank, which equals share; staff have none.
    pub rank: Option<u32>,
    /// Who.
    pub person: PersonId,
    /// Whether the person left before the stage was over.
    pub left: bool,
    /// The results of the stage by round; none where the person did not play or the sheet is missing.
    pub results: Vec<Option<Points>>,
    /// How many firsts, seconds, thirds and fourths in the stage.
    pub places: [u32; 4],
    /// What was brought along from the stage before.
    pub carried: Points,
    /// Penalties and bonuses of the stage; once all games are over, lateness as well.
    pub penalties: Points,
    /// What was brought along, the results, and the penalties and bonuses together.
    pub total: Points,
}
