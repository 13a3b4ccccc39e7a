//! 総当たり表: everybody against everybody, in a triangle: below its steps stands how each row did against each
//! column.

use scoring::statistics::HeadToHead;
use scoring::{Period, PersonId, Records};

use super::{imprint, period_title, rules_used};
use crate::layout::area::Area;
use crate::layout::fit;
use crate::layout::leaves::{self, Leaves, Turn};
use crate::layout::mm;
use crate::layout::prose;
use crate::layout::scale::Scale;
use crate::pdf;
use crate::scene::parts::{Role, Scope};
use crate::scene::{Align, Ink, Scene, Stroke, Style};
use crate::season::Season;
use crate::words::Names;
use crate::{Error, Options, Pdf, Print};

/// The members who played, in the order of the standings; of more than a page holds, a page for each part of the
/// triangle.
///
/// # Errors
/// Where a page cannot be drawn.
pub fn head_to_head(records: &Records, period: Period, options: &Options) -> Result<Pdf, Error> {
    let season = Season::of_club(records, period);
    let scale = Scale::of(options.print);
    let names = Names::new(&season.records, options.honorific);
    let imprint = imprint(
        &season.records.club,
        "総当たり表",
        period_title(records, period, options),
        &rules_used(&season.records),
        options,
    );
    let ranked = season.ranked().filter(|row| row.tally.games > 0);
    let people: Vec<PersonId> = ranked.map(|row| row.person).collect();
    let mut leaves = Leaves::new();
    let turn = Turn::Landscape;
    let parts: Vec<Part<'_>> = parts(&people, options.print);
    for (rows, part) in parts.iter().enumerate() {
        for columns in &parts[..=rows] {
            let mut page = turn.page();
            let body = leaves::head(&mut page, turn.body(), scale, &imprint);
            let table = Triangle {
                season: &season,
                names: &names,
                scale,
                rows: part,
                columns,
            };
            table.draw(&mut page, body);
            leaves.add(page, &*imprint.title);
        }
    }
    if parts.is_empty() {
        let mut page = turn.page();
        let body = leaves::head(&mut page, turn.body(), scale, &imprint);
        let told = "この期間に行われた半荘はありません。";
        let at = (body.left, body.top + scale.body * 2.0);
        page.text(at, Align::Left, scale.text(), told);
        leaves.add(page, &*imprint.title);
    }
    pdf::write(leaves.finish(&imprint, turn.body(), scale))
}

/// Some people, and the place of the first among all, from 0.
struct Part<'a> {
    first: usize,
    people: &'a [PersonId],
}

/// As few parts as hold everybody, as even as they divide.
fn parts(people: &[PersonId], print: Print) -> Vec<Part<'_>> {
    let most = match print {
        Print::Normal => 24,
        Print::Large => 16,
    };
    let count = people.len().div_ceil(most).max(1);
    let each = people.len().div_ceil(count).max(1);
    let firsts = (0..).step_by(each);
    let parts = firsts.zip(people.chunks(each));
    parts
        .map(|(first, people)| Part { first, people })
        .collect()
}

struct Triangle<'a> {
    season: &'a Season,
    names: &'a Names,
    scale: Scale,
    rows: &'a Part<'a>,
    columns: &'a Part<'a>,
}

/// What the names of the rows have of the width.
const NAMES: f32 = 0.14;

/// A row is no higher than that, however few there are.
const HIGHEST: f32 = 14.0;

impl Triangle<'_> {
    fn draw(&self, page: &mut Scene, body: Area) {
        let (head, grid) = body.cut_top(self.scale.body * 3.3);
        let (corner, heads) = head.cut_left(body.width * NAMES);
        let (names, cells) = grid.cut_left(body.width * NAMES);
        let count = self.rows.people.len().max(1);
        let height = (grid.height / lines(count)).min(mm(HIGHEST));
        let columns = self.columns().len().max(1);
        let width = (cells.width / lines(columns)).min(mm(HIGHEST) * 1.8);
        let figures = Style {
            // The widest differences are set a little narrower, rather than all in smaller figures.
            size: (width / 3.6).min(height * 0.43).min(self.scale.body),
            ..self.scale.figures()
        };
        let name = Style {
            size: self.scale.body.min(height * 0.7),
            ..self.scale.text()
        };
        let table = page.mark();
        let begin = page.mark();
        page.drawn_as(Role::Head(Scope::Column), |_| {});
        for (place, person) in self.columns().iter().enumerate() {
            let cell = Area::new(
                heads.left + width * lines(place),
                head.top,
                width,
                head.height,
            );
            let rank = (self.columns.first + place + 1).to_string();
            page.drawn_as(Role::Head(Scope::Column), |page| {
                set_head(page, cell, figures, &rank, &self.names.brief(*person));
            });
        }
        page.part(begin, Role::Row);
        corner.underline(page, Stroke::solid(0.9, Ink::BLACK));
        let end = heads.left + width * lines(columns);
        let rule = head.bottom();
        page.line(
            (heads.left, rule),
            (end, rule),
            Stroke::solid(0.9, Ink::BLACK),
        );
        for (place, person) in self.rows.people.iter().enumerate() {
            let top = grid.top + height * lines(place);
            let line = Area::new(names.left, top, names.width, height);
            let rank = self.rows.first + place + 1;
            let begin = page.mark();
            page.drawn_as(Role::Head(Scope::Row), |page| {
                let told = format!("{rank} {}", self.names.plain(*person));
                set_name(page, line, name, &told);
            });
            let mut last = cells.left;
            for (column, other) in self.columns().iter().enumerate() {
                let cell = page.mark();
                if self.columns.first + column < self.rows.first + place {
                    let place = Area::new(cells.left + width * lines(column), top, width, height);
                    self.cell(page, place, figures, (*person, *other));
                    last = place.right();
                }
                page.part(cell, Role::Cell);
            }
            page.part(begin, Role::Row);
            let below = top + height;
            let ink = if (rank).is_multiple_of(5) {
                Ink::RULE
            } else {
                Ink::HAIRLINE
            };
            page.line((line.left, below), (last, below), Stroke::solid(0.35, ink));
        }
        page.part(table, Role::whole_table());
        self.legend(page, cells, width);
    }

    /// Nobody stands to the left of the last in the last row.
    fn columns(&self) -> &[PersonId] {
        let people = self.columns.people;
        if self.columns.first == self.rows.first {
            people.split_last().map_or(people, |(_, others)| others)
        } else {
            people
        }
    }

    /// What the row did against the column: the difference, and how often it was ahead of how many times.
    fn cell(
        &self,
        page: &mut Scene,
        cell: Area,
        style: Style,
        (person, other): (PersonId, PersonId),
    ) {
        let met = self.season.statistics.get(&person);
        let met: Option<&HeadToHead> = met.and_then(|own| own.against.get(&other));
        let (middle, room) = (cell.middle(), cell.width - 2.5);
        let Some(met) = met.filter(|met| met.games > 0) else {
            page.text(middle, Align::Center, style.ink(Ink::MUTED), "・");
            return;
        };
        let difference = self.season.unit.signed(met.difference);
        let above = (middle.0, middle.1 - style.size * 0.12);
        fit::set(page, above, Align::Center, style.bold(), &difference, room);
        let below = (middle.0, middle.1 + style.size * 1.0);
        let told = format!("{}/{}", met.ahead, met.games);
        let small = Style {
            size: style.size * 0.95,
            ..style
        };
        fit::set(page, below, Align::Center, small, &told, room);
    }

    /// Above the steps nothing stands but how the triangle is read.
    fn legend(&self, page: &mut Scene, cells: Area, width: f32) {
        if self.columns.first != self.rows.first || self.columns.people.len() < 4 {
            return;
        }
        let style = self.scale.caption();
        let left = cells.left + width * lines(self.columns.people.len() / 2);
        let told = format!(
            "行の人から見た、列の人との差引{}（太字）と、先着した回数／同卓した回数。順は成績順。",
            self.season.unit.sign()
        );
        let room = (cells.right() - left).max(mm(40.0));
        for (line, text) in prose::lines(&told, style, room).into_iter().enumerate() {
            let baseline = cells.top + style.size * (1.6 + 1.5 * lines(line));
            page.text((left, baseline), Align::Left, style, text);
        }
    }
}

fn lines(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// A name that is too long for its line stands on two.
fn set_name(page: &mut Scene, line: Area, style: Style, told: &str) {
    let room = line.width - mm(1.0);
    if fit::is_whole(told, style, room) {
        let at = (line.left, line.middle().1 + style.size * 0.36);
        return fit::set(page, at, Align::Left, style, told, room);
    }
    let style = Style {
        size: style.size.min(line.height * 0.44),
        ..style
    };
    let parts = prose::name(told, style, room);
    let count = parts.len();
    for (place, text) in parts.into_iter().enumerate() {
        let from_middle = style.size * (0.36 + lines(place) * 1.05 - (lines(count) - 1.0) * 0.525);
        let at = (line.left, line.middle().1 + from_middle);
        fit::set(page, at, Align::Left, style, &text, room);
    }
}

/// The rank, by which the row is found, and above it as much of the name as stands whole.
fn set_head(page: &mut Scene, cell: Area, style: Style, rank: &str, name: &str) {
    let (middle, foot) = (cell.middle().0, cell.bottom() - style.size * 0.5);
    let room = cell.width - 1.0;
    let mut parts = prose::by_words(name, style, room);
    if parts.len() > 2 || parts.iter().any(|part| !fit::is_whole(part, style, room)) {
        parts.clear();
    }
    for (place, part) in parts.iter().enumerate() {
        let at = (middle, foot - style.size * 1.1 * lines(parts.len() - place));
        fit::set(page, at, Align::Center, style, part, room);
    }
    page.text((middle, foot), Align::Center, style.bold(), rank);
}
