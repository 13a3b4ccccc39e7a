//! What the manual's source must hold, whatever is written in it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;

use manual::{Act, Language, MOST_CHARACTERS, Manual, Words, folder, sentences};

/// What F1 knows besides the screens of a club: what is there before any is open.
const START: &str = "start";

fn manual() -> Manual {
    Manual::read().unwrap_or_else(|problem| panic!("{problem}"))
}

/// Every word of the manual with where it stands.
fn all_words(manual: &Manual) -> Vec<(String, Words)> {
    let mut all = Vec::new();
    for chapter in &manual.chapters {
        all.push(("contents.toml".to_owned(), chapter.title.clone()));
    }
    for term in &manual.terms {
        let name = Words {
            ja: term.ja.clone(),
            en: term.en.clone(),
        };
        all.push((format!("the term {}", term.id), name));
        all.push((format!("the term {}", term.id), term.says.clone()));
    }
    for page in &manual.pages {
        let file = format!("pages/{}.toml", page.id);
        all.push((file.clone(), page.title.clone()));
        all.push((file.clone(), page.lead.clone()));
        all.extend(page.notes.iter().map(|note| (file.clone(), note.clone())));
        let steps = page.steps.iter().zip(1..);
        all.extend(steps.map(|(step, at)| (format!("{file}, step {at}"), step.words())));
    }
    all
}

fn none(found: &[String]) {
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// The ids of the window's screens.
fn screens() -> BTreeSet<String> {
    let source = folder().join("../ui/src/frame/screens.ts");
    let text = fs::read_to_string(source).unwrap();
    let entries = text.lines().filter_map(|line| {
        let (_, rest) = line.split_once("{ id: \"")?;
        Some(rest.split('"').next()?.to_owned())
    });
    entries.collect()
}

fn is_japanese(character: char) -> bool {
    matches!(character, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{20000}'..='\u{2ffff}')
}

/// What is left of English words without what stands in quotation marks, which may be a name.
fn outside_quotations(text: &str) -> String {
    let parts = text.split('“').enumerate();
    let outside = parts.map(|(at, part)| match part.split_once('”') {
        Some((_, after)) if at > 0 => after,
        _ => part,
    });
    outside.collect()
}

#[test]
fn each_page_is_in_the_contents_once_and_there_is_no_other() {
    let manual = manual();
    let listed: Vec<&str> = manual.pages.iter().map(|page| page.id.as_str()).collect();
    let once: BTreeSet<&str> = listed.iter().copied().collect();
    assert_eq!(
        listed.len(),
        once.len(),
        "a page is there twice: {listed:?}"
    );
    let files = fs::read_dir(folder().join("pages")).unwrap();
    let files: BTreeSet<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    let wanted = once.iter().map(|id| format!("{id}.toml")).collect();
    assert_eq!(files, wanted, "contents.toml and the folder pages differ");
}

#[test]
fn everything_is_there_in_both_languages() {
    let manual = manual();
    let mut found = Vec::new();
    for (place, words) in all_words(&manual) {
        let is_whole = |text: &str| !text.is_empty() && text.trim() == text;
        if !is_whole(&words.ja) || !is_whole(&words.en) {
            found.push(format!("{place}: a language has nothing, or blanks around"));
        }
        let english = outside_quotations(&words.en);
        if english.chars().any(is_japanese) {
            found.push(format!("{place}: not English: {english}"));
        }
    }
    none(&found);
}

#[test]
fn no_japanese_sentence_is_too_long_to_be_read_once() {
    let mut found = Vec::new();
    for (place, words) in all_words(&manual()) {
        for sentence in sentences(&words.ja) {
            let length = sentence.chars().count();
            if length > MOST_CHARACTERS {
                found.push(format!("{place}: {length} characters: {sentence}"));
            }
        }
    }
    none(&found);
}

#[test]
fn each_step_names_what_is_pressed_and_typed() {
    let manual = manual();
    let mut found = Vec::new();
    for page in &manual.pages {
        for (step, at) in page.steps.iter().zip(1..) {
            let words = step.words();
            for named in step.acts.iter().flat_map(named) {
                for language in Language::ALL {
                    let name = named.of(language);
                    if !words.of(language).contains(name) {
                        let code = language.code();
                        found.push(format!("{}, step {at} ({code}): “{name}”", page.id));
                    }
                }
            }
        }
    }
    assert!(
        found.is_empty(),
        "these are pressed or typed, and the step does not say so:\n{}",
        found.join("\n")
    );
}

/// What a reader must be told of something that is done.
fn named(act: &Act) -> Vec<Words> {
    let same = |text: &str| Words {
        ja: text.to_owned(),
        en: text.to_owned(),
    };
    match act {
        Act::Press(name) => vec![name.clone()],
        // What is typed is an example.
        Act::Type(typed) => vec![typed.label.clone()],
        // Enter and Tab go on to the next box, as everywhere.
        Act::Keys(keys) => {
            let told = |key: &&str| *key == "Esc" || key.starts_with('F');
            keys.split(' ').filter(told).map(same).collect()
        }
        Act::At(words) => vec![words.clone()],
        Act::Choose(chosen) => vec![chosen.label.clone(), chosen.option.clone()],
        Act::See(_) => Vec::new(),
    }
}

#[test]
fn each_term_that_a_page_names_is_explained_and_each_id_is_its_own() {
    let manual = manual();
    let ids: BTreeSet<&str> = manual.terms.iter().map(|term| term.id.as_str()).collect();
    assert_eq!(ids.len(), manual.terms.len(), "two terms have the same id");
    let mut found = Vec::new();
    for page in &manual.pages {
        let missing = page.terms.iter().filter(|id| !ids.contains(id.as_str()));
        found.extend(missing.map(|id| format!("{}: {id}", page.id)));
    }
    none(&found);
}

#[test]
fn readings_are_in_hiragana() {
    let manual = manual();
    let wrong = manual.terms.iter().filter(|term| {
        let is_kana = |kana| matches!(kana, 'ぁ'..='ん' | 'ー' | '・');
        term.reading.is_empty() || !term.reading.chars().all(is_kana)
    });
    let wrong: Vec<String> = wrong
        .map(|term| format!("{}: {}", term.id, term.reading))
        .collect();
    none(&wrong);
}

#[test]
fn each_place_from_which_f1_leads_is_one_of_the_window_and_leads_to_one_page() {
    let manual = manual();
    let screens = screens();
    assert!(screens.len() > 5, "{screens:?}");
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for page in &manual.pages {
        for place in &page.opens {
            let screen = place.split('.').next().unwrap_or_default();
            if screen != START && !screens.contains(screen) {
                found.push(format!("{}: {place} is not in the window", page.id));
            }
            if !seen.insert(place) {
                found.push(format!("{}: {place} leads to another page too", page.id));
            }
        }
    }
    none(&found);
}

#[test]
fn from_each_screen_of_the_window_f1_leads_to_some_page() {
    let manual = manual();
    let places = manual.pages.iter().flat_map(|page| &page.opens);
    let led: BTreeSet<String> = places
        .filter_map(|place| place.split('.').next().map(str::to_owned))
        .collect();
    let none_for: Vec<String> = screens().difference(&led).cloned().collect();
    none(&none_for);
}

#[test]
fn a_file_with_an_unknown_word_is_refused_with_its_line() {
    let page = "titel = 3\n";
    let problem = toml::from_str::<manual::Page>(page)
        .unwrap_err()
        .to_string();
    assert!(problem.contains("line 1"), "{problem}");
    assert!(problem.contains("titel"), "{problem}");
}
