//! What printpdf cannot say about a document: language, outline tree, identity and dates.

use lopdf::{Dictionary, Document, Object, ObjectId, StringFormat, dictionary};
use printpdf::{CustomPdfConformance, PdfConformance};

use super::{About, Bookmark, fold_fingerprint};
use crate::Error;

/// The pages of a document.
#[derive(Clone, Default)]
pub(super) struct Pages {
    pub(super) ids: Vec<ObjectId>,
    pub(super) heights: Vec<f32>,
}

impl Pages {
    /// Where an entry of the outline leads.
    pub(super) fn destination(&self, bookmark: &Bookmark) -> Object {
        let (Some(page), Some(height)) =
            (self.ids.get(bookmark.page), self.heights.get(bookmark.page))
        else {
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
}

/// When it was printed, at the beginning of the day in Japan: nobody asks for the hour.
pub(super) fn date(about: &About) -> Object {
    let date = about.printed.format("D:%Y%m%d000000+09'00'").to_string();
    Object::String(date.into_bytes(), StringFormat::Literal)
}

/// No print-shop standard: those ask for a colour profile that a club's printer has no use for.
pub(super) fn plain_conformance() -> PdfConformance {
    PdfConformance::Custom(CustomPdfConformance {
        requires_icc_profile: false,
        requires_xmp_metadata: false,
        ..CustomPdfConformance::default()
    })
}

/// Says in the document what it is, and how a reader shows it.
pub(super) fn add(document: &mut Document, about: &About, pages: &Pages) -> Result<(), Error> {
    describe(document, about);
    let outline = add_outline(document, about, pages);
    let catalog = document.catalog_mut()?;
    catalog.set("Lang", Object::string_literal(about.language.code()));
    catalog.set(
        "ViewerPreferences",
        dictionary! { "DisplayDocTitle" => true },
    );
    catalog.set("PageLabels", dictionary! { "Nums" => labels(about) });
    if let Some(outline) = outline {
        catalog.set("Outlines", outline);
        catalog.set("PageMode", Object::Name(b"UseOutlines".to_vec()));
    }
    Ok(())
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
        "CreationDate" => date(about),
        "ModDate" => date(about),
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

fn add_outline(document: &mut Document, about: &About, pages: &Pages) -> Option<ObjectId> {
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
            "Dest" => pages.destination(bookmark),
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

/// Both halves of the identity come from the content: the same report is the same document.
pub(super) fn identify(document: &mut Document) {
    let hash = |seed: u64| {
        let streams = document
            .objects
            .values()
            .filter_map(|object| object.as_stream().ok());
        let content = streams.fold(seed, |hash, stream| {
            // Eight bytes at once: whoever prints two hundred documents waits for this.
            let (words, rest) = stream.content.as_chunks::<8>();
            let words = words.iter().map(|word| u64::from_le_bytes(*word));
            let hash = words.fold(hash, |hash, word| {
                (hash ^ word)
                    .wrapping_mul(0x0000_0100_0000_01b3)
                    .rotate_left(23)
            });
            fold_fingerprint(hash, rest)
        });
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
