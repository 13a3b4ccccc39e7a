//! Looks for tables at which few meet again: exchanges people between tables, from several
//! beginnings. Whole numbers only, so that a draw comes out the same on every machine.

use super::apart;
use super::price::Prices;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

/// How often to begin anew. Chance can lead to an order that no single exchange betters.
const STARTS: usize = 12;
/// Exchanges tried for each person, each time.
const TRIES: usize = 300;

/// The people in the order of their tables: the first `size` at the first, and so on.
pub(super) fn few_repeats(
    prices: &Prices,
    count: usize,
    size: usize,
    rng: &mut ChaCha8Rng,
) -> Vec<usize> {
    let mut best: Option<(u64, Vec<usize>)> = None;
    for _ in 0..STARTS {
        let mut order: Vec<usize> = (0..count).collect();
        order.shuffle(rng);
        let price = improve(prices, &mut order, size, rng);
        if best.as_ref().is_none_or(|(least, _)| price < *least) {
            best = Some((price, order));
        }
        if price == 0 {
            break;
        }
    }
    best.map(|(_, order)| order).unwrap_or_default()
}

/// The same, from the order in which they stand, the first table being that of the first.
pub(super) fn nearest(
    prices: &Prices,
    count: usize,
    size: usize,
    rng: &mut ChaCha8Rng,
) -> Vec<usize> {
    let starts = (0..STARTS).map(|_| {
        let mut order: Vec<usize> = (0..count).collect();
        let price = improve(prices, &mut order, size, rng);
        (price, order)
    });
    let (price, mut order) = starts.min_by_key(|(price, _)| *price).unwrap_or_default();
    if Prices::has_repeats(price)
        && let Some(apart) = apart::find(prices, count, size)
    {
        order = apart;
        improve(prices, &mut order, size, rng);
    }
    let mut tables: Vec<&[usize]> = order.chunks_exact(size).collect();
    tables.sort_by_key(|table| table.iter().sum::<usize>());
    tables.concat()
}

/// Exchanges two people of different tables as long as it does not become worse, and leaves the
/// order in the best state it was ever in.
fn improve(prices: &Prices, order: &mut [usize], size: usize, rng: &mut ChaCha8Rng) -> u64 {
    let mut price: u64 = order
        .chunks_exact(size)
        .map(|table| prices.table(table))
        .sum();
    if order.len() == size {
        return price;
    }
    for _ in 0..TRIES * order.len() {
        if price == 0 {
            break;
        }
        let (one, other) = (
            rng.random_range(0..order.len()),
            rng.random_range(0..order.len()),
        );
        let (first, second) = (one / size * size, other / size * size);
        if first == second {
            continue;
        }
        let (here, there) = (&order[first..first + size], &order[second..second + size]);
        let (leaving, coming) = (order[one], order[other]);
        let before = prices.joining(leaving, here, leaving) + prices.joining(coming, there, coming);
        let after = prices.joining(coming, here, leaving) + prices.joining(leaving, there, coming);
        // An exchange that costs nothing is made too: it leads out of dead ends.
        if after <= before {
            order.swap(one, other);
            price = price + after - before;
        }
    }
    price
}
