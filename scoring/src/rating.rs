//! Strength by a published method (Weng and Lin, "A Bayesian Approximation Method for Online Ranking",
//! 2011), through a library. It is this product's own addition: no rule sheet has it. So it is shown
//! only where it is asked for, and called レーティング: レート is the stake. It is the only float in
//! this crate, and no amount.

use crate::record::{Hanchan, PersonId};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

/// Somebody's estimated strength. Everybody begins at 25.0 with an uncertainty of 25/3.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimate.
    pub value: f64,
    /// Its standard deviation: smaller after more hanchan.
    pub uncertainty: f64,
}

impl Default for Rating {
    fn default() -> Self {
        WengLinRating::new().into()
    }
}

impl From<WengLinRating> for Rating {
    fn from(rating: WengLinRating) -> Self {
        Self {
            value: rating.rating,
            uncertainty: rating.uncertainty,
        }
    }
}

/// Ratings that follow hanchan in the order of play.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ratings {
    by_person: BTreeMap<PersonId, WengLinRating>,
}

impl Ratings {
    pub(crate) fn add(&mut self, hanchan: &Hanchan) {
        let people = hanchan.sheet.people.as_slice();
        let of = |person| self.by_person.get(person).copied().unwrap_or_default();
        let before: Vec<[WengLinRating; 1]> = people.iter().map(|person| [of(person)]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(hanchan.settled.places.as_slice())
            .map(|(team, place)| (&team[..], MultiTeamOutcome::new(place.number.into())))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for (person, rating) in people.iter().zip(after.iter().flatten()) {
            self.by_person.insert(*person, *rating);
        }
    }

    pub(crate) fn of(&self, person: PersonId) -> Rating {
        self.by_person
            .get(&person)
            .copied()
            .unwrap_or_default()
            .into()
    }
}
