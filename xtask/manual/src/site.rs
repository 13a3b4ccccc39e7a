//! The site: what the program is, where to get it, and the manual, in both languages. Plain pages without
//! any script, which ask no other computer for anything.

mod front;
mod html;
mod labels;
mod pages;
mod style;

use std::fs;
use std::path::PathBuf;

use manual::{Language, Manual};

use crate::{Problem, in_checkout};

/// A file of the site.
pub struct File {
    /// Where it is within the site's folder.
    pub path: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl File {
    fn page(path: String, text: String) -> Self {
        Self {
            path,
            bytes: text.into_bytes(),
        }
    }
}

/// Where the site is made.
pub fn folder() -> PathBuf {
    in_checkout("docs/site")
}

/// The window and a paper on the front page, and what others show where they name the site.
const PICTURES: [&str; 3] = ["evening.png", "handout.png", "social.png"];

/// Every file of the site but the booklets, to which its pages lead. `downloads` is the address of the page
/// with the installers, where there is one.
pub fn files(manual: &Manual, downloads: Option<&str>) -> Result<Vec<File>, Problem> {
    let mut files = vec![
        File::page("site.css".to_owned(), style::sheet()?),
        File::page("index.html".to_owned(), html::to_the_front()),
    ];
    for language in Language::ALL {
        files.push(front::page(language, downloads));
        files.push(pages::contents(manual, language));
        files.push(pages::terms(manual, language));
        files.push(pages::index(manual, language));
        for page in &manual.pages {
            files.push(pages::task(manual, page, language)?);
        }
    }
    for name in PICTURES {
        let bytes = read(in_checkout("docs/pictures").join(name))?;
        files.push(File {
            path: name.to_owned(),
            bytes,
        });
    }
    for page in &manual.pages {
        let stems = (0..page.steps.len()).filter_map(|at| page.picture_of(at));
        for (stem, language) in stems.flat_map(|stem| Language::ALL.map(|one| (stem.clone(), one)))
        {
            let picture = Manual::picture(&stem, language);
            if picture.exists() {
                files.push(File {
                    path: format!("pictures/{stem}.{}.png", language.code()),
                    bytes: read(picture)?,
                });
            }
        }
    }
    Ok(files)
}

fn read(file: PathBuf) -> Result<Vec<u8>, Problem> {
    fs::read(&file).map_err(|why| Problem::File { file, why })
}
