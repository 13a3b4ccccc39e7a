//! Pages that fill from top to bottom, with headings, running heads and page numbers.

mod heads;

use super::fit;
use super::imprint::Imprint;
use super::leaves::Turn;
use super::mm;
use super::prose;
use super::scale::Scale;
use crate::pdf::{Bookmark, Manuscript};
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Scene, Stroke, Style};

/// Rows closer together than this share of their usual distance tire the eye.
pub(crate) const TIGHTEST: f32 = 0.84;

/// Pages being filled.
pub(crate) struct Sheet {
    pub(crate) scale: Scale,
    turn: Turn,
    frame: Frame,
    pages: Vec<Scene>,
    cursor: f32,
    /// Between two blocks of a page.
    gap: f32,
    bookmarks: Vec<Bookmark>,
    /// Whether the first page says at its head what the document is.
    has_title: bool,
}

/// What the margins leave of a page.
#[derive(Debug, Clone, Copy)]
struct Frame {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl Frame {
    /// The margins leave room for two punched holes at the left, and above a page on its side; for the
    /// running head and foot as well.
    fn of(page: &Scene) -> Self {
        Self {
            left: mm(16.0),
            right: page.width - mm(16.0),
            top: mm(19.0),
            bottom: page.height - mm(18.0),
        }
    }
}

impl Sheet {
    pub(crate) fn new(scale: Scale) -> Self {
        let turn = Turn::Portrait;
        let first = turn.page();
        let frame = Frame::of(&first);
        Self {
            scale,
            turn,
            frame,
            pages: vec![first],
            cursor: frame.top,
            gap: scale.gap(),
            bookmarks: Vec::new(),
            has_title: false,
        }
    }

    pub(crate) fn left(&self) -> f32 {
        self.frame.left
    }

    pub(crate) fn right(&self) -> f32 {
        self.frame.right
    }

    pub(crate) fn width(&self) -> f32 {
        self.frame.right - self.frame.left
    }

    /// How many pages have been begun.
    pub(crate) fn page_count(&self) -> usize {
        self.pages.len()
    }

    /// Where the next block begins.
    pub(crate) fn cursor(&self) -> f32 {
        self.cursor
    }

    /// The height that is left on this page.
    pub(crate) fn room(&self) -> f32 {
        self.frame.bottom - self.cursor
    }

    /// What the margins leave of a page that way up.
    pub(crate) fn size(turn: Turn) -> (f32, f32) {
        let frame = Frame::of(&turn.page());
        (frame.right - frame.left, frame.bottom - frame.top)
    }

    /// The height of an empty page.
    pub(crate) fn full_height(&self) -> f32 {
        self.frame.bottom - self.frame.top
    }

    /// How far rows of this height together must move closer so that they fit on one page below a
    /// heading and something of `fixed` height; 1 where they fit anyway, and where they would become
    /// too tight to read with ease.
    pub(crate) fn tightness(&self, needed: f32, fixed: f32) -> f32 {
        let room = self.full_height() - self.heading_height() - fixed - 0.1;
        let tightness = room / needed;
        if tightness >= TIGHTEST {
            tightness.min(1.0)
        } else {
            1.0
        }
    }

    /// The height of a heading at the top of a page.
    pub(crate) fn heading_height(&self) -> f32 {
        self.scale.section * 1.75
    }

    /// The gap above a heading that is set here.
    pub(crate) fn gap_above(&self) -> f32 {
        if self.is_fresh() { 0.0 } else { self.gap }
    }

    /// The gap between two blocks.
    pub(crate) fn gap(&self) -> f32 {
        self.gap
    }

    /// Moves the blocks of its pages together.
    pub(crate) fn close_up(&mut self) {
        self.gap = self.scale.body * 0.5;
    }

    /// Whether nothing but one wide table stands on this page.
    pub(crate) fn is_on_its_side(&self) -> bool {
        self.turn == Turn::Landscape
    }

    /// Whether so much of this page is used that what is kept whole may begin a new one.
    pub(crate) fn is_mostly_used(&self) -> bool {
        self.room() < self.full_height() * 0.45
    }

    /// Whether there is hardly more on this page than a title.
    pub(crate) fn holds_little(&self) -> bool {
        !self.is_fresh() && self.room() > self.full_height() * 0.7
    }

    pub(crate) fn scene(&mut self) -> &mut Scene {
        if self.pages.is_empty() {
            self.pages.push(self.turn.page());
        }
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    pub(crate) fn advance(&mut self, height: f32) {
        self.cursor += height;
    }

    /// Whether anything has been set on this page.
    pub(crate) fn is_fresh(&self) -> bool {
        (self.cursor - self.frame.top).abs() < 0.5
    }

    /// Begins a page unless this one is still empty.
    pub(crate) fn new_page(&mut self) {
        if !self.is_fresh() {
            self.pages.push(self.turn.page());
            self.cursor = self.frame.top;
        }
    }

    /// Puts the pages of another one behind these.
    pub(crate) fn append(&mut self, other: Self) {
        if self.is_fresh() {
            self.pages.pop();
        }
        let before = self.pages.len();
        self.pages.extend(other.pages);
        let bookmarks = other.bookmarks.into_iter().map(|bookmark| Bookmark {
            page: bookmark.page + before,
            ..bookmark
        });
        self.bookmarks.extend(bookmarks);
        (self.turn, self.frame) = (other.turn, other.frame);
        (self.cursor, self.gap) = (other.cursor, other.gap);
    }

    /// Has the pages from here on this way up: wide tables are read on a page on its side.
    pub(crate) fn turn(&mut self, turn: Turn) {
        if self.turn == turn {
            return;
        }
        if self.is_fresh() {
            self.pages.pop();
        }
        let page = turn.page();
        self.turn = turn;
        self.frame = Frame::of(&page);
        self.cursor = self.frame.top;
        self.pages.push(page);
    }

    /// Begins a page unless `height` is still free.
    pub(crate) fn ensure(&mut self, height: f32) {
        if self.room() < height {
            self.new_page();
        }
    }

    /// Draws the first page as a whole; what follows begins the next.
    pub(crate) fn cover(&mut self, draw: impl FnOnce(&mut Scene)) {
        draw(self.scene());
        self.has_title = true;
        self.cursor = self.frame.bottom;
    }

    /// Notes a place that the outline leads to.
    pub(crate) fn bookmark(&mut self, level: usize, title: impl Into<String>) {
        let page = self.pages.len().saturating_sub(1);
        self.bookmarks.push(Bookmark {
            level,
            title: title.into(),
            page,
            top: (self.cursor - 8.0).max(0.0),
            is_person: false,
        });
    }

    /// Notes a person's own page.
    pub(crate) fn bookmark_person(&mut self, level: usize, name: impl Into<String>) {
        self.bookmark(level, name);
        if let Some(bookmark) = self.bookmarks.last_mut() {
            bookmark.is_person = true;
        }
    }

    /// Running text over the full width.
    pub(crate) fn paragraph(&mut self, text: &str, style: Style) {
        let leading = style.size * 1.6;
        let mut begin = self.scene().mark();
        for line in prose::lines(text, style, self.width()) {
            if self.room() < leading {
                self.scene().part(begin, Role::Paragraph);
                self.new_page();
                begin = self.scene().mark();
            }
            let at = (self.left(), self.cursor + style.size * 1.15);
            self.scene().text(at, Align::Left, style, line);
            self.advance(leading);
        }
        self.scene().part(begin, Role::Paragraph);
    }

    /// A chart or another drawing of known height, centred.
    pub(crate) fn drawing(&mut self, drawing: Scene) {
        self.ensure(drawing.height);
        let at = (
            self.left() + (self.width() - drawing.width) / 2.0,
            self.cursor,
        );
        let height = drawing.height;
        self.scene().place(drawing, at);
        self.advance(height);
    }

    /// Puts the running heads, dates and page numbers on every page.
    pub(crate) fn finish(mut self, imprint: &Imprint) -> Manuscript {
        if self.is_fresh() && self.pages.len() > 1 {
            self.pages.pop();
        }
        let style = Style {
            typeface: crate::fonts::Typeface::Text,
            ..self.scale.tick()
        };
        let total = self.pages.len();
        let titled = format!("{}　{}", imprint.title, imprint.period);
        let heads = [format!("{}　{titled}", imprint.club), titled];
        let heads = heads.map(|head| head.trim_start_matches('　').to_owned());
        let head = |width: f32| {
            // Rather than cut the day, the head leaves out what the first page says.
            let mut heads = heads.iter();
            heads
                .find(|head| fit::is_whole(head, style, width))
                .unwrap_or(&imprint.period)
        };
        for (index, page) in self.pages.iter_mut().enumerate() {
            let Frame {
                left, right, top, ..
            } = Frame::of(page);
            let begin = page.mark();
            if index > 0 || !self.has_title {
                let baseline = top - mm(6.5);
                fit::set(
                    page,
                    (left, baseline),
                    Align::Left,
                    style,
                    head(right - left),
                    right - left,
                );
                let rule = baseline + mm(1.6);
                page.line((left, rule), (right, rule), Stroke::solid(0.4, Ink::RULE));
            }
            page.part(begin, Role::Aside);
            imprint.foot(page, (left, right), self.scale, (index + 1, total));
        }
        imprint.manuscript(self.pages, self.bookmarks)
    }
}
