//! The draw of several rounds at once: who sits where, round by round, before anything is played.
//!
//! The tables are found first, by what weighs most ([`PlanQuality`] lists it in that order);
//! starting seats and table numbers are dealt out afterwards, which changes nobody's company.

mod burden;
mod design;
mod quality;
mod seats;
mod shape;
mod tables;

pub use quality::PlanQuality;

use crate::seating::{Role, Seating, SeatingError, swap};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use scoring::{BySeat, PersonId, Players};
use shape::Shape;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Whom to seat, and for how long.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Field {
    /// How many play at a table, as the rule set says.
    pub players: Players,
    /// Whether tables of three may be made of those who would otherwise sit out.
    pub tables_of_three: bool,
    /// Everybody who is there for the rounds to be drawn.
    pub entrants: Vec<Entrant>,
    /// How many of the staff play in each; none is as many as there is room for.
    pub seated_staff: Option<usize>,
    /// How many rounds to draw.
    pub rounds: usize,
    /// Rounds that are drawn already. They stay as they are, and who met there has met.
    pub before: Vec<Seating>,
}

/// Somebody to be seated.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Entrant {
    /// Who.
    pub person: PersonId,
    /// As what. Staff sit out before players.
    pub role: Role,
}

impl Entrant {
    /// Whether somebody who is there sat a round out. Staff do so without being said to.
    pub(crate) fn sat_out(&self, round: &Seating) -> bool {
        if self.role.is_staff() {
            let mut seated = round.tables.iter().flat_map(BySeat::as_slice);
            return seated.all(|person| *person != self.person);
        }
        round.sits_out.contains(&self.person)
    }
}

/// The rounds that were drawn. The same field and seed give the same plan.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Plan {
    /// What the draw began with: whoever doubts it can make it again.
    pub seed: u64,
    /// The rounds, without those drawn before.
    pub rounds: Vec<Seating>,
}

impl Plan {
    /// The plan with two people in one another's places in one round; [`PlanQuality::of`] both
    /// plans tells what it costs.
    ///
    /// # Errors
    /// Where one of them has no place in that round.
    pub fn swap(&self, round: usize, one: PersonId, other: PersonId) -> Result<Self, SeatingError> {
        let seating = self.rounds.get(round).ok_or(SeatingError::NotDrawn(one))?;
        let swapped = swap(seating, one, other)?;
        let mut plan = self.clone();
        if let Some(place) = plan.rounds.get_mut(round) {
            *place = swapped;
        }
        Ok(plan)
    }
}

/// How far a search is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Progress {
    /// Exchanges tried.
    pub done: u64,
    /// As many as will be tried at most; the search ends early where nothing can be better.
    pub total: u64,
    /// How often a pair meets again in the best rounds found so far.
    pub repeats: u32,
}

/// Draws the rounds of a field. `watch` hears how far the search is, many times a second; when it
/// says [`ControlFlow::Break`] the best found so far is the plan. The same field and seed give the
/// same plan where it never does.
///
/// ```
/// use competition::{Entrant, Field, PlanQuality, Role, plan};
/// use scoring::PersonId;
/// use std::ops::ControlFlow;
///
/// let role = |id| if id > 21 { Role::FillsTables } else { Role::Player };
/// let entrant = |id| Entrant { person: PersonId(id), role: role(id) };
/// let field = Field { entrants: (1..=24).map(entrant).collect(), rounds: 4, ..Field::default() };
/// let drawn = plan(&field, 20_150_104, |_| ControlFlow::Continue(()))?;
/// let quality = PlanQuality::of(&field, &drawn.rounds);
/// assert_eq!((quality.repeats, quality.staff_together), (0, 0));
/// assert_eq!((quality.staff_meetings_fewest, quality.staff_meetings_most), (1, 2));
/// # Ok::<(), competition::SeatingError>(())
/// ```
///
/// # Errors
/// Where there are not enough for one table, or somebody is listed twice.
pub fn plan(
    field: &Field,
    seed: u64,
    mut watch: impl FnMut(&Progress) -> ControlFlow<()>,
) -> Result<Plan, SeatingError> {
    let mut known = BTreeSet::new();
    let mut entrants = field.entrants.iter();
    if let Some(twice) = entrants.find(|entrant| !known.insert(entrant.person)) {
        return Err(SeatingError::Twice(twice.person));
    }
    let needed = field.players.count();
    let shape = Shape::of(field);
    if shape.sizes.is_empty() {
        return Err(SeatingError::TooFew {
            present: shape::most_seated(field),
            needed,
        });
    }
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let people = People::of(field);
    let sitting_out = shape::sitting_out(field, &people, &shape, &mut rng);
    let company = tables::find(field, &people, &shape, &sitting_out, &mut rng, &mut watch);
    let tables = seats::deal(&people, &company, field.players, &mut rng);
    let rounds = tables.iter().zip(&sitting_out);
    Ok(Plan {
        seed,
        rounds: rounds
            .map(|(tables, out)| people.seating(tables, out))
            .collect(),
    })
}

/// A round: its tables, and at each the people by their places in [`People`], East first.
type Round = Vec<Vec<usize>>;

/// Everybody by a place of their own. The entrants come first, in the order of their ids, so that
/// the order of a list changes nothing; then those who only played in rounds drawn before.
#[derive(Debug)]
struct People {
    ids: Vec<PersonId>,
    staff: Vec<bool>,
    entrants: usize,
    before: Vec<Round>,
}

impl People {
    fn of(field: &Field) -> Self {
        let mut entrants = field.entrants.clone();
        entrants.sort_by_key(|entrant| entrant.person);
        let mut ids: Vec<PersonId> = entrants.iter().map(|entrant| entrant.person).collect();
        let staff = entrants.iter().map(|entrant| entrant.role.is_staff());
        let mut staff: Vec<bool> = staff.collect();
        let before = field.before.iter().map(|seating| {
            let tables = seating.tables.iter();
            tables
                .map(|table| {
                    let people = table.as_slice().iter();
                    people
                        .map(|person| {
                            let known = ids.iter().position(|known| known == person);
                            known.unwrap_or_else(|| {
                                ids.push(*person);
                                staff.push(false);
                                ids.len() - 1
                            })
                        })
                        .collect()
                })
                .collect()
        });
        let before = before.collect();
        Self {
            ids,
            staff,
            entrants: entrants.len(),
            before,
        }
    }

    fn len(&self) -> usize {
        self.ids.len()
    }

    fn seating(&self, tables: &Round, out: &[usize]) -> Seating {
        let id = |place: &usize| self.ids[*place];
        let tables = tables.iter();
        let mut sits_out: Vec<PersonId> = out.iter().map(id).collect();
        sits_out.sort();
        Seating {
            tables: tables
                .filter_map(|table| BySeat::from_slice(&table.iter().map(id).collect::<Vec<_>>()))
                .collect(),
            sits_out,
        }
    }
}
