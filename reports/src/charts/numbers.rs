//! The numbers behind the lines of a chart, for whoever cannot see it or wants to read them off.

use chrono::NaiveDate;
use scoring::{Period, PersonId, Points, Records, SeriesId};

use super::cumulative::MOST_LINES;
use super::on_screen::Chart;
use crate::season::Season;

/// What a chart's lines are drawn from, day by day.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Courses {
    /// The days played, each in its series.
    pub days: Vec<(NaiveDate, SeriesId)>,
    /// The lines in the chart's order.
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

/// The numbers of [`Chart::Cumulative`] and [`Chart::Person`]. [`Chart::Places`] has no lines: its
/// bars are the counts in the standings.
pub fn courses(records: &Records, period: Period, chart: Chart) -> Courses {
    let season = Season::of_club(records, period);
    let people: Vec<PersonId> = match chart {
        Chart::Cumulative => season
            .ranked()
            .filter(|row| row.tally.games > 0)
            .take(MOST_LINES)
            .map(|row| row.person)
            .collect(),
        Chart::Places => Vec::new(),
        Chart::Person(person) => vec![person],
    };
    lines_of(&season, people)
}

/// The way through the days of everybody in the standings, in their order.
pub fn courses_of_all(records: &Records, period: Period) -> Courses {
    let season = Season::of_club(records, period);
    let people = season.standings.iter().map(|row| row.person).collect();
    lines_of(&season, people)
}

fn lines_of(season: &Season, people: Vec<PersonId>) -> Courses {
    let lines = people.into_iter().filter_map(|person| {
        let course = season.courses.get(&person)?;
        Some(PersonCourse {
            person,
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
