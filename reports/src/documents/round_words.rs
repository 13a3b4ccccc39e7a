//! How the papers of a day name the day and its rounds.

use scoring::Records;
use scoring::record::{RoundPlan, Session};

use crate::Options;

/// `土曜会　令和7年10月4日(土)`
pub(super) fn day(records: &Records, session: &Session, options: &Options) -> String {
    let day = options.calendar.day_with_weekday(session.date);
    match records.series.get(&session.series) {
        Some(series) => format!("{series}　{day}"),
        None => day,
    }
}

/// `第1回戦`
pub(super) fn name(round: &RoundPlan) -> String {
    format!("第{}回戦", round.round)
}
