//! Seats of a competition's round that people drew themselves. Once they are whole they are proposed as a
//! draw is, to be looked at and accepted.

use competition::RoundNumber;
use db::{Club, CompetitionId};
use desk::by_hand::SeatsByHand;
use desk::by_hand::contest::ContestRound;
use desk::contest::Contest;
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::competition_draw::{LastDraw, ProposedSeats, refused};
use super::seats_by_hand::{Everybody, SeatsAmiss, SeatsRead};
use super::{Number, WireError};
use crate::open_club::OpenClub;

/// Which round.
#[derive(Clone, Copy, Debug, Deserialize, Type)]
pub struct RoundToSeat {
    pub competition: CompetitionId,
    pub stage: u32,
    pub round: u32,
}

/// What is still missing of a round's seats.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RoundSeatsLook {
    pub amiss: SeatsAmiss,
    pub is_whole: bool,
    /// How many sit at a table.
    pub at_table: Number,
}

/// Understands a list of seats: a line a table.
#[tauri::command(async)]
#[specta::specta]
pub fn read_competition_seats(
    open: State<'_, OpenClub>,
    of: RoundToSeat,
    text: String,
) -> Result<SeatsRead, WireError> {
    let register = open.read(Club::register)?;
    let (_, everybody, round) = of.read(&open)?;
    Ok(everybody.seats(round.read(&text, &register)))
}

/// What is still missing of seats as they are typed so far; nothing is changed.
#[tauri::command(async)]
#[specta::specta]
pub fn look_at_competition_seats(
    open: State<'_, OpenClub>,
    of: RoundToSeat,
    seats: SeatsByHand,
) -> Result<RoundSeatsLook, WireError> {
    let (_, everybody, round) = of.read(&open)?;
    let amiss = round.amiss(&seats);
    Ok(RoundSeatsLook {
        is_whole: amiss.is_nothing(),
        amiss: everybody.amiss(amiss),
        at_table: Number::of(round.players.count()),
    })
}

/// Proposes them as a draw is proposed.
#[tauri::command(async)]
#[specta::specta]
pub fn propose_typed_competition_seats(
    open: State<'_, OpenClub>,
    last: State<'_, LastDraw>,
    of: RoundToSeat,
    seats: SeatsByHand,
) -> Result<ProposedSeats, WireError> {
    of.propose(&open, &last, &seats)
}

impl RoundToSeat {
    fn number(self) -> RoundNumber {
        RoundNumber {
            stage: self.stage,
            round: self.round,
        }
    }

    fn read(self, open: &OpenClub) -> Result<(Contest, Everybody, ContestRound), WireError> {
        let (contest, everybody, players) = open.read(|club| {
            let contest = Contest::read(club, self.competition)?;
            let players = contest.rules(self.stage)?.players();
            Ok((contest, Everybody::of(club)?, players))
        })?;
        let round = ContestRound::of(&contest, self.number(), players, everybody.ids());
        let round = round.map_err(|cannot| refused(cannot, self.round))?;
        Ok((contest, everybody, round))
    }

    pub(super) fn propose(
        self,
        open: &OpenClub,
        last: &LastDraw,
        seats: &SeatsByHand,
    ) -> Result<ProposedSeats, WireError> {
        let changes = open.changes();
        let (contest, _, round) = self.read(open)?;
        let seating = round.seating(seats);
        let seating = seating.ok_or(WireError::SeatsNotWhole { round: self.round })?;
        last.propose_typed(open, changes, &contest, self.number(), seating)
    }
}
