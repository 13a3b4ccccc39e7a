//! Tables at which nobody meets again, found by trying one after another: for days on which no
//! exchange of two people leads to them.

use super::price::Prices;
use std::collections::BTreeSet;

/// People put at a table before it is given up. Where there are such tables they are mostly found
/// within a few hundred, and where there are none that mostly shows within some thousand.
const MOST: usize = 50_000;

/// The people in the order of their tables, none of whom met before. None where there are no such
/// tables, or none were found in time.
pub(super) fn find(prices: &Prices, count: usize, size: usize) -> Option<Vec<usize>> {
    let mut search = Search {
        prices,
        size,
        free: (0..count).collect(),
        order: Vec::with_capacity(count),
        left: MOST,
    };
    search.seat_the_rest().then_some(search.order)
}

struct Search<'a> {
    prices: &'a Prices,
    size: usize,
    /// Who has no table yet, as they stand.
    free: BTreeSet<usize>,
    /// Who has one, table by table.
    order: Vec<usize>,
    left: usize,
}

impl Search<'_> {
    fn seat_the_rest(&mut self) -> bool {
        if self.free.is_empty() {
            return true;
        }
        for person in self.candidates() {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            self.free.remove(&person);
            self.order.push(person);
            if self.seat_the_rest() {
                return true;
            }
            self.order.pop();
            self.free.insert(person);
        }
        false
    }

    /// Who can come next to the table that is being filled, the nearest to its first first. A table
    /// begins with whoever can sit with the fewest.
    fn candidates(&self) -> Vec<usize> {
        let begun = self.order.len() % self.size;
        let table = &self.order[self.order.len() - begun..];
        let (Some(first), Some(last)) = (table.first(), table.last()) else {
            let partners = |person: &usize| {
                let others = self.free.iter().filter(|other| *other != person);
                others.filter(|other| self.is_new(*person, **other)).count()
            };
            let scarcest = self.free.iter().copied().min_by_key(partners);
            return scarcest.into_iter().collect();
        };
        let nearness = |person: usize| (person.abs_diff(*first), person);
        let is_new = |person: &usize| table.iter().all(|other| self.is_new(*person, *other));
        // In the order of their nearness only: the same table in another order is the same.
        let follows = |person: &usize| nearness(*person) > nearness(*last);
        let free = self.free.iter().copied();
        let mut candidates: Vec<usize> = free
            .filter(|person| follows(person) && is_new(person))
            .collect();
        candidates.sort_by_key(|person| nearness(*person));
        candidates
    }

    fn is_new(&self, one: usize, other: usize) -> bool {
        !self.prices.meet_again(one, other)
    }
}
