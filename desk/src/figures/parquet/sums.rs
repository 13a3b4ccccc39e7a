//! What standings hold beside hanchan: opening totals, and points given or taken outside any hanchan.

use super::columns::Column;
use super::{Naming, SCHEMA_VERSION, year_of};
use chrono::NaiveDate;
use scoring::{Period, PersonId, Records, SeriesId};

/// One of them.
pub(super) struct Sum<'r> {
    period: Period,
    series: SeriesId,
    pub(super) person: PersonId,
    kind: &'static str,
    games: Option<u32>,
    places: Option<[u32; 4]>,
    total: i64,
    /// Where it was taken from, or why it was given.
    source: &'r str,
}

/// All of them, each with the year of its last day.
pub(super) fn of(records: &Records) -> impl Iterator<Item = (i32, Sum<'_>)> {
    let openings = records.openings.iter().map(|one| Sum {
        period: one.period,
        series: one.series,
        person: one.person,
        kind: "opening",
        games: one.games,
        places: one.places,
        total: one.total.0,
        source: &one.source,
    });
    let day = |date: NaiveDate| Period {
        from: date,
        to: date,
    };
    let adjustments = records.adjustments.iter().map(move |one| Sum {
        period: day(one.date),
        series: one.series,
        person: one.person,
        kind: "adjustment",
        games: None,
        places: None,
        total: one.points.0,
        source: &one.reason,
    });
    let all = openings.chain(adjustments);
    all.map(|sum| (year_of(sum.period.to, records), sum))
}

pub(super) fn columns(sums: &[Sum<'_>], records: &Records, naming: Naming) -> Vec<Column> {
    let all = || sums.iter();
    let person = |sum: &Sum<'_>| records.people.get(&sum.person);
    let series = |sum: &Sum<'_>| records.series.get(&sum.series).map_or("", String::as_str);
    let named = |text| (naming == Naming::Names).then_some(text);
    let place = |at: usize| move |sum: &Sum<'_>| sum.places.map(|places| places[at]);
    let players = u32::from(u8::from(records.club_players()));
    vec![
        Column::days("from_date", all().map(|sum| sum.period.from)),
        Column::days("to_date", all().map(|sum| sum.period.to)),
        Column::text("series", all().map(series)),
        Column::small(
            "number",
            all().map(|sum| person(sum).map_or(0, |one| one.number)),
        ),
        Column::text_or_none("name", all().map(|sum| named(person(sum)?.name.as_str()))),
        Column::text("kind", all().map(|sum| sum.kind)),
        Column::small_or_none("games", all().map(|sum| sum.games)),
        Column::small_or_none("first", all().map(place(0))),
        Column::small_or_none("second", all().map(place(1))),
        Column::small_or_none("third", all().map(place(2))),
        Column::small_or_none("fourth", all().map(place(3))),
        Column::large("total", all().map(|sum| sum.total)),
        Column::text_or_none("source", all().map(|sum| named(sum.source))),
        Column::small("players", all().map(|_| players)),
        Column::small("schema_version", all().map(|_| SCHEMA_VERSION)),
    ]
}
