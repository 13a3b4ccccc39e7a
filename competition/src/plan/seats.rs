//! Deals out what changes nobody's company: starting seats, and which table is which.

use super::{People, Round};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use scoring::Players;

/// Exchanges of two tables tried for each table of all rounds.
const TRIES: usize = 400;

/// The rounds with everybody in a starting seat, at numbered tables.
pub(super) fn deal(
    people: &People,
    company: &[Round],
    players: Players,
    rng: &mut ChaCha8Rng,
) -> Vec<Round> {
    let mut rounds = company.to_vec();
    let tables = rounds.first().map_or(0, Vec::len);
    let size = players.count();
    for round in &mut rounds {
        // Those of three stay last.
        let full = round.iter().filter(|table| table.len() == size).count();
        round[..full].shuffle(rng);
        for table in round.iter_mut() {
            table.shuffle(rng);
        }
    }
    number_tables(people, &mut rounds, tables, rng);
    Seats::new(people, size).take(&mut rounds);
    better_seats(people, &mut rounds);
    rounds
}

/// Exchanges tables within rounds until people come to many different ones.
fn number_tables(people: &People, rounds: &mut [Round], tables: usize, rng: &mut ChaCha8Rng) {
    let mut most = tables;
    for round in &people.before {
        most = most.max(round.len());
    }
    let mut been = vec![vec![0_i32; most]; people.len()];
    for round in people.before.iter().chain(rounds.iter()) {
        for (number, table) in round.iter().enumerate() {
            for person in table {
                been[*person][number] += 1;
            }
        }
    }
    if tables < 2 {
        return;
    }
    for _ in 0..TRIES * tables * rounds.len() {
        let place = rng.random_range(0..rounds.len());
        let (one, other) = (rng.random_range(0..tables), rng.random_range(0..tables));
        let round = &mut rounds[place];
        if one == other || round[one].len() != round[other].len() {
            continue;
        }
        // The squares of how often somebody was at a table grow or shrink by twice this.
        let moving = |table: &[usize], from: usize, to: usize| -> i32 {
            let people = table.iter();
            people
                .map(|person| been[*person][to] - been[*person][from] + 1)
                .sum()
        };
        if moving(&round[one], one, other) + moving(&round[other], other, one) <= 0 {
            for (from, to) in [(one, other), (other, one)] {
                for person in &round[from] {
                    been[*person][from] -= 1;
                    been[*person][to] += 1;
                }
            }
            round.swap(one, other);
        }
    }
}

/// Starting seats so that everybody has each as often as any other, give or take one.
///
/// That can always be done: whoever plays is divided into parts of as many hanchan as a table has
/// seats. No part and no table may then have a seat twice, and a seat for a part at a table is
/// the colour of a line between the two: lines between two kinds of points need no more colours
/// than come together at one point (Kőnig).
struct Seats {
    size: usize,
    /// For each table, and for each part of a person: which line has the seat.
    at_table: Vec<Vec<Option<usize>>>,
    at_part: Vec<Vec<Option<usize>>>,
    lines: Vec<Line>,
}

#[derive(Clone, Copy)]
struct Line {
    table: usize,
    part: usize,
    person: usize,
}

impl Seats {
    fn new(people: &People, size: usize) -> Self {
        Self {
            size,
            at_table: Vec::new(),
            at_part: vec![vec![None; size]; people.len()],
            lines: Vec::new(),
        }
    }

    /// Puts the people of each full table in the order of their seats.
    fn take(mut self, rounds: &mut [Round]) {
        let mut part_of: Vec<(usize, usize)> =
            (0..self.at_part.len()).map(|part| (part, 0)).collect();
        let full = |size: usize| move |table: &&mut Vec<usize>| table.len() == size;
        let tables = rounds.iter_mut().flatten().filter(full(self.size));
        let mut ordered: Vec<&mut Vec<usize>> = Vec::new();
        for table in tables {
            let number = self.at_table.len();
            self.at_table.push(vec![None; self.size]);
            for person in table.iter() {
                let (part, hanchan) = &mut part_of[*person];
                if *hanchan == self.size {
                    *part = self.at_part.len();
                    *hanchan = 0;
                    self.at_part.push(vec![None; self.size]);
                }
                *hanchan += 1;
                let line = Line {
                    table: number,
                    part: *part,
                    person: *person,
                };
                self.draw(line);
            }
            ordered.push(table);
        }
        for (table, seats) in ordered.into_iter().zip(&self.at_table) {
            let lines = seats.iter().flatten();
            *table = lines.map(|line| self.lines[*line].person).collect();
        }
    }

    /// Gives one more line a seat.
    fn draw(&mut self, line: Line) {
        let free = |seats: &[Option<usize>]| seats.iter().position(Option::is_none);
        let (Some(at_table), Some(at_part)) = (
            free(&self.at_table[line.table]),
            free(&self.at_part[line.part]),
        ) else {
            return;
        };
        if self.at_part[line.part][at_table].is_some() {
            self.exchange(line.part, at_table, at_part);
        }
        let number = self.lines.len();
        self.lines.push(line);
        self.at_table[line.table][at_table] = Some(number);
        self.at_part[line.part][at_table] = Some(number);
    }

    /// Frees `seat` at a part where `instead` is free, by exchanging the two along the whole chain of
    /// lines that have them in turns. It never comes to the table of the new line, where `seat` is
    /// free: it would have to come by a line of that seat.
    fn exchange(&mut self, part: usize, seat: usize, instead: usize) {
        let mut chain = Vec::new();
        let (mut from, mut wanted) = (part, [seat, instead]);
        let mut at_part = true;
        loop {
            let seats = if at_part {
                &self.at_part[from]
            } else {
                &self.at_table[from]
            };
            let Some(line) = seats[wanted[0]] else {
                break;
            };
            chain.push((line, wanted));
            from = if at_part {
                self.lines[line].table
            } else {
                self.lines[line].part
            };
            at_part = !at_part;
            wanted.reverse();
        }
        for (line, [old, _]) in &chain {
            let Line { table, part, .. } = self.lines[*line];
            self.at_table[table][*old] = None;
            self.at_part[part][*old] = None;
        }
        for (line, [_, new]) in &chain {
            let Line { table, part, .. } = self.lines[*line];
            self.at_table[table][*new] = Some(*line);
            self.at_part[part][*new] = Some(*line);
        }
    }
}

/// Exchanges seats at single tables as long as that evens out how often people began where: tables
/// of three, and what rounds drawn before left uneven.
fn better_seats(people: &People, rounds: &mut [Round]) {
    let mut began = vec![[0_i32; 4]; people.len()];
    for table in people.before.iter().chain(rounds.iter()).flatten() {
        for (seat, person) in table.iter().enumerate() {
            began[*person][seat] += 1;
        }
    }
    let mut changed = true;
    while changed {
        changed = false;
        for table in rounds.iter_mut().flatten() {
            for one in 0..table.len() {
                for other in one + 1..table.len() {
                    let (first, second) = (table[one], table[other]);
                    let gain = began[first][other] - began[first][one] + began[second][one]
                        - began[second][other]
                        + 2;
                    // Below 0 the sum of all squares falls, so this comes to an end.
                    if gain < 0 {
                        for (person, from, to) in [(first, one, other), (second, other, one)] {
                            began[person][from] -= 1;
                            began[person][to] += 1;
                        }
                        table.swap(one, other);
                        changed = true;
                    }
                }
            }
        }
    }
}
