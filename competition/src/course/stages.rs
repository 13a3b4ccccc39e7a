//! The stages: who plays in them, round by round.

use super::{Cut, Standing};
use crate::definition::Method;
use scoring::PersonId;

/// How a stage stands.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Stage {
    /// Its number, from 1.
    pub number: u32,
    /// Its players, also those who left during it; before the cut to it is decided, nobody.
    pub players: Vec<PersonId>,
    /// Its rounds, in order.
    pub rounds: Vec<RoundState>,
    /// How its players stand.
    pub standing: Standing,
    /// Whether every sheet of every round is in.
    pub complete: bool,
    /// Who goes on; none in the last stage.
    pub cut: Option<Cut>,
}

/// How a round stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RoundState {
    /// Its number in the stage, from 1.
    pub number: u32,
    /// How it is seated.
    pub method: Method,
    /// What its draw began with, where it is recorded.
    pub seed: Option<u32>,
    /// The players who are to play it.
    pub due: Vec<PersonId>,
    /// The staff who fill its tables, where they are enough to.
    pub staff: Vec<PersonId>,
    /// Whether it is drawn.
    pub drawn: bool,
    /// Who of those present plays at no table of it.
    pub sits_out: Vec<PersonId>,
    /// The labels of the tables whose sheets are missing.
    pub missing: Vec<String>,
    /// The labels of the tables at which others would sit by the results as they are now: where a
    /// sheet came or was corrected after a round was drawn by standing. The round stays as it is.
    pub seated_otherwise: Vec<String>,
    /// Who played it and was to play neither as player nor as staff.
    pub strangers: Vec<PersonId>,
}
