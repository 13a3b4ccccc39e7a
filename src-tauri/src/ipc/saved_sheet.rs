//! A saved sheet, brought back to be corrected.

use db::{HanchanEntry, HandEntry, Member};
use scoring::{HanchanId, PersonId, RuleSet};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::WireError;
use super::entry::{STICK, Sheet, SheetSeat, people_of, rules_of};
use super::hands::SheetHand;
use super::members::MemberChoice;
use crate::open_club::OpenClub;
use desk::typed::score::{ScoreUnit, score_text};

/// A saved sheet, to be corrected, in the unit in which sheets are typed on this computer.
#[tauri::command(async)]
#[specta::specta]
pub fn sheet(
    open: State<'_, OpenClub>,
    id: HanchanId,
    unit: ScoreUnit,
) -> Result<SavedSheet, WireError> {
    let ((entry, hands), members) = open.read(|club| Ok((club.hanchan(id)?, club.members()?)))?;
    let rules = rules_of(&open, entry.rules)?;
    Ok(as_typed(&entry, &hands, &members, &rules, unit))
}

/// A saved sheet, and who sits where.
#[derive(Debug, Serialize, Type)]
pub struct SavedSheet {
    pub sheet: Sheet,
    pub people: Vec<Option<MemberChoice>>,
}

fn as_typed(
    entry: &HanchanEntry,
    hands: &[HandEntry],
    members: &[(PersonId, Member)],
    rules: &RuleSet,
    unit: ScoreUnit,
) -> SavedSheet {
    let (unit, scores) = scores(entry, rules, unit);
    let seats = entry.seats.as_slice().iter().zip(scores);
    let seats = seats.map(|(seat, score)| SheetSeat {
        person: Some(seat.person),
        search: String::new(),
        score,
        chombo: count_text(seat.chombo),
    });
    let sheet = Sheet {
        day: entry.date.to_string(),
        series: entry.series,
        round: entry.round,
        table: entry.table.clone(),
        rules: entry.rules,
        unit,
        seats: seats.collect(),
        last_dealer: entry.last_dealer.kanji(),
        sticks: match entry.deposit.0 / STICK {
            0 => String::new(),
            sticks => sticks.to_string(),
        },
        unbalanced: entry.unbalanced.clone(),
        two_tables: entry.two_tables.clone(),
        fill_last: false,
        hands: hands
            .iter()
            .map(|hand| SheetHand::of(hand, entry))
            .collect(),
    };
    let people = people_of(members, sheet.seats.iter().map(|seat| seat.person));
    SavedSheet { sheet, people }
}

/// The scores in that unit; in points where one of them has no text in it.
fn scores(entry: &HanchanEntry, rules: &RuleSet, unit: ScoreUnit) -> (ScoreUnit, Vec<String>) {
    let all = |unit| -> Option<Vec<String>> {
        let seats = entry.seats.as_slice().iter();
        seats
            .map(|seat| score_text(seat.points, unit, rules))
            .collect()
    };
    match all(unit) {
        Some(scores) => (unit, scores),
        None => (
            ScoreUnit::Points,
            all(ScoreUnit::Points).unwrap_or_default(),
        ),
    }
}

fn count_text(count: u32) -> String {
    match count {
        0 => String::new(),
        count => count.to_string(),
    }
}
