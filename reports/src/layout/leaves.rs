//! Pages that are each drawn whole, on A4 either way up: forms, plans, cards and tables for the wall.

use super::area::Area;
use super::fit;
use super::imprint::Imprint;
use super::scale::Scale;
use super::{A4_HEIGHT, A4_WIDTH, mm};
use crate::pdf::{Bookmark, Manuscript};
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Scene, Stroke, Style};

/// Which way up a page is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Turn {
    Portrait,
    Landscape,
}

impl Turn {
    /// An empty page.
    pub(crate) fn page(self) -> Scene {
        match self {
            Self::Portrait => Scene::new(A4_WIDTH, A4_HEIGHT),
            Self::Landscape => Scene::new(A4_HEIGHT, A4_WIDTH),
        }
    }

    /// What the margins leave of it, above the foot.
    pub(crate) fn body(self) -> Area {
        let page = self.page();
        let (side, top, foot) = (mm(16.0), mm(14.0), mm(15.0));
        Area::new(side, top, page.width - 2.0 * side, page.height - top - foot)
    }
}

/// The pages drawn so far.
pub(crate) struct Leaves {
    pages: Vec<Scene>,
    bookmarks: Vec<Bookmark>,
}

impl Leaves {
    pub(crate) fn new() -> Self {
        Self {
            pages: Vec::new(),
            bookmarks: Vec::new(),
        }
    }

    /// Adds a page under the name by which the outline leads to it.
    pub(crate) fn add(&mut self, page: Scene, name: impl Into<String>) {
        self.bookmarks.push(Bookmark {
            level: 0,
            title: name.into(),
            page: self.pages.len(),
            top: 0.0,
            is_person: false,
        });
        self.pages.push(page);
    }

    /// Puts date and page number on every page, between the margins.
    pub(crate) fn finish(mut self, imprint: &Imprint, margins: Area, scale: Scale) -> Manuscript {
        let total = self.pages.len();
        for (index, page) in self.pages.iter_mut().enumerate() {
            let ends = (margins.left, margins.right());
            imprint.foot(page, ends, scale, (index + 1, total));
        }
        self.finish_bare(imprint)
    }

    /// The pages as they are: for what is cut up or framed.
    pub(crate) fn finish_bare(self, imprint: &Imprint) -> Manuscript {
        imprint.manuscript(self.pages, self.bookmarks)
    }
}

/// The title at the left and two lines of facts at the right, over a rule; what is left of `area`.
pub(crate) fn head(scene: &mut Scene, area: Area, scale: Scale, imprint: &Imprint) -> Area {
    let (line, rest) = area.cut_top(scale.title * 1.45);
    let title = Style {
        size: scale.title * 1.15,
        ..scale.document_title()
    };
    let title_width = title.width(&imprint.title).min(line.width * 0.6);
    let at = (line.left, line.bottom() - scale.title * 0.36);
    scene.drawn_as(Role::Heading(1), |scene| {
        fit::set(scene, at, Align::Left, title, &imprint.title, title_width);
    });
    let (_, facts) = line.cut_left(title_width + scale.body);
    let club = Style {
        size: scale.section,
        ..scale.section_title()
    };
    let lines = facts.rows(2);
    lines[0].label(scene, Align::Right, club, &imprint.club);
    let told = if imprint.period.is_empty() {
        &imprint.rules
    } else {
        &imprint.period
    };
    lines[1].label(scene, Align::Right, scale.text().bold(), told);
    line.underline(scene, Stroke::solid(1.6, Ink::ACCENT));
    rest.cut_top(scale.body * 0.9).1
}
