//! What the club is asked about its records, though nothing is wrong with its file. A question goes
//! away by what the club does, and the answer is in the file, so that every machine knows it.

use crate::club::Club;
use crate::error::{AtTwoTables, Error};
use crate::tables::journal::Op;
use crate::tables::{club, rule_set, rules_kept, seat};
use chrono::NaiveDateTime;
use rusqlite::Connection;
use scoring::{RuleSet, RuleSetId};
use std::fmt;

/// What the club is asked.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Question {
    /// Which of two sheets means somebody else, or why not. Older programs took both.
    AtTwoTables(AtTwoTables),
    /// Whether it plays by the preset as it was corrected since.
    PresetCorrected {
        /// The id of the rule set.
        rules: String,
        /// What people call it.
        name: String,
    },
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtTwoTables(found) => found.fmt(f),
            Self::PresetCorrected { rules, .. } => write!(
                f,
                "rule set {rules} was made from a preset that misread its sheet and was corrected since: three minutes before the end the running hand is the last, and nothing depends on how many can play. `hanchan rules update` makes that its next version, by which the club plays from then on; `hanchan rules keep` leaves it as it is. Either is asked only once"
            ),
        }
    }
}

impl Club {
    /// What the club is asked about its records.
    pub fn questions(&self) -> Result<Vec<Question>, Error> {
        let twice = seat::at_two_tables(&self.connection)?;
        let corrected = corrected(&self.connection)?;
        let twice = twice.into_iter().map(Question::AtTwoTables);
        Ok(twice
            .chain(corrected.map(|(_, rules)| Question::PresetCorrected {
                rules: rules.id().to_owned(),
                name: rules.name().to_owned(),
            }))
            .collect())
    }

    /// Makes the club's own rules as their preset was corrected, as a new version by which it plays
    /// from now on; nothing where no correction is open.
    pub fn update_rules(&mut self, now: NaiveDateTime) -> Result<Option<RuleSetId>, Error> {
        match corrected(&self.connection)? {
            Some((_, rules)) => self.change_rule_set(now, &rules).map(Some),
            None => Ok(None),
        }
    }

    /// Leaves the club's own rules as they are, and asks no more about the correction of their preset;
    /// nothing where none is open.
    pub fn keep_rules(&mut self, now: NaiveDateTime) -> Result<Option<RuleSetId>, Error> {
        let Some((id, _)) = corrected(&self.connection)? else {
            return Ok(None);
        };
        self.transact(Op::KeepRules, now, |file| rules_kept::keep(file, id))?;
        Ok(Some(id))
    }
}

/// The club's own rules as they would be after a correction of their preset that it was not asked about.
fn corrected(connection: &Connection) -> Result<Option<(RuleSetId, RuleSet)>, Error> {
    let own = club::get(connection)?.rules;
    let rules = rule_set::get(connection, own)?;
    let mut versions: Vec<RuleSet> = Vec::new();
    for (id, one) in rule_set::all(connection)? {
        if one.id() == rules.id() {
            if rules_kept::has(connection, id)? {
                return Ok(None);
            }
            versions.push(one);
        }
    }
    let corrected = scoring::rule_set::corrected(&rules, &versions);
    Ok(corrected.map(|rules| (own, rules)))
}
