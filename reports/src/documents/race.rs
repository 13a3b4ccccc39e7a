//! 順位争い: a half-year under way: how far everybody is behind the place above and behind the first, what the last day
//! changed, and how many days are left.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use scoring::{Period, PersonId, Points, Records, Standing};

use super::monthly::nothing_played;
use super::sections::facts::{self, Fact};
use super::sections::progress;
use super::{Draft, period_title};
use crate::layout::sheet::TIGHTEST;
use crate::layout::table::{self, Cell, Column, Drawn, Table};
use crate::season::Season;
use crate::words;
use crate::{Error, Options, Pdf};

/// A half-year and the days that are left of it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Race {
    /// The half-year.
    pub period: Period,
    /// The days of it on which the club is to meet, in their order, whether they are over or not.
    pub meetings: Vec<NaiveDate>,
}

impl Race {
    /// Those after the last day that was played, and not before the day of printing.
    fn left(&self, season: &Season, printed: NaiveDate) -> Vec<NaiveDate> {
        let last = season.days.last().map(|day| day.date);
        let mut left = self.meetings.clone();
        left.retain(|day| *day >= printed && last.is_none_or(|last| *day > last));
        left.dedup();
        left
    }
}

/// The race of a half-year.
///
/// # Errors
/// Where a page cannot be drawn.
pub fn race(records: &Records, race: &Race, options: &Options) -> Result<Pdf, Error> {
    let season = Season::of_club(records, race.period);
    let title = period_title(records, race.period, options);
    let mut draft = Draft::new(&season.records, "順位争い", title, options);
    let left = race.left(&season, options.printed);
    if season.days.is_empty() {
        nothing_played(&mut draft, &season);
        return draft.finish();
    }
    let told = facts_of(&draft, &season, &left);
    facts::draw(&mut draft, &told);
    let gaps = gaps(&draft, &season, left.len());
    let least = progress::least_height(&draft, &season).max(draft.scale().body * LOWEST);
    let note = "↑上がった　↓下がった　→同じ";
    let beside = |tightness: &f32| {
        let heading = draft.sheet.heading_height();
        let mut drawn = Drawn::new(&gaps, draft.scale(), draft.sheet.width());
        drawn.tighten(*tightness);
        let above = draft.sheet.gap_above() + heading + drawn.whole_height();
        above + draft.sheet.gap() + heading + least <= draft.sheet.room()
    };
    // One page, its rows a little closer if need be; else the lines fill the rest of the last or another.
    match TIGHTNESSES.into_iter().find(beside) {
        Some(tightness) => table::tightened(&mut draft.sheet, "差", note, &gaps, tightness),
        None => table::section(&mut draft.sheet, "差", note, &gaps),
    }
    let heading = draft.sheet.heading_height();
    let height = draft.sheet.room() - draft.sheet.gap_above() - heading;
    let height = if height < least {
        draft.sheet.full_height() - heading
    } else {
        height
    };
    progress::everybody(&mut draft, &season, height)?;
    draft.finish()
}

/// The lines are no lower than so many lines of text.
const LOWEST: f32 = 14.0;

const TIGHTNESSES: [f32; 4] = [1.0, 0.95, 0.9, TIGHTEST];

fn facts_of(draft: &Draft<'_>, season: &Season, left: &[NaiveDate]) -> Vec<Fact> {
    let names = &draft.names;
    let days = left.iter().map(|day| words::day_in_sentence(*day));
    let days: Vec<String> = days.collect();
    let told = match left.len() {
        0 => "予定の開催日はもうありません".to_owned(),
        count => format!("{count}日　{}", days.join("、")),
    };
    let mut facts = vec![Fact::new("残り", told)];
    let mut ranked = season.ranked();
    if let (Some(first), Some(second)) = (ranked.next(), ranked.next()) {
        let told = format!(
            "{}　2位の{}に{}差",
            names.polite(first.person),
            names.polite(second.person),
            season.lead(first, second)
        );
        facts.push(Fact::new("首位", told));
    }
    if let Some(last) = season.days.last() {
        let played = season.days.len();
        let told = format!("{played}日　最後は{}", names.day(last.date));
        facts.push(Fact::new("終わった日", told));
    }
    facts
}

fn gaps(draft: &Draft<'_>, season: &Season, days_left: usize) -> Table {
    let before = ranks_before_the_last_day(season);
    let by_mean = season.kind.is_ranked_by_mean();
    let mut columns = vec![
        Column::label("順位").key(),
        Column::name("氏名").key(),
        Column::label("前回から"),
        Column::figures(season.merit_head()).apart(),
        Column::figures("上の人との差"),
        Column::figures("首位との差"),
    ];
    let per_day = !by_mean && days_left > 0;
    if per_day {
        columns.push(Column::figures("上の人に並ぶには\n1日あたり"));
    }
    columns.extend([Column::figures("日数").apart(), Column::figures("半荘数")]);
    let mut table = Table::new(columns);
    let ranked: Vec<&Standing> = season.ranked().filter(|row| row.tally.games > 0).collect();
    for (place, row) in ranked.iter().enumerate() {
        let above = ranked[..place]
            .iter()
            .rev()
            .find(|other| other.rank < row.rank);
        let first = ranked.first().filter(|first| first.rank != row.rank);
        let gap = |other: Option<&&Standing>| {
            other.map_or_else(|| words::DASH.to_owned(), |other| season.lead(other, row))
        };
        let course = season.courses.get(&row.person);
        let days = course.map_or(0, crate::season::Course::days_played);
        let was = before.get(&row.person).copied().map(i64::from);
        let gained = was.zip(row.rank).map(|(was, now)| was - i64::from(now));
        let mut cells = vec![
            row.rank
                .map_or_else(String::new, |rank| rank.to_string())
                .into(),
            Cell::new(draft.names.plain(row.person)),
            words::places_gained(gained).into(),
            Cell::new(season.merit(&row.tally)).bold(),
            gap(above).into(),
            gap(first).into(),
        ];
        if per_day {
            let needed = above.map(|other| other.tally.total - row.tally.total);
            cells.push(
                needed
                    .map_or_else(
                        || words::DASH.to_owned(),
                        |needed| season.unit.signed(share(needed, days_left)),
                    )
                    .into(),
            );
        }
        cells.extend([days.to_string().into(), row.tally.games.to_string().into()]);
        table.row(cells);
    }
    table
}

/// What each day has to bring, in whole hundreds of points and never less than it takes.
fn share(needed: Points, days: usize) -> Points {
    let days = i64::try_from(days).unwrap_or(i64::MAX).max(1);
    let step = days * 100;
    Points((needed.0 + step - 1).div_euclid(step) * 100)
}

/// Everybody's rank on the evening before the last day of play, where anything was played by then.
fn ranks_before_the_last_day(season: &Season) -> BTreeMap<PersonId, u32> {
    let last = season.days.last().and_then(|day| day.date.pred_opt());
    let Some(to) = last.filter(|to| *to >= season.period.from) else {
        return BTreeMap::new();
    };
    let period = Period {
        to,
        ..season.period
    };
    let before = Season::new(season.records.within(period), period, season.kind);
    let ranked = before.ranked().filter(|row| row.tally.games > 0);
    ranked
        .filter_map(|row| Some((row.person, row.rank?)))
        .collect()
}
