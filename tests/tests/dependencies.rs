//! What the program is built from: the lists of deny.toml, held against the lockfile. The tool that
//! the file is named after takes minutes to build and needs the network for advisories; these three
//! need neither.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

struct Lists {
    targets: BTreeSet<String>,
    licences: BTreeSet<String>,
    registries: BTreeSet<String>,
    /// What may not be used, and who may nevertheless.
    bans: BTreeMap<String, BTreeSet<String>>,
}

fn texts(list: &toml::Value) -> BTreeSet<String> {
    let list = list.as_array().unwrap().iter();
    list.map(|text| text.as_str().unwrap().to_owned()).collect()
}

fn lists() -> Lists {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../deny.toml");
    let read: toml::Table = std::fs::read_to_string(file).unwrap().parse().unwrap();
    let bans = read["bans"]["deny"].as_array().unwrap().iter().map(|ban| {
        let wrappers = ban.get("wrappers").map(texts).unwrap_or_default();
        (ban["crate"].as_str().unwrap().to_owned(), wrappers)
    });
    Lists {
        targets: texts(&read["graph"]["targets"]),
        licences: texts(&read["licenses"]["allow"]),
        registries: texts(&read["sources"]["allow-registry"]),
        bans: bans.collect(),
    }
}

/// What the lockfile's packages say of themselves, with every feature.
fn metadata(lists: &Lists) -> Value {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--locked",
            "--offline",
            "--all-features",
        ])
        .args(
            lists
                .targets
                .iter()
                .flat_map(|target| ["--filter-platform", target]),
        )
        .output()
        .unwrap();
    let words = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words}");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn name(package: &Value) -> &str {
    package["name"].as_str().unwrap()
}

/// Whether an SPDX expression can be met by what is allowed; `/` is an older way to say OR.
fn is_met(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let spaced = expression.replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let text = words.join(" ");
    if let Some((one, other)) = split(&text, " OR ") {
        return is_met(one, allowed) || is_met(other, allowed);
    }
    if let Some((one, other)) = split(&text, " AND ") {
        return is_met(one, allowed) && is_met(other, allowed);
    }
    match text
        .strip_prefix('(')
        .and_then(|text| text.strip_suffix(')'))
    {
        Some(inner) => is_met(inner, allowed),
        None => allowed.contains(&text),
    }
}

/// Around the first such word that stands in no brackets.
fn split<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let outside = |at: &usize| {
        let before = &text[..*at];
        before.matches('(').count() == before.matches(')').count()
    };
    let (at, _) = text.match_indices(word).find(|(at, _)| outside(at))?;
    Some((&text[..at], &text[at + word.len()..]))
}

#[test]
fn licences_are_read_as_they_are_written() {
    let allowed = ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"]
        .map(str::to_owned)
        .into();
    for (expression, met) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("GPL-3.0 OR MIT", true),
        ("GPL-3.0/MIT", true),
        ("GPL-3.0 AND MIT", false),
        ("(GPL-3.0 OR MIT) AND Zlib", true),
        ("(GPL-3.0 OR MIT) AND GPL-3.0", false),
        ("(GPL-3.0 AND MIT) OR (MIT AND Zlib)", true),
        ("Apache-2.0 WITH LLVM-exception", true),
        ("Apache-2.0", false),
    ] {
        assert_eq!(is_met(expression, &allowed), met, "{expression}");
    }
}

#[test]
fn everything_built_in_is_licensed_for_it_and_comes_from_the_registry() {
    let lists = lists();
    for package in metadata(&lists)["packages"].as_array().unwrap() {
        let licence = package["license"].as_str().unwrap_or_default();
        assert!(
            is_met(licence, &lists.licences),
            "{}: {licence:?} is not allowed by deny.toml",
            name(package)
        );
        // The workspace's own have none.
        if let Some(source) = package["source"].as_str() {
            let registry = source.strip_prefix("registry+").unwrap_or(source);
            assert!(
                lists.registries.contains(registry),
                "{}: {source}",
                name(package)
            );
        }
    }
}

#[test]
fn nothing_that_speaks_to_a_network_is_built_in() {
    let lists = lists();
    let metadata = metadata(&lists);
    let names: BTreeMap<&str, &str> = metadata["packages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|package| (package["id"].as_str().unwrap(), name(package)))
        .collect();
    let mut seen = 0;
    for node in metadata["resolve"]["nodes"].as_array().unwrap() {
        let package = names[node["id"].as_str().unwrap()];
        for other in node["dependencies"].as_array().unwrap() {
            let other = names[other.as_str().unwrap()];
            if let Some(wrappers) = lists.bans.get(other) {
                assert!(
                    wrappers.contains(package),
                    "{package} uses {other}, which deny.toml bans"
                );
                seen += 1;
            }
        }
    }
    assert!(
        seen > 0,
        "the driver of the window's tests uses one of them"
    );
}
