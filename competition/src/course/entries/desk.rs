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
    /// The rounds of whoever sat at a table whose sheet is in, and so is there whatever else is
    /// written down.
    played: &'a BTreeMap<PersonId, BTreeSet<RoundNumber>>,
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
    pub(super) fn new(
        competition: &'a Competition,
        played: &'a BTreeMap<PersonId, BTreeSet<RoundNumber>>,
    ) -> Self {
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
            // Who comes late has come.
            Happening::Late { person, .. } => {
                if let Ok(entry) = self.in_queue(person) {
                    entry.checked_in = true;
                }
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
                self.has_not_played(person, from, later)?;
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
                self.has_not_played(person, from, later)?;
                let mut staff = self.staff.iter_mut().rev();
                if let Some(staff) = staff.find(|staff| staff.person == person) {
                    staff.left = Some(staff.left.map_or(from, |left| left.min(from)));
                } else {
                    self.player(person)?;
                    self.leave(person, from);
                }
            }
            Happening::Returned {
                person,
                stage,
                round,
            } => self.come_back(person, self.round(stage, round)?)?,
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

    /// Nobody can be away from a round that was played, before coming back: its sheet says otherwise.
    fn has_not_played(
        &self,
        person: PersonId,
        from: RoundNumber,
        later: &[&Event],
    ) -> Result<(), Fault> {
        let back = later.iter().find_map(|event| match event.what {
            Happening::Returned {
                person: other,
                stage,
                round,
            } if other == person => Some(RoundNumber { stage, round }),
            _ => None,
        });
        let mut played = self.played.get(&person).into_iter().flatten();
        let is_missed =
            |round: &RoundNumber| from <= *round && back.is_none_or(|back| *round < back);
        if played.any(is_missed) {
            return Err(Fault::HasPlayedRound);
        }
        Ok(())
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
        // Nobody who could take a place waits while one is free, so a free place is this person's;
        // and who played had one, however many are settled now.
        let has_played = self.played.contains_key(&person);
        let has_place = self.free() != Some(0) || has_played;
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
                checked_in: walk_in || has_played,
                missing,
                left: None,
                missed: Vec::new(),
            },
        );
        Ok(())
    }

    fn cancel(&mut self, person: PersonId, later: &[&Event]) -> Result<(), Fault> {
        self.in_queue(person)?;
        let returns = later.iter().any(|event| {
            matches!(event.what, Happening::Entered { person: other } | Happening::WalkedIn { person: other } if other == person)
        });
        if self.played.contains_key(&person) && !returns {
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
        let playing = self.with_state(|state| state == EntryState::Playing);
        let (arrived, missing): (Vec<PersonId>, Vec<PersonId>) = playing
            .into_iter()
            .partition(|person| self.has_arrived(*person));
        if arrived.is_empty() && !missing.is_empty() {
            return Err(Fault::NobodyArrived);
        }
        self.released = true;
        for person in missing {
            self.give_up(person, EntryState::Released);
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
            let is_there = known.is_there(staff.from);
            if known.instead_of.is_some() && staff.instead_of.is_some() && is_there {
                return Err(Fault::StandsInAlready);
            }
            if staff.instead_of.is_none() || !is_there {
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

    /// Whoever played instead of somebody who comes back fills tables again.
    fn come_back(&mut self, person: PersonId, round: RoundNumber) -> Result<(), Fault> {
        let entry = self.people.get_mut(&person).ok_or(Fault::NotEntered)?;
        let left = entry.left.filter(|left| *left < round);
        entry.missed.push((left.ok_or(Fault::NotAbsent)?, round));
        entry.left = None;
        let mut staff = self.staff.iter_mut().rev();
        let stood_in = staff.find(|staff| {
            staff.instead_of == Some(person) && staff.left.is_none_or(|left| round < left)
        });
        if let Some(staff) = stood_in {
            let until = staff.left.replace(round);
            let fills = Staff {
                person: staff.person,
                instead_of: None,
                from: round,
                left: until,
            };
            self.staff.push(fills);
        }
        Ok(())
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
        entry.is_some_and(|entry| entry.checked_in)
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
