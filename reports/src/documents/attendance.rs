//! 出席表: who played on which day of a period, and how many hanchan.

use std::collections::BTreeSet;
use std::iter;

use chrono::{Datelike as _, NaiveDate};
use scoring::calendar::weekday;
use scoring::{Calendar, Period, PersonId, PersonKind, Ratio, Records};

use super::monthly::nothing_played;
use super::{Draft, period_title};
use crate::layout::leaves::Turn;
use crate::layout::sheet::Sheet;
use crate::layout::table::{self, Cell, Column, Row, Table};
use crate::season::{Day, Season, day_of};
use crate::words;
use crate::{Error, Options, Pdf};

/// Everybody who played, members by number and then guests and staff, over every game.
///
/// # Errors
/// Where a page cannot be drawn.
pub fn attendance(records: &Records, period: Period, options: &Options) -> Result<Pdf, Error> {
    let season = Season::of_club(records, period);
    // Over every game that was played, where a season is of one.
    let days: BTreeSet<Day> = season.records.hanchan.iter().map(day_of).collect();
    let days: Vec<Day> = days.into_iter().collect();
    let title = period_title(records, period, options);
    let mut draft = Draft::new(&season.records, "出席表", title.clone(), options);
    if days.is_empty() {
        nothing_played(&mut draft, &season);
        return draft.finish();
    }
    let tables = tables(&draft, &season, &days);
    let upright = tables
        .iter()
        .all(|(_, table)| table::stands_upright(&draft.sheet, table));
    let turn = if upright {
        Turn::Portrait
    } else {
        Turn::Landscape
    };
    draft = Draft::without_title(&season.records, "出席表", title.clone(), options);
    draft.sheet.turn(turn);
    draft.set_title();
    let has_room =
        |(_, table): &(String, Table)| table::fits(&draft.sheet, table, draft.sheet.room());
    if tables.len() > 1 || !tables.iter().all(has_room) {
        // What fills the page without it, or several, says above the table what it is.
        draft = Draft::without_title(&season.records, "出席表", title, options);
        draft.sheet.turn(turn);
    }
    let note = "数字は打った半荘数　率は開いた日のうち来た日";
    for (place, (months, table)) in tables.iter().enumerate() {
        if place > 0 {
            draft.sheet.new_page();
        }
        table::section(&mut draft.sheet, &format!("出席{months}"), note, table);
    }
    draft.finish()
}

/// One table of all days, or else as few as have room for theirs on a page on its side, each of whole months where
/// a month has room; and of which months each is.
fn tables(draft: &Draft<'_>, season: &Season, all: &[Day]) -> Vec<(String, Table)> {
    let (width, _) = Sheet::size(Turn::Landscape);
    let is_whole = |table: &Table| table.parts(draft.scale(), width) == 1;
    let months: Vec<&[Day]> = all
        .chunk_by(|day, next| month_of(day.date) == month_of(next.date))
        .collect();
    let of_months = (1..=months.len()).map(|count| in_runs(&months, count));
    let of_days = (1..=all.len()).map(|count| {
        let parts = all.chunks(all.len().div_ceil(count));
        parts.map(<[Day]>::to_vec).collect()
    });
    let mut tried = of_months.chain(of_days).map(|parts: Vec<Vec<Day>>| {
        let last = parts.len().saturating_sub(1);
        let tables = parts.iter().enumerate().map(|(place, days)| {
            let months = if last == 0 {
                String::new()
            } else {
                months_in_words(days)
            };
            let whole = (place == last).then_some(all);
            (months, table(draft, season, days, whole))
        });
        tables.collect::<Vec<_>>()
    });
    let found = tried.find(|tables| tables.iter().all(|(_, table)| is_whole(table)));
    found.unwrap_or_else(|| vec![(String::new(), table(draft, season, all, Some(all)))])
}

/// The months in so many runs, with about as many days in each.
fn in_runs(months: &[&[Day]], count: usize) -> Vec<Vec<Day>> {
    let all: usize = months.iter().map(|month| month.len()).sum();
    let each = all.div_ceil(count.max(1));
    let mut runs: Vec<Vec<Day>> = vec![Vec::new()];
    let mut taken = 0;
    for month in months {
        // Whoever's middle lies beyond the end of a run begins the next.
        if taken + month.len() / 2 >= each * runs.len() && runs.len() < count {
            runs.push(Vec::new());
        }
        taken += month.len();
        if let Some(run) = runs.last_mut() {
            run.extend_from_slice(month);
        }
    }
    runs.retain(|run| !run.is_empty());
    runs
}

/// `（4～6月）`, or by their days where they are of one month.
fn months_in_words(days: &[Day]) -> String {
    let (Some(first), Some(last)) = (days.first(), days.last()) else {
        return String::new();
    };
    let (first, last) = (first.date, last.date);
    if month_of(first) == month_of(last) {
        format!("（{}月{}～{}日）", first.month(), first.day(), last.day())
    } else {
        format!("（{}～{}月）", first.month(), last.month())
    }
}

fn month_of(date: NaiveDate) -> (i32, u32) {
    (date.year(), date.month())
}

/// Those days of everybody; behind the last of them the sums over `whole`.
fn table(draft: &Draft<'_>, season: &Season, days: &[Day], whole: Option<&[Day]>) -> Table {
    let mut columns = vec![Column::figures("番\n号").key(), Column::name("氏名").key()];
    columns.extend(day_columns(days, draft.options.calendar));
    if whole.is_some() {
        columns.extend([
            Column::figures("日数").apart(),
            Column::figures("率"),
            Column::figures("半荘\n数"),
        ]);
    }
    let mut table = Table::new(columns);
    let mut together = vec![0_u32; days.len()];
    let mut guests = false;
    for (person, number, kind) in everybody(season) {
        let played = counts(season, days, person);
        for (sum, own) in together.iter_mut().zip(&played) {
            *sum += u32::from(*own > 0);
        }
        let name = format!("{}{}", draft.names.plain(person), words::kind_suffix(kind));
        let mut cells = vec![number.to_string().into(), Cell::new(name)];
        cells.extend(played.iter().map(|count| match count {
            0 => Cell::new("・").muted(),
            count => Cell::new(count.to_string()),
        }));
        if let Some(whole) = whole {
            let played = counts(season, whole, person);
            let came = played.iter().filter(|count| **count > 0).count();
            let share = Ratio::new(count_of(came), count_of(whole.len()));
            let share = share.map_or_else(String::new, |share| share.percent_to(0));
            cells.extend([
                Cell::new(came.to_string()).bold(),
                share.into(),
                played.iter().sum::<u32>().to_string().into(),
            ]);
        }
        let begins = kind != PersonKind::Member && !guests;
        guests |= begins;
        table.rows.push(Row::new(cells).ruled(begins));
    }
    let mut cells = vec!["".into(), Cell::new("人数").bold()];
    cells.extend(together.iter().map(|sum| Cell::new(sum.to_string()).bold()));
    table.rows.push(Row::new(cells).ruled(true));
    table
}

/// The month over its first day, and a line before it; the year as well where there are several.
fn day_columns(days: &[Day], calendar: Calendar) -> impl Iterator<Item = Column> {
    let years: BTreeSet<i32> = days.iter().map(|day| day.date.year()).collect();
    let several = years.len() > 2;
    let before = iter::once(None).chain(days.iter().map(Some));
    days.iter().zip(before).map(move |(day, before)| {
        let date = day.date;
        let begins = before.is_none_or(|before| month_of(before.date) != month_of(date));
        let month = match (begins, several) {
            (false, _) => String::new(),
            (true, false) => format!("{}月", date.month()),
            (true, true) => {
                let day = calendar.short_day(date);
                let month = day.rsplit_once(['.', '/']);
                month.map_or(day.clone(), |(month, _)| month.to_owned())
            }
        };
        let head = format!("{month}\n{}\n{}", date.day(), weekday(date));
        let column = Column::count(head).alike();
        if begins { column.apart() } else { column }
    })
}

/// Those who played, by kind and number.
fn everybody(season: &Season) -> Vec<(PersonId, u32, PersonKind)> {
    let people = &season.records.people;
    let played = season.records.hanchan.iter();
    let played = played.flat_map(|hanchan| hanchan.sheet.people.as_slice().iter().copied());
    let known = played.filter_map(|person| {
        let known = people.get(&person)?;
        Some((person, known.number, known.kind))
    });
    let mut everybody: Vec<_> = known.collect();
    everybody.sort_by_key(|(person, number, kind)| (*kind != PersonKind::Member, *number, *person));
    everybody.dedup();
    everybody
}

/// How many hanchan somebody played on each day.
fn counts(season: &Season, days: &[Day], person: PersonId) -> Vec<u32> {
    let mut counts = vec![0; days.len()];
    for hanchan in &season.records.hanchan {
        let place = days.iter().position(|day| *day == day_of(hanchan));
        let was_there = hanchan.sheet.people.as_slice().contains(&person);
        if let Some(count) = place.and_then(|place| counts.get_mut(place)) {
            *count += u32::from(was_there);
        }
    }
    counts
}

fn count_of(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
