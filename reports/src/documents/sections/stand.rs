//! Where everybody stands in a period, beside what a page is about.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use scoring::{GameKind, Period, PersonId, Records};

use crate::season::Season;
use crate::words::DASH;

/// A period, and everybody's rank in it.
pub(crate) struct Stand {
    /// `9月` or `半期`.
    pub(crate) name: String,
    /// Rank and merit of each.
    of: BTreeMap<PersonId, (String, String)>,
}

impl Stand {
    /// The month and the half-year that hold the day, each up to it, and only where the game was played on an earlier
    /// day of it: the first day's standings are the day's own.
    pub(crate) fn after(so_far: &Records, day: NaiveDate, kind: GameKind) -> Vec<Self> {
        let half = Period::half_year_of(day, so_far.fiscal_start);
        let month = (month_name(day), Period::month_of(day));
        let half = half.map(|half| ("半期".to_owned(), half));
        let periods = std::iter::once(month).chain(half);
        let was_played = |period: Period| {
            let mut played = so_far.played_by(kind);
            played.any(|one| one.sheet.date < day && period.holds(one.sheet.date))
        };
        let begun = periods.filter(|(_, period)| was_played(*period));
        begun
            .map(|(name, period)| Self::of(so_far, name, Period { to: day, ..period }, kind))
            .collect()
    }

    /// The months of a season that were played.
    pub(crate) fn months(season: &Season) -> Vec<Self> {
        let months = season.months_played().into_iter();
        let of = |month: Period| {
            let name = month_name(month.from);
            Self::of(&season.records, name, month, season.kind)
        };
        months.map(of).collect()
    }

    fn of(records: &Records, name: String, period: Period, kind: GameKind) -> Self {
        let season = Season::new(records.within(period), period, kind);
        let of = season.standings.iter().map(|standing| {
            let rank = standing
                .rank
                .map_or_else(|| DASH.to_owned(), |rank| rank.to_string());
            (standing.person, (rank, season.merit(&standing.tally)))
        });
        let of = of.collect();
        Self { name, of }
    }

    /// Rank and merit; dashes for who has none there.
    pub(crate) fn of_person(&self, person: PersonId) -> (String, String) {
        let dashes = || (DASH.to_owned(), DASH.to_owned());
        self.of.get(&person).cloned().unwrap_or_else(dashes)
    }
}

fn month_name(day: NaiveDate) -> String {
    format!("{}月", day.month())
}
