//! Sheets: what is typed of one hanchan, previewed, saved, corrected and deleted. Scores arrive as
//! they were typed, with the unit they are typed in; what they come to is worked out here.

use db::{Club, HanchanEntry, SeatEntry};
use scoring::{
    BySeat, HanchanId, Players, Points, RuleSet, RuleSetId, Seat, SeriesId, Settlement, Unit,
    table_points,
};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::figures::person_id;
use super::members::MemberChoice;
use super::typed::from_iso;
use super::{WireError, narrow};
use crate::open_club::OpenClub;
use crate::score::{MOST, ScoreUnit, read_count, read_score};

/// What a sheet comes to as far as it is typed.
#[tauri::command(async)]
#[specta::specta]
pub fn preview_sheet(open: State<'_, OpenClub>, sheet: Sheet) -> Result<SheetPreview, WireError> {
    let rules = rules_of(&open, sheet.rules)?;
    let unit = rules.data().unit;
    let scores: Vec<Option<Points>> = sheet
        .seats
        .iter()
        .map(|seat| read_score(&seat.score, sheet.unit, &rules))
        .collect();
    let typed = |seat: &SheetSeat| !seat.score.trim().is_empty();
    let unreadable: Vec<bool> = sheet
        .seats
        .iter()
        .zip(&scores)
        .map(|(seat, score)| typed(seat) && score.is_none())
        .collect();
    if scores.iter().any(Option::is_none) {
        return Ok(SheetPreview::unsettled(&unreadable, SheetSum::Incomplete));
    }
    let entry = sheet.entry(&rules, false)?;
    match open.read(|club| club.preview_hanchan(&entry)) {
        Ok(settled) => Ok(SheetPreview::settled(&entry, &settled, unit)),
        Err(WireError::PointsMissing { points }) => Ok(SheetPreview::unsettled(
            &unreadable,
            SheetSum::Missing { points },
        )),
        Err(WireError::PointsTooMany { points }) => Ok(SheetPreview::unsettled(
            &unreadable,
            SheetSum::TooMany { points },
        )),
        Err(other) => Err(other),
    }
}

/// Saves a sheet; the session and the round are made as needed.
#[tauri::command(async)]
#[specta::specta]
pub fn enter_sheet(open: State<'_, OpenClub>, sheet: Sheet) -> Result<(), WireError> {
    let entry = sheet.entry(&rules_of(&open, sheet.rules)?, true)?;
    open.write(|club, now| club.enter_hanchan(now, &entry, &[]).map(|_| ()))
}

/// A saved sheet, to be corrected.
#[tauri::command(async)]
#[specta::specta]
pub fn sheet(open: State<'_, OpenClub>, id: i32) -> Result<SavedSheet, WireError> {
    let (entry, people) = open.read(|club| {
        let (entry, _) = club.hanchan(hanchan_id(id))?;
        Ok((entry, club.members()?))
    })?;
    let seats = entry.seats.as_slice().iter().map(|seat| {
        Ok(SheetSeat {
            person: Some(narrow(seat.person.0)?),
            score: seat.points.0.to_string(),
            chombo: count_text(seat.chombo),
        })
    });
    let sheet = Sheet {
        day: entry.date.to_string(),
        series: narrow(entry.series.0)?,
        round: entry.round,
        table: entry.table.clone(),
        rules: narrow(entry.rules.0)?,
        unit: ScoreUnit::Points,
        seats: seats.collect::<Result<_, WireError>>()?,
        last_dealer: entry.last_dealer.kanji(),
        sticks: match entry.deposit.0 / STICK {
            0 => String::new(),
            sticks => sticks.to_string(),
        },
        unbalanced: entry.unbalanced.clone(),
    };
    let choice = |seat: &SeatEntry| {
        let found = people.iter().find(|(id, _)| *id == seat.person);
        found
            .map(|(id, member)| MemberChoice::of(*id, member))
            .transpose()
    };
    let people = entry.seats.as_slice().iter().map(choice);
    Ok(SavedSheet {
        sheet,
        people: people.collect::<Result<_, _>>()?,
    })
}

/// Saves a sheet in place of what was saved before; its hands stay.
#[tauri::command(async)]
#[specta::specta]
pub fn change_sheet(open: State<'_, OpenClub>, id: i32, sheet: Sheet) -> Result<(), WireError> {
    let entry = sheet.entry(&rules_of(&open, sheet.rules)?, true)?;
    open.write(|club, now| {
        let (_, hands) = club.hanchan(hanchan_id(id))?;
        club.correct_hanchan(now, hanchan_id(id), &entry, &hands)
    })
}

/// Deletes a saved sheet with its hands.
#[tauri::command(async)]
#[specta::specta]
pub fn delete_sheet(open: State<'_, OpenClub>, id: i32) -> Result<(), WireError> {
    open.write(|club, now| club.delete_hanchan(now, hanchan_id(id)))
}

/// One hanchan as it is typed.
#[derive(Clone, Debug, Deserialize, Serialize, Type)]
pub struct Sheet {
    pub day: String,
    pub series: i32,
    pub round: u32,
    pub table: String,
    pub rules: i32,
    pub unit: ScoreUnit,
    /// In the order of seats, East first.
    pub seats: Vec<SheetSeat>,
    /// 東, 南, 西 or 北.
    pub last_dealer: char,
    /// How many riichi sticks are left; empty is none.
    pub sticks: String,
    /// Why the points do not add up.
    pub unbalanced: Option<String>,
}

/// One seat as it is typed.
#[derive(Clone, Debug, Deserialize, Serialize, Type)]
pub struct SheetSeat {
    pub person: Option<i32>,
    pub score: String,
    /// How many; empty is none.
    pub chombo: String,
}

/// A saved sheet, and who sits where.
#[derive(Debug, Serialize, Type)]
pub struct SavedSheet {
    pub sheet: Sheet,
    pub people: Vec<Option<MemberChoice>>,
}

/// What a sheet comes to as far as it is typed.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct SheetPreview {
    pub seats: Vec<SeatPreview>,
    pub sum: SheetSum,
}

/// What one seat comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Type)]
pub struct SeatPreview {
    /// What is typed is no score of the unit.
    pub unreadable: bool,
    /// These are known once the points add up.
    pub place: Option<u8>,
    pub points: Option<String>,
    pub total: Option<String>,
}

/// Whether the points add up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SheetSum {
    Incomplete,
    Right,
    /// They do not, and the reason is written down.
    Excused,
    Missing {
        points: String,
    },
    TooMany {
        points: String,
    },
}

/// A riichi stick, in points.
const STICK: i64 = 1_000;

pub(super) fn hanchan_id(id: i32) -> HanchanId {
    HanchanId(id.into())
}

fn rules_of(open: &OpenClub, id: i32) -> Result<RuleSet, WireError> {
    let id = RuleSetId(id.into());
    let sets = open.read(Club::rule_sets)?;
    let found = sets.into_iter().find(|(other, _)| *other == id);
    found
        .map(|(_, rules)| rules)
        .ok_or_else(|| WireError::NoSuch {
            what: super::error::Named::RuleSet,
            key: id.0.to_string(),
        })
}

fn count_text(count: u32) -> String {
    match count {
        0 => String::new(),
        count => count.to_string(),
    }
}

impl Sheet {
    /// What is saved. A preview needs no people yet.
    fn entry(&self, rules: &RuleSet, with_people: bool) -> Result<HanchanEntry, WireError> {
        let mut seats = Vec::with_capacity(self.seats.len());
        for (seat, typed) in Seat::ALL.into_iter().zip(&self.seats) {
            let person = match typed.person {
                None if with_people => {
                    return Err(WireError::EmptySeat { seat: seat.kanji() });
                }
                person => person.map(person_id).unwrap_or_default(),
            };
            let points = read_score(&typed.score, self.unit, rules);
            seats.push(SeatEntry {
                person,
                points: points.ok_or_else(|| WireError::NotAScore {
                    seat: seat.kanji(),
                    typed: typed.score.clone(),
                })?,
                chombo: count("chombo", &typed.chombo)?,
            });
        }
        let last_dealer = Seat::from_name(&self.last_dealer.to_string());
        let sticks = count("deposit", &self.sticks)?;
        Ok(HanchanEntry {
            date: from_iso(&self.day)?,
            series: SeriesId(self.series.into()),
            round: self.round,
            table: self.table.clone(),
            rules: RuleSetId(self.rules.into()),
            deposit: Points(i64::from(sticks) * STICK),
            last_dealer: last_dealer.unwrap_or(rules.players().last_seat()),
            seats: BySeat::from_slice(&seats).ok_or_else(|| WireError::Unexpected {
                reason: format!("{} seats", seats.len()),
            })?,
            unbalanced: self.unbalanced.clone(),
        })
    }
}

fn count(field: &str, typed: &str) -> Result<u32, WireError> {
    read_count(typed).ok_or_else(|| WireError::OutOfRange {
        field: field.to_owned(),
        value: typed.to_owned(),
        lowest: "0".into(),
        highest: MOST.to_string(),
    })
}

impl SheetPreview {
    fn unsettled(unreadable: &[bool], sum: SheetSum) -> Self {
        let seat = |unreadable: &bool| SeatPreview {
            unreadable: *unreadable,
            ..SeatPreview::default()
        };
        Self {
            seats: unreadable.iter().map(seat).collect(),
            sum,
        }
    }

    fn settled(entry: &HanchanEntry, settled: &Settlement, unit: Unit) -> Self {
        let seat = |(seat, given): (Seat, &SeatEntry)| SeatPreview {
            unreadable: false,
            place: Some(settled.places[seat].number),
            points: Some(table_points(given.points)),
            total: Some(unit.signed(settled.total[seat])),
        };
        Self {
            seats: entry.seats.iter().map(seat).collect(),
            sum: if entry.unbalanced.is_some() {
                SheetSum::Excused
            } else {
                SheetSum::Right
            },
        }
    }
}

/// The winds of the seats that are taken.
pub(super) fn winds(players: Players) -> String {
    players.seats().iter().map(|seat| seat.kanji()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use scoring::preset;

    fn typed(scores: [&str; 4]) -> Sheet {
        let seat = |(score, person): (&str, i32)| SheetSeat {
            person: Some(person),
            score: score.into(),
            chombo: String::new(),
        };
        Sheet {
            day: "2026-11-21".into(),
            series: 1,
            round: 2,
            table: "A".into(),
            rules: 1,
            unit: ScoreUnit::Hundreds,
            seats: scores.into_iter().zip(1..).map(seat).collect(),
            last_dealer: '西',
            sticks: "２".into(),
            unbalanced: None,
        }
    }

    #[test]
    fn a_sheet_is_read_as_it_was_typed() {
        let rules = preset("shirakaba-2025").unwrap();
        let mut sheet = typed(["423", "300", "267", "▲10"]);
        sheet.seats[1].chombo = "1".into();
        let entry = sheet.entry(&rules, true).unwrap();
        let points = entry.seats.map(|seat| seat.points.0);
        assert_eq!(points.as_slice(), [42_300, 30_000, 26_700, -1_000]);
        assert_eq!(entry.deposit, Points(2_000));
        assert_eq!(entry.last_dealer, Seat::West);
        assert_eq!(entry.seats[Seat::South].chombo, 1);
        assert_eq!(entry.seats[Seat::South].person, person_id(2));
    }

    #[test]
    fn what_is_missing_or_no_score_is_named_by_its_seat() {
        let rules = preset("shirakaba-2025").unwrap();
        let mut sheet = typed(["423", "三万", "267", "200"]);
        let refused = WireError::NotAScore {
            seat: '南',
            typed: "三万".into(),
        };
        assert_eq!(sheet.entry(&rules, true), Err(refused));
        sheet.seats[1].score = "310".into();
        sheet.seats[3].person = None;
        let refused = WireError::EmptySeat { seat: '北' };
        assert_eq!(sheet.entry(&rules, true), Err(refused));
        assert!(sheet.entry(&rules, false).is_ok());
    }
}
