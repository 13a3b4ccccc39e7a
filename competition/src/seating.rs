//! The draw of one round: who sits where, and who sits out.

mod apart;
mod price;
mod search;

use price::Prices;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use scoring::{BySeat, PersonId, Players};
use std::collections::{BTreeMap, BTreeSet};
use thiserror::Error;

/// What is known when a round is drawn.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Situation {
    /// How many play at a table, as the rule set says.
    pub players: Players,
    /// Everybody who is there to play this round.
    pub present: Vec<Presence>,
    /// Who sat at one table today, and how often.
    pub today: Meetings,
    /// The same of the rest of the month.
    pub month: Meetings,
}

/// Somebody who is there to play, and how the day went so far.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Presence {
    /// Who.
    pub person: PersonId,
    /// As what. Staff sit out before players.
    pub role: Role,
    /// How many rounds of today the person sat out.
    pub sat_out: u32,
    /// How often today the person began in each seat, East first.
    pub seats: [u32; 4],
}

impl Presence {
    /// Somebody for whom the day begins.
    pub fn new(person: PersonId) -> Self {
        Self {
            person,
            role: Role::Player,
            sat_out: 0,
            seats: [0; 4],
        }
    }
}

/// As what somebody plays: in the order in which they sit out.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub enum Role {
    /// Staff, to fill tables.
    FillsTables,
    /// Staff, instead of a player who left.
    StandsIn,
    /// A player.
    #[default]
    Player,
}

impl Role {
    /// Whether the person is no player, and so in no ranking.
    pub fn is_staff(self) -> bool {
        self != Self::Player
    }
}

/// How often two people sat at one table.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Meetings(BTreeMap<(PersonId, PersonId), u32>);

impl Meetings {
    /// Writes down that these people sat together once more.
    pub fn add(&mut self, table: &[PersonId]) {
        for (one, other) in pairs(table) {
            *self.0.entry(pair(one, other)).or_default() += 1;
        }
    }

    /// How often these two sat together.
    pub fn between(&self, one: PersonId, other: PersonId) -> u32 {
        self.0.get(&pair(one, other)).copied().unwrap_or_default()
    }
}

fn pair(one: PersonId, other: PersonId) -> (PersonId, PersonId) {
    (one.min(other), one.max(other))
}

/// Every two of a table once.
fn pairs<T: Copy>(table: &[T]) -> impl Iterator<Item = (T, T)> {
    let people = table.iter().enumerate();
    people.flat_map(|(place, one)| table[place + 1..].iter().map(|other| (*one, *other)))
}

/// A draw.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Seating {
    /// Who sits where, table by table.
    pub tables: Vec<BySeat<PersonId>>,
    /// Who plays the next round again.
    pub sits_out: Vec<PersonId>,
}

impl Seating {
    /// Whether somebody sits at a table of it, or sits out.
    pub fn has_place(&self, person: PersonId) -> bool {
        let mut seated = self.tables.iter().flat_map(BySeat::as_slice);
        seated.any(|seated| *seated == person) || self.sits_out.contains(&person)
    }

    fn moved(&self, to: impl Fn(PersonId) -> PersonId) -> Self {
        let mut sits_out: Vec<PersonId> = self.sits_out.iter().copied().map(&to).collect();
        sits_out.sort();
        let tables = self.tables.iter();
        Self {
            tables: tables.map(|table| table.map(&to)).collect(),
            sits_out,
        }
    }
}

/// How good a draw is. Fewer is better; all 0 cannot be bettered.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub struct Quality {
    /// Pairs at one table who sat together earlier today.
    pub repeats_today: u32,
    /// Pairs at one table who sat together earlier this month, but not today.
    pub repeats_this_month: u32,
    /// People who begin in a seat in which they began today already.
    pub same_seat_again: u32,
    /// How many rounds the one who sat out most is ahead of the one who sat out least, staff aside,
    /// once this round is over.
    pub sit_out_difference: u32,
}

/// Why there is no draw.
#[derive(Clone, Copy, Debug, Error, Eq, PartialEq)]
pub enum SeatingError {
    /// Not enough for one table.
    #[error("{present} present; a table takes {needed}")]
    TooFew {
        /// As many as are there.
        present: usize,
        /// As many as a table takes.
        needed: usize,
    },
    /// Somebody is there twice.
    #[error("somebody is listed as present twice")]
    Twice(PersonId),
    /// Somebody to be moved has no place in the draw.
    #[error("somebody to be moved is not in the draw")]
    NotDrawn(PersonId),
}

/// Draws a round. The same situation and seed give the same draw.
///
/// Whoever sat out least sits out, staff before others. Tables avoid people who met today, and
/// after that people who met this month; seats avoid those in which people began today.
///
/// # Errors
/// Where there are not enough for one table, or somebody is listed twice.
pub fn draw(situation: &Situation, seed: u64) -> Result<Seating, SeatingError> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (seated, sits_out) = sitting_out(situation, &mut rng)?;
    let prices = Prices::new(situation, &seated);
    let size = situation.players.count();
    let order = search::few_repeats(&prices, seated.len(), size, &mut rng);
    let seated: Vec<Presence> = order.into_iter().map(|place| seated[place]).collect();
    Ok(seating(situation.players, &seated, sits_out, &mut rng))
}

/// Draws a round by standing: the first four at the first table, the next four at the next, and so on.
/// Staff sit at the last tables, one at each. With [`Again::Avoided`] people move to another table where that brings fewer together who met
/// today, as near to their standing as it can be. Whoever is not in the standing comes last, staff
/// after players.
///
/// # Errors
/// As [`draw`].
pub fn draw_by_standing(
    situation: &Situation,
    standing: &[PersonId],
    again: Again,
    seed: u64,
) -> Result<Seating, SeatingError> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut seated, sits_out) = sitting_out(situation, &mut rng)?;
    seated.sort_by_key(|presence| {
        let rank = standing
            .iter()
            .position(|person| *person == presence.person);
        (presence.role.is_staff(), rank.is_none(), rank)
    });
    seated = staff_at_last_tables(&seated, situation.players.count());
    if again == Again::Avoided {
        let prices = Prices::by_standing(situation, &seated);
        let size = situation.players.count();
        let order = search::nearest(&prices, seated.len(), size, &mut rng);
        seated = order.into_iter().map(|place| seated[place]).collect();
    }
    Ok(seating(situation.players, &seated, sits_out, &mut rng))
}

/// Players and staff, who follow them, in the order of their tables: staff at the last, one at each as
/// long as there are tables enough.
fn staff_at_last_tables(people: &[Presence], size: usize) -> Vec<Presence> {
    let tables = people.len() / size;
    let is_player = |presence: &&Presence| !presence.role.is_staff();
    let mut players = people.iter().filter(is_player).copied();
    let staff: Vec<Presence> = (people.iter().filter(|presence| !is_player(presence)))
        .copied()
        .collect();
    let at = |table: usize| {
        let from_last = tables - 1 - table;
        let staff: Vec<Presence> = (staff.iter().skip(from_last).step_by(tables.max(1)))
            .copied()
            .collect();
        let mut seated: Vec<Presence> = players.by_ref().take(size - staff.len()).collect();
        seated.extend(staff);
        seated
    };
    (0..tables).flat_map(at).collect()
}

/// Whether people who met today may sit together again when the standing says so.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Again {
    /// The standing alone decides.
    Allowed,
    /// As few as can be meet again, and the standing decides the rest (Swiss system).
    Avoided,
}

/// Who plays, in an order of chance, and who sits out.
fn sitting_out(
    situation: &Situation,
    rng: &mut ChaCha8Rng,
) -> Result<(Vec<Presence>, Vec<PersonId>), SeatingError> {
    let size = situation.players.count();
    let count = situation.present.len();
    let mut known = BTreeSet::new();
    if let Some(twice) = situation
        .present
        .iter()
        .find(|presence| !known.insert(presence.person))
    {
        return Err(SeatingError::Twice(twice.person));
    }
    if count < size {
        return Err(SeatingError::TooFew {
            present: count,
            needed: size,
        });
    }
    // In a known order first, so that the order of the list does not change the draw.
    let mut people = situation.present.clone();
    people.sort_by_key(|presence| presence.person);
    people.shuffle(rng);
    people.sort_by_key(|presence| (presence.role, presence.sat_out));
    let seated = people.split_off(count % size);
    let mut sits_out: Vec<PersonId> = people.iter().map(|presence| presence.person).collect();
    sits_out.sort();
    Ok((seated, sits_out))
}

/// Tables of people who stand in the order of the tables.
fn seating(
    players: Players,
    seated: &[Presence],
    sits_out: Vec<PersonId>,
    rng: &mut ChaCha8Rng,
) -> Seating {
    let tables = seated.chunks_exact(players.count());
    Seating {
        tables: tables.map(|table| seats(players, table, rng)).collect(),
        sits_out,
    }
}

/// The order of a table in which the fewest begin where they began before; chance decides among equals.
fn seats(players: Players, table: &[Presence], rng: &mut ChaCha8Rng) -> BySeat<PersonId> {
    let mut orders = orders(table.len());
    orders.shuffle(rng);
    let price = |order: &Vec<usize>| -> u32 {
        let began = order.iter().enumerate();
        began
            .map(|(seat, place)| table[*place].seats[seat].pow(2))
            .sum()
    };
    let best = orders.into_iter().min_by_key(price).unwrap_or_default();
    BySeat::from_fn(players, |seat| table[best[seat.index()]].person)
}

/// Every order of that many things.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for thing in 0..count {
        orders = orders
            .iter()
            .flat_map(|order: &Vec<usize>| {
                (0..=order.len()).map(move |place| {
                    let mut longer = order.clone();
                    longer.insert(place, thing);
                    longer
                })
            })
            .collect();
    }
    orders
}

/// How good a draw is in a situation, also after people were moved by hand.
pub fn quality(situation: &Situation, seating: &Seating) -> Quality {
    let by_person: BTreeMap<PersonId, &Presence> = situation
        .present
        .iter()
        .map(|presence| (presence.person, presence))
        .collect();
    let mut quality = Quality::default();
    for table in &seating.tables {
        for (seat, person) in table.iter() {
            let began = by_person
                .get(person)
                .map_or(0, |presence| presence.seats[seat.index()]);
            quality.same_seat_again += u32::from(began > 0);
        }
        for (one, other) in pairs(table.as_slice()) {
            if situation.today.between(one, other) > 0 {
                quality.repeats_today += 1;
            } else if situation.month.between(one, other) > 0 {
                quality.repeats_this_month += 1;
            }
        }
    }
    let after: Vec<u32> = situation
        .present
        .iter()
        .filter(|presence| !presence.role.is_staff())
        .map(|presence| presence.sat_out + u32::from(seating.sits_out.contains(&presence.person)))
        .collect();
    if let (Some(least), Some(most)) = (after.iter().min(), after.iter().max()) {
        quality.sit_out_difference = most - least;
    }
    quality
}

/// The draw with two people in one another's places, one of which may be sitting out.
///
/// # Errors
/// Where one of them has no place in it.
pub fn swap(seating: &Seating, one: PersonId, other: PersonId) -> Result<Seating, SeatingError> {
    for person in [one, other] {
        if !seating.has_place(person) {
            return Err(SeatingError::NotDrawn(person));
        }
    }
    Ok(seating.moved(|person| match person {
        person if person == one => other,
        person if person == other => one,
        person => person,
    }))
}

/// The draw with somebody who has no place in it in the place of somebody who has.
///
/// # Errors
/// Where the first has a place already, or the second has none.
pub fn stand_in(
    seating: &Seating,
    by: PersonId,
    instead_of: PersonId,
) -> Result<Seating, SeatingError> {
    if seating.has_place(by) {
        return Err(SeatingError::Twice(by));
    }
    if !seating.has_place(instead_of) {
        return Err(SeatingError::NotDrawn(instead_of));
    }
    let place = |person| if person == instead_of { by } else { person };
    Ok(seating.moved(place))
}

/// The label of a table by its place: A to Z, then AA, AB and so on.
pub fn table_label(place: usize) -> String {
    let letters: Vec<char> = ('A'..='Z').collect();
    let last = letters[place % letters.len()];
    match place / letters.len() {
        0 => last.to_string(),
        before => format!("{}{last}", table_label(before - 1)),
    }
}

#[cfg(test)]
mod tests;
