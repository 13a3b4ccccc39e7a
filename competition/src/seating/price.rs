//! What it costs to seat two people at one table.

use super::{Presence, Situation, pairs};

/// One meeting of today weighs more than all of a month that a table can bring together.
const TODAY: u64 = 10_000;
/// The same where the standing decides: more than all distances of a round together.
const TODAY_BY_STANDING: u64 = 1_000_000_000_000;
/// Two of the staff at one table weigh as much as so many who met today.
const STAFF_TOGETHER: u64 = 1_000;
/// People further apart than this are all equally far.
const FURTHEST: u64 = 10_000;

/// The price of each pair of seated people, by their places in the list.
pub(super) struct Prices {
    count: usize,
    pairs: Vec<u64>,
}

impl Prices {
    /// Meeting again, today before this month.
    pub(super) fn new(situation: &Situation, seated: &[Presence]) -> Self {
        let squares = |one: &Presence, other: &Presence| {
            let month = u64::from(situation.month.between(one.person, other.person));
            (TODAY, month * month)
        };
        Self::priced(situation, seated, |(_, one), (_, other)| {
            squares(one, other)
        })
    }

    /// Meeting again today, before how far people are from one another in the order they stand in.
    pub(super) fn by_standing(situation: &Situation, seated: &[Presence]) -> Self {
        Self::priced(situation, seated, |(one, _), (other, _)| {
            let distance = u64::try_from(one.abs_diff(other)).unwrap_or(FURTHEST);
            (TODAY_BY_STANDING, distance.min(FURTHEST).pow(2))
        })
    }

    /// By what a meeting today costs, and what is added for each pair.
    fn priced(
        situation: &Situation,
        seated: &[Presence],
        price: impl Fn((usize, &Presence), (usize, &Presence)) -> (u64, u64),
    ) -> Self {
        let count = seated.len();
        let mut pairs = vec![0; count * count];
        for (row, one) in seated.iter().enumerate() {
            for (column, other) in seated.iter().enumerate() {
                let today = u64::from(situation.today.between(one.person, other.person));
                let (again, more) = price((row, one), (column, other));
                let are_staff = one.role.is_staff() && other.role.is_staff();
                let together = u64::from(are_staff) * STAFF_TOGETHER;
                // Squares: meeting somebody a third time is worse than two second times.
                pairs[row * count + column] = again * (today * today + together) + more;
            }
        }
        Self { count, pairs }
    }

    /// Whether a price by standing is of people of whom some met today, or are both staff.
    pub(super) fn has_repeats(price: u64) -> bool {
        price >= TODAY_BY_STANDING
    }

    /// Whether two who are priced by standing met today, or are both staff.
    pub(super) fn meet_again(&self, one: usize, other: usize) -> bool {
        Self::has_repeats(self.pair(one, other))
    }

    fn pair(&self, one: usize, other: usize) -> u64 {
        self.pairs[one * self.count + other]
    }

    /// What a table costs in all.
    pub(super) fn table(&self, table: &[usize]) -> u64 {
        pairs(table).map(|(one, other)| self.pair(one, other)).sum()
    }

    /// What somebody costs a table in which the one at `instead_of` makes room.
    pub(super) fn joining(&self, person: usize, table: &[usize], instead_of: usize) -> u64 {
        let others = table.iter().filter(|other| **other != instead_of);
        others.map(|other| self.pair(person, *other)).sum()
    }
}
