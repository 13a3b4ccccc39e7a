//! Sheets: what is typed of one hanchan, previewed, saved, corrected and deleted. Scores arrive as
//! they were typed, with the unit they are typed in; what they come to is worked out here.

use db::{HanchanEntry, HandEntry, Member, SeatEntry};
use scoring::{
    BySeat, HanchanId, PersonId, Players, Points, RuleSet, RuleSetId, Seat, SeriesId, Settlement,
    Unit, table_points,
};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::WireError;
use super::competitions::{RankChange, correcting};
use super::hands::{self, HandPreview, SheetHand};
use super::members::MemberChoice;
use super::typed::from_iso;
use crate::open_club::OpenClub;
use desk::typed::score::{MOST, ScoreUnit, read_count, read_score, score_text};

/// What a sheet comes to as far as it is typed.
#[tauri::command(async)]
#[specta::specta]
pub fn preview_sheet(open: State<'_, OpenClub>, sheet: Sheet) -> Result<SheetPreview, WireError> {
    let rules = rules_of(&open, sheet.rules)?;
    let unit = rules.data().unit;
    let scores = sheet.scores(&rules)?;
    let mut preview = SheetPreview {
        seats: sheet.seats_as_read(&scores, &rules),
        sum: SheetSum::Incomplete,
        hands: hands::previews(&sheet.hands, &rules),
    };
    if scores.iter().any(Option::is_none) {
        return Ok(preview);
    }
    let entry = sheet.entry(&rules, false)?;
    match open.read(|club| club.preview_hanchan(&entry)) {
        Ok(settled) => preview.settle(&entry, &settled, unit),
        Err(WireError::PointsMissing { points }) => {
            let sticks = sticks_missing(&entry, &rules);
            preview.sum = SheetSum::Missing { points, sticks };
        }
        Err(WireError::PointsTooMany { points }) => preview.sum = SheetSum::TooMany { points },
        Err(other) => return Err(other),
    }
    Ok(preview)
}

/// Saves a sheet; the session and the round are made as needed.
#[tauri::command(async)]
#[specta::specta]
pub fn enter_sheet(open: State<'_, OpenClub>, sheet: Sheet) -> Result<(), WireError> {
    let (entry, hands) = sheet.whole(&rules_of(&open, sheet.rules)?)?;
    open.write(|club, now| club.enter_hanchan(now, &entry, &hands).map(|_| ()))
}

/// Saves a sheet with its hands in place of what was saved before, and tells the ranks of its
/// competition that are others by it.
#[tauri::command(async)]
#[specta::specta]
pub fn change_sheet(
    open: State<'_, OpenClub>,
    id: HanchanId,
    sheet: Sheet,
) -> Result<Vec<RankChange>, WireError> {
    let (entry, hands) = sheet.whole(&rules_of(&open, sheet.rules)?)?;
    correcting(&open, id, |club, now| {
        club.correct_hanchan(now, id, &entry, &hands)
    })
}

/// Puts another person where one sat by mistake, at each of those hanchan of a day and in their hands,
/// and tells the ranks of a competition that are others by it.
#[tauri::command(async)]
#[specta::specta]
pub fn replace_player(
    open: State<'_, OpenClub>,
    hanchan: Vec<HanchanId>,
    gone: PersonId,
    instead: PersonId,
) -> Result<Vec<RankChange>, WireError> {
    let ids: Vec<HanchanId> = hanchan;
    let (gone, instead) = (gone, instead);
    let Some(first) = ids.first() else {
        return Ok(Vec::new());
    };
    correcting(&open, *first, |club, now| {
        club.replace_player(now, &ids, gone, instead)
    })
}

/// Deletes a saved sheet with its hands, and tells the ranks of its competition that are others by it.
#[tauri::command(async)]
#[specta::specta]
pub fn delete_sheet(
    open: State<'_, OpenClub>,
    id: HanchanId,
) -> Result<Vec<RankChange>, WireError> {
    correcting(&open, id, |club, now| club.delete_hanchan(now, id))
}

/// One hanchan as it is typed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Sheet {
    pub day: String,
    pub series: SeriesId,
    pub round: u32,
    pub table: String,
    pub rules: RuleSetId,
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, Type)]
pub struct SheetSeat {
    pub person: Option<PersonId>,
    /// What is typed to find the person, as long as nobody was found by it.
    pub search: String,
    pub score: String,
    /// How many; empty is none.
    pub chombo: String,
}

/// What a sheet comes to as far as it is typed.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct SheetPreview {
    pub seats: Vec<SeatPreview>,
    pub sum: SheetSum,
    pub hands: Vec<HandPreview>,
}

/// What one seat comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Type)]
pub struct SeatPreview {
    /// What is typed is no score of the unit.
    pub unreadable: bool,
    /// What a box that is left empty stands for, as it would be typed.
    pub filled: Option<String>,
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
        /// How many riichi sticks left on the table would make the sum right, if any would.
        sticks: Option<u32>,
    },
    TooMany {
        points: String,
    },
}

/// A riichi stick, in points.
pub(super) const STICK: i64 = 1_000;

/// As many sticks as are ever left on a table.
const MOST_STICKS_LEFT: i64 = 8;

/// How many more riichi sticks would make the sum right.
fn sticks_missing(entry: &HanchanEntry, rules: &RuleSet) -> Option<u32> {
    let points = entry.seats.iter().map(|(_, seat)| seat.points.0);
    let missing = rules.table_sum().0 - entry.deposit.0 - points.sum::<i64>();
    let sticks = missing / STICK;
    let all = entry.deposit.0 / STICK + sticks;
    let fits = missing % STICK == 0 && (1..=MOST_STICKS_LEFT).contains(&all);
    fits.then(|| u32::try_from(all).ok()).flatten()
}

pub(super) fn rules_of(open: &OpenClub, id: RuleSetId) -> Result<RuleSet, WireError> {
    open.read(|club| club.rule_set_by_id(id))
}

/// Who those ids are, by the members' list.
pub(super) fn people_of(
    members: &[(PersonId, Member)],
    ids: impl Iterator<Item = Option<PersonId>>,
) -> Vec<Option<MemberChoice>> {
    let choice = |id: Option<PersonId>| {
        let id = id?;
        let found = members.iter().find(|(other, _)| *other == id);
        found.map(|(id, member)| MemberChoice::of(*id, member))
    };
    ids.map(choice).collect()
}

impl SheetSeat {
    fn is_typed(&self) -> bool {
        !self.score.trim().is_empty()
    }
}

impl Sheet {
    /// Everything that is saved together.
    pub(super) fn whole(
        &self,
        rules: &RuleSet,
    ) -> Result<(HanchanEntry, Vec<HandEntry>), WireError> {
        let entry = self.entry(rules, true)?;
        let hands = hands::entries(&self.hands, &entry, rules)?;
        Ok((entry, hands))
    }

    /// The seats that are played: a fourth may have been typed before the rules were for three.
    fn seats(&self, rules: &RuleSet) -> impl Iterator<Item = &SheetSeat> {
        self.seats.iter().take(rules.players().count())
    }

    /// The scores as far as they are read; the last of them may follow from the others.
    fn scores(&self, rules: &RuleSet) -> Result<Vec<Option<Points>>, WireError> {
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
    fn entry(&self, rules: &RuleSet, with_people: bool) -> Result<HanchanEntry, WireError> {
        let mut seats = Vec::with_capacity(self.seats.len());
        let scores = self.scores(rules)?;
        for (seat, (typed, score)) in Seat::ALL.into_iter().zip(self.seats(rules).zip(scores)) {
            let person = match typed.person {
                None if with_people => {
                    return Err(WireError::EmptySeat { seat: seat.kanji() });
                }
                person => person.unwrap_or_default(),
            };
            let unread = || {
                let seat = seat.kanji();
                if typed.is_typed() {
                    let typed = typed.score.clone();
                    WireError::NotAScore { seat, typed }
                } else {
                    WireError::EmptyScore { seat }
                }
            };
            seats.push(SeatEntry {
                person,
                points: score.ok_or_else(unread)?,
                chombo: count("chombo", &typed.chombo)?,
            });
        }
        let last_dealer = Seat::from_name(&self.last_dealer.to_string());
        let sticks = count("deposit", &self.sticks)?;
        Ok(HanchanEntry {
            date: from_iso(&self.day)?,
            series: self.series,
            round: self.round,
            table: self.table.clone(),
            rules: self.rules,
            deposit: Points(i64::from(sticks) * STICK),
            last_dealer: last_dealer.unwrap_or(rules.players().last_seat()),
            seats: BySeat::from_slice(&seats).ok_or_else(|| WireError::Unexpected {
                reason: format!("{} seats", seats.len()),
            })?,
            unbalanced: reason(self.unbalanced.as_ref()),
            two_tables: reason(self.two_tables.as_ref()),
        })
    }
}

/// No words are no reason.
fn reason(given: Option<&String>) -> Option<String> {
    given.filter(|given| !given.trim().is_empty()).cloned()
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
    fn settle(&mut self, entry: &HanchanEntry, settled: &Settlement, unit: Unit) {
        for (preview, (seat, given)) in self.seats.iter_mut().zip(entry.seats.iter()) {
            preview.place = Some(settled.places[seat].number);
            preview.points = Some(table_points(given.points));
            preview.total = Some(unit.signed(settled.total[seat]));
        }
        self.sum = if entry.unbalanced.is_some() {
            SheetSum::Excused
        } else {
            SheetSum::Right
        };
    }
}

/// The winds of the seats that are taken.
pub(super) fn winds(players: Players) -> String {
    players.seats().iter().map(|seat| seat.kanji()).collect()
}

#[cfg(test)]
mod tests;
