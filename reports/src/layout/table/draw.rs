//! Draws a range of a table's rows.

use std::ops::Range;

use super::cell_lines::{height_below, line_step, lines, second_line};
use super::widths::{self, Division, Panel};
use super::{Column, Kind, Table, demand, figures, groups};
use crate::layout::fit;
use crate::layout::scale::Scale;
use crate::scene::parts::{Grid, Role, Scope};
use crate::scene::{Align, Ink, Scene, Spot, Stroke};

/// A table whose columns have their widths.
#[derive(Clone)]
pub(crate) struct Drawn<'table> {
    table: &'table Table,
    scale: Scale,
    panels: Vec<Panel>,
    /// The room on either side of a cell's text.
    padding: f32,
    /// The height of each row.
    rows: Vec<f32>,
    /// The height of a row's first line.
    line: f32,
    /// The height of the highest header of all panels.
    head: f32,
    /// Where each row begins below the header, and last where the table ends.
    offsets: Vec<f32>,
    /// Whether a group begins with each row.
    begins: Vec<bool>,
    /// For each row the last at or before it that heads others.
    headings: Vec<Option<usize>>,
}

const TOP_RULE: Stroke = Stroke::solid(0.9, Ink::BLACK);
const HEAD_RULE: Stroke = Stroke::solid(0.5, Ink::BLACK);
const GROUP_RULE: Stroke = Stroke::solid(0.35, Ink::HAIRLINE);

impl<'table> Drawn<'table> {
    pub(crate) fn new(table: &'table Table, scale: Scale, width: f32) -> Self {
        let (scale, Division { panels, padding }) = widths::divide(table, scale, width);
        let below = if table.has_two_lines() {
            second_line(scale)
        } else {
            0.0
        };
        let head = head_height(table, 0..table.columns.len(), scale);
        let mut drawn = Self {
            table,
            scale,
            panels,
            padding,
            rows: Vec::new(),
            line: scale.row(),
            head,
            offsets: Vec::new(),
            begins: groups::begins(table),
            headings: groups::headings(table),
        };
        drawn.rows = (0..table.rows.len())
            .map(|row| scale.row() + drawn.further_lines(row).max(below))
            .collect();
        drawn.place_rows(1.0);
        drawn
    }

    /// Moves the rows together by this factor.
    pub(crate) fn tighten(&mut self, tightness: f32) {
        let least = self.rows.iter().copied().fold(f32::MAX, f32::min);
        let spare = least * (1.0 - tightness);
        for row in &mut self.rows {
            *row *= tightness;
        }
        self.line -= spare * self.line / least.max(self.line);
        self.place_rows(tightness);
    }

    /// What the row is higher by because its names or words take more than one line.
    fn further_lines(&self, row: usize) -> f32 {
        let cells = self.panels.iter().flatten().filter_map(|(index, width)| {
            let column = &self.table.columns[*index];
            let cell = self.table.rows[row].cells.get(*index)?;
            let (_, _, room) = self.place(column, 0.0, *width);
            Some(height_below(cell, column, self.scale, room))
        });
        cells.fold(0.0, f32::max)
    }

    fn place_rows(&mut self, tightness: f32) {
        let count = self.table.rows.len();
        let mut end = 0.0;
        self.offsets = vec![0.0];
        for index in 0..count {
            end += self.rows[index];
            // The gap belongs to the row above it, so that a page never begins with one.
            if index + 1 < count && self.begins[index + 1] {
                end += self.group_gap() * tightness;
            }
            self.offsets.push(end);
        }
    }

    fn group_gap(&self) -> f32 {
        let share = if self.table.dense { 0.2 } else { 0.42 };
        self.scale.body * share
    }

    pub(super) fn has_two_lines(&self) -> bool {
        self.table.has_two_lines()
    }

    pub(crate) fn row_count(&self) -> usize {
        self.table.rows.len()
    }

    pub(crate) fn panel_count(&self) -> usize {
        self.panels.len()
    }

    /// Whether all columns stand side by side within `width`: key columns can be too wide for it alone.
    pub(crate) fn is_whole(&self, width: f32) -> bool {
        self.panels.len() == 1 && self.is_within(width)
    }

    /// Whether no panel is wider than that.
    pub(crate) fn is_within(&self, width: f32) -> bool {
        let widths = |panel: &Panel| panel.iter().map(|(_, width)| width).sum::<f32>();
        self.panels.iter().all(|panel| widths(panel) <= width + 0.1)
    }

    /// The first row of the group that holds `index`.
    pub(crate) fn group_start(&self, index: usize) -> usize {
        (0..=index)
            .rev()
            .find(|row| self.begins.get(*row) == Some(&true))
            .unwrap_or(0)
    }

    /// The height of these rows with the header above them.
    pub(crate) fn height(&self, rows: Range<usize>) -> f32 {
        let carried = self.carried(rows.start).map_or(0.0, |row| self.rows[row]);
        self.head + carried + self.span(&rows) + self.scale.body * 0.3
    }

    /// The row that heads those from `first` on, where that is on an earlier page or in an earlier column.
    fn carried(&self, first: usize) -> Option<usize> {
        let heading = (*self.headings.get(first)?)?;
        (heading < first).then_some(heading)
    }

    pub(crate) fn is_heading(&self, row: usize) -> bool {
        let row = self.table.rows.get(row);
        row.is_some_and(|row| row.heading.is_some())
    }

    /// One past the last row from `first` on that fits into `room`, though never fewer than one.
    pub(crate) fn last_within(&self, first: usize, room: f32) -> usize {
        let count = self.row_count();
        let (mut fits, mut over) = ((first + 1).min(count), count + 1);
        while over - fits > 1 {
            let middle = usize::midpoint(fits, over);
            if self.height(first..middle) <= room {
                fits = middle;
            } else {
                over = middle;
            }
        }
        fits
    }

    /// The height of all rows with the header above them.
    pub(crate) fn whole_height(&self) -> f32 {
        self.height(0..self.row_count())
    }

    /// What must fit below a heading so that it does not stand alone.
    pub(crate) fn opening_height(&self) -> f32 {
        self.height(0..self.row_count().min(5))
    }

    fn span(&self, rows: &Range<usize>) -> f32 {
        if rows.is_empty() {
            0.0
        } else {
            let last = rows.end - 1;
            self.offsets[last] + self.rows[last] - self.offsets[rows.start]
        }
    }

    /// Draws the header and `rows` of one panel and returns their height.
    pub(crate) fn draw(
        &self,
        scene: &mut Scene,
        at: Spot,
        panel: usize,
        rows: Range<usize>,
    ) -> f32 {
        let begin = scene.mark();
        let height = self.draw_panel(scene, at, &self.panels[panel], rows.clone());
        let is_first = panel == 0 && rows.start == 0;
        let grid = Grid {
            name: (std::ptr::from_ref(self.table).addr(), panel),
            goes_on: rows.start > 0,
            figures: is_first.then(|| figures::of(self.table)),
        };
        scene.part(begin, Role::Table(Box::new(grid)));
        height
    }

    fn draw_panel(&self, scene: &mut Scene, at: Spot, panel: &Panel, rows: Range<usize>) -> f32 {
        let (left, top) = at;
        let right = left + panel.iter().map(|(_, width)| width).sum::<f32>();
        scene.line((left, top), (right, top), TOP_RULE);
        let head = head_height(
            self.table,
            panel.iter().map(|(index, _)| *index),
            self.scale,
        );
        // Where rows go on, their heads were read before.
        let heads = if rows.start > 0 {
            Role::Aside
        } else {
            Role::Row
        };
        scene.drawn_as(heads, |scene| self.draw_head(scene, at, panel, head));
        let body = top + head;
        scene.line((left, body), (right, body), HEAD_RULE);
        let mut begin = body;
        if let Some(heading) = self.carried(rows.start) {
            scene.drawn_as(Role::Aside, |scene| {
                self.draw_heading(scene, (left, body), right - left, (heading, "（続き）"));
            });
            begin += self.rows[heading];
        }
        let bottom = begin + self.span(&rows);
        self.draw_separators(scene, panel, (left, top + head * 0.2), bottom);
        for index in rows.clone() {
            let y = begin + self.offsets[index] - self.offsets[rows.start];
            if index > rows.start && self.begins[index] {
                let line = y - self.group_gap() / 2.0;
                let rule = if self.table.rows[index].ruled {
                    HEAD_RULE
                } else {
                    GROUP_RULE
                };
                scene.line((left, line), (right, line), rule);
            }
            let row = scene.mark();
            if self.is_heading(index) {
                let head = Role::Head(Scope::Rows(panel.len()));
                scene.drawn_as(head, |scene| {
                    self.draw_heading(scene, (left, y), right - left, (index, ""));
                });
            } else {
                let first = index == rows.start || self.is_heading(index - 1);
                self.draw_row(scene, (left, y), panel, (index, first));
            }
            scene.part(row, Role::Row);
        }
        scene.line((left, bottom), (right, bottom), TOP_RULE);
        self.height(rows) - self.head + head
    }

    fn draw_head(&self, scene: &mut Scene, (left, top): Spot, panel: &Panel, head: f32) {
        let mut x = left;
        for (place, (index, width)) in panel.iter().enumerate() {
            let column = &self.table.columns[*index];
            let style = demand::head_style(column.kind, self.scale).bold();
            let lines: Vec<&str> = column.head.split('\n').collect();
            let step = self.scale.small * 1.22;
            let below: f32 = lines.iter().skip(1).map(|_| step).sum();
            let mut baseline = top + head - self.scale.small * 0.55 - below;
            let cell = scene.mark();
            for (above, line) in lines.iter().enumerate() {
                let (at, align, room) = if column.kind == Kind::Count && above == 0 {
                    self.place_reaching(panel, place, x)
                } else {
                    self.place(column, x, *width)
                };
                fit::set(scene, (at, baseline), align, style, line, room);
                baseline += step;
            }
            scene.part(cell, Role::Head(Scope::Column));
            x += width;
        }
    }

    /// Where what reaches stands: from the left of its column to the next that has a first line of its own.
    fn place_reaching(&self, panel: &Panel, place: usize, x: f32) -> (f32, Align, f32) {
        let column = |place: usize| &self.table.columns[panel[place].0];
        let empty = |place: &usize| column(*place).head.starts_with('\n');
        let others = (place + 1..panel.len()).take_while(empty);
        let width: f32 = others.map(|place| panel[place].1).sum();
        let apart = demand::gap_of(column(place), self.scale);
        let room = panel[place].1 + width - apart - 2.0 * self.padding;
        (x + apart + self.padding, Align::Left, room)
    }

    fn draw_separators(&self, scene: &mut Scene, panel: &Panel, (left, top): Spot, bottom: f32) {
        let mut x = left;
        for (place, (index, width)) in panel.iter().enumerate() {
            if place > 0 && self.table.columns[*index].apart {
                let line = x + demand::gap_before(self.scale) * 0.4;
                scene.line((line, top), (line, bottom), GROUP_RULE);
            }
            x += width;
        }
    }

    fn baseline(&self, top: f32) -> f32 {
        top + self.line / 2.0 + self.scale.body * 0.37
    }

    /// What the rows below have in common.
    fn draw_heading(
        &self,
        scene: &mut Scene,
        (left, top): Spot,
        width: f32,
        (row, after): (usize, &str),
    ) {
        let heading = self.table.rows[row].heading.as_deref();
        let text = format!("{}{after}", heading.unwrap_or_default());
        let at = (left + self.padding, self.baseline(top));
        let room = width - 2.0 * self.padding;
        let style = self.scale.text().bold();
        fit::set(scene, at, Align::Left, style, &text, room);
    }

    /// Draws the cells of a row; the first on its page says what the others repeat.
    fn draw_row(
        &self,
        scene: &mut Scene,
        (left, top): Spot,
        panel: &Panel,
        (row, is_first): (usize, bool),
    ) {
        let baseline = self.baseline(top);
        let mut x = left;
        let mut columns = panel.iter().map(|(index, _)| *index);
        let named = columns.find(|index| self.table.columns[*index].kind == Kind::Name);
        for (index, width) in panel {
            let column = &self.table.columns[*index];
            let cell = self.table.rows[row].cells.get(*index);
            let begin = scene.mark();
            if let Some(cell) = cell.filter(|cell| is_first || !cell.repeats) {
                let (at, align, room) = self.place(column, x, *width);
                let style = demand::cell_style(cell, column.kind, self.scale);
                let mut last = baseline;
                for (number, line) in lines(cell, column, self.scale, room).iter().enumerate() {
                    if number > 0 {
                        last += line_step(self.scale);
                    }
                    fit::set(scene, (at, last), align, style, line, room);
                }
                if let Some(bar) = &cell.bar {
                    let middle = baseline - self.scale.body * 0.37;
                    let size = (room, self.scale.body * 0.95);
                    bar.draw(scene, (at, middle), size, self.scale.tiny);
                }
                if let Some(below) = &cell.below {
                    let style = self.scale.small_figures();
                    let second = last + second_line(self.scale);
                    fit::set(scene, (at, second), align, style, below, room);
                }
            }
            let role = if named == Some(*index) {
                Role::Head(Scope::Row)
            } else {
                Role::Cell
            };
            scene.part(begin, role);
            x += width;
        }
    }

    /// Where the text of a column stands, and how wide it may be.
    fn place(&self, column: &Column, x: f32, width: f32) -> (f32, Align, f32) {
        let apart = if column.apart {
            demand::gap_before(self.scale)
        } else {
            0.0
        };
        let (x, width) = (x + apart, width - apart);
        let room = width - 2.0 * demand::padding_of(column.kind, self.padding);
        match column.kind {
            Kind::Name | Kind::Words | Kind::Bar => (x + self.padding, Align::Left, room),
            Kind::Label | Kind::Count => (x + width / 2.0, Align::Center, room),
            Kind::Figures => (x + width - self.padding, Align::Right, room),
        }
    }
}

/// The height of a header over those columns.
fn head_height(table: &Table, columns: impl Iterator<Item = usize>, scale: Scale) -> f32 {
    let lines = columns.map(|index| table.columns[index].head.split('\n').count());
    let lines = u16::try_from(lines.max().unwrap_or(1)).unwrap_or(u16::MAX);
    scale.small * (0.75 + 1.25 * f32::from(lines))
}
