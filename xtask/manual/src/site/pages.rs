//! The manual's pages: the contents, each task, the words, and the index.

use std::fmt::Write;

use manual::{Language, Manual, Page, Term};

use super::html::{Draft, escape};
use super::labels::{Labels, labels};
use super::{File, read};
use crate::Problem;

/// What there is, chapter by chapter.
pub(super) fn contents(manual: &Manual, language: Language) -> File {
    let words = labels(language);
    let code = language.code();
    let mut text = format!(
        "<h1>{}</h1>\n<p class=\"papers\"><a href=\"../manual.{code}.pdf\">{}</a> \
         <a href=\"../manual-large.{code}.pdf\">{}</a></p>\n<div class=\"chapters\">\n",
        escape(words.manual),
        escape(words.paper),
        escape(words.large_paper),
    );
    for chapter in manual.chapters.iter().filter(|one| !one.pages.is_empty()) {
        let title = escape(chapter.title.of(language));
        let pages = chapter.pages.iter().filter_map(|id| manual.page(id));
        let lines: String = pages.map(|page| link(page, language)).collect();
        // Writing into a String cannot fail.
        let _ = writeln!(
            text,
            "<section><h2>{title}</h2>\n<ul>{lines}</ul></section>"
        );
    }
    text.push_str("</div>");
    finish(language, "manual", words.manual, text)
}

/// A task, with what comes before and after it.
pub(super) fn task(manual: &Manual, page: &Page, language: Language) -> Result<File, Problem> {
    let words = labels(language);
    let title = page.title.of(language);
    let chapter = manual
        .chapters
        .iter()
        .find(|one| one.pages.contains(&page.id));
    let chapter = chapter.map_or("", |chapter| chapter.title.of(language));
    let mut text = format!(
        "<p class=\"chapter\">{}</p>\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<ol class=\"steps\">\n",
        escape(chapter),
        escape(title),
        escape(page.lead.of(language)),
    );
    for at in 0..page.steps.len() {
        let step = page.steps[at].words();
        let picture = picture(page, at, language, words)?;
        let _ = writeln!(
            text,
            "<li><p>{}</p>{picture}</li>",
            escape(step.of(language))
        );
    }
    text.push_str("</ol>\n");
    if !page.notes.is_empty() {
        let notes = page.notes.iter().map(|note| note.of(language));
        let notes: Vec<String> = notes
            .map(|note| format!("<li>{}</li>\n", escape(note)))
            .collect();
        let notes = notes.concat();
        let head = escape(words.notes);
        let _ = writeln!(text, "<h2>{head}</h2>\n<ul class=\"notes\">\n{notes}</ul>");
    }
    let terms = page.terms.iter().filter_map(|id| manual.term(id));
    let terms: String = terms.map(|term| term_link(term, language)).collect();
    if !terms.is_empty() {
        let _ = writeln!(
            text,
            "<h2>{}</h2>\n<ul class=\"row\">{terms}</ul>",
            escape(words.terms)
        );
    }
    text.push_str(&beside(manual, page, language, words));
    Ok(finish(language, &page.id, title, text))
}

fn picture(page: &Page, at: usize, language: Language, words: &Labels) -> Result<String, Problem> {
    let (Some(stem), Some(marks)) = (page.picture_of(at), &page.steps[at].picture) else {
        return Ok(String::new());
    };
    let file = Manual::picture(&stem, language);
    if !file.exists() {
        return Ok(String::new());
    }
    let [width, height] = size(&read(file)?);
    let marks = (1..).zip(marks);
    let marks: Vec<String> = marks
        .map(|(number, mark)| {
            let mark = escape(mark.of(language));
            format!("<span><b class=\"mark\">{number}</b> {mark}</span> ")
        })
        .collect();
    let marks = marks.concat();
    let caption = if marks.is_empty() {
        String::new()
    } else {
        format!("<figcaption>{}</figcaption>", marks.trim_end())
    };
    Ok(format!(
        "\n<figure><img src=\"../pictures/{stem}.{}.png\" width=\"{width}\" height=\"{height}\" \
         alt=\"{}\" loading=\"lazy\">{caption}</figure>",
        language.code(),
        escape(&(words.picture)(at + 1)),
    ))
}

/// Width and height, which stand at the same place in every PNG file.
fn size(png: &[u8]) -> [u32; 2] {
    [16, 20].map(|at| {
        let number = png.get(at..).and_then(|rest| rest.first_chunk::<4>());
        number.map_or(0, |number| u32::from_be_bytes(*number))
    })
}

/// Links to the pages before and after.
fn beside(manual: &Manual, page: &Page, language: Language, words: &Labels) -> String {
    let Some(at) = manual.pages.iter().position(|one| one.id == page.id) else {
        return String::new();
    };
    let before = at.checked_sub(1).and_then(|at| manual.pages.get(at));
    let after = manual.pages.get(at + 1);
    let both = [(before, words.before, "prev"), (after, words.after, "next")];
    let both = both.into_iter().filter_map(|(page, says, rel)| {
        let page = page?;
        let (says, title) = (escape(says), escape(page.title.of(language)));
        Some(format!(
            "<a rel=\"{rel}\" href=\"{}.html\"><span>{says}</span> {title}</a>",
            page.id
        ))
    });
    let both: String = both.collect();
    format!(
        "<nav class=\"beside\" aria-label=\"{}\">{both}</nav>",
        escape(words.after)
    )
}

/// Every word that is explained, by what it is about.
pub(super) fn terms(manual: &Manual, language: Language) -> File {
    let words = labels(language);
    let mut text = format!("<h1>{}</h1>\n<dl class=\"terms\">\n", escape(words.terms));
    for term in &manual.terms {
        let reading = match language {
            Language::Ja if term.reading != term.ja => {
                format!(" <span class=\"reading\">{}</span>", escape(&term.reading))
            }
            _ => String::new(),
        };
        let name = escape(term.name(language));
        let says = escape(term.says.of(language));
        let _ = writeln!(
            text,
            "<dt id=\"{}\">{name}{reading}</dt><dd>{says}</dd>",
            term.id
        );
    }
    text.push_str("</dl>");
    finish(language, "terms", words.terms, text)
}

/// The words in the language's order, each with the pages that have to do with it.
pub(super) fn index(manual: &Manual, language: Language) -> File {
    let words = labels(language);
    let mut text = format!(
        "<h1>{}</h1>\n<div class=\"chapters\">\n",
        escape(words.index)
    );
    for letter in manual.index(language) {
        let _ = writeln!(text, "<section><h2>{}</h2>\n<ul>", escape(&letter.head));
        for term in letter.terms {
            let pages = manual.pages.iter();
            let pages = pages.filter(|page| page.terms.contains(&term.id));
            let pages: String = pages.map(|page| link(page, language)).collect();
            let pages = if pages.is_empty() {
                String::new()
            } else {
                format!("<ul>{pages}</ul>")
            };
            let name = escape(term.name(language));
            let _ = writeln!(
                text,
                "<li><a href=\"terms.html#{}\">{name}</a>{pages}</li>",
                term.id
            );
        }
        text.push_str("</ul></section>\n");
    }
    text.push_str("</div>");
    finish(language, "words", words.index, text)
}

fn link(page: &Page, language: Language) -> String {
    let title = escape(page.title.of(language));
    format!("<li><a href=\"{}.html\">{title}</a></li>", page.id)
}

fn term_link(term: &Term, language: Language) -> String {
    let name = escape(term.name(language));
    format!("<li><a href=\"terms.html#{}\">{name}</a></li>", term.id)
}

fn finish(language: Language, name: &str, title: &str, text: String) -> File {
    Draft {
        language,
        name: name.to_owned(),
        title: title.to_owned(),
        text,
    }
    .finish()
}
