//! Places elsewhere, offered down the ranking.

use super::cut::{Filled, fill, people};
use super::{Fault, Problem, Ranked};
use crate::definition::{Competition, PlaceRules};
use crate::event::{Event, Happening, History};
use scoring::PersonId;

/// Places elsewhere.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Offer {
    /// What the place is in.
    pub place: String,
    /// How many places; none as long as that is not known.
    pub count: Option<u32>,
    /// To whom it was offered, in the order of the ranking, and what they said.
    pub offered: Vec<Offered>,
    /// To whom it is to be offered now, in the order of the ranking.
    pub next: Vec<PersonId>,
    /// Those who share a rank for which there are not places enough; the organiser offers it to
    /// some of them.
    pub tied: Vec<PersonId>,
    /// How many places are left for the tied.
    pub places_for_tied: usize,
    /// Who is passed over, in the order of the ranking.
    pub passed_over: Vec<PassedOver>,
    /// To whom it would be offered by the ranking as it is now, had others not been offered it
    /// before a result was corrected. What was offered stays offered.
    pub overtaken: Vec<PersonId>,
}

/// Somebody to whom a place was offered.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Offered {
    /// Who.
    pub person: PersonId,
    /// What the person said.
    pub answer: Answer,
}

/// What somebody said to an offer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Answer {
    /// Nothing yet.
    Waiting,
    /// Yes.
    Accepted,
    /// No, or the place was given back.
    Declined,
}

/// Somebody who is passed over.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct PassedOver {
    /// Who.
    pub person: PersonId,
    /// Why.
    pub why: WhyPassedOver,
}

/// Why somebody is passed over.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum WhyPassedOver {
    /// The person has such a place already.
    Holds,
    /// Offences cost the person the place.
    Offences,
    /// The person left before the end.
    Left,
}

impl Offer {
    /// Who accepted a place, and so holds it where it is offered again.
    pub fn accepted(&self) -> impl Iterator<Item = PersonId> {
        let accepted = self
            .offered
            .iter()
            .filter(|offered| offered.answer == Answer::Accepted);
        accepted.map(|offered| offered.person)
    }

    /// How many places nobody was offered, or who was declined.
    pub fn free(&self) -> usize {
        let taken = self
            .offered
            .iter()
            .filter(|offered| offered.answer != Answer::Declined);
        let count = usize::try_from(self.count.unwrap_or_default()).unwrap_or(usize::MAX);
        count.saturating_sub(taken.count())
    }

    fn answer(&mut self, person: PersonId, answer: Answer) -> Result<(), Fault> {
        let mut offered = self.offered.iter_mut();
        let offered = offered.find(|offered| offered.person == person);
        let offered = offered.ok_or(Fault::NotOffered)?;
        let in_turn = match answer {
            Answer::Accepted => offered.answer == Answer::Waiting,
            Answer::Declined => offered.answer != Answer::Declined,
            Answer::Waiting => false,
        };
        if !in_turn {
            return Err(Fault::NotOffered);
        }
        offered.answer = answer;
        Ok(())
    }

    fn offer(&mut self, person: PersonId, ranking: &[Ranked]) -> Result<(), Fault> {
        if !ranking.iter().any(|ranked| ranked.person == person) {
            return Err(Fault::NotPlaying);
        }
        if self.offered.iter().any(|offered| offered.person == person) {
            return Err(Fault::OfferedBefore);
        }
        if self.count.is_none() {
            return Err(Fault::NoPlacesKnown);
        }
        if self.free() == 0 {
            return Err(Fault::NoPlaceLeft);
        }
        self.offered.push(Offered {
            person,
            answer: Answer::Waiting,
        });
        Ok(())
    }

    /// Goes down the ranking for the places that are free.
    fn go_down(&mut self, rules: &PlaceRules, ranking: &[Ranked], history: &History) {
        let holds = |person: PersonId| {
            rules.passes_holders && history.holders.contains(&(rules.place.clone(), person))
        };
        let passed_over = |ranked: &Ranked| {
            if ranked.disqualified {
                Some(WhyPassedOver::Offences)
            } else if ranked.left {
                Some(WhyPassedOver::Left)
            } else {
                holds(ranked.person).then_some(WhyPassedOver::Holds)
            }
        };
        let was_offered =
            |person: PersonId| self.offered.iter().any(|offered| offered.person == person);
        let open: Vec<(u32, PersonId)> = ranking
            .iter()
            .filter(|ranked| passed_over(ranked).is_none() && !was_offered(ranked.person))
            .filter_map(|ranked| Some((ranked.rank?, ranked.person)))
            .collect();
        let Filled {
            sure,
            tied,
            places_for_tied,
        } = fill(&open, self.free());
        let offered = ranking.iter().filter(|ranked| was_offered(ranked.person));
        let down_to_offered = offered.filter_map(|ranked| ranked.rank).max();
        let down_to_offered = down_to_offered.unwrap_or_default();
        let next = sure.iter().chain(&tied).map(|(rank, _)| *rank);
        let down_to = next.max().unwrap_or_default().max(down_to_offered);
        self.passed_over = ranking
            .iter()
            .filter(|ranked| ranked.rank.is_none_or(|rank| rank <= down_to))
            .filter(|ranked| !was_offered(ranked.person))
            .filter_map(|ranked| {
                passed_over(ranked).map(|why| PassedOver {
                    person: ranked.person,
                    why,
                })
            })
            .collect();
        let overtaken = open.iter().filter(|line| {
            line.0 < down_to_offered && !sure.contains(line) && !tied.contains(line)
        });
        self.overtaken = people(overtaken);
        self.next = people(&sure);
        self.tied = people(&tied);
        self.places_for_tied = places_for_tied;
        let rank = |person: PersonId| ranking.iter().position(|ranked| ranked.person == person);
        self.offered.sort_by_key(|offered| rank(offered.person));
    }
}

/// The offers of a competition.
pub(super) fn offers(
    competition: &Competition,
    ranking: &[Ranked],
    history: &History,
    events: &[&Event],
    problems: &mut Vec<Problem>,
) -> Vec<Offer> {
    let rules = &competition.data().offers;
    let mut offers: Vec<Offer> = rules
        .iter()
        .map(|rules| Offer {
            place: rules.place.clone(),
            count: rules.count,
            ..Offer::default()
        })
        .collect();
    for event in events {
        let (person, place) = match &event.what {
            Happening::PlaceOffered { person, place }
            | Happening::PlaceAccepted { person, place }
            | Happening::PlaceDeclined { person, place } => (*person, place),
            _ => continue,
        };
        let offer = offers.iter_mut().find(|offer| offer.place == *place);
        let taken = offer
            .ok_or(Fault::NoSuchPlace)
            .and_then(|offer| match event.what {
                Happening::PlaceAccepted { .. } => offer.answer(person, Answer::Accepted),
                Happening::PlaceDeclined { .. } => offer.answer(person, Answer::Declined),
                _ => offer.offer(person, ranking),
            });
        if let Err(fault) = taken {
            problems.push(Problem {
                event: event.id,
                fault,
            });
        }
    }
    for (offer, rules) in offers.iter_mut().zip(rules) {
        offer.go_down(rules, ranking, history);
    }
    offers
}
