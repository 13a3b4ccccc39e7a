//! What each column of a table asks for.

use super::{Cell, Column, Kind, Table};
use crate::layout::scale::Scale;
use crate::layout::{fit, prose};
use crate::scene::Style;

/// What each column asks for; those of one kind ask for the same.
pub(super) fn demands(table: &Table, scale: Scale, padding: f32) -> Vec<Demand> {
    let columns = 0..table.columns.len();
    let mut demands: Vec<Demand> = columns
        .map(|index| demand(table, scale, index, padding))
        .collect();
    let alike = || (0..table.columns.len()).filter(|index| table.columns[*index].alike);
    let beyond_gap = |index: usize| demands[index].natural - gap_of(&table.columns[index], scale);
    let widest = alike().map(beyond_gap).fold(0.0, f32::max);
    for index in alike() {
        let width = widest + gap_of(&table.columns[index], scale);
        demands[index] = Demand {
            tightest: width,
            least: width,
            natural: width,
            ..demands[index]
        };
    }
    demands
}

/// What a column asks for.
#[derive(Clone, Copy)]
pub(super) struct Demand {
    /// As little as it takes to save the page from being divided.
    pub(super) tightest: f32,
    pub(super) least: f32,
    pub(super) natural: f32,
    /// How much it may take beyond its content when there is room.
    pub(super) stretch: f32,
}

impl Demand {
    pub(super) fn tightened(&self) -> Self {
        Self {
            least: self.tightest,
            ..*self
        }
    }
}

fn demand(table: &Table, scale: Scale, index: usize, padding: f32) -> Demand {
    let kind = table.columns[index].kind;
    let head = &table.columns[index];
    let lines = head.head.split('\n').skip(usize::from(kind == Kind::Count));
    let head_style = head_style(kind, scale);
    let head = lines.map(|line| head_style.width(line));
    let head = head.fold(0.0, f32::max);
    let cells = table.rows.iter().filter_map(|row| row.cells.get(index));
    let content = cells
        .map(|cell| cell_width(cell, kind, scale))
        .fold(0.0, f32::max);
    let padding = padding_of(kind, padding) * 2.0 + gap_of(&table.columns[index], scale);
    let natural = content.max(head) + padding;
    let (cap, stretch) = match kind {
        Kind::Name => (scale.body * 8.2, scale.body * 2.0),
        Kind::Words => (scale.body * 9.0, scale.body * 30.0),
        Kind::Figures | Kind::Label | Kind::Count | Kind::Bar => (f32::MAX, scale.body * 1.6),
    };
    if kind == Kind::Bar {
        let cells = table.rows.iter().filter_map(|row| row.cells.get(index));
        let bars = cells.filter_map(|cell| cell.bar.as_ref());
        let counts = bars.map(|bar| bar.least_width(scale.tiny));
        let counts = counts.fold(0.0, f32::max) + 0.1;
        let room = |share: f32| (scale.body * share).max(counts) + padding;
        return Demand {
            tightest: room(4.5),
            least: room(5.5),
            natural: room(8.0),
            stretch: scale.body * 4.0,
        };
    }
    // One very long name must not push the figures of everybody else to the edge.
    let natural = if kind == Kind::Name {
        natural.min(scale.body * 12.0 + padding)
    } else {
        natural
    };
    // A Latin name is broken between its words rather than within one.
    let word = match kind {
        Kind::Name => longest_word(table, scale, index) * fit::NARROWEST + padding,
        _ => 0.0,
    };
    let least = natural.min(cap.max(head + padding).max(word));
    let tightest = match kind {
        Kind::Name => least.min((scale.body * 6.0 + padding).max(word)),
        _ => least,
    };
    Demand {
        tightest,
        least,
        natural,
        stretch,
    }
}

/// The longest Latin word of the names in a column: one in kana or kanji goes on below after any letter.
pub(super) fn longest_word(table: &Table, scale: Scale, index: usize) -> f32 {
    longest(table, scale, index, str::is_ascii)
}

/// A word in kana or kanji of no more letters is not broken either where columns can be fewer.
const FEW_LETTERS: usize = 5;

/// The longest word of the names in a column that is better not broken.
pub(super) fn longest_part(table: &Table, scale: Scale, index: usize) -> f32 {
    longest(table, scale, index, |word| {
        word.is_ascii() || word.trim_end().chars().count() <= FEW_LETTERS
    })
}

fn longest(table: &Table, scale: Scale, index: usize, counts: impl Fn(&str) -> bool) -> f32 {
    let cells = table.rows.iter().filter_map(|row| row.cells.get(index));
    let longest = cells.map(|cell| {
        let style = cell_style(cell, Kind::Name, scale);
        let words = cell.text.split_inclusive(prose::WITHIN_NAMES);
        let words = words.filter(|word| counts(word));
        let widths = words.map(|word| style.width(word.trim_end()));
        widths.fold(0.0, f32::max)
    });
    longest.fold(0.0, f32::max)
}

fn cell_width(cell: &Cell, kind: Kind, scale: Scale) -> f32 {
    let below = cell
        .below
        .as_ref()
        .map_or(0.0, |text| scale.small_figures().width(text));
    cell_style(cell, kind, scale).width(&cell.text).max(below)
}

/// The room on either side of what stands in a column of that kind, where it usually is `padding`.
pub(super) fn padding_of(kind: Kind, padding: f32) -> f32 {
    match kind {
        // Most hold one digit, and keep their distance by what a second would take.
        Kind::Count => padding * 0.7,
        _ => padding,
    }
}

/// The style of a column's head.
pub(super) fn head_style(kind: Kind, scale: Scale) -> Style {
    match kind {
        Kind::Count => scale.small_figures(),
        _ => scale.caption(),
    }
}

/// The style of a cell's first line.
pub(super) fn cell_style(cell: &Cell, kind: Kind, scale: Scale) -> Style {
    let plain = match kind {
        Kind::Figures | Kind::Count => scale.figures(),
        Kind::Name | Kind::Label | Kind::Words | Kind::Bar => scale.text(),
    };
    let style = plain.ink(cell.ink);
    if cell.bold { style.bold() } else { style }
}

/// The room that a column which stands apart has before it.
pub(super) fn gap_before(scale: Scale) -> f32 {
    scale.body * 0.55
}

pub(super) fn gap_of(column: &Column, scale: Scale) -> f32 {
    if column.apart { gap_before(scale) } else { 0.0 }
}
