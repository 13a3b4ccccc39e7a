//! 開催案内: the days to come by series, place and time, with a calendar of each month.

mod grid;

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveTime, Timelike};
use scoring::record::{ChangeKind, Meeting};
use scoring::{Period, Records};

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
    let mut meetings: Vec<&Meeting> = schedule.meetings.iter().collect();
    meetings.sort_by_key(|meeting| (meeting.date, meeting.begins, meeting.series.clone()));
    let months = period.months();
    for (index, month) in months.iter().enumerate() {
        if index > 0 {
            draft.sheet.new_page();
        }
        let last = index + 1 == months.len();
        let message = if last { schedule.message.as_str() } else { "" };
        let here: Vec<&Meeting> = meetings
            .iter()
            .copied()
            .filter(|meeting| month.holds(meeting.date))
            .collect();
        if months.len() > 1 {
            let name = options.calendar.month(month.from);
            draft.sheet.section(&name, "", 0.0);
        }
        of_month(&mut draft, schedule, *month, &here, message);
    }
    draft.finish()
}

/// The calendar as high as list and message leave it room, and then those.
fn of_month(
    draft: &mut Draft<'_>,
    schedule: &Schedule,
    month: Period,
    meetings: &[&Meeting],
    message: &str,
) {
    let scale = draft.scale();
    let width = draft.sheet.width();
    let message = prose::lines(message, scale.text(), width);
    let changes: Vec<String> = changes(meetings)
        .iter()
        .flat_map(|change| prose::lines(change, scale.text(), width))
        .collect();
    let told = message.iter().chain(&changes);
    let told: f32 = told.map(|_| scale.leading()).sum();
    let held: Vec<&Meeting> = meetings
        .iter()
        .copied()
        .filter(|one| one.is_held())
        .collect();
    let list = list(&held);
    let drawn = Drawn::new(&list, scale, width);
    let headings = if changes.is_empty() { 1.0 } else { 2.0 };
    let below = drawn.height(0..drawn.row_count()) + headings * draft.sheet.heading_height();
    let room = draft.sheet.room() - below - told - 3.0 * scale.gap();
    let calendar = grid::draw(
        month.from,
        meetings,
        &schedule.holidays,
        scale,
        (width, room),
    );
    draft.sheet.drawing(calendar);
    if held.is_empty() {
        draft.sheet.advance(scale.gap());
        let told = "この月の開催はありません。";
        draft.sheet.paragraph(told, scale.text());
    } else {
        let note = format!("{}回", held.len());
        table::section(&mut draft.sheet, "開催日", &note, &list);
    }
    if !changes.is_empty() {
        let whole = changes.iter().map(|_| scale.leading()).sum();
        draft.sheet.section("変更", "", whole);
        draft.sheet.paragraph(&changes.join("\n"), scale.text());
    }
    draft.sheet.advance(scale.gap());
    draft.sheet.paragraph(&message.join("\n"), scale.text());
}

/// What is not as usual, a line each, with room for every reason. A day that was moved is told where
/// it was.
fn changes(meetings: &[&Meeting]) -> Vec<String> {
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
fn list(meetings: &[&Meeting]) -> Table {
    let any = |known: fn(&Meeting) -> bool| meetings.iter().any(|meeting| known(meeting));
    let (times, rounds, places, notes) = (
        any(|meeting| meeting.begins.is_some()),
        any(|meeting| meeting.rounds.is_some()),
        any(|meeting| !meeting.venue.is_empty()),
        any(|meeting| !meeting.note.is_empty()),
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
