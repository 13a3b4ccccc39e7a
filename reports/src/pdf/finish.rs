//! What printpdf cannot say about a document: language, outline tree, identity and dates.

use chrono::NaiveDate;
use lopdf::{Dictionary, Document, Object, ObjectId, StringFormat, dictionary};
use printpdf::{CustomPdfConformance, PdfConformance};

use super::tags::Tree;
use super::{Bookmark, archive, file, fold_fingerprint, structure};
use crate::Error;

/// The facts that go round the pages.
#[derive(Clone)]
pub(super) struct About {
    pub(super) title: String,
    pub(super) author: String,
    pub(super) printed: NaiveDate,
    pub(super) page_heights: Vec<f32>,
    pub(super) bookmarks: Vec<Bookmark>,
    pub(super) first_pages: Vec<usize>,
}

impl About {
    /// Takes over what leads to the pages of another paper, which come behind these.
    pub(super) fn append(&mut self, other: &Self) {
        let before = self.page_heights.len();
        self.page_heights.extend(&other.page_heights);
        self.first_pages
            .extend(other.first_pages.iter().map(|page| page + before));
        let shifted = other.bookmarks.iter().map(|bookmark| Bookmark {
            page: bookmark.page + before,
            ..bookmark.clone()
        });
        self.bookmarks.extend(shifted);
    }

    /// When it was printed, at the beginning of the day in Japan: nobody asks for the hour.
    pub(super) fn date(&self) -> Object {
        let date = self.printed.format("D:%Y%m%d000000+09'00'").to_string();
        Object::String(date.into_bytes(), StringFormat::Literal)
    }
}

/// No print-shop standard: those ask for a colour profile that a club's printer has no use for.
pub(super) fn plain_conformance() -> PdfConformance {
    PdfConformance::Custom(CustomPdfConformance {
        requires_icc_profile: false,
        requires_xmp_metadata: false,
        ..CustomPdfConformance::default()
    })
}

pub(super) fn save(mut document: Document, about: &About, tree: &Tree) -> Result<Vec<u8>, Error> {
    describe(&mut document, about);
    archive::describe(&mut document, about)?;
    archive::attach(&mut document, about, &tree.figures)?;
    let pages: Vec<ObjectId> = document.get_pages().into_values().collect();
    let elements = structure::add(&mut document, tree, about, &pages)?;
    let outline = add_outline(&mut document, about, &pages);
    let catalog = document.catalog_mut()?;
    catalog.set(
        "Lang",
        Object::String(b"ja".to_vec(), StringFormat::Literal),
    );
    catalog.set(
        "ViewerPreferences",
        dictionary! { "DisplayDocTitle" => true },
    );
    catalog.set("PageLabels", dictionary! { "Nums" => labels(about) });
    if let Some(outline) = outline {
        catalog.set("Outlines", outline);
        catalog.set("PageMode", Object::Name(b"UseOutlines".to_vec()));
    }
    identify(&mut document);
    Ok(file::write(document, &elements).map_err(lopdf::Error::from)?)
}

/// The numbers that the pages bear, which begin anew where another paper begins.
fn labels(about: &About) -> Vec<Object> {
    let label = |page: &usize| {
        let page = i64::try_from(*page).unwrap_or(i64::MAX);
        [page.into(), dictionary! { "S" => "D" }.into()]
    };
    about.first_pages.iter().flat_map(label).collect()
}

fn describe(document: &mut Document, about: &About) {
    let creator = || utf16("半荘帳");
    let info = document.add_object(dictionary! {
        "Title" => utf16(&about.title),
        "Author" => utf16(&about.author),
        "Creator" => creator(),
        "Producer" => creator(),
        "CreationDate" => about.date(),
        "ModDate" => about.date(),
    });
    if let Ok(Object::Reference(replaced)) = document.trailer.get(b"Info").cloned() {
        document.objects.remove(&replaced);
    }
    document.trailer.set("Info", info);
}

/// An outline item while its relatives are still being found.
struct Item {
    id: ObjectId,
    parent: Option<usize>,
    children: Vec<usize>,
}

fn add_outline(document: &mut Document, about: &About, pages: &[ObjectId]) -> Option<ObjectId> {
    if about.bookmarks.is_empty() {
        return None;
    }
    let root = document.new_object_id();
    let mut items: Vec<Item> = Vec::new();
    let mut top_level = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    for bookmark in &about.bookmarks {
        open.truncate(bookmark.level);
        let parent = open.last().copied();
        let index = items.len();
        items.push(Item {
            id: document.new_object_id(),
            parent,
            children: Vec::new(),
        });
        match parent {
            Some(parent) => items[parent].children.push(index),
            None => top_level.push(index),
        }
        open.push(index);
    }
    for (item, bookmark) in items.iter().zip(&about.bookmarks) {
        let siblings = item
            .parent
            .map_or(&top_level, |parent| &items[parent].children);
        let parent = item.parent.map_or(root, |parent| items[parent].id);
        let mut entry = dictionary! {
            "Title" => utf16(&bookmark.title),
            "Parent" => parent,
            "Dest" => destination(bookmark, about, pages),
        };
        let place = siblings
            .iter()
            .position(|sibling| items[*sibling].id == item.id)?;
        if let Some(before) = place.checked_sub(1).and_then(|before| siblings.get(before)) {
            entry.set("Prev", items[*before].id);
        }
        if let Some(after) = siblings.get(place + 1) {
            entry.set("Next", items[*after].id);
        }
        link_children(&mut entry, &items, &item.children, true);
        document.set_object(item.id, entry);
    }
    let mut outline = dictionary! { "Type" => "Outlines" };
    link_children(&mut outline, &items, &top_level, false);
    document.set_object(root, outline);
    Some(root)
}

/// A negative count means that the item starts folded, so that sections are seen before persons.
fn link_children(entry: &mut Dictionary, items: &[Item], children: &[usize], folded: bool) {
    if let (Some(first), Some(last)) = (children.first(), children.last()) {
        let count = i64::try_from(children.len()).unwrap_or(i64::MAX);
        entry.set("First", items[*first].id);
        entry.set("Last", items[*last].id);
        entry.set("Count", if folded { -count } else { count });
    }
}

pub(super) fn destination(bookmark: &Bookmark, about: &About, pages: &[ObjectId]) -> Object {
    let (Some(page), Some(height)) = (
        pages.get(bookmark.page),
        about.page_heights.get(bookmark.page),
    ) else {
        return Object::Null;
    };
    let top = (height - bookmark.top).round();
    Object::Array(vec![
        (*page).into(),
        "XYZ".into(),
        Object::Null,
        Object::Real(top),
        Object::Null,
    ])
}

/// Both halves of the identity come from the content: the same report is the same document.
fn identify(document: &mut Document) {
    let hash = |seed: u64| {
        let streams = document
            .objects
            .values()
            .filter_map(|object| object.as_stream().ok());
        let content = streams.fold(seed, |hash, stream| fold_fingerprint(hash, &stream.content));
        document
            .trailer
            .get(b"Info")
            .and_then(Object::as_reference)
            .and_then(|info| document.get_dictionary(info))
            .map_or(content, |info| {
                fold_fingerprint(content, format!("{info:?}").as_bytes())
            })
    };
    let mut identity = hash(0xcbf2_9ce4_8422_2325).to_be_bytes().to_vec();
    identity.extend(hash(0x6c62_272e_07bb_0142).to_be_bytes());
    let identity = Object::String(identity, StringFormat::Hexadecimal);
    document.trailer.set("ID", vec![identity.clone(), identity]);
}

pub(super) fn utf16(text: &str) -> Object {
    let mut bytes = vec![0xfe, 0xff];
    bytes.extend(text.encode_utf16().flat_map(u16::to_be_bytes));
    Object::String(bytes, StringFormat::Hexadecimal)
}
