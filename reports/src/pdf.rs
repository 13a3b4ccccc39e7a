//! Writes pages as PDF: printpdf for pages and fonts, then `finish` for what it cannot say.

mod archive;
mod file;
mod finish;
mod page;
mod pictures;
mod press;
mod structure;
mod tags;

use chrono::NaiveDate;

use crate::Error;
use crate::layout::leaves::Turn;
use crate::options::Language;
use crate::scene::Scene;

pub(crate) use press::Press;

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
    pub(crate) about: About,
    pub(crate) pages: Vec<Scene>,
}

/// What a reader shows around pages.
#[derive(Clone)]
pub(crate) struct About {
    pub(crate) title: String,
    pub(crate) author: String,
    pub(crate) language: Language,
    pub(crate) printed: NaiveDate,
    pub(crate) bookmarks: Vec<Bookmark>,
    /// The pages at which their numbers begin anew, the first among them.
    pub(crate) first_pages: Vec<usize>,
}

impl About {
    /// Takes over what leads to pages that come behind so many others.
    fn append(&mut self, other: Self, before: usize) {
        let first_pages = other.first_pages.into_iter().map(|page| page + before);
        self.first_pages.extend(first_pages);
        let shifted = other.bookmarks.into_iter().map(|bookmark| Bookmark {
            page: bookmark.page + before,
            ..bookmark
        });
        self.bookmarks.extend(shifted);
    }
}

impl Manuscript {
    /// Puts the pages of another one behind these.
    pub(crate) fn append(&mut self, other: Self) {
        self.about.append(other.about, self.pages.len());
        self.pages.extend(other.pages);
    }

    /// Puts a page with nothing on it behind these, so that what follows begins another sheet.
    pub(crate) fn append_empty_page(&mut self) {
        self.pages.push(Turn::Portrait.page());
    }

    /// The same pages, with the outline under one entry that says what they are.
    pub(crate) fn under_its_title(mut self) -> Self {
        for bookmark in &mut self.about.bookmarks {
            bookmark.level += 1;
        }
        let whole = Bookmark {
            level: 0,
            title: self.about.title.clone(),
            page: 0,
            top: 0.0,
            is_person: false,
        };
        self.about.bookmarks.insert(0, whole);
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

/// One document of those pages.
pub(crate) fn write(manuscript: Manuscript) -> Result<Pdf, Error> {
    Press::new(vec![manuscript])?.print(&[0])
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
