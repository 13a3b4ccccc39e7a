//! Everybody's way through the days: what a row's strip, a person's days and the lines of the chart
//! are drawn from.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use reports::courses;
use scoring::calendar::weekday;
use scoring::{Calendar, Period, PersonId, Points, SeriesId};
use serde::Serialize;
use specta::Type;

use super::super::Number;
use super::super::figures::{Figure, series_name};
use desk::results::Game;

/// The days played, and everybody's way through them.
#[derive(Debug, Serialize, Type)]
pub struct ResultCourses {
    pub days: Vec<CourseDay>,
    /// What a chart of the running totals is ruled at, from the lowest to the highest.
    pub axis: Vec<Figure>,
    /// In the order of the standings.
    pub people: Vec<CourseOf>,
}

/// A day of one series.
#[derive(Debug, Serialize, Type)]
pub struct CourseDay {
    pub day: String,
    /// For an axis: without its year, unless the days are of more than one.
    pub short: String,
    pub weekday: String,
    pub series: String,
}

/// One person's way.
#[derive(Debug, Serialize, Type)]
pub struct CourseOf {
    pub person: PersonId,
    /// The places of all hanchan, the oldest first.
    pub places: Vec<u8>,
    /// The days on which the person played.
    pub played: Vec<DayOf>,
    /// The total after each of the days, points given outside hanchan included.
    pub running: Vec<Figure>,
}

/// One day of a person.
#[derive(Debug, Serialize, Type)]
pub struct DayOf {
    /// Which of the days.
    pub day: Number,
    pub places: Vec<u8>,
    pub total: Figure,
}

impl ResultCourses {
    pub(super) fn of(game: &Game, period: Period, calendar: Calendar) -> Self {
        let courses = courses(&game.records, period);
        let mut places = places_by_day(game);
        let totals = courses.lines.iter().flat_map(|line| &line.running);
        let (lowest, highest) = totals.fold((0, 0), |(lowest, highest), total| {
            (total.0.min(lowest), total.0.max(highest))
        });
        let axis = axis(lowest, highest).into_iter();
        let axis = axis.map(|at| Figure::amount(game, Points(at))).collect();
        let is_of_a_year = is_of_a_year(courses.days.iter().map(|(day, _)| *day));
        let people = courses.lines.into_iter().map(|line| {
            let mut own = places.remove(&line.person).unwrap_or_default();
            let days = courses.days.iter().zip(&line.daily).enumerate();
            let played: Vec<DayOf> = days
                .filter_map(|(at, (day, total))| {
                    Some(DayOf {
                        day: Number::of(at),
                        places: own.remove(day).unwrap_or_default(),
                        total: Figure::amount(game, (*total)?),
                    })
                })
                .collect();
            let running = line.running.iter();
            CourseOf {
                person: line.person,
                places: played.iter().flat_map(|day| day.places.clone()).collect(),
                played,
                running: running.map(|total| Figure::amount(game, *total)).collect(),
            }
        });
        let people = people.collect();
        let days = courses.days.iter().map(|(day, series)| CourseDay {
            day: calendar.day(*day),
            short: if is_of_a_year {
                format!("{}/{}", day.month(), day.day())
            } else {
                calendar.short_day(*day)
            },
            weekday: weekday(*day).to_string(),
            series: series_name(&game.records, *series),
        });
        Self {
            days: days.collect(),
            axis,
            people,
        }
    }
}

/// Each person's places on each day, in the order of play.
fn places_by_day(game: &Game) -> BTreeMap<PersonId, BTreeMap<(NaiveDate, SeriesId), Vec<u8>>> {
    let mut places: BTreeMap<PersonId, BTreeMap<_, Vec<u8>>> = BTreeMap::new();
    for hanchan in game.records.played_by(game.kind) {
        let day = (hanchan.sheet.date, hanchan.sheet.series);
        for seat in hanchan.results() {
            let days = places.entry(seat.person).or_default();
            days.entry(day).or_default().push(seat.place.number);
        }
    }
    places
}

/// Whether month and day tell the days apart.
fn is_of_a_year(mut days: impl DoubleEndedIterator<Item = NaiveDate>) -> bool {
    match (days.next(), days.next_back()) {
        (Some(first), Some(last)) => (last - first).num_days() < 365,
        _ => true,
    }
}

/// At most how many steps a chart is ruled in.
const MOST_STEPS: i64 = 5;

/// Round amounts that hold everything between the two, nought among them.
fn axis(lowest: i64, highest: i64) -> Vec<i64> {
    let mut step = 1_000;
    let ends = |step: i64| {
        (
            lowest.div_euclid(step),
            highest.saturating_add(step - 1).div_euclid(step),
        )
    };
    for factor in [2, 5, 10].into_iter().cycle() {
        let (first, last) = ends(step);
        if last.saturating_sub(first) <= MOST_STEPS {
            break;
        }
        let decade = 10_i64.saturating_pow(step.ilog10());
        step = decade.saturating_mul(factor);
    }
    let (first, last) = ends(step);
    (first..=last).map(|at| at.saturating_mul(step)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_is_ruled_at_few_round_amounts_around_all_of_it() {
        let p = |amounts: &[i64]| {
            amounts
                .iter()
                .map(|amount| amount * 1_000)
                .collect::<Vec<_>>()
        };
        assert_eq!(axis(-121_500, 349_800), p(&[-200, 0, 200, 400]));
        assert_eq!(axis(-196_000, 349_800), p(&[-200, 0, 200, 400]));
        assert_eq!(axis(0, 0), [0]);
        assert_eq!(axis(-100, 900), p(&[-1, 0, 1]));
        assert_eq!(
            axis(-1_234_500, 1_300_000),
            p(&[-2_000, -1_000, 0, 1_000, 2_000])
        );
    }

    #[test]
    fn a_year_later_the_same_day_needs_its_year() {
        let day = |year| NaiveDate::from_ymd_opt(year, 9, 3).unwrap_or_default();
        assert!(is_of_a_year([day(2025)].into_iter()));
        let before = day(2026).pred_opt().unwrap_or_default();
        assert!(is_of_a_year([day(2025), before].into_iter()));
        assert!(!is_of_a_year([day(2025), day(2026)].into_iter()));
    }
}
