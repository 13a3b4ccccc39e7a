//! Seats that people drew themselves: read from a list, looked at as they are typed, and kept.

use competition::Situation;
use db::{Club, Error, Meant, Member};
use desk::by_hand::evening::{EveningRounds, Looked};
use desk::by_hand::written::{Misread, WrittenPerson, WrittenSeats};
use desk::by_hand::{Amiss, SeatsByHand, Winds};
use scoring::PersonId;
use serde::{Deserialize, Serialize};
use specta::Type;
use std::collections::BTreeMap;
use tauri::State;

use super::draw::{DrawPlace, DrawView};
use super::members::MemberChoice;
use super::typed::from_iso;
use super::{Number, WireError};
use crate::open_club::OpenClub;

/// Understands a list of seats: a line a table.
#[tauri::command(async)]
#[specta::specta]
pub fn read_seats(
    open: State<'_, OpenClub>,
    place: DrawPlace,
    text: String,
) -> Result<SeatsRead, WireError> {
    read(&open, &place, &text)
}

/// What is still missing of seats as they are typed so far; nothing is changed.
#[tauri::command(async)]
#[specta::specta]
pub fn look_at_seats(
    open: State<'_, OpenClub>,
    place: DrawPlace,
    seats: SeatsByHand,
    same: SameFor,
) -> Result<SeatsLook, WireError> {
    look(&open, &place, &seats, same)
}

/// Keeps them, in place of what the rounds had before, and writes down who came with them.
#[tauri::command(async)]
#[specta::specta]
pub fn keep_seats(
    open: State<'_, OpenClub>,
    place: DrawPlace,
    seats: SeatsByHand,
    same: SameFor,
) -> Result<(), WireError> {
    keep(&open, &place, &seats, same)
}

/// For which rounds the same people stay together.
#[derive(Clone, Copy, Debug, Deserialize, Type)]
pub struct SameFor {
    /// The last of them; the round itself where it is for that alone.
    pub last: u32,
    pub winds: Winds,
}

/// A list as it was understood, or why it was not.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatsRead {
    /// Who is named where.
    Seats {
        tables: Vec<Vec<SeatRead>>,
        sits_out: Vec<SeatRead>,
    },
    /// Nobody is named anywhere.
    Nobody,
    /// A line has more people than play at a table.
    TooMany {
        line: Number,
        has: Number,
        takes: Number,
    },
    /// A table is called otherwise than the next in a row.
    Misnamed { line: Number, expected: String },
    /// More lines than any club has tables.
    TooLong,
}

/// Somebody in a list.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct SeatRead {
    pub text: String,
    /// Who that is, where it is certain.
    pub person: Option<MemberChoice>,
    /// Whom it resembles otherwise.
    pub near: Vec<MemberChoice>,
}

/// What is still missing of an evening's seats.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct SeatsLook {
    pub amiss: SeatsAmiss,
    /// Who would be written down as present as well.
    pub came: Vec<MemberChoice>,
    /// The first round, once nothing is missing.
    pub draw: Option<DrawView>,
}

/// What is still missing or amiss before seats can be kept.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct SeatsAmiss {
    /// The tables that are not full.
    pub unfilled: Vec<String>,
    /// Who has more than one place.
    pub twice: Vec<MemberChoice>,
    /// Who is there and has no place.
    pub no_place: Vec<PersonOfRound>,
    /// Who has a seat and is not there.
    pub not_there: Vec<PersonOfRound>,
}

/// Somebody, and the first round that it goes for.
#[derive(Debug, Serialize, Type)]
pub struct PersonOfRound {
    pub person: MemberChoice,
    pub round: u32,
}

/// The entries of everybody, by id.
pub(super) struct Everybody(BTreeMap<PersonId, Member>);

impl Everybody {
    pub(super) fn of(club: &Club) -> Result<Self, Error> {
        Ok(Self(club.members()?.into_iter().collect()))
    }

    fn choice(&self, person: PersonId) -> Option<MemberChoice> {
        let member = self.0.get(&person)?;
        Some(MemberChoice::of(person, member))
    }

    pub(super) fn ids(&self) -> impl Iterator<Item = PersonId> {
        self.0.keys().copied()
    }

    /// A list as it is shown, with whom it means.
    pub(super) fn seats(&self, read: Result<WrittenSeats, Misread>) -> SeatsRead {
        match read {
            Ok(written) => SeatsRead::Seats {
                tables: (written.tables.iter())
                    .map(|table| self.read(table))
                    .collect(),
                sits_out: self.read(&written.sits_out),
            },
            Err(Misread::Nobody) => SeatsRead::Nobody,
            Err(Misread::TooMany { line, has, takes }) => SeatsRead::TooMany {
                line: Number::of(line),
                has: Number::of(has),
                takes: Number::of(takes),
            },
            Err(Misread::Misnamed { line, expected }) => SeatsRead::Misnamed {
                line: Number::of(line),
                expected,
            },
            Err(Misread::TooLong) => SeatsRead::TooLong,
        }
    }

    pub(super) fn amiss(&self, amiss: Amiss) -> SeatsAmiss {
        SeatsAmiss {
            twice: self.choices(&amiss.twice),
            no_place: self.of_rounds(&amiss.no_place),
            not_there: self.of_rounds(&amiss.barred),
            unfilled: amiss.unfilled,
        }
    }

    fn choices(&self, people: &[PersonId]) -> Vec<MemberChoice> {
        let people = people.iter();
        people.filter_map(|person| self.choice(*person)).collect()
    }

    fn of_rounds(&self, people: &[(PersonId, u32)]) -> Vec<PersonOfRound> {
        let people = people.iter().filter_map(|(person, round)| {
            let (person, round) = (self.choice(*person)?, *round);
            Some(PersonOfRound { person, round })
        });
        people.collect()
    }

    fn read(&self, people: &[WrittenPerson]) -> Vec<SeatRead> {
        let person = |one: &WrittenPerson| SeatRead {
            text: one.text.clone(),
            person: one.person().and_then(|person| self.choice(person)),
            near: match &one.meant {
                Meant::One(_) => Vec::new(),
                Meant::Open(near) => self.choices(near),
            },
        };
        people.iter().map(person).collect()
    }
}

fn rounds(place: &DrawPlace, same: SameFor) -> Result<EveningRounds, WireError> {
    Ok(EveningRounds {
        date: from_iso(&place.day)?,
        series: place.series,
        rules: place.rules,
        first: place.round,
        last: same.last.max(place.round),
        winds: same.winds,
    })
}

fn read(open: &OpenClub, place: &DrawPlace, text: &str) -> Result<SeatsRead, WireError> {
    let alone = SameFor {
        last: place.round,
        winds: Winds::AsTyped,
    };
    let rounds = rounds(place, alone)?;
    let (read, everybody) = open.read(|club| {
        let (players, here) = (rounds.players(club)?, rounds.here(club)?);
        let read = WrittenSeats::read(text, players, &club.register()?, &here);
        Ok((read, Everybody::of(club)?))
    })?;
    Ok(everybody.seats(read))
}

fn look(
    open: &OpenClub,
    place: &DrawPlace,
    seats: &SeatsByHand,
    same: SameFor,
) -> Result<SeatsLook, WireError> {
    let rounds = rounds(place, same)?;
    let (looked, situation, names, everybody) = open.read(|club| {
        let session = club.session_on(rounds.date, rounds.series)?;
        let situation = match session {
            Some(session) => club.situation(session, place.round, place.rules)?,
            None => Situation {
                players: rounds.players(club)?,
                ..Situation::default()
            },
        };
        let looked = rounds.look(club, seats)?;
        Ok((looked, situation, club.names()?, Everybody::of(club)?))
    })?;
    let Looked { amiss, came, draws } = looked;
    let first = draws.first();
    let draw = first.map(|draw| DrawView::of(&situation, &draw.seating, None, &names));
    Ok(SeatsLook {
        amiss: everybody.amiss(amiss),
        came: everybody.choices(&came),
        draw: draw.transpose()?,
    })
}

fn keep(
    open: &OpenClub,
    place: &DrawPlace,
    seats: &SeatsByHand,
    same: SameFor,
) -> Result<(), WireError> {
    let rounds = rounds(place, same)?;
    let looked = open.read(|club| rounds.look(club, seats))?;
    if !looked.amiss.is_nothing() {
        return Err(WireError::SeatsNotWhole { round: place.round });
    }
    open.write(|club, now| {
        club.keep_seats(now, rounds.date, rounds.series, &looked.draws, &looked.came)
    })
}

#[cfg(test)]
mod tests;
