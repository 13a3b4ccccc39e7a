//! A competition of the open club: what was settled, what happened, and how it stands.

use std::collections::BTreeMap;

use competition::{Course, History, RoundNumber};
use db::{
    Club, CompetitionEntry, CompetitionId, CompetitionRound, Error, Refused, SessionId, Thing,
};
use scoring::{Calendar, PersonId, RuleSet, SeriesId};
use serde::Serialize;
use specta::Type;

use crate::ipc::{WireError, narrow};
use crate::open_club::OpenClub;
use scoring::Names;

/// Somebody of a competition.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Type)]
pub struct Competitor {
    pub id: i32,
    pub number: u32,
    pub name: String,
}

/// A competition, read whole.
pub struct Held {
    pub entry: CompetitionEntry,
    pub history: History,
    pub course: Course,
    pub calendar: Calendar,
    /// Where its rounds are played.
    pub places: Vec<CompetitionRound>,
    names: Names,
    rules: BTreeMap<String, RuleSet>,
}

impl Held {
    pub fn read(open: &OpenClub, id: i32) -> Result<Self, WireError> {
        open.read(|club| Self::of(club, CompetitionId(id.into())))
    }

    pub fn of(club: &Club, id: CompetitionId) -> Result<Self, Error> {
        let entry = club.competition(id)?;
        let history = club.competition_history(id)?;
        let mut rules = BTreeMap::new();
        for stage in &entry.competition.data().stages {
            let found = club.rule_set(&stage.rules)?;
            let (_, found) = found.ok_or_else(|| Refused::NoSuch {
                what: Thing::RuleSet,
                key: stage.rules.clone(),
            })?;
            rules.insert(stage.rules.clone(), found);
        }
        Ok(Self {
            course: Course::of(&entry.competition, &history),
            calendar: club.settings()?.calendar,
            places: club.competition_rounds(id)?,
            names: club.names()?,
            entry,
            history,
            rules,
        })
    }

    /// The number and the name of somebody.
    pub fn named(&self, id: PersonId) -> (u32, String) {
        self.names.number_and_name(id)
    }

    pub fn person(&self, id: PersonId) -> Result<Competitor, WireError> {
        let (number, name) = self.named(id);
        Ok(Competitor {
            id: narrow(id.0)?,
            number,
            name,
        })
    }

    pub fn people<'a>(
        &self,
        ids: impl IntoIterator<Item = &'a PersonId>,
    ) -> Result<Vec<Competitor>, WireError> {
        ids.into_iter().map(|id| self.person(*id)).collect()
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
        here.map(|one| Ok((Self::of(club, entry.id)?, one.number.stage)))
            .transpose()
    }

    /// Where a round is played, once it is drawn.
    pub fn place(&self, number: RoundNumber) -> Option<&CompetitionRound> {
        self.places.iter().find(|place| place.number == number)
    }

    pub fn rules_of(&self, stage: u32) -> Option<&RuleSet> {
        let data = self.entry.competition.stage(stage)?;
        self.rules.get(&data.rules)
    }

    /// The rules by which a stage is played, as they are now.
    pub fn rules(&self, stage: u32) -> Result<&RuleSet, WireError> {
        self.rules_of(stage)
            .ok_or_else(|| WireError::unexpected(format!("no rules for stage {stage}")))
    }

    pub fn stage_name(&self, stage: u32) -> String {
        let data = self.entry.competition.stage(stage);
        data.map(|data| data.name.clone()).unwrap_or_default()
    }

    /// The stage under way: the first that is not complete, and the last once all are.
    pub fn stage_under_way(&self) -> u32 {
        let stages = &self.course.stages;
        let under_way = stages.iter().find(|stage| !stage.complete);
        under_way.or(stages.last()).map_or(1, |stage| stage.number)
    }
}
