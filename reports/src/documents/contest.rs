//! A competition of which something is to be printed, and what it is printed from.

mod honours;
mod outline;
mod roster;
mod slips;
mod standings;

pub use honours::{Honours, HonoursLine, honours};
pub use outline::{Begins, Outline, outline};
pub use roster::{Roster, RosterLine, roster};
pub use slips::{Slip, SlipLine, Slips, slips};

use chrono::NaiveDate;
use competition::{Competition, History, RoundNumber};
use scoring::{Period, PersonId, RuleSet, Unit};

use super::ranking::RankingLine;
use crate::Options;

/// A competition of which something is to be printed.
#[derive(Clone, Copy)]
pub struct Contest<'a> {
    /// What was settled about it.
    pub competition: &'a Competition,
    /// What happened in it.
    pub history: &'a History,
    /// The number and the name of somebody.
    pub person: &'a dyn Fn(PersonId) -> (u32, String),
    /// The rules of each stage.
    pub rules: &'a [RuleSet],
    /// The days of the rounds that were drawn.
    pub days: &'a [(RoundNumber, NaiveDate)],
}

impl Contest<'_> {
    fn named(&self, person: PersonId) -> RankingLine {
        let (number, name) = (self.person)(person);
        RankingLine {
            number,
            name,
            ..RankingLine::default()
        }
    }

    fn unit(&self, stage: u32) -> Unit {
        let rules = self.rules_of(stage);
        rules.map_or_else(Unit::default, |rules| rules.data().unit)
    }

    fn rules_of(&self, stage: u32) -> Option<&RuleSet> {
        let place = usize::try_from(stage).ok()?.checked_sub(1)?;
        self.rules.get(place)
    }

    fn days_of(&self, is_in: impl Fn(RoundNumber) -> bool) -> Option<Period> {
        let days = self.days.iter().filter(|(number, _)| is_in(*number));
        let days: Vec<NaiveDate> = days.map(|(_, day)| *day).collect();
        Some(Period {
            from: *days.iter().min()?,
            to: *days.iter().max()?,
        })
    }

    fn stage_name(&self, stage: u32) -> String {
        let data = self.competition.stage(stage);
        data.map(|data| data.name.clone()).unwrap_or_default()
    }
}

/// What a paper says of which competition it is about, and when that is held.
pub(crate) fn held(competition: &str, days: Option<Period>, options: &Options) -> String {
    let days = days.map(|days| {
        let first = options.calendar.day_with_weekday(days.from);
        if days.from == days.to {
            first
        } else {
            options.calendar.period(days)
        }
    });
    let held = [Some(competition.to_owned()), days];
    held.into_iter().flatten().collect::<Vec<_>>().join("　")
}
