//! Schedule, awards and remarks as JSON files, whichever format the records have.

use super::{Made, unexpected};
use crate::club::Club;
use crate::club::settings_json::{
    AWARDS, REMARKS, SCHEDULE, WrittenException, WrittenRemark, WrittenRule, WrittenSchedule,
};
use crate::error::Error;
use scoring::Period;
use scoring::award::usual;
use serde::Serialize;

/// The names of all of them, whether or not there is anything to write.
pub(super) const FILES: [&str; 3] = [SCHEDULE, AWARDS, REMARKS];

/// The whole schedule, awards that are not the usual ones, and what was written about periods that
/// lie within this one.
pub(super) fn write(club: &Club, period: Period) -> Result<Vec<Made>, Error> {
    let mut made = Vec::new();
    let schedule = schedule(club)?;
    if !(schedule.rules.is_empty() && schedule.exceptions.is_empty()) {
        made.push(json(SCHEDULE, &schedule)?);
    }
    let awards = club.awards()?;
    if awards != usual(crate::club::USUAL_MINIMUM) {
        made.push(json(AWARDS, &awards)?);
    }
    let remarks = remarks(club, period)?;
    if !remarks.is_empty() {
        made.push(json(REMARKS, &remarks)?);
    }
    Ok(made)
}

/// The schedule and the awards, also where they are as in every new club.
pub(super) fn settings(club: &Club) -> Result<[Made; 2], Error> {
    Ok([
        json(SCHEDULE, &schedule(club)?)?,
        json(AWARDS, &club.awards()?)?,
    ])
}

fn json(name: &str, value: &impl Serialize) -> Result<Made, Error> {
    let mut bytes = serde_json::to_vec_pretty(value).map_err(unexpected)?;
    bytes.push(b'\n');
    Ok(Made {
        name: name.to_owned(),
        bytes,
    })
}

fn schedule(club: &Club) -> Result<WrittenSchedule, Error> {
    let names = club.series()?;
    let name = |id| {
        let found = names.iter().find(|(other, _)| *other == id);
        found.map(|(_, name)| name.clone()).unwrap_or_default()
    };
    let rules = club.schedule_rules()?.into_iter();
    let exceptions = club.schedule_exceptions()?.into_iter();
    Ok(WrittenSchedule {
        rules: rules
            .map(|(_, series, rule)| WrittenRule {
                series: name(series),
                rule,
            })
            .collect(),
        exceptions: exceptions
            .map(|(series, exception)| WrittenException {
                series: name(series),
                exception,
            })
            .collect(),
    })
}

fn remarks(club: &Club, period: Period) -> Result<Vec<WrittenRemark>, Error> {
    let records = club.records(period)?;
    let written = records.remarks.iter().map(|remark| WrittenRemark {
        from: remark.period.from,
        to: remark.period.to,
        series: remark
            .series
            .and_then(|id| records.series.get(&id).cloned()),
        member: remark
            .person
            .and_then(|id| records.people.get(&id))
            .map(|person| person.number),
        text: remark.text.clone(),
    });
    Ok(written.collect())
}
