//! What weighs, counted anew from the rounds.

use super::{Burden, Company, least, repeats};
use crate::plan::People;
use proptest::prelude::*;
use proptest::sample::Index;
use scoring::PersonId;
use std::collections::BTreeMap;

const FULL: usize = 4;

type Rounds = Vec<Vec<Vec<usize>>>;

/// So many people, the last of them staff, after those rounds.
fn people(count: usize, staff: usize, before: Rounds) -> People {
    People {
        ids: (1..).map(PersonId).take(count).collect(),
        staff: (0..count).map(|place| place >= count - staff).collect(),
        entrants: count,
        before,
    }
}

fn after<'a>(people: &'a People, rounds: &Rounds) -> Company<'a> {
    let mut company = Company::new(people, FULL);
    for table in rounds.iter().flatten() {
        company.seat(table);
    }
    company
}

/// The same as [`Burden`] says, from how often each pair met and each person sat at a short table.
fn counted(people: &People, rounds: &Rounds) -> Burden {
    let mut met: BTreeMap<(usize, usize), i64> = BTreeMap::new();
    let mut with_staff = vec![0_i64; people.len()];
    let mut short = vec![0_i64; people.len()];
    for table in people.before.iter().chain(rounds).flatten() {
        for one in table {
            short[*one] += i64::from(table.len() < FULL);
            for other in table.iter().filter(|other| one < *other) {
                *met.entry((*one, *other)).or_default() += 1;
            }
            for staff in table.iter().filter(|other| people.staff[**other]) {
                with_staff[*one] += i64::from(staff != one);
            }
        }
    }
    let squares = |counts: &mut dyn Iterator<Item = i64>| counts.map(|count| count * count).sum();
    let mut burden = Burden::default();
    for ((one, other), times) in met {
        let again = times - 1;
        match (people.staff[one], people.staff[other]) {
            (true, true) => burden[0] += times,
            (false, false) => {
                burden[4] += again;
                // 1 for a third meeting, 2 more for a fourth, and so on.
                burden[5] += (1..again).sum::<i64>();
            }
            _ => burden[2] += again,
        }
    }
    let players = (0..people.len()).filter(|person| !people.staff[*person]);
    burden[1] = squares(&mut players.map(|player| with_staff[player]));
    burden[3] += squares(&mut short.into_iter());
    burden
}

/// Tables of four, the last two of three, in each of some rounds.
fn rounds(tables: usize, count: impl Strategy<Value = usize>) -> impl Strategy<Value = Rounds> {
    let everybody: Vec<usize> = (0..FULL * tables + 6).collect();
    let round = Just(everybody).prop_shuffle().prop_map(|everybody| {
        let (full, short) = everybody.split_at(everybody.len() - 6);
        let tables = full.chunks(FULL).chain(short.chunks(3));
        tables.map(<[usize]>::to_vec).collect::<Vec<_>>()
    });
    count.prop_flat_map(move |count| proptest::collection::vec(round.clone(), count))
}

/// A field of 14 to 18 after some rounds and with some to come, and who exchanges with whom.
fn exchanges() -> impl Strategy<Value = (People, Rounds, Vec<[Index; 3]>)> {
    (2_usize..=3, 0_usize..4).prop_flat_map(|(tables, staff)| {
        let of = (rounds(tables, 0_usize..3), rounds(tables, 1_usize..7));
        let which = proptest::collection::vec(any::<[Index; 3]>(), 1..30);
        (of, which).prop_map(move |((before, rounds), which)| {
            (people(FULL * tables + 6, staff, before), rounds, which)
        })
    })
}

proptest! {
    #[test]
    fn a_burden_is_what_the_rounds_come_to((people, rounds, _) in exchanges()) {
        prop_assert_eq!(after(&people, &rounds).burden, counted(&people, &rounds));
    }

    #[test]
    fn an_exchange_tells_what_it_changes((people, mut rounds, which) in exchanges()) {
        let mut company = after(&people, &rounds);
        for [round, one, other] in which {
            let round = round.index(rounds.len());
            let tables = &mut rounds[round];
            let seat = |which: Index| {
                let seats: Vec<(usize, usize)> = (tables.iter().enumerate())
                    .flat_map(|(table, seats)| (0..seats.len()).map(move |seat| (table, seat)))
                    .collect();
                seats[which.index(seats.len())]
            };
            let (here, there) = (seat(one), seat(other));
            if here.0 == there.0 {
                continue;
            }
            let leaves = (tables[here.0][here.1], &tables[here.0][..]);
            let comes = (tables[there.0][there.1], &tables[there.0][..]);
            let before = company.burden;
            let change = company.exchange(leaves, comes);
            company.make(change, leaves, comes);
            let (one, other) = (leaves.0, comes.0);
            tables[here.0][here.1] = other;
            tables[there.0][there.1] = one;
            prop_assert_eq!(company.burden, counted(&people, &rounds));
            prop_assert_eq!(super::sum(before, change), company.burden);
        }
    }

    #[test]
    fn no_rounds_weigh_less_than_the_least((people, rounds, _) in exchanges()) {
        let sizes: Vec<usize> = rounds[0].iter().map(Vec::len).collect();
        let nobody_out = vec![Vec::new(); rounds.len()];
        let least = least(&people, &sizes, FULL, &nobody_out);
        prop_assert!(least <= counted(&people, &rounds));
    }
}

#[test]
fn meetings_again_are_those_of_staff_and_of_players() {
    let people = people(4, 2, vec![vec![vec![0, 1, 2, 3]]; 2]);
    let company = Company::new(&people, FULL);
    // Twice: the two of the staff, each player and each of the staff again, the two players again.
    assert_eq!(company.burden, [2, 32, 4, 0, 1, 0]);
    assert_eq!(repeats(&company.burden), 7);
    assert_eq!(company.full(), FULL);
    assert_eq!(company.people().len(), 4);
}

#[test]
fn the_least_is_what_counting_alone_tells() {
    let of = |count, staff, sizes: &[usize], out: &[Vec<usize>]| {
        least(&people(count, staff, Vec::new()), sizes, FULL, out)
    };
    let all_play = |rounds| vec![Vec::new(); rounds];
    // 120 pairs of 16 in five rounds of 24 each; a sixth round brings 24 together again.
    assert_eq!(of(16, 0, &[4; 4], &all_play(5)), [0; 6]);
    assert_eq!(of(16, 0, &[4; 4], &all_play(6)), [0, 0, 0, 0, 24, 0]);
    // 36 meetings of three staff with 21 players in four rounds: 15 meet two of them, 6 meet one.
    let four_rounds = of(24, 3, &[4; 6], &all_play(4));
    assert_eq!(four_rounds, [0, 15 * 4 + 6, 0, 0, 0, 0]);
    // 63 meetings are all there can be with different staff: seven rounds. In an eighth 9 are again.
    let eight_rounds = of(24, 3, &[4; 6], &all_play(8));
    assert_eq!(eight_rounds, [0, 9 * 16 + 12 * 9, 9, 0, 6, 0]);
    // The one of the staff sits out one of two rounds.
    assert_eq!(of(9, 1, &[4; 2], &[vec![8], vec![0]]), [0, 3, 0, 0, 0, 0]);
    // 15 meetings of one of the staff with seven players: each again once, and one of them twice.
    let five_rounds = of(8, 1, &[4; 2], &all_play(5));
    assert_eq!(five_rounds, [0, 6 * 4 + 9, 6 + 2, 0, 45 - 21, 0]);
    // Eleven in two rounds at tables of 4, 4 and 3: six seats there, for six people once.
    assert_eq!(of(11, 0, &[4, 4, 3], &all_play(2)), [0, 0, 0, 6, 0, 0]);
    // What was before counts: two meet again in any second round of two tables' people at one.
    let met = people(4, 0, vec![vec![vec![0, 1, 2, 3]]]);
    assert_eq!(least(&met, &[4], FULL, &all_play(1)), [0, 0, 0, 0, 6, 0]);
    let met = people(4, 1, vec![vec![vec![0, 1, 2, 3]]]);
    assert_eq!(
        least(&met, &[4], FULL, &all_play(1)),
        [0, 3 * 4, 3, 0, 3, 0]
    );
}
