//! Draws the pages of papers with the same fonts, and prints documents of them: what many share is drawn
//! and packed once.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::ops::Range;
use std::sync::Arc;

use lopdf::{Document, Object, ObjectId, Stream};
use printpdf::{
    FontId, Op, PdfDocument, PdfFont, PdfFontHandle, PdfPage, PdfSaveOptions, PrintpdfFontMeta, Pt,
    Rect, TextItem,
};
use rayon::prelude::*;

use super::archive::{self, Attachment};
use super::file::{self, Pack};
use super::finish::{self, Pages};
use super::structure::{self, Branch, Trunk};
use super::tags::Tree;
use super::{About, Manuscript, Pdf, page, pictures};
use crate::Error;
use crate::fonts::FaceId;
use crate::fonts::subset::Usage;
use crate::scene::picture::Picture;

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
    pub(super) usages: [Usage; FaceId::COUNT],
    pub(super) missing: BTreeSet<char>,
    pub(super) pictures: Vec<Arc<Picture>>,
}

/// What a page is drawn by, packed, and the numbers of the pictures on it.
struct Drawn {
    content: Vec<u8>,
    pictures: Range<usize>,
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
            pictures: Vec::new(),
        };
        let mut document = PdfDocument::new("");
        let (drafts, contents) = draw_all(manuscripts, &mut ledger, &mut document)?;
        let mut specimen = vec![Op::StartTextSection];
        for (face, usage) in FaceId::ALL.into_iter().zip(ledger.usages) {
            if !usage.is_empty() {
                specimen.extend(all_of(face, usage.characters()));
                let font = PdfFont::with_meta(usage.into_font(face)?, PrintpdfFontMeta::default());
                document.resources.fonts.map.insert(font_id(face), font);
            }
        }
        specimen.push(Op::EndTextSection);
        document.pages.push(bare_page((1.0, 1.0), specimen));
        document.metadata.info.conformance = finish::plain_conformance();
        let options = PdfSaveOptions {
            image_optimization: None,
            ..PdfSaveOptions::default()
        };
        let mut shared = printpdf::serialize::to_lopdf_doc(&document, &options, &mut Vec::new());
        drop(document);
        let trunk = Trunk::add(&mut shared);
        let mut ids: Vec<ObjectId> = shared.get_pages().into_values().collect();
        if let Some(specimen) = ids.pop() {
            take_pages(&mut shared, &[specimen])?;
        }
        let shown = contents.iter().map(|drawn| &drawn.pictures);
        pictures::add(
            &mut shared,
            &ledger.pictures,
            ids.iter().copied().zip(shown),
        )?;
        for (id, drawn) in ids.iter().zip(contents) {
            let page = shared.get_dictionary(*id)?.get(b"Contents")?;
            let stream = shared
                .get_object_mut(page.as_reference()?)?
                .as_stream_mut()?;
            stream.set_plain_content(drawn.content);
            stream.dict.set("Filter", file::FILTER);
        }
        let mut ids = ids.into_iter();
        let mut objects = Vec::with_capacity(drafts.len());
        let mut drawn = Vec::with_capacity(drafts.len());
        for draft in drafts {
            let pages = Pages {
                ids: ids.by_ref().take(draft.heights.len()).collect(),
                heights: draft.heights,
            };
            let mut own = take_pages(&mut shared, &pages.ids)?;
            let about = draft.about;
            let figures = draft.tree.figures.iter();
            let attachments =
                figures.map(|one| Attachment::add(&mut shared, &mut own, &about, one));
            let attachments = attachments.collect::<Vec<_>>();
            objects.push(own);
            drawn.push((about, pages, draft.tree, attachments, draft.missing));
        }
        let mut next = shared.max_id + 1;
        let (branches, packed) = rayon::join(
            || {
                let branches = drawn.iter().map(|(about, pages, tree, ..)| {
                    Branch::new(&mut next, &trunk, tree, (about, pages))
                });
                branches.collect::<io::Result<Vec<Branch>>>()
            },
            || {
                let own = objects.iter_mut().flat_map(BTreeMap::values_mut);
                pack(shared.objects.values_mut().chain(own))
            },
        );
        packed?;
        shared.max_id = next - 1;
        let branches = branches.map_err(lopdf::Error::from)?;
        let papers = drawn.into_iter().zip(objects).zip(branches);
        let papers = papers.map(|((drawn, objects), branch)| {
            let (about, pages, _, attachments, missing) = drawn;
            Paper {
                about,
                pages,
                objects,
                branch,
                attachments,
                missing,
            }
        });
        Ok(Self {
            papers: papers.collect(),
            shared,
            trunk,
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

/// Draws the pages of papers, and gives the document as many empty ones. While one is drawn, another
/// processor packs the one before: what draws a page is several times as long.
fn draw_all(
    manuscripts: Vec<Manuscript>,
    ledger: &mut Ledger,
    document: &mut PdfDocument,
) -> Result<(Vec<Draft>, Vec<Drawn>), Error> {
    let mut drafts = Vec::with_capacity(manuscripts.len());
    let mut scenes = Vec::new();
    for (paper, Manuscript { about, pages }) in manuscripts.into_iter().enumerate() {
        let sizes = pages.iter().map(|scene| (scene.width, scene.height));
        let bare = sizes.map(|size| bare_page(size, Vec::new()));
        document.pages.extend(bare);
        drafts.push(Draft {
            heights: pages.iter().map(|scene| scene.height).collect(),
            tree: Tree::new(&about),
            about,
            missing: BTreeSet::new(),
        });
        scenes.extend(pages.into_iter().map(|scene| (paper, scene)));
    }
    let plain = scenes
        .into_iter()
        .enumerate()
        .map(|(page, (paper, scene))| {
            let before = ledger.pictures.len();
            let content = page::draw(scene, ledger, &mut drafts[paper].tree);
            drafts[paper].missing.append(&mut ledger.missing);
            let pictures = before..ledger.pictures.len();
            (page, Drawn { content, pictures })
        });
    let packed = plain
        .par_bridge()
        .map_init(file::encoder, |encoder, (page, mut drawn)| {
            file::deflate(encoder, &mut drawn.content)?;
            Ok((page, drawn))
        });
    let packed: io::Result<Vec<(usize, Drawn)>> = packed.collect();
    let mut packed = packed.map_err(lopdf::Error::from)?;
    packed.sort_unstable_by_key(|(page, _)| *page);
    let contents = packed.into_iter().map(|(_, drawn)| drawn);
    Ok((drafts, contents.collect()))
}

/// A page whose commands are not written by printpdf, or which only shows it these.
fn bare_page((width, height): (f32, f32), ops: Vec<Op>) -> PdfPage {
    let sheet = Rect::from_wh(Pt(width), Pt(height));
    PdfPage {
        media_box: sheet.clone(),
        trim_box: sheet.clone(),
        crop_box: sheet,
        ops,
    }
}

/// Shows printpdf, which embeds nothing else, what there is of a face.
fn all_of(face: FaceId, characters: String) -> [Op; 2] {
    let font = PdfFontHandle::External(font_id(face));
    let items = vec![TextItem::Text(characters)];
    [
        Op::SetFont {
            font,
            size: Pt(10.0),
        },
        Op::ShowText { items },
    ]
}

/// Takes what is these pages' own out of what is shared.
fn take_pages(
    shared: &mut Document,
    pages: &[ObjectId],
) -> Result<BTreeMap<ObjectId, Object>, Error> {
    let mut own = BTreeMap::new();
    for id in pages {
        let page = shared.get_dictionary(*id)?;
        let content = page.get(b"Contents")?.as_reference()?;
        let resources = page.get(b"Resources")?.as_reference()?;
        let parts = [content, resources, *id].into_iter();
        own.extend(parts.filter_map(|id| shared.objects.remove_entry(&id)));
    }
    Ok(own)
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
fn font_id(face: FaceId) -> FontId {
    FontId(format!("Face{}", face.index()))
}

/// Packs all streams, on as many processors as there are.
fn pack<'object>(objects: impl Iterator<Item = &'object mut Object>) -> Result<(), Error> {
    let streams = objects.filter_map(|object| object.as_stream_mut().ok());
    let mut streams: Vec<&mut Stream> = streams.collect();
    // The longest first, so that at the end no processor waits long for another.
    streams.sort_by_key(|stream| std::cmp::Reverse(stream.content.len()));
    let packed = streams
        .par_iter_mut()
        .try_for_each_init(file::encoder, |encoder, stream| {
            file::pack(encoder, &mut stream.dict, &mut stream.content)
        });
    Ok(packed.map_err(lopdf::Error::from)?)
}
