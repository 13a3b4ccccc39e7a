//! What lies within packages although others made it: each is a part of its own, with its own terms.

use std::path::PathBuf;

use crate::parts::{Origin, Part};
use crate::{read, texts};

/// Something within a package.
struct Inside {
    name: &'static str,
    package: &'static str,
    licence: &'static str,
    author: &'static str,
    source: &'static str,
    remark: Option<&'static str>,
    /// Below the package's folder: what tells its version, between these two marks.
    version: (&'static str, &'static str, &'static str),
    terms: Terms,
}

/// Where its terms are written.
enum Terms {
    /// In a file of the package, whole.
    File(&'static str),
    /// In the comment at the head of a file of the package, up to that mark.
    Head(&'static str, &'static str),
    /// Nowhere in the package: the standard text of its licence, with its maker.
    Standard,
}

const ALL: [Inside; 4] = [
    Inside {
        name: "SQLite",
        package: "libsqlite3-sys",
        licence: "public domain",
        author: "D. Richard Hipp and the SQLite developers",
        source: "https://sqlite.org",
        remark: None,
        version: (
            "sqlite3/sqlite3.h",
            "#define SQLITE_VERSION        \"",
            "\"",
        ),
        terms: Terms::Head("sqlite3/sqlite3.h", "*****"),
    },
    Inside {
        name: "Coated FOGRA39",
        package: "printpdf",
        licence: "Adobe Color Profile Bundling Agreement",
        author: "Adobe Systems Incorporated",
        source: "https://www.adobe.com",
        remark: Some(
            "A colour profile that printpdf builds into its library: Copyright Adobe Systems \
             Incorporated. It goes out unchanged, as part of the program and not by itself. On behalf \
             of Adobe all warranties are disclaimed, express or implied, and all liability for damages \
             is excluded; whatever differs from the agreement below is offered by us alone and not by \
             Adobe. The profile is also available from Adobe at the address above.",
        ),
        version: ("src/serialize.rs", "\"Coated FOGRA39 ", "\""),
        terms: Terms::File("src/res/CoatedFOGRA39.icc.LICENSE.txt"),
    },
    Inside {
        name: "WebView2Loader",
        package: "webview2-com-sys",
        licence: "BSD-3-Clause",
        author: "Microsoft Corporation",
        source: "https://aka.ms/webview2",
        remark: Some("On Windows only: finds the system's web view."),
        version: ("Cargo.toml", "\nversion = \"", "\""),
        terms: Terms::Standard,
    },
    Inside {
        name: "core-js",
        package: "pdfjs-dist",
        licence: "MIT",
        author: "2013–2025 Denis Pushkarev (zloirock.ru), 2025–2026 CoreJS Company (core-js.io)",
        source: "https://github.com/zloirock/core-js",
        remark: None,
        version: (
            "legacy/build/pdf.worker.mjs",
            "/zloirock/core-js/blob/v",
            "/LICENSE",
        ),
        terms: Terms::Standard,
    },
];

/// What lies within these packages.
pub fn built_in(packages: &[Part]) -> Result<Vec<Part>, String> {
    ALL.iter().map(|inside| inside.part(packages)).collect()
}

impl Inside {
    fn part(&self, packages: &[Part]) -> Result<Part, String> {
        let package = packages.iter().find(|part| part.name == self.package);
        let package = package.ok_or_else(|| {
            format!(
                "{} is not built in any more: {} goes with it",
                self.package, self.name
            )
        })?;
        let folder = &package.folder;
        let (file, before, after) = self.version;
        let version = between(&read(&folder.join(file))?, before, after).ok_or_else(|| {
            format!(
                "{file} of {} names no version of {}",
                self.package, self.name
            )
        })?;
        let author = vec![self.author.to_owned()];
        let text = match self.terms {
            Terms::File(file) => texts::tidy(&read(&folder.join(file))?),
            Terms::Head(file, end) => head_of(&read(&folder.join(file))?, end)
                .ok_or_else(|| format!("{file} of {} has no such head", self.package))?,
            Terms::Standard => texts::standard_text(self.name, self.licence, &author)?,
        };
        Ok(Part {
            name: self.name.to_owned(),
            version,
            origin: Origin::Within(self.package.to_owned()),
            licence: self.licence.to_owned(),
            authors: author,
            source: Some(self.source.to_owned()),
            remark: self.remark.map(str::to_owned),
            texts: vec![text],
            checksum: None,
            built_from: Vec::new(),
            folder: PathBuf::new(),
        })
    }
}

fn between(text: &str, before: &str, after: &str) -> Option<String> {
    let rest = text.split_once(before)?.1;
    Some(rest.split_once(after)?.0.to_owned())
}

/// The words of a C comment at the head of a file.
fn head_of(text: &str, end: &str) -> Option<String> {
    let head = text.split_once("/*")?.1.split_once(end)?.0;
    let lines = head
        .lines()
        .map(|line| line.trim_start_matches('*').trim_start_matches(' '));
    let words = lines.collect::<Vec<_>>().join("\n");
    (!words.trim().is_empty()).then(|| texts::tidy(&words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_of_a_file_is_read_without_its_stars() {
        let text = "/*\n** 2001\n**\n**    May you do good.\n**\n*****\n** This file";
        assert_eq!(head_of(text, "*****").unwrap(), "2001\n\nMay you do good.");
        assert_eq!(head_of("int a;", "*****"), None);
    }

    #[test]
    fn what_is_named_between_two_marks_is_found() {
        assert_eq!(between("a v\"1.2\" b", "v\"", "\""), Some("1.2".to_owned()));
        assert_eq!(between("a v\"1.2", "v\"", "\""), None);
    }
}
