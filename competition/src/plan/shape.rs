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
        let (people, size) = (field.entrants.len(), field.players.count());
        let three = Players::Three.count();
        // Each table of three takes up one of those who are missing at the last table.
        let short = (size - people % size) % size;
        if field.tables_of_three && size > three && people >= short * three {
            let mut sizes = vec![size; (people - short * three) / size];
            sizes.extend(std::iter::repeat_n(three, short));
            return Self { sizes, out: 0 };
        }
        Self {
            sizes: vec![size; people / size],
            out: people % size,
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

/// Who sits out each round: staff first, and among equals whoever did so least.
pub(super) fn sitting_out(
    field: &Field,
    people: &People,
    shape: &Shape,
    rng: &mut ChaCha8Rng,
) -> Vec<Vec<usize>> {
    let mut times = vec![0_u32; people.entrants];
    for round in &field.before {
        for (place, id) in people.ids[..people.entrants].iter().enumerate() {
            times[place] += u32::from(round.sits_out.contains(id));
        }
    }
    let mut order: Vec<usize> = (0..people.entrants).collect();
    order.shuffle(rng);
    let round = |_| {
        order.sort_by_key(|place| (!people.staff[*place], times[*place]));
        let out = order[..shape.out].to_vec();
        for place in &out {
            times[*place] += 1;
        }
        out
    };
    (0..field.rounds).map(round).collect()
}
