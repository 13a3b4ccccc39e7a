//! Rounds in which nobody meets twice, as many as are known to exist, for 16 to 48 players.
//!
//! But for 32, each is made of one round. Three rings of equally many people turn by one step from
//! round to round, while the others (`fixed`) keep their place. Two people meet twice only where the
//! first round has two pairs with the same rings and the same distance, so the first round must have
//! none. Most first rounds are themselves turned from ring to ring, so that few tables
//! describe them. The tables below were found by searching for exactly that.

/// How the rounds for some number of players are made. People are numbered ring by ring, then those
/// who are fixed.
struct Design {
    /// How many people a ring has, which is also how many rounds there are.
    ring: usize,
    fixed: usize,
    /// What the place in a ring is multiplied by when going to the next ring; 0 where the first
    /// round is written out whole.
    factor: usize,
    /// Whether the fixed people take turns as well, when going to the next ring.
    fixed_turn: bool,
    tables: &'static [[usize; 4]],
}

const DESIGNS: &[Design] = &[
    // 16
    Design {
        ring: 5,
        fixed: 1,
        factor: 1,
        fixed_turn: false,
        tables: &[[0, 5, 10, 15], [1, 4, 7, 8]],
    },
    // 20
    Design {
        ring: 5,
        fixed: 5,
        factor: 0,
        fixed_turn: false,
        tables: &[
            [0, 8, 14, 19],
            [1, 7, 12, 17],
            [2, 6, 10, 15],
            [3, 5, 13, 18],
            [4, 9, 11, 16],
        ],
    },
    // 24
    Design {
        ring: 7,
        fixed: 3,
        factor: 0,
        fixed_turn: false,
        tables: &[
            [0, 4, 6, 11],
            [1, 9, 18, 22],
            [2, 8, 16, 23],
            [3, 14, 15, 19],
            [5, 7, 20, 21],
            [10, 12, 13, 17],
        ],
    },
    // 28
    Design {
        ring: 9,
        fixed: 1,
        factor: 4,
        fixed_turn: false,
        tables: &[[0, 4, 6, 26], [1, 17, 20, 22], [3, 12, 21, 27]],
    },
    // 36
    Design {
        ring: 11,
        fixed: 3,
        factor: 1,
        fixed_turn: true,
        tables: &[[0, 10, 26, 30], [1, 20, 25, 33], [2, 5, 7, 17]],
    },
    // 40
    Design {
        ring: 13,
        fixed: 1,
        factor: 3,
        fixed_turn: false,
        tables: &[
            [0, 5, 12, 28],
            [1, 4, 22, 38],
            [2, 11, 29, 37],
            [8, 24, 33, 39],
        ],
    },
    // 44
    Design {
        ring: 14,
        fixed: 2,
        factor: 9,
        fixed_turn: false,
        tables: &[
            [0, 15, 17, 20],
            [1, 13, 24, 25],
            [2, 18, 36, 42],
            [3, 16, 22, 38],
            [7, 21, 35, 43],
        ],
    },
    // 48
    Design {
        ring: 15,
        fixed: 3,
        factor: 1,
        fixed_turn: true,
        tables: &[
            [0, 4, 9, 36],
            [1, 8, 22, 42],
            [2, 3, 5, 40],
            [11, 28, 44, 45],
        ],
    },
];

const RINGS: usize = 3;

impl Design {
    fn people(&self) -> usize {
        RINGS * self.ring + self.fixed
    }

    /// The person to whom somebody is moved by going to the next ring.
    fn next_ring(&self, person: usize) -> usize {
        let rings = RINGS * self.ring;
        if person < rings {
            let ring = person / self.ring;
            (ring + 1) % RINGS * self.ring + person * self.factor % self.ring
        } else if self.fixed_turn {
            rings + (person - rings + 1) % self.fixed
        } else {
            person
        }
    }

    fn after(&self, person: usize, rounds: usize) -> usize {
        if person < RINGS * self.ring {
            let ring = person / self.ring;
            ring * self.ring + (person + rounds) % self.ring
        } else {
            person
        }
    }

    fn first_round(&self) -> Vec<[usize; 4]> {
        let mut round = Vec::new();
        for written in self.tables {
            let mut table = *written;
            loop {
                round.push(table);
                if self.factor == 0 {
                    break;
                }
                table = table.map(|person| self.next_ring(person));
                table.sort_unstable();
                if table == *written {
                    break;
                }
            }
        }
        round
    }
}

/// Ten rounds of 32 people: half of each round's tables. Everybody has a partner, 16 numbers apart,
/// whom they never meet, and the other half are the tables of the partners. That there are ten rounds
/// is known since 2004 (A. Aguado); rings that give them were not found. These are the tables of a
/// published solution, numbered anew.
const HALVES_OF_32: [[[usize; 4]; 4]; 10] = [
    [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]],
    [
        [0, 4, 8, 28],
        [1, 7, 18, 22],
        [3, 5, 10, 31],
        [9, 14, 27, 29],
    ],
    [
        [0, 21, 27, 30],
        [1, 23, 26, 28],
        [2, 9, 15, 20],
        [3, 6, 13, 24],
    ],
    [
        [0, 11, 18, 24],
        [1, 10, 19, 25],
        [4, 12, 23, 29],
        [5, 15, 22, 30],
    ],
    [
        [0, 10, 13, 22],
        [1, 4, 15, 27],
        [2, 21, 25, 28],
        [3, 7, 8, 30],
    ],
    [
        [0, 9, 23, 31],
        [1, 5, 24, 29],
        [2, 12, 19, 30],
        [4, 11, 22, 26],
    ],
    [
        [0, 5, 19, 20],
        [1, 6, 9, 30],
        [2, 7, 11, 29],
        [8, 12, 26, 31],
    ],
    [
        [0, 15, 17, 29],
        [2, 4, 10, 14],
        [3, 12, 22, 27],
        [5, 8, 23, 25],
    ],
    [
        [0, 6, 12, 25],
        [1, 8, 14, 20],
        [2, 5, 13, 26],
        [3, 11, 15, 23],
    ],
    [
        [0, 7, 14, 26],
        [1, 11, 12, 21],
        [2, 22, 24, 31],
        [3, 20, 25, 29],
    ],
];

fn of_halves() -> Vec<Vec<[usize; 4]>> {
    let with_partners = |half: [[usize; 4]; 4]| {
        let partners = half.map(|table| table.map(|person| person ^ 16));
        [half, partners].concat()
    };
    HALVES_OF_32.map(with_partners).into()
}

/// As many rounds as are known in which that many people meet nobody twice, at tables of four.
pub(super) fn rounds(people: usize) -> Vec<Vec<[usize; 4]>> {
    if people == 32 {
        return of_halves();
    }
    let known = DESIGNS.iter().find(|design| design.people() == people);
    known.map_or_else(Vec::new, |design| {
        let first = design.first_round();
        let turned = |rounds: usize| {
            let tables = first.iter();
            tables
                .map(|table| table.map(|person| design.after(person, rounds)))
                .collect()
        };
        (0..design.ring).map(turned).collect()
    })
}
