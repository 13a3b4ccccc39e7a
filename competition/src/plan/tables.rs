//! Finds who sits at one table: known rounds without repeats where there are some, and otherwise
//! exchanges, at first also such that make it worse. Whole numbers only, so that a draw
//! comes out the same on every machine.

use super::burden::{Burden, Company, least, repeats};
use super::shape::Shape;
use super::{Field, People, Progress, Round, design};
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use scoring::Players;
use std::ops::{ControlFlow, Range};

/// How often to begin anew.
const STARTS: u64 = 6;
/// Exchanges tried for each seat of all rounds, each time.
const TRIES: u64 = 12_000;
/// How many choices among known rounds are compared.
const CHOICES: usize = 200;
/// Exchanges between two words about the progress.
const WATCH: u64 = 8_192;
/// What each part of a burden weighs while exchanges may make it worse. Nearer to one another than
/// the strict order has it, or the search would be caught by the first part at once.
const WEIGHTS: Burden = [48, 8, 16, 8, 16, 4];

/// The people of each new round in the order of their tables.
type Rows = Vec<Vec<usize>>;

/// The tables of the new rounds, by who sits together.
pub(super) fn find(
    field: &Field,
    people: &People,
    shape: &Shape,
    sitting_out: &[Vec<usize>],
    rng: &mut ChaCha8Rng,
    watch: &mut impl FnMut(&Progress) -> ControlFlow<()>,
) -> Vec<Round> {
    let full = field.players.count();
    let tables = shape.tables();
    let goal = least(people, &shape.sizes, full, sitting_out);
    let seats: usize = shape.sizes.iter().sum::<usize>() * field.rounds;
    let tries = TRIES * u64::try_from(seats).unwrap_or(u64::MAX / TRIES);
    let total = STARTS * tries;
    let mut best: Option<(Burden, Rows)> = None;
    for start in 0..STARTS {
        // Once begins with the known rounds, and what they leave open is searched for.
        let mut search = match start {
            0 => from_known(field, people, &tables, sitting_out, rng),
            _ => Search::new(people, full, &tables, shuffled(people, sitting_out, rng), 0),
        };
        let mut report = |tried: u64, best_here: &Burden| {
            let least = best
                .as_ref()
                .map_or(*best_here, |(least, _)| *least.min(best_here));
            watch(&Progress {
                done: start * tries + tried,
                total,
                repeats: repeats(&least),
            })
        };
        let flow = search.run(tries, &goal, rng, &mut report);
        let (burden, rows) = search.best;
        if best.as_ref().is_none_or(|(least, _)| burden < *least) {
            best = Some((burden, rows));
        }
        if flow.is_break() || best.as_ref().is_some_and(|(least, _)| *least <= goal) {
            break;
        }
    }
    let rows = best.map(|(_, rows)| rows).unwrap_or_default();
    let by_table = |row: &Vec<usize>| {
        tables
            .iter()
            .map(|table| row[table.clone()].to_vec())
            .collect()
    };
    rows.iter().map(by_table).collect()
}

fn shuffled(people: &People, sitting_out: &[Vec<usize>], rng: &mut ChaCha8Rng) -> Rows {
    let row = |out: &Vec<usize>| {
        let mut row: Vec<usize> = (0..people.entrants)
            .filter(|place| !out.contains(place))
            .collect();
        row.shuffle(rng);
        row
    };
    sitting_out.iter().map(row).collect()
}

/// Known rounds in which nobody meets twice, as far as there are any, and chance for the others. Which
/// of them are taken decides whether everybody meets staff alike, so several choices are
/// compared.
fn from_known<'a>(
    field: &Field,
    people: &'a People,
    tables: &'a [Range<usize>],
    sitting_out: &[Vec<usize>],
    rng: &mut ChaCha8Rng,
) -> Search<'a> {
    let full = field.players.count();
    let fits = field.before.is_empty() && field.players == Players::Four;
    let mut known = if fits {
        design::rounds(people.entrants)
    } else {
        Vec::new()
    };
    let mut choose = || {
        let mut rows = shuffled(people, sitting_out, rng);
        // The last parts meet one another in none of the known rounds, or in few.
        let (staff, mut parts): (Vec<usize>, Vec<usize>) =
            (0..people.entrants).partition(|person| people.staff[*person]);
        parts.shuffle(rng);
        parts.extend(staff);
        known.shuffle(rng);
        for (row, round) in rows.iter_mut().zip(&known) {
            *row = round.iter().flatten().map(|part| parts[*part]).collect();
        }
        Search::new(people, full, tables, rows, known.len().min(field.rounds))
    };
    let mut best = choose();
    let with_staff = people.staff.contains(&true) && fits;
    for _ in 0..if with_staff { CHOICES } else { 0 } {
        let other = choose();
        if other.best.0 < best.best.0 {
            best = other;
        }
    }
    best
}

struct Search<'a> {
    company: Company<'a>,
    tables: &'a [Range<usize>],
    /// The table of each seat of a row.
    table_of: Vec<usize>,
    rows: Rows,
    /// How many rows at the beginning stay as they are.
    kept: usize,
    best: (Burden, Rows),
}

impl<'a> Search<'a> {
    fn new(
        people: &'a People,
        full: usize,
        tables: &'a [Range<usize>],
        rows: Rows,
        kept: usize,
    ) -> Self {
        let mut company = Company::new(people, full);
        for row in &rows {
            for table in tables {
                company.seat(&row[table.clone()]);
            }
        }
        let table_of = tables.iter().enumerate();
        Self {
            best: (company.burden, rows.clone()),
            table_of: table_of
                .flat_map(|(table, seats)| seats.clone().map(move |_| table))
                .collect(),
            company,
            tables,
            rows,
            kept,
        }
    }

    /// Tries so many exchanges, the last eighth of them only such that make nothing worse.
    fn run(
        &mut self,
        tries: u64,
        goal: &Burden,
        rng: &mut ChaCha8Rng,
        report: &mut impl FnMut(u64, &Burden) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.kept == self.rows.len() || self.tables.len() < 2 {
            return ControlFlow::Continue(());
        }
        let chances = Chances::new();
        let warm = tries - tries / 8;
        for tried in 0..tries {
            if self.best.0 <= *goal {
                break;
            }
            if tried % WATCH == 0 {
                report(tried, &self.best.0)?;
            }
            if tried == warm {
                self.restart_from_best();
            }
            let row = rng.random_range(self.kept..self.rows.len());
            let (one, other) = self.two_seats(rng);
            let (here, there) = (
                self.tables[self.table_of[one]].clone(),
                self.tables[self.table_of[other]].clone(),
            );
            if here == there {
                continue;
            }
            let people = &self.rows[row];
            let exchange = (
                (people[one], &people[here]),
                (people[other], &people[there]),
            );
            let change = self.company.exchange(exchange.0, exchange.1);
            let accepted = if tried < warm {
                chances.allow(weigh(&change), tried, warm, rng)
            } else {
                change <= Burden::default()
            };
            if accepted {
                self.company.make(change, exchange.0, exchange.1);
                self.rows[row].swap(one, other);
                if self.company.burden < self.best.0 {
                    self.best.0 = self.company.burden;
                    self.best.1.clone_from(&self.rows);
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn two_seats(&self, rng: &mut ChaCha8Rng) -> (usize, usize) {
        let seats = self.table_of.len();
        (rng.random_range(0..seats), rng.random_range(0..seats))
    }

    fn restart_from_best(&mut self) {
        let best = self.best.1.clone();
        let fresh = Self::new(
            self.company.people(),
            self.company.full(),
            self.tables,
            best,
            self.kept,
        );
        *self = fresh;
    }
}

fn weigh(change: &Burden) -> i64 {
    change
        .iter()
        .zip(WEIGHTS)
        .map(|(part, weight)| part * weight)
        .sum()
}

/// How likely it is that an exchange which makes things worse is made all the same.
struct Chances([u32; 256]);

impl Chances {
    /// Each is 2^(-1/8) of the one before.
    fn new() -> Self {
        let mut chance = u64::from(u32::MAX);
        Self(std::array::from_fn(|_| {
            let this = u32::try_from(chance).unwrap_or(u32::MAX);
            chance = (chance * 60_097) >> 16;
            this
        }))
    }

    /// One repeat more has a chance of 1 in 8 at the beginning and 1 in 128 at the end: it was
    /// between these that searches came to an end, whatever the number of people.
    fn allow(&self, worse: i64, tried: u64, of: u64, rng: &mut ChaCha8Rng) -> bool {
        let Ok(worse) = u64::try_from(worse) else {
            return true;
        };
        let place = worse * (24 + 32 * tried / of.max(1)) / 16;
        let place = usize::try_from(place).unwrap_or(usize::MAX);
        worse == 0
            || self
                .0
                .get(place)
                .is_some_and(|chance| rng.next_u32() < *chance)
    }
}

#[cfg(test)]
mod tests;
