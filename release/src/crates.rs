//! The Rust crates that are built into the programs, on any of the systems they are for.
//!
//! Cargo itself says which: what only tests or build scripts need is not among them, nor what another
//! system needs. Macros are, because what they write is.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::path::Path;
use std::process::Command;

use crate::parts::{self, Checksum, Origin, Part, names_of};
use crate::{read, root, texts};
use serde::Deserialize;

/// The systems that there are installers for.
const TARGETS: [&str; 4] = [
    "x86_64-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
];

/// The programs.
const PROGRAMS: [&str; 6] = [
    "-p",
    "cli",
    "-p",
    "hanchancho",
    "--features",
    "hanchancho/custom-protocol",
];

/// A crate's name and version.
type Id = (String, String);

/// Each crate of a tree, ours included, with what it is built from.
type Tree = BTreeMap<Id, BTreeSet<Id>>;

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    authors: Vec<String>,
    repository: Option<String>,
    homepage: Option<String>,
    manifest_path: String,
    /// Nothing where it is ours.
    source: Option<String>,
}

/// The crates of others, with their texts.
pub fn built_in() -> Result<Vec<Part>, String> {
    let mut tree = Tree::new();
    for target in TARGETS {
        let printed = cargo(
            &["tree", "--locked", "--edges", "normal", "--prefix", "depth"],
            &[&PROGRAMS[..], &["--target", target, "--format", " {p}"]].concat(),
        )?;
        for (id, others) in tree_of(&printed)? {
            tree.entry(id).or_default().extend(others);
        }
    }
    let metadata = cargo(&["metadata", "--locked", "--format-version", "1"], &[])?;
    let metadata: Metadata = serde_json::from_str(&metadata)
        .map_err(|error| format!("what cargo says of the packages: {error}"))?;
    let checksums = checksums_of(&read(&root().join("Cargo.lock"))?);
    let theirs = |package: &&Package| {
        let id = (package.name.clone(), package.version.clone());
        package.source.is_some() && tree.contains_key(&id)
    };
    metadata
        .packages
        .iter()
        .filter(theirs)
        .map(|package| part_of(package, &tree, &checksums))
        .collect()
}

fn part_of(
    package: &Package,
    tree: &Tree,
    checksums: &BTreeMap<Id, String>,
) -> Result<Part, String> {
    let id = (package.name.clone(), package.version.clone());
    let said = package
        .license
        .as_deref()
        .ok_or_else(|| format!("{} {} names no licence", package.name, package.version))?;
    let (expression, licence) = parts::licence_of(&package.name, said)?;
    let authors = names_of(&package.authors);
    let manifest = Path::new(&package.manifest_path);
    let folder = manifest.parent().unwrap_or(manifest);
    let found = texts::of_package(&package.name, folder, &expression, &authors)?;
    Ok(Part {
        name: package.name.clone(),
        version: package.version.clone(),
        origin: Origin::Crate,
        licence,
        authors,
        source: package
            .repository
            .clone()
            .or_else(|| package.homepage.clone()),
        remark: None,
        texts: found,
        checksum: checksums.get(&id).cloned().map(Checksum::Sha256),
        built_from: tree.get(&id).into_iter().flatten().cloned().collect(),
        folder: folder.to_owned(),
    })
}

/// What cargo answers.
fn cargo(words: &[&str], more: &[&str]) -> Result<String, String> {
    let asked = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(words)
        .args(more)
        .current_dir(root())
        .output()
        .map_err(|error| format!("cargo could not be started: {error}"))?;
    if asked.status.success() {
        return Ok(String::from_utf8_lossy(&asked.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&asked.stderr);
    Err(format!("`cargo {}` failed:\n{said}", words.join(" ")))
}

/// Who needs whom, from lines such as `2 serde v1.0.0`: how deep it stands, its name and its version.
fn tree_of(printed: &str) -> Result<Tree, String> {
    let mut tree = Tree::new();
    let mut above: Vec<Id> = Vec::new();
    for line in printed.lines().filter(|line| !line.trim().is_empty()) {
        let mut words = line.split_whitespace();
        let mut word = || {
            words
                .next()
                .ok_or_else(|| format!("cargo tree says `{line}`"))
        };
        let depth: usize = word()?
            .parse()
            .map_err(|_| format!("cargo tree says `{line}`"))?;
        let id = (
            word()?.to_owned(),
            word()?.trim_start_matches('v').to_owned(),
        );
        above.truncate(depth);
        if let Some(needing) = above.last() {
            tree.entry(needing.clone()).or_default().insert(id.clone());
        }
        tree.entry(id.clone()).or_default();
        above.push(id);
    }
    Ok(tree)
}

/// The checksum of each package in a `Cargo.lock`.
fn checksums_of(lock: &str) -> BTreeMap<Id, String> {
    let packages = lock.split("[[package]]").map(|package| {
        let value = |key: &str| {
            let start = format!("{key} = \"");
            let line = package.lines().find_map(|line| line.strip_prefix(&start))?;
            Some(line.trim_end_matches('"').to_owned())
        };
        Some(((value("name")?, value("version")?), value("checksum")?))
    });
    packages.flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str, version: &str) -> Id {
        (name.to_owned(), version.to_owned())
    }

    #[test]
    fn who_needs_whom_is_told_by_the_depth() {
        let printed = "0 cli v0.1.0 (/home/cli)\n1 db v0.1.0 (/home/db)\n2 serde v1.0.2\n\
            3 serde_derive v1.0.2 (proc-macro)\n1 serde v1.0.2 (*)\n\n0 hanchancho v0.1.0\n1 cli v0.1.0 (*)\n";
        let tree = tree_of(printed).unwrap();
        let needs = |name| tree.get(&id(name, "0.1.0")).unwrap().clone();
        assert_eq!(
            needs("cli"),
            [id("db", "0.1.0"), id("serde", "1.0.2")].into()
        );
        assert_eq!(needs("hanchancho"), [id("cli", "0.1.0")].into());
        assert!(tree.contains_key(&id("serde_derive", "1.0.2")));
        assert!(tree_of("serde v1.0.2").is_err());
    }

    #[test]
    fn checksums_are_read_by_name_and_version() {
        let lock = "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\nsource = \"r\"\n\
            checksum = \"ab\"\ndependencies = [\n \"b\",\n]\n\n[[package]]\nname = \"ours\"\nversion = \"0.1.0\"\n";
        assert_eq!(
            checksums_of(lock),
            [(id("a", "1.0.0"), "ab".to_owned())].into()
        );
    }
}
