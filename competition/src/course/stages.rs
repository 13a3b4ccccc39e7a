//! The stages: who plays in them, round by round.

mod at;
mod faults;

pub(super) use faults::find_problems;

use super::{Cut, Entries, Penalty, Problem, Standing, penalties};
use crate::definition::{Competition, Method};
use crate::event::{Event, Round};
use at::At;
use scoring::{PersonId, Points};
use std::collections::{BTreeMap, BTreeSet};

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

impl Stage {
    /// The last round of which a sheet is in: what is written down now is written down after it.
    pub fn last_played(&self) -> Option<u32> {
        let lines = self.standing.lines.iter();
        let last = lines.filter_map(|line| line.results.iter().rposition(Option::is_some));
        u32::try_from(last.max()? + 1).ok()
    }
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
    /// The staff who can fill its tables, those who play instead of somebody first.
    pub staff: Vec<PersonId>,
    /// The players who are to play it as they stood before it, where it is seated by standing.
    pub standing_before: Vec<PersonId>,
    /// Whether it is drawn.
    pub drawn: bool,
    /// Who of those present plays at no table of it.
    pub sits_out: Vec<PersonId>,
    /// The labels of the tables whose sheets are missing.
    pub missing: Vec<String>,
    /// The labels of the tables at which others would sit by the results as they are now: where a
    /// sheet came or was corrected after a round was drawn by standing, or people were moved by
    /// hand. The round stays as it is.
    pub seated_otherwise: Vec<String>,
    /// Who is to play it and has no place in it, where it is drawn.
    pub unseated: Vec<PersonId>,
    /// Who sits at a table of it and was to play neither as player nor as staff.
    pub strangers: Vec<PersonId>,
    /// Who has a result at more than one of its tables: on one of the sheets somebody else is meant.
    pub at_two_tables: Vec<PersonId>,
}

/// What the stages are derived from.
pub(super) struct Facts<'a> {
    pub(super) competition: &'a Competition,
    pub(super) entries: &'a Entries,
    pub(super) penalties: &'a [Penalty],
    pub(super) events: &'a [&'a Event],
    /// In the order of play.
    pub(super) rounds: &'a [&'a Round],
}

/// The stages; once all games are over, lateness counts in the stage that each player reached.
pub(super) fn stages(facts: &Facts<'_>, problems: &mut Vec<Problem>) -> Vec<Stage> {
    let mut stages: Vec<Stage> = Vec::new();
    let mut carried = Vec::new();
    for (number, data) in (1..).zip(&facts.competition.data().stages) {
        let at = At::new(facts, number, data, stages.last());
        let stage = at.stage(problems);
        carried.push(at.carried);
        stages.push(stage);
    }
    if stages.iter().all(|stage| stage.complete) {
        count_lateness(facts, &mut stages, carried);
    }
    stages
}

fn count_lateness(
    facts: &Facts<'_>,
    stages: &mut [Stage],
    carried: Vec<BTreeMap<PersonId, Points>>,
) {
    let mut further: BTreeSet<PersonId> = BTreeSet::new();
    let data = &facts.competition.data().stages;
    let each = stages.iter_mut().zip(data).zip(carried).rev();
    for ((stage, data), carried) in each {
        let mut at = At {
            facts,
            number: stage.number,
            data,
            players: stage.players.clone(),
            carried,
            penalties: BTreeMap::new(),
        };
        at.count_penalties();
        for person in stage
            .players
            .iter()
            .filter(|person| !further.contains(person))
        {
            let late = penalties::lateness(facts.penalties, *person);
            *at.penalties.entry(*person).or_default() += late;
        }
        further.extend(&stage.players);
        stage.standing = at.standing(&at.rounds(), at.by());
    }
}
