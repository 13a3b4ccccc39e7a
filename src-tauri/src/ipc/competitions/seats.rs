//! Who sits where in a competition's rounds, and how good that is.

use competition::{Seating, table_label};
use desk::contest::Contest;
use scoring::{PersonId, Players};
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

/// How good the rounds of a stage are together; the sentences are in `ui/src/text`.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct SeatQuality {
    /// Whether there is staff among those who play.
    pub with_staff: bool,
    pub staff_together: u32,
    pub staff_meetings_fewest: u32,
    pub staff_meetings_most: u32,
    pub same_staff_again: u32,
    pub repeats: u32,
    pub meetings_most: u32,
    pub seat_difference: u32,
    pub same_table_again: u32,
    pub sits_out_fewest: u32,
    pub sits_out_most: u32,
    pub tables_of_three_fewest: u32,
    pub tables_of_three_most: u32,
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

impl SeatQuality {
    /// Of all these rounds of a competition together.
    pub fn of(contest: &Contest, players: Players, rounds: &[Seating]) -> Self {
        let (field, quality) = contest.quality(players, rounds);
        Self {
            with_staff: field.entrants.iter().any(|entrant| entrant.role.is_staff()),
            staff_together: quality.staff_together,
            staff_meetings_fewest: quality.staff_meetings_fewest,
            staff_meetings_most: quality.staff_meetings_most,
            same_staff_again: quality.same_staff_again,
            repeats: quality.repeats,
            meetings_most: quality.meetings_most,
            seat_difference: quality.seat_difference,
            same_table_again: quality.same_table_again,
            sits_out_fewest: quality.sits_out_fewest,
            sits_out_most: quality.sits_out_most,
            tables_of_three_fewest: quality.tables_of_three_fewest,
            tables_of_three_most: quality.tables_of_three_most,
        }
    }
}
