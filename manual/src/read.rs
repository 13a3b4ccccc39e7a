//! Reading the source from the checkout.

use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::{Chapter, Manual, Page, Term};

/// Why the manual cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// A file is not there, or cannot be read.
    #[error("{}: {why}", file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// The system's word.
        why: io::Error,
    },
    /// A file does not have the form that it must have.
    #[error("{}: {why}", file.display())]
    Form {
        /// Which.
        file: PathBuf,
        /// Where in it, and what is wrong.
        why: toml::de::Error,
    },
}

/// Where the source is, with the pictures in `pictures`.
pub fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    chapters: Vec<Chapter>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Terms {
    terms: Vec<Term>,
}

impl Manual {
    /// The manual as it stands in the checkout.
    pub fn read() -> Result<Self, Problem> {
        let Contents { chapters } = form(folder().join("contents.toml"))?;
        let Terms { terms } = form(folder().join("terms.toml"))?;
        let ids = chapters.iter().flat_map(|chapter| &chapter.pages);
        let pages = ids.map(|id| page(id)).collect::<Result<_, _>>()?;
        Ok(Self {
            chapters,
            pages,
            terms,
        })
    }

    /// A step's picture in a language, if the step has one and it was taken: a PNG file.
    pub fn picture(stem: &str, language: crate::Language) -> PathBuf {
        folder().join(format!("pictures/{stem}.{}.png", language.code()))
    }
}

fn page(id: &str) -> Result<Page, Problem> {
    let page: Page = form(folder().join(format!("pages/{id}.toml")))?;
    Ok(Page {
        id: id.to_owned(),
        ..page
    })
}

fn form<T: DeserializeOwned>(file: PathBuf) -> Result<T, Problem> {
    match fs::read_to_string(&file) {
        Err(why) => Err(Problem::File { file, why }),
        Ok(text) => toml::from_str(&text).map_err(|why| Problem::Form { file, why }),
    }
}
