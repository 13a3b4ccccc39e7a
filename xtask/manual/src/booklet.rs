//! The booklets: the manual on paper, in each language and size of letters.

use std::fs;

use chrono::NaiveDate;
use manual::{Language, Manual, Page, Step};
use reports::booklet::{self, Booklet};
use reports::{Pdf, Print};

use crate::Problem;

/// What each booklet is called, and what it is.
pub const EACH: [(&str, Language, Print); 4] = [
    ("manual.ja.pdf", Language::Ja, Print::Normal),
    ("manual-large.ja.pdf", Language::Ja, Print::Large),
    ("manual.en.pdf", Language::En, Print::Normal),
    ("manual-large.en.pdf", Language::En, Print::Large),
];

/// The program's name and its version, which is that of every crate here.
fn edition(language: Language) -> String {
    let name = match language {
        Language::Ja => "半荘帳",
        Language::En => "Hanchancho",
    };
    format!("{name} {}", env!("CARGO_PKG_VERSION"))
}

/// A booklet from that day, every letter of which is there.
pub fn print(
    manual: &Manual,
    language: Language,
    print: Print,
    day: NaiveDate,
) -> Result<Pdf, Problem> {
    let pdf = booklet::booklet(&read(manual, language, day)?, print)?;
    if pdf.missing.is_empty() {
        return Ok(pdf);
    }
    Err(Problem::Letters {
        language: language.code(),
        missing: pdf.missing,
    })
}

/// What a booklet says in that language, from that day.
fn read(manual: &Manual, language: Language, printed: NaiveDate) -> Result<Booklet, Problem> {
    let place = |id: &str| manual.terms.iter().position(|term| term.id == id);
    let chapters = manual.chapters.iter().map(|chapter| {
        let pages = chapter.pages.iter().filter_map(|id| manual.page(id));
        let tasks = pages.map(|page| {
            let terms = page.terms.iter().filter_map(|id| place(id)).collect();
            task(page, language, terms)
        });
        Ok(booklet::Chapter {
            title: chapter.title.of(language).to_owned(),
            tasks: tasks.collect::<Result<_, Problem>>()?,
        })
    });
    let terms = manual.terms.iter().map(|term| booklet::Term {
        name: term.name(language).to_owned(),
        reading: match language {
            Language::Ja if term.reading != term.ja => term.reading.clone(),
            _ => String::new(),
        },
        says: term.says.of(language).to_owned(),
    });
    let index = manual.index(language).into_iter().map(|letter| {
        let terms = letter.terms.iter().filter_map(|term| place(&term.id));
        (letter.head, terms.collect())
    });
    Ok(Booklet {
        language: match language {
            Language::Ja => reports::Language::Japanese,
            Language::En => reports::Language::English,
        },
        edition: edition(language),
        printed,
        chapters: chapters.collect::<Result<_, Problem>>()?,
        terms: terms.collect(),
        index: index.collect(),
    })
}

fn task(page: &Page, language: Language, terms: Vec<usize>) -> Result<booklet::Task, Problem> {
    let steps = page.steps.iter().enumerate();
    let steps = steps.map(|(at, step)| {
        Ok(booklet::Step {
            words: step.words().of(language).to_owned(),
            picture: picture(page, at, step, language)?,
        })
    });
    Ok(booklet::Task {
        title: page.title.of(language).to_owned(),
        lead: page.lead.of(language).to_owned(),
        steps: steps.collect::<Result<_, Problem>>()?,
        notes: page
            .notes
            .iter()
            .map(|note| note.of(language).to_owned())
            .collect(),
        terms,
    })
}

/// The picture of a step that has one, once it was taken.
fn picture(
    page: &Page,
    at: usize,
    step: &Step,
    language: Language,
) -> Result<Option<booklet::Picture>, Problem> {
    let (Some(name), Some(marks)) = (page.picture_of(at), &step.picture) else {
        return Ok(None);
    };
    let file = Manual::picture(&name, language);
    if !file.exists() {
        return Ok(None);
    }
    Ok(Some(booklet::Picture {
        png: fs::read(&file).map_err(|why| Problem::File { file, why })?,
        marks: marks
            .iter()
            .map(|mark| mark.of(language).to_owned())
            .collect(),
    }))
}
