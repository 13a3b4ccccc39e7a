//! The draw of a competition's round: who plays it, and by which method they are seated.

use crate::company;
use crate::course::{Course, MissingSheets, RoundState};
use crate::definition::{Competition, Method, StageData};
use crate::event::{History, Round, RoundNumber};
use crate::plan::{Entrant, Field, PlanQuality, Progress, plan};
use crate::seating::{
    Again, Meetings, Role, Seating, SeatingError, Situation, draw, draw_by_standing,
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
    /// Whether a round that goes by the standing is drawn although sheets of rounds before it are
    /// missing. Only an organiser's word does that, and it is written down with the draw.
    pub despite_missing_sheets: bool,
}

/// Why a round cannot be drawn.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum CannotSeat {
    /// The competition has no such round.
    #[error("the competition has no such stage or round")]
    NoSuchRound,
    /// Who plays the stage is not decided.
    #[error("who goes on to this stage is not decided; decide the cut first")]
    CutNotDecided,
    /// Somebody who was to go on is absent, and others can go on instead.
    #[error(
        "somebody who was to go on to this stage is absent, and others can; decide the cut of stage {stage} anew first"
    )]
    CutToDecideAnew {
        /// The stage before.
        stage: u32,
    },
    /// The round goes by a standing that is not yet known.
    #[error("this round goes by the standing, and sheets are missing: {}", in_words(.0))]
    SheetsMissing(Vec<MissingSheets>),
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

fn in_words(missing: &[MissingSheets]) -> String {
    let rounds = missing.iter().map(|missing| match &missing.tables[..] {
        [] => format!("round {} is not drawn", missing.round),
        tables => format!("round {} table {}", missing.round, tables.join(", ")),
    });
    rounds.collect::<Vec<_>>().join("; ")
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
/// let draw = Draw { number, players: Players::Four, seed: 40, despite_missing_sheets: false };
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
        missing,
    } = drawing(competition, history, wanted.number, wanted.players, others)?;
    if !missing.is_empty() && !wanted.despite_missing_sheets {
        return Err(CannotSeat::SheetsMissing(missing));
    }
    if others.iter().any(|other| other.number > wanted.number) {
        field.rounds = 1;
    }
    let seed = u64::from(wanted.seed);
    let by_standing = |again| draw_by_standing(&situation, &round.standing_before, again, seed);
    let mut drawn = match round.method {
        Method::Lots | Method::Random => vec![draw(&without_memory(situation), seed)?],
        Method::ByStanding => vec![by_standing(Again::Allowed)?],
        Method::Swiss => vec![by_standing(Again::Avoided)?],
        Method::Constraints => plan(&field, seed, watch)?.rounds,
    };
    // Whoever is there to fill tables does not sit out where there is none to fill.
    let is_player = |person: &PersonId| round.due.contains(person);
    for seating in &mut drawn {
        seating.sits_out.retain(is_player);
    }
    Ok(drawn)
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
    /// The sheets it waits for.
    missing: Vec<MissingSheets>,
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
    if let Some(stage) = course
        .cut_to_decide()
        .filter(|stage| stage + 1 == number.stage)
    {
        return Err(CannotSeat::CutToDecideAnew { stage });
    }
    let entries = &course.entries;
    let entrant = |person: &PersonId| Entrant {
        person: *person,
        role: entries.role(*person, number),
    };
    let mut entrants: Vec<Entrant> = round.due.iter().map(entrant).collect();
    let before = others
        .iter()
        .map(|other| company::seating_of(other, entries));
    let before: Vec<Seating> = before.collect();
    let seated_staff = seated_staff(competition, data, round, players)?;
    let mut staff: Vec<Entrant> = round.staff.iter().map(entrant).collect();
    // Whoever was at a table least often plays; those who play instead of somebody in any case.
    // Those who are not needed are no part of a draw of one round, so that naming more of them later
    // does not change what a seed draws.
    staff.sort_by_key(|one| {
        let played = before.iter().filter(|round| !one.sat_out(round)).count();
        (one.role != Role::StandsIn, played)
    });
    if round.method == Method::Constraints && seated_staff > 0 {
        entrants.extend(staff);
    } else {
        entrants.extend(staff.drain(..seated_staff));
    }
    let situation = company::situation(players, &entrants, &before);
    let field = Field {
        players,
        tables_of_three: data.rules_of_three.is_some(),
        entrants,
        seated_staff: Some(seated_staff),
        rounds: rounds_in_a_row(data, number.round),
        before,
    };
    Ok(Drawing {
        round: round.clone(),
        field,
        situation,
        missing: course.missing_before(number),
    })
}

/// How many of the staff play; none where the tables are not made whole.
fn seated_staff(
    competition: &Competition,
    data: &StageData,
    round: &RoundState,
    players: Players,
) -> Result<usize, CannotSeat> {
    let (due, staff, size) = (round.due.len(), round.staff.len(), players.count());
    if let Some(seated) = competition.data().staff.seated(due, staff, size) {
        return Ok(seated);
    }
    if competition.data().entries.whole_tables && data.rules_of_three.is_none() {
        let missing = (size - due % size) % size - staff;
        return Err(CannotSeat::NotWholeTables { missing });
    }
    Ok(0)
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
