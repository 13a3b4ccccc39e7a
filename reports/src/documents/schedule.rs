//! 開催案内: the days to come by series, place and time, with a calendar of each month.

mod grid;

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveTime, Timelike};
use scoring::record::{ChangeKind, Meeting};
use scoring::{Period, Records};

use super::sections::facts::{self, Fact};
use super::{Draft, imprint};
use crate::layout::prose;
use crate::layout::scale::Scale;
use crate::layout::table::{self, Column, Drawn, Table};
use crate::words::{self, Names};
use crate::{Error, Options, Pdf};

/// What a notice tells.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Schedule {
    /// The days on which the club meets, in any order.
    pub meetings: Vec<Meeting>,
    /// Public holidays by day.
    pub holidays: BTreeMap<NaiveDate, String>,
    /// Anything else to say, below the list.
    pub message: String,
}

/// The notice for the months that the period touches, each with its calendar and its list.
pub fn schedule_notice(
    club: &str,
    schedule: &Schedule,
    period: Period,
    options: &Options,
) -> Result<Pdf, Error> {
    let title = options.calendar.period(period);
    let imprint = imprint(club, "開催案内", title, "", options);
    let nobody = Names::new(&Records::default(), options.honorific);
    let mut draft = Draft::begin(imprint, nobody, Scale::of(options.print), options);
    let months = period.months();
    for (index, month) in months.iter().enumerate() {
        if index > 0 {
            draft.sheet.new_page();
        }
        let last = index + 1 == months.len();
        let message = if last { schedule.message.as_str() } else { "" };
        if months.len() > 1 {
            let name = options.calendar.month(month.from);
            draft.sheet.section(&name, "", 0.0);
        }
        let here = of_month(schedule, *month);
        draw_month(&mut draft, schedule, *month, &here, message);
    }
    draft.finish()
}

/// The meetings of a month by time.
pub(crate) fn of_month(schedule: &Schedule, month: Period) -> Vec<&Meeting> {
    let meetings = schedule.meetings.iter();
    let mut meetings: Vec<&Meeting> = meetings.filter(|one| month.holds(one.date)).collect();
    meetings.sort_by_key(|meeting| (meeting.date, meeting.begins, meeting.series.clone()));
    meetings
}

/// The calendar as high as list and message leave it room, and then those.
fn draw_month(
    draft: &mut Draft<'_>,
    schedule: &Schedule,
    month: Period,
    meetings: &[&Meeting],
    message: &str,
) {
    let scale = draft.scale();
    let width = draft.sheet.width();
    let held: Vec<&Meeting> = meetings
        .iter()
        .copied()
        .filter(|one| one.is_held())
        .collect();
    let message: Vec<String> = message
        .split_terminator('\n')
        .flat_map(|line| prose::lines(line, scale.text(), width))
        .collect();
    let told_below = held
        .iter()
        .any(|meeting| scale.text().width(&meeting.note) > width * WIDEST_NOTE);
    let notes = if told_below { notes(&held) } else { Vec::new() };
    let told = [("備考", notes), ("変更", changes(meetings))].into_iter();
    let told: Vec<Fact> = told
        .filter(|(_, lines)| !lines.is_empty())
        .map(|(label, lines)| Fact::new(label, lines.join("\n")))
        .collect();
    let list = list(&held, !told_below);
    let drawn = Drawn::new(&list, scale, width);
    // The list with its heading, and a hair for what is rounded.
    let mut below = scale.gap() + draft.sheet.heading_height() + 1.0;
    below += drawn.height(0..drawn.row_count());
    if !told.is_empty() {
        below += scale.gap() + facts::height(draft, &told);
    }
    if !message.is_empty() {
        below += scale.gap() + message.iter().map(|_| scale.leading()).sum::<f32>();
    }
    let room = draft.sheet.room();
    let (whole, days) = (room - below, month.from);
    let on_one_page = whole >= grid::least_height(month, scale);
    let size = (width, if on_one_page { whole } else { room });
    let calendar = grid::draw(days, meetings, &schedule.holidays, scale, size);
    draft.sheet.drawing(calendar);
    if !on_one_page {
        // Half of what there is to say would be overlooked on a page of a few lines.
        draft.sheet.new_page();
    }
    if held.is_empty() {
        draft.sheet.advance(scale.gap());
        let told = "この月の開催はありません。";
        draft.sheet.paragraph(told, scale.text());
    } else {
        let note = format!("{}回", held.len());
        table::section(&mut draft.sheet, "開催日", &note, &list);
    }
    if !told.is_empty() {
        draft.sheet.advance(scale.gap());
        facts::draw(draft, &told);
    }
    if !message.is_empty() {
        draft.sheet.advance(scale.gap());
        draft.sheet.paragraph(&message.join("\n"), scale.text());
    }
}

/// A longer note than this share of the page's width would be cut off in the list's column.
const WIDEST_NOTE: f32 = 0.25;

/// What is written about the days, a line each, with room for every word. What holds for all days of
/// a series is told without them.
fn notes(held: &[&Meeting]) -> Vec<String> {
    let mut days: BTreeMap<(&str, &str), Vec<NaiveDate>> = BTreeMap::new();
    let mut order: Vec<(&str, &str)> = Vec::new();
    for meeting in held.iter().filter(|meeting| !meeting.note.is_empty()) {
        let key = (meeting.series.as_str(), meeting.note.as_str());
        if !days.contains_key(&key) {
            order.push(key);
        }
        days.entry(key).or_default().push(meeting.date);
    }
    let lines = order.iter().map(|key| {
        let (series, note) = *key;
        let noted = &days[key];
        let all = held.iter().filter(|meeting| meeting.series == series);
        if all.count() == noted.len() {
            return format!("{series}　{note}");
        }
        let noted: Vec<String> = noted
            .iter()
            .map(|day| words::day_in_sentence(*day))
            .collect();
        format!("{} {series}　{note}", noted.join("・"))
    });
    lines.collect()
}

/// What is not as usual, a line each, with room for every reason. A day that was moved is told where
/// it was.
pub(crate) fn changes(meetings: &[&Meeting]) -> Vec<String> {
    let is_told_of = |meeting: &Meeting| {
        let kind = meeting.change.as_ref().map(|change| change.kind);
        let Some(ChangeKind::MovedFrom(from)) = kind else {
            return false;
        };
        let mut others = meetings.iter();
        others.any(|other| other.date == from && other.series == meeting.series)
    };
    let lines = meetings
        .iter()
        .filter(|meeting| !is_told_of(meeting))
        .filter_map(|meeting| {
            let day = words::day_in_sentence(meeting.date);
            let change = words::change_in_words(meeting)?;
            Some(format!("{day} {}　{change}", meeting.series))
        });
    lines.collect()
}

/// A row a meeting; columns of which nothing is known are left out.
pub(crate) fn list(meetings: &[&Meeting], with_notes: bool) -> Table {
    let any = |known: fn(&Meeting) -> bool| meetings.iter().any(|meeting| known(meeting));
    let (times, rounds, places, notes) = (
        any(|meeting| meeting.begins.is_some()),
        any(|meeting| meeting.rounds.is_some()),
        any(|meeting| !meeting.venue.is_empty()),
        with_notes && any(|meeting| !meeting.note.is_empty()),
    );
    let mut columns = vec![Column::figures("日"), Column::name("会")];
    columns.extend(times.then(|| Column::label("時間")));
    columns.extend(rounds.then(|| Column::figures("回数")));
    columns.extend(places.then(|| Column::words("会場")));
    columns.extend(notes.then(|| Column::words("備考")));
    let mut table = Table::new(columns);
    for meeting in meetings {
        let mut cells = vec![
            words::day_in_sentence(meeting.date).into(),
            meeting.series.clone().into(),
        ];
        cells.extend(times.then(|| time_words(meeting).into()));
        cells.extend(rounds.then(|| rounds_words(meeting).into()));
        cells.extend(places.then(|| meeting.venue.clone().into()));
        cells.extend(notes.then(|| meeting.note.clone().into()));
        table.row(cells);
    }
    table
}

/// `4回戦`, or nothing.
fn rounds_words(meeting: &Meeting) -> String {
    let rounds = meeting.rounds.map(|rounds| format!("{rounds}回戦"));
    rounds.unwrap_or_default()
}

/// `13:00～17:00`, `13:00～`, or nothing.
fn time_words(meeting: &Meeting) -> String {
    let clock = |time: NaiveTime| format!("{}:{:02}", time.hour(), time.minute());
    match (meeting.begins, meeting.ends) {
        (Some(begins), Some(ends)) => format!("{}～{}", clock(begins), clock(ends)),
        (Some(begins), None) => format!("{}～", clock(begins)),
        (None, _) => String::new(),
    }
}
