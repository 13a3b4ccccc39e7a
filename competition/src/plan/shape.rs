//! How many tables a round has, and who sits it out.

use super::{Field, People};
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use scoring::Players;

/// What every round of a field looks like.
pub(super) struct Shape {
    /// How many sit at each table; tables of three come last.
    pub(super) sizes: Vec<usize>,
    /// How many play no table.
    pub(super) out: usize,
}

impl Shape {
    pub(super) fn of(field: &Field) -> Self {
        let (people, size) = (most_seated(field), field.players.count());
        let idle = field.entrants.len() - people;
        let three = Players::Three.count();
        // Each table of three takes up one of those who are missing at the last table.
        let short = (size - people % size) % size;
        if field.tables_of_three && size > three && people >= short * three {
            let mut sizes = vec![size; (people - short * three) / size];
            sizes.extend(std::iter::repeat_n(three, short));
            return Self { sizes, out: idle };
        }
        Self {
            sizes: vec![size; people / size],
            out: idle + people % size,
        }
    }

    /// Where each table begins in a row of all seats.
    pub(super) fn tables(&self) -> Vec<std::ops::Range<usize>> {
        let mut next = 0;
        let range = |size: &usize| {
            let first = next;
            next += size;
            first..next
        };
        self.sizes.iter().map(range).collect()
    }
}

/// As many as can sit at tables: the players, and those of the staff who are to.
pub(super) fn most_seated(field: &Field) -> usize {
    let staff = field.entrants.iter();
    let staff = staff.filter(|entrant| entrant.role.is_staff()).count();
    field.entrants.len() - staff + field.seated_staff.unwrap_or(staff).min(staff)
}

/// Who sits out each round: staff first, and among equals whoever did so least.
pub(super) fn sitting_out(
    field: &Field,
    people: &People,
    shape: &Shape,
    rng: &mut ChaCha8Rng,
) -> Vec<Vec<usize>> {
    let mut entrants = field.entrants.clone();
    entrants.sort_by_key(|entrant| entrant.person);
    let times = entrants.iter().map(|entrant| {
        let before = field.before.iter();
        before.filter(|round| entrant.sat_out(round)).count()
    });
    let mut times: Vec<usize> = times.collect();
    let mut order: Vec<usize> = (0..people.entrants).collect();
    order.shuffle(rng);
    let round = |_| {
        order.sort_by_key(|place| (entrants[*place].role, times[*place]));
        let out = order[..shape.out].to_vec();
        for place in &out {
            times[*place] += 1;
        }
        out
    };
    (0..field.rounds).map(round).collect()
}
