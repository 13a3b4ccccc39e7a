//! A long and narrow table that goes on in a second column beside the first, over as many pages as it takes.

use std::ops::Range;

use super::Table;
use super::draw::Drawn;
use super::flow::{self, FEWEST_LEFT, FORGOTTEN, STEP};
use crate::layout::sheet::Sheet;

/// By how much rows may become higher because names and words go on below in half the width.
const MOST_HIGHER: f32 = 1.2;

/// A table with a heading; in its brief form in two columns where it has no room on this page in one, and
/// few of its cells have none in half the width.
pub(crate) fn section(sheet: &mut Sheet, title: &str, note: &str, table: &Table, brief: &Table) {
    let gutter = sheet.scale.body * 1.2;
    let width = (sheet.width() - gutter) / 2.0;
    let whole = Drawn::new(table, sheet.scale, sheet.width());
    let mut drawn = Drawn::new(brief, sheet.scale, width);
    let room = sheet.room() - sheet.gap_above() - sheet.heading_height();
    let higher = drawn.whole_height() > whole.whole_height() * MOST_HIGHER;
    let is_whole = drawn.is_whole(width) && brief.keeps_names_whole(sheet.scale, width);
    let loses = higher || !is_whole;
    if loses || whole.whole_height() <= room || !ends_well(sheet, &mut drawn, room) {
        flow::section(sheet, title, note, table);
        return;
    }
    let count = drawn.row_count();
    sheet.section(title, note, drawn.height(0..count.min(FEWEST_LEFT)));
    let mut first = 0;
    while first < count {
        if first > 0 {
            sheet.new_page();
            sheet.heading_again(title, "", 0.0);
        }
        let columns = columns(&drawn, first, sheet.room());
        let top = sheet.cursor();
        let mut left = sheet.left();
        let mut height: f32 = 0.0;
        for rows in columns {
            first = rows.end;
            height = height.max(drawn.draw(sheet.scene(), (left, top), 0, rows));
            left += width + gutter;
        }
        sheet.advance(height);
    }
}

/// Whether its last page is no few rows, which a little closer together may have room before it.
fn ends_well(sheet: &Sheet, drawn: &mut Drawn<'_>, room: f32) -> bool {
    let page = sheet.full_height() - sheet.heading_height();
    let few = drawn.height(0..drawn.row_count().min(FEWEST_LEFT));
    // Where not even a few rows have room, the first page is the next.
    let room = if few > room { page } else { room };
    let steps = (0..7_u8).map(|step| 1.0 - f32::from(step) * STEP);
    for tightness in steps {
        let mut closer = drawn.clone();
        closer.tighten(tightness);
        let mut left = room;
        let mut columns = columns(&closer, 0, left);
        let mut pages = 1;
        while let Some(rest) = columns.last().filter(|rows| rows.end < closer.row_count()) {
            left = page;
            columns = self::columns(&closer, rest.end, left);
            pages += 1;
        }
        let longest = columns.into_iter().map(|rows| closer.height(rows));
        if pages == 1 || longest.fold(0.0, f32::max) > left * FORGOTTEN {
            *drawn = closer;
            return true;
        }
    }
    false
}

/// The rows of both columns of a page: both full, or of one height where nothing is left over.
fn columns(drawn: &Drawn<'_>, first: usize, room: f32) -> Vec<Range<usize>> {
    let count = drawn.row_count();
    let left = first..fitting(drawn, first, room);
    let right = left.end..fitting(drawn, left.end, room);
    if right.end < count {
        return vec![left, right];
    }
    let is_even = |middle: &usize| {
        let ends_well = !drawn.is_heading(middle - 1);
        ends_well && drawn.height(first..*middle) >= drawn.height(*middle..count)
    };
    let middle = (first + 1..left.end).find(is_even).unwrap_or(left.end);
    let both = [first..middle, middle..count].into_iter();
    both.filter(|rows| !rows.is_empty()).collect()
}

/// One past the last row that fits, of which none is a heading without a row.
fn fitting(drawn: &Drawn<'_>, first: usize, room: f32) -> usize {
    let count = drawn.row_count();
    let last = drawn.last_within(first, room);
    if last < count && last > first + 1 && drawn.is_heading(last - 1) {
        last - 1
    } else {
        last
    }
}

/// So many columns beside each other, their rows moved together by a factor.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Columns {
    pub(crate) count: usize,
    pub(crate) tightness: f32,
}

impl Columns {
    /// A long and narrow table with a heading, over as many pages as it takes.
    pub(crate) fn draw(self, sheet: &mut Sheet, title: &str, note: &str, table: &Table) {
        let (width, gutter) = self.width(sheet);
        let drawn = self.drawn(sheet, table);
        let rows = drawn.row_count();
        let few = drawn.height(0..rows.min(FEWEST_LEFT));
        sheet.section(title, note, few.min(even_height(&drawn, 0, self.count)));
        let mut first = 0;
        while first < rows {
            if first > 0 {
                sheet.new_page();
                sheet.heading_again(title, "", 0.0);
            }
            let room = even_height(&drawn, first, self.count).min(sheet.room());
            let (top, mut left) = (sheet.cursor(), sheet.left());
            let mut height: f32 = 0.0;
            for _ in 0..self.count {
                if first == rows {
                    break;
                }
                let last = fitting(&drawn, first, room);
                height = height.max(drawn.draw(sheet.scene(), (left, top), 0, first..last));
                left += width + gutter;
                first = last;
            }
            sheet.advance(height);
        }
    }

    /// Whether the names have room in columns as narrow as these.
    pub(crate) fn keeps_names_whole(self, sheet: &Sheet, table: &Table) -> bool {
        table.keeps_names_whole(sheet.scale, self.width(sheet).0)
    }

    /// What it takes on one page, without its heading.
    pub(crate) fn height(self, sheet: &Sheet, table: &Table) -> f32 {
        even_height(&self.drawn(sheet, table), 0, self.count)
    }

    fn drawn<'table>(self, sheet: &Sheet, table: &'table Table) -> Drawn<'table> {
        let mut drawn = Drawn::new(table, sheet.scale, self.width(sheet).0);
        drawn.tighten(self.tightness);
        drawn
    }

    /// How wide each is, and the room between two.
    fn width(self, sheet: &Sheet) -> (f32, f32) {
        let gutter = sheet.scale.body * 1.2;
        let columns = u16::try_from(self.count).map_or(1.0, f32::from);
        ((sheet.width() - gutter * (columns - 1.0)) / columns, gutter)
    }
}

/// The least height of columns that hold all rows from the first on.
fn even_height(drawn: &Drawn<'_>, first: usize, count: usize) -> f32 {
    let rows = drawn.row_count();
    let holds_all = |height: &f32| {
        let ends = (0..count).fold(first, |from, _| match from {
            end if end == rows => rows,
            from => fitting(drawn, from, *height),
        });
        ends == rows
    };
    let heights: Vec<f32> = (first + 1..=rows)
        .map(|last| drawn.height(first..last))
        .collect();
    let enough = heights.partition_point(|height| !holds_all(height));
    let found = heights.get(enough).copied();
    found.unwrap_or_else(|| drawn.height(first..rows))
}
