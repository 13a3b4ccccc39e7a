//! Results of which only the sum is known: those of years before the club's file began, and days of which
//! nobody kept the single hanchan.

use super::{PersonId, Records, SeriesId};
use crate::rule_set::{Basis, RuleSet};
use crate::{GameKind, Period, Points};
use chrono::NaiveDate;

/// What somebody reached in a period of which the single hanchan are not known. It counts where a period
/// holds all of it, and in nothing that needs single hanchan. See [the rules](crate::rules), 3.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub struct OpeningTotal {
    /// When it was played.
    pub period: Period,
    /// The series whose standings it belongs to.
    pub series: SeriesId,
    /// Whose.
    pub person: PersonId,
    /// How many hanchan; none where nobody counted them.
    pub games: Option<u32>,
    /// How often each place, where that was written down; together as many as the hanchan.
    pub places: Option<[u32; 4]>,
    /// What they add up to, as standings show it.
    pub total: Points,
    /// Where it was taken from, such as the name of a workbook.
    pub source: String,
}

/// An amount that counts from a day on, outside any hanchan.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Outside {
    /// The day.
    pub date: NaiveDate,
    /// Whose.
    pub person: PersonId,
    /// How many points above or below what was begun with.
    pub points: Points,
}

impl Records {
    /// Opening totals as far as they count among that kind of game: they belong to the club's own.
    pub fn openings_of(&self, kind: GameKind) -> impl Iterator<Item = &OpeningTotal> {
        let counts = self.club_kind() == kind;
        self.openings.iter().filter(move |_| counts)
    }

    /// Whatever counts outside hanchan among that kind of game: adjustments, and opening totals on the
    /// last of their days.
    pub fn outside(&self, kind: GameKind) -> impl Iterator<Item = Outside> {
        let counts = self.club_kind() == kind;
        let adjustments = self.adjustments.iter().filter(move |_| counts);
        let adjusted = adjustments.map(|one| Outside {
            date: one.date,
            person: one.person,
            points: one.points,
        });
        let openings = self.openings_of(kind).map(|one| Outside {
            date: one.period.to,
            person: one.person,
            points: self.gain_of(one),
        });
        adjusted.chain(openings)
    }

    /// By how much an opening total lies above or below what its hanchan were begun with.
    pub(crate) fn gain_of(&self, opening: &OpeningTotal) -> Points {
        let rules = self.rule_sets.get(&self.club_rules);
        match rules.map(RuleSet::data) {
            Some(rules) if rules.basis == Basis::Raw => {
                opening.total - rules.start * i64::from(opening.games.unwrap_or_default())
            }
            _ => opening.total,
        }
    }

    /// Where opening totals of that kind were taken from, and of how many people, for whoever prints them.
    pub fn opening_sources(&self, kind: GameKind) -> Vec<(&str, usize)> {
        let mut sources: Vec<(&str, usize)> = Vec::new();
        for opening in self.openings_of(kind) {
            match sources
                .iter_mut()
                .find(|(source, _)| *source == opening.source)
            {
                Some((_, count)) => *count += 1,
                None => sources.push((&opening.source, 1)),
            }
        }
        sources
    }
}
