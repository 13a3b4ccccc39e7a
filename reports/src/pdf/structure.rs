//! Writes the tree of what the pages hold: its elements, their numbers on the pages, and links.

use std::io::{self, Write};

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary};

use super::About;
use super::file::{Pack, Packer};
use super::finish::{self, Pages};
use super::tags::{Kid, Kind, Link, Node, Tree};
use crate::Error;
use crate::options::Language;
use crate::scene::parts::{Role, Scope};

/// What the elements of all papers hang on.
pub(super) struct Trunk {
    root: ObjectId,
    /// The element of the whole document.
    whole: ObjectId,
    /// The attributes of the heads of columns and of rows.
    scopes: [ObjectId; 2],
}

impl Trunk {
    pub(super) fn add(document: &mut Document) -> Self {
        let scopes = [Scope::Column, Scope::Row];
        Self {
            root: document.new_object_id(),
            whole: document.new_object_id(),
            scopes: scopes.map(|scope| document.add_object(attributes(scope))),
        }
    }
}

/// The elements of a paper, packed.
pub(super) struct Branch {
    /// Those that hang on the trunk.
    top: Vec<Object>,
    /// For each page what lists the elements of its content by their numbers.
    of_pages: Vec<ObjectId>,
    links: Vec<Annotation>,
    pub(super) packs: Vec<Pack>,
}

/// A link's place on a page.
struct Annotation {
    id: ObjectId,
    page: ObjectId,
    element: Object,
    says: Dictionary,
}

impl Branch {
    /// Numbers everything from the `next` number on.
    pub(super) fn new(
        next: &mut u32,
        trunk: &Trunk,
        tree: &Tree,
        (about, pages): (&About, &Pages),
    ) -> io::Result<Self> {
        let mut new_id = || {
            *next += 1;
            (*next - 1, 0)
        };
        let annotations: Vec<ObjectId> = tree.links.iter().map(|_| new_id()).collect();
        let mut elements = Elements {
            tree,
            pages: &pages.ids,
            scopes: trunk.scopes,
            annotations: &annotations,
            numbers: Vec::new(),
        };
        let mut packer = Packer::default();
        *next = elements.write(*next, trunk.whole, &mut packer)?;
        let mut of_pages = Vec::with_capacity(tree.contents.len());
        for contents in &tree.contents {
            packer.add(*next, |text| elements.list(contents, text))?;
            of_pages.push((*next, 0));
            *next += 1;
        }
        let links = tree.links.iter().zip(&annotations);
        let links = links.map(|(link, id)| Annotation {
            id: *id,
            page: pages.ids[link.page],
            element: elements.reference(link.node).unwrap_or(Object::Null),
            says: annotation(link, about, pages),
        });
        Ok(Self {
            links: links.collect(),
            top: tree
                .top
                .iter()
                .filter_map(|node| elements.reference(*node))
                .collect(),
            of_pages,
            packs: packer.end()?,
        })
    }
}

/// Puts the elements of papers, one after the other, into the document of their pages.
pub(super) fn add(
    document: &mut Document,
    trunk: &Trunk,
    branches: &[&Branch],
    pages: &[ObjectId],
) -> Result<(), Error> {
    let mut parents: Vec<Object> = Vec::new();
    let of_pages = branches.iter().flat_map(|branch| &branch.of_pages);
    for ((number, page), elements) in (0_i64..).zip(pages).zip(of_pages) {
        let page = document.get_dictionary_mut(*page)?;
        page.set("StructParents", number);
        page.set("Tabs", "S");
        parents.extend([number.into(), (*elements).into()]);
    }
    let links = branches.iter().flat_map(|branch| &branch.links);
    let first = i64::try_from(pages.len()).unwrap_or(i64::MAX);
    for (number, link) in (first..).zip(links) {
        let mut says = link.says.clone();
        says.set("StructParent", number);
        document.set_object(link.id, says);
        parents.extend([number.into(), link.element.clone()]);
        let page = document.get_dictionary_mut(link.page)?;
        page.get_mut(b"Annots")?
            .as_array_mut()?
            .push(link.id.into());
    }
    let next = i64::try_from(parents.len() / 2).unwrap_or(i64::MAX);
    let parents = document.add_object(dictionary! { "Nums" => parents });
    let tops = branches
        .iter()
        .flat_map(|branch| branch.top.iter().cloned());
    let whole = dictionary! {
        "S" => "Document",
        "P" => trunk.root,
        "K" => tops.collect::<Vec<Object>>(),
    };
    document.set_object(trunk.whole, whole);
    let root = dictionary! {
        "Type" => "StructTreeRoot",
        "K" => trunk.whole,
        "ParentTree" => parents,
        "ParentTreeNextKey" => next,
    };
    document.set_object(trunk.root, root);
    let catalog = document.catalog_mut()?;
    catalog.set("StructTreeRoot", trunk.root);
    catalog.set("MarkInfo", dictionary! { "Marked" => true });
    Ok(())
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
    /// For each node its number, or none where it says nothing.
    numbers: Vec<Option<u32>>,
}

impl Elements<'_> {
    /// Writes all of them, from that number on, and gives the next.
    fn write(&mut self, first: u32, whole: ObjectId, packer: &mut Packer) -> io::Result<u32> {
        self.numbers = vec![None; self.tree.nodes.len()];
        let mut order = Vec::with_capacity(self.tree.nodes.len());
        let mut next = first;
        let top = self.tree.top.iter().rev();
        let mut open: Vec<(usize, u32)> = top.map(|node| (*node, whole.0)).collect();
        while let Some((node, parent)) = open.pop() {
            if !self.says_something(node) {
                continue;
            }
            let number = next;
            next += 1;
            self.numbers[node] = Some(number);
            order.push((node, number, parent));
            let kids = self.tree.nodes[node].kids.iter().rev();
            open.extend(kids.filter_map(|kid| match kid {
                Kid::Node(kid) => Some((*kid, number)),
                Kid::Content(_) => None,
            }));
        }
        for (node, number, parent) in order {
            packer.add(number, |text| {
                self.element(&self.tree.nodes[node], parent, text)
            })?;
        }
        Ok(next)
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
    fn element(&self, node: &Node, parent: u32, text: &mut Vec<u8>) -> io::Result<()> {
        write!(text, "<</S/{}/P {parent} 0 R", name(&node.kind))?;
        if node.kids.iter().any(|kid| matches!(kid, Kid::Content(_))) {
            write!(text, "/Pg {} 0 R", self.pages[node.page].0)?;
        }
        self.kids(node, text)?;
        if let Some(language) = node.language {
            write!(text, "/Lang({})", language.code())?;
        }
        match &node.kind {
            Kind::Part(Role::Figure(shows)) => {
                write!(text, "/Alt<FEFF")?;
                for unit in shows.encode_utf16() {
                    write!(text, "{unit:04X}")?;
                }
                write!(text, ">")?;
            }
            Kind::Part(Role::List) => write!(text, "/A<</O/List/ListNumbering/Decimal>>")?,
            Kind::Part(Role::Head(scope)) => match scope {
                Scope::Column => write!(text, "/A {} 0 R", self.scopes[0].0)?,
                Scope::Row => write!(text, "/A {} 0 R", self.scopes[1].0)?,
                Scope::Rows(columns) => {
                    write!(text, "/A<</O/Table/Scope/Row/ColSpan {columns}>>")?;
                }
            },
            Kind::Part(_) | Kind::Link(_) => {}
        }
        write!(text, ">>")
    }

    fn kids(&self, node: &Node, text: &mut Vec<u8>) -> io::Result<()> {
        let link = match node.kind {
            Kind::Link(index) => Some(self.annotations[index].0),
            Kind::Part(_) => None,
        };
        let is_one = node.kids.len() == 1 && link.is_none();
        write!(text, "{}", if is_one { "/K " } else { "/K[" })?;
        for kid in &node.kids {
            match kid {
                Kid::Content(number) => write!(text, "{number} ")?,
                Kid::Node(kid) => self.write_reference(*kid, text)?,
            }
        }
        if let Some(annotation) = link {
            write!(text, "<</Type/OBJR/Obj {annotation} 0 R>>")?;
        }
        write!(text, "{}", if is_one { "" } else { "]" })
    }

    /// Writes the elements of a page's content.
    fn list(&self, contents: &[usize], text: &mut Vec<u8>) -> io::Result<()> {
        write!(text, "[")?;
        for node in contents {
            self.write_reference(*node, text)?;
        }
        write!(text, "]")
    }

    fn write_reference(&self, node: usize, text: &mut Vec<u8>) -> io::Result<()> {
        match self.numbers[node] {
            Some(number) => write!(text, "{number} 0 R "),
            None => Ok(()),
        }
    }
}

/// The name of an element's type, and of its content on the page.
pub(super) fn name(kind: &Kind) -> &'static str {
    match kind {
        Kind::Part(Role::Heading(1)) => "H1",
        Kind::Part(Role::Heading(2)) => "H2",
        Kind::Part(Role::Heading(_)) => "H3",
        Kind::Part(Role::Paragraph | Role::LeadsTo(..)) => "P",
        Kind::Part(Role::Table(_)) => "Table",
        Kind::Part(Role::Row) => "TR",
        Kind::Part(Role::Head(_)) => "TH",
        Kind::Part(Role::Cell) => "TD",
        Kind::Part(Role::Figure(_)) => "Figure",
        Kind::Part(Role::Aside) => "Artifact",
        Kind::Part(Role::List) => "L",
        Kind::Part(Role::Item) => "LI",
        Kind::Part(Role::Label) => "Lbl",
        Kind::Part(Role::Body) => "LBody",
        Kind::Part(Role::Contents) => "TOC",
        Kind::Part(Role::Entry) => "TOCI",
        Kind::Link(_) => "Link",
    }
}

/// The flag of an annotation that is printed with its page, of which a link shows nothing.
const PRINT: i64 = 4;

fn annotation(link: &Link, about: &About, pages: &Pages) -> Dictionary {
    let area = link.area.iter().map(|side| Object::Real(side.round()));
    let says = match about.language {
        Language::Japanese => format!("{}のページへ", link.to.title),
        Language::English => format!("To the page “{}”", link.to.title),
    };
    dictionary! {
        "Type" => "Annot",
        "Subtype" => "Link",
        "Rect" => area.collect::<Vec<_>>(),
        "Border" => vec![0.into(), 0.into(), 0.into()],
        "F" => PRINT,
        "Contents" => finish::utf16(&says),
        "Dest" => pages.destination(&link.to),
    }
}
