//! When the series meet: the days that follow from the rules and exceptions in the file.

use crate::error::{Error, Refused};
use crate::tables::{schedule_exception, schedule_rule, series};
use rusqlite::Connection;
use schedule::{Exception, Plan};
use scoring::record::Meeting;
use scoring::{Period, SeriesId};
use std::collections::BTreeMap;

fn plans(connection: &Connection) -> Result<BTreeMap<SeriesId, Plan>, Error> {
    let mut plans: BTreeMap<SeriesId, Plan> = BTreeMap::new();
    for (_, series, rule) in schedule_rule::all(connection)? {
        plans.entry(series).or_default().rules.push(rule);
    }
    for (series, exception) in schedule_exception::all(connection)? {
        plans.entry(series).or_default().exceptions.push(exception);
    }
    Ok(plans)
}

pub(crate) fn plan(connection: &Connection, id: SeriesId) -> Result<Plan, Error> {
    series::get(connection, id)?;
    Ok(plans(connection)?.remove(&id).unwrap_or_default())
}

/// By date, then by beginning and by the name of the series.
pub(crate) fn meetings(
    connection: &Connection,
    period: Period,
) -> Result<Vec<(SeriesId, Meeting)>, Error> {
    let mut found = Vec::new();
    for (id, plan) in plans(connection)? {
        let name = series::get(connection, id)?;
        let meetings = plan.meetings(&name, period);
        found.extend(meetings.into_iter().map(|meeting| (id, meeting)));
    }
    found.sort_by(|(_, one), (_, other)| {
        let key = |meeting: &Meeting| (meeting.date, meeting.begins, meeting.series.clone());
        key(one).cmp(&key(other))
    });
    Ok(found)
}

pub(crate) fn set_exception(
    connection: &Connection,
    id: SeriesId,
    exception: &Exception,
) -> Result<(), Error> {
    let plan = plan(connection, id)?;
    plan.check_new(exception).map_err(Refused::from)?;
    schedule_exception::set(connection, id, exception)
}
