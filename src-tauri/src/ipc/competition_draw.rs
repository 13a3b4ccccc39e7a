//! The draw of a competition's rounds. A search that was stopped cannot be made again from its seed,
//! so what is looked at is kept here until it is accepted.

mod refused;

use desk::contest::Contest;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use chrono::NaiveDate;
use competition::{
    Draw, PlanQuality, Progress, Round, RoundNumber, Seating, Sheet, seat, seat_alone, swap,
};
use db::{CompetitionId, SeatedRound};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::WireError;
use super::competitions::{RoundSeats, read_contest};
use super::draw::DrawSwap;
use super::typed::from_iso;
use crate::open_club::OpenClub;
use crate::work::{WorkKind, WorkNumber, WorkStage, Works};

pub(super) use refused::{RoundWaitedFor, refused};

/// The draw that is being looked at.
#[derive(Default)]
pub struct LastDraw(Mutex<Option<Proposed>>);

#[derive(Clone)]
struct Proposed {
    club: PathBuf,
    /// Whether the club's record is still that from which it was drawn.
    changes: u32,
    competition: CompetitionId,
    number: RoundNumber,
    /// None where people drew the seats themselves.
    seed: Option<u32>,
    stopped: bool,
    rounds: Vec<Seating>,
    /// Why it was drawn before every sheet that decides it was in.
    reason: Option<String>,
}

/// A round of a competition's stage, and the seed that its draw begins with.
#[derive(Debug, Deserialize, Type)]
pub struct ToDraw {
    competition: CompetitionId,
    stage: u32,
    round: u32,
    seed: u32,
    /// Why a round that goes by the standing is drawn although sheets before it are missing; none
    /// where it is to wait for them.
    despite_missing_sheets: Option<String>,
}

/// Draws a round, with those that are best drawn together with it, unless later ones are played
/// already. When the work is stopped, the best
/// found so far is what is proposed.
#[tauri::command(async)]
#[specta::specta]
pub fn propose_competition_seats(
    open: State<'_, OpenClub>,
    works: State<'_, Works>,
    last: State<'_, LastDraw>,
    draw: ToDraw,
    work: WorkNumber,
) -> Result<ProposedSeats, WireError> {
    last.propose(&open, &works, &draw, work)
}

/// Puts two people into one another's places in a round of what is being looked at.
#[tauri::command(async)]
#[specta::specta]
pub fn swap_in_proposed_seats(
    open: State<'_, OpenClub>,
    last: State<'_, LastDraw>,
    id: CompetitionId,
    round: u32,
    people: DrawSwap,
) -> Result<ProposedSeats, WireError> {
    last.swap(&open, id, round, people)
}

/// Accepts the first rounds of what is being looked at, to be played on that day.
#[tauri::command(async)]
#[specta::specta]
pub fn accept_competition_seats(
    open: State<'_, OpenClub>,
    last: State<'_, LastDraw>,
    id: CompetitionId,
    day: String,
    rounds: u32,
) -> Result<(), WireError> {
    last.accept(&open, id, from_iso(&day)?, rounds)
}

/// Puts two people of a round that was accepted into one another's places, and says what that cost.
#[tauri::command(async)]
#[specta::specta]
pub fn swap_in_competition_round(
    open: State<'_, OpenClub>,
    id: CompetitionId,
    stage: u32,
    round: u32,
    people: DrawSwap,
) -> Result<SwapCost, WireError> {
    swap_in_round(&open, id, RoundNumber { stage, round }, people)
}

/// Seats to look at.
#[derive(Debug, Serialize, Type)]
pub struct ProposedSeats {
    /// None where people drew the seats themselves.
    pub seed: Option<u32>,
    /// Whether the search was stopped: the seed alone does not bring these seats again.
    pub stopped: bool,
    pub rounds: Vec<RoundSeats>,
    /// Of these rounds together with those of the stage before them, and with those after them that
    /// stay.
    pub quality: PlanQuality,
}

/// How good the rounds of a stage were before a swap, and are after it.
#[derive(Debug, Serialize, Type)]
pub struct SwapCost {
    pub before: PlanQuality,
    pub after: PlanQuality,
}

impl ProposedSeats {
    fn of(held: &Contest, proposed: &Proposed) -> Result<Self, WireError> {
        let number = proposed.number;
        let mut known = held.drawn_before(number.stage, Some(number.round));
        let mut rounds = Vec::with_capacity(proposed.rounds.len());
        for (round, seating) in (number.round..).zip(&proposed.rounds) {
            rounds.push(RoundSeats::of(held, round, seating, &known)?);
            known.push(seating.clone());
        }
        if later_is_played(held, number) {
            known.extend(later(held, number).map(Round::seating));
        }
        Ok(Self {
            seed: proposed.seed,
            stopped: proposed.stopped,
            rounds,
            quality: held.quality(held.rules(number.stage)?.players(), &known).1,
        })
    }
}

impl Proposed {
    /// @param watch hears how far the search is, and may stop it
    fn find(
        open: &OpenClub,
        draw: &ToDraw,
        mut watch: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<Self, WireError> {
        let ToDraw {
            competition,
            stage,
            round,
            seed,
            ref despite_missing_sheets,
        } = *draw;
        let reason = despite_missing_sheets.as_deref().map(str::trim);
        let reason = reason.filter(|reason| !reason.is_empty());
        let changes = open.changes();
        let club = open.path().ok_or(WireError::NoClubOpen)?;
        let held = read_contest(open, competition)?;
        let number = RoundNumber { stage, round };
        let draw = Draw {
            number,
            players: held.rules(stage)?.players(),
            seed,
            despite_missing_sheets: reason.is_some(),
        };
        let mut stopped = false;
        let watch = |progress: &Progress| {
            let go_on = watch(progress);
            stopped |= go_on.is_break();
            go_on
        };
        let (settled, history) = (&held.entry.competition, &held.history);
        let rounds = if later_is_played(&held, number) {
            seat_alone(settled, history, draw, watch).map(|round| vec![round])
        } else {
            seat(settled, history, draw, watch)
        };
        Ok(Self {
            club,
            changes,
            competition,
            number,
            seed: Some(seed),
            stopped,
            reason: reason
                .filter(|_| held.course.waits_for_sheets(number))
                .map(str::to_owned),
            rounds: rounds.map_err(|cannot| refused(cannot, round))?,
        })
    }
}

impl LastDraw {
    fn propose(
        &self,
        open: &OpenClub,
        works: &Works,
        draw: &ToDraw,
        work: WorkNumber,
    ) -> Result<ProposedSeats, WireError> {
        let under_way = works.begin_instead(WorkKind::Seating, work)?;
        let proposed = Proposed::find(open, draw, |progress| {
            let whole = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
            under_way.at(
                WorkStage::Seating,
                whole(progress.done),
                whole(progress.total),
            )
        })?;
        drop(under_way);
        let shown = ProposedSeats::of(&read_contest(open, draw.competition)?, &proposed)?;
        *self.lock() = Some(proposed);
        Ok(shown)
    }

    /// Seats that people drew themselves, as the draw of one round.
    ///
    /// @param changes what [`OpenClub::changes`] was before the contest was read
    pub(super) fn propose_typed(
        &self,
        open: &OpenClub,
        changes: u32,
        contest: &Contest,
        number: RoundNumber,
        seating: Seating,
    ) -> Result<ProposedSeats, WireError> {
        let proposed = Proposed {
            club: open.path().ok_or(WireError::NoClubOpen)?,
            changes,
            competition: contest.entry.id,
            number,
            seed: None,
            stopped: false,
            rounds: vec![seating],
            reason: None,
        };
        let shown = ProposedSeats::of(contest, &proposed)?;
        *self.lock() = Some(proposed);
        Ok(shown)
    }

    fn swap(
        &self,
        open: &OpenClub,
        id: CompetitionId,
        round: u32,
        people: DrawSwap,
    ) -> Result<ProposedSeats, WireError> {
        let mut proposed = self.looked_at(open, id)?;
        let mut numbered = (proposed.number.round..).zip(&mut proposed.rounds);
        let found = numbered.find(|(number, _)| *number == round);
        let (_, seating) = found.ok_or(WireError::NotInDraw { round })?;
        *seating = swapped(seating, round, people)?;
        let shown = ProposedSeats::of(&read_contest(open, id)?, &proposed)?;
        *self.lock() = Some(proposed);
        Ok(shown)
    }

    fn accept(
        &self,
        open: &OpenClub,
        id: CompetitionId,
        date: NaiveDate,
        rounds: u32,
    ) -> Result<(), WireError> {
        let proposed = self.looked_at(open, id)?;
        let count = usize::try_from(rounds).unwrap_or(usize::MAX);
        let accepted: Vec<SeatedRound> = (proposed.number.round..)
            .zip(proposed.rounds)
            .take(count)
            .map(|(round, seating)| SeatedRound {
                number: RoundNumber {
                    round,
                    ..proposed.number
                },
                seed: proposed.seed,
                seating,
                reason: proposed.reason.clone(),
            })
            .collect();
        open.write(|club, now| club.seat_competition(now, id, now, date, &accepted))?;
        *self.lock() = None;
        Ok(())
    }

    /// What is being looked at, as long as nothing was written since from which it would follow.
    fn looked_at(&self, open: &OpenClub, id: CompetitionId) -> Result<Proposed, WireError> {
        let club = open.path().ok_or(WireError::NoClubOpen)?;
        let is_current = |one: &Proposed| {
            one.competition == id && one.club == club && one.changes == open.changes()
        };
        let kept = self.lock().clone();
        kept.filter(is_current).ok_or(WireError::DrawOutOfDate)
    }

    fn lock(&self) -> MutexGuard<'_, Option<Proposed>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn swap_in_round(
    open: &OpenClub,
    id: CompetitionId,
    number: RoundNumber,
    people: DrawSwap,
) -> Result<SwapCost, WireError> {
    let RoundNumber { stage, round } = number;
    let held = read_contest(open, id)?;
    let not_drawn = || WireError::NotInDraw { round };
    let date = held.round(number).ok_or_else(not_drawn)?.date;
    let players = held.rules(stage)?.players();
    let seed = held.course.round(number).and_then(|known| known.seed);
    let mut rounds: Vec<&Round> = held.history.rounds.iter().collect();
    rounds.retain(|one| one.number.stage == stage);
    rounds.sort_by_key(|one| one.number);
    let place = rounds.iter().position(|one| one.number == number);
    let (place, kept) = place
        .and_then(|place| Some((place, rounds.get(place)?)))
        .ok_or_else(not_drawn)?;
    let seating = swapped(&kept.seating(), round, people)?;
    let before: Vec<Seating> = rounds.iter().map(|round| round.seating()).collect();
    let mut after = before.clone();
    if let Some(here) = after.get_mut(place) {
        *here = seating.clone();
    }
    let cost = SwapCost {
        before: held.quality(players, &before).1,
        after: held.quality(players, &after).1,
    };
    let seated = SeatedRound {
        number,
        seed,
        seating,
        reason: None,
    };
    open.write(|club, now| club.seat_competition(now, id, now, date, &[seated]))?;
    Ok(cost)
}

/// Whether somebody has played a later round of the stage: it stays as it is, and so do those around
/// it.
fn later_is_played(held: &Contest, number: RoundNumber) -> bool {
    later(held, number).any(|round| {
        let mut tables = round.tables.iter();
        tables.any(|table| matches!(table.sheet, Sheet::In(_)))
    })
}

fn later(held: &Contest, number: RoundNumber) -> impl Iterator<Item = &Round> {
    let rounds = held.history.rounds.iter();
    rounds.filter(move |one| one.number.stage == number.stage && one.number > number)
}

fn swapped(seating: &Seating, round: u32, people: DrawSwap) -> Result<Seating, WireError> {
    swap(seating, people.one, people.other).map_err(|error| refused(error.into(), round))
}

#[cfg(test)]
mod tests;
