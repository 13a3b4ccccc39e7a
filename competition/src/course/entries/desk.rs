//! The entry desk: goes through the log in order.

use super::{Entries, Entry, EntryState, Promotion, Staff};
use crate::course::{Fault, Problem};
use crate::definition::Competition;
use crate::event::{Event, Happening, RoundNumber};
use scoring::PersonId;
use std::collections::{BTreeMap, BTreeSet};

/// The state of the entries while the log is read.
pub(super) struct Desk<'a> {
    competition: &'a Competition,
    /// Who sat at a table whose sheet is in, and so is there whatever else is written down.
    played: &'a BTreeSet<PersonId>,
    people: BTreeMap<PersonId, Entry>,
    /// Who plays or waits, by arrival.
    queue: Vec<PersonId>,
    staff: Vec<Staff>,
    promotions: Vec<Promotion>,
    /// Who goes on from a stage, as it was decided last.
    through: BTreeMap<u32, Vec<PersonId>>,
    /// Whether the places of those who did not arrive were released.
    released: bool,
}

impl<'a> Desk<'a> {
    pub(super) fn new(competition: &'a Competition, played: &'a BTreeSet<PersonId>) -> Self {
        Self {
            competition,
            played,
            people: BTreeMap::new(),
            queue: Vec::new(),
            staff: Vec::new(),
            promotions: Vec::new(),
            through: BTreeMap::new(),
            released: false,
        }
    }

    /// Goes through the log.
    pub(super) fn read(&mut self, events: &[&Event], problems: &mut Vec<Problem>) {
        for (place, event) in events.iter().enumerate() {
            let later = &events[place + 1..];
            if let Err(fault) = self.take(event, later) {
                problems.push(Problem {
                    event: event.id,
                    fault,
                });
            }
        }
    }

    fn take(&mut self, event: &Event, later: &[&Event]) -> Result<(), Fault> {
        match event.what {
            Happening::CutDecided { stage, ref through } => {
                self.through.insert(stage, through.clone());
            }
            Happening::Entered { person } | Happening::WalkedIn { person } => {
                self.enter(person, event)?;
            }
            Happening::Cancelled { person } => self.cancel(person, later)?,
            Happening::Received { person, asked } => {
                if !self.competition.data().entries.asks.contains(&asked) {
                    return Err(Fault::NotAsked);
                }
                let entry = self.people.get_mut(&person).ok_or(Fault::NotEntered)?;
                entry.missing.retain(|missing| *missing != asked);
            }
            Happening::CheckedIn { person } => {
                self.in_queue(person)?.checked_in = true;
            }
            Happening::NoShowsReleased => self.release(event)?,
            Happening::StaffNamed { person } => self.name_staff(Staff {
                person,
                instead_of: None,
                from: RoundNumber {
                    stage: self.out_of(person).unwrap_or(1),
                    round: 1,
                },
                left: None,
            })?,
            Happening::Replaced {
                person,
                by,
                stage,
                round,
            } => {
                let from = self.round(stage, round)?;
                self.player(person)?;
                self.name_staff(Staff {
                    person: by,
                    instead_of: Some(person),
                    from,
                    left: None,
                })?;
                self.leave(person, from);
            }
            Happening::Absent {
                person,
                stage,
                round,
            } => {
                let from = self.round(stage, round)?;
                let mut staff = self.staff.iter_mut().rev();
                if let Some(staff) = staff.find(|staff| staff.person == person) {
                    staff.left = Some(staff.left.map_or(from, |left| left.min(from)));
                } else {
                    self.player(person)?;
                    self.leave(person, from);
                }
            }
            _ => return Ok(()),
        }
        self.promote(event);
        Ok(())
    }

    fn round(&self, stage: u32, round: u32) -> Result<RoundNumber, Fault> {
        let known = self.competition.method(stage, round).is_some();
        known
            .then_some(RoundNumber { stage, round })
            .ok_or(Fault::NoSuchRound)
    }

    fn enter(&mut self, person: PersonId, event: &Event) -> Result<(), Fault> {
        let rules = &self.competition.data().entries;
        let walk_in = matches!(event.what, Happening::WalkedIn { .. });
        if !walk_in && rules.opens.is_some_and(|opens| event.at < opens) {
            return Err(Fault::NotOpen);
        }
        if !walk_in && rules.closes.is_some_and(|closes| event.at >= closes) {
            return Err(Fault::Closed);
        }
        if self.staff.iter().any(|staff| staff.person == person) {
            return Err(Fault::IsStaff);
        }
        if self.queue.contains(&person) {
            return Err(Fault::AlreadyEntered);
        }
        // What came in before an entry was given up need not come in again.
        let missing = match self.people.get(&person) {
            Some(before) => before.missing.clone(),
            None => rules.asks.clone(),
        };
        // Nobody who could take a place waits while one is free, so a free place is this person's.
        let has_place = self.free() != Some(0);
        let state = if has_place {
            EntryState::Playing
        } else {
            EntryState::Waiting(0)
        };
        self.queue.push(person);
        self.people.insert(
            person,
            Entry {
                person,
                state,
                at: event.at,
                walk_in,
                checked_in: walk_in,
                missing,
                left: None,
            },
        );
        Ok(())
    }

    fn cancel(&mut self, person: PersonId, later: &[&Event]) -> Result<(), Fault> {
        self.in_queue(person)?;
        let returns = later.iter().any(|event| {
            matches!(event.what, Happening::Entered { person: other } | Happening::WalkedIn { person: other } if other == person)
        });
        if self.played.contains(&person) && !returns {
            return Err(Fault::HasPlayed);
        }
        self.give_up(person, EntryState::Cancelled);
        Ok(())
    }

    fn release(&mut self, event: &Event) -> Result<(), Fault> {
        let until = self.competition.data().entries.check_in_until;
        if until.is_some_and(|until| event.at < until) {
            return Err(Fault::TooEarly);
        }
        self.released = true;
        for person in self.queue.clone() {
            let is_playing = self.state(person) == Some(EntryState::Playing);
            if is_playing && !self.has_arrived(person) {
                self.give_up(person, EntryState::Released);
            }
        }
        Ok(())
    }

    fn give_up(&mut self, person: PersonId, state: EntryState) {
        self.queue.retain(|other| *other != person);
        if let Some(entry) = self.people.get_mut(&person) {
            entry.state = state;
            entry.checked_in = false;
        }
    }

    /// Whoever fills tables anyway can come to play instead of somebody, from then on; and whoever
    /// did not go on can fill tables from the next stage on.
    fn name_staff(&mut self, staff: Staff) -> Result<(), Fault> {
        let is_out = || {
            let out_of = self.out_of(staff.person);
            out_of.is_some_and(|stage| stage <= staff.from.stage)
        };
        if self.queue.contains(&staff.person) && !is_out() {
            return Err(Fault::IsPlayer);
        }
        let mut named = self.staff.iter_mut().rev();
        if let Some(known) = named.find(|known| known.person == staff.person) {
            let steps_in = known.instead_of.is_none() && staff.instead_of.is_some();
            if !steps_in || !known.is_there(staff.from) {
                return Err(Fault::IsStaff);
            }
            known.left = Some(staff.from);
        }
        self.staff.push(staff);
        Ok(())
    }

    /// The first stage that a player does not play because others go on to it.
    fn out_of(&self, person: PersonId) -> Option<u32> {
        let mut decided = self.through.iter();
        let cut = decided.find(|(_, through)| !through.contains(&person));
        cut.filter(|_| self.queue.contains(&person))
            .map(|(stage, _)| stage + 1)
    }

    fn leave(&mut self, person: PersonId, from: RoundNumber) {
        if let Some(entry) = self.people.get_mut(&person) {
            entry.left = Some(entry.left.map_or(from, |left| left.min(from)));
        }
    }

    /// Gives free places to those who wait. Once places were released only to those who are there.
    fn promote(&mut self, event: &Event) {
        while self.free() != Some(0) {
            let mut waiting = self.queue.iter().copied();
            let next = waiting.find(|person| {
                matches!(self.state(*person), Some(EntryState::Waiting(_)))
                    && (!self.released || self.has_arrived(*person))
            });
            let Some(entry) = next.and_then(|person| self.people.get_mut(&person)) else {
                break;
            };
            entry.state = EntryState::Playing;
            self.promotions.push(Promotion {
                person: entry.person,
                at: event.at,
                by: event.id,
            });
        }
    }

    fn in_queue(&mut self, person: PersonId) -> Result<&mut Entry, Fault> {
        if !self.queue.contains(&person) {
            return Err(Fault::NotEntered);
        }
        self.people.get_mut(&person).ok_or(Fault::NotEntered)
    }

    fn player(&self, person: PersonId) -> Result<(), Fault> {
        let plays = self.state(person) == Some(EntryState::Playing);
        plays.then_some(()).ok_or(Fault::NotPlaying)
    }

    fn state(&self, person: PersonId) -> Option<EntryState> {
        self.people.get(&person).map(|entry| entry.state)
    }

    fn has_arrived(&self, person: PersonId) -> bool {
        let entry = self.people.get(&person);
        entry.is_some_and(|entry| entry.checked_in) || self.played.contains(&person)
    }

    fn free(&self) -> Option<u32> {
        let capacity = self.competition.data().entries.capacity?;
        let playing = self.with_state(|state| state == EntryState::Playing).len();
        Some(capacity.saturating_sub(u32::try_from(playing).unwrap_or(u32::MAX)))
    }

    fn with_state(&self, wanted: impl Fn(EntryState) -> bool) -> Vec<PersonId> {
        let queue = self.queue.iter().copied();
        queue
            .filter(|person| self.state(*person).is_some_and(&wanted))
            .collect()
    }

    pub(super) fn entries(mut self) -> Entries {
        let waiting = self.with_state(|state| matches!(state, EntryState::Waiting(_)));
        for (place, person) in (1..).zip(&waiting) {
            if let Some(entry) = self.people.get_mut(person) {
                entry.state = EntryState::Waiting(place);
            }
        }
        let playing = self.with_state(|state| state == EntryState::Playing);
        let minimum = self.competition.data().entries.minimum;
        let count = u32::try_from(playing.len()).unwrap_or(u32::MAX);
        Entries {
            free: self.free(),
            short_of_minimum: minimum.saturating_sub(count),
            playing,
            waiting,
            people: self.people,
            promotions: self.promotions,
            staff: self.staff,
        }
    }
}
