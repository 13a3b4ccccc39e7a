//! The texts of licences as they lie in the packages, and the standard ones where none does.

use std::fs;
use std::path::{Path, PathBuf};

use spdx::Expression;
use spdx::text::LICENSE_TEXTS;

use crate::read;

/// What the names of files begin with that say who made something and on what terms.
const NAMES: [&str; 7] = [
    "license",
    "licence",
    "copying",
    "copyright",
    "notice",
    "unlicense",
    "authors",
];

/// How the names of such files may end.
const ENDS: [&str; 4] = ["", "md", "txt", "html"];

/// Texts of what a package carries and we do not build in, and of a licence it offers that we do not
/// take.
const NOT_OURS: [(&str, &str); 9] = [
    // The system's own library is taken.
    ("libdbus-sys", "vendor"),
    // The plain SQLite is.
    ("libsqlite3-sys", "sqlcipher"),
    // Offered beside Apache-2.0.
    ("self_cell", "LICENSE-GPLv2"),
    // Of what its tests read.
    ("ttf-parser", "tests"),
    // Neither its character maps nor its typefaces, colours and readers of pictures are in the page.
    ("pdfjs-dist", "cmaps"),
    ("pdfjs-dist", "iccs"),
    ("pdfjs-dist", "standard_fonts"),
    ("pdfjs-dist", "wasm"),
    // A part of its own in our list.
    ("printpdf", "res"),
];

/// A licence that is taken where there is a choice, the first first.
const PREFERRED: [&str; 3] = ["MIT", "Apache-2.0", "BSD-3-Clause"];

/// A file with less than this many characters only points to another, which is not there.
const LEAST: usize = 40;

/// Every such text in a package's folder, in the order of their names; with the standard text of its
/// licence where only its makers are named, or nothing is said at all.
pub fn of_package(
    name: &str,
    folder: &Path,
    licence: &Expression,
    authors: &[String],
) -> Result<Vec<String>, String> {
    let mut files = Vec::new();
    look_into(name, folder, &mut files)?;
    files.sort();
    let mut has_terms = false;
    let mut found = Vec::new();
    for file in files {
        let text = own_words(name, &tidy(&read(&file)?));
        if text.len() >= LEAST {
            found.push(text);
            has_terms |= !names_makers_only(&file);
        }
    }
    if !has_terms {
        found.extend(standard(name, licence, authors)?);
    }
    Ok(found)
}

fn names_makers_only(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let name = name.to_lowercase();
    name.starts_with("authors") || name.starts_with("copyright") || name.starts_with("notice")
}

fn look_into(package: &str, folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let problem = |error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(problem)? {
        let path = entry.map_err(problem)?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let is_ours = !NOT_OURS.contains(&(package, name.as_str()));
        if path.is_dir() {
            // A package in a package's folder is one of its own.
            if is_ours && name != "node_modules" {
                look_into(package, &path, files)?;
            }
        } else if is_ours && is_notice(&name) {
            files.push(path);
        }
    }
    Ok(())
}

/// Whether a file of that name says who made something and on what terms.
fn is_notice(name: &str) -> bool {
    let lower = name.to_lowercase();
    let (stem, end) = match lower.rsplit_once('.') {
        // As in `LICENSE-APACHE-2.0`.
        Some((stem, end)) if end.chars().all(|letter| letter.is_ascii_alphabetic()) => (stem, end),
        _ => (lower.as_str(), ""),
    };
    ENDS.contains(&end) && NAMES.iter().any(|start| stem.starts_with(start))
}

/// Vite lists what its own program contains as well, which is not what it leaves in the page.
fn own_words(package: &str, text: &str) -> String {
    match (
        package,
        text.split_once("# Licenses of bundled dependencies"),
    ) {
        ("vite", Some((own, _))) => own.trim_end().to_owned(),
        _ => text.to_owned(),
    }
}

/// The same text without what another system or an editor left in it.
pub fn tidy(text: &str) -> String {
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let kept = text.replace('\t', "    ");
    let lines = kept.lines().map(|line| {
        let line: String = line.chars().filter(|letter| !letter.is_control()).collect();
        line.trim_end().to_owned()
    });
    let lines: Vec<String> = lines.collect();
    let first = lines
        .iter()
        .position(|line| !line.is_empty())
        .unwrap_or(lines.len());
    let last = lines
        .iter()
        .rposition(|line| !line.is_empty())
        .map_or(first, |last| last + 1);
    lines[first..last].join("\n")
}

/// The standard texts of a licence, for a package that names it and holds none.
pub fn standard(
    package: &str,
    licence: &Expression,
    authors: &[String],
) -> Result<Vec<String>, String> {
    let is = |name: &'static str| {
        move |asked: &spdx::LicenseReq| asked.license.id().is_some_and(|id| id.name == name)
    };
    if let Some(enough) = PREFERRED
        .into_iter()
        .find(|name| licence.evaluate(is(name)))
    {
        return Ok(vec![standard_text(package, enough, authors)?]);
    }
    let all = licence.requirements().map(|asked| {
        let id = asked.req.license.id();
        let id = id.ok_or_else(|| format!("{package}: no standard text of {}", asked.req))?;
        standard_text(package, id.name, authors)
    });
    all.collect()
}

/// The standard text of one licence, with its makers where it leaves room for them.
pub fn standard_text(package: &str, licence: &str, authors: &[String]) -> Result<String, String> {
    let found = LICENSE_TEXTS.iter().find(|(name, _)| *name == licence);
    let (_, text) = found.ok_or_else(|| format!("{package}: no standard text of {licence}"))?;
    let makers = match authors {
        [] => format!("the authors of {package}"),
        authors => authors.join(", "),
    };
    let mut text = tidy(text).replace("<year> ", "");
    for room in ["<copyright holders>", "<owner>", "<holder>"] {
        text = text.replace(room, &makers);
    }
    Ok(format!(
        "({package} comes without the text of its licence. This is the standard text of {licence}.)\n\n{text}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_are_told_by_their_names() {
        for name in [
            "LICENSE",
            "license-mit",
            "LICENCE.md",
            "LICENSE_APACHE-2.0",
            "UNLICENSE",
            "NOTICE.txt",
            "COPYING",
            "LICENSE_FONT",
            "AUTHORS",
        ] {
            assert!(is_notice(name), "{name}");
        }
        for name in [
            "copying.rs",
            "LICENSE.spdx",
            "authors.json",
            "relicense.md",
            "README.md",
        ] {
            assert!(!is_notice(name), "{name}");
        }
    }

    #[test]
    fn a_text_is_the_same_from_every_system() {
        let written = "\u{feff}\r\n  MIT \t\r\n\r\nCopyright\u{c} A\r\n\r\n";
        assert_eq!(tidy(written), "  MIT\n\nCopyright A");
        assert_eq!(tidy("\n\n"), "");
    }

    #[test]
    fn the_standard_text_names_the_makers_and_one_choice_is_enough() {
        let both = Expression::parse("Apache-2.0 OR MIT").unwrap();
        let makers = ["A".to_owned(), "B".to_owned()];
        let texts = standard("a", &both, &makers).unwrap();
        let [text] = texts.as_slice() else {
            panic!("{texts:?}")
        };
        assert!(text.contains("Copyright (c) A, B\n"), "{text}");
        assert!(text.contains("a comes without the text"), "{text}");
        let every = Expression::parse("MPL-2.0 AND Zlib").unwrap();
        assert_eq!(standard("a", &every, &[]).unwrap().len(), 2);
    }

    #[test]
    fn no_standard_text_is_left_with_a_gap() {
        for licence in ["MIT", "BSD-2-Clause", "BSD-3-Clause", "Zlib", "ISC"] {
            let text = standard_text("a", licence, &[]).unwrap();
            for gap in ["<year>", "<copyright", "<owner", "<holder"] {
                assert!(!text.contains(gap), "{licence}: {text}");
            }
        }
    }
}
