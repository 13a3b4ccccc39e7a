//! What people are called where there is no room for more than the name.

use std::collections::BTreeMap;

use db::{Club, Error};
use scoring::PersonId;

/// Everybody's name; where others have the same, with the number.
pub struct Names(BTreeMap<PersonId, (u32, String)>);

impl Names {
    pub fn read(club: &Club) -> Result<Self, Error> {
        let members = club.members()?;
        Ok(Self(
            members
                .into_iter()
                .map(|(id, member)| (id, (member.number, member.name)))
                .collect(),
        ))
    }

    pub fn of(&self, person: PersonId) -> String {
        let Some((number, name)) = self.0.get(&person) else {
            return format!("({})", person.0);
        };
        let bearers = self.0.values().filter(|(_, other)| other == name).count();
        if bearers > 1 {
            format!("{name} ({number})")
        } else {
            name.clone()
        }
    }

    /// The number and the bare name, which together tell everybody apart.
    pub fn with_number(&self, person: PersonId) -> (u32, String) {
        self.0.get(&person).cloned().unwrap_or_default()
    }

    #[cfg(test)]
    pub fn of_people(people: impl Iterator<Item = (PersonId, i64, &'static str)>) -> Self {
        let person = |(id, number, name): (PersonId, i64, &str)| {
            let number = u32::try_from(number).unwrap();
            let name = if name.is_empty() {
                format!("会員{number}")
            } else {
                name.to_owned()
            };
            (id, (number, name))
        };
        Self(people.map(person).collect())
    }
}
