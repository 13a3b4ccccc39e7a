//! Where everybody stands in the month and in the half-year after a day.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use scoring::{GameKind, Period, PersonId, Records, standings};

use crate::season::Season;
use crate::words::DASH;

/// A period up to the day.
pub(super) struct Stand {
    /// `9月` or `半期`.
    pub(super) name: String,
    /// Rank and merit of each.
    of: BTreeMap<PersonId, (String, String)>,
}

impl Stand {
    /// The month and the half-year that hold the day, each only where the game was played on an earlier day of it: the
    /// first day's standings are the day's own.
    pub(super) fn both(so_far: &Records, day: NaiveDate, kind: GameKind) -> Vec<Self> {
        let half = Period::half_year_of(day, so_far.fiscal_start);
        let month = (format!("{}月", day.month()), Period::month_of(day));
        let half = half.map(|half| ("半期".to_owned(), half));
        let periods = std::iter::once(month).chain(half);
        periods
            .filter_map(|(name, period)| Self::of(so_far, name, Period { to: day, ..period }, kind))
            .collect()
    }

    fn of(so_far: &Records, name: String, period: Period, kind: GameKind) -> Option<Self> {
        let records = so_far.within(period);
        let earlier = records
            .played_by(kind)
            .any(|hanchan| hanchan.sheet.date < period.to);
        let season = earlier.then(|| Season::new(records, period, kind))?;
        let of = standings(&season.records, kind)
            .into_iter()
            .map(|standing| {
                let rank = standing
                    .rank
                    .map_or_else(|| DASH.to_owned(), |rank| rank.to_string());
                (standing.person, (rank, season.merit(&standing.tally)))
            });
        let of = of.collect();
        Some(Self { name, of })
    }

    /// Rank and merit; dashes for who has none there.
    pub(super) fn of_person(&self, person: PersonId) -> (String, String) {
        let dashes = || (DASH.to_owned(), DASH.to_owned());
        self.of.get(&person).cloned().unwrap_or_else(dashes)
    }
}
