//! Who sat with whom in the rounds of a competition so far.

use crate::course::Entries;
use crate::event::{Round, Sheet};
use crate::plan::Entrant;
use crate::seating::{Meetings, Presence, Seating, Situation};
use scoring::{BySeat, Players};

/// What is known when a round is drawn that heeds the rounds before it.
pub(crate) fn situation(players: Players, people: &[Entrant], before: &[Seating]) -> Situation {
    let mut today = Meetings::default();
    for table in before.iter().flat_map(|round| &round.tables) {
        today.add(table.as_slice());
    }
    let present = people.iter().map(|entrant| {
        let person = entrant.person;
        let mut presence = Presence {
            role: entrant.role,
            ..Presence::new(person)
        };
        for round in before {
            presence.sat_out += u32::from(entrant.sat_out(round));
            let seats = round.tables.iter().flat_map(BySeat::iter);
            for (seat, _) in seats.filter(|(_, other)| **other == person) {
                presence.seats[seat.index()] += 1;
            }
        }
        presence
    });
    Situation {
        players,
        present: present.collect(),
        today,
        month: Meetings::default(),
    }
}

/// Who sat where in a round: who really played, where the sheet is in. Whoever came back from an
/// absence sat it out.
pub(crate) fn seating_of(round: &Round, entries: &Entries) -> Seating {
    let mut seating = seating(round);
    seating.sits_out.extend(entries.missed(round.number));
    seating
}

/// Who sat where in a round: who really played, where the sheet is in.
pub(crate) fn seating(round: &Round) -> Seating {
    let tables = round.tables.iter().map(|table| match &table.sheet {
        Sheet::In(results) => results.map(|result| result.person),
        Sheet::Missing | Sheet::SetAside => table.seats,
    });
    Seating {
        tables: tables.collect(),
        sits_out: round.sits_out.clone(),
    }
}
