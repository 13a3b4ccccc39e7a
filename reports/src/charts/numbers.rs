//! The numbers behind the lines of a chart, for whoever cannot see it or wants to read them off.

use chrono::NaiveDate;
use scoring::{Period, PersonId, Points, Records, SeriesId};

use crate::season::Season;

/// What a chart's lines are drawn from, day by day.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Courses {
    /// The days played, each in its series.
    pub days: Vec<(NaiveDate, SeriesId)>,
    /// The lines in the order of the standings.
    pub lines: Vec<PersonCourse>,
}

/// One person's way through the days.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonCourse {
    /// Who.
    pub person: PersonId,
    /// Each day's result; none for a day not played.
    pub daily: Vec<Option<Points>>,
    /// The total after each day, points given outside hanchan included.
    pub running: Vec<Points>,
}

/// The way through the days of everybody in the standings, in their order.
pub fn courses(records: &Records, period: Period) -> Courses {
    let season = Season::of_club(records, period);
    let lines = season.standings.iter().filter_map(|row| {
        let course = season.courses.get(&row.person)?;
        Some(PersonCourse {
            person: row.person,
            daily: course.daily.clone(),
            running: course.running.clone(),
        })
    });
    Courses {
        lines: lines.collect(),
        days: season
            .days
            .iter()
            .map(|day| (day.date, day.series))
            .collect(),
    }
}
