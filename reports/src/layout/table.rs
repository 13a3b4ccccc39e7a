//! Tables: columns that fit the page, header rows that repeat, rows grouped by five. A rule stands
//! after each group and no row has a shade: bands tire the eye and vanish on a mono printer.
//!
//! What is too wide has one way in every report. The columns move closer, then the letters become a
//! little smaller, then the columns stand below each other where all fit one page, then the page lies
//! on its side; only what is wider still is divided. A page is not turned under a title alone, which
//! would be left by itself. Names and words go on to further lines, figures never do, and what is read
//! from afar never has smaller letters.

pub(crate) mod beside;
mod cell_lines;
mod demand;
mod draw;
pub(crate) mod figures;
mod flow;
mod groups;
pub(crate) mod halves;
mod widths;

use super::bar::Places;
use super::scale::Scale;
use crate::scene::Ink;

pub(crate) use draw::Drawn;
pub(crate) use flow::{begins_page, fits, section, stands_upright, tightened};

/// What a column holds, which decides its alignment, face and how far it may shrink.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A person: squeezed and then cut when long.
    Name,
    /// Figures aligned at their right end: with equal decimals, at the decimal point.
    Figures,
    /// A short word or label in the middle of its column.
    Label,
    /// One digit or two in the middle of a column that is as narrow as can be. The first line of its head stands over
    /// the columns after it as well, as a month over its days.
    Count,
    /// Words from the left; takes the width that is left over.
    Words,
    /// A bar of places.
    Bar,
}

/// One column.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Column {
    pub(crate) head: String,
    pub(crate) kind: Kind,
    /// Repeated when the columns continue on a further page.
    pub(crate) key: bool,
    /// A thin line to the left, where another kind of figure begins.
    pub(crate) apart: bool,
    /// As wide as the others of its kind, such as the months of a year.
    pub(crate) alike: bool,
}

impl Column {
    pub(crate) fn new(kind: Kind, head: impl Into<String>) -> Self {
        Self {
            head: head.into(),
            kind,
            key: false,
            apart: false,
            alike: false,
        }
    }

    pub(crate) fn name(head: &str) -> Self {
        Self::new(Kind::Name, head)
    }

    pub(crate) fn figures(head: impl Into<String>) -> Self {
        Self::new(Kind::Figures, head)
    }

    pub(crate) fn label(head: impl Into<String>) -> Self {
        Self::new(Kind::Label, head)
    }

    pub(crate) fn count(head: impl Into<String>) -> Self {
        Self::new(Kind::Count, head)
    }

    pub(crate) fn words(head: &str) -> Self {
        Self::new(Kind::Words, head)
    }

    pub(crate) fn bar(head: &str) -> Self {
        Self::new(Kind::Bar, head)
    }

    pub(crate) fn key(self) -> Self {
        Self { key: true, ..self }
    }

    pub(crate) fn apart(self) -> Self {
        Self {
            apart: true,
            ..self
        }
    }

    pub(crate) fn alike(self) -> Self {
        Self {
            alike: true,
            ..self
        }
    }
}

/// One cell.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Cell {
    pub(crate) text: String,
    pub(crate) bold: bool,
    pub(crate) ink: Ink,
    /// A second, smaller line.
    pub(crate) below: Option<String>,
    /// Drawn in place of text.
    pub(crate) bar: Option<Places>,
    /// The same as in the row above, and said again only where a page or a column begins.
    pub(crate) repeats: bool,
}

impl Cell {
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            bold: false,
            ink: Ink::BLACK,
            below: None,
            bar: None,
            repeats: false,
        }
    }

    pub(crate) fn places(bar: Places) -> Self {
        Self {
            bar: Some(bar),
            ..Self::new("")
        }
    }

    pub(crate) fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    pub(crate) fn muted(self) -> Self {
        Self {
            ink: Ink::MUTED,
            ..self
        }
    }

    pub(crate) fn repeats(self, repeats: bool) -> Self {
        Self { repeats, ..self }
    }

    pub(crate) fn below(self, text: impl Into<String>) -> Self {
        Self {
            below: Some(text.into()),
            ..self
        }
    }
}

impl<T: Into<String>> From<T> for Cell {
    fn from(text: T) -> Self {
        Self::new(text)
    }
}

/// One row.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Row {
    pub(crate) cells: Vec<Cell>,
    /// A line above, where another kind of row begins (guests, totals).
    pub(crate) ruled: bool,
    /// A hairline above, where rows begin that belong together.
    pub(crate) begins: bool,
    /// What the rows below it have in common, over the whole width and without cells.
    pub(crate) heading: Option<String>,
}

impl Row {
    pub(crate) fn new(cells: Vec<Cell>) -> Self {
        Self {
            cells,
            ..Self::default()
        }
    }

    pub(crate) fn heading(text: impl Into<String>) -> Self {
        Self {
            heading: Some(text.into()),
            begins: true,
            ..Self::default()
        }
    }

    pub(crate) fn begins(self, begins: bool) -> Self {
        Self { begins, ..self }
    }

    pub(crate) fn ruled(self, ruled: bool) -> Self {
        Self { ruled, ..self }
    }
}

/// A table of any size.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Table {
    pub(crate) columns: Vec<Column>,
    pub(crate) rows: Vec<Row>,
    /// Rows between two hairlines.
    pub(crate) grouping: Option<usize>,
    /// Begins a page unless it has room below what is there.
    pub(crate) together: bool,
    /// Read from afar: its letters never become smaller.
    pub(crate) on_a_wall: bool,
    /// For looking up: small and close together from the first.
    pub(crate) dense: bool,
}

impl Table {
    pub(crate) fn new(columns: Vec<Column>) -> Self {
        Self {
            columns,
            rows: Vec::new(),
            grouping: Some(5),
            together: false,
            on_a_wall: false,
            dense: false,
        }
    }

    /// Without lines between groups: for a table of a few rows.
    pub(crate) fn ungrouped(columns: Vec<Column>) -> Self {
        Self {
            grouping: None,
            ..Self::new(columns)
        }
    }

    pub(crate) fn row(&mut self, cells: Vec<Cell>) {
        self.rows.push(Row::new(cells));
    }

    /// Whether cells have a second, smaller line.
    fn has_two_lines(&self) -> bool {
        let mut cells = self.rows.iter().flat_map(|row| &row.cells);
        cells.any(|cell| cell.below.is_some())
    }

    /// Into how many parts its columns are divided at that width.
    pub(crate) fn parts(&self, scale: Scale, width: f32) -> usize {
        Drawn::new(self, scale, width).panel_count()
    }

    /// Whether all columns stand side by side in that width without a word that is broken.
    pub(crate) fn breaks_no_word(&self, scale: Scale, width: f32) -> bool {
        widths::breaks_no_word(self, scale, width)
    }

    /// The same, and no name of a few letters goes on below.
    pub(crate) fn keeps_names_whole(&self, scale: Scale, width: f32) -> bool {
        widths::keeps_names_whole(self, scale, width)
    }

    /// Whether nothing of it leaves that width.
    pub(crate) fn is_within(&self, scale: Scale, width: f32) -> bool {
        Drawn::new(self, scale, width).is_within(width)
    }
}
