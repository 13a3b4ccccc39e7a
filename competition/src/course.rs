//! How a competition stands: everything that follows from its definition, its log and its rounds.
//! Nothing of it is kept anywhere; it is derived anew each time.

mod change;
mod cut;
mod entries;
mod lots;
mod offers;
mod penalties;
mod prizes;
mod problem;
mod ranking;
mod stages;
mod standing;

pub use change::{Change, changes};
pub use cut::{Cut, Decision};
pub use entries::{Entries, Entry, EntryState, Promotion, Staff};
pub use offers::{Answer, Offer, Offered, PassedOver, WhyPassedOver};
pub use penalties::{Penalty, PenaltyKind};
pub use prizes::{Booby, Certificate, Pick, Prizes};
pub use problem::{Fault, Problem};
pub use ranking::Ranked;
pub use stages::{RoundState, Stage};
pub use standing::{Line, Standing};

use crate::definition::Competition;
use crate::event::{Event, History, Round, RoundNumber};
use scoring::PersonId;
use stages::Facts;
use std::collections::{BTreeMap, BTreeSet};

/// How a competition stands.
///
/// ```
/// use competition::{Course, Event, EventId, Happening, History, preset};
/// use scoring::PersonId;
///
/// let day = preset("haku-2015").unwrap();
/// let at = "2014-12-01T09:00:00".parse().unwrap();
/// let entered = |id| Event { id: EventId(id), at, what: Happening::Entered { person: PersonId(id) } };
/// let mut history = History { events: (1..=23).map(entered).collect(), ..History::default() };
/// let course = Course::of(&day, &history);
/// assert_eq!((course.entries.playing.len(), course.entries.waiting), (22, vec![PersonId(23)]));
///
/// let what = Happening::Cancelled { person: PersonId(4) };
/// history.events.push(Event { id: EventId(24), at, what });
/// let course = Course::of(&day, &history);
/// assert_eq!(course.entries.promotions[0].person, PersonId(23), "who is to be told");
/// ```
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Course {
    /// Who plays, who waits, and who of the staff is there.
    pub entries: Entries,
    /// Penalties and bonuses, also those that were lifted.
    pub penalties: Vec<Penalty>,
    /// The stages, in order.
    pub stages: Vec<Stage>,
    /// Whether every sheet of every stage is in.
    pub over: bool,
    /// Everybody who played or plays, staff aside: by the stage reached, then as they stand there,
    /// and at the end, without a rank, who is disqualified. Provisional until it is over.
    pub ranking: Vec<Ranked>,
    /// What is given at the end.
    pub prizes: Prizes,
    /// Places elsewhere, offered down the ranking; in the order of the definition.
    pub offers: Vec<Offer>,
    /// What the certificates say, the first rank first.
    pub certificates: Vec<Certificate>,
    /// Events that cannot have happened as they are written down. They are left out of everything.
    pub problems: Vec<Problem>,
}

/// The sheets that are missing of a round.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MissingSheets {
    /// The round of its stage, from 1.
    pub round: u32,
    /// The labels of the tables; none where the round is not drawn.
    pub tables: Vec<String>,
}

impl Course {
    /// Derives it.
    pub fn of(competition: &Competition, history: &History) -> Self {
        let events = history.in_order();
        let mut rounds: Vec<&Round> = history.rounds.iter().collect();
        rounds.sort_by_key(|round| round.number);
        let mut played: BTreeMap<PersonId, BTreeSet<RoundNumber>> = BTreeMap::new();
        for round in &rounds {
            for result in round.results() {
                played
                    .entry(result.person)
                    .or_default()
                    .insert(round.number);
            }
        }
        let mut problems = Vec::new();
        let entries = Entries::of(competition, &events, &played, &mut problems);
        let penalties = penalties::given(competition, &events, &entries, &mut problems);
        stages::find_problems(competition, &entries, &events, &mut problems);
        let in_order = |event: &&Event| problems.iter().all(|problem| problem.event != event.id);
        let events: Vec<&Event> = events.into_iter().filter(in_order).collect();
        let facts = Facts {
            competition,
            entries: &entries,
            penalties: &penalties,
            events: &events,
            rounds: &rounds,
        };
        let mut stages = stages::stages(&facts, &mut problems);
        penalties::find_problems(&penalties, &stages, &mut problems);
        let ranking = ranking::ranking(&stages);
        let prizes = Prizes::of(competition, &penalties, &ranking, &events, &mut problems);
        let offers = offers::offers(competition, &ranking, history, &events, &mut problems);
        lots::keep_needed(competition, &mut stages, &ranking, &prizes, &offers);
        problems.sort_by_key(|problem| problem.event);
        Self {
            certificates: prizes::certificates(competition, &ranking),
            over: stages.iter().all(|stage| stage.complete),
            entries,
            penalties,
            stages,
            ranking,
            prizes,
            offers,
            problems,
        }
    }

    /// Who accepted a place in what: [`History::holders`] of the competitions that offer it as well.
    pub fn holders(&self) -> impl Iterator<Item = (String, PersonId)> {
        self.offers.iter().flat_map(|offer| {
            let accepted = offer.accepted();
            accepted.map(|person| (offer.place.clone(), person))
        })
    }

    /// The first stage of which it is still to be decided who goes on: every sheet is in and nothing
    /// is decided, or somebody who was to go on is absent and the next stage is not drawn.
    pub fn cut_to_decide(&self) -> Option<u32> {
        let mut stages = self.stages.iter().filter(|stage| stage.complete);
        let to_decide = stages.find(|stage| {
            let cut = stage.cut.as_ref();
            cut.is_some_and(|cut| {
                cut.decided.is_none() || self.is_to_be_decided_anew(stage.number, cut)
            })
        });
        to_decide.map(|stage| stage.number)
    }

    /// Whether somebody who was to go on is absent and others can, before anything is drawn.
    fn is_to_be_decided_anew(&self, stage: u32, cut: &Cut) -> bool {
        let next = self.stage(stage + 1);
        let is_drawn = next.is_some_and(|next| next.rounds.iter().any(|round| round.drawn));
        let first = RoundNumber {
            stage: stage + 1,
            round: 1,
        };
        let decided = cut.decided.iter().flat_map(|decision| &decision.through);
        let can_others = !cut.would_go_on.is_empty() || !cut.tied.is_empty();
        let mut leave = decided.filter(|person| self.entries.leaves_a_seat(**person, first));
        !is_drawn && can_others && leave.next().is_some()
    }

    /// Whether a round goes by a standing that is not yet known.
    pub fn waits_for_sheets(&self, number: RoundNumber) -> bool {
        !self.missing_before(number).is_empty()
    }

    /// Whether a sheet is in: before that nobody stands anywhere.
    pub fn has_results(&self) -> bool {
        let lines = self.stages.iter().flat_map(|stage| &stage.standing.lines);
        lines.flat_map(|line| &line.results).any(Option::is_some)
    }

    /// The stage under way: the first that is not complete, and the last once all are.
    pub fn stage_under_way(&self) -> Option<u32> {
        let mut stages = self.stages.iter();
        let under_way = stages.find(|stage| !stage.complete);
        Some(under_way.or(self.stages.last())?.number)
    }

    /// What a round still waits for: where it goes by the standing, the rounds of its stage before it
    /// whose sheets are not all in, and otherwise nothing.
    pub fn missing_before(&self, number: RoundNumber) -> Vec<MissingSheets> {
        let decides = |round: &RoundState| round.method.needs_standing();
        let stage = self.stage(number.stage);
        let stage = stage.filter(|_| self.round(number).is_some_and(decides));
        let before = stage.into_iter().flat_map(|stage| &stage.rounds);
        let before = before.filter(|round| round.number < number.round);
        let waiting = before.filter(|round| !round.drawn || !round.missing.is_empty());
        waiting
            .map(|round| MissingSheets {
                round: round.number,
                tables: round.missing.clone(),
            })
            .collect()
    }

    /// The stage of that number, from 1.
    pub fn stage(&self, number: u32) -> Option<&Stage> {
        self.stages.iter().find(|stage| stage.number == number)
    }

    /// How a round stands.
    pub fn round(&self, number: RoundNumber) -> Option<&RoundState> {
        let mut rounds = self.stage(number.stage)?.rounds.iter();
        rounds.find(|state| state.number == number.round)
    }
}
