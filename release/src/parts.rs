//! What others made.

use std::path::PathBuf;

use spdx::{Expression, ParseMode};

/// A package, or something else with a maker and a licence, that is in the programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub name: String,
    pub version: String,
    pub origin: Origin,
    /// As an SPDX expression, or in words where there is none for it.
    pub licence: String,
    pub authors: Vec<String>,
    /// Where its source is found.
    pub source: Option<String>,
    /// What has to be said besides the texts.
    pub remark: Option<String>,
    /// Its licences and notices, each whole.
    pub texts: Vec<String>,
    /// By which the lock file knows it.
    pub checksum: Option<Checksum>,
    /// Names and versions of the packages it is built from, of the same origin.
    pub built_from: Vec<(String, String)>,
    /// Where it lies here; nowhere of its own where it lies within another.
    pub folder: PathBuf,
}

/// Where a part comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A Rust crate of `Cargo.lock`.
    Crate,
    /// An npm package of `ui/package-lock.json`.
    Npm,
    /// It lies within another part, or in Rust's standard library, which is named here.
    Within(String),
}

/// A number that tells whether bytes are those that were meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Checksum {
    /// In hexadecimal.
    Sha256(String),
    /// In hexadecimal.
    Sha512(String),
}

impl Part {
    /// Its name and version, and where it lies if it is no package of its own.
    pub fn title(&self) -> String {
        match &self.origin {
            Origin::Crate | Origin::Npm => format!("{} {}", self.name, self.version),
            Origin::Within(other) => format!("{} {} (in {other})", self.name, self.version),
        }
    }
}

/// What a manifest calls its licence, understood and as it is written today.
pub fn licence_of(name: &str, said: &str) -> Result<(Expression, String), String> {
    let wrong = |error| format!("the licence of {name}: {error}");
    let expression = Expression::parse_mode(said, ParseMode::LAX).map_err(wrong)?;
    let written = Expression::canonicalize(said).map_err(wrong)?;
    Ok((expression, written.unwrap_or_else(|| said.to_owned())))
}

/// The people of a manifest without their addresses, which help nobody here.
pub fn names_of(authors: &[String]) -> Vec<String> {
    let names = authors.iter().map(|author| {
        let name = author.split('<').next().unwrap_or_default().trim();
        let address = author.trim_matches(['<', '>', ' ']);
        if name.is_empty() { address } else { name }.to_owned()
    });
    names.filter(|name| !name.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licences_are_written_in_one_way() {
        let (_, written) = licence_of("a", "MIT/Apache-2.0").unwrap();
        assert_eq!(written, "MIT OR Apache-2.0");
        assert_eq!(licence_of("a", "MIT").unwrap().1, "MIT");
        assert!(
            licence_of("a", "SEE LICENSE")
                .unwrap_err()
                .contains("licence of a")
        );
    }

    #[test]
    fn authors_are_named_without_their_addresses() {
        let written = [
            "A. Author <a@example.org>",
            "<b@example.org>",
            "",
            "The X Project",
        ];
        let names = names_of(&written.map(str::to_owned));
        assert_eq!(names, ["A. Author", "b@example.org", "The X Project"]);
    }
}
