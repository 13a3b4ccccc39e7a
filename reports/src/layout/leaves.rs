//! Pages that are each drawn whole, on A4: forms, plans, cards and tables for the wall.

use super::area::Area;
use super::imprint::Imprint;
use super::scale::Scale;
use crate::pdf::{Bookmark, Manuscript};
use crate::scene::Scene;

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
