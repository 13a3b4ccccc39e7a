//! What printpdf cannot say about a document: language, outline tree, identity and dates.

use std::io::{self, Write};

use chrono::NaiveDate;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::{Dictionary, Document, Object, ObjectId, SaveOptions, StringFormat, dictionary};
use printpdf::{CustomPdfConformance, PdfConformance};

use super::{Bookmark, fold_fingerprint};
use crate::Error;

/// The facts that go round the pages.
pub(super) struct About {
    pub(super) title: String,
    pub(super) author: String,
    pub(super) printed: NaiveDate,
    pub(super) page_heights: Vec<f32>,
    pub(super) bookmarks: Vec<Bookmark>,
}

/// No print-shop standard: those ask for a colour profile that a club's printer has no use for.
pub(super) fn plain_conformance() -> PdfConformance {
    PdfConformance::Custom(CustomPdfConformance {
        requires_icc_profile: false,
        requires_xmp_metadata: false,
        ..CustomPdfConformance::default()
    })
}

pub(super) fn save(mut document: Document, about: &About) -> Result<Vec<u8>, Error> {
    "1.7".clone_into(&mut document.version);
    describe(&mut document, about);
    let pages: Vec<ObjectId> = document.get_pages().into_values().collect();
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
    if let Some(outline) = outline {
        catalog.set("Outlines", outline);
        catalog.set("PageMode", Object::Name(b"UseOutlines".to_vec()));
    }
    compress(&mut document)?;
    identify(&mut document);
    let mut bytes = Vec::new();
    let options = SaveOptions::builder()
        .use_object_streams(true)
        .use_xref_streams(true)
        .compression_level(9)
        .build();
    document
        .save_with_options(&mut bytes, options)
        .map_err(lopdf::Error::from)?;
    Ok(bytes)
}

/// lopdf knows only the slowest level, which takes twice the time for one part in a hundred.
const LEVEL: Compression = Compression::new(6);

fn compress(document: &mut Document) -> Result<(), Error> {
    let mut encoder = ZlibEncoder::new(Vec::new(), LEVEL);
    for object in document.objects.values_mut() {
        let Object::Stream(stream) = object else {
            continue;
        };
        let packed = pack(&mut encoder, &stream.content).map_err(lopdf::Error::from)?;
        stream.dict.set("Filter", "FlateDecode");
        stream.set_content(packed);
    }
    Ok(())
}

/// One encoder for all streams: its tables are larger than most pages.
fn pack(encoder: &mut ZlibEncoder<Vec<u8>>, content: &[u8]) -> io::Result<Vec<u8>> {
    encoder.write_all(content)?;
    encoder.reset(Vec::new())
}

fn describe(document: &mut Document, about: &About) {
    let date = Object::String(
        about.printed.format("D:%Y%m%d").to_string().into_bytes(),
        StringFormat::Literal,
    );
    let creator = || utf16("半荘帳");
    let info = document.add_object(dictionary! {
        "Title" => utf16(&about.title),
        "Author" => utf16(&about.author),
        "Creator" => creator(),
        "Producer" => creator(),
        "CreationDate" => date.clone(),
        "ModDate" => date,
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

fn destination(bookmark: &Bookmark, about: &About, pages: &[ObjectId]) -> Object {
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

fn utf16(text: &str) -> Object {
    let mut bytes = vec![0xfe, 0xff];
    bytes.extend(text.encode_utf16().flat_map(u16::to_be_bytes));
    Object::String(bytes, StringFormat::Hexadecimal)
}
