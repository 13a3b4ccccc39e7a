//! Draws the pages of papers with the same fonts, and prints documents of them: what many share is drawn
//! and packed once.

use std::collections::BTreeSet;
use std::mem;
use std::thread;

use lopdf::{Document, Object, ObjectId, Stream};
use printpdf::{FontId, PdfDocument, PdfFont, PdfSaveOptions, PrintpdfFontMeta};

use super::finish::{self, About};
use super::tags::Tree;
use super::{Manuscript, Pdf, file, page};
use crate::Error;
use crate::fonts::FaceId;
use crate::fonts::subset::Usage;

/// Papers that are drawn.
pub(crate) struct Press {
    /// The pages of all of them, with their fonts.
    drawn: Document,
    papers: Vec<Paper>,
}

/// One of them.
struct Paper {
    about: About,
    pages: Vec<ObjectId>,
    tree: Tree,
    missing: BTreeSet<char>,
}

/// What drawing the pages learns about text.
pub(super) struct Ledger {
    pub(super) usages: [Usage; 6],
    pub(super) missing: BTreeSet<char>,
}

impl Press {
    pub(crate) fn new(manuscripts: Vec<Manuscript>) -> Result<Self, Error> {
        let mut ledger = Ledger {
            usages: Default::default(),
            missing: BTreeSet::new(),
        };
        let mut document = PdfDocument::new("");
        let mut papers = Vec::with_capacity(manuscripts.len());
        for manuscript in manuscripts {
            let mut tree = Tree::new(&manuscript.bookmarks);
            let mut about = About {
                title: manuscript.title,
                author: manuscript.author,
                printed: manuscript.printed,
                page_heights: Vec::with_capacity(manuscript.pages.len()),
                bookmarks: manuscript.bookmarks,
                first_pages: manuscript.first_pages,
            };
            for scene in manuscript.pages {
                about.page_heights.push(scene.height);
                document
                    .pages
                    .push(page::draw(scene, &mut ledger, &mut tree));
            }
            papers.push(Paper {
                about,
                pages: Vec::new(),
                tree,
                missing: mem::take(&mut ledger.missing),
            });
        }
        for (face, usage) in FaceId::ALL.into_iter().zip(ledger.usages) {
            if !usage.is_empty() {
                let font = PdfFont::with_meta(usage.into_font(face)?, PrintpdfFontMeta::default());
                document.resources.fonts.map.insert(font_id(face), font);
            }
        }
        document.metadata.info.conformance = finish::plain_conformance();
        let options = PdfSaveOptions {
            image_optimization: None,
            ..PdfSaveOptions::default()
        };
        let mut drawn = printpdf::serialize::to_lopdf_doc(&document, &options, &mut Vec::new());
        drop(document);
        let mut pages = drawn.get_pages().into_values();
        for paper in &mut papers {
            let count = paper.about.page_heights.len();
            paper.pages.extend(pages.by_ref().take(count));
        }
        pack(&mut drawn)?;
        Ok(Self { drawn, papers })
    }

    /// A document of those papers one after the other, called what the first is.
    pub(crate) fn print(&self, which: &[usize]) -> Result<Pdf, Error> {
        let papers: Vec<&Paper> = which
            .iter()
            .filter_map(|one| self.papers.get(*one))
            .collect();
        let Some((first, others)) = papers.split_first() else {
            return Err(Error::NothingToPrint);
        };
        let mut about = first.about.clone();
        let mut tree = first.tree.clone();
        for other in others {
            about.append(&other.about);
            tree.append(&other.tree);
        }
        let pages: Vec<ObjectId> = papers
            .iter()
            .flat_map(|paper| paper.pages.clone())
            .collect();
        let missing: BTreeSet<char> = papers
            .iter()
            .flat_map(|paper| paper.missing.clone())
            .collect();
        let bytes = finish::save(self.with_pages(&pages)?, &about, &tree)?;
        Ok(Pdf {
            bytes,
            pages: pages.len(),
            missing: missing.into_iter().collect(),
        })
    }

    /// The drawn document without the pages of other papers.
    fn with_pages(&self, pages: &[ObjectId]) -> Result<Document, Error> {
        let mut left_out = BTreeSet::new();
        let all = self.papers.iter().flat_map(|paper| &paper.pages);
        for page in all.filter(|page| !pages.contains(page)) {
            left_out.insert(*page);
            let page = self.drawn.get_dictionary(*page)?;
            for part in [b"Contents".as_slice(), b"Resources"] {
                left_out.insert(page.get(part)?.as_reference()?);
            }
        }
        let kept = self
            .drawn
            .objects
            .iter()
            .filter(|(id, _)| !left_out.contains(id));
        let mut document = Document {
            objects: kept.map(|(id, object)| (*id, object.clone())).collect(),
            trailer: self.drawn.trailer.clone(),
            max_id: self.drawn.max_id,
            ..Document::new()
        };
        let root = document.catalog()?.get(b"Pages")?.as_reference()?;
        let root = document.get_dictionary_mut(root)?;
        root.set(
            "Kids",
            pages
                .iter()
                .map(|page| (*page).into())
                .collect::<Vec<Object>>(),
        );
        root.set("Count", i64::try_from(pages.len()).unwrap_or(i64::MAX));
        Ok(document)
    }
}

/// The name a page's commands use for a face.
pub(super) fn font_id(face: FaceId) -> FontId {
    FontId(format!("Face{}", face.index()))
}

/// Below so many bytes a second thread takes longer to begin than to help.
const WORTH_A_THREAD: usize = 0x4_0000;

/// Packs all streams, on as many processors as there are.
fn pack(document: &mut Document) -> Result<(), Error> {
    let mut streams: Vec<&mut Stream> = document
        .objects
        .values_mut()
        .filter_map(|object| object.as_stream_mut().ok())
        .collect();
    let whole: usize = streams.iter().map(|stream| stream.content.len()).sum();
    let most = thread::available_parallelism().map_or(1, usize::from);
    let count = (whole / WORTH_A_THREAD + 1).min(most);
    // The longest first, dealt out in turn, so that no thread waits long for another.
    streams.sort_by_key(|stream| std::cmp::Reverse(stream.content.len()));
    let mut hands: Vec<Vec<&mut Stream>> = (0..count).map(|_| Vec::new()).collect();
    for (place, stream) in streams.into_iter().enumerate() {
        hands[place % count].push(stream);
    }
    let packed = thread::scope(|scope| {
        let mut hands = hands.into_iter();
        let own = hands.next();
        let others: Vec<_> = hands
            .map(|hand| scope.spawn(|| file::pack_all(hand)))
            .collect();
        let own = own.map_or(Ok(()), file::pack_all);
        let others = others.into_iter().map(|thread| match thread.join() {
            Ok(packed) => packed,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        others.fold(own, Result::and)
    });
    Ok(packed.map_err(lopdf::Error::from)?)
}
