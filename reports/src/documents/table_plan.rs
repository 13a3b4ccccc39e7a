//! 卓組表: who sits where in a round, large enough to be read from across the room.

use scoring::record::{PlannedTable, RoundPlan, Session};
use scoring::{PersonId, Records, RuleSet};

use super::sections::finder;
use super::{imprint, round_words};
use crate::fonts::Typeface;
use crate::layout::area::Area;
use crate::layout::imprint::Imprint;
use crate::layout::leaves::{self, Leaves, Turn};
use crate::layout::mm;
use crate::layout::name;
use crate::layout::prose;
use crate::layout::scale::Scale;
use crate::pdf::{self, Manuscript};
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Scene, Stroke, Style};
use crate::words::Names;
use crate::{Error, Options, Pdf, Print};

/// Of more tables people look for themselves in a list of names.
const MOST_SEEN_AT_ONCE: usize = 5;

/// The table plan of the rounds that were drawn, a page each or as many as its tables need. Where a
/// round has many tables, a list of all names says first where everybody sits.
pub fn table_plan(
    records: &Records,
    session: &Session,
    rounds: &[RoundPlan],
    rules: &RuleSet,
    options: &Options,
) -> Result<Pdf, Error> {
    pdf::write(manuscript(records, session, rounds, rules, options))
}

pub(super) fn manuscript(
    records: &Records,
    session: &Session,
    rounds: &[RoundPlan],
    rules: &RuleSet,
    options: &Options,
) -> Manuscript {
    let scale = Scale::of(options.print);
    let day = round_words::day(records, session, options);
    let imprint = imprint(&records.club, "卓組表", day.clone(), rules.name(), options);
    let names = Names::new(records, options.honorific);
    let mut leaves = Leaves::new();
    for round in rounds {
        let name = round_words::name(round);
        let begin = |order: &str| {
            let head = Imprint {
                title: format!("{}　{name}{order}", imprint.title),
                ..imprint.clone()
            };
            let mut page = Turn::Landscape.page();
            let body = leaves::head(&mut page, Turn::Landscape.body(), scale, &head);
            (page, body)
        };
        let parts = parts(&round.tables, options.print);
        if round.tables.len() > MOST_SEEN_AT_ONCE {
            for list in finder::pages(records, &names, round, scale, || begin("（名前順）")) {
                leaves.add(list, format!("{name}（名前順）"));
            }
        }
        let last = parts.len().saturating_sub(1);
        for (index, tables) in parts.into_iter().enumerate() {
            let (mut page, body) = begin("");
            let out: &[_] = if index == last { &round.sits_out } else { &[] };
            let out: Vec<String> = out.iter().map(|person| names.plain(*person)).collect();
            let body = sits_out(&mut page, body, &out, scale);
            draw_tables(&mut page, body, tables, &names);
            leaves.add(page, name.clone());
        }
    }
    leaves.finish(&imprint, Turn::Landscape.body(), scale)
}

/// The tables of each page, as evenly as they divide.
fn parts(tables: &[PlannedTable], print: Print) -> Vec<&[PlannedTable]> {
    let most = match print {
        Print::Normal => 12,
        Print::Large => 6,
    };
    let pages = tables.len().div_ceil(most).max(1);
    let each = tables.len().div_ceil(pages).max(1);
    let parts: Vec<&[PlannedTable]> = tables.chunks(each).collect();
    if parts.is_empty() { vec![&[]] } else { parts }
}

/// How many tables stand side by side, and how many rows of them there are.
fn grid(tables: usize) -> (usize, usize) {
    let columns = match tables {
        0..=3 => tables.max(1),
        4 => 2,
        5..=9 => 3,
        _ => 4,
    };
    (columns, tables.div_ceil(columns).max(1))
}

fn draw_tables(page: &mut Scene, body: Area, tables: &[PlannedTable], names: &Names) {
    let (columns, rows) = grid(tables.len());
    let gap = mm(4.0);
    // A table alone stands in the middle rather than leave the right half of its frame empty.
    let body = match tables.len() {
        1 => body.columns(&[1.0, 4.0, 1.0])[1],
        _ => body,
    };
    let places: Vec<Area> = body
        .rows_apart(rows, gap)
        .into_iter()
        .flat_map(|row| row.columns_apart(&vec![1.0; columns], gap))
        .collect();
    let Some(first) = places.first() else { return };
    let size = common_size(*first, tables, names);
    for (place, table) in places.into_iter().zip(tables) {
        draw_table(page, place, table, names, size);
    }
}

/// No name is smaller than that, in points.
const LEAST: f32 = 9.0;

/// A name in letters of that size.
fn name_style(size: f32) -> Style {
    Style {
        size,
        typeface: Typeface::TextBold,
        ink: Ink::BLACK,
    }
}

/// The strip with the table's label, and a line for each seat.
fn divide(area: Area, seats: usize) -> (Area, Vec<Area>) {
    let (strip, rows) = area.cut_top((area.height * 0.2).min(mm(18.0)));
    (strip, rows.rows(seats))
}

/// Where a line's wind and its name stand when the letters have that size.
fn wind_and_name(line: Area, size: f32) -> (Area, Area) {
    let (wind, name) = line.inset(mm(1.5)).cut_left(size * 1.4);
    (wind, name.inset_sides(size * 0.25))
}

/// The size of letters in which four names of five stand in full: the others shrink, rather than one
/// long name making all the others small.
fn common_size(area: Area, tables: &[PlannedTable], names: &Names) -> f32 {
    let seats = tables.iter().map(|table| table.seats.players().count());
    let (_, lines) = divide(area, seats.max().unwrap_or(4));
    let Some(line) = lines.first() else {
        return 0.0;
    };
    let most = (line.height * 0.55).min(60.0);
    let (_, room) = wind_and_name(*line, most);
    let fitting = |person: &PersonId| {
        let natural = name_style(most).width(&names.plain(*person));
        most * (room.width / natural).min(1.0)
    };
    let people = tables.iter().flat_map(|table| table.seats.as_slice());
    let mut sizes: Vec<f32> = people.map(fitting).collect();
    sizes.sort_by(f32::total_cmp);
    let fifth = sizes.get(sizes.len() / 5).copied().unwrap_or(most);
    fifth.max(most * 0.6)
}

fn draw_table(page: &mut Scene, area: Area, table: &PlannedTable, names: &Names, size: f32) {
    let (strip, lines) = divide(area, table.seats.players().count());
    strip.fill(page, Ink::ACCENT);
    let label = name_style(strip.height * 0.66).ink(Ink::WHITE);
    let told = format!("{}卓", table.label);
    page.drawn_as(Role::Heading(2), |page| {
        strip.label(page, Align::Center, label, &told);
    });
    for ((seat, person), line) in table.seats.iter().zip(&lines) {
        let begin = page.mark();
        let (wind, field) = wind_and_name(*line, size);
        let style = name_style(size * 0.8).ink(Ink::ACCENT);
        wind.label(page, Align::Center, style, &seat.kanji().to_string());
        let told = names.plain(*person);
        let least = (size * 0.7).min(LEAST);
        name::set(page, field, Align::Left, (name_style(size), least), &told);
        page.part(begin, Role::Paragraph);
        if seat.index() > 0 {
            let ends = ((line.left, line.top), (line.right(), line.top));
            page.line(ends.0, ends.1, Stroke::solid(0.5, Ink::RULE));
        }
    }
    area.frame(page, Stroke::solid(1.4, Ink::ACCENT));
}

/// Who sits out, at the foot of `area`; what is left above.
fn sits_out(page: &mut Scene, area: Area, people: &[String], scale: Scale) -> Area {
    if people.is_empty() {
        return area;
    }
    let style = Style {
        size: scale.section,
        ..scale.text()
    };
    let label = "抜け番";
    let head = style.bold().width(label) + style.size;
    let lines = prose::lines(&people.join("、"), style, area.width - head);
    let leading = style.size * 1.5;
    let height: f32 = lines.iter().map(|_| leading).sum::<f32>() + mm(2.0);
    let (rest, foot) = area.cut_top(area.height - height);
    let mut baseline = foot.top + mm(2.0) + style.size;
    let begin = page.mark();
    page.text(
        (foot.left, baseline),
        Align::Left,
        style.bold().ink(Ink::ACCENT),
        label,
    );
    for line in lines {
        page.text((foot.left + head, baseline), Align::Left, style, line);
        baseline += leading;
    }
    page.part(begin, Role::Paragraph);
    rest.cut_top(rest.height - mm(1.0)).0
}
