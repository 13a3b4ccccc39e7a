//! What the secretary wrote about the period: to everybody, about one series, or to one person.

use scoring::{PersonId, SeriesId};

use super::facts::{self, Fact};
use crate::documents::Draft;
use crate::season::Season;

const LABEL: &str = "幹事より";

/// The comment to everybody, as the first of a report's facts.
pub(crate) fn to_everybody(season: &Season) -> Option<Fact> {
    let text = season.records.comment(season.period, None)?;
    Some(Fact::new(LABEL, text))
}

/// The comment about one series, above its tables.
pub(crate) fn of_series(draft: &mut Draft<'_>, season: &Season, series: SeriesId, name: &str) {
    let text = season.records.comment(season.period, Some(series));
    if let Some(text) = text {
        facts::draw(draft, &[Fact::new(format!("{name}の{LABEL}"), text)]);
    }
}

/// The note to one person, on the person's own page.
pub(crate) fn to(season: &Season, person: PersonId) -> Option<Fact> {
    let text = season.records.note(person, season.period, None)?;
    Some(Fact::new(LABEL, text))
}
