//! Who plays, who waits, and who fills tables.

mod desk;

use super::Problem;
use crate::definition::{Asked, Competition};
use crate::event::{Event, EventId, RoundNumber};
use crate::seating::Role;
use chrono::NaiveDateTime;
use scoring::PersonId;
use std::collections::{BTreeMap, BTreeSet};

/// Who plays, who waits, and who of the staff is there.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Entries {
    /// Everybody who ever entered, by id.
    pub people: BTreeMap<PersonId, Entry>,
    /// Who has a place, in the order of the queue.
    pub playing: Vec<PersonId>,
    /// Who waits for one, in the order of the queue.
    pub waiting: Vec<PersonId>,
    /// Who came from the waiting list to a place, and is to be told; in order.
    pub promotions: Vec<Promotion>,
    /// Who fills tables, in the order in which they were named. Who first fills tables and then
    /// plays instead of somebody is there twice, for one part of the day each.
    pub staff: Vec<Staff>,
    /// How many places are free; none is without limit.
    pub free: Option<u32>,
    /// How many are missing to the number with which it is held.
    pub short_of_minimum: u32,
}

/// Somebody's entry.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Entry {
    /// Who.
    pub person: PersonId,
    /// What became of it.
    pub state: EntryState,
    /// When it came in, the last time.
    pub at: NaiveDateTime,
    /// Whether the person came without one.
    pub walk_in: bool,
    /// Whether the person has arrived: was checked in, walked in, came late or played.
    pub checked_in: bool,
    /// What the organiser still needs.
    pub missing: Vec<Asked>,
    /// From which round on the person plays no more.
    pub left: Option<RoundNumber>,
    /// The absences from which the person came back: the first round missed, and the first played
    /// again.
    pub missed: Vec<(RoundNumber, RoundNumber)>,
}

impl Entry {
    /// Whether the person does not play that round, for absence.
    fn is_away(&self, round: RoundNumber) -> bool {
        let mut missed = self.missed.iter();
        self.left.is_some_and(|left| left <= round)
            || missed.any(|(from, until)| (*from..*until).contains(&round))
    }
}

/// What became of an entry.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum EntryState {
    /// The person has a place.
    Playing,
    /// The person waits for one, at that place of the waiting list, from 1.
    Waiting(u32),
    /// The person gave it up.
    Cancelled,
    /// The person did not arrive in time, and the place was released.
    Released,
}

/// Somebody who came from the waiting list to a place.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Promotion {
    /// Who is to be told.
    pub person: PersonId,
    /// When.
    pub at: NaiveDateTime,
    /// By which event.
    pub by: EventId,
}

/// Somebody who fills tables, and is never ranked.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Staff {
    /// Who.
    pub person: PersonId,
    /// Instead of whom; none where the person was named to fill tables.
    pub instead_of: Option<PersonId>,
    /// The first round the person can play.
    pub from: RoundNumber,
    /// The first round the person can play no more.
    pub left: Option<RoundNumber>,
}

impl Staff {
    /// Whether it is the last that was said of the person, who may be there more than once.
    pub fn is_latest_of(&self, entries: &Entries) -> bool {
        let mut latest = entries.staff.iter().rev();
        latest.find(|staff| staff.person == self.person) == Some(self)
    }

    /// Whether the person can play that round.
    pub fn is_there(&self, round: RoundNumber) -> bool {
        self.from <= round && self.left.is_none_or(|left| round < left)
    }
}

impl Entries {
    /// From the log, and from the rounds that each played: whoever did was there.
    pub(super) fn of(
        competition: &Competition,
        events: &[&Event],
        played: &BTreeMap<PersonId, BTreeSet<RoundNumber>>,
        problems: &mut Vec<Problem>,
    ) -> Self {
        let mut desk = desk::Desk::new(competition, played);
        desk.read(events, problems);
        desk.entries()
    }

    /// How many people fill tables.
    pub fn staff_count(&self) -> usize {
        let staff = self.staff.iter();
        staff.filter(|staff| staff.is_latest_of(self)).count()
    }

    /// Who can fill tables in a round, those who play instead of somebody first.
    pub(super) fn staff_for(&self, round: RoundNumber) -> Vec<PersonId> {
        let mut there: Vec<&Staff> = self
            .staff
            .iter()
            .filter(|staff| staff.is_there(round))
            .collect();
        there.sort_by_key(|staff| staff.instead_of.is_none());
        there.iter().map(|staff| staff.person).collect()
    }

    /// Whether the person does not play that round, for absence.
    pub(crate) fn is_away(&self, person: PersonId, round: RoundNumber) -> bool {
        let entry = self.people.get(&person);
        entry.is_some_and(|entry| entry.is_away(round))
    }

    /// Whether the person does not play that round and nobody plays instead.
    pub(super) fn leaves_a_seat(&self, person: PersonId, round: RoundNumber) -> bool {
        let mut there = self.staff.iter().filter(|staff| staff.is_there(round));
        self.is_away(person, round) && there.all(|staff| staff.instead_of != Some(person))
    }

    /// Who was absent from that round and came back later.
    pub(crate) fn missed(&self, round: RoundNumber) -> impl Iterator<Item = PersonId> {
        let people = self.people.values();
        let missed = people.filter(move |entry| entry.left.is_none() && entry.is_away(round));
        missed.map(|entry| entry.person)
    }

    /// As what somebody who is there plays a round.
    pub(crate) fn role(&self, person: PersonId, round: RoundNumber) -> Role {
        let mut there = self.staff.iter().filter(|staff| staff.is_there(round));
        match there.find(|staff| staff.person == person) {
            None => Role::Player,
            Some(staff) if staff.instead_of.is_some() => Role::StandsIn,
            Some(_) => Role::FillsTables,
        }
    }
}
