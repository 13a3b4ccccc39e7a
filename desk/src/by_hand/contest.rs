//! Seats that people drew themselves, of a round of a competition.

use super::written::{Misread, WrittenSeats};
use super::{Amiss, Expected, SeatsByHand, Winds};
use crate::contest::Contest;
use competition::{CannotSeat, RoundNumber, Seating, seating_quality};
use db::Register;
use scoring::{PersonId, Players};

/// Who is to sit in a round, and how many at a table.
#[derive(Debug)]
pub struct ContestRound {
    /// How many sit at a table.
    pub players: Players,
    /// Everybody who is to play it, and the staff that may.
    pub plays: Vec<PersonId>,
    sizes: Vec<Players>,
    expected: Expected,
}

impl ContestRound {
    /// @param players how many sit at a table by the stage's rules
    /// @param everybody the whole club: who is not to play the round may have no seat in it
    ///
    /// # Errors
    /// Where there is no such round, or who plays it is not decided yet.
    pub fn of(
        contest: &Contest,
        number: RoundNumber,
        players: Players,
        everybody: impl IntoIterator<Item = PersonId>,
    ) -> Result<Self, CannotSeat> {
        let competition = &contest.entry.competition;
        // Who plays the stage has to be decided for them as for a draw.
        seating_quality(competition, &contest.history, number, &[])?;
        let round = contest.course.round(number);
        let round = round.ok_or(CannotSeat::NoSuchRound)?;
        let plays: Vec<PersonId> = round.due.iter().chain(&round.staff).copied().collect();
        let takes_three = competition
            .stage(number.stage)
            .is_some_and(|stage| stage.rules_of_three.is_some());
        Ok(Self {
            players,
            sizes: if takes_three {
                vec![players, Players::Three]
            } else {
                vec![players]
            },
            expected: Expected {
                round: number.round,
                due: round.due.clone(),
                barred: everybody
                    .into_iter()
                    .filter(|person| !plays.contains(person))
                    .collect(),
            },
            plays,
        })
    }

    /// Understands a list of seats, a line a table.
    ///
    /// # Errors
    /// Where it is none.
    pub fn read(&self, text: &str, register: &Register) -> Result<WrittenSeats, Misread> {
        WrittenSeats::read(text, self.players, register, &self.plays)
    }

    /// What is still missing or amiss.
    pub fn amiss(&self, seats: &SeatsByHand) -> Amiss {
        seats.amiss(std::slice::from_ref(&self.expected), &self.sizes)
    }

    /// The round; nothing as long as something is amiss.
    pub fn seating(&self, seats: &SeatsByHand) -> Option<Seating> {
        let rounds = seats.rounds(std::slice::from_ref(&self.expected), Winds::AsTyped);
        rounds
            .filter(|_| self.amiss(seats).is_nothing())
            .and_then(|rounds| rounds.into_iter().next())
    }
}
