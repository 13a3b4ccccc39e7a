//! Writes the tree of what the pages hold: its elements, their numbers on the pages, and links.

use std::fmt::Write;

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary};

use super::file::Texts;
use super::finish::{self, About};
use super::tags::{Kid, Kind, Link, Node, Tree};
use crate::Error;
use crate::scene::parts::{Role, Scope};

/// Puts the tree into the document; its many elements come back as they stand in the file.
pub(super) fn add(
    document: &mut Document,
    tree: &Tree,
    about: &About,
    pages: &[ObjectId],
) -> Result<Texts, Error> {
    let root = document.new_object_id();
    let whole = document.new_object_id();
    let scopes = [Scope::Column, Scope::Row].map(|scope| document.add_object(attributes(scope)));
    let annotations = add_links(document, tree, about, pages)?;
    let mut elements = Elements {
        tree,
        pages,
        scopes,
        annotations: &annotations,
        first: document.max_id + 1,
        numbers: Vec::new(),
    };
    let texts = elements.write(whole);
    document.max_id += texts.count();
    let top = tree.top.iter().filter_map(|node| elements.reference(*node));
    let top: Vec<Object> = top.collect();
    let document_element = dictionary! { "S" => "Document", "P" => root, "K" => top };
    document.set_object(whole, document_element);
    let parents = document.add_object(dictionary! { "Nums" => elements.parents() });
    let next = i64::try_from(tree.contents.len() + tree.links.len()).unwrap_or(i64::MAX);
    let tree_root = dictionary! {
        "Type" => "StructTreeRoot",
        "K" => whole,
        "ParentTree" => parents,
        "ParentTreeNextKey" => next,
    };
    document.set_object(root, tree_root);
    for (number, page) in (0_i64..).zip(pages) {
        let page = document.get_dictionary_mut(*page)?;
        page.set("StructParents", number);
        page.set("Tabs", "S");
    }
    let catalog = document.catalog_mut()?;
    catalog.set("StructTreeRoot", root);
    catalog.set("MarkInfo", dictionary! { "Marked" => true });
    Ok(texts)
}

/// What many head cells share.
fn attributes(scope: Scope) -> Dictionary {
    let scope = match scope {
        Scope::Column => "Column",
        Scope::Row | Scope::Rows(_) => "Row",
    };
    dictionary! { "O" => "Table", "Scope" => scope }
}

/// The elements while they get their numbers in the file, depth first.
struct Elements<'tree> {
    tree: &'tree Tree,
    pages: &'tree [ObjectId],
    /// The attributes of the heads of columns and of rows.
    scopes: [ObjectId; 2],
    /// For each link its annotation.
    annotations: &'tree [ObjectId],
    /// The number of the first element.
    first: u32,
    /// For each node its number, or none where it says nothing.
    numbers: Vec<Option<u32>>,
}

impl Elements<'_> {
    fn write(&mut self, whole: ObjectId) -> Texts {
        self.numbers = vec![None; self.tree.nodes.len()];
        let mut order = Vec::with_capacity(self.tree.nodes.len());
        let mut next = self.first;
        let top = self.tree.top.iter().rev();
        let mut open: Vec<(usize, u32)> = top.map(|node| (*node, whole.0)).collect();
        while let Some((node, parent)) = open.pop() {
            if !self.says_something(node) {
                continue;
            }
            let number = next;
            next += 1;
            self.numbers[node] = Some(number);
            order.push((node, parent));
            let kids = self.tree.nodes[node].kids.iter().rev();
            open.extend(kids.filter_map(|kid| match kid {
                Kid::Node(kid) => Some((*kid, number)),
                Kid::Content(_) => None,
            }));
        }
        let mut texts = Texts::new(self.first);
        for (node, parent) in order {
            texts.add(|text| self.element(&self.tree.nodes[node], parent, text));
        }
        texts
    }

    /// An empty cell keeps the others in their columns; nothing else is there without content.
    fn says_something(&self, node: usize) -> bool {
        let node = &self.tree.nodes[node];
        !node.kids.is_empty() || matches!(node.kind, Kind::Part(Role::Head(_) | Role::Cell))
    }

    fn reference(&self, node: usize) -> Option<Object> {
        Some(Object::Reference((self.numbers[node]?, 0)))
    }

    /// Writes `<</S/TD/P 12 0 R/Pg 3 0 R/K 5>>`.
    fn element(&self, node: &Node, parent: u32, text: &mut String) {
        // Writing into a String cannot fail, so the results below carry no news.
        let _ = write!(text, "<</S/{}/P {parent} 0 R", name(&node.kind));
        if node.kids.iter().any(|kid| matches!(kid, Kid::Content(_))) {
            let _ = write!(text, "/Pg {} 0 R", self.pages[node.page].0);
        }
        self.kids(node, text);
        if node.is_latin {
            text.push_str("/Lang(en)");
        }
        match &node.kind {
            Kind::Part(Role::Figure(shows)) => {
                text.push_str("/Alt<FEFF");
                for unit in shows.encode_utf16() {
                    let _ = write!(text, "{unit:04X}");
                }
                text.push('>');
            }
            Kind::Part(Role::Head(scope)) => {
                let _ = match scope {
                    Scope::Column => write!(text, "/A {} 0 R", self.scopes[0].0),
                    Scope::Row => write!(text, "/A {} 0 R", self.scopes[1].0),
                    Scope::Rows(columns) => {
                        write!(text, "/A<</O/Table/Scope/Row/ColSpan {columns}>>")
                    }
                };
            }
            Kind::Part(_) | Kind::Link(_) => {}
        }
        text.push_str(">>");
    }

    fn kids(&self, node: &Node, text: &mut String) {
        let link = match node.kind {
            Kind::Link(index) => Some(self.annotations[index].0),
            Kind::Part(_) => None,
        };
        let is_one = node.kids.len() == 1 && link.is_none();
        text.push_str(if is_one { "/K " } else { "/K[" });
        for kid in &node.kids {
            let _ = match kid {
                Kid::Content(number) => write!(text, "{number} "),
                Kid::Node(kid) => {
                    self.numbers[*kid].map_or(Ok(()), |number| write!(text, "{number} 0 R "))
                }
            };
        }
        if let Some(annotation) = link {
            let _ = write!(text, "<</Type/OBJR/Obj {annotation} 0 R>>");
        }
        if !is_one {
            text.push(']');
        }
    }

    /// For each page the elements of its content by their numbers, and for each link its element.
    fn parents(&self) -> Vec<Object> {
        let reference = |node: &usize| self.reference(*node).unwrap_or(Object::Null);
        let pages = self.tree.contents.iter();
        let pages = pages.map(|contents| Object::Array(contents.iter().map(reference).collect()));
        let links = self.tree.links.iter().map(|link| reference(&link.node));
        let numbered = (0_i64..).zip(pages.chain(links));
        numbered
            .flat_map(|(number, of)| [number.into(), of])
            .collect()
    }
}

/// The name of an element's type, and of its content on the page.
pub(super) fn name(kind: &Kind) -> &'static str {
    match kind {
        Kind::Part(Role::Heading(1)) => "H1",
        Kind::Part(Role::Heading(2)) => "H2",
        Kind::Part(Role::Heading(_)) => "H3",
        Kind::Part(Role::Paragraph) => "P",
        Kind::Part(Role::Table(_)) => "Table",
        Kind::Part(Role::Row) => "TR",
        Kind::Part(Role::Head(_)) => "TH",
        Kind::Part(Role::Cell) => "TD",
        Kind::Part(Role::Figure(_)) => "Figure",
        Kind::Part(Role::Aside) => "Artifact",
        Kind::Link(_) => "Link",
    }
}

fn add_links(
    document: &mut Document,
    tree: &Tree,
    about: &About,
    pages: &[ObjectId],
) -> Result<Vec<ObjectId>, Error> {
    let first = tree.contents.len();
    let mut annotations = Vec::with_capacity(tree.links.len());
    let mut of_pages: Vec<Vec<Object>> = vec![Vec::new(); pages.len()];
    for (place, link) in tree.links.iter().enumerate() {
        let number = i64::try_from(first + place).unwrap_or(i64::MAX);
        let id = document.add_object(annotation(link, number, about, pages));
        annotations.push(id);
        of_pages[link.page].push(id.into());
    }
    for (page, links) in pages.iter().zip(of_pages) {
        if !links.is_empty() {
            document.get_dictionary_mut(*page)?.set("Annots", links);
        }
    }
    Ok(annotations)
}

/// The flag of an annotation that is printed with its page, of which a link shows nothing.
const PRINT: i64 = 4;

fn annotation(link: &Link, number: i64, about: &About, pages: &[ObjectId]) -> Dictionary {
    let area = link.area.iter().map(|side| Object::Real(side.round()));
    dictionary! {
        "Type" => "Annot",
        "Subtype" => "Link",
        "Rect" => area.collect::<Vec<_>>(),
        "Border" => vec![0.into(), 0.into(), 0.into()],
        "F" => PRINT,
        "Contents" => finish::utf16(&format!("{}のページへ", link.name)),
        "StructParent" => number,
        "Dest" => finish::destination(&about.bookmarks[link.bookmark], about, pages),
    }
}
