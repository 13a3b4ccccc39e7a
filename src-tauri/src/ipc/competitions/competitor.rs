//! Somebody of a competition, as the page is told them.

use desk::contest::Contest;
use scoring::PersonId;
use serde::Serialize;
use specta::Type;

/// Somebody of a competition.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Type)]
pub struct Competitor {
    pub id: PersonId,
    pub number: u32,
    pub name: String,
}

impl Competitor {
    pub fn of(contest: &Contest, person: PersonId) -> Self {
        let (number, name) = contest.named(person);
        Self {
            id: person,
            number,
            name,
        }
    }

    pub fn all<'a>(contest: &Contest, people: impl IntoIterator<Item = &'a PersonId>) -> Vec<Self> {
        let people = people.into_iter();
        people.map(|person| Self::of(contest, *person)).collect()
    }
}
