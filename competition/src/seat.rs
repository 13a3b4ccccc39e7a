//! The draw of a competition's round: who plays it, and by which method they are seated.

use crate::company;
use crate::course::{Course, RoundState};
use crate::definition::{Competition, Method, StageData};
use crate::event::{History, Round, RoundNumber};
use crate::plan::{Entrant, Field, PlanQuality, Progress, plan};
use crate::seating::{
    Again, Meetings, Presence, Seating, SeatingError, Situation, draw, draw_by_standing,
};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use scoring::{BySeat, PersonId, Players};
use std::ops::ControlFlow;
use thiserror::Error;

/// A round to be drawn.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Draw {
    /// Which round.
    pub number: RoundNumber,
    /// How many play at a table, as the stage's rule set says.
    pub players: Players,
    /// What the draw begins with: whoever doubts it can make it again.
    pub seed: u32,
}

/// Why a round cannot be drawn.
#[derive(Clone, Copy, Debug, Error, Eq, PartialEq)]
pub enum CannotSeat {
    /// The competition has no such round.
    #[error("the competition has no such stage or round")]
    NoSuchRound,
    /// Who plays the stage is not decided.
    #[error("who goes on to this stage is not decided; decide the cut first")]
    CutNotDecided,
    /// Somebody would have to sit out, and the competition wants that nobody does.
    #[error("{missing} more are needed for whole tables; name staff or take walk-ins")]
    NotWholeTables {
        /// How many more are needed.
        missing: usize,
    },
    /// There is no draw of these people.
    #[error(transparent)]
    Seating(#[from] SeatingError),
}

/// Draws a round from everything that was before it. Of rounds seated by constraints all that
/// follow in a row are drawn with it, because they are best kept together: any number of them can be
/// accepted, and the others drawn anew later. Of other methods it is one round.
///
/// What is drawn already of this round or later ones changes nothing, so that a round can be drawn
/// anew after a mistake. `watch` is heard as in [`plan`].
///
/// ```
/// use competition::{Draw, Event, EventId, Happening, History, RoundNumber, preset, seat};
/// use scoring::{PersonId, Players};
/// use std::ops::ControlFlow;
///
/// let knockout = preset("hakuryuo-40").unwrap();
/// let at = "2025-08-10T09:00:00".parse().unwrap();
/// let entered = |id| Event { id: EventId(id), at, what: Happening::Entered { person: PersonId(id) } };
/// let history = History { events: (1..=48).map(entered).collect(), ..History::default() };
/// let number = RoundNumber { stage: 1, round: 1 };
/// let draw = Draw { number, players: Players::Four, seed: 40 };
/// let rounds = seat(&knockout, &history, draw, |_| ControlFlow::Continue(()))?;
/// assert_eq!((rounds.len(), rounds[0].tables.len()), (1, 12));
/// # Ok::<(), competition::CannotSeat>(())
/// ```
///
/// # Errors
/// Where it cannot be drawn; see [`CannotSeat`].
pub fn seat(
    competition: &Competition,
    history: &History,
    wanted: Draw,
    watch: impl FnMut(&Progress) -> ControlFlow<()>,
) -> Result<Vec<Seating>, CannotSeat> {
    let before = history.rounds_before(wanted.number);
    draw_after(competition, history, wanted, &before, watch)
}

/// Draws that round alone, where the rounds after it stay as they are: who meets in these counts as
/// well. Otherwise as [`seat`].
///
/// # Errors
/// As [`seat`].
pub fn seat_alone(
    competition: &Competition,
    history: &History,
    wanted: Draw,
    watch: impl FnMut(&Progress) -> ControlFlow<()>,
) -> Result<Seating, CannotSeat> {
    let others = history.rounds_beside(wanted.number);
    let drawn = draw_after(competition, history, wanted, &others, watch)?;
    drawn.into_iter().next().ok_or(CannotSeat::NoSuchRound)
}

fn draw_after(
    competition: &Competition,
    history: &History,
    wanted: Draw,
    others: &[&Round],
    watch: impl FnMut(&Progress) -> ControlFlow<()>,
) -> Result<Vec<Seating>, CannotSeat> {
    let Drawing {
        round,
        mut field,
        situation,
    } = drawing(competition, history, wanted.number, wanted.players, others)?;
    if others.iter().any(|other| other.number > wanted.number) {
        field.rounds = 1;
    }
    let seed = u64::from(wanted.seed);
    let by_standing = |again| draw_by_standing(&situation, &round.standing_before, again, seed);
    let drawn = match round.method {
        Method::Lots | Method::Random => draw(&without_memory(situation), seed)?,
        Method::ByStanding => by_standing(Again::Allowed)?,
        Method::Swiss => by_standing(Again::Avoided)?,
        Method::Constraints => return Ok(plan(&field, seed, watch)?.rounds),
    };
    Ok(vec![drawn])
}

/// How good rounds are from that one on, as they were drawn or once people were moved by hand, with
/// those before: what a move costs is the difference.
///
/// # Errors
/// Where the first of them could not be drawn; see [`CannotSeat`].
pub fn seating_quality(
    competition: &Competition,
    history: &History,
    number: RoundNumber,
    rounds: &[Seating],
) -> Result<PlanQuality, CannotSeat> {
    let table = rounds.iter().flat_map(|round| &round.tables);
    let sizes = table.map(BySeat::players);
    let players = sizes.max().unwrap_or_default();
    let before = history.rounds_before(number);
    let field = drawing(competition, history, number, players, &before)?.field;
    Ok(PlanQuality::of(&field, rounds))
}

/// Who is to be seated, and what is known of them.
struct Drawing {
    round: RoundState,
    field: Field,
    situation: Situation,
}

fn drawing(
    competition: &Competition,
    history: &History,
    number: RoundNumber,
    players: Players,
    others: &[&Round],
) -> Result<Drawing, CannotSeat> {
    let data = competition.stage(number.stage);
    let data = data.ok_or(CannotSeat::NoSuchRound)?;
    let course = Course::of(competition, history);
    let round = course.round(number).ok_or(CannotSeat::NoSuchRound)?;
    let before = course.stage(number.stage - 1);
    let cut = before.and_then(|stage| stage.cut.as_ref());
    if cut.is_some_and(|cut| cut.decided.is_none()) {
        return Err(CannotSeat::CutNotDecided);
    }
    let staff = filling(competition, data, round, players)?;
    let people: Vec<PersonId> = round.due.iter().chain(&staff).copied().collect();
    let situation = company::situation(players, &people, &staff, others);
    let entrant = |presence: &Presence| Entrant {
        person: presence.person,
        staff: presence.staff,
    };
    let field = Field {
        players,
        tables_of_three: data.rules_of_three.is_some(),
        entrants: situation.present.iter().map(entrant).collect(),
        rounds: rounds_in_a_row(data, number.round),
        before: others.iter().map(|other| company::seating(other)).collect(),
    };
    Ok(Drawing {
        round: round.clone(),
        field,
        situation,
    })
}

/// The staff who play: as many as make the tables whole, and none where that cannot be.
fn filling(
    competition: &Competition,
    data: &StageData,
    round: &RoundState,
    players: Players,
) -> Result<Vec<PersonId>, CannotSeat> {
    let size = players.count();
    let missing = (size - round.due.len() % size) % size;
    if let Some(staff) = round.staff.get(..missing) {
        return Ok(staff.to_vec());
    }
    if competition.data().entries.whole_tables && data.rules_of_three.is_none() {
        return Err(CannotSeat::NotWholeTables {
            missing: missing - round.staff.len(),
        });
    }
    Ok(Vec::new())
}

/// How many rounds from that one on are seated by constraints.
fn rounds_in_a_row(data: &StageData, round: u32) -> usize {
    let place = usize::try_from(round)
        .unwrap_or(usize::MAX)
        .saturating_sub(1);
    let methods = data.rounds.iter().skip(place);
    methods
        .take_while(|method| **method == Method::Constraints)
        .count()
}

/// A situation in which chance alone decides who sits where; sitting out still goes round.
fn without_memory(mut situation: Situation) -> Situation {
    situation.today = Meetings::default();
    for presence in &mut situation.present {
        presence.seats = [0; 4];
    }
    situation
}

/// Draws a lot: the people in the order of chance. The same people and seed give the same order,
/// however they are listed.
///
/// ```
/// use competition::lot;
/// use scoring::PersonId;
/// let tied = [PersonId(3), PersonId(1), PersonId(2)];
/// let again = [PersonId(1), PersonId(2), PersonId(3)];
/// assert_eq!(lot(&tied, 2015), lot(&again, 2015));
/// ```
pub fn lot(people: &[PersonId], seed: u32) -> Vec<PersonId> {
    let mut order = people.to_vec();
    order.sort();
    order.shuffle(&mut ChaCha8Rng::seed_from_u64(u64::from(seed)));
    order
}
