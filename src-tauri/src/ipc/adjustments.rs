//! Points given to somebody or taken outside any hanchan, each with its reason.

use db::AdjustmentId;
use scoring::record::Adjustment;
use scoring::{Period, PersonId, Points, SeriesId, Unit};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::WireError;
use super::club::today;
use super::typed::{Day, from_iso};
use crate::open_club::OpenClub;

/// What was given to one person and taken, and what a new entry needs.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PersonAdjustments {
    /// The latest first.
    pub rows: Vec<AdjustmentRow>,
    pub today: Day,
    /// To choose from; the one that was played in last stands first.
    pub series: Vec<AdjustmentSeries>,
    /// Whether amounts are typed as P, or else as points.
    pub in_p: bool,
}

/// A series.
#[derive(Debug, Serialize, Type)]
pub struct AdjustmentSeries {
    pub id: SeriesId,
    pub name: String,
}

/// Points given or taken.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct AdjustmentRow {
    pub id: AdjustmentId,
    pub day: Day,
    pub series: SeriesId,
    pub series_name: String,
    /// With its unit: ▲20.0.
    pub shown: String,
    pub direction: Direction,
    /// Without a sign.
    pub points: Points,
    pub reason: String,
}

/// Which way points go.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Taken,
    Given,
}

/// An entry as it was typed.
#[derive(Debug, Deserialize, Type)]
pub struct AdjustmentForm {
    pub person: PersonId,
    /// An ISO day.
    pub day: String,
    pub series: SeriesId,
    pub direction: Direction,
    /// Without a sign.
    pub points: Points,
    pub reason: String,
}

/// What was given to one person and taken.
#[tauri::command(async)]
#[specta::specta]
pub fn adjustments_of(
    open: State<'_, OpenClub>,
    person: PersonId,
) -> Result<PersonAdjustments, WireError> {
    let id = person;
    let (adjustments, series, sessions, own, settings) = open.read(|club| {
        Ok((
            club.adjustments(Period::ALWAYS)?,
            club.series()?,
            club.sessions(Period::ALWAYS)?,
            club.own_rules()?,
            club.settings()?,
        ))
    })?;
    let latest = sessions.last().map(|(_, session)| session.series);
    let calendar = settings.calendar;
    let unit = own.data().unit;
    let row = |(adjustment_id, one): &(AdjustmentId, Adjustment)| {
        let name = series.iter().find(|(other, _)| *other == one.series);
        AdjustmentRow {
            id: *adjustment_id,
            day: Day::of(one.date, calendar),
            series: one.series,
            series_name: name.map(|(_, name)| name.clone()).unwrap_or_default(),
            shown: format!("{}{}", unit.signed(one.points), unit.sign()),
            direction: if one.points < Points::ZERO {
                Direction::Taken
            } else {
                Direction::Given
            },
            points: one.points.abs(),
            reason: one.reason.clone(),
        }
    };
    let mut choices: Vec<&(SeriesId, String)> = series.iter().collect();
    choices.sort_by_key(|(id, _)| Some(*id) != latest);
    Ok(PersonAdjustments {
        rows: adjustments
            .iter()
            .rev()
            .filter(|(_, one)| one.person == id)
            .map(row)
            .collect(),
        today: Day::of(today(), calendar),
        series: choices
            .into_iter()
            .map(|(id, name)| AdjustmentSeries {
                id: *id,
                name: name.clone(),
            })
            .collect(),
        in_p: unit != Unit::Points,
    })
}

/// Gives or takes points.
#[tauri::command(async)]
#[specta::specta]
pub fn add_adjustment(open: State<'_, OpenClub>, form: AdjustmentForm) -> Result<(), WireError> {
    let adjustment = form.read()?;
    open.write(|club, now| club.add_adjustment(now, &adjustment))?;
    Ok(())
}

/// Replaces what was given or taken.
#[tauri::command(async)]
#[specta::specta]
pub fn correct_adjustment(
    open: State<'_, OpenClub>,
    id: AdjustmentId,
    form: AdjustmentForm,
) -> Result<(), WireError> {
    let adjustment = form.read()?;
    open.write(|club, now| club.correct_adjustment(now, id, &adjustment))
}

/// Deletes what was given or taken.
#[tauri::command(async)]
#[specta::specta]
pub fn delete_adjustment(open: State<'_, OpenClub>, id: AdjustmentId) -> Result<(), WireError> {
    open.write(|club, now| club.delete_adjustment(now, id))
}

impl AdjustmentForm {
    fn read(self) -> Result<Adjustment, WireError> {
        // The direction alone says which way the points go.
        if self.points <= Points::ZERO {
            return Err(WireError::AdjustmentPoints {
                points: scoring::table_points(self.points),
            });
        }
        Ok(Adjustment {
            date: from_iso(&self.day)?,
            series: self.series,
            person: self.person,
            points: match self.direction {
                Direction::Given => self.points,
                Direction::Taken => -self.points,
            },
            reason: self.reason,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(points: Points, direction: Direction) -> AdjustmentForm {
        AdjustmentForm {
            person: PersonId(3),
            day: "2026-11-21".into(),
            series: SeriesId(1),
            direction,
            points,
            reason: "遅刻".into(),
        }
    }

    #[test]
    fn the_direction_alone_says_which_way_the_points_go() {
        let points = |form: AdjustmentForm| form.read().map(|one| one.points);
        assert_eq!(
            points(form(Points(20_000), Direction::Taken)),
            Ok(Points(-20_000))
        );
        assert_eq!(points(form(Points(500), Direction::Given)), Ok(Points(500)));
        for none in [0, -500] {
            assert!(matches!(
                points(form(Points(none), Direction::Taken)),
                Err(WireError::AdjustmentPoints { .. })
            ));
        }
    }
}
