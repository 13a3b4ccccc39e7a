//! Records in the sportsman's sense: a person's best and worst moments, and who of a club holds which.

use crate::record::{Hanchan, HanchanId, PersonId, SeatResult, SeriesId};
use crate::statistics::{PersonStatistics, Streak};
use crate::{Points, Records};
use chrono::NaiveDate;
use std::collections::BTreeMap;

/// A day of one series.
pub type SessionDay = (NaiveDate, SeriesId);

/// An amount that was reached, and in which hanchan or on which day.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Feat<When> {
    /// The amount.
    pub amount: Points,
    /// The first time that it was reached.
    pub when: When,
}

/// One person's best and worst. Never over tables of different kinds of game.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Feats {
    /// The best result of a hanchan.
    pub best: Option<Feat<HanchanId>>,
    /// The worst result of a hanchan.
    pub worst: Option<Feat<HanchanId>>,
    /// The most points at the end of a hanchan.
    pub highest_points: Option<Feat<HanchanId>>,
    /// What each day's hanchan brought; see [`crate::Tally::gain`].
    days: BTreeMap<SessionDay, Points>,
}

impl Feats {
    pub(crate) fn add(&mut self, hanchan: &Hanchan, result: &SeatResult, level: Points) {
        let of = |amount| Feat {
            amount,
            when: hanchan.id,
        };
        let higher = |before: Points, now: Points| now > before;
        keep(&mut self.best, of(result.total), higher);
        keep(&mut self.highest_points, of(result.points), higher);
        keep(&mut self.worst, of(result.total), |before, now| {
            now < before
        });
        let day = (hanchan.sheet.date, hanchan.sheet.series);
        *self.days.entry(day).or_default() += result.total - level;
    }

    /// The day whose hanchan brought the most.
    pub fn biggest_day(&self) -> Option<Feat<SessionDay>> {
        let days = self.days.iter();
        let days = days.map(|(when, amount)| Feat {
            amount: *amount,
            when: *when,
        });
        days.reduce(|best, day| if day.amount > best.amount { day } else { best })
    }
}

/// Replaces what was reached first only by what is beyond it.
fn keep(
    kept: &mut Option<Feat<HanchanId>>,
    now: Feat<HanchanId>,
    beyond: impl Fn(Points, Points) -> bool,
) {
    if kept.is_none_or(|kept| beyond(kept.amount, now.amount)) {
        *kept = Some(now);
    }
}

/// Everybody who holds a record, by number, each with the time it was reached first; nobody where it
/// is no record at all.
pub type Holders<Record> = Vec<(PersonId, Record)>;

/// The records of a club's members over one kind of game.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ClubFeats {
    /// The best result of a hanchan.
    pub best: Holders<Feat<HanchanId>>,
    /// The worst result of a hanchan.
    pub worst: Holders<Feat<HanchanId>>,
    /// The most points at the end of a hanchan.
    pub highest_points: Holders<Feat<HanchanId>>,
    /// The day whose hanchan add up to the most.
    pub biggest_day: Holders<Feat<SessionDay>>,
    /// The longest run of first places: two at the least.
    pub first: Holders<Streak>,
    /// The longest run without a last place: two at the least.
    pub not_last: Holders<Streak>,
    /// The longest run of results above zero: two at the least.
    pub plus: Holders<Streak>,
}

/// Which of the people that [`crate::statistics`] counted over these records hold which record; only
/// those who are ranked can.
pub fn club_feats(records: &Records, counted: &BTreeMap<PersonId, PersonStatistics>) -> ClubFeats {
    let ranked = |person: &PersonId| {
        let known = records.people.get(person);
        known.is_some_and(|known| known.kind.is_ranked())
    };
    let mut members: Vec<(PersonId, &PersonStatistics)> = counted
        .iter()
        .filter(|(person, _)| ranked(person))
        .map(|(person, own)| (*person, own))
        .collect();
    members.sort_by_key(|(person, _)| records.people.get(person).map(|known| known.number));
    let amounts = |of: fn(&Feats) -> Option<Feat<HanchanId>>| {
        holders(&members, |own| of(&own.feats), |feat| feat.amount)
    };
    let runs = |of: fn(&PersonStatistics) -> Streak| {
        let two = |own: &PersonStatistics| Some(of(own)).filter(|streak| streak.longest > 1);
        holders(&members, two, |streak| streak.longest)
    };
    ClubFeats {
        best: amounts(|feats| feats.best),
        highest_points: amounts(|feats| feats.highest_points),
        worst: holders(&members, |own| own.feats.worst, |feat| -feat.amount),
        biggest_day: holders(&members, |own| own.feats.biggest_day(), |feat| feat.amount),
        first: runs(|own| own.streaks.first),
        not_last: runs(|own| own.streaks.not_last),
        plus: runs(|own| own.streaks.plus),
    }
}

fn holders<Record: Copy, Figure: Ord>(
    members: &[(PersonId, &PersonStatistics)],
    of: impl Fn(&PersonStatistics) -> Option<Record>,
    figure: impl Fn(&Record) -> Figure,
) -> Holders<Record> {
    let reached = || {
        let all = members.iter();
        all.filter_map(|(person, own)| Some((*person, of(own)?)))
    };
    let most = reached().map(|(_, record)| figure(&record)).max();
    reached()
        .filter(|(_, record)| Some(figure(record)) == most)
        .collect()
}
