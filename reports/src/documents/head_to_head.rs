//! 総当たり表: everybody against everybody, in a square: below its diagonal stands by how much each row was better than
//! each column, above it how often it was ahead. One figure a cell, so that it is as large as the page allows.

use std::borrow::Cow;
use std::cmp::Ordering;

use scoring::{Period, PersonId, Points, Ratio, Records, Unit};

use super::{imprint, period_title, rules_used};
use crate::fonts::Typeface;
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
/// square.
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
    for part in &parts {
        for columns in &parts {
            let mut page = turn.page();
            let body = leaves::head(&mut page, turn.body(), scale, &imprint);
            let table = Square {
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

struct Square<'a> {
    season: &'a Season,
    names: &'a Names,
    scale: Scale,
    rows: &'a Part<'a>,
    columns: &'a Part<'a>,
}

/// What the names of the rows have of the width.
const NAMES: f32 = 0.13;

/// What they have where one of them would take more than two lines.
const LONG_NAMES: f32 = 0.18;

/// A row is no higher than that, however few there are.
const HIGHEST: f32 = 18.0;

/// Nor are its figures larger than so many times what is usual.
const LARGEST: f32 = 1.3;

/// The widest figure may be set so much narrower than it is; differences are told to the decimal where all of them
/// stand as wide as they are.
const NARROWED: f32 = 0.78;

/// The letters of a name over two lines, as a share of the row.
const HALF: f32 = 0.485;

/// Between a figure and the next.
const BETWEEN: f32 = 3.0;

impl Square<'_> {
    fn draw(&self, page: &mut Scene, body: Area) {
        // As much room as the longer of its legends takes.
        let legend = self.legend(true, body.width);
        let style = self.scale.caption();
        let (above, body) = body.cut_top(style.size * 1.45 * lines(legend.len()));
        let (head, grid) = body.cut_top(self.scale.body * 3.0);
        let (rows, columns) = (self.rows.people.len(), self.columns.people.len());
        let height = (grid.height / lines(rows)).min(mm(HIGHEST));
        let share = self.share_of_names(body.width, height);
        let (_, heads) = head.cut_left(body.width * share);
        let (names, cells) = grid.cut_left(body.width * share);
        let width = (cells.width / lines(columns)).min(mm(HIGHEST) * 1.6);
        let (told, figures, is_exact) = self.told((width - BETWEEN, height));
        for (place, text) in self.legend(!is_exact, above.width).into_iter().enumerate() {
            let baseline = above.top + style.size * (1.0 + 1.45 * lines(place));
            page.text((above.left, baseline), Align::Left, style, text);
        }
        let name = Style {
            size: (self.scale.body * LARGEST).min(height * 0.62),
            ..self.scale.text()
        };
        let name = Style {
            size: name.size.min(figures.size.max(self.scale.body)),
            ..name
        };
        let table = page.mark();
        let begin = page.mark();
        page.drawn_as(Role::Head(Scope::Column), |_| {});
        for (place, person) in self.columns.people.iter().enumerate() {
            let left = heads.left + width * lines(place);
            let cell = Area::new(left, head.top, width, head.height);
            let rank = (self.columns.first + place + 1).to_string();
            page.drawn_as(Role::Head(Scope::Column), |page| {
                set_head(page, cell, self.scale, &rank, &self.names.brief(*person));
            });
        }
        page.part(begin, Role::Row);
        let (top, end) = (head.bottom(), cells.left + width * lines(columns));
        page.line(
            (names.left, top),
            (end, top),
            Stroke::solid(0.9, Ink::BLACK),
        );
        for (place, (person, told)) in self.rows.people.iter().zip(&told).enumerate() {
            let top = grid.top + height * lines(place);
            let line = Area::new(names.left, top, names.width, height);
            let rank = self.rows.first + place + 1;
            let begin = page.mark();
            page.drawn_as(Role::Head(Scope::Row), |page| {
                let told = self.names.plain(*person);
                set_name(page, line, name, (rank, &told));
            });
            for (column, told) in told.iter().enumerate() {
                let left = cells.left + width * lines(column);
                let cell = Area::new(left, top, width, height);
                page.drawn_as(Role::Cell, |page| told.draw(page, cell, figures));
            }
            page.part(begin, Role::Row);
            self.rule(page, rank, (line.left, end), top + height);
        }
        self.separate(
            page,
            cells,
            width,
            (head.top, grid.top + height * lines(rows)),
        );
        page.part(table, Role::whole_table());
    }

    fn share_of_names(&self, width: f32, height: f32) -> f32 {
        let style = Style {
            size: self.scale.body.min(height * HALF),
            ..self.scale.text()
        };
        let room = width * NAMES - style.size * 2.5;
        let mut people = self.rows.people.iter();
        let is_long =
            |person: &PersonId| prose::name(&self.names.plain(*person), style, room).len() > 2;
        if people.any(is_long) {
            LONG_NAMES
        } else {
            NAMES
        }
    }

    /// After each fifth a line that is easier to see.
    fn rule(&self, page: &mut Scene, rank: usize, (left, right): (f32, f32), at: f32) {
        let last = rank == self.rows.first + self.rows.people.len();
        let stroke = if rank.is_multiple_of(5) || last {
            Stroke::solid(0.5, Ink::RULE)
        } else {
            Stroke::solid(0.35, Ink::HAIRLINE)
        };
        page.line((left, at), (right, at), stroke);
    }

    /// Lines down after each fifth column, and before the first.
    fn separate(&self, page: &mut Scene, cells: Area, width: f32, (top, bottom): (f32, f32)) {
        for place in 0..self.columns.people.len() {
            if (self.columns.first + place).is_multiple_of(5) || place == 0 {
                let x = cells.left + width * lines(place);
                page.line((x, top), (x, bottom), Stroke::solid(0.5, Ink::RULE));
            }
        }
    }

    /// What stands in the cells, row by row, in which letters all of it has room, and whether none is rounded.
    fn told(&self, (room, height): (f32, f32)) -> (Vec<Vec<Told>>, Style, bool) {
        let largest = (self.scale.body * LARGEST).min(height * 0.62);
        let figures = |size| Style {
            size,
            ..self.scale.figures()
        };
        let widest = |told: &[Vec<Told>]| {
            let told = told.iter().flatten();
            let widths = told.map(|told| told.style(figures(1.0)).width(&told.text()));
            widths.fold(0.1, f32::max)
        };
        let exact = self.cells(|difference| self.season.unit.signed(difference));
        let usual = largest.min(self.scale.body);
        let size = largest.min(room / widest(&exact));
        if size >= usual {
            return (exact, figures(size), true);
        }
        let rounded = self.cells(|difference| rounded(self.season.unit, difference));
        let size = largest.min(room / (widest(&rounded) * NARROWED));
        (rounded, figures(size.min(usual)), false)
    }

    fn cells(&self, amount: impl Fn(Points) -> String) -> Vec<Vec<Told>> {
        let rows = self.rows.people.iter().zip(self.rows.first..);
        let row = |(person, row): (&PersonId, usize)| {
            let columns = self.columns.people.iter().zip(self.columns.first..);
            let told = columns.map(|(other, column)| {
                let met = self.season.statistics.get(person);
                let met = met.and_then(|own| own.against.get(other));
                match (met.filter(|met| met.games > 0), row.cmp(&column)) {
                    (_, Ordering::Equal) => Told::Oneself,
                    (None, _) => Told::NeverMet,
                    (Some(met), Ordering::Greater) => Told::Difference(amount(met.difference)),
                    (Some(met), Ordering::Less) => {
                        Told::Ahead(format!("{}/{}", met.ahead, met.games))
                    }
                }
            });
            told.collect()
        };
        rows.map(row).collect()
    }

    /// How the square is read.
    fn legend(&self, is_rounded: bool, width: f32) -> Vec<String> {
        let sign = self.season.unit.sign();
        let whole = if is_rounded {
            "、小数は四捨五入"
        } else {
            ""
        };
        let below = format!("行の人から見た、列の人との差引{sign}（太字{whole}）");
        let above = "行の人が列の人に先着した回数／同卓した回数";
        let told = match self.rows.first.cmp(&self.columns.first) {
            Ordering::Equal => format!("左下 {below}　右上 {above}　順は成績順"),
            Ordering::Greater => format!("{below}　順は成績順"),
            Ordering::Less => format!("{above}　順は成績順"),
        };
        prose::lines(&told, self.scale.caption(), width)
    }
}

/// What stands in a cell.
enum Told {
    Oneself,
    NeverMet,
    Difference(String),
    Ahead(String),
}

impl Told {
    fn text(&self) -> Cow<'_, str> {
        match self {
            Self::Oneself => Cow::Borrowed(""),
            Self::NeverMet => Cow::Borrowed("・"),
            Self::Difference(told) | Self::Ahead(told) => Cow::Borrowed(told),
        }
    }

    fn style(&self, figures: Style) -> Style {
        match self {
            Self::Difference(_) => figures.bold(),
            Self::NeverMet => figures.ink(Ink::MUTED),
            Self::Oneself | Self::Ahead(_) => figures,
        }
    }

    fn draw(&self, page: &mut Scene, cell: Area, figures: Style) {
        if matches!(self, Self::Oneself) {
            cell.fill(page, Ink::SHADE);
        } else {
            let room = Area {
                left: cell.left + BETWEEN / 2.0,
                width: cell.width - BETWEEN,
                ..cell
            };
            room.label(page, Align::Center, self.style(figures), &self.text());
        }
    }
}

/// In whole P, where P are the unit.
fn rounded(unit: Unit, difference: Points) -> String {
    let whole = Ratio::new(difference.0, 1_000).filter(|_| unit != Unit::Points);
    whole.map_or_else(
        || unit.signed(difference),
        |whole| {
            let plus = if whole.scaled(0) > 0 { "+" } else { "" };
            format!("{plus}{}", whole.decimal(0))
        },
    )
}

fn lines(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// The rank and the name; one that is too long for its line stands on two, or on as many as it takes.
fn set_name(page: &mut Scene, line: Area, style: Style, (rank, name): (usize, &str)) {
    let figures = Style {
        typeface: Typeface::Figures,
        ..style
    };
    let digits = figures.width(if rank < 100 { "00" } else { "000" });
    let (number, rest) = line.cut_left(digits + style.size * 0.5);
    let middle = line.middle().1;
    let at = (number.left + digits, middle + style.size * 0.36);
    page.text(at, Align::Right, figures, rank.to_string());
    let room = rest.width - mm(1.0);
    let mut parts = vec![name.to_owned()];
    let mut style = style;
    if !fit::is_whole(name, style, room) {
        // Smaller letters may need fewer lines.
        for count in 2..=4 {
            style.size = style.size.min(line.height * HALF * 2.0 / lines(count));
            parts = prose::name(name, style, room);
            if parts.len() <= count {
                break;
            }
        }
    }
    let count = parts.len();
    for (place, text) in parts.into_iter().enumerate() {
        let from_middle = style.size * (0.36 + lines(place) - (lines(count) - 1.0) * 0.5);
        fit::set(
            page,
            (rest.left, middle + from_middle),
            Align::Left,
            style,
            &text,
            room,
        );
    }
}

/// The rank, by which the row is found, and above it as much of the name as stands whole.
fn set_head(page: &mut Scene, cell: Area, scale: Scale, rank: &str, name: &str) {
    let (middle, foot) = (cell.middle().0, cell.bottom() - scale.small * 0.5);
    let room = cell.width - 1.0;
    let style = scale.caption().ink(Ink::BLACK);
    let mut parts = prose::by_words(name, style, room);
    if parts.len() > 2 || parts.iter().any(|part| !fit::is_whole(part, style, room)) {
        parts.clear();
    }
    for (place, part) in parts.iter().enumerate() {
        let at = (middle, foot - style.size * 1.1 * lines(parts.len() - place));
        fit::set(page, at, Align::Center, style, part, room);
    }
    page.text((middle, foot), Align::Center, scale.figures().bold(), rank);
}
