//! Checks what a document says to a program that reads it aloud: ISO 14289-1 as far as a program can tell.

use std::collections::{BTreeMap, BTreeSet};

use lopdf::content::Content;
use lopdf::{Dictionary, Document, Object, ObjectId};

/// Fails where anything drawn is neither in the tree nor marked as decoration, or the tree is not sound.
pub fn check(bytes: &[u8]) {
    let document = Document::load_mem(bytes).unwrap();
    check_claims(&document);
    let pages: Vec<ObjectId> = document.get_pages().into_values().collect();
    let marked: BTreeMap<ObjectId, BTreeSet<i64>> = pages
        .iter()
        .map(|page| (*page, marked_content(&document, *page)))
        .collect();
    let root = dictionary(
        &document,
        document.catalog().unwrap().get(b"StructTreeRoot"),
    );
    let mut walk = Walk {
        document: &document,
        contents: BTreeMap::new(),
        links: BTreeMap::new(),
        headings: Vec::new(),
    };
    let whole = root.get(b"K").unwrap().as_reference().unwrap();
    walk.element(whole);
    for (page, numbers) in &marked {
        let told: BTreeSet<i64> = walk
            .contents
            .keys()
            .filter(|(of, _)| of == page)
            .map(|(_, number)| *number)
            .collect();
        assert_eq!(*numbers, told, "marked on the page and in the tree");
    }
    check_headings(&walk.headings);
    check_parents(&walk, &pages, root);
}

/// The document says which standards it keeps.
fn check_claims(document: &Document) {
    let catalog = document.catalog().unwrap();
    let marked = dictionary(document, catalog.get(b"MarkInfo"));
    assert!(marked.get(b"Marked").unwrap().as_bool().unwrap());
    let language = catalog.get(b"Lang").unwrap().as_str().unwrap();
    assert!([&b"ja"[..], b"en"].contains(&language), "{language:?}");
    let packet = catalog.get(b"Metadata").unwrap().as_reference().unwrap();
    let packet = document.get_object(packet).unwrap().as_stream().unwrap();
    let packet = String::from_utf8(packet.content.clone()).unwrap();
    for claim in [
        "<pdfaid:part>3<",
        "<pdfaid:conformance>A<",
        "<pdfuaid:part>1<",
    ] {
        assert!(packet.contains(claim), "{claim}");
    }
    assert!(catalog.has(b"OutputIntents") && catalog.has(b"PageLabels"));
}

/// The numbers of a page's marked content, after a look that nothing is drawn outside of it.
fn marked_content(document: &Document, page: ObjectId) -> BTreeSet<i64> {
    let content = document.get_page_content(page);
    let mut numbers = BTreeSet::new();
    // What is open, and whether it is a part of the tree or decoration.
    let mut open: Vec<bool> = Vec::new();
    for operation in Content::decode(&content).unwrap().operations {
        match operation.operator.as_str() {
            "BMC" => {
                assert_eq!(operation.operands[0].as_name().unwrap(), b"Artifact");
                open.push(true);
            }
            "BDC" => {
                let properties = operation.operands[1].as_dict().unwrap();
                let number = properties.get(b"MCID").and_then(Object::as_i64);
                if let Ok(number) = number {
                    assert!(numbers.insert(number), "{number} twice");
                    assert!(open.is_empty(), "content within content");
                }
                open.push(number.is_ok());
            }
            "EMC" => assert!(open.pop().is_some()),
            "Tj" | "TJ" | "S" | "f" | "B" => {
                assert!(open.contains(&true), "drawn outside: {operation:?}");
            }
            _ => {}
        }
    }
    assert!(open.is_empty());
    numbers
}

struct Walk<'a> {
    document: &'a Document,
    /// Whose each piece of marked content is.
    contents: BTreeMap<(ObjectId, i64), ObjectId>,
    /// Whose each annotation is.
    links: BTreeMap<ObjectId, ObjectId>,
    headings: Vec<u8>,
}

impl Walk<'_> {
    /// Looks through an element and gives its kind and those of what it holds.
    fn element(&mut self, id: ObjectId) -> (String, Vec<String>) {
        let element = self.document.get_dictionary(id).unwrap();
        let name = String::from_utf8(element.get(b"S").unwrap().as_name().unwrap().to_vec());
        let name = name.unwrap();
        let kids = match element.get(b"K") {
            Ok(Object::Array(kids)) => kids.clone(),
            Ok(kid) => vec![kid.clone()],
            Err(_) => Vec::new(),
        };
        let mut within = Vec::new();
        let mut widths = BTreeSet::new();
        for kid in kids {
            match kid {
                Object::Integer(number) => {
                    let page = element.get(b"Pg").unwrap().as_reference().unwrap();
                    assert!(self.contents.insert((page, number), id).is_none());
                }
                Object::Reference(kid) => {
                    let told = self.document.get_dictionary(kid).unwrap();
                    let parent = told.get(b"P").unwrap().as_reference().unwrap();
                    assert_eq!(parent, id);
                    let (kid_name, of_kid) = self.element(kid);
                    if name == "Table" {
                        widths.insert(self.columns(&of_kid, kid));
                    }
                    within.push(kid_name);
                }
                Object::Dictionary(reference) => {
                    assert_eq!(name, "Link");
                    let annotation = reference.get(b"Obj").unwrap().as_reference().unwrap();
                    self.links.insert(annotation, id);
                }
                other => panic!("{other:?}"),
            }
        }
        check_element(&name, element, &within);
        assert!(widths.len() <= 1, "rows of {widths:?} columns");
        if let Some(level) = name.strip_prefix('H').and_then(|level| level.parse().ok()) {
            self.headings.push(level);
        }
        (name, within)
    }

    /// Over how many columns a row's cells go.
    fn columns(&self, cells: &[String], row: ObjectId) -> i64 {
        let row = self.document.get_dictionary(row).unwrap();
        let kids = match row.get(b"K").unwrap() {
            Object::Array(kids) => kids.clone(),
            kid => vec![kid.clone()],
        };
        assert_eq!(kids.len(), cells.len());
        let spans = kids.iter().map(|kid| {
            let cell = self.document.get_dictionary(kid.as_reference().unwrap());
            let attributes = cell.unwrap().get(b"A").and_then(Object::as_dict);
            let span = attributes
                .and_then(|told| told.get(b"ColSpan"))
                .and_then(Object::as_i64);
            span.unwrap_or(1)
        });
        spans.sum()
    }
}

/// An element holds what one of its kind may hold and says what it must.
fn check_element(kind: &str, element: &Dictionary, within: &[String]) {
    let only = |kinds: &[&str]| {
        assert!(
            within.iter().all(|kid| kinds.contains(&kid.as_str())),
            "{kind} holds {within:?}"
        );
    };
    match kind {
        "Document" => only(&["H1", "H2", "H3", "P", "Table", "Figure", "L", "TOC"]),
        "L" => only(&["LI"]),
        "LI" => assert_eq!(within, ["Lbl", "LBody"]),
        "LBody" => only(&["P", "Figure"]),
        "TOC" => only(&["TOCI"]),
        "TOCI" => assert_eq!(within, ["Link"]),
        "Table" => only(&["TR"]),
        "TR" => only(&["TH", "TD"]),
        "TH" => {
            only(&["Link"]);
            assert!(element.has(b"A"), "a head without a scope");
        }
        "TD" => only(&["Figure"]),
        "P" => only(&["Link"]),
        "Link" | "Lbl" | "H1" | "H2" | "H3" => only(&[]),
        "Figure" => {
            only(&[]);
            let shows = element.get(b"Alt").unwrap().as_str().unwrap();
            assert!(shows.len() > 4, "a picture without words");
        }
        other => panic!("{other}"),
    }
}

/// The first is of the first level, and none is skipped on the way down.
fn check_headings(levels: &[u8]) {
    let mut before = 0;
    for level in levels {
        assert!(*level <= before + 1, "{levels:?}");
        before = *level;
    }
}

/// The tree finds from the page what it found from the top.
fn check_parents(walk: &Walk<'_>, pages: &[ObjectId], root: &Dictionary) {
    let numbers = dictionary(walk.document, root.get(b"ParentTree"));
    let numbers = numbers.get(b"Nums").unwrap().as_array().unwrap();
    let of = |key: i64| {
        let mut pairs = numbers.chunks(2);
        let pair = pairs.find(|pair| pair[0].as_i64().unwrap() == key);
        pair.unwrap()[1].clone()
    };
    for page in pages {
        let told = walk.document.get_dictionary(*page).unwrap();
        assert_eq!(told.get(b"Tabs").unwrap().as_name().unwrap(), b"S");
        let key = told.get(b"StructParents").unwrap().as_i64().unwrap();
        let elements = of(key);
        let (_, elements) = walk.document.dereference(&elements).unwrap();
        for (number, element) in (0..).zip(elements.as_array().unwrap()) {
            let element = element.as_reference().unwrap();
            assert_eq!(walk.contents.get(&(*page, number)), Some(&element));
        }
        let links = told.get(b"Annots").and_then(Object::as_array);
        for link in links.map_or(&[][..], Vec::as_slice) {
            let id = link.as_reference().unwrap();
            let link = walk.document.get_dictionary(id).unwrap();
            assert!(!link.get(b"Contents").unwrap().as_str().unwrap().is_empty());
            let key = link.get(b"StructParent").unwrap().as_i64().unwrap();
            assert_eq!(walk.links.get(&id), Some(&of(key).as_reference().unwrap()));
        }
    }
}

fn dictionary<'a>(
    document: &'a Document,
    object: Result<&'a Object, lopdf::Error>,
) -> &'a Dictionary {
    match object.unwrap() {
        Object::Dictionary(dictionary) => dictionary,
        Object::Reference(id) => document.get_dictionary(*id).unwrap(),
        other => panic!("{other:?}"),
    }
}
