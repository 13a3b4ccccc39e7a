//! The program's help: everything that the manual says, as the page reads it.

use std::path::PathBuf;

use manual::{Language, Manual, Page, Term, Words};
use serde_json::{Map, Value, json};

use crate::in_checkout;

/// Where the page has it.
pub fn file() -> PathBuf {
    in_checkout("ui/src/help/pages.json")
}

/// The file's text. The pictures that it names are those of `manual/pictures`, which the page takes from
/// there; one that was not taken yet is not named.
pub fn pages(manual: &Manual) -> Result<String, serde_json::Error> {
    let chapters = manual.chapters.iter().filter(|one| !one.pages.is_empty());
    let chapters: Vec<Value> = chapters
        .map(|one| json!({ "title": both(&one.title), "pages": one.pages }))
        .collect();
    let pages: Vec<Value> = manual.pages.iter().map(page).collect();
    let terms: Vec<Value> = manual.terms.iter().map(term).collect();
    let all = json!({ "chapters": chapters, "pages": pages, "terms": terms });
    serde_json::to_string_pretty(&all).map(|text| text + "\n")
}

fn page(page: &Page) -> Value {
    let steps: Vec<Value> = (0..page.steps.len()).map(|at| step(page, at)).collect();
    let notes: Vec<Value> = page.notes.iter().map(both).collect();
    json!({
        "id": page.id,
        "title": both(&page.title),
        "lead": both(&page.lead),
        "steps": steps,
        "notes": notes,
        "opens": page.opens,
        "terms": page.terms,
    })
}

fn step(page: &Page, at: usize) -> Value {
    let mut step = Map::new();
    step.insert("words".to_owned(), both(&page.steps[at].words()));
    let picture = page.picture_of(at);
    let taken = picture.filter(|stem| {
        let taken = |language| Manual::picture(stem, language).exists();
        Language::ALL.into_iter().all(taken)
    });
    if let Some(stem) = taken {
        step.insert("picture".to_owned(), stem.into());
    }
    step.into()
}

fn term(term: &Term) -> Value {
    json!({
        "id": term.id,
        "name": { "ja": term.ja, "en": term.en },
        "reading": term.reading,
        "says": both(&term.says),
    })
}

fn both(words: &Words) -> Value {
    json!({ "ja": words.ja, "en": words.en })
}
