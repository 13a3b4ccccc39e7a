//! Lists of seats that people drew themselves: read, and what is wrong with them said line by line.

use crate::competition::people::{all_numbered, numbered};
use crate::failure::Failure;
use crate::text_file;
use db::{Meant, Register};
use desk::by_hand::written::{Misread, WrittenPerson, WrittenSeats};
use desk::by_hand::{Amiss, SeatsByHand};
use scoring::{Names, PersonId, Players};
use std::path::Path;

/// A list that people wrote.
pub struct List<'a> {
    pub path: &'a Path,
    pub names: &'a Names,
}

impl List<'_> {
    /// @param here who is there, or is to play
    pub fn read(
        &self,
        players: Players,
        register: &Register,
        here: &[PersonId],
    ) -> Result<SeatsByHand, Failure> {
        let text = text_file::read_or_take_in(self.path, "a list of seats")?;
        let written = WrittenSeats::read(&text, players, register, here);
        let written = written.map_err(|misread| Failure::refused(self.misread(&misread)))?;
        let doubts: Vec<String> = written.doubtful().map(|one| self.doubt(one)).collect();
        if doubts.is_empty() {
            Ok(written.seats())
        } else {
            Err(Failure::Refused(doubts))
        }
    }

    /// Says everything that is amiss, or nothing.
    pub fn refuse(&self, amiss: &Amiss) -> Result<(), Failure> {
        let at = self.path.display();
        let name = |person: &PersonId| numbered(self.names, *person);
        let unfilled = amiss.unfilled.iter().map(|table| {
            format!("{at}: table {table}: has not as many people as play at a table; add them, or let the others sit out")
        });
        let twice = (amiss.twice.iter())
            .map(|person| format!("{at}: {}: has two places; take one away", name(person)));
        let no_place = amiss.no_place.iter().map(|(person, round)| {
            format!(
                "{at}: {}: is to play round {round} and has no place; add `sits out {}`, or a seat",
                name(person),
                self.names.number_and_name(*person).0
            )
        });
        let barred = amiss.barred.iter().map(|(person, round)| {
            format!(
                "{at}: {}: is not there to play round {round}; take the name away, or put right who is there",
                name(person)
            )
        });
        let lines: Vec<String> = unfilled
            .chain(twice)
            .chain(no_place)
            .chain(barred)
            .collect();
        if lines.is_empty() {
            Ok(())
        } else {
            Err(Failure::Refused(lines))
        }
    }

    fn misread(&self, misread: &Misread) -> String {
        let at = self.path.display();
        match misread {
            Misread::Nobody => {
                format!("{at}: names nobody; write a line a table, such as `1 2 3 4`")
            }
            Misread::TooMany { line, has, takes } => format!(
                "{at}:{line}: has {has} people, and a table takes {takes}; write a line a table, with spaces or commas between people"
            ),
            Misread::Misnamed { line, expected } => format!(
                "{at}:{line}: tables are called A, B, C and so on, or 1, 2, 3; the next is {expected}: name all of them so, or none"
            ),
            Misread::TooLong => {
                format!("{at}: has more lines than tables; check that it is the right file")
            }
        }
    }

    fn doubt(&self, one: &WrittenPerson) -> String {
        let near: &[PersonId] = match &one.meant {
            Meant::Open(near) => near,
            Meant::One(_) => &[],
        };
        let hint = if near.is_empty() {
            "write the member's number, or add the member first".to_owned()
        } else {
            let near = all_numbered(self.names, near);
            format!("write the number of whoever is meant: {near}")
        };
        format!(
            "{}:{}: {}: is nobody for certain; {hint}",
            self.path.display(),
            one.line,
            one.text
        )
    }
}
