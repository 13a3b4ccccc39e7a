//! What the company people are put in weighs, and how an exchange changes it.

use super::People;
use std::cmp::Ordering;

/// What is to be as small as can be, the first first: meetings of staff; the squares of how often
/// each player meets staff; meetings with the same staff again; the squares of how often each sits at
/// a table of three, which goes round as sitting out does; pairs of players who meet again; and last,
/// that no pair meets a third time.
///
/// Rows of numbers compare in that order by themselves.
pub(super) type Burden = [i64; 6];

const STAFF_TOGETHER: usize = 0;
const STAFF_MEETINGS: usize = 1;
const SAME_STAFF: usize = 2;
const TABLES_OF_THREE: usize = 3;
const REPEATS: usize = 4;
const THIRD_MEETINGS: usize = 5;

/// Whom everybody met so far.
pub(super) struct Company<'a> {
    people: &'a People,
    /// How many sit at a full table.
    full: usize,
    met: Vec<u16>,
    staff_met: Vec<i64>,
    short: Vec<i64>,
    pub(super) burden: Burden,
}

impl<'a> Company<'a> {
    pub(super) fn new(people: &'a People, full: usize) -> Self {
        let count = people.len();
        let mut company = Self {
            people,
            full,
            met: vec![0; count * count],
            staff_met: vec![0; count],
            short: vec![0; count],
            burden: Burden::default(),
        };
        for table in people.before.iter().flatten() {
            company.seat(table);
        }
        company
    }

    /// Puts people at a table.
    pub(super) fn seat(&mut self, table: &[usize]) {
        for (place, person) in table.iter().enumerate() {
            for other in &table[place + 1..] {
                self.burden = sum(self.burden, self.pair(*person, *other, 1));
                self.meet(*person, *other, 1);
                if self.staff(*person) != self.staff(*other) {
                    let player = if self.staff(*person) { *other } else { *person };
                    self.burden[STAFF_MEETINGS] += 2 * self.staff_met[player] + 1;
                    self.staff_met[player] += 1;
                }
            }
            if table.len() < self.full {
                self.burden[TABLES_OF_THREE] += 2 * self.short[*person] + 1;
                self.short[*person] += 1;
            }
        }
    }

    /// What it changes that two people exchange their places at two tables, of which `here` is
    /// the first one's and `there` the other's.
    pub(super) fn exchange(
        &self,
        (one, here): (usize, &[usize]),
        (other, there): (usize, &[usize]),
    ) -> Burden {
        let mut change = Burden::default();
        let leaves_behind = self.staff_among(here, one);
        let comes_to = self.staff_among(there, other);
        for (leaving, coming, table) in [(one, other, here), (other, one, there)] {
            let gained = i64::from(self.staff(coming)) - i64::from(self.staff(leaving));
            for person in table.iter().copied().filter(|person| *person != leaving) {
                change = sum(change, self.pair(leaving, person, -1));
                change = sum(change, self.pair(coming, person, 1));
                change[STAFF_MEETINGS] += self.more_staff(person, gained);
            }
        }
        change[STAFF_MEETINGS] += self.more_staff(one, comes_to - leaves_behind);
        change[STAFF_MEETINGS] += self.more_staff(other, leaves_behind - comes_to);
        let to_short = to_short(here, there);
        change[TABLES_OF_THREE] += to_short * (2 * self.short[one] + to_short);
        change[TABLES_OF_THREE] -= to_short * (2 * self.short[other] - to_short);
        change
    }

    /// Makes the exchange, whose change is known from [`Company::exchange`].
    pub(super) fn make(
        &mut self,
        change: Burden,
        (one, here): (usize, &[usize]),
        (other, there): (usize, &[usize]),
    ) {
        for (leaving, coming, table) in [(one, other, here), (other, one, there)] {
            for person in table.iter().copied().filter(|person| *person != leaving) {
                for (who, by) in [(leaving, -1), (coming, 1)] {
                    self.meet(who, person, by);
                    if self.staff(who) != self.staff(person) {
                        let player = if self.staff(who) { person } else { who };
                        self.staff_met[player] += i64::from(by);
                    }
                }
            }
        }
        let to_short = to_short(here, there);
        self.short[one] += to_short;
        self.short[other] -= to_short;
        self.burden = sum(self.burden, change);
    }

    pub(super) fn people(&self) -> &'a People {
        self.people
    }

    pub(super) fn full(&self) -> usize {
        self.full
    }

    fn staff(&self, person: usize) -> bool {
        self.people.staff[person]
    }

    fn staff_among(&self, table: &[usize], but: usize) -> i64 {
        let others = table.iter().filter(|person| **person != but);
        others.map(|person| i64::from(self.staff(*person))).sum()
    }

    /// By how much the square of a player's meetings with staff grows.
    fn more_staff(&self, player: usize, more: i64) -> i64 {
        if self.staff(player) {
            return 0;
        }
        more * (2 * self.staff_met[player] + more)
    }

    /// What it changes that two people meet once more, or with -1 once less.
    fn pair(&self, one: usize, other: usize, by: i64) -> Burden {
        let before = i64::from(self.met[one * self.people.len() + other]);
        let again = |met: i64| (met - 1).max(0);
        let again = again(before + by) - again(before);
        let mut change = Burden::default();
        match (self.staff(one), self.staff(other)) {
            (true, true) => change[STAFF_TOGETHER] = by,
            (true, false) | (false, true) => change[SAME_STAFF] = again,
            (false, false) => {
                let third = |met: i64| (met - 1).max(0) * (met - 2).max(0) / 2;
                change[REPEATS] = again;
                change[THIRD_MEETINGS] = third(before + by) - third(before);
            }
        }
        change
    }

    fn meet(&mut self, one: usize, other: usize, by: i16) {
        let count = self.people.len();
        for place in [one * count + other, other * count + one] {
            self.met[place] = self.met[place].saturating_add_signed(by);
        }
    }
}

/// How many times more at a short table somebody sits who goes from one table to another.
fn to_short(here: &[usize], there: &[usize]) -> i64 {
    match there.len().cmp(&here.len()) {
        Ordering::Less => 1,
        Ordering::Equal => 0,
        Ordering::Greater => -1,
    }
}

/// How often a pair meets again, staff or not.
pub(super) fn repeats(burden: &Burden) -> u32 {
    // Of staff, only those meetings are known that should not be at all.
    let all = burden[STAFF_TOGETHER] + burden[SAME_STAFF] + burden[REPEATS];
    u32::try_from(all).unwrap_or(u32::MAX)
}

pub(super) fn sum(one: Burden, other: Burden) -> Burden {
    std::array::from_fn(|level| one[level] + other[level])
}

/// A burden below which no drawing of these rounds can come, by counting alone.
pub(super) fn least(
    people: &People,
    sizes: &[usize],
    full: usize,
    sitting_out: &[Vec<usize>],
) -> Burden {
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let staff = people.staff.iter().filter(|staff| **staff).count();
    let players = count(people.len() - staff);
    let short: usize = sizes.iter().filter(|size| **size < full).sum();
    let mut pairs = 0;
    let mut with_staff = 0;
    let before = people.before.iter().flatten().map(Vec::as_slice);
    for table in before {
        let staff = table.iter().filter(|person| people.staff[**person]).count();
        with_staff += staff * (table.len() - staff);
        pairs += table.len() * (table.len() - 1) / 2;
    }
    let smallest = sizes.iter().copied().min().unwrap_or(full);
    for out in sitting_out {
        let seated = staff - out.iter().filter(|person| people.staff[**person]).count();
        with_staff += seated * (smallest - 1);
        pairs += sizes
            .iter()
            .map(|size| size * (size - 1) / 2)
            .sum::<usize>();
    }
    let (each, more) = (
        count(with_staff) / players.max(1),
        count(with_staff) % players.max(1),
    );
    let beyond = |meetings: i64| (meetings - count(staff)).max(0);
    let among_players = count(pairs) - count(with_staff);
    let short_seats = count(short * sitting_out.len());
    let (often, oftener) = (
        short_seats / count(people.entrants),
        short_seats % count(people.entrants),
    );
    let squares = |many: i64, each: i64, more: i64| {
        (many - more) * each * each + more * (each + 1) * (each + 1)
    };
    [
        0,
        squares(players, each, more),
        (players - more) * beyond(each) + more * beyond(each + 1),
        squares(count(people.entrants), often, oftener),
        (among_players - players * (players - 1) / 2).max(0),
        0,
    ]
}

#[cfg(test)]
mod tests;
