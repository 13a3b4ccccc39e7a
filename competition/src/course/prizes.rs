//! What is given at the end.

use super::{Fault, Penalty, Problem, Ranked, penalties};
use crate::definition::Competition;
use crate::event::{Event, EventId, Happening};
use scoring::{PersonId, Points};

/// What is given at the end.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Prizes {
    /// Who picks how many, the first to pick first.
    pub picks: Vec<Pick>,
    /// Who picks next; none where all is picked.
    pub next: Option<PersonId>,
    /// Picks of people who have none, or no more: where a result was corrected after prizes were given.
    pub beyond: Vec<EventId>,
    /// The booby prize.
    pub booby: Option<Booby>,
    /// Who has a keepsake.
    pub keepsakes: Vec<PersonId>,
}

/// Somebody who picks prizes.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Pick {
    /// Who.
    pub person: PersonId,
    /// The rank.
    pub rank: u32,
    /// How many.
    pub picks: u32,
    /// What was picked so far.
    pub picked: Vec<String>,
}

/// The booby prize, for the last but one.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Booby {
    /// Who is the last but one.
    pub person: PersonId,
    /// Whether lateness cost it. It is then nobody's.
    pub lost: bool,
}

/// What a certificate says.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Certificate {
    /// The competition's name.
    pub competition: String,
    /// Who.
    pub person: PersonId,
    /// The rank.
    pub rank: u32,
    /// Whether others share it.
    pub shared: bool,
    /// The name of the stage reached.
    pub stage: String,
    /// The total of that stage.
    pub total: Points,
    /// Of how many.
    pub players: usize,
}

impl Prizes {
    pub(super) fn of(
        competition: &Competition,
        given: &[Penalty],
        ranking: &[Ranked],
        events: &[&Event],
        problems: &mut Vec<Problem>,
    ) -> Self {
        let rules = &competition.data().prizes;
        let eligible = ranking.iter().filter(|ranked| !ranked.left);
        let eligible = eligible.filter_map(|ranked| Some((ranked.person, ranked.rank?)));
        let picks = eligible
            .zip(&rules.picks)
            .map(|((person, rank), picks)| Pick {
                person,
                rank,
                picks: *picks,
                picked: Vec::new(),
            });
        let everybody = ranking.iter().map(|ranked| ranked.person);
        let mut prizes = Self {
            picks: picks.collect(),
            booby: rules
                .booby
                .then(|| booby(competition, given, ranking))
                .flatten(),
            keepsakes: everybody.filter(|_| rules.keepsakes).collect(),
            ..Self::default()
        };
        for event in events {
            let Happening::PrizePicked { person, prize } = &event.what else {
                continue;
            };
            if let Err(fault) = prizes.pick(event.id, *person, prize, ranking) {
                problems.push(Problem {
                    event: event.id,
                    fault,
                });
            }
        }
        let mut open = prizes.picks.iter();
        prizes.next = open.find(|pick| pick.is_open()).map(|pick| pick.person);
        prizes
    }

    fn pick(
        &mut self,
        event: EventId,
        person: PersonId,
        prize: &str,
        ranking: &[Ranked],
    ) -> Result<(), Fault> {
        if prize.trim().is_empty() {
            return Err(Fault::NoName);
        }
        if !ranking.iter().any(|ranked| ranked.person == person) {
            return Err(Fault::NotPlaying);
        }
        let mut picks = self.picks.iter_mut();
        match picks.find(|pick| pick.person == person && pick.is_open()) {
            Some(pick) => pick.picked.push(prize.to_owned()),
            None => self.beyond.push(event),
        }
        Ok(())
    }
}

impl Pick {
    /// Whether there is more to pick.
    pub fn is_open(&self) -> bool {
        usize::try_from(self.picks).is_ok_and(|picks| self.picked.len() < picks)
    }
}

/// The last but one of those who played to the end.
fn booby(competition: &Competition, given: &[Penalty], ranking: &[Ranked]) -> Option<Booby> {
    let stayed = ranking.iter().rev();
    let mut stayed = stayed.filter(|ranked| !ranked.left && !ranked.disqualified);
    let last_but_one = stayed.nth(1)?;
    let person = last_but_one.person;
    let late = competition.data().penalties.late;
    let costs = late.is_some_and(|late| late.costs_booby);
    let was_late = penalties::lateness(given, person) != Points::ZERO;
    Some(Booby {
        person,
        lost: costs && was_late,
    })
}

/// The certificates of those who reached a rank that has one and played to the end.
pub(super) fn certificates(competition: &Competition, ranking: &[Ranked]) -> Vec<Certificate> {
    let down_to = competition.data().prizes.certificates;
    let given = ranking.iter().filter(|ranked| !ranked.left);
    let given = given.filter_map(|ranked| Some((ranked.rank?, ranked)));
    given
        .filter(|(rank, _)| *rank <= down_to)
        .map(|(rank, ranked)| {
            let same = ranking.iter().filter(|other| other.rank == ranked.rank);
            let stage = competition.stage(ranked.stage);
            Certificate {
                competition: competition.name().to_owned(),
                person: ranked.person,
                rank,
                shared: same.count() > 1,
                stage: stage.map(|stage| stage.name.clone()).unwrap_or_default(),
                total: ranked.total,
                players: ranking.len(),
            }
        })
        .collect()
}
