//! What the parts of a scene are to a program that reads a page aloud.

use std::ops::Range;

use super::Scene;
use crate::values::Value;

/// What a part of a page is.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Role {
    /// A heading of that level, from 1 for what the document or a page of its own is called.
    Heading(u8),
    Paragraph,
    /// Few are, and a role is kept for every cell.
    Table(Box<Grid>),
    Row,
    /// A cell that says what those below or beside it are.
    Head(Scope),
    Cell,
    /// A picture, and what it shows in words.
    Figure(String),
    /// Numbered steps, of which each is an item.
    List,
    Item,
    /// The number of an item.
    Label,
    /// What an item says.
    Body,
    /// A list of what stands where, of which each line is an entry.
    Contents,
    Entry,
    /// Words that lead to something of that name on that page, counted from 0.
    LeadsTo(String, usize),
    /// What goes round a page and is not read: running heads, page numbers, what a page repeats.
    Aside,
}

/// A table, or the rows of one that go on.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Grid {
    /// Which table it is, so that rows on a later page join those before them.
    pub(crate) name: (usize, usize),
    pub(crate) goes_on: bool,
    /// The values of all of it, once, row by row from the heads on.
    pub(crate) figures: Option<Vec<Vec<Value>>>,
}

/// What a head cell is the head of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    Column,
    Row,
    /// The rows below it, over so many columns.
    Rows(usize),
}

/// A stretch of a scene's texts and shapes. A part stands behind the parts within it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Part {
    pub(crate) role: Role,
    pub(crate) texts: Range<usize>,
    pub(crate) shapes: Range<usize>,
    /// The first of the parts within it; the last is the one before this one.
    pub(crate) within: usize,
}

/// Where a part begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Mark {
    texts: usize,
    shapes: usize,
    parts: usize,
}

impl Role {
    /// A table that is drawn whole in one place.
    pub(crate) fn whole_table() -> Self {
        Self::Table(Box::new(Grid {
            name: (0, 0),
            goes_on: false,
            figures: None,
        }))
    }
}

impl Scene {
    /// Notes that a part begins with whatever is drawn next.
    pub(crate) fn mark(&self) -> Mark {
        Mark {
            texts: self.texts.len(),
            shapes: self.shapes.len(),
            parts: self.parts.len(),
        }
    }

    /// Says what everything drawn since `begin` is.
    pub(crate) fn part(&mut self, begin: Mark, role: Role) {
        self.parts.push(Part {
            role,
            texts: begin.texts..self.texts.len(),
            shapes: begin.shapes..self.shapes.len(),
            within: begin.parts,
        });
    }

    /// Says of whatever `draw` draws what it is.
    pub(crate) fn drawn_as<T>(&mut self, role: Role, draw: impl FnOnce(&mut Self) -> T) -> T {
        let begin = self.mark();
        let drawn = draw(self);
        self.part(begin, role);
        drawn
    }

    /// The whole scene as one picture, with what it shows in words.
    pub(crate) fn into_figure(mut self, shows: impl Into<String>) -> Self {
        self.parts = vec![Part {
            role: Role::Figure(shows.into()),
            texts: 0..self.texts.len(),
            shapes: 0..self.shapes.len(),
            within: 0,
        }];
        self
    }

    /// Takes over what the parts of another scene are, after its texts and shapes were added to `begin`.
    pub(super) fn adopt(&mut self, parts: Vec<Part>, begin: Mark) {
        let moved = |range: Range<usize>, by: usize| range.start + by..range.end + by;
        self.parts.extend(parts.into_iter().map(|part| Part {
            role: part.role,
            texts: moved(part.texts, begin.texts),
            shapes: moved(part.shapes, begin.shapes),
            within: part.within + begin.parts,
        }));
    }
}
