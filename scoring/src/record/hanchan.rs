//! What the sheet of a hanchan says, and what it came to.

use super::{HanchanId, PersonId, RuleSetId, SeriesId};
use crate::rule_set::RuleSet;
use crate::{Balance, BySeat, Place, Played, Points, Seat, SettleError, Settlement, settle};
use chrono::NaiveDate;

/// A hanchan as its sheet says.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ScoreSheet {
    /// The day.
    pub date: NaiveDate,
    /// The series.
    pub series: SeriesId,
    /// The round of the day, from 1.
    pub round: u32,
    /// The table's label, such as `A`.
    pub table: String,
    /// The rule set to settle by.
    pub rules: RuleSetId,
    /// Who sat where.
    pub people: BySeat<PersonId>,
    /// How it ended.
    pub played: Played,
    /// The written reason why the points do not add up, where they do not.
    pub unbalanced: Option<String>,
    /// The written reason why somebody there sits at another table of the round as well, where
    /// somebody does.
    pub two_tables: Option<String>,
}

impl ScoreSheet {
    /// Settles it.
    ///
    /// # Errors
    /// Where the rules cannot settle it; see [`settle`]. As many people must sit there as the rules
    /// have players.
    pub fn settle(&self, rules: &RuleSet, balance: Balance) -> Result<Settlement, SettleError> {
        let (expected, got) = (rules.players().count(), self.people.players().count());
        if expected != got {
            return Err(SettleError::PlayerCount { expected, got });
        }
        settle(rules, &self.played, balance)
    }
}

/// A settled hanchan.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Hanchan {
    /// Its id in the club's file.
    pub id: HanchanId,
    /// What its sheet says.
    pub sheet: ScoreSheet,
    /// What it gave each player.
    pub settled: Settlement,
    /// Whether nobody knows who sat where: the people stand in the order of the list they came from.
    pub unseated: bool,
}

impl Hanchan {
    /// Settles what a sheet says.
    ///
    /// # Errors
    /// Where the rules cannot settle it; see [`ScoreSheet::settle`].
    pub fn of(id: HanchanId, sheet: ScoreSheet, rules: &RuleSet) -> Result<Self, SettleError> {
        let balance = match sheet.unbalanced {
            Some(_) => Balance::Excused,
            None => Balance::Required,
        };
        let settled = sheet.settle(rules, balance)?;
        Ok(Self {
            id,
            sheet,
            settled,
            unseated: false,
        })
    }

    /// Who sat there, and with what result.
    pub fn result(&self, seat: Seat) -> SeatResult {
        let person = self.sheet.people[seat];
        SeatResult::of(person, &self.sheet.played, &self.settled, seat)
    }

    /// The seat, where it is known.
    pub fn known_seat(&self, seat: Seat) -> Option<Seat> {
        (!self.unseated).then_some(seat)
    }

    /// Everybody's, East first.
    pub fn results(&self) -> impl Iterator<Item = SeatResult> {
        let seats = self.sheet.people.players().seats();
        seats.iter().map(|seat| self.result(*seat))
    }

    /// The result of somebody who sat there.
    pub fn result_of(&self, person: PersonId) -> Option<SeatResult> {
        self.results().find(|result| result.person == person)
    }
}

/// One player's part in a settled hanchan. Amounts are in points.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct SeatResult {
    /// Where.
    pub seat: Seat,
    /// Who sat there.
    pub person: PersonId,
    /// Points declared at the end, before any sticks.
    pub points: Points,
    /// The place reached.
    pub place: Place,
    /// The result before place points and chombo.
    pub base: Points,
    /// Place points.
    pub uma: Points,
    /// How many chombo.
    pub chombo_count: u32,
    /// What they cost after ranking: 0 or below.
    pub chombo: Points,
    /// Base, place points and chombo together.
    pub total: Points,
}

impl SeatResult {
    /// What a seat comes to in a hanchan that was settled.
    pub fn of(person: PersonId, played: &Played, settled: &Settlement, seat: Seat) -> Self {
        Self {
            seat,
            person,
            points: played.points[seat],
            place: settled.places[seat],
            base: settled.base[seat],
            uma: settled.uma[seat],
            chombo_count: played.chombo[seat],
            chombo: settled.chombo[seat],
            total: settled.total[seat],
        }
    }
}
