//! A competition that is being held: its file, what was settled, and how it stands.

use super::changes::{rank_told, warning};
use super::people::{all_numbered, numbered};
use crate::answer::Answer;
use crate::arguments::competition::{Happened, Numbers, Of};
use crate::clock;
use crate::failure::Failure;
use crate::file;
use competition::course::RoundState;
use competition::{Course, Happening, RoundNumber, changes};
use db::{Club, CompetitionEntry};
use desk::contest::Contest;
use scoring::PersonId;

/// A competition of an open file.
pub struct Held {
    pub club: Club,
    pub contest: Contest,
    /// Ranks and totals that the last write made others, in words.
    ranks: Vec<String>,
}

impl Held {
    /// To look at.
    pub fn to_read(of: &Of) -> Result<Self, Failure> {
        Self::of(file::open_to_read(&of.file)?, of.of.as_deref())
    }

    /// To write to.
    pub fn to_write(of: &Of) -> Result<Self, Failure> {
        Self::of(file::open(&of.file)?, of.of.as_deref())
    }

    fn of(club: Club, named: Option<&str>) -> Result<Self, Failure> {
        let id = named_in(&club, named)?.id;
        Ok(Self {
            contest: Contest::read(&club, id)?,
            ranks: Vec::new(),
            club,
        })
    }

    /// Records what happened, and prints what changed because of it.
    pub fn record(
        &mut self,
        when: &Happened,
        happenings: &[Happening],
        answer: &mut Answer,
    ) -> Result<(), Failure> {
        let now = clock::now()?;
        let at = when.at.unwrap_or(now);
        self.club
            .record_happenings(now, self.contest.entry.id, at, happenings)?;
        let corrects = happenings.iter().any(Happening::corrects);
        self.read_again(corrects, answer)
    }

    /// Reads the competition again after a write, and prints what changed because of it. The write is done
    /// even if this fails. After a correction, ranks and totals are left to [`Self::tell_ranks`].
    pub fn read_again(&mut self, corrects: bool, answer: &mut Answer) -> Result<(), Failure> {
        answer.done();
        let now = Contest::read(&self.club, self.contest.entry.id)?;
        let before = std::mem::replace(&mut self.contest, now).course;
        self.tell_promotions(&before, answer);
        let tells_ranks = corrects && before.has_results();
        for change in changes(&before, &self.contest.course) {
            if let Some(said) = warning(&self.contest.names, &change) {
                answer.line(said);
            } else if tells_ranks
                && let Some(said) = rank_told(
                    &self.club,
                    &self.contest.entry,
                    &self.contest.names,
                    &change,
                )?
            {
                self.ranks.push(said);
            }
        }
        Ok(())
    }

    /// Tells which ranks and totals the last write made others.
    pub fn tell_ranks(&mut self, answer: &mut Answer) {
        for said in self.ranks.drain(..) {
            answer.line(said);
        }
    }

    /// Whom to tell that a place became free.
    fn tell_promotions(&self, before: &Course, answer: &mut Answer) {
        let known = before.entries.promotions.len();
        for promotion in self.contest.course.entries.promotions.iter().skip(known) {
            answer.line(format!(
                "{}: comes from the waiting list to a place; tell them",
                self.name(promotion.person)
            ));
        }
    }

    /// Tells in which rounds that are still to be played somebody sits who plays no more, and what
    /// to do about it.
    pub fn tell_where_seated(&self, person: PersonId, by: Option<PersonId>, answer: &mut Answer) {
        for stage in &self.contest.course.stages {
            let mut rounds = stage.rounds.iter();
            let first = rounds.find(|round| {
                round.drawn && !round.missing.is_empty() && round.strangers.contains(&person)
            });
            let Some(RoundState { number: round, .. }) = first else {
                continue;
            };
            let with = by.map_or_else(|| "NUMBER".to_owned(), |by| self.number(by).to_string());
            answer.line(format!(
                "{}: still sits in stage {}, from round {round} on; `hanchan competition seat --round {round} --again` draws anew, and `swap --round {round} --member {} --with {with}` puts somebody there",
                self.name(person),
                stage.number,
                self.number(person)
            ));
        }
    }

    /// `3 山田 勇`
    pub fn name(&self, person: PersonId) -> String {
        numbered(&self.contest.names, person)
    }

    pub fn names(&self, people: &[PersonId]) -> String {
        all_numbered(&self.contest.names, people)
    }

    pub fn number(&self, person: PersonId) -> u32 {
        self.contest.names.number_and_name(person).0
    }

    pub fn numbers(&self, people: &[PersonId]) -> Vec<u32> {
        people.iter().map(|person| self.number(*person)).collect()
    }

    pub fn person(&self, number: u32) -> Result<PersonId, Failure> {
        self.contest.names.with_number(number).ok_or_else(|| {
            Failure::refused(format!(
                "there is no member {number}; add them first, guests as well, with `hanchan import --members`"
            ))
        })
    }

    pub fn people(&self, numbers: &Numbers) -> Result<Vec<PersonId>, Failure> {
        numbers
            .0
            .iter()
            .map(|number| self.person(*number))
            .collect()
    }

    /// The stage that was asked for, or the one under way: the first that is not complete, and the
    /// last once all are.
    pub fn stage(&self, asked: Option<u32>) -> Result<u32, Failure> {
        let Some(asked) = asked else {
            return Ok(self.contest.stage_under_way());
        };
        if self.contest.course.stage(asked).is_none() {
            return Err(Failure::refused(format!(
                "--stage {asked}: {} has stages 1 to {}",
                self.contest.name(),
                self.contest.course.stages.len()
            )));
        }
        Ok(asked)
    }

    /// Refuses what only the final ranking can decide, as long as sheets are missing.
    pub fn is_over(&self) -> Result<(), Failure> {
        if self.contest.course.over {
            return Ok(());
        }
        Err(Failure::refused(
            "not every sheet is in; `hanchan competition show` names those that are missing",
        ))
    }

    /// A round of a stage, once it is known to have it.
    pub fn round(&self, stage: u32, round: u32, option: &str) -> Result<RoundNumber, Failure> {
        let number = RoundNumber { stage, round };
        if self.contest.course.round(number).is_some() {
            return Ok(number);
        }
        let last = self
            .contest
            .course
            .stage(stage)
            .map_or(0, |known| known.rounds.len());
        Err(Failure::refused(format!(
            "{option} {round}: stage {stage} has rounds 1 to {last}"
        )))
    }

    /// The round after which a stage is to be shown, once the stage is known to be one and to have it.
    pub fn after(&self, stage: Option<u32>, after: Option<u32>) -> Result<Option<u32>, Failure> {
        let Some(stage) = stage else { return Ok(None) };
        self.stage(Some(stage))?;
        let round = after.map(|round| self.round(stage, round, "--after"));
        Ok(round.transpose()?.map(|number| number.round))
    }
}

/// The competition of that name or id; the only one where none is named.
pub fn named_in(club: &Club, of: Option<&str>) -> Result<CompetitionEntry, Failure> {
    let mut known = club.competitions()?;
    let listed = |known: &[CompetitionEntry]| {
        let names = known.iter().map(|one| one.competition.name());
        names.collect::<Vec<_>>().join(", ")
    };
    match of {
        Some(of) => {
            let is_named =
                |one: &CompetitionEntry| one.competition.name() == of || one.competition.id() == of;
            match known.iter().position(is_named) {
                Some(place) => Ok(known.swap_remove(place)),
                None => Err(Failure::refused(format!(
                    "--of {of}: there is no such competition; the club has: {}",
                    listed(&known)
                ))),
            }
        }
        None if known.len() > 1 => Err(Failure::refused(format!(
            "say which competition with --of; the club has: {}",
            listed(&known)
        ))),
        None => known.pop().ok_or_else(|| {
            Failure::refused("the club has no competition; `hanchan competition new` prepares one")
        }),
    }
}
