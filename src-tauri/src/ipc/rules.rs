//! The club's rule sets: explained, copied, changed, and which is the usual one.

mod facts;
mod form;
mod problem;
mod worked;

use std::collections::BTreeMap;

use db::{Club, Refused, Thing};
use scoring::rule_set::was_preset;
use scoring::{RuleBook, RuleSet, RuleSetId, preset};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::{Number, WireError};
use crate::open_club::OpenClub;
use facts::RuleFacts;
use form::RuleForm;
use problem::{RuleFault, RuleProblem};
pub use worked::*;

/// Every version of the club's rule sets, by key and version. Each club's file begins with the
/// presets in it.
#[tauri::command(async)]
#[specta::specta]
pub fn rule_list(open: State<'_, OpenClub>) -> Result<Vec<RuleEntry>, WireError> {
    let (rule_sets, usual, hanchan) = open.read(|club| {
        Ok((
            club.rule_sets()?,
            club.settings()?.rules,
            club.hanchan_by_rule_set()?,
        ))
    })?;
    let newest = newest_versions(&rule_sets);
    let entries = rule_sets.iter().map(|(id, rules)| RuleEntry {
        source: rules.source(),
        key: rules.id().to_owned(),
        version: rules.data().version,
        newest: newest.get(rules.id()) == Some(id),
        usual: *id == usual,
        preset: was_preset(rules),
        hanchan: Number::of(hanchan.get(id).copied().unwrap_or_default()),
        form: RuleForm::of(rules),
        facts: RuleFacts::of(rules),
        sample: sample(rules),
    });
    Ok(entries.collect())
}

/// What is wrong with a rule set as it is written down so far, or what follows from it.
/// @param key the rule set that is changed; none for a new one
#[tauri::command(async)]
#[specta::specta]
pub fn check_rules(
    open: State<'_, OpenClub>,
    key: Option<String>,
    form: RuleForm,
) -> Result<RuleCheck, WireError> {
    let rule_sets = open.read(Club::rule_sets)?;
    Ok(match read(&form, key.as_deref(), &rule_sets) {
        Ok(rules) => RuleCheck {
            problems: Vec::new(),
            facts: Some(RuleFacts::of(&rules)),
        },
        Err(problems) => RuleCheck {
            problems,
            facts: None,
        },
    })
}

/// Adds a rule set to the club's and says its key, which is found here: only files and commands
/// call it by that.
#[tauri::command(async)]
#[specta::specta]
pub fn add_rules(open: State<'_, OpenClub>, form: RuleForm) -> Result<String, WireError> {
    let rule_sets = open.read(Club::rule_sets)?;
    let rules = read(&form, None, &rule_sets).map_err(|problems| refused(&problems))?;
    open.write(|club, now| club.add_rule_set(now, &rules))?;
    Ok(rules.id().to_owned())
}

/// Makes the next version of a rule set. What was entered under the ones before stays as it is.
#[tauri::command(async)]
#[specta::specta]
pub fn change_rules(
    open: State<'_, OpenClub>,
    key: String,
    form: RuleForm,
) -> Result<(), WireError> {
    let rule_sets = open.read(Club::rule_sets)?;
    let rules = read(&form, Some(&key), &rule_sets).map_err(|problems| refused(&problems))?;
    open.write(|club, now| club.change_rule_set(now, &rules))?;
    Ok(())
}

/// Makes the newest version of a rule set the one the club plays by unless a table says otherwise.
#[tauri::command(async)]
#[specta::specta]
pub fn choose_usual_rules(open: State<'_, OpenClub>, key: String) -> Result<(), WireError> {
    open.write(|club, now| {
        let (rules, _) = club.rule_set(&key)?.ok_or_else(|| Refused::NoSuch {
            what: Thing::RuleSet,
            key: key.clone(),
        })?;
        let settings = db::Settings {
            rules,
            ..club.settings()?
        };
        club.change_settings(now, &settings)
    })
}

/// One version of a rule set.
#[derive(Debug, Serialize, Type)]
pub struct RuleEntry {
    /// Which of all: what other commands take.
    pub source: String,
    pub key: String,
    pub version: u32,
    pub newest: bool,
    /// Whether the club plays by it unless a table says otherwise.
    pub usual: bool,
    /// Whether it is a preset that nobody has changed.
    pub preset: bool,
    /// How many hanchan were entered under it.
    pub hanchan: Number,
    pub form: RuleForm,
    pub facts: RuleFacts,
    /// The text of the preset's rule book, where the club's own, which is as old, has none.
    pub sample: Option<RuleBook>,
}

/// What is wrong, or else what follows.
#[derive(Debug, Serialize, Type)]
pub struct RuleCheck {
    pub problems: Vec<RuleProblem>,
    pub facts: Option<RuleFacts>,
}

fn sample(rules: &RuleSet) -> Option<RuleBook> {
    if !rules.data().book.is_empty() {
        return None;
    }
    preset(rules.id()).map(|preset| preset.data().book.clone())
}

fn newest_versions(rule_sets: &[(RuleSetId, RuleSet)]) -> BTreeMap<&str, RuleSetId> {
    // By version, so that the last of a key is its newest.
    let by_key = rule_sets.iter().map(|(id, rules)| (rules.id(), *id));
    by_key.collect()
}

/// Reads the form under its key, or under a free one.
fn read(
    form: &RuleForm,
    key: Option<&str>,
    rule_sets: &[(RuleSetId, RuleSet)],
) -> Result<RuleSet, Vec<RuleProblem>> {
    let free = free_key(rule_sets);
    let rules = form.read(key.unwrap_or(&free))?;
    let newest = newest_versions(rule_sets);
    let is_newest = |id: &RuleSetId, of: &RuleSet| newest.get(of.id()) == Some(id);
    if rule_sets.iter().any(|(id, other)| {
        is_newest(id, other) && other.id() != rules.id() && other.name() == rules.name()
    }) {
        return Err(vec![RuleProblem::new("name", RuleFault::NameTaken)]);
    }
    Ok(rules)
}

fn free_key(rule_sets: &[(RuleSetId, RuleSet)]) -> String {
    let taken = |key: &String| rule_sets.iter().any(|(_, rules)| rules.id() == key);
    let mut keys = (1..).map(|number: u32| format!("rules-{number}"));
    keys.find(|key| !taken(key)).unwrap_or_default()
}

/// The page says what is wrong beside each field, and asks before it saves.
fn refused(problems: &[RuleProblem]) -> WireError {
    WireError::WrongRules {
        count: u32::try_from(problems.len()).unwrap_or(u32::MAX),
    }
}

#[cfg(test)]
mod tests;
