//! The lines of a cell: what would be cut goes on below.

use std::borrow::Cow;

use super::{Cell, Column, Kind, demand};
use crate::layout::fit;
use crate::layout::prose;
use crate::layout::scale::Scale;

/// A cell has no more lines: a row must fit on a page.
const MOST_LINES: usize = 24;

/// A name or words that would be cut go on below; everything else stays on its line.
pub(super) fn lines<'cell>(
    cell: &'cell Cell,
    column: &Column,
    scale: Scale,
    room: f32,
) -> Vec<Cow<'cell, str>> {
    let goes_on = matches!(column.kind, Kind::Name | Kind::Words);
    let style = demand::cell_style(cell, column.kind, scale);
    let fits = !cell.text.contains('\n') && fit::is_whole(&cell.text, style, room);
    if !goes_on || fits {
        return vec![Cow::Borrowed(&cell.text)];
    }
    let mut lines = if column.kind == Kind::Name {
        prose::name(&cell.text, style, room)
    } else {
        prose::lines(&cell.text, style, room)
    };
    if lines.len() > MOST_LINES {
        let rest = lines.split_off(MOST_LINES - 1).concat();
        lines.push(rest);
    }
    lines.into_iter().map(Cow::Owned).collect()
}

/// From one line of a cell to the next.
pub(super) fn line_step(scale: Scale) -> f32 {
    scale.body * 1.3
}

/// From a cell's text to what stands below it in small figures.
pub(super) fn second_line(scale: Scale) -> f32 {
    scale.small * 1.22
}

/// What a cell takes below its first line.
pub(super) fn height_below(cell: &Cell, column: &Column, scale: Scale, room: f32) -> f32 {
    let further = lines(cell, column, scale, room).into_iter().skip(1);
    let further: f32 = further.map(|_| line_step(scale)).sum();
    further + cell.below.as_ref().map_or(0.0, |_| second_line(scale))
}
