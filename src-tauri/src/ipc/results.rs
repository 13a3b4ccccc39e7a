//! Standings. Amounts come as the text to show: the page calculates nothing.

use chrono::{Datelike, NaiveDate};
use db::Club;
use scoring::record::Person;
use scoring::{Calendar, Period, Players, Points, Records, Standing, Unit, standings};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::WireError;
use crate::month;
use crate::open_club::OpenClub;

/// The standings of one month, in the club's own game.
#[tauri::command(async)]
#[specta::specta]
pub fn month_standings(
    open: State<'_, OpenClub>,
    month: Month,
) -> Result<MonthStandings, WireError> {
    let first_day = month.first_day()?;
    open.read(|club: &Club| {
        let records = club.records(Period::month_of(first_day))?;
        let rows = standings(&records, records.club_players());
        Ok(MonthStandings::of(
            first_day,
            club.settings()?.calendar,
            &records,
            &rows,
        ))
    })
}

/// A calendar month.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize, Type)]
pub struct Month {
    pub year: i32,
    pub month: u32,
}

/// The standings of one month.
#[derive(Debug, Serialize, Type)]
pub struct MonthStandings {
    pub month: Month,
    /// The months before and after, where the calendar has them.
    pub previous: Option<Month>,
    pub next: Option<Month>,
    /// The month in the club's calendar, such as 令和7年10月.
    pub heading: String,
    /// The sign of the unit in which the amounts are shown: P or 点.
    pub unit: String,
    /// The places of a table of the club's own game: 1 to 4, or 1 to 3.
    pub places: Vec<u32>,
    /// Whether anybody had a chombo, and whether anybody was given points outside any hanchan.
    pub any_chombo: bool,
    pub any_adjustments: bool,
    pub rows: Vec<StandingRow>,
}

/// One person's row.
#[derive(Debug, Serialize, Type)]
pub struct StandingRow {
    /// Guests and staff have none.
    pub rank: Option<u32>,
    pub number: u32,
    pub name: String,
    pub games: u32,
    /// How often each place.
    pub places: Vec<u32>,
    pub average_place: String,
    pub base: String,
    pub uma: String,
    pub chombo: String,
    /// Points given or taken outside any hanchan.
    pub adjustments: String,
    pub total: String,
    /// Empty for who was only given points outside any hanchan; the worst likewise.
    pub best: String,
    pub worst: String,
}

impl Month {
    /// The month that holds the day.
    pub fn of(day: NaiveDate) -> Self {
        Self {
            year: day.year(),
            month: day.month(),
        }
    }

    /// Its first day, unless the page sent numbers that are no month.
    pub fn first_day(self) -> Result<NaiveDate, WireError> {
        let Self { year, month } = self;
        NaiveDate::from_ymd_opt(year, month, 1).ok_or_else(|| WireError::NotAMonth {
            typed: format!("{year}/{month}"),
        })
    }
}

impl MonthStandings {
    /// What the page shows of the standings of the month that begins on `first_day`.
    pub fn of(
        first_day: NaiveDate,
        calendar: Calendar,
        records: &Records,
        rows: &[Standing],
    ) -> Self {
        let unit = records
            .rule_sets
            .get(&records.club_rules)
            .map(|rules| rules.data().unit)
            .unwrap_or_default();
        let players = records.club_players();
        Self {
            month: Month::of(first_day),
            previous: month::before(first_day).map(Month::of),
            next: month::after(first_day).map(Month::of),
            heading: calendar.month(first_day),
            unit: unit.sign().to_owned(),
            places: (1..).take(players.count()).collect(),
            any_chombo: rows.iter().any(|row| row.tally.chombo_count > 0),
            any_adjustments: rows.iter().any(|row| row.tally.adjustments != Points::ZERO),
            rows: rows
                .iter()
                .filter_map(|row| {
                    Some(StandingRow::of(
                        records.people.get(&row.person)?,
                        row,
                        unit,
                        players,
                    ))
                })
                .collect(),
        }
    }
}

impl StandingRow {
    fn of(person: &Person, standing: &Standing, unit: Unit, players: Players) -> Self {
        let tally = &standing.tally;
        let shown_if_any =
            |amount: Option<Points>| amount.map(|amount| unit.signed(amount)).unwrap_or_default();
        Self {
            rank: standing.rank,
            number: person.number,
            name: person.name.clone(),
            games: tally.games,
            places: tally.places.into_iter().take(players.count()).collect(),
            average_place: tally
                .average_place()
                .map(|place| place.decimal(2))
                .unwrap_or_default(),
            base: unit.signed(tally.base),
            uma: unit.signed(tally.uma),
            chombo: unit.signed(tally.chombo),
            adjustments: unit.signed(tally.adjustments),
            total: unit.signed(tally.total),
            best: shown_if_any(tally.best),
            worst: shown_if_any(tally.worst),
        }
    }
}
