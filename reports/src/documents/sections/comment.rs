//! What the secretary wrote about the period: to everybody, about each series, and to one person.

use scoring::PersonId;

use super::facts::Fact;
use crate::season::Season;

const LABEL: &str = "幹事より";

/// What is said to everybody, and then what is said about each series under its name: together at the
/// head of a report, so that a series' table has its page to itself.
pub(crate) fn facts(season: &Season) -> Vec<Fact> {
    let records = &season.records;
    let whole = records.comment(season.period, None);
    let whole = whole.map(|text| Fact::written(LABEL, text));
    let of_series = records.series.iter().filter_map(|(id, name)| {
        let text = records.comment(season.period, Some(*id))?;
        Some(Fact::written(name.clone(), text))
    });
    whole.into_iter().chain(of_series).collect()
}

/// The note to one person, on the person's own page.
pub(crate) fn to(season: &Season, person: PersonId) -> Option<Fact> {
    let text = season.records.note(person, season.period, None)?;
    Some(Fact::written(LABEL, text))
}
