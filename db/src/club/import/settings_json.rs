//! Schedule, awards and remarks, read from the JSON files that the export writes.

use super::Source;
use super::recorded::KnownMembers;
use crate::club::settings_json::{WrittenException, WrittenRemark, WrittenRule, WrittenSchedule};
use crate::error::{Error, ImportError, ImportErrors, ImportProblem};
use crate::tables::{award, remark, schedule_exception, schedule_rule, series};
use rusqlite::Connection;
use scoring::award::Award;
use scoring::record::Remark;
use scoring::{Period, SeriesId};
use serde::de::DeserializeOwned;

fn wrong(errors: &mut ImportErrors, source: &Source, line: Option<u64>, problem: ImportProblem) {
    errors.add(ImportError {
        file: source.name.clone(),
        line,
        column: None,
        problem,
    });
}

/// What a file says; none where it says something else, which is then among the errors.
fn parsed<T: DeserializeOwned>(source: &Source, errors: &mut ImportErrors) -> Option<T> {
    match source.as_json(ImportProblem::NotAsExported) {
        Ok(value) => Some(value),
        Err((line, problem)) => {
            wrong(errors, source, line, problem);
            None
        }
    }
}

/// A refusal is an error of the file; what is wrong with the disk ends the import.
fn noted(
    result: Result<(), Error>,
    source: &Source,
    errors: &mut ImportErrors,
) -> Result<(), Error> {
    match result {
        Err(Error::Refused(refused)) => {
            let problem = ImportProblem::NotAsExported(refused.to_string());
            wrong(errors, source, None, problem);
            Ok(())
        }
        other => other,
    }
}

/// The whole schedule, in place of the one before.
pub(super) fn store_schedule(
    connection: &Connection,
    source: &Source,
    errors: &mut ImportErrors,
) -> Result<(), Error> {
    let Some(WrittenSchedule { rules, exceptions }) = parsed(source, errors) else {
        return Ok(());
    };
    noted(store_rules(connection, &rules), source, errors)?;
    noted(store_exceptions(connection, &exceptions), source, errors)
}

fn store_rules(connection: &Connection, rules: &[WrittenRule]) -> Result<(), Error> {
    let mut wanted = Vec::with_capacity(rules.len());
    for one in rules {
        wanted.push((series::ensure(connection, &one.series)?, &one.rule));
    }
    let known = schedule_rule::all(connection)?;
    if known
        .iter()
        .map(|(_, series, rule)| (*series, rule))
        .eq(wanted.iter().copied())
    {
        return Ok(());
    }
    for (id, ..) in known {
        schedule_rule::delete(connection, id)?;
    }
    for (series, rule) in wanted {
        schedule_rule::insert(connection, series, rule)?;
    }
    Ok(())
}

fn store_exceptions(connection: &Connection, exceptions: &[WrittenException]) -> Result<(), Error> {
    let mut written_days: Vec<(SeriesId, _)> = Vec::with_capacity(exceptions.len());
    for one in exceptions {
        let series = series::ensure(connection, &one.series)?;
        schedule_exception::set(connection, series, &one.exception)?;
        written_days.push((series, one.exception.date));
    }
    for (series, exception) in schedule_exception::all(connection)? {
        if !written_days.contains(&(series, exception.date)) {
            schedule_exception::delete(connection, series, exception.date)?;
        }
    }
    Ok(())
}

/// The whole list, in place of the one before.
pub(super) fn store_awards(
    connection: &Connection,
    source: &Source,
    errors: &mut ImportErrors,
) -> Result<(), Error> {
    match parsed::<Vec<Award>>(source, errors) {
        Some(awards) => noted(award::replace(connection, &awards), source, errors),
        None => Ok(()),
    }
}

/// Each in place of what was written about the same before; others stay.
pub(super) fn store_remarks(
    connection: &Connection,
    source: &Source,
    members: &KnownMembers,
    errors: &mut ImportErrors,
) -> Result<(), Error> {
    for written in parsed::<Vec<WrittenRemark>>(source, errors).unwrap_or_default() {
        let person = match written.member.map(|number| members.find(number)) {
            None => None,
            Some(Ok(Some(person))) => Some(person),
            // What is wrong with that member was said where it stands.
            Some(Ok(None)) => continue,
            Some(Err(problem)) => {
                wrong(errors, source, None, problem);
                continue;
            }
        };
        noted(store_remark(connection, written, person), source, errors)?;
    }
    Ok(())
}

fn store_remark(
    connection: &Connection,
    written: WrittenRemark,
    person: Option<scoring::PersonId>,
) -> Result<(), Error> {
    let series = written.series.map(|name| series::ensure(connection, &name));
    let about = Remark {
        period: Period {
            from: written.from,
            to: written.to,
        },
        series: series.transpose()?,
        person,
        text: written.text,
    };
    remark::set(connection, &about)
}
