//! Sheets: what is typed of one hanchan, previewed, read to be saved, and brought back to be corrected.
//! Scores come as they were typed, with the unit they are typed in; what they come to is worked out here.

mod hands;
mod kept;
mod misread;
mod outcome;
mod saved;

pub use hands::{HandFault, HandField, HandPreview, HandWorth, SheetHand};
pub use kept::{Draft, DraftPlace, read_drafts, write_drafts};
pub use misread::Misread;

use crate::typed::score::{ScoreUnit, read_count, read_score, score_text};
use chrono::NaiveDate;
use db::{Club, Error, Refused};
use scoring::record::{HandEntry, ScoreSheet};
use scoring::{
    BySeat, PersonId, Played, Points, RuleSet, RuleSetId, Seat, SeriesId, SettleError, table_points,
};
use serde::{Deserialize, Serialize};

/// One hanchan as it is typed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub struct Sheet {
    /// When it was played.
    pub day: NaiveDate,
    /// In which series.
    pub series: SeriesId,
    /// The round of the day, from 1.
    pub round: u32,
    /// The label of its table.
    pub table: String,
    /// The rule set it is settled by.
    pub rules: RuleSetId,
    /// What its scores are typed in.
    pub unit: ScoreUnit,
    /// In the order of seats, East first.
    pub seats: Vec<SheetSeat>,
    /// 東, 南, 西 or 北.
    pub last_dealer: char,
    /// How many riichi sticks are left; empty is none.
    pub sticks: String,
    /// Why the points do not add up.
    pub unbalanced: Option<String>,
    /// Why somebody sits at another table of the round as well.
    pub two_tables: Option<String>,
    /// Whether the one score that is not typed is what makes the sum right.
    pub fill_last: bool,
    /// Those of mangan and better, in the order they were written down.
    pub hands: Vec<SheetHand>,
}

/// One seat as it is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct SheetSeat {
    /// Who sits there.
    pub person: Option<PersonId>,
    /// What is typed to find the person, as long as nobody was found by it.
    pub search: String,
    /// The points at the end.
    pub score: String,
    /// How many; empty is none.
    pub chombo: String,
}

/// What a sheet comes to as far as it is typed.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub struct SheetPreview {
    /// In the order of the seats.
    pub seats: Vec<SeatPreview>,
    /// Whether the points add up.
    pub sum: SheetSum,
    /// What the scores and the sticks left come to, once all are typed.
    pub sum_points: Option<String>,
    /// Where the points do not add up: scores that are easily read otherwise, and then would.
    pub misread: Vec<Misread>,
    /// In the order of their lines.
    pub hands: Vec<HandPreview>,
}

/// What one seat comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct SeatPreview {
    /// What is typed is no score of the unit.
    pub unreadable: bool,
    /// What a box that is left empty stands for, as it would be typed.
    pub filled: Option<String>,
    /// These are known once the points add up.
    pub place: Option<u8>,
    /// As they lie on the table.
    pub points: Option<String>,
    /// The result.
    pub total: Option<String>,
}

/// Whether the points add up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SheetSum {
    /// A score is still to be typed.
    Incomplete,
    /// They do.
    Right,
    /// They do not, and the reason is written down.
    Excused,
    /// Points are missing.
    Missing {
        /// How many.
        points: String,
        /// How many riichi sticks left on the table would make the sum right, if any would.
        sticks: Option<u32>,
    },
    /// There are too many points.
    TooMany {
        /// How many.
        points: String,
    },
}

/// Why a sheet cannot be saved as it is typed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum SheetProblem {
    /// A score that is no number of the unit it is typed in.
    NotAScore {
        /// Whose.
        seat: char,
        /// What is typed.
        typed: String,
    },
    /// No score is typed there yet.
    EmptyScore {
        /// Whose.
        seat: char,
    },
    /// Nobody sits there yet.
    EmptySeat {
        /// Where.
        seat: char,
    },
    /// No count from 0 to [`MOST`](crate::typed::score::MOST).
    Count {
        /// Of what.
        field: &'static str,
        /// What is typed.
        typed: String,
    },
    /// More or fewer seats than a table has.
    Seats(usize),
    /// A box of a hand's line holds nothing that it can hold.
    HandUnreadable {
        /// The line, from 1.
        line: u32,
        /// The name the record has for it.
        field: &'static str,
        /// What is typed.
        typed: String,
    },
    /// A hand's line says neither who won nor how high, or only one of them.
    HandUnfinished {
        /// The line, from 1.
        line: u32,
    },
    /// The winner of a hand is also written down as having discarded.
    HandOfOwnDiscard {
        /// The line, from 1.
        line: u32,
    },
    /// Han and fu of a hand are another level by the rule set.
    HandOfOtherLevel {
        /// The line, from 1.
        line: u32,
    },
}

/// A riichi stick, in points.
const STICK: i64 = 1_000;

/// As many sticks as are ever left on a table.
const MOST_STICKS_LEFT: i64 = 8;

/// How many riichi sticks left on the table would make the sum right.
fn sticks_missing(missing: Points, deposit: Points) -> Option<u32> {
    let all = (deposit + missing).0 / STICK;
    let fits = missing.0 % STICK == 0 && (1..=MOST_STICKS_LEFT).contains(&all);
    fits.then(|| u32::try_from(all).ok()).flatten()
}

#[cfg(test)]
impl Sheet {
    /// Nothing is typed yet.
    fn blank(place: &DraftPlace) -> Self {
        Self {
            day: place.day,
            series: place.series,
            round: place.round,
            table: place.table.clone(),
            rules: RuleSetId(1),
            unit: ScoreUnit::Hundreds,
            seats: vec![SheetSeat::default(); 4],
            last_dealer: '北',
            sticks: String::new(),
            unbalanced: None,
            two_tables: None,
            fill_last: false,
            hands: Vec::new(),
        }
    }
}

impl SheetSeat {
    fn is_typed(&self) -> bool {
        !self.score.trim().is_empty()
    }
}

impl Sheet {
    /// What it comes to as far as it is typed; or what is typed as no count at all.
    ///
    /// # Errors
    /// Where the club's file has not the rules, or refuses it for another reason than its points.
    pub fn preview(&self, club: &Club) -> Result<Result<SheetPreview, SheetProblem>, Error> {
        let rules = club.rule_set_by_id(self.rules)?;
        let (mut preview, entry) = match self.as_read(&rules) {
            Ok((preview, Some(entry))) => (preview, entry),
            Ok((preview, None)) => return Ok(Ok(preview)),
            Err(problem) => return Ok(Err(problem)),
        };
        let lying = entry.played.points.as_slice().iter().map(|points| points.0);
        let sum = lying.fold(entry.played.deposit.0, i64::saturating_add);
        preview.sum_points = Some(table_points(Points(sum)));
        match club.preview_hanchan(&entry) {
            Ok(settled) => preview.settle(&entry, &settled, rules.data().unit),
            Err(Error::Refused(Refused::Settle(SettleError::Unbalanced {
                difference, ..
            }))) => {
                preview.sum = SheetSum::off_by(difference, entry.played.deposit);
                preview.misread = misread::found(difference, &entry, self.unit, &rules);
            }
            Err(other) => return Err(other),
        }
        Ok(Ok(preview))
    }

    /// What the boxes were read as, and the entry once all scores are there.
    fn as_read(&self, rules: &RuleSet) -> Result<(SheetPreview, Option<ScoreSheet>), SheetProblem> {
        let scores = self.scores(rules)?;
        let preview = SheetPreview {
            seats: self.seats_as_read(&scores, rules),
            sum: SheetSum::Incomplete,
            sum_points: None,
            misread: Vec::new(),
            hands: hands::previews(&self.hands, rules),
        };
        let is_whole = scores.iter().all(Option::is_some);
        let entry = is_whole.then(|| self.entry(rules, false)).transpose()?;
        Ok((preview, entry))
    }

    /// Everything that is saved together.
    ///
    /// # Errors
    /// Where something is missing, or cannot be read.
    pub fn whole(&self, rules: &RuleSet) -> Result<(ScoreSheet, Vec<HandEntry>), SheetProblem> {
        let entry = self.entry(rules, true)?;
        let hands = hands::entries(&self.hands, &entry, rules)?;
        Ok((entry, hands))
    }

    /// The seats that are played: a fourth may have been typed before the rules were for three.
    fn seats(&self, rules: &RuleSet) -> impl Iterator<Item = &SheetSeat> {
        self.seats.iter().take(rules.players().count())
    }

    /// The scores as far as they are read; the last of them may follow from the others.
    fn scores(&self, rules: &RuleSet) -> Result<Vec<Option<Points>>, SheetProblem> {
        let read = |seat: &SheetSeat| read_score(&seat.score, self.unit, rules);
        let mut scores: Vec<Option<Points>> = self.seats(rules).map(read).collect();
        let open = self.seats(rules).filter(|seat| !seat.is_typed()).count();
        let known: Vec<Points> = scores.iter().copied().flatten().collect();
        if !self.fill_last || open != 1 || known.len() + 1 != scores.len() {
            return Ok(scores);
        }
        let sticks = i64::from(count("deposit", &self.sticks)?) * STICK;
        let sum = known
            .iter()
            .try_fold(sticks, |sum, score| sum.checked_add(score.0));
        let last = sum.and_then(|sum| rules.table_sum().0.checked_sub(sum));
        if let Some(missing) = scores.iter_mut().find(|score| score.is_none()) {
            *missing = last.map(Points);
        }
        Ok(scores)
    }

    fn seats_as_read(&self, scores: &[Option<Points>], rules: &RuleSet) -> Vec<SeatPreview> {
        let seat = |(seat, score): (&SheetSeat, &Option<Points>)| SeatPreview {
            unreadable: seat.is_typed() && score.is_none(),
            filled: score
                .filter(|_| !seat.is_typed())
                .and_then(|score| score_text(score, self.unit, rules)),
            ..SeatPreview::default()
        };
        self.seats(rules).zip(scores).map(seat).collect()
    }

    /// What is saved. A preview needs no people yet.
    fn entry(&self, rules: &RuleSet, with_people: bool) -> Result<ScoreSheet, SheetProblem> {
        let mut seats = Vec::with_capacity(self.seats.len());
        let scores = self.scores(rules)?;
        for (seat, (typed, score)) in Seat::ALL.into_iter().zip(self.seats(rules).zip(scores)) {
            let person = match typed.person {
                None if with_people => {
                    return Err(SheetProblem::EmptySeat { seat: seat.kanji() });
                }
                person => person.unwrap_or_default(),
            };
            let unread = || {
                let seat = seat.kanji();
                if typed.is_typed() {
                    let typed = typed.score.clone();
                    SheetProblem::NotAScore { seat, typed }
                } else {
                    SheetProblem::EmptyScore { seat }
                }
            };
            let points = score.ok_or_else(unread)?;
            seats.push((person, points, count("chombo", &typed.chombo)?));
        }
        let deposit = Points(i64::from(count("deposit", &self.sticks)?) * STICK);
        let seats = BySeat::from_slice(&seats).ok_or(SheetProblem::Seats(seats.len()))?;
        let last_dealer = Seat::from_name(&self.last_dealer.to_string());
        Ok(ScoreSheet {
            date: self.day,
            series: self.series,
            round: self.round,
            table: self.table.clone(),
            rules: self.rules,
            people: seats.map(|(person, ..)| person),
            played: Played {
                points: seats.map(|(_, points, _)| points),
                deposit,
                last_dealer: last_dealer.unwrap_or(rules.players().last_seat()),
                chombo: seats.map(|(.., chombo)| chombo),
            },
            unbalanced: reason(self.unbalanced.as_ref()),
            two_tables: reason(self.two_tables.as_ref()),
        })
    }
}

/// No words are no reason.
fn reason(given: Option<&String>) -> Option<String> {
    given.filter(|given| !given.trim().is_empty()).cloned()
}

fn count(field: &'static str, typed: &str) -> Result<u32, SheetProblem> {
    read_count(typed).ok_or_else(|| SheetProblem::Count {
        field,
        typed: typed.to_owned(),
    })
}

#[cfg(test)]
mod tests;
