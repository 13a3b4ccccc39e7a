//! Lists of seats that people drew themselves, with anything in them: each is understood as it stands
//! there, or refused with its line, and what can be kept seats everybody once.

use crate::noise::Noise;
use crate::real::{Real, new_club, store};
use db::Register;
use desk::by_hand::written::{Misread, WrittenPerson, WrittenSeats};
use desk::by_hand::{Expected, Winds};
use proofs::{scratch, tried};
use rand::RngExt;
use scoring::{BySeat, PersonId, Players};
use std::collections::BTreeSet;

const LISTS: [&str; 4] = [
    "卓\t東\t南\t西\t北\nA\t1\t2\t3\t4\nB\t5\t6\t7\t8\nお休み\t9\n",
    "1,2,3,4\n5,6,7,8\n抜け番: 9 10\n",
    "Table 1: 1 2 3 4\nTable 2: 5 6 7 8\nsits out 9\n",
    "1 5 6 7 8\n2 1 2 3 4\n",
];

pub struct Seats {
    register: Register,
    people: Vec<PersonId>,
    taken: u64,
    refused: u64,
}

impl Seats {
    pub fn new(real: &Real) -> Self {
        let folder = scratch();
        let mut club = new_club(&folder, "seats");
        store(&mut club, &real.files());
        let members = club.members().unwrap();
        Self {
            register: club.register().unwrap(),
            people: members.into_iter().map(|(id, _)| id).collect(),
            taken: 0,
            refused: 0,
        }
    }

    pub fn read(&mut self, noise: &mut Noise) {
        let list = noise.one_of(&LISTS).as_bytes().to_vec();
        let bytes = match noise.random.random_range(0..8) {
            0 => noise.noise(),
            1 => noise.text(),
            2 => list,
            _ => noise.changed(list),
        };
        let text = String::from_utf8_lossy(&bytes);
        let players = *noise.one_of(&[Players::Four, Players::Three]);
        let some = noise.random.random_range(0..=self.people.len());
        match WrittenSeats::read(&text, players, &self.register, &self.people[..some]) {
            Ok(written) => {
                self.taken += 1;
                self.stands_there(&text, &written, players);
            }
            Err(misread) => {
                self.refused += 1;
                names_a_line(&text, &misread);
            }
        }
    }

    fn stands_there(&self, text: &str, written: &WrittenSeats, players: Players) {
        for one in written.tables.iter().flatten().chain(&written.sits_out) {
            let line = text.lines().nth(one.line - 1).unwrap();
            let is_there = one.text.split_whitespace().all(|word| line.contains(word));
            assert!(
                is_there,
                "{} is not in line {}: {text:?}",
                one.text, one.line
            );
            let known = one.person();
            assert!(known.is_none_or(|person| self.people.contains(&person)));
        }
        let due: Vec<PersonId> = written
            .tables
            .iter()
            .flatten()
            .filter_map(WrittenPerson::person)
            .collect();
        let expected = [1, 2].map(|round| Expected {
            round,
            due: due.clone(),
            barred: Vec::new(),
        });
        let seats = written.seats();
        if !seats.amiss(&expected, &[players]).is_nothing() {
            return;
        }
        for round in seats.rounds(&expected, Winds::Turn).unwrap() {
            let seated = round.tables.iter().flat_map(BySeat::as_slice);
            let all: Vec<PersonId> = seated.chain(&round.sits_out).copied().collect();
            let each: BTreeSet<PersonId> = all.iter().copied().collect();
            assert_eq!(all.len(), each.len(), "somebody has two places: {text:?}");
            assert!(due.iter().all(|person| each.contains(person)), "{text:?}");
        }
    }

    pub fn ends(self, proof: &str) {
        let Self { taken, refused, .. } = self;
        tried(taken + refused);
        println!("{proof}: {taken} taken, {refused} refused");
        assert!(taken > 0 && refused > 0);
    }
}

fn names_a_line(text: &str, misread: &Misread) {
    if let Misread::TooMany { line, .. } | Misread::Misnamed { line, .. } = misread {
        assert!(text.lines().nth(line - 1).is_some(), "{line} of {text:?}");
    }
}
