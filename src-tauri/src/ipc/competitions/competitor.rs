//! Somebody of a competition, as the page is told them.

use desk::contest::Contest;
use scoring::PersonId;
use serde::Serialize;
use specta::Type;

use crate::ipc::{WireError, narrow};

/// Somebody of a competition.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Type)]
pub struct Competitor {
    pub id: i32,
    pub number: u32,
    pub name: String,
}

impl Competitor {
    pub fn of(contest: &Contest, person: PersonId) -> Result<Self, WireError> {
        let (number, name) = contest.named(person);
        Ok(Self {
            id: narrow(person.0)?,
            number,
            name,
        })
    }

    pub fn all<'a>(
        contest: &Contest,
        people: impl IntoIterator<Item = &'a PersonId>,
    ) -> Result<Vec<Self>, WireError> {
        let people = people.into_iter();
        people.map(|person| Self::of(contest, *person)).collect()
    }
}
