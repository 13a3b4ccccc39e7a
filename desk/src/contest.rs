//! A competition read whole: what was settled, what happened, and how it stands.

use competition::{
    Course, Entrant, Field, History, PlanQuality, Role, Round, RoundNumber, Seating,
};
use db::{
    Club, CompetitionEntry, CompetitionId, CompetitionRound, Error, Refused, SessionId, Thing,
};
use reports::Ranking;
use scoring::{BySeat, Calendar, Names, PersonId, Players, RuleSet, SeriesId};
use std::collections::{BTreeMap, BTreeSet};

/// A competition of a club's file.
pub struct Contest {
    /// What was settled.
    pub entry: CompetitionEntry,
    /// What happened.
    pub history: History,
    /// How it stands by that.
    pub course: Course,
    /// How the club writes years.
    pub calendar: Calendar,
    /// Where its rounds are played, once they are drawn.
    pub rounds: Vec<CompetitionRound>,
    /// What its people are called.
    pub names: Names,
    rules: BTreeMap<String, RuleSet>,
}

impl Contest {
    /// Everything about it that the club's file has.
    ///
    /// # Errors
    /// Where there is none of that id, or the file has not the rules of a stage.
    pub fn read(club: &Club, id: CompetitionId) -> Result<Self, Error> {
        let entry = club.competition(id)?;
        let history = club.competition_history(id)?;
        let mut rules = BTreeMap::new();
        for stage in &entry.competition.data().stages {
            let found = club.rule_set(&stage.rules)?;
            let (_, found) = found.ok_or_else(|| no_rules(&stage.rules))?;
            rules.insert(stage.rules.clone(), found);
        }
        Ok(Self {
            course: Course::of(&entry.competition, &history),
            calendar: club.settings()?.calendar,
            rounds: club.competition_rounds(id)?,
            names: club.names()?,
            entry,
            history,
            rules,
        })
    }

    /// The competition whose round is played as that round of a series' day, and the stage of it.
    pub fn at(
        club: &Club,
        series: SeriesId,
        session: SessionId,
        round: u32,
    ) -> Result<Option<(Self, u32)>, Error> {
        let Some(entry) = club.competition_of(series)? else {
            return Ok(None);
        };
        let mut rounds = club.competition_rounds(entry.id)?.into_iter();
        let here = rounds.find(|one| one.session == session && one.round_of_day == round);
        here.map(|one| Ok((Self::read(club, entry.id)?, one.number.stage)))
            .transpose()
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        self.entry.competition.name()
    }

    /// The number and the name of somebody.
    pub fn named(&self, person: PersonId) -> (u32, String) {
        self.names.number_and_name(person)
    }

    /// Where a round is played, once it is drawn.
    pub fn round(&self, number: RoundNumber) -> Option<&CompetitionRound> {
        self.rounds.iter().find(|round| round.number == number)
    }

    /// The rules by which a stage is played, as they are now.
    ///
    /// # Errors
    /// Where it has no such stage.
    pub fn rules(&self, stage: u32) -> Result<&RuleSet, Error> {
        let data = self.entry.competition.stage(stage);
        data.and_then(|data| self.rules.get(&data.rules))
            .ok_or_else(|| no_rules(&stage.to_string()))
    }

    /// What a stage is called; nothing where it has no such stage.
    pub fn stage_name(&self, stage: u32) -> String {
        let data = self.entry.competition.stage(stage);
        data.map(|data| data.name.clone()).unwrap_or_default()
    }

    /// The stage under way: the first that is not complete, and the last once all are.
    pub fn stage_under_way(&self) -> u32 {
        let last = self.course.stages.last().map_or(1, |stage| stage.number);
        self.course.stage_under_way().unwrap_or(last)
    }

    /// The rounds of a stage as they were drawn, up to and without that one; all where none is named.
    pub fn drawn_before(&self, stage: u32, round: Option<u32>) -> Vec<Seating> {
        let rounds = self.history.rounds.iter();
        let mut rounds: Vec<&Round> = rounds
            .filter(|one| one.number.stage == stage)
            .filter(|one| round.is_none_or(|round| one.number.round < round))
            .collect();
        rounds.sort_by_key(|one| one.number);
        rounds.into_iter().map(Round::seating).collect()
    }

    /// How good rounds of it are together, and who sits in them.
    pub fn quality(&self, players: Players, rounds: &[Seating]) -> (Field, PlanQuality) {
        let seated = rounds.iter().flat_map(|round| {
            let seated = round.tables.iter().flat_map(BySeat::as_slice);
            seated.chain(&round.sits_out)
        });
        let people: BTreeSet<PersonId> = seated.copied().collect();
        let staff = &self.course.entries.staff;
        let entrants = people.into_iter().map(|person| Entrant {
            person,
            role: if staff.iter().any(|staff| staff.person == person) {
                Role::FillsTables
            } else {
                Role::Player
            },
        });
        let mut tables = rounds.iter().flat_map(|round| &round.tables);
        let field = Field {
            players,
            tables_of_three: tables.any(|table| table.players() != players),
            entrants: entrants.collect(),
            rounds: rounds.len(),
            ..Field::default()
        };
        let quality = PlanQuality::of(&field, rounds);
        (field, quality)
    }

    /// How a stage stands, up to a round where one is named, or the ranking of all stages; none where
    /// there is no such stage.
    ///
    /// # Errors
    /// As of [`Self::rules`].
    pub fn ranking(
        &self,
        stage: Option<u32>,
        round: Option<u32>,
    ) -> Result<Option<Ranking>, Error> {
        self.on_paper(|contest| match stage {
            Some(stage) => contest.standing(stage, round),
            None => Some(contest.ranking()),
        })
    }

    /// What papers about it are made from.
    ///
    /// # Errors
    /// As of [`Self::rules`].
    pub(crate) fn on_paper<T>(
        &self,
        read: impl FnOnce(reports::Contest<'_>) -> T,
    ) -> Result<T, Error> {
        let stages = (1..).zip(&self.entry.competition.data().stages);
        let rules: Vec<RuleSet> = stages
            .map(|(number, _)| self.rules(number).cloned())
            .collect::<Result<_, Error>>()?;
        let rounds = self.rounds.iter();
        let days: Vec<_> = rounds.map(|round| (round.number, round.date)).collect();
        Ok(read(reports::Contest {
            competition: &self.entry.competition,
            history: &self.history,
            person: &|person| self.named(person),
            rules: &rules,
            days: &days,
        }))
    }
}

fn no_rules(key: &str) -> Error {
    Refused::NoSuch {
        what: Thing::RuleSet,
        key: key.to_owned(),
    }
    .into()
}
