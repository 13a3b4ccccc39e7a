//! Who sits where in a competition's rounds, and how good that is.

use competition::{Seating, table_label};
use desk::contest::Contest;
use scoring::PersonId;
use serde::Serialize;
use specta::Type;

use super::Competitor;
use crate::ipc::WireError;
use crate::ipc::draw::{DrawnPerson, DrawnTable};

/// Who sits where in a round.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RoundSeats {
    pub round: u32,
    pub tables: Vec<DrawnTable>,
    pub sits_out: Vec<DrawnPerson>,
}

impl RoundSeats {
    /// @param before the rounds drawn before it, of which each tells who sat out
    pub fn of(
        held: &Contest,
        round: u32,
        seating: &Seating,
        before: &[Seating],
    ) -> Result<Self, WireError> {
        let person = |id: PersonId, wind: Option<char>| -> Result<DrawnPerson, WireError> {
            let person = Competitor::of(held, id);
            let out = before.iter().filter(|one| one.sits_out.contains(&id));
            Ok(DrawnPerson {
                id: person.id,
                number: person.number,
                name: person.name,
                wind,
                sat_out: u32::try_from(out.count()).map_err(WireError::unexpected)?,
            })
        };
        let tables = seating.tables.iter().enumerate().map(|(place, table)| {
            let seats = table.iter();
            Ok(DrawnTable {
                label: table_label(place),
                people: seats
                    .map(|(seat, id)| person(*id, Some(seat.kanji())))
                    .collect::<Result<_, WireError>>()?,
            })
        });
        let sits_out = seating.sits_out.iter().map(|id| person(*id, None));
        Ok(Self {
            round,
            tables: tables.collect::<Result<_, WireError>>()?,
            sits_out: sits_out.collect::<Result<_, _>>()?,
        })
    }
}
