//! What a hand is worth, told at each key, and what a line of a sheet says of one.

use super::WireError;
use crate::open_club::OpenClub;
use db::{Club, Error};
use desk::hand::{AskedHand, HandAnswer};
use desk::practice::{PracticeAsked, PracticeTask, PracticeVerdict};
use desk::sheet::SheetHand;
use scoring::{RuleSet, RuleSetId};
use tauri::State;

/// What it is worth by the rule set of that source; without one, by the club's own.
#[tauri::command(async)]
#[specta::specta]
pub fn hand_worth(open: State<'_, OpenClub>, asked: AskedHand) -> Result<HandAnswer, WireError> {
    let rules = open.read(|club| rules_of(club, asked.rules.as_deref()))?;
    Ok(HandAnswer::of(asked, &rules))
}

/// The boxes as the line of a sheet fills them that is played by that rule set.
#[tauri::command(async)]
#[specta::specta]
pub fn hand_of_line(
    open: State<'_, OpenClub>,
    line: SheetHand,
    rules: RuleSetId,
) -> Result<AskedHand, WireError> {
    let rules = open.read(|club| club.rule_set_by_id(rules))?;
    Ok(AskedHand {
        rules: Some(rules.source()),
        ..AskedHand::of_sheet(&line, &rules)
    })
}

/// A hand to practise with, by the rule set of that source or the club's own; none where those rules know
/// hardly any of that level.
#[tauri::command(async)]
#[specta::specta]
pub fn practice_hand(
    open: State<'_, OpenClub>,
    rules: Option<String>,
    task: PracticeTask,
) -> Result<Option<PracticeAsked>, WireError> {
    let rules = open.read(|club| rules_of(club, rules.as_deref()))?;
    Ok(task.asked(&rules))
}

/// Whether an answer to it is right; without one, what it would have been.
#[tauri::command(async)]
#[specta::specta]
pub fn practice_verdict(
    open: State<'_, OpenClub>,
    rules: Option<String>,
    task: PracticeTask,
    typed: Option<String>,
) -> Result<Option<PracticeVerdict>, WireError> {
    let rules = open.read(|club| rules_of(club, rules.as_deref()))?;
    Ok(task.judged(&rules, typed.as_deref()))
}

fn rules_of(club: &Club, source: Option<&str>) -> Result<RuleSet, Error> {
    source.map_or_else(
        || club.own_rules(),
        |source| club.rule_set_of_source(source),
    )
}
