//! Who sat with whom in the rounds of a competition so far.

use crate::event::{Round, Sheet};
use crate::seating::{Meetings, Presence, Seating, Situation};
use scoring::{BySeat, PersonId, Players};

/// What is known when a round is drawn that heeds the rounds before it.
pub(crate) fn situation(
    players: Players,
    people: &[PersonId],
    staff: &[PersonId],
    before: &[&Round],
) -> Situation {
    let mut today = Meetings::default();
    let rounds: Vec<Seating> = before.iter().map(|round| seating(round)).collect();
    for table in rounds.iter().flat_map(|round| &round.tables) {
        today.add(table.as_slice());
    }
    let present = people.iter().map(|person| {
        let mut presence = Presence {
            staff: staff.contains(person),
            ..Presence::new(*person)
        };
        for round in &rounds {
            presence.sat_out += u32::from(round.sits_out.contains(person));
            let seats = round.tables.iter().flat_map(BySeat::iter);
            for (seat, _) in seats.filter(|(_, other)| *other == person) {
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
