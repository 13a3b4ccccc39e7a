//! Who gets a certificate, and which day it bears.

use reports::Certificate;
use scoring::{Calendar, Period, PersonId, Records, SeriesId, standings};

/// Those of the first places in the standings, which bear the last day on which anything was played. None
/// where nobody played.
pub fn first_places(records: &Records, event: &str, places: u32) -> Vec<Certificate> {
    let first: Vec<(u32, PersonId)> = standings(records, records.club_kind())
        .iter()
        .filter_map(|row| Some((row.rank.filter(|rank| *rank <= places)?, row.person)))
        .collect();
    let last = records.hanchan.iter().map(|hanchan| hanchan.date).max();
    let earned = reports::place_certificates(records, event, &first);
    earned.into_iter().map(|one| one.on(last)).collect()
}

/// What the standings of some days are called that have no name of their own: 令和7年10月, with the series
/// where one alone is meant.
pub fn event_of(
    records: &Records,
    period: Period,
    series: Option<SeriesId>,
    calendar: Calendar,
) -> String {
    let days = calendar.period(period);
    match series.and_then(|series| records.series.get(&series)) {
        Some(series) => format!("{days} {series}"),
        None => days,
    }
}

/// The same without the days on which they were earned, where somebody chose a day for all of them.
pub fn undated(certificates: Vec<Certificate>) -> Vec<Certificate> {
    let certificates = certificates.into_iter();
    certificates.map(|one| one.on(None)).collect()
}
