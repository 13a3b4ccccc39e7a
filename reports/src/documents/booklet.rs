//! 手引き: the program's manual as a booklet, with contents, a page for each task, the words that are
//! explained, and an index.
//!
//! The words come in: what stands here is only what a booklet has besides, in its language.

mod contents;
mod cover;
mod index;
mod task;
mod terms;
mod words;

use chrono::NaiveDate;

use crate::layout::imprint::Imprint;
use crate::layout::scale::Scale;
use crate::layout::sheet::Sheet;
use crate::options::{Language, Print};
use crate::scene::{Ink, Stroke};
use crate::{Error, Pdf, pdf};
use words::Labels;

/// A manual in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Booklet {
    /// In which it is.
    pub language: Language,
    /// Which program's, and of which version, such as 半荘帳 1.2.0.
    pub edition: String,
    /// From when it is.
    pub printed: NaiveDate,
    /// In their order.
    pub chapters: Vec<Chapter>,
    /// The words that are explained, in the order in which they are.
    pub terms: Vec<Term>,
    /// The same in the order of the language, under the letters by which they are looked for: their places
    /// in `terms`.
    pub index: Vec<(String, Vec<usize>)>,
}

/// Tasks that belong together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// What they are about.
    pub title: String,
    /// In their order.
    pub tasks: Vec<Task>,
}

/// One task, which has a page of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// What one does.
    pub title: String,
    /// When one needs this, and what comes of it.
    pub lead: String,
    /// Numbered from 1.
    pub steps: Vec<Step>,
    /// What else may happen.
    pub notes: Vec<String>,
    /// The places in [`Booklet::terms`] of those under which the index names this page.
    pub terms: Vec<usize>,
}

/// One step of a task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// What one does.
    pub words: String,
    /// What the window then looks like.
    pub picture: Option<Picture>,
}

/// A picture of the window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// A PNG file of at most 256 colours.
    pub png: Vec<u8>,
    /// What the marks 1, 2 and so on are on.
    pub marks: Vec<String>,
}

/// A word that is explained.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// The word.
    pub name: String,
    /// How it is read, where that is another thing than how it is written.
    pub reading: String,
    /// What it means.
    pub says: String,
}

/// The pages on which things begin, counted from 0 within the part that they are in.
struct Places {
    /// In the order of the chapters.
    tasks: Vec<usize>,
    /// In the order of [`Booklet::terms`].
    terms: Vec<usize>,
    index: usize,
}

/// The manual as a booklet.
///
/// # Errors
/// Where a picture or a page cannot be drawn.
pub fn booklet(booklet: &Booklet, print: Print) -> Result<Pdf, Error> {
    let scale = Scale::of(print);
    let labels = words::labels(booklet.language);
    let mut body = Sheet::new(scale);
    let places = fill(&mut body, booklet, labels)?;
    // How many pages the contents take does not depend on the numbers in them.
    let before = front(booklet, scale, labels, &places, 0).page_count();
    let mut whole = front(booklet, scale, labels, &places, before);
    index::fill(&mut body, booklet, labels, &places, before);
    whole.append(body);
    pdf::write(whole.finish(&imprint(booklet, labels)))
}

/// Everything between contents and index, and where it stands.
fn fill(body: &mut Sheet, booklet: &Booklet, labels: &Labels) -> Result<Places, Error> {
    let mut tasks = Vec::new();
    for chapter in &booklet.chapters {
        for (place, task) in chapter.tasks.iter().enumerate() {
            body.new_page();
            if place == 0 {
                body.bookmark(0, &chapter.title);
            }
            tasks.push(body.page_count() - 1);
            task::fill(body, &chapter.title, task, labels)?;
        }
    }
    let terms = terms::fill(body, &booklet.terms, labels);
    body.new_page();
    Ok(Places {
        tasks,
        terms,
        index: body.page_count() - 1,
    })
}

/// Cover and contents.
fn front(
    booklet: &Booklet,
    scale: Scale,
    labels: &Labels,
    places: &Places,
    before: usize,
) -> Sheet {
    let mut front = Sheet::new(scale);
    front.cover(|page| cover::draw(page, booklet, labels));
    contents::fill(&mut front, booklet, labels, places, before);
    front
}

fn imprint(booklet: &Booklet, labels: &Labels) -> Imprint {
    Imprint {
        club: String::new(),
        title: labels.title.to_owned(),
        period: String::new(),
        rules: booklet.edition.clone(),
        language: booklet.language,
        printed: booklet.printed,
        printed_words: String::new(),
    }
}

/// A filled disc with a number, as it stands before a step.
fn disc(scene: &mut crate::scene::Scene, middle: (f32, f32), radius: f32) {
    const CORNERS: u8 = 32;
    let corners = (0..CORNERS).map(|corner| {
        let turned = f32::from(corner) / f32::from(CORNERS) * std::f32::consts::TAU;
        (
            middle.0 + radius * turned.cos(),
            middle.1 + radius * turned.sin(),
        )
    });
    let edge = Stroke::solid(0.2, Ink::ACCENT);
    scene.polygon(corners.collect(), Some(Ink::ACCENT), Some(edge));
}
