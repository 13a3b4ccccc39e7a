//! 手引き: the manual's source, as the booklet, the program's help, the site and the window's tests read it.
//!
//! The words are in `manual/`: `contents.toml` has the chapters, `terms.toml` the words that are explained,
//! `pages/<id>.toml` a task each, `pictures` what the window looks like meanwhile. They are read from the
//! checkout each time, so that nothing has to be built anew after a word was changed. No shipped program
//! reads them: it has what `cargo xtask manual` makes of them.
//!
//! To add a page: a file in `pages`, its name in `contents.toml`. `tests/form.rs` says what is missing.

mod kana;
mod page;
mod read;
mod sentences;

pub use page::{Act, Chosen, Club, Page, Step, Text, Typed};
pub use read::{Problem, folder};
pub use sentences::{MOST_CHARACTERS, sentences};

use serde::Deserialize;

/// The languages, in the order in which everything is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    /// Japanese.
    Ja,
    /// English.
    En,
}

impl Language {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Ja, Self::En];

    /// As pages and papers name it: `ja` or `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ja => "ja",
            Self::En => "en",
        }
    }
}

/// The same words in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// Japanese.
    pub ja: String,
    /// English.
    pub en: String,
}

impl Words {
    /// Those of one language.
    pub fn of(&self, language: Language) -> &str {
        match language {
            Language::Ja => &self.ja,
            Language::En => &self.en,
        }
    }
}

/// Pages that belong together, such as those about an evening.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// What they are about.
    pub title: Words,
    /// Their ids, in their order.
    pub pages: Vec<String>,
}

/// A word that is explained.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Latin letters and hyphens; pages name it so.
    pub id: String,
    /// The Japanese word, as the window has it.
    pub ja: String,
    /// Its reading in hiragana, by which the index sorts it.
    pub reading: String,
    /// The English word, as the window has it.
    pub en: String,
    /// What it means, in one or two sentences.
    pub says: Words,
}

impl Term {
    /// The word itself.
    pub fn name(&self, language: Language) -> &str {
        match language {
            Language::Ja => &self.ja,
            Language::En => &self.en,
        }
    }
}

/// Everything that the manual says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Manual {
    /// In the order of a club's year.
    pub chapters: Vec<Chapter>,
    /// In the chapters' order.
    pub pages: Vec<Page>,
    /// In the order of `terms.toml`, which goes by what they are about.
    pub terms: Vec<Term>,
}

impl Manual {
    /// The page of that id.
    pub fn page(&self, id: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.id == id)
    }

    /// The term of that id.
    pub fn term(&self, id: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.id == id)
    }

    /// The terms in the order in which a language's index has them, by reading or by alphabet, under the
    /// letters by which one looks for them.
    pub fn index(&self, language: Language) -> Vec<Letter<'_>> {
        let mut terms: Vec<(String, String, &Term)> = self
            .terms
            .iter()
            .map(|term| match language {
                Language::Ja => {
                    let key = kana::key(&term.reading);
                    (kana::row(&key).to_string(), key, term)
                }
                Language::En => {
                    let key = term.en.to_lowercase();
                    let first = key.chars().next().unwrap_or_default();
                    (first.to_uppercase().to_string(), key, term)
                }
            })
            .collect();
        terms.sort_by(|one, other| (&one.1, &one.2.ja).cmp(&(&other.1, &other.2.ja)));
        let letters = terms.chunk_by(|one, other| one.0 == other.0);
        letters
            .map(|letter| Letter {
                head: letter[0].0.clone(),
                terms: letter.iter().map(|(_, _, term)| *term).collect(),
            })
            .collect()
    }
}

/// The terms under one letter of an index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letter<'a> {
    /// The first kana of a row, or a letter.
    pub head: String,
    /// In their order.
    pub terms: Vec<&'a Term>,
}
