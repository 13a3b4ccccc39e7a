//! Who plays, who waits, and who fills tables.

mod desk;

use super::Problem;
use crate::definition::{Asked, Competition};
use crate::event::{Event, EventId, RoundNumber};
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
    /// Whether the person has arrived.
    pub checked_in: bool,
    /// What the organiser still needs.
    pub missing: Vec<Asked>,
    /// From which round on the person plays no more.
    pub left: Option<RoundNumber>,
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
    /// Whether the person can play that round.
    pub fn is_there(&self, round: RoundNumber) -> bool {
        self.from <= round && self.left.is_none_or(|left| round < left)
    }
}

impl Entries {
    /// From the log, and from who played: whoever did was there.
    pub(super) fn of(
        competition: &Competition,
        events: &[&Event],
        played: &BTreeSet<PersonId>,
        problems: &mut Vec<Problem>,
    ) -> Self {
        let mut desk = desk::Desk::new(competition, played);
        desk.read(events, problems);
        desk.entries()
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

    /// Whether the person plays no more in that round.
    pub(super) fn has_left(&self, person: PersonId, round: RoundNumber) -> bool {
        let left = self.people.get(&person).and_then(|entry| entry.left);
        left.is_some_and(|left| left <= round)
    }
}
