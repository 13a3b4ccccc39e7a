//! Results of which only the sum is known, written down for one person.

use db::OpeningTotalId;
use scoring::record::OpeningTotal;
use scoring::{Period, PersonId, Points, SeriesId, Unit};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::WireError;
use super::adjustments::AdjustmentSeries;
use super::typed::{Day, from_iso};
use crate::open_club::OpenClub;

/// The sums of one person, and what a new one needs.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PersonOpenings {
    /// The latest first.
    pub rows: Vec<OpeningRow>,
    /// To choose from.
    pub series: Vec<AdjustmentSeries>,
    /// Whether amounts are typed as P, or else as points.
    pub in_p: bool,
    /// How many play at a table.
    pub places: u32,
}

/// A sum.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct OpeningRow {
    pub id: OpeningTotalId,
    pub from: Day,
    pub to: Day,
    pub series: SeriesId,
    pub series_name: String,
    pub games: Option<u32>,
    /// How often each place, where that was written down.
    pub places: Option<[u32; 4]>,
    pub total: Points,
    /// With its unit: +312.4P.
    pub shown: String,
    pub source: String,
}

/// A sum as it was typed.
#[derive(Debug, Deserialize, Type)]
pub struct OpeningForm {
    pub person: PersonId,
    /// ISO days.
    pub from: String,
    pub to: String,
    pub series: SeriesId,
    pub games: Option<u32>,
    pub places: Option<[u32; 4]>,
    pub total: Points,
    pub source: String,
}

/// The sums of one person.
#[tauri::command(async)]
#[specta::specta]
pub fn openings_of(
    open: State<'_, OpenClub>,
    person: PersonId,
) -> Result<PersonOpenings, WireError> {
    let (openings, series, own, settings) = open.read(|club| {
        Ok((
            club.openings(Period::ALWAYS)?,
            club.series()?,
            club.own_rules()?,
            club.settings()?,
        ))
    })?;
    let (unit, calendar) = (own.data().unit, settings.calendar);
    let name = |id: SeriesId| {
        let found = series.iter().find(|(other, _)| *other == id);
        found.map(|(_, name)| name.clone()).unwrap_or_default()
    };
    let of_person = openings
        .iter()
        .rev()
        .filter(|(_, one)| one.person == person);
    let rows = of_person.map(|(id, one)| OpeningRow {
        id: *id,
        from: Day::of(one.period.from, calendar),
        to: Day::of(one.period.to, calendar),
        series: one.series,
        series_name: name(one.series),
        games: one.games,
        places: one.places,
        total: one.total,
        shown: format!("{}{}", unit.signed(one.total), unit.sign()),
        source: one.source.clone(),
    });
    Ok(PersonOpenings {
        rows: rows.collect(),
        series: (series.iter().map(|(id, name)| AdjustmentSeries {
            id: *id,
            name: name.clone(),
        }))
        .collect(),
        in_p: unit != Unit::Points,
        places: u32::try_from(own.players().count()).unwrap_or(4),
    })
}

/// Writes down a sum.
#[tauri::command(async)]
#[specta::specta]
pub fn add_opening(open: State<'_, OpenClub>, form: OpeningForm) -> Result<(), WireError> {
    let opening = form.read()?;
    open.write(|club, now| club.add_opening(now, &opening))?;
    Ok(())
}

/// Replaces a sum.
#[tauri::command(async)]
#[specta::specta]
pub fn correct_opening(
    open: State<'_, OpenClub>,
    id: OpeningTotalId,
    form: OpeningForm,
) -> Result<(), WireError> {
    let opening = form.read()?;
    open.write(|club, now| club.correct_opening(now, id, &opening))
}

/// Deletes a sum.
#[tauri::command(async)]
#[specta::specta]
pub fn delete_opening(open: State<'_, OpenClub>, id: OpeningTotalId) -> Result<(), WireError> {
    open.write(|club, now| club.delete_opening(now, id))
}

impl OpeningForm {
    fn read(self) -> Result<OpeningTotal, WireError> {
        Ok(OpeningTotal {
            period: Period {
                from: from_iso(&self.from)?,
                to: from_iso(&self.to)?,
            },
            series: self.series,
            person: self.person,
            games: self.games,
            places: self.places,
            total: self.total,
            source: self.source,
        })
    }
}
