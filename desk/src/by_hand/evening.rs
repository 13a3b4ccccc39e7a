//! Seats that people drew themselves, of an evening of the club.

use super::{Amiss, Expected, SeatsByHand, Winds};
use chrono::NaiveDate;
use db::{Attendance, Club, Draw, Error};
use scoring::{PersonId, Players, RuleSetId, SeriesId};

/// The rounds of a day that they are for.
#[derive(Clone, Copy, Debug)]
pub struct EveningRounds {
    /// The day.
    pub date: NaiveDate,
    /// Its series.
    pub series: SeriesId,
    /// By which rules it is played: they say how many sit at a table.
    pub rules: RuleSetId,
    /// The first round, from 1.
    pub first: u32,
    /// The last.
    pub last: u32,
    /// In which seats the rounds after the first begin.
    pub winds: Winds,
}

/// What comes of them.
pub struct Looked {
    /// What is still missing.
    pub amiss: Amiss,
    /// Who is nowhere written down as being there, and has a place.
    pub came: Vec<PersonId>,
    /// What would be kept; nothing as long as something is amiss.
    pub draws: Vec<Draw>,
}

impl EveningRounds {
    /// Who is written down as being there in the first of them.
    ///
    /// # Errors
    /// Where the club's file cannot be read.
    pub fn here(&self, club: &Club) -> Result<Vec<PersonId>, Error> {
        let expected = Self::expected(&self.attendance(club)?, self.first);
        Ok(expected.due)
    }

    /// Looks at the seats as they are typed so far.
    ///
    /// # Errors
    /// Where the club's file cannot be read.
    pub fn look(&self, club: &Club, seats: &SeatsByHand) -> Result<Looked, Error> {
        let attendance = self.attendance(club)?;
        let rounds: Vec<Expected> = (self.first..=self.last)
            .map(|round| Self::expected(&attendance, round))
            .collect();
        let amiss = seats.amiss(&rounds, &[self.players(club)?]);
        let knows = |person: &PersonId| attendance.iter().any(|one| one.person == *person);
        let seatings = seats
            .rounds(&rounds, self.winds)
            .filter(|_| amiss.is_nothing());
        let draws = (self.first..).zip(seatings.unwrap_or_default());
        Ok(Looked {
            came: seats.everybody().filter(|person| !knows(person)).collect(),
            draws: draws
                .map(|(round, seating)| Draw {
                    round,
                    seed: None,
                    seating,
                })
                .collect(),
            amiss,
        })
    }

    /// How many sit at a table.
    ///
    /// # Errors
    /// Where the club has no such rules.
    pub fn players(&self, club: &Club) -> Result<Players, Error> {
        Ok(club.rule_set_by_id(self.rules)?.players())
    }

    fn attendance(&self, club: &Club) -> Result<Vec<Attendance>, Error> {
        let session = club.session_on(self.date, self.series)?;
        session.map_or(Ok(Vec::new()), |session| club.attendance(session))
    }

    fn expected(attendance: &[Attendance], round: u32) -> Expected {
        let (here, away): (Vec<&Attendance>, Vec<&Attendance>) =
            attendance.iter().partition(|one| one.holds(round));
        let people = |list: Vec<&Attendance>| list.into_iter().map(|one| one.person).collect();
        Expected {
            round,
            due: people(here),
            barred: people(away),
        }
    }
}
