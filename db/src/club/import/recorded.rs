//! What rows refer to: people, rule sets, and tables already recorded.

use super::Source;
use super::cell::excerpt;
use super::members::MemberRows;
use super::results::TableKey;
use crate::error::{Error, ImportError, ImportErrors, ImportProblem};
use crate::tables::column::Column;
use crate::tables::member::{self, Field, Member, MemberColumn};
use crate::tables::session::SessionId;
use crate::tables::set_aside::{self, Place};
use crate::tables::{
    club, competition, competition_round, draw, hanchan, rule_set, series, session,
};
use ::competition::table_label;
use chrono::NaiveDate;
use rusqlite::Connection;
use scoring::record::ScoreSheet;
use scoring::rule_set::was_preset;
use scoring::{HanchanId, PersonId, RuleSet, RuleSetId, SeriesId};
use std::collections::{BTreeSet, HashMap};
use std::iter::once;

/// Notes an error of a row that was read well by itself.
pub(super) fn note(
    errors: &mut ImportErrors,
    file: &str,
    line: u64,
    column: &'static Column,
    problem: impl Into<ImportProblem>,
) {
    errors.add(ImportError {
        file: file.to_owned(),
        line: Some(line),
        column: Some(column.name),
        problem: problem.into(),
    });
}

/// Rule sets by what the column `rules` calls them.
pub(super) struct KnownRules {
    by_name: HashMap<String, RuleSetId>,
    sets: HashMap<RuleSetId, RuleSet>,
    club: RuleSetId,
}

impl KnownRules {
    pub(super) fn read(connection: &Connection) -> Result<Self, Error> {
        let mut known = Self {
            by_name: HashMap::new(),
            sets: HashMap::new(),
            club: club::get(connection)?.rules,
        };
        // Versions come in order, so that the newest is what the id alone means.
        for (id, rules) in rule_set::all(connection)? {
            known.by_name.insert(rules.id().to_owned(), id);
            known
                .by_name
                .insert(format!("{}@{}", rules.id(), rules.data().version), id);
            known.sets.insert(id, rules);
        }
        Ok(known)
    }

    /// The rule set of that name, if it is known.
    pub(super) fn find(&self, name: &str) -> Option<(RuleSetId, &RuleSet)> {
        self.with_id(*self.by_name.get(name)?)
    }

    /// The rule set of that id, or the club's own.
    pub(super) fn usual(&self, id: Option<RuleSetId>) -> Option<(RuleSetId, &RuleSet)> {
        self.with_id(id.unwrap_or(self.club))
    }

    fn with_id(&self, id: RuleSetId) -> Option<(RuleSetId, &RuleSet)> {
        self.sets.get(&id).map(|rules| (id, rules))
    }

    pub(super) fn get(&self, id: RuleSetId) -> Option<&RuleSet> {
        self.sets.get(&id)
    }
}

/// Stores rule sets that are not there yet; tells how many.
pub(super) fn store_rule_sets(
    connection: &Connection,
    sources: &[Source],
    errors: &mut ImportErrors,
) -> Result<u64, Error> {
    let mut added = 0;
    for source in sources {
        let mut wrong = |line, problem| {
            errors.add(ImportError {
                file: source.name.clone(),
                line,
                column: None,
                problem,
            });
        };
        let rules: RuleSet = match source.as_json(ImportProblem::NotARuleSet) {
            Ok(rules) => rules,
            Err((line, problem)) => {
                wrong(line, problem);
                continue;
            }
        };
        let same_version = |(_, other): &(RuleSetId, RuleSet)| {
            other.id() == rules.id() && other.data().version == rules.data().version
        };
        match rule_set::all(connection)?
            .iter()
            .find(|other| same_version(other))
        {
            Some((_, recorded))
                if *recorded == rules || (was_preset(recorded) && was_preset(&rules)) => {}
            Some(_) => {
                let name = format!("{}@{}", rules.id(), rules.data().version);
                wrong(None, ImportProblem::RuleSetDiffers(name));
            }
            None => {
                rule_set::insert(connection, &rules)?;
                added += 1;
            }
        }
    }
    Ok(added)
}

/// Everybody by number: those recorded and those the import brings.
pub(super) struct KnownMembers {
    ids: HashMap<u32, PersonId>,
    numbers: HashMap<PersonId, u32>,
    /// In the import, but with something wrong: said once, not again for each of their results.
    broken: BTreeSet<u32>,
    /// Anybody may be among the rows that could not be read.
    incomplete: bool,
}

impl KnownMembers {
    pub(super) fn find(&self, number: u32) -> Result<Option<PersonId>, ImportProblem> {
        match self.ids.get(&number) {
            Some(id) => Ok(Some(*id)),
            None if self.incomplete || self.broken.contains(&number) => Ok(None),
            None => Err(ImportProblem::UnknownMember(number)),
        }
    }

    pub(super) fn add(&mut self, number: u32, id: PersonId) {
        self.ids.insert(number, id);
        self.numbers.insert(id, number);
    }

    pub(super) fn number(&self, id: PersonId) -> u32 {
        self.numbers.get(&id).copied().unwrap_or_default()
    }
}

/// How members of the import stand to those recorded.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct MemberCounts {
    pub added: u64,
    pub public_names: u64,
    pub unchanged: u64,
}

/// Stores members that are not there yet, and the names for the web page of those that are.
pub(super) fn store_members(
    connection: &Connection,
    file: &str,
    found: MemberRows,
    errors: &mut ImportErrors,
) -> Result<(KnownMembers, MemberCounts), Error> {
    let mut counts = MemberCounts::default();
    let mut recorded: HashMap<u32, (PersonId, Member)> = member::all(connection)?
        .into_iter()
        .map(|(id, member)| (member.number, (id, member)))
        .collect();
    for row in found.rows {
        let number = row.member.number;
        if let Some((id, known)) = recorded.get(&number) {
            let completed = row.completed_from(known);
            let named = Member {
                public_name: completed.public_name.clone(),
                ..known.clone()
            };
            if completed == *known {
                counts.unchanged += 1;
            } else if completed == named {
                // The column is there to be filled in by hand, beside what the export wrote.
                member::update(connection, *id, &named)?;
                counts.public_names += 1;
            } else {
                let problem = ImportProblem::MemberDiffers {
                    number,
                    recorded: line(known),
                    given: line(&completed),
                };
                note(
                    errors,
                    file,
                    row.line,
                    &member::HEADINGS[member::NUMBER],
                    problem,
                );
            }
        } else {
            let id = member::insert(connection, &row.member)?;
            recorded.insert(number, (id, row.member));
            counts.added += 1;
        }
    }
    let ids: HashMap<u32, PersonId> = recorded
        .iter()
        .map(|(number, (id, _))| (*number, *id))
        .collect();
    let numbers = ids.iter().map(|(number, id)| (*id, *number)).collect();
    Ok((
        KnownMembers {
            ids,
            numbers,
            broken: found.broken,
            incomplete: found.incomplete,
        },
        counts,
    ))
}

/// A member as a row of members.csv, for comparing by eye.
fn line(member: &Member) -> String {
    let columns = member::COLUMNS.iter().take(member::in_use(&once(member)));
    let cell = |column: &MemberColumn| match column.field {
        Field::Text(rule, of, _) if rule.lines => excerpt(of(member)),
        _ => column.value(member).to_string(),
    };
    let cells: Vec<String> = columns.map(cell).collect();
    cells.join(",")
}

/// Series and tables in the club's file, asked for once each.
#[derive(Default)]
pub(super) struct KnownTables {
    series: HashMap<String, SeriesId>,
    sessions: HashMap<(NaiveDate, SeriesId), bool>,
    /// The series of competitions.
    competing: Option<Vec<SeriesId>>,
}

impl KnownTables {
    /// The series of that name, made if there is none.
    pub(super) fn series(
        &mut self,
        connection: &Connection,
        name: &str,
    ) -> Result<SeriesId, Error> {
        if let Some(id) = self.series.get(name) {
            return Ok(*id);
        }
        let id = series::ensure(connection, name)?;
        self.series.insert(name.to_owned(), id);
        Ok(id)
    }

    /// The hanchan recorded there before this import.
    pub(super) fn recorded(
        &mut self,
        connection: &Connection,
        key: &TableKey,
    ) -> Result<Option<HanchanId>, Error> {
        let series = self.series(connection, &key.series)?;
        let at = (key.date, series);
        let known = match self.sessions.get(&at) {
            Some(known) => *known,
            None => session::find(connection, key.date, series)?.is_some(),
        };
        self.sessions.insert(at, known);
        if known {
            hanchan::at(connection, key.date, series, key.round, &key.table)
        } else {
            Ok(None)
        }
    }

    /// The rules of the stage, where the table is of a competition's round.
    pub(super) fn rules_of_stage(
        &mut self,
        connection: &Connection,
        key: &TableKey,
        players: usize,
    ) -> Result<Option<RuleSetId>, Error> {
        match self.session_of_competition(connection, key)? {
            Some(session) => competition::rules_at(connection, session, key.round, players),
            None => Ok(None),
        }
    }

    /// Whether the table is one of those drawn for its round, where it is played on the day of a
    /// competition; on other days anybody can play at any table.
    pub(super) fn is_drawn(
        &mut self,
        connection: &Connection,
        key: &TableKey,
    ) -> Result<bool, Error> {
        let Some(session) = self.session_of_competition(connection, key)? else {
            return Ok(true);
        };
        if !competition_round::any_in(connection, session)? {
            return Ok(true);
        }
        let drawn = draw::of_session(connection, session)?.into_iter();
        let mut of_round = drawn.filter(|draw| draw.round == key.round);
        Ok(of_round.any(|draw| {
            let mut labels = (0..draw.seating.tables.len()).map(table_label);
            labels.any(|label| *label == *key.table)
        }))
    }

    /// The day, where a competition's results are those of its series.
    fn session_of_competition(
        &mut self,
        connection: &Connection,
        key: &TableKey,
    ) -> Result<Option<SessionId>, Error> {
        let series = self.series(connection, &key.series)?;
        let competing = match &mut self.competing {
            Some(competing) => competing,
            unread => unread.insert(competition::series_of_all(connection)?),
        };
        if !competing.contains(&series) {
            return Ok(None);
        }
        session::find(connection, key.date, series)
    }

    /// Whether the table was set aside before this import.
    pub(super) fn is_set_aside(
        &mut self,
        connection: &Connection,
        key: &TableKey,
    ) -> Result<bool, Error> {
        let series = self.series(connection, &key.series)?;
        let Some(session) = session::find(connection, key.date, series)? else {
            return Ok(false);
        };
        let place = Place {
            session,
            round: key.round,
            table: &key.table,
        };
        set_aside::is_set_aside(connection, place)
    }

    /// The hanchan recorded there with everything that was entered.
    pub(super) fn recorded_entry(
        &mut self,
        connection: &Connection,
        key: &TableKey,
    ) -> Result<Option<(HanchanId, ScoreSheet)>, Error> {
        match self.recorded(connection, key)? {
            Some(id) => Ok(Some((id, hanchan::get(connection, id)?))),
            None => Ok(None),
        }
    }
}
