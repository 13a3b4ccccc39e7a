//! Awards: for what a club honours its members at the end of a half-year or a year, as data.
//!
//! ```
//! use scoring::award::Award;
//! let award: Award = serde_json::from_str(
//!     r#"{"name":"平均順位賞","statistic":"average_place","direction":"lowest","minimum":{"games":10}}"#,
//! ).unwrap();
//! assert_eq!(award.name, "平均順位賞");
//! ```
//!
//! [`winners`] computes them over one kind of game, so that no award compares hanchan of three with
//! hanchan of four; a [`Value`] carries what kind of figure it is, so that none is shown
//! in another's unit.

mod least;

use crate::hand_value::Level;
use crate::record::{PersonId, Records};
use crate::standings::{Standing, standings};
use crate::statistics::{PersonStatistics, statistics};
use crate::{GameKind, Ratio, SeriesId};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;

pub use least::{USUAL_MINIMUM, in_period, least_games};

/// One award, as a club writes it down.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Award {
    /// What it is called, such as 平均賞.
    pub name: String,
    /// What it is given for.
    pub statistic: Statistic,
    /// Whether much or little of it is good.
    #[serde(default)]
    pub direction: Direction,
    /// How much somebody must have played to be considered.
    #[serde(default)]
    pub minimum: Minimum,
    /// Who gets it of those who are considered.
    #[serde(default)]
    pub goes_to: GoesTo,
}

/// What an award is given for.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Statistic {
    /// The total of the standings, or the mean that they go by.
    Total,
    /// The mean result of a hanchan.
    Average,
    /// The mean place.
    AveragePlace,
    /// トップ率
    TopRate,
    /// 連対率
    InTheMoneyRate,
    /// ラス回避率
    NotLastRate,
    /// How many hanchan.
    Games,
    /// How many first places.
    FirstPlaces,
    /// The best result of one hanchan.
    BestResult,
    /// The most points at the end of a hanchan.
    HighestPoints,
    /// How many hands of mangan and better were won.
    HandsWon,
    /// How many hands of that level were won.
    LevelWon(Level),
    /// How many hands of mangan and better were dealt in.
    DealtIn,
    /// The longest run of first places.
    TopStreak,
    /// The longest run without a last place.
    NotLastStreak,
    /// On how many of the days of play the person played, in percent.
    Attendance,
}

/// Whether much or little of a statistic is good.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// The most wins.
    #[default]
    Highest,
    /// The least wins, as with places and with hands dealt in.
    Lowest,
}

/// How much somebody must have played to be considered.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Minimum {
    /// Everybody in the standings is.
    #[default]
    None,
    /// That many hanchan; where it is [`USUAL_MINIMUM`], more of a long period: see [`least_games`].
    Games(u32),
    /// On that share of the days of play.
    ShareOfSessions(Percent),
}

/// A share from 0 to 100 %.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Percent(u8);

impl TryFrom<u8> for Percent {
    type Error = String;
    fn try_from(percent: u8) -> Result<Self, String> {
        if percent <= 100 {
            Ok(Self(percent))
        } else {
            Err(format!("{percent}: a share is 0 to 100 percent"))
        }
    }
}

impl From<Percent> for u8 {
    fn from(percent: Percent) -> Self {
        percent.0
    }
}

/// Who gets an award of those who are considered.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GoesTo {
    /// Whoever has that place by the statistic; equal figures share it.
    Place(NonZeroU32),
    /// Everybody who reaches the figure: counts and percent as they are, amounts in points.
    EverybodyFrom(i64),
}

impl Default for GoesTo {
    fn default() -> Self {
        Self::Place(NonZeroU32::MIN)
    }
}

/// A figure with its kind.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Value {
    /// An amount, or a mean of amounts, in points.
    Points(Ratio),
    /// Points as they stood on the table.
    TablePoints(Ratio),
    /// A rate between 0 and 1.
    Rate(Ratio),
    /// A mean place.
    Place(Ratio),
    /// A number of hanchan, hands or days.
    Count(u32),
}

impl Value {
    fn ratio(self) -> Option<Ratio> {
        match self {
            Self::Points(ratio)
            | Self::TablePoints(ratio)
            | Self::Rate(ratio)
            | Self::Place(ratio) => Some(ratio),
            Self::Count(count) => Ratio::new(count, 1),
        }
    }

    /// No rate and no count at all is nothing to be honoured for.
    fn is_nothing(self) -> bool {
        match self {
            Self::Rate(ratio) => Some(ratio) == Ratio::new(0, 1),
            Self::Count(count) => count == 0,
            Self::Points(_) | Self::TablePoints(_) | Self::Place(_) => false,
        }
    }

    /// The figure that [`GoesTo::EverybodyFrom`] is compared with: a rate in percent.
    fn reached(self) -> Option<Ratio> {
        match self {
            Self::Rate(ratio) => ratio.times(100),
            other => other.ratio(),
        }
    }
}

/// An award that somebody earned.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Won {
    /// Which.
    pub award: Award,
    /// Who, in the order of the standings, each with the figure reached.
    pub people: Vec<(PersonId, Value)>,
}

/// Who earned which award over all hanchan of that kind in the records; awards that nobody
/// earned are left out. Only those who are ranked are considered. What the usual awards ask for grows with
/// the period, as [`in_period`] tells.
pub fn winners(records: &Records, kind: GameKind, awards: &[Award]) -> Vec<Won> {
    let played = Played::of(records, kind);
    let awards = in_period(awards, records, kind).into_iter();
    let won = awards.map(|award| Won {
        people: played.winners_of(&award),
        award,
    });
    won.filter(|won| !won.people.is_empty()).collect()
}

/// The awards that clubs usually give; those by average and by rate from that many hanchan on.
///
/// ```
/// use scoring::award::usual;
/// let names: Vec<String> = usual(5).into_iter().map(|award| award.name).collect();
/// assert_eq!(names[..3], ["優勝", "準優勝", "第三位"]);
/// ```
pub fn usual(minimum_games: u32) -> Vec<Award> {
    let award = |name: &str, statistic| Award {
        name: name.to_owned(),
        statistic,
        direction: Direction::Highest,
        minimum: Minimum::None,
        goes_to: GoesTo::default(),
    };
    let by_rate = |name, statistic| Award {
        minimum: Minimum::Games(minimum_games),
        ..award(name, statistic)
    };
    let everybody = |name, statistic, from| Award {
        goes_to: GoesTo::EverybodyFrom(from),
        ..award(name, statistic)
    };
    let places = (1..).zip(["優勝", "準優勝", "第三位"]);
    let mut awards: Vec<Award> = places
        .filter_map(|(place, name)| {
            Some(Award {
                goes_to: GoesTo::Place(NonZeroU32::new(place)?),
                ..award(name, Statistic::Total)
            })
        })
        .collect();
    awards.extend([
        by_rate("平均賞", Statistic::Average),
        by_rate("トップ率賞", Statistic::TopRate),
        by_rate("ラス回避賞", Statistic::NotLastRate),
        award("最高得点賞", Statistic::BestResult),
        award("満貫賞", Statistic::HandsWon),
        everybody("役満賞", Statistic::LevelWon(Level::Yakuman), 1),
        everybody("皆勤賞", Statistic::Attendance, 100),
        award("最多参加賞", Statistic::Games),
    ]);
    awards
}

/// What awards are computed from: one kind of game.
struct Played {
    kind: GameKind,
    ranked: Vec<Standing>,
    statistics: BTreeMap<PersonId, PersonStatistics>,
    days: u32,
    days_of: BTreeMap<PersonId, u32>,
}

impl Played {
    fn of(records: &Records, kind: GameKind) -> Self {
        let mut days: BTreeSet<(NaiveDate, SeriesId)> = BTreeSet::new();
        let mut present: BTreeMap<PersonId, BTreeSet<(NaiveDate, SeriesId)>> = BTreeMap::new();
        for hanchan in records.played_by(kind) {
            let day = (hanchan.sheet.date, hanchan.sheet.series);
            days.insert(day);
            for person in hanchan.sheet.people.as_slice() {
                present.entry(*person).or_default().insert(day);
            }
        }
        let count = |days: &BTreeSet<_>| u32::try_from(days.len()).unwrap_or(u32::MAX);
        let mut ranked = standings(records, kind);
        ranked.retain(|row| row.rank.is_some());
        Self {
            kind,
            ranked,
            statistics: statistics(records, kind),
            days: count(&days),
            days_of: present
                .iter()
                .map(|(person, days)| (*person, count(days)))
                .collect(),
        }
    }

    fn winners_of(&self, award: &Award) -> Vec<(PersonId, Value)> {
        let considered: Vec<(PersonId, Value)> = self
            .ranked
            .iter()
            .filter(|row| self.is_considered(award.minimum, row))
            .filter_map(|row| Some((row.person, self.value(award.statistic, row)?)))
            .filter(|(_, value)| award.direction == Direction::Lowest || !value.is_nothing())
            .collect();
        let wins = |value: Value| match award.goes_to {
            GoesTo::Place(place) => {
                let ahead = considered
                    .iter()
                    .filter(|(_, other)| is_better(*other, value, award.direction))
                    .count();
                u32::try_from(ahead).is_ok_and(|ahead| ahead + 1 == place.get())
            }
            GoesTo::EverybodyFrom(figure) => match award.direction {
                Direction::Highest => value.reached() >= Ratio::new(figure, 1),
                Direction::Lowest => value.reached() <= Ratio::new(figure, 1),
            },
        };
        considered
            .iter()
            .copied()
            .filter(|(_, value)| wins(*value))
            .collect()
    }

    fn is_considered(&self, minimum: Minimum, row: &Standing) -> bool {
        match minimum {
            Minimum::None => true,
            Minimum::Games(games) => row.tally.games >= games,
            Minimum::ShareOfSessions(Percent(percent)) => {
                let share = self
                    .attendance(row.person)
                    .and_then(|share| share.times(100));
                share >= Ratio::new(percent, 1)
            }
        }
    }

    fn attendance(&self, person: PersonId) -> Option<Ratio> {
        let days = self.days_of.get(&person).copied().unwrap_or_default();
        Ratio::new(days, self.days)
    }

    fn value(&self, statistic: Statistic, row: &Standing) -> Option<Value> {
        let tally = &row.tally;
        let streaks = || Some(self.statistics.get(&row.person)?.streaks);
        Some(match statistic {
            Statistic::Total => Value::Points(tally.merit(self.kind)?),
            Statistic::Average => Value::Points(tally.mean(self.kind)?),
            Statistic::AveragePlace => Value::Place(tally.average_place()?),
            Statistic::TopRate => Value::Rate(tally.top_rate()?),
            Statistic::InTheMoneyRate => Value::Rate(tally.in_the_money_rate()?),
            Statistic::NotLastRate => Value::Rate(tally.not_last_rate(self.kind.players)?),
            Statistic::Games => Value::Count(tally.games),
            Statistic::FirstPlaces => Value::Count(tally.places[0]),
            Statistic::BestResult => Value::Points(Ratio::new(tally.best?.0, 1)?),
            Statistic::HighestPoints => Value::TablePoints(Ratio::new(tally.highest_points?.0, 1)?),
            Statistic::HandsWon => Value::Count(row.won.all()),
            Statistic::LevelWon(level) => Value::Count(row.won.of(level)),
            Statistic::DealtIn => Value::Count(row.dealt_in.all()),
            Statistic::TopStreak => Value::Count(streaks()?.first.longest),
            Statistic::NotLastStreak => Value::Count(streaks()?.not_last.longest),
            Statistic::Attendance => Value::Rate(self.attendance(row.person)?),
        })
    }
}

fn is_better(one: Value, other: Value, direction: Direction) -> bool {
    match direction {
        Direction::Highest => one.ratio() > other.ratio(),
        Direction::Lowest => one.ratio() < other.ratio(),
    }
}
