//! Writes pages as PDF: printpdf for pages and fonts, then `finish` for what it cannot say.

mod archive;
mod csv;
mod file;
mod finish;
mod page;
mod structure;
mod tags;

use std::collections::BTreeSet;

use chrono::NaiveDate;
use printpdf::{FontId, PdfDocument, PdfFont, PdfSaveOptions, PrintpdfFontMeta};

use crate::Error;
use crate::fonts::FaceId;
use crate::fonts::subset::Usage;
use crate::layout::leaves::Turn;
use crate::scene::Scene;
use tags::Tree;

/// A finished document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pdf {
    /// The file, byte for byte the same for the same input.
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
    /// Characters that no font had and that print as 〓, in code point order.
    pub missing: Vec<char>,
}

/// Pages and what a reader shows around them.
#[derive(Clone)]
pub(crate) struct Manuscript {
    pub(crate) title: String,
    pub(crate) author: String,
    pub(crate) printed: NaiveDate,
    pub(crate) pages: Vec<Scene>,
    pub(crate) bookmarks: Vec<Bookmark>,
    /// The pages at which their numbers begin anew, the first among them.
    pub(crate) first_pages: Vec<usize>,
}

impl Manuscript {
    /// Puts the pages of another one behind these.
    pub(crate) fn append(&mut self, other: Self) {
        let before = self.pages.len();
        self.pages.extend(other.pages);
        let shifted = other.bookmarks.into_iter().map(|bookmark| Bookmark {
            page: bookmark.page + before,
            ..bookmark
        });
        self.bookmarks.extend(shifted);
        let first_pages = other.first_pages.into_iter().map(|page| page + before);
        self.first_pages.extend(first_pages);
    }

    /// Puts a page with nothing on it behind these, so that what follows begins another sheet.
    pub(crate) fn append_empty_page(&mut self) {
        self.pages.push(Turn::Portrait.page());
    }

    /// The same pages, with the outline under one entry that says what they are.
    pub(crate) fn under_its_title(mut self) -> Self {
        for bookmark in &mut self.bookmarks {
            bookmark.level += 1;
        }
        let whole = Bookmark {
            level: 0,
            title: self.title.clone(),
            page: 0,
            top: 0.0,
            is_person: false,
        };
        self.bookmarks.insert(0, whole);
        self
    }
}

/// An entry of the outline; deeper levels fold under the entry before them.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Bookmark {
    pub(crate) level: usize,
    pub(crate) title: String,
    pub(crate) page: usize,
    /// Distance from the top of the page in points.
    pub(crate) top: f32,
    /// Whether it is a person's own page, to which the person's name leads.
    pub(crate) is_person: bool,
}

/// What drawing the pages learns about text.
pub(crate) struct Ledger {
    usages: [Usage; 6],
    missing: BTreeSet<char>,
}

pub(crate) fn write(manuscript: Manuscript) -> Result<Pdf, Error> {
    let Manuscript {
        title,
        author,
        printed,
        pages,
        bookmarks,
        first_pages,
    } = manuscript;
    let page_heights: Vec<f32> = pages.iter().map(|page| page.height).collect();
    let mut ledger = Ledger {
        usages: Default::default(),
        missing: BTreeSet::new(),
    };
    let mut tree = Tree::new(&bookmarks);
    let mut document = PdfDocument::new("");
    document.pages = pages
        .into_iter()
        .map(|scene| page::draw(scene, &mut ledger, &mut tree))
        .collect();
    for (face, usage) in FaceId::ALL.into_iter().zip(ledger.usages) {
        if !usage.is_empty() {
            let font = PdfFont::with_meta(usage.into_font(face)?, PrintpdfFontMeta::default());
            document.resources.fonts.map.insert(font_id(face), font);
        }
    }
    document.metadata.info.conformance = finish::plain_conformance();
    let mut warnings = Vec::new();
    let options = PdfSaveOptions {
        image_optimization: None,
        ..PdfSaveOptions::default()
    };
    let built = printpdf::serialize::to_lopdf_doc(&document, &options, &mut warnings);
    drop(document);
    let about = finish::About {
        title,
        author,
        printed,
        page_heights,
        bookmarks,
        first_pages,
    };
    let pages = about.page_heights.len();
    let bytes = finish::save(built, &about, &tree)?;
    Ok(Pdf {
        bytes,
        pages,
        missing: ledger.missing.into_iter().collect(),
    })
}

/// The name a page's commands use for a face.
fn font_id(face: FaceId) -> FontId {
    FontId(format!("Face{}", face.index()))
}

/// FNV-1a: a small, published hash whose value never depends on the machine or the library version.
pub(crate) fn fingerprint(bytes: &[u8]) -> u64 {
    fold_fingerprint(0xcbf2_9ce4_8422_2325, bytes)
}

fn fold_fingerprint(start: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(start, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
