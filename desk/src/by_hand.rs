//! 手で決めた席: the seats of a round as people drew them themselves, by tiles or cards. They are typed
//! or pasted ([`written`]), looked at, and made rounds of as a draw is.

pub mod contest;
pub mod evening;
pub mod written;

use competition::{Seating, table_label};
use scoring::{BySeat, PersonId, Players};
use serde::Deserialize;
use std::collections::BTreeSet;

/// Who sits where, as far as it is said.
#[derive(Clone, Debug, Default, Deserialize, Eq, PartialEq)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub struct SeatsByHand {
    /// Table by table, A first; the people of each from East on.
    pub tables: Vec<Vec<Option<PersonId>>>,
    /// Who sits out.
    pub sits_out: Vec<PersonId>,
}

/// In which seats the same four begin the rounds after the first.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Winds {
    /// In the same.
    #[default]
    AsTyped,
    /// Whoever began in South begins the next round in East, and so on.
    Turn,
}

/// Whom a round waits for.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Expected {
    /// Which round.
    pub round: u32,
    /// Who must have a seat, or sit out by name.
    pub due: Vec<PersonId>,
    /// Who may have none.
    pub barred: Vec<PersonId>,
}

/// What is still missing or amiss.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Amiss {
    /// The tables that have not as many people as play at one.
    pub unfilled: Vec<String>,
    /// Who has more than one place.
    pub twice: Vec<PersonId>,
    /// Who is there and has no place, and in which round first.
    pub no_place: Vec<(PersonId, u32)>,
    /// Who has a seat and is not to play, and in which round first.
    pub barred: Vec<(PersonId, u32)>,
}

impl Amiss {
    /// Whether the seats can be kept as they are.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

impl SeatsByHand {
    /// The tables up to the last at which anybody sits.
    fn used(&self) -> &[Vec<Option<PersonId>>] {
        let is_used = |table: &Vec<Option<PersonId>>| table.iter().any(Option::is_some);
        let last = self.tables.iter().rposition(is_used);
        &self.tables[..last.map_or(0, |last| last + 1)]
    }

    fn seated(&self) -> impl Iterator<Item = PersonId> {
        self.used().iter().flatten().copied().flatten()
    }

    /// Everybody who has a place, at a table or sitting out.
    pub fn everybody(&self) -> impl Iterator<Item = PersonId> {
        self.seated().chain(self.sits_out.iter().copied())
    }

    /// Compares them with whom the rounds wait for.
    ///
    /// @param sizes how many may play at a table
    pub fn amiss(&self, rounds: &[Expected], sizes: &[Players]) -> Amiss {
        let placed: Vec<PersonId> = self.everybody().collect();
        let seated: BTreeSet<PersonId> = self.seated().collect();
        let mut known = BTreeSet::new();
        let mut amiss = Amiss {
            unfilled: self.unfilled(sizes),
            ..Amiss::default()
        };
        for person in &placed {
            if !known.insert(*person) && !amiss.twice.contains(person) {
                amiss.twice.push(*person);
            }
        }
        let mut told = BTreeSet::new();
        for expected in rounds {
            let due = expected.due.iter().filter(|person| !known.contains(person));
            let barred = expected
                .barred
                .iter()
                .filter(|person| seated.contains(person));
            for person in due.filter(|person| told.insert(**person)) {
                amiss.no_place.push((*person, expected.round));
            }
            let mut barred: Vec<PersonId> = barred.copied().collect();
            barred.retain(|person| told.insert(*person));
            let barred = barred.into_iter().map(|person| (person, expected.round));
            amiss.barred.extend(barred);
        }
        amiss
    }

    /// Without a single table there is one to be filled.
    fn unfilled(&self, sizes: &[Players]) -> Vec<String> {
        let used = self.used();
        if used.is_empty() {
            return vec![table_label(0)];
        }
        let is_full = |table: &[Option<PersonId>]| {
            let taken = table.iter().take_while(|seat| seat.is_some()).count();
            let others = table.iter().skip(taken).any(Option::is_some);
            !others && sizes.iter().any(|size| size.count() == taken)
        };
        let unfilled = used.iter().enumerate().filter(|(_, table)| !is_full(table));
        unfilled.map(|(place, _)| table_label(place)).collect()
    }

    /// The same tables for each of the rounds; none as long as a table is not full. Whoever is not
    /// there in a round does not sit it out either.
    pub fn rounds(&self, rounds: &[Expected], winds: Winds) -> Option<Vec<Seating>> {
        let tables: Option<Vec<BySeat<PersonId>>> =
            self.used().iter().map(|table| whole(table)).collect();
        let tables = tables?;
        let seating = |(at, expected): (usize, &Expected)| {
            let mut sits_out = self.sits_out.clone();
            sits_out.retain(|person| !expected.barred.contains(person));
            sits_out.sort();
            Seating {
                tables: tables
                    .iter()
                    .map(|table| turned(table, winds, at))
                    .collect(),
                sits_out,
            }
        };
        Some(rounds.iter().enumerate().map(seating).collect())
    }
}

fn whole(table: &[Option<PersonId>]) -> Option<BySeat<PersonId>> {
    let taken: Vec<PersonId> = table.iter().copied().flatten().collect();
    BySeat::from_slice(&taken)
}

fn turned(table: &BySeat<PersonId>, winds: Winds, rounds: usize) -> BySeat<PersonId> {
    let people = table.as_slice();
    let by = match winds {
        Winds::AsTyped => 0,
        Winds::Turn => rounds,
    };
    BySeat::from_fn(table.players(), |seat| {
        people[(seat.index() + by) % people.len()]
    })
}

#[cfg(test)]
mod tests;
