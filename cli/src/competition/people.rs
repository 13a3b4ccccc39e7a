//! Whom a club knows, by number and name.

use crate::failure::Failure;
use db::Club;
use scoring::PersonId;
use std::collections::BTreeMap;

/// Everybody in a club's file.
pub struct People(BTreeMap<PersonId, (u32, String)>);

impl People {
    pub fn of(club: &Club) -> Result<Self, Failure> {
        let people = club.members()?.into_iter();
        let people = people.map(|(id, member)| (id, (member.number, member.name)));
        Ok(Self(people.collect()))
    }

    /// The number and the name of somebody.
    pub fn named(&self, person: PersonId) -> (u32, String) {
        self.0.get(&person).cloned().unwrap_or_default()
    }

    /// `3 山田 勇`
    pub fn name(&self, person: PersonId) -> String {
        match self.0.get(&person) {
            Some((number, name)) => format!("{number} {name}"),
            None => String::new(),
        }
    }

    pub fn names(&self, people: &[PersonId]) -> String {
        let names: Vec<String> = people.iter().map(|person| self.name(*person)).collect();
        names.join(", ")
    }

    pub fn with_number(&self, number: u32) -> Option<PersonId> {
        let mut people = self.0.iter();
        let found = people.find(|(_, (known, _))| *known == number);
        found.map(|(id, _)| *id)
    }
}
