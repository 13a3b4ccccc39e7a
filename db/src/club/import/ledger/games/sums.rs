//! Sums: those of a period that a list of totals tells, and those of days of which the single hanchan are
//! not known.

use super::super::look::{Became, Skipped, TakenForGranted};
use super::super::rows::{OfPerson, Results, Says};
use super::super::whom::Answer;
use super::{MadeTotal, Maker};
use crate::error::LedgerProblem;
use chrono::NaiveDate;
use scoring::Period;

impl Maker<'_, '_> {
    pub(super) fn totals(&mut self) {
        let said = self.ground.said.period;
        let period = said.or_else(|| self.list.days.period(self.ground));
        for row in self.rows {
            let Says::Results(Results { of, .. }) = &row.says else {
                continue;
            };
            let Some(one) = of.first() else { continue };
            let Some(period) = period else {
                self.tell(row.line, Became::Wrong(LedgerProblem::NoPeriod));
                continue;
            };
            let whom = match self.whom(row.line, one) {
                Some(Answer::Found(whom)) => whom,
                Some(_) => {
                    self.tell(row.line, Became::Skipped(Skipped::LeftOut));
                    continue;
                }
                None => continue,
            };
            let Some(total) = self.amount(row.line, one.amount().unwrap_or_default()) else {
                continue;
            };
            let any = one.places.iter().any(Option::is_some);
            let places = any.then(|| one.places.map(Option::unwrap_or_default));
            let sum = places.map(|places| places.into_iter().sum::<u32>());
            let games = one
                .games
                .filter(|games| *games > 0)
                .or(sum.filter(|sum| *sum > 0));
            if games.is_none() {
                self.assume(TakenForGranted::GamesUnknown);
            }
            if sum.is_some() && sum != games {
                self.tell(row.line, Became::Wrong(LedgerProblem::Differs));
                continue;
            }
            self.tell(row.line, Became::Total(period));
            self.made.totals.push(MadeTotal {
                file: self.file.clone(),
                line: row.line,
                period,
                whom,
                games,
                places,
                total,
            });
        }
    }

    pub(super) fn days(&mut self) {
        for row in self.rows {
            let Says::Results(Results { of, .. }) = &row.says else {
                continue;
            };
            let mut count = 0;
            for one in of {
                let Some(day) = one.day else { continue };
                count += usize::from(self.sum(row.line, day, one, None, None));
            }
            self.tell(row.line, Became::DayTotals(count));
            self.assume(TakenForGranted::GamesUnknown);
        }
    }

    /// Adds a result to the person's sum of the day. Tells whether it is in it.
    pub(super) fn sum(
        &mut self,
        line: u64,
        day: NaiveDate,
        one: &OfPerson,
        games: Option<u32>,
        place: Option<u8>,
    ) -> bool {
        let Some(Answer::Found(whom)) = self.whom(line, one) else {
            return false;
        };
        let Some(total) = self.amount(line, one.result.unwrap_or_default()) else {
            return false;
        };
        let mut places = [0; 4];
        let at = place.and_then(|place| usize::from(place).checked_sub(1));
        let counted = at.and_then(|at| places.get_mut(at)).map(|slot| *slot = 1);
        let places = counted.map(|()| places);
        self.assume(TakenForGranted::OnlySums);
        let own = MadeTotal {
            file: self.file.clone(),
            line,
            period: Period { from: day, to: day },
            whom,
            games,
            places,
            total,
        };
        self.sums
            .entry((day, whom))
            .and_modify(|sum| sum.add(&own))
            .or_insert(own.clone());
        true
    }

    /// Each row tells the day's sums of people.
    pub(super) fn days_of_rows(&mut self) {
        self.assume(TakenForGranted::GamesUnknown);
        for place in 0..self.rows.len() {
            let line = self.line(place);
            let Some(results) = self.results(place) else {
                continue;
            };
            let (Some(day), of, above) = (results.day, results.of.clone(), results.day_above)
            else {
                continue;
            };
            if above {
                self.assume(TakenForGranted::DayAbove);
            }
            let count = of
                .iter()
                .filter(|one| self.sum(line, day, one, None, None))
                .count();
            self.tell(line, Became::DayTotals(count));
        }
    }
}
