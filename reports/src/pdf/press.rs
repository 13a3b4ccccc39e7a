//! Draws the pages of papers with the same fonts, and prints documents of them: what many share is drawn
//! and packed once.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::thread;

use lopdf::{Document, Object, ObjectId, Stream};
use printpdf::{FontId, PdfDocument, PdfFont, PdfSaveOptions, PrintpdfFontMeta};

use super::archive::{self, Attachment};
use super::file::{self, Pack};
use super::finish::{self, Pages};
use super::structure::{self, Branch, Trunk};
use super::tags::Tree;
use super::{About, Manuscript, Pdf, page};
use crate::Error;
use crate::fonts::FaceId;
use crate::fonts::subset::Usage;

/// Papers that are drawn.
pub(crate) struct Press {
    /// What they share: fonts, and what everything hangs on.
    shared: Document,
    trunk: Trunk,
    papers: Vec<Paper>,
}

/// One of them.
struct Paper {
    about: About,
    pages: Pages,
    /// The pages' objects, and the files in the paper.
    objects: BTreeMap<ObjectId, Object>,
    branch: Branch,
    attachments: Vec<Attachment>,
    missing: BTreeSet<char>,
}

/// What drawing the pages learns about text.
pub(super) struct Ledger {
    pub(super) usages: [Usage; 6],
    pub(super) missing: BTreeSet<char>,
}

/// A paper whose pages are drawn as printpdf has them.
struct Draft {
    about: About,
    heights: Vec<f32>,
    tree: Tree,
    missing: BTreeSet<char>,
}

impl Press {
    pub(crate) fn new(manuscripts: Vec<Manuscript>) -> Result<Self, Error> {
        let mut ledger = Ledger {
            usages: Default::default(),
            missing: BTreeSet::new(),
        };
        let mut document = PdfDocument::new("");
        let mut drafts = Vec::with_capacity(manuscripts.len());
        for Manuscript { about, pages } in manuscripts {
            let mut tree = Tree::new(&about.bookmarks);
            let heights = pages.iter().map(|page| page.height).collect();
            let pages = pages.into_iter();
            document
                .pages
                .extend(pages.map(|scene| page::draw(scene, &mut ledger, &mut tree)));
            drafts.push(Draft {
                about,
                heights,
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
        let mut shared = printpdf::serialize::to_lopdf_doc(&document, &options, &mut Vec::new());
        drop(document);
        let trunk = Trunk::add(&mut shared);
        let mut ids = shared.get_pages().into_values();
        let papers = drafts.into_iter().map(|draft| {
            let ids = ids.by_ref().take(draft.heights.len()).collect();
            Paper::new(draft, ids, &mut shared, &trunk)
        });
        let mut papers = papers.collect::<Result<Vec<Paper>, Error>>()?;
        let own = papers
            .iter_mut()
            .flat_map(|paper| paper.objects.values_mut());
        pack(shared.objects.values_mut().chain(own))?;
        Ok(Self {
            shared,
            trunk,
            papers,
        })
    }

    /// A document of those papers one after the other, called what the first is.
    pub(crate) fn print(&self, which: &[usize]) -> Result<Pdf, Error> {
        let papers = which.iter().filter_map(|one| self.papers.get(*one));
        let papers: Vec<&Paper> = papers.collect();
        let first = papers.first().ok_or(Error::NothingToPrint)?;
        let mut about = About {
            bookmarks: Vec::new(),
            first_pages: Vec::new(),
            ..first.about.clone()
        };
        let mut document = self.shared.clone();
        let mut pages = Pages::default();
        for paper in &papers {
            about.append(paper.about.clone(), pages.ids.len());
            pages.ids.extend(&paper.pages.ids);
            pages.heights.extend(&paper.pages.heights);
            let objects = paper.objects.iter();
            document
                .objects
                .extend(objects.map(|(id, object)| (*id, object.clone())));
        }
        set_pages(&mut document, &pages.ids)?;
        finish::add(&mut document, &about, &pages)?;
        archive::describe(&mut document, &about)?;
        let attachments = papers.iter().flat_map(|paper| &paper.attachments);
        archive::attach(&mut document, &attachments.collect::<Vec<_>>())?;
        let branches: Vec<&Branch> = papers.iter().map(|paper| &paper.branch).collect();
        structure::add(&mut document, &self.trunk, &branches, &pages.ids)?;
        finish::identify(&mut document);
        let packs: Vec<&Pack> = branches.iter().flat_map(|branch| &branch.packs).collect();
        let missing = papers.iter().flat_map(|paper| &paper.missing);
        let missing: BTreeSet<char> = missing.copied().collect();
        Ok(Pdf {
            bytes: file::write(document, &packs).map_err(lopdf::Error::from)?,
            pages: pages.ids.len(),
            missing: missing.into_iter().collect(),
        })
    }
}

impl Paper {
    /// Takes what is the paper's own out of what is shared.
    fn new(
        draft: Draft,
        ids: Vec<ObjectId>,
        shared: &mut Document,
        trunk: &Trunk,
    ) -> Result<Self, Error> {
        let Draft {
            about,
            heights,
            tree,
            missing,
        } = draft;
        let pages = Pages { ids, heights };
        let mut objects = BTreeMap::new();
        for id in &pages.ids {
            let page = shared.get_dictionary(*id)?;
            let [content, resources] =
                [b"Contents".as_slice(), b"Resources"].map(|part| page.get(part));
            let parts = [content?.as_reference()?, resources?.as_reference()?, *id];
            let taken = parts
                .into_iter()
                .filter_map(|id| shared.objects.remove_entry(&id));
            objects.extend(taken);
        }
        let figures = tree.figures.iter();
        let mut files = Document::new();
        files.max_id = shared.max_id;
        let attachments = figures
            .map(|one| Attachment::add(&mut files, &about, one))
            .collect();
        shared.max_id = files.max_id;
        objects.extend(files.objects);
        let branch = Branch::new(shared, trunk, &tree, (&about, &pages));
        Ok(Self {
            branch: branch.map_err(lopdf::Error::from)?,
            about,
            pages,
            objects,
            attachments,
            missing,
        })
    }
}

fn set_pages(document: &mut Document, pages: &[ObjectId]) -> Result<(), Error> {
    let root = document.catalog()?.get(b"Pages")?.as_reference()?;
    let root = document.get_dictionary_mut(root)?;
    let kids = pages.iter().map(|page| (*page).into());
    root.set("Kids", kids.collect::<Vec<Object>>());
    root.set("Count", i64::try_from(pages.len()).unwrap_or(i64::MAX));
    Ok(())
}

/// The name a page's commands use for a face.
pub(super) fn font_id(face: FaceId) -> FontId {
    FontId(format!("Face{}", face.index()))
}

/// Below so many bytes a second thread takes longer to begin than to help.
const WORTH_A_THREAD: usize = 0x4_0000;

/// Packs all streams, on as many processors as there are.
fn pack<'object>(objects: impl Iterator<Item = &'object mut Object>) -> Result<(), Error> {
    let streams = objects.filter_map(|object| object.as_stream_mut().ok());
    let mut streams: Vec<&mut Stream> = streams.collect();
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
