//! What the pages of a report are made from: one period, one series or all, one kind of game.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::NaiveDate;
use scoring::record::{Hanchan, Hand};
use scoring::{
    GameKind, HanchanId, Period, PersonId, PersonStatistics, Players, Points, Ratio, Records,
    SeriesId, Standing, Tally, Unit, standings, statistics,
};

use crate::charts::spread::Spread;
use crate::charts::{height, position};
use crate::words::{self, Names};

/// A day of one series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Day {
    pub(crate) date: NaiveDate,
    pub(crate) series: SeriesId,
}

/// One person's way through the days.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Course {
    /// Each day's result, measured as [`scoring::Tally::gain`]; none for a day not played.
    pub(crate) daily: Vec<Option<Points>>,
    /// The total after each day, points given outside hanchan included.
    pub(crate) running: Vec<Points>,
}

impl Course {
    pub(crate) fn total(&self) -> Points {
        self.running.last().copied().unwrap_or_default()
    }

    /// The line of a chart, from zero before the first day.
    pub(crate) fn heights(&self) -> Vec<(f64, f64)> {
        let after = self.running.iter().map(|amount| height(*amount));
        std::iter::once(0.0)
            .chain(after)
            .enumerate()
            .map(|(day, height)| (position(day), height))
            .collect()
    }

    /// For each point of the line, whether the person played.
    pub(crate) fn played_with_start(&self) -> Vec<bool> {
        std::iter::once(false)
            .chain(self.daily.iter().map(Option::is_some))
            .collect()
    }

    /// On how many days the person played.
    pub(crate) fn days_played(&self) -> usize {
        self.daily.iter().flatten().count()
    }
}

/// Everything that a report says about one choice of records.
pub(crate) struct Season {
    pub(crate) period: Period,
    pub(crate) records: Records,
    pub(crate) kind: GameKind,
    pub(crate) unit: Unit,
    pub(crate) standings: Vec<Standing>,
    pub(crate) statistics: BTreeMap<PersonId, PersonStatistics>,
    pub(crate) days: Vec<Day>,
    pub(crate) courses: BTreeMap<PersonId, Course>,
    pub(crate) spread: Spread,
    /// What everybody's hanchan add up to, with which one person is compared.
    pub(crate) club: Tally,
    /// For each logged hand of these tables, its place and that of its hanchan in the records.
    hands: Vec<(usize, usize)>,
}

impl Season {
    pub(crate) fn new(records: Records, period: Period, kind: GameKind) -> Self {
        let days: Vec<Day> = records
            .played_by(kind)
            .map(day_of)
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect();
        let standings = standings(&records, kind);
        let courses = courses(&records, kind, &days, &standings);
        let ranked = standings.iter().filter(|row| row.rank.is_some());
        let ranked: Vec<&Course> = ranked.filter_map(|row| courses.get(&row.person)).collect();
        let spread = Spread::of(&ranked, days.len());
        Self {
            period,
            unit: records.unit_of(kind),
            hands: hands(&records, kind),
            statistics: statistics(&records, kind),
            club: Tally::of_all(&records, kind),
            records,
            kind,
            standings,
            days,
            courses,
            spread,
        }
    }

    /// The club's own game, or another where none of it was played in the period.
    pub(crate) fn of_club(records: &Records, period: Period) -> Self {
        Self::of_what_was_played(records.within(period), period)
    }

    /// The same over records of that period.
    pub(crate) fn of_what_was_played(records: Records, period: Period) -> Self {
        let kinds = records.kinds_played();
        let kind = kinds.first().copied().unwrap_or(records.club_kind());
        Self::new(records, period, kind)
    }

    /// Whether a report over these records is about this game first of all.
    pub(crate) fn comes_first(&self) -> bool {
        let kinds = self.records.kinds_played();
        kinds.first().is_none_or(|first| *first == self.kind)
    }

    /// The same choice for one series, in the same unit.
    pub(crate) fn of_series(&self, series: SeriesId) -> Self {
        Self {
            unit: self.unit,
            ..Self::new(self.records.of_series(series), self.period, self.kind)
        }
    }

    /// The tables of each other kind of game of which there were any.
    pub(crate) fn other_games(&self) -> Vec<Self> {
        let kinds = self.records.kinds_played().into_iter();
        kinds
            .filter(|kind| *kind != self.kind)
            .map(|kind| Self::new(self.records.clone(), self.period, kind))
            .collect()
    }

    pub(crate) fn players(&self) -> Players {
        self.kind.players
    }

    pub(crate) fn hanchan(&self) -> impl Iterator<Item = &Hanchan> {
        self.records.played_by(self.kind)
    }

    /// The logged hands of these tables with their hanchan, in the order of play.
    pub(crate) fn hands(&self) -> impl Iterator<Item = (&Hand, &Hanchan)> {
        self.hands
            .iter()
            .map(|(hand, hanchan)| (&self.records.hands[*hand], &self.records.hanchan[*hanchan]))
    }

    pub(crate) fn ranked(&self) -> impl Iterator<Item = &Standing> + Clone {
        self.standings.iter().filter(|row| row.rank.is_some())
    }

    /// At which place somebody stands by a figure, the highest first, among those of the ranked who played so many
    /// hanchan; equal figures share theirs.
    pub(crate) fn rank_by(
        &self,
        own: &Standing,
        least: u32,
        figure: impl Fn(&Tally) -> Option<Ratio>,
    ) -> Option<usize> {
        let counts = |row: &Standing| row.rank.is_some() && row.tally.games >= least.max(1);
        let of_own = figure(&own.tally).filter(|_| counts(own))?;
        let others = self.standings.iter().filter(|row| counts(row));
        let figures = others.filter_map(|row| figure(&row.tally));
        Some(1 + figures.filter(|other| *other > of_own).count())
    }

    pub(crate) fn standing(&self, person: PersonId) -> Option<&Standing> {
        self.standings.iter().find(|row| row.person == person)
    }

    /// The period's months in which anything was played.
    pub(crate) fn months_played(&self) -> Vec<Period> {
        let months = self.period.months().into_iter();
        months
            .filter(|month| self.days.iter().any(|day| month.holds(day.date)))
            .collect()
    }

    /// The series in which anything was played, in the club's order.
    pub(crate) fn series_played(&self) -> Vec<SeriesId> {
        let played: BTreeSet<SeriesId> = self.days.iter().map(|day| day.series).collect();
        played.into_iter().collect()
    }

    pub(crate) fn day_words(&self, names: &Names) -> Vec<String> {
        self.days
            .iter()
            .map(|day| names.short_day(day.date))
            .collect()
    }

    /// What the ranking goes by, with its sign: the total, or the mean above or below what was begun with.
    pub(crate) fn merit(&self, tally: &Tally) -> String {
        if !self.kind.is_ranked_by_mean() {
            return self.unit.signed(tally.total);
        }
        let mean = tally.average_gain().map(|mean| Points(mean.scaled(0)));
        mean.map_or_else(|| words::DASH.to_owned(), |mean| self.unit.signed(mean))
    }

    /// By how much somebody is ahead of another, such as `35.3P`.
    pub(crate) fn lead(&self, ahead: &Standing, behind: &Standing) -> String {
        let merit = |row: &Standing| {
            let merit = row.tally.merit(self.kind);
            Points(merit.map_or(0, |merit| merit.scaled(0)))
        };
        let lead = merit(ahead) - merit(behind);
        format!("{}{}", self.unit.unsigned(lead), self.unit.sign())
    }

    /// The head of the column in which [`Season::merit`] stands.
    pub(crate) fn merit_head(&self) -> &'static str {
        if self.kind.is_ranked_by_mean() {
            "平均±"
        } else {
            "合計"
        }
    }

    /// From what results are measured, where they are the points as they stand: `25,000点との差`.
    pub(crate) fn measured_from(&self) -> Option<String> {
        let first = self
            .hanchan()
            .next()
            .filter(|_| self.kind.is_ranked_by_mean())?;
        let level = self.records.level_of(first);
        Some(format!("{}点との差", scoring::table_points(level)))
    }

    /// A tally's mean result a hanchan, with its sign.
    pub(crate) fn mean(&self, tally: &Tally) -> String {
        let mean = tally.mean(self.kind);
        let mean = mean.map(|mean| self.unit.signed_mean(mean, 0));
        mean.unwrap_or_else(|| words::DASH.to_owned())
    }

    /// That results are among them of which only the sum is known, and where those were taken from.
    pub(crate) fn openings_in_words(&self) -> Option<String> {
        let sources = self.records.opening_sources(self.kind);
        let told: Vec<String> = sources
            .iter()
            .map(|(source, count)| format!("{source} {count}件"))
            .collect();
        (!told.is_empty()).then(|| format!("合計だけの成績を含みます（{}）", told.join("、")))
    }

    /// What a tally holds beside hanchan, and what it is called; none where nobody has any.
    pub(crate) fn outside_head(&self) -> Option<&'static str> {
        let any = |of: fn(&Tally) -> Points| {
            let mut rows = self.standings.iter();
            rows.any(|row| of(&row.tally) != Points::ZERO)
        };
        match (any(|tally| tally.adjustments), any(|tally| tally.opening)) {
            (false, false) => None,
            (true, false) => Some("調整"),
            (false, true) => Some("合計\nだけ"),
            (true, true) => Some("調整と\n合計だけ"),
        }
    }

    /// The unit as the note above a table names it: `単位 P（1P＝1,000点）`.
    pub(crate) fn unit_in_words(&self) -> String {
        let sign = self.unit.sign();
        match self.worth_of_p() {
            "" => format!("単位 {sign}"),
            worth => format!("単位 {sign}（{worth}）"),
        }
    }

    /// What a P is worth, where some table was counted in it. A paper has one unit, that of the rules
    /// it is about; where those are several, the club's own and this. With the club's own always, a
    /// competition's ranking and its day's sheet told one result in two ways.
    pub(crate) fn worth_of_p(&self) -> &'static str {
        let rules = self.hanchan().filter_map(|one| self.records.rules_of(one));
        let mut signs = rules.map(|rules| rules.data().unit.sign());
        let p = Unit::P.sign();
        if self.unit.sign() == p || signs.any(|sign| sign == p) {
            "1P＝1,000点"
        } else {
            ""
        }
    }
}

fn hands(records: &Records, kind: GameKind) -> Vec<(usize, usize)> {
    let tables = records.hanchan.iter().enumerate();
    let place: HashMap<HanchanId, usize> = tables
        .filter(|(_, hanchan)| records.kind_of(hanchan) == kind)
        .map(|(index, hanchan)| (hanchan.id, index))
        .collect();
    let hands = records.hands.iter().enumerate();
    hands
        .filter_map(|(index, hand)| Some((index, *place.get(&hand.hanchan)?)))
        .collect()
}

pub(crate) fn day_of(hanchan: &Hanchan) -> Day {
    Day {
        date: hanchan.sheet.date,
        series: hanchan.sheet.series,
    }
}

fn courses(
    records: &Records,
    kind: GameKind,
    days: &[Day],
    standings: &[Standing],
) -> BTreeMap<PersonId, Course> {
    let place: BTreeMap<Day, usize> = days
        .iter()
        .enumerate()
        .map(|(index, day)| (*day, index))
        .collect();
    let empty = Course {
        daily: vec![None; days.len()],
        running: vec![Points::ZERO; days.len()],
    };
    let mut courses: BTreeMap<PersonId, Course> = standings
        .iter()
        .map(|row| (row.person, empty.clone()))
        .collect();
    for hanchan in records.played_by(kind) {
        let Some(index) = place.get(&day_of(hanchan)) else {
            continue;
        };
        let level = records.level_of(hanchan);
        for result in hanchan.results() {
            if let Some(course) = courses.get_mut(&result.person) {
                let day = course.daily[*index].get_or_insert(Points::ZERO);
                *day += result.total - level;
                course.running[*index] += result.total - level;
            }
        }
    }
    for outside in records.outside(kind) {
        // What counts between two days shows from the next one on, at the latest on the last.
        let index = days
            .partition_point(|day| day.date < outside.date)
            .min(days.len().saturating_sub(1));
        let course = courses.get_mut(&outside.person);
        if let Some(amount) = course.and_then(|course| course.running.get_mut(index)) {
            *amount += outside.points;
        }
    }
    for course in courses.values_mut() {
        let mut total = Points::ZERO;
        for amount in &mut course.running {
            total += *amount;
            *amount = total;
        }
    }
    courses
}
