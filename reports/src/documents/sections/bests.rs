//! What everybody reached before a season, beside which the best of the season is a best of their own or not.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use scoring::statistics::Streak;
use scoring::{Feats, Period, PersonId, PersonStatistics, Points, Records, statistics};

use crate::documents::Draft;
use crate::season::Season;

pub(crate) struct Bests {
    earlier: Records,
    reached: BTreeMap<PersonId, PersonStatistics>,
}

impl Bests {
    /// As far as `records` reach back.
    pub(crate) fn before(records: &Records, season: &Season) -> Self {
        let last = season.period.from.pred_opt();
        let earlier = last.map(|to| Period {
            to,
            ..Period::ALWAYS
        });
        let earlier = earlier.map_or_else(Records::default, |earlier| records.within(earlier));
        let reached = statistics(&earlier, season.kind);
        Self { earlier, reached }
    }

    /// What is said behind the best hanchan of the season; nothing to whoever had none before.
    pub(crate) fn beside_hanchan(
        &self,
        draft: &Draft<'_>,
        season: &Season,
        person: PersonId,
        now: Points,
    ) -> String {
        let best = self.feats(person).and_then(|feats| feats.best);
        let best = best.map(|feat| {
            let mut hanchan = self.earlier.hanchan.iter();
            let when = hanchan.find(|one| one.id == feat.when);
            (feat.amount, when.map(|one| one.sheet.date))
        });
        told(draft, season, now, best)
    }

    /// The same of the best day.
    pub(crate) fn beside_day(
        &self,
        draft: &Draft<'_>,
        season: &Season,
        person: PersonId,
        now: Points,
    ) -> String {
        let best = self.feats(person).and_then(Feats::biggest_day);
        let best = best.map(|feat| (feat.amount, Some(feat.when.0)));
        told(draft, season, now, best)
    }

    /// The same of a run.
    pub(crate) fn beside_run(
        &self,
        person: PersonId,
        run: fn(&PersonStatistics) -> Streak,
        now: u32,
    ) -> &'static str {
        let before = self.reached.get(&person).map(|own| run(own).longest);
        if before.is_some_and(|before| now > before) {
            "（自己新）"
        } else {
            ""
        }
    }

    fn feats(&self, person: PersonId) -> Option<&Feats> {
        Some(&self.reached.get(&person)?.feats)
    }
}

fn told(
    draft: &Draft<'_>,
    season: &Season,
    now: Points,
    best: Option<(Points, Option<NaiveDate>)>,
) -> String {
    let Some((amount, when)) = best else {
        return String::new();
    };
    let when = when.map_or_else(String::new, |when| {
        format!("（{}）", draft.options.calendar.day(when))
    });
    let (amount, sign) = (season.unit.signed(amount), season.unit.sign());
    if best.is_some_and(|(best, _)| now > best) {
        format!("　自己新 これまで {amount}{sign}{when}")
    } else {
        format!("　自己最高 {amount}{sign}{when}")
    }
}
