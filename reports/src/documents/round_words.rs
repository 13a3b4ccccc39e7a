//! How the papers of a day name the day and its rounds.

use scoring::Records;
use scoring::record::{RoundPlan, Session, StageRound};

use crate::Options;

/// `土曜会　令和7年10月4日(土)`
pub(super) fn day(records: &Records, session: &Session, options: &Options) -> String {
    let day = options.calendar.day_with_weekday(session.date);
    match records.series.get(&session.series) {
        Some(series) => format!("{series}　{day}"),
        None => day,
    }
}

/// `第1回戦`, or what a competition calls it: `予選　第2回戦`, `準決勝`.
pub(super) fn name(round: &RoundPlan) -> String {
    match &round.stage {
        None => numbered(round.round),
        Some(StageRound { name, round: None }) => name.clone(),
        Some(StageRound {
            name,
            round: Some(round),
        }) => format!("{name}　{}", numbered(*round)),
    }
}

/// `第1回戦`
pub(super) fn numbered(round: u32) -> String {
    format!("第{round}回戦")
}
