//! One stage: its players, its rounds, its standing, and what was decided of its cut.

use super::faults::named_once;
use super::{Facts, RoundState, Stage};
use crate::company;
use crate::course::standing::Basis;
use crate::course::{Cut, Decision, Fault, Problem, Standing, penalties};
use crate::definition::{CutBy, CutRules, Method, StageData};
use crate::event::{Happening, Round, RoundNumber};
use crate::plan::Entrant;
use crate::seating::{Again, Seating, draw_by_standing};
use scoring::{PersonId, Points};
use std::collections::{BTreeMap, BTreeSet};

/// One stage, and what it begins with.
pub(super) struct At<'a> {
    pub(super) facts: &'a Facts<'a>,
    pub(super) number: u32,
    pub(super) data: &'a StageData,
    pub(super) players: Vec<PersonId>,
    pub(super) carried: BTreeMap<PersonId, Points>,
    pub(super) penalties: BTreeMap<PersonId, Points>,
}

impl<'a> At<'a> {
    pub(super) fn new(
        facts: &'a Facts<'a>,
        number: u32,
        data: &'a StageData,
        before: Option<&Stage>,
    ) -> Self {
        let decided = before
            .and_then(|stage| stage.cut.as_ref())
            .and_then(|cut| cut.decided.as_ref());
        let players = match before {
            None => facts.entries.playing.clone(),
            Some(_) => decided
                .map(|decision| decision.through.clone())
                .unwrap_or_default(),
        };
        let totals = before.into_iter().flat_map(|stage| stage.standing.ranked());
        let totals = totals.map(|(_, line)| (line.person, data.carry_over.of(line.total)));
        let mut at = Self {
            facts,
            number,
            data,
            players,
            carried: totals.collect(),
            penalties: BTreeMap::new(),
        };
        // Whoever left before the first round and did not play it after all is no player of it.
        let rounds = at.rounds();
        let results = rounds.iter().flat_map(|round| round.results());
        let played: BTreeSet<PersonId> = results.map(|result| result.person).collect();
        let first = at.round(1);
        at.players
            .retain(|person| played.contains(person) || !facts.entries.is_away(*person, first));
        at.count_penalties();
        at
    }

    pub(super) fn count_penalties(&mut self) {
        let of = |person: &PersonId| {
            (
                *person,
                penalties::in_stage(self.facts.penalties, *person, self.number),
            )
        };
        self.penalties = self.players.iter().map(of).collect();
    }

    fn round(&self, round: u32) -> RoundNumber {
        RoundNumber {
            stage: self.number,
            round,
        }
    }

    pub(super) fn rounds(&self) -> Vec<&'a Round> {
        let rounds = self.facts.rounds.iter().copied();
        rounds
            .filter(|round| round.number.stage == self.number)
            .collect()
    }

    pub(super) fn by(&self) -> CutBy {
        self.data.cut.map(|cut| cut.by).unwrap_or_default()
    }

    pub(super) fn standing(&self, rounds: &[&Round], by: CutBy) -> Standing {
        let Facts {
            competition,
            penalties,
            ..
        } = *self.facts;
        let players = self.players.iter().copied();
        let disqualified = players
            .filter(|person| penalties::is_disqualified(competition, penalties, *person))
            .collect();
        self.standing_without(&disqualified, rounds, by)
    }

    fn standing_without(
        &self,
        disqualified: &BTreeSet<PersonId>,
        rounds: &[&Round],
        by: CutBy,
    ) -> Standing {
        let last = self.round(u32::try_from(self.data.rounds.len()).unwrap_or(u32::MAX));
        let left = self.players.iter().copied();
        let left = left.filter(|person| self.facts.entries.is_away(*person, last));
        Standing::of(&Basis {
            stage: self.data,
            ties: &self.facts.competition.data().ties,
            players: &self.players,
            rounds,
            carried: &self.carried,
            penalties: &self.penalties,
            left: &left.collect(),
            disqualified,
            lots: &self.lots(),
            by,
        })
    }

    pub(super) fn stage(&self, problems: &mut Vec<Problem>) -> Stage {
        let decided = self.decisions(problems);
        let rounds = self.rounds();
        let states: Vec<RoundState> = (1..)
            .zip(&self.data.rounds)
            .map(|(round, method)| self.state(round, *method))
            .collect();
        let complete = states
            .iter()
            .all(|state| state.drawn && state.missing.is_empty());
        let mut standing = self.standing(&rounds, self.by());
        let next = RoundNumber {
            stage: self.number + 1,
            round: 1,
        };
        let is_absent = |person| self.facts.entries.is_away(person, next);
        let cut = self.data.cut;
        let cut = cut.map(|rules| Cut::of(rules, &standing, is_absent, decided));
        if !complete {
            standing.asks_for_lot.clear();
        }
        Stage {
            number: self.number,
            players: self.players.clone(),
            rounds: states,
            standing,
            complete,
            cut,
        }
    }

    fn state(&self, round: u32, method: Method) -> RoundState {
        let number = self.round(round);
        let entries = self.facts.entries;
        let players = self.players.iter().copied();
        let due: Vec<PersonId> = players
            .filter(|person| !entries.is_away(*person, number))
            .collect();
        // Where a cut is decided anew, whoever plays after all fills no tables.
        let mut staff = entries.staff_for(number);
        staff.retain(|person| !due.contains(person));
        let rounds = self.rounds();
        let before: Vec<&Round> = rounds
            .iter()
            .copied()
            .filter(|other| other.number < number)
            .collect();
        let standing_before = if method.needs_standing() {
            self.order_of(&due, &before)
        } else {
            Vec::new()
        };
        let drawn = rounds.iter().find(|other| other.number == number);
        let seed = self
            .facts
            .events
            .iter()
            .rev()
            .find_map(|event| match event.what {
                Happening::RoundSeated {
                    stage, round, seed, ..
                } => (RoundNumber { stage, round } == number).then_some(seed),
                _ => None,
            })
            .flatten();
        let seating = drawn
            .map(|round| company::seating(round))
            .unwrap_or_default();
        let seated: Vec<PersonId> = seating
            .tables
            .iter()
            .flat_map(|table| table.as_slice().to_vec())
            .collect();
        let was_to_play = |person: &PersonId| due.contains(person) || staff.contains(person);
        let strangers = seated.iter().copied().filter(|person| !was_to_play(person));
        let unseated = due
            .iter()
            .copied()
            .filter(|person| !seating.has_place(*person));
        let mut state = RoundState {
            number: round,
            method,
            seed,
            drawn: drawn.is_some(),
            sits_out: seating.sits_out.clone(),
            missing: drawn.map(|round| round.missing()).unwrap_or_default(),
            seated_otherwise: Vec::new(),
            strangers: strangers.collect(),
            unseated: unseated.filter(|_| drawn.is_some()).collect(),
            at_two_tables: drawn.map(|round| round.at_two_tables()).unwrap_or_default(),
            due,
            staff,
            standing_before,
        };
        if let (Some(drawn), Some(seed)) = (drawn, seed)
            && method.needs_standing()
        {
            state.seated_otherwise = self.seated_otherwise(drawn, &state, seed);
        }
        state
    }

    /// As people stood before a round; before the first, as they came through the cut. Whoever is
    /// disqualified and plays on sits where the results say.
    fn order_of(&self, due: &[PersonId], before: &[&Round]) -> Vec<PersonId> {
        if before.is_empty() {
            return due.to_vec();
        }
        let standing = self.standing_without(&BTreeSet::new(), before, CutBy::Total);
        let people = standing.ranked().map(|(_, line)| line.person);
        people.filter(|person| due.contains(person)).collect()
    }

    /// The tables of a round at which others would sit if it were drawn now.
    fn seated_otherwise(&self, drawn: &Round, state: &RoundState, seed: u32) -> Vec<String> {
        let seated = drawn.tables.iter().flat_map(|table| table.seats.as_slice());
        let people: Vec<PersonId> = seated.chain(&drawn.sits_out).copied().collect();
        let Some(players) = drawn.tables.first().map(|table| table.seats.players()) else {
            return Vec::new();
        };
        let entries = self.facts.entries;
        let before = self.facts.rounds.iter();
        let before = before.filter(|round| round.number < drawn.number);
        let before: Vec<Seating> = before
            .map(|round| company::seating_of(round, entries))
            .collect();
        let people: Vec<Entrant> = people
            .into_iter()
            .map(|person| Entrant {
                person,
                role: entries.role(person, drawn.number),
            })
            .collect();
        let situation = company::situation(players, &people, &before);
        let again = match state.method {
            Method::Swiss => Again::Avoided,
            _ => Again::Allowed,
        };
        let order = &state.standing_before;
        let now = draw_by_standing(&situation, order, again, u64::from(seed));
        let now = now.map(|seating| seating.tables).unwrap_or_default();
        let mut tables = drawn.tables.iter().enumerate().map(|(place, table)| {
            let same = now.get(place).is_some_and(|now| {
                let mut here = table.seats.as_slice().iter();
                here.all(|person| now.as_slice().contains(person))
            });
            (!same).then(|| table.label.clone())
        });
        tables.by_ref().flatten().collect()
    }

    /// The lots of the stage, the latest last.
    fn lots(&self) -> Vec<&'a [PersonId]> {
        let lots = self
            .facts
            .events
            .iter()
            .filter_map(|event| match &event.what {
                Happening::LotDrawn { stage, order, .. } if *stage == self.number => Some(&**order),
                _ => None,
            });
        lots.collect()
    }

    /// The last decision that is in order.
    fn decisions(&self, problems: &mut Vec<Problem>) -> Option<Decision> {
        let mut decided = None;
        for event in self.facts.events {
            let Happening::CutDecided { stage, through } = &event.what else {
                continue;
            };
            if *stage != self.number {
                continue;
            }
            match self.decision(through) {
                Ok(()) => {
                    decided = Some(Decision {
                        event: event.id,
                        through: through.clone(),
                    });
                }
                Err(fault) => problems.push(Problem {
                    event: event.id,
                    fault,
                }),
            }
        }
        decided
    }

    fn decision(&self, through: &[PersonId]) -> Result<(), Fault> {
        let CutRules {
            through: places, ..
        } = self.data.cut.ok_or(Fault::NoCut)?;
        let places = usize::try_from(places).unwrap_or(usize::MAX);
        if through.is_empty() || through.len() > places {
            return Err(Fault::Through {
                expected: places,
                got: through.len(),
            });
        }
        named_once(through)?;
        if through.iter().any(|person| !self.players.contains(person)) {
            return Err(Fault::NotInStage);
        }
        Ok(())
    }
}
