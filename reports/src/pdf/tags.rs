//! The tree of what a document's pages hold, in the order in which they are read (ISO 14289-1).

use std::collections::HashMap;
use std::mem;
use std::ops::Range;

use smallvec::SmallVec;

use super::{About, Bookmark};
use crate::fonts;
use crate::options::Language;
use crate::scene::parts::{Part, Role, Scope};
use crate::scene::{Scene, Text};
use crate::values::Value;

/// Who a piece of a page's content belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    /// Nobody who is read to.
    Artifact,
    Node(usize),
}

/// An element of the tree.
pub(super) struct Node {
    pub(super) kind: Kind,
    /// The page that its own content is on.
    pub(super) page: usize,
    /// Most elements have one.
    pub(super) kids: SmallVec<[Kid; 1]>,
    /// The language of what it says, where that is not the document's.
    pub(super) language: Option<Language>,
}

/// What an element is.
pub(super) enum Kind {
    Part(Role),
    /// A name that leads to a page: the place of its annotation among all.
    Link(usize),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kid {
    Node(usize),
    /// Marked content of the element's page by its number there.
    Content(i64),
}

/// A rectangle of a page that leads to another page.
pub(super) struct Link {
    pub(super) page: usize,
    /// Left, bottom, right, top, from the left bottom corner.
    pub(super) area: [f32; 4],
    pub(super) to: Bookmark,
    pub(super) node: usize,
}

/// The values of tables that stand under one heading, row by row from the heads on.
pub(super) struct Figures {
    /// Empty right below the name of a page.
    pub(super) heading: String,
    /// What the page with the first of them is called.
    page: String,
    pub(super) rows: Vec<Vec<Value>>,
    is_joined: bool,
}

impl Figures {
    fn is_headed_like(&self, rows: &[Vec<Value>]) -> bool {
        let own = self
            .rows
            .first()
            .map(|heads| &heads[usize::from(self.is_joined)..]);
        own == rows.first().map(Vec::as_slice)
    }

    fn join(&mut self, page: &str, rows: Vec<Vec<Value>>) {
        if !self.is_joined {
            self.is_joined = true;
            for (index, row) in self.rows.iter_mut().enumerate() {
                let of = if index == 0 { "" } else { &self.page };
                row.insert(0, Value::Text(of.to_owned()));
            }
        }
        self.rows.extend(rows.into_iter().skip(1).map(|mut row| {
            row.insert(0, Value::Text(page.to_owned()));
            row
        }));
    }
}

/// The tree so far.
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    /// What is read, in order.
    pub(super) top: Vec<usize>,
    /// For each page the element that each piece of its marked content belongs to.
    pub(super) contents: Vec<Vec<usize>>,
    pub(super) links: Vec<Link>,
    pub(super) figures: Vec<Figures>,
    /// Where names lead to.
    targets: HashMap<String, Bookmark>,
    language: Language,
    tables: HashMap<(usize, usize), usize>,
    /// The last heading, and the last of a whole page.
    heading: String,
    page_heading: String,
}

/// Who owns the texts and shapes of a page.
pub(super) struct Owners {
    pub(super) texts: Vec<Owner>,
    pub(super) shapes: Vec<Owner>,
}

/// A part of a page that no other part holds.
struct Loose {
    part: usize,
    texts: Range<usize>,
    node: usize,
}

impl Tree {
    pub(super) fn new(about: &About) -> Self {
        let mut targets = HashMap::new();
        let bookmarks = about.bookmarks.iter();
        for bookmark in bookmarks.filter(|bookmark| bookmark.is_person) {
            // Two entries of one name do not say which of them is meant.
            targets
                .entry(bookmark.title.clone())
                .and_modify(|target| *target = None)
                .or_insert(Some(bookmark.clone()));
        }
        let targets = targets.into_iter();
        Self {
            nodes: Vec::new(),
            top: Vec::new(),
            contents: Vec::new(),
            links: Vec::new(),
            figures: Vec::new(),
            targets: targets.filter_map(|(name, to)| Some((name, to?))).collect(),
            language: about.language,
            tables: HashMap::new(),
            heading: String::new(),
            page_heading: String::new(),
        }
    }

    /// Adds the next page, and says who owns what of it.
    pub(super) fn add_page(&mut self, scene: &mut Scene) -> Owners {
        self.contents.push(Vec::new());
        let mut texts = vec![None; scene.texts.len()];
        let mut shapes = vec![None; scene.shapes.len()];
        let mut loose: Vec<Loose> = Vec::new();
        for (index, part) in mem::take(&mut scene.parts).into_iter().enumerate() {
            let within = loose.partition_point(|one| one.part < part.within);
            let kids = loose.split_off(within);
            if part.role == Role::Aside {
                texts[part.texts].fill(Some(Owner::Artifact));
                shapes[part.shapes].fill(Some(Owner::Artifact));
                continue;
            }
            let node = self.add(Kind::Part(Role::Paragraph));
            let kids = kids.into_iter().map(|kid| Kid::Node(kid.node));
            self.nodes[node].kids = kids.collect();
            let holder = self.link(scene, &part, node).unwrap_or(node);
            own(&mut texts[part.texts.clone()], holder);
            if let Role::Figure(_) = part.role {
                own(&mut shapes[part.shapes.clone()], node);
            }
            let link = self.lead(scene, &part, node);
            self.nodes[node].kind = link.unwrap_or(Kind::Part(part.role));
            loose.push(Loose {
                part: index,
                texts: part.texts,
                node,
            });
        }
        let unnamed = (0..texts.len()).filter(|index| texts[*index].is_none());
        for index in unnamed.collect::<Vec<_>>() {
            let node = self.add(Kind::Part(Role::Paragraph));
            texts[index] = Some(Owner::Node(node));
            loose.push(Loose {
                part: 0,
                texts: index..index + 1,
                node,
            });
        }
        loose.sort_by_key(|one| one.texts.start);
        for one in loose {
            self.add_to_the_top(one, &scene.texts);
        }
        self.tell_languages(&texts, &scene.texts);
        let owners = |owners: Vec<Option<Owner>>| {
            let owners = owners.into_iter();
            owners
                .map(|owner| owner.unwrap_or(Owner::Artifact))
                .collect()
        };
        Owners {
            texts: owners(texts),
            shapes: owners(shapes),
        }
    }

    /// The number on its page of the next piece of content that belongs to an element.
    pub(super) fn add_content(&mut self, node: usize) -> i64 {
        let Some(contents) = self.contents.last_mut() else {
            return 0;
        };
        let number = i64::try_from(contents.len()).unwrap_or(i64::MAX);
        contents.push(node);
        self.nodes[node].kids.push(Kid::Content(number));
        number
    }

    fn add(&mut self, kind: Kind) -> usize {
        self.nodes.push(Node {
            kind,
            page: self.page(),
            kids: SmallVec::new(),
            language: None,
        });
        self.nodes.len() - 1
    }

    /// The page being drawn.
    fn page(&self) -> usize {
        self.contents.len().saturating_sub(1)
    }

    /// Makes a link of the name at the head of a row where another page is that person's.
    fn link(&mut self, scene: &Scene, part: &Part, head: usize) -> Option<usize> {
        if part.role != Role::Head(Scope::Row) || self.targets.is_empty() {
            return None;
        }
        let texts = &scene.texts[part.texts.clone()];
        let to = self.targets.get(&said(texts))?.clone();
        let page = self.page();
        // A person's own page leads nowhere.
        if self.targets.values().any(|target| target.page == page) {
            return None;
        }
        let area = area_of(texts, scene.height)?;
        let node = self.add(Kind::Link(self.links.len()));
        self.nodes[head].kids.push(Kid::Node(node));
        self.links.push(Link {
            page,
            area,
            to,
            node,
        });
        Some(node)
    }

    /// Makes a link of words that lead somewhere.
    fn lead(&mut self, scene: &Scene, part: &Part, node: usize) -> Option<Kind> {
        let Role::LeadsTo(name, page) = &part.role else {
            return None;
        };
        let to = Bookmark {
            level: 0,
            title: name.clone(),
            page: *page,
            top: 0.0,
            is_person: false,
        };
        let link = Link {
            page: self.page(),
            area: area_of(&scene.texts[part.texts.clone()], scene.height)?,
            to,
            node,
        };
        self.links.push(link);
        Some(Kind::Link(self.links.len() - 1))
    }

    fn add_to_the_top(&mut self, one: Loose, texts: &[Text]) {
        if let Kind::Part(Role::Heading(level)) = &mut self.nodes[one.node].kind {
            // A paper without a title of its own begins with what its first part is called.
            if self.heading.is_empty() {
                *level = 1;
            }
            let is_page = *level == 1;
            self.heading = said(&texts[one.texts]);
            if is_page {
                self.page_heading.clone_from(&self.heading);
            }
        } else if let Kind::Part(Role::Table(grid)) = &mut self.nodes[one.node].kind {
            let figures = grid.figures.take();
            let before = self.tables.get(&grid.name).copied();
            if let Some(before) = before.filter(|_| grid.goes_on) {
                let rows = mem::take(&mut self.nodes[one.node].kids);
                self.nodes[before].kids.extend(rows);
                return;
            }
            self.tables.insert(grid.name, one.node);
            if let Some(rows) = figures {
                self.add_figures(rows);
            }
        }
        self.top.push(one.node);
    }

    /// Tables of one kind on many members' pages become one, whose rows say whose they are.
    fn add_figures(&mut self, rows: Vec<Vec<Value>>) {
        let page = &self.page_heading;
        // What stands right below the name of a page is not called by that name.
        let heading = if self.heading == *page {
            ""
        } else {
            &self.heading
        };
        let mut figures = self.figures.iter_mut();
        let alike = figures.find(|one| one.heading == heading && one.is_headed_like(&rows));
        match alike {
            Some(before) => before.join(page, rows),
            None => self.figures.push(Figures {
                heading: heading.to_owned(),
                page: page.clone(),
                rows,
                is_joined: false,
            }),
        }
    }

    fn tell_languages(&mut self, owners: &[Option<Owner>], texts: &[Text]) {
        for (owner, text) in owners.iter().zip(texts) {
            if let Some(Owner::Node(node)) = owner {
                self.nodes[*node].language = match self.language {
                    Language::Japanese => is_latin(&text.content).then_some(Language::English),
                    Language::English => is_japanese(&text.content).then_some(Language::Japanese),
                };
            }
        }
    }
}

/// What no part within it owns is its own.
fn own(owners: &mut [Option<Owner>], node: usize) {
    for owner in owners.iter_mut().filter(|owner| owner.is_none()) {
        *owner = Some(Owner::Node(node));
    }
}

fn said(texts: &[Text]) -> String {
    texts.iter().map(|text| text.content.as_str()).collect()
}

/// A name or a word in Latin letters, which a voice that reads Japanese would spell.
fn is_latin(text: &str) -> bool {
    let letters = text.chars().filter(|sign| sign.is_alphabetic()).count();
    letters >= LEAST_LETTERS && text.chars().all(|sign| sign < '\u{250}')
}

/// A word that a voice that reads English cannot say.
fn is_japanese(text: &str) -> bool {
    text.chars()
        .any(|sign| matches!(sign, '\u{3041}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}'))
}

const LEAST_LETTERS: usize = 3;

/// Where texts stand, a little larger so that a finger finds them.
fn area_of(texts: &[Text], height: f32) -> Option<[f32; 4]> {
    let areas = texts.iter().map(|text| {
        let width = fonts::width(&text.content, text.typeface, text.size) * text.squeeze;
        let (left, baseline) = (text.at.0, height - text.at.1);
        let (below, above) = (baseline - text.size * 0.3, baseline + text.size);
        [left, below, left + width, above]
    });
    areas.reduce(|one, other| {
        let [left, bottom, right, top] = other;
        [
            one[0].min(left),
            one[1].min(bottom),
            one[2].max(right),
            one[3].max(top),
        ]
    })
}
