//! The calendar of a month, a week a row from Sunday on.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use scoring::Period;
use scoring::record::{ChangeKind, Meeting};

use super::time_words;
use crate::layout::area::Area;
use crate::layout::scale::Scale;
use crate::layout::{fit, mm};
use crate::scene::{Align, Ink, Scene, Stroke, Style};
use crate::words;

const WEEKDAYS: [&str; 7] = ["日", "月", "火", "水", "木", "金", "土"];

const FRAME: Stroke = Stroke::solid(1.1, Ink::BLACK);
const LINE: Stroke = Stroke::solid(0.4, Ink::RULE);
const MEETS: Stroke = Stroke::solid(1.8, Ink::BLACK);

/// How high the row of a week is, as a multiple of the letters' size: as low as number, name and time
/// allow, with places too, and as high as still looks like a calendar.
const LOWEST: f32 = 3.9;
const LOWEST_WITH_PLACES: f32 = 4.9;
const HIGHEST: f32 = 7.2;

/// What a day's frame keeps free.
const INSET: f32 = mm(1.2);

/// The row of the weekdays' names.
fn head(scale: Scale) -> f32 {
    scale.body * 1.9
}

/// The least height that the calendar of the month takes.
pub(super) fn least_height(month: Period, scale: Scale) -> f32 {
    let rows = (0..weeks(month)).map(|_| scale.body * LOWEST);
    head(scale) + rows.sum::<f32>()
}

fn weeks(month: Period) -> usize {
    (column(month.from) + days(month)).div_ceil(7)
}

/// The calendar of the month in which `day` lies, of that width and in about that height.
pub(super) fn draw(
    day: NaiveDate,
    meetings: &[&Meeting],
    holidays: &BTreeMap<NaiveDate, String>,
    scale: Scale,
    (width, room): (f32, f32),
) -> Scene {
    let month = Period::month_of(day);
    let before = column(month.from);
    let weeks = weeks(month);
    let head = head(scale);
    let count: f32 = (0..weeks).map(|_| 1.0).sum();
    let row = ((room - head) / count).clamp(scale.body * LOWEST, scale.body * HIGHEST);
    // A day without its place would seem to be elsewhere than those with it, so that all have it or
    // none; the list tells it in any case.
    let wide = width / 7.0 - 2.0 * INSET;
    let with_places = row >= scale.body * LOWEST_WITH_PLACES
        && meetings
            .iter()
            .all(|meeting| fit::is_whole(&meeting.venue, plain(scale), wide));
    let height = head + row * count;
    let mut scene = Scene::new(width, height);
    let whole = Area::new(0.0, 0.0, width, height);
    let (names, body) = whole.cut_top(head);
    for (place, name) in names.columns(&[1.0; 7]).iter().zip(WEEKDAYS) {
        place.label(&mut scene, Align::Center, scale.text().bold(), name);
    }
    let cells: Vec<Area> = body
        .rows(weeks)
        .into_iter()
        .flat_map(|week| week.columns(&[1.0; 7]))
        .collect();
    for cell in &cells {
        cell.frame(&mut scene, LINE);
    }
    for (cell, date) in cells[before..].iter().zip(month.from.iter_days()) {
        if !month.holds(date) {
            break;
        }
        let here: Vec<&Meeting> = meetings
            .iter()
            .copied()
            .filter(|meeting| meeting.date == date)
            .collect();
        let holiday = holidays.get(&date).map(String::as_str);
        draw_day(
            &mut scene,
            *cell,
            date,
            holiday,
            &here,
            (scale, with_places),
        );
    }
    body.frame(&mut scene, FRAME);
    let days = meetings
        .iter()
        .map(|meeting| format!("{}日", meeting.date.day()));
    let days: Vec<String> = days.collect();
    let shows = match days.len() {
        0 => "開催はありません".to_owned(),
        _ => format!("開催は{}", days.join("、")),
    };
    scene.into_figure(format!("{}月の暦。{shows}。", day.month()))
}

/// How many columns lie before that day's.
fn column(day: NaiveDate) -> usize {
    usize::try_from(day.weekday().num_days_from_sunday()).unwrap_or_default()
}

fn days(month: Period) -> usize {
    usize::try_from(month.to.day()).unwrap_or_default()
}

fn draw_day(
    scene: &mut Scene,
    cell: Area,
    date: NaiveDate,
    holiday: Option<&str>,
    meetings: &[&Meeting],
    (scale, with_places): (Scale, bool),
) {
    let (top, rest) = cell.inset(INSET).cut_top(scale.section * 1.15);
    let number = Style {
        size: scale.section,
        typeface: crate::fonts::Typeface::Figures,
        ink: Ink::BLACK,
    };
    let (held, not_held): (Vec<&Meeting>, Vec<&Meeting>) =
        meetings.iter().partition(|meeting| meeting.is_held());
    let number = if held.is_empty() {
        number.ink(Ink::MUTED)
    } else {
        number.bold()
    };
    let (day, name) = top.cut_left(number.width("00") + mm(0.8));
    day.label(scene, Align::Left, number, &date.day().to_string());
    if let Some(holiday) = holiday {
        // Below the number there is more room, where nothing else needs it.
        let (below, _) = rest.cut_top(scale.small * 1.5);
        let place = if meetings.is_empty() { below } else { name };
        let least = scale.tiny * 0.9;
        place.shrinking_label(scene, Align::Center, scale.caption(), least, holiday);
    }
    if meetings.is_empty() {
        return;
    }
    if !held.is_empty() {
        // A frame is seen on any printer; a shade alone would not be.
        cell.inset(1.6).frame(scene, MEETS);
    }
    let mut below = rest.cut_top(mm(0.4)).1;
    let mut lines = shown(&held, with_places);
    lines.extend(
        not_held
            .into_iter()
            .map(|meeting| (not_held_words(meeting), false)),
    );
    let count: f32 = lines.iter().map(|_| 1.0).sum();
    let height = (below.height / count).min(scale.body * 1.4);
    for (text, bold) in lines {
        let (line, next) = below.cut_top(height);
        let style = if bold {
            scale.text().bold()
        } else {
            plain(scale)
        };
        line.label(scene, Align::Center, style, &text);
        below = next;
    }
}

/// Times and places.
fn plain(scale: Scale) -> Style {
    scale.small_figures().ink(Ink::BLACK)
}

/// `水曜会 休会`, or `水曜会→10/22` where it is on another day.
fn not_held_words(meeting: &Meeting) -> String {
    match meeting.change.as_ref().map(|change| change.kind) {
        Some(ChangeKind::MovedTo(date)) => {
            format!("{}→{}", meeting.series, words::short_day(date))
        }
        _ => format!("{} 休会", meeting.series),
    }
}

/// One meeting by name, time and place; several by name alone, so that all of them are there.
fn shown(meetings: &[&Meeting], with_places: bool) -> Vec<(String, bool)> {
    match meetings {
        [] => Vec::new(),
        [only] => {
            let mut lines = vec![(only.series.clone(), true), (time_words(only), false)];
            lines.extend(with_places.then(|| (only.venue.clone(), false)));
            lines
        }
        [first, second] => vec![
            (first.series.clone(), true),
            (time_words(first), false),
            (second.series.clone(), true),
            (time_words(second), false),
        ],
        many => {
            let named = many.iter().take(3);
            let mut lines: Vec<(String, bool)> = named
                .map(|meeting| (meeting.series.clone(), true))
                .collect();
            if let Some(rest) = many.len().checked_sub(3).filter(|rest| *rest > 0) {
                lines.push((format!("ほか{rest}"), false));
            }
            lines
        }
    }
}
