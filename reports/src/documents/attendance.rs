//! 出席表: who played on which day of a period, and how many hanchan.

use std::collections::BTreeSet;
use std::iter;

use chrono::{Datelike as _, NaiveDate};
use scoring::calendar::weekday;
use scoring::{Calendar, Period, PersonId, PersonKind, Ratio, Records};

use super::monthly::nothing_played;
use super::{Draft, period_title};
use crate::layout::leaves::Turn;
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
    let table = table(&draft, &season, &days);
    if !table::stands_upright(&draft.sheet, &table) {
        draft = Draft::without_title(&season.records, "出席表", title.clone(), options);
        draft.sheet.turn(Turn::Landscape);
        draft.set_title();
        if !table::fits(&draft.sheet, &table, draft.sheet.room()) {
            // What fills the page without it, or several, says above the table what it is.
            draft = Draft::without_title(&season.records, "出席表", title, options);
            draft.sheet.turn(Turn::Landscape);
        }
    }
    let note = "数字は打った半荘数　率は開いた日のうち来た日";
    table::section(&mut draft.sheet, "出席", note, &table);
    draft.finish()
}

fn table(draft: &Draft<'_>, season: &Season, all: &[Day]) -> Table {
    let mut columns = vec![Column::figures("番号").key(), Column::name("氏名").key()];
    columns.extend(day_columns(all, draft.options.calendar));
    columns.extend([
        Column::figures("日数").apart(),
        Column::figures("率"),
        Column::figures("半荘\n数"),
    ]);
    let mut table = Table {
        dense: true,
        ..Table::new(columns)
    };
    let mut together = vec![0_u32; all.len()];
    let mut guests = false;
    for (person, number, kind) in everybody(season) {
        let played = counts(season, all, person);
        for (sum, own) in together.iter_mut().zip(&played) {
            *sum += u32::from(*own > 0);
        }
        let days = played.iter().filter(|count| **count > 0).count();
        let name = format!("{}{}", draft.names.plain(person), words::kind_suffix(kind));
        let mut cells = vec![number.to_string().into(), Cell::new(name)];
        cells.extend(played.iter().map(|count| match count {
            0 => Cell::new("・").muted(),
            count => Cell::new(count.to_string()),
        }));
        let share = Ratio::new(count_of(days), count_of(all.len()));
        cells.extend([
            Cell::new(days.to_string()).bold(),
            words::percent(share).into(),
            played.iter().sum::<u32>().to_string().into(),
        ]);
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
    let month_of = |date: NaiveDate| (date.year(), date.month());
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
        let column = Column::label(head).alike();
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
