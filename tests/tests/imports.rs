//! Who may import whom. The table of ARCHITECTURE.md says it, and this holds every crate to it.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

const ARCHITECTURE: &str = include_str!("../../ARCHITECTURE.md");

/// The head of the table, by which it is found.
const HEAD: &str = "| folder | what lives there | may use | never |";

/// What the column `may use` says of a crate without dependencies.
const NOTHING: &str = "nothing";

/// A folder of the table that is no crate: the page, which npm builds.
const PAGE: &str = "ui";

/// A crate of the workspace.
struct Package {
    name: String,
    /// As the table names it, such as `xtask/icons`.
    folder: String,
    /// What it depends on when it is built, on any system; tests and benchmarks aside.
    dependencies: BTreeSet<String>,
}

/// Each folder of the table with what its crate may depend on.
fn allowed(document: &str) -> BTreeMap<String, BTreeSet<String>> {
    let lines = document.lines().skip_while(|line| *line != HEAD);
    let rows = lines.skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [_, folder, _, may_use, _, _] = cells.as_slice() else {
            panic!("this row of ARCHITECTURE.md has more or fewer than four cells: {row}");
        };
        let folder = folder.trim_matches('`').trim_end_matches('/');
        (folder.to_owned(), names(may_use))
    })
    .collect()
}

/// The names in a cell, parted by commas. What stands in parentheses after a name is a remark.
fn names(cell: &str) -> BTreeSet<String> {
    let mut bare = String::new();
    let mut is_remark = false;
    for character in cell.chars() {
        match character {
            '(' => is_remark = true,
            ')' => is_remark = false,
            _ if is_remark => {}
            _ => bare.push(character),
        }
    }
    let names = bare.split(',').map(str::trim);
    names
        .filter(|name| *name != NOTHING)
        .map(str::to_owned)
        .collect()
}

/// What `cargo metadata` says of the workspace.
fn metadata() -> Value {
    let output = Command::new("cargo")
        .args("metadata --format-version 1 --no-deps --offline".split(' '))
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).unwrap()
}

fn packages(metadata: &Value) -> Vec<Package> {
    let root = metadata["workspace_root"].as_str().unwrap();
    let packages = metadata["packages"].as_array().unwrap().iter();
    packages
        .map(|package| {
            let manifest = package["manifest_path"].as_str().unwrap();
            let within = manifest.strip_prefix(root).unwrap().replace('\\', "/");
            let folder = within.trim_end_matches("Cargo.toml").trim_matches('/');
            let dependencies = package["dependencies"].as_array().unwrap().iter();
            let built = dependencies.filter(|dependency| dependency["kind"] != "dev");
            Package {
                name: package["name"].as_str().unwrap().to_owned(),
                folder: folder.to_owned(),
                dependencies: built
                    .map(|dependency| dependency["name"].as_str().unwrap().to_owned())
                    .collect(),
            }
        })
        .collect()
}

/// Every way in which crates and table differ, each with what to do about it.
fn differences(table: &BTreeMap<String, BTreeSet<String>>, packages: &[Package]) -> Vec<String> {
    let mut found = Vec::new();
    for Package {
        name,
        folder,
        dependencies,
    } in packages
    {
        let Some(allowed) = table.get(folder) else {
            found.push(format!(
                "the crate {name} has no row: add one for `{folder}/` to the table of ARCHITECTURE.md"
            ));
            continue;
        };
        for other in dependencies.difference(allowed) {
            found.push(format!(
                "the crate {name} depends on {other}, which the table does not allow: where it is \
                 meant to, add {other} to the column `may use` in the row `{folder}/` of ARCHITECTURE.md"
            ));
        }
        for other in allowed.difference(dependencies) {
            found.push(format!(
                "the crate {name} does not depend on {other}: take it out of the column `may use` in \
                 the row `{folder}/` of ARCHITECTURE.md"
            ));
        }
    }
    for folder in table.keys().filter(|folder| *folder != PAGE) {
        if packages.iter().all(|package| package.folder != *folder) {
            found.push(format!(
                "there is no crate in {folder}: take its row out of the table of ARCHITECTURE.md"
            ));
        }
    }
    found
}

#[test]
fn crates_depend_on_just_what_the_table_of_architecture_says() {
    let found = differences(&allowed(ARCHITECTURE), &packages(&metadata()));
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// The table that is not found, or is not understood, must not let everything pass.
#[test]
fn a_difference_is_named_with_where_to_mend_it() {
    let document = format!(
        "# Any\n\n{HEAD}\n|---|---|---|---|\n\
         | `one/` | this | serde, rand (seed passed in, by others), sha2 | that |\n\
         | `two/in/` | this | nothing | |\n\
         | `gone/` | this | serde | |\n\
         | `ui/` | the page | what is generated | |\n\nAfter | it | nothing | is | read\n"
    );
    let package = |name: &str, folder: &str, dependencies: &[&str]| Package {
        name: name.to_owned(),
        folder: folder.to_owned(),
        dependencies: dependencies.iter().map(|&name| name.to_owned()).collect(),
    };
    let packages = [
        package("first", "one", &["serde", "rand", "chrono"]),
        package("second", "two/in", &[]),
        package("third", "three", &["serde"]),
    ];
    let found = differences(&allowed(&document), &packages);
    let named = [
        ["first", "chrono", "`one/`"],
        ["first", "sha2", "`one/`"],
        ["third", "no row", "`three/`"],
        ["no crate", "gone", "ARCHITECTURE.md"],
    ];
    assert_eq!(found.len(), named.len(), "{found:#?}");
    for (sentence, words) in found.iter().zip(named) {
        for word in words {
            assert!(sentence.contains(word), "{word}: {sentence}");
        }
    }
}

#[test]
fn only_the_shells_switch_on_the_clock() {
    let metadata = metadata();
    for package in metadata["packages"].as_array().unwrap() {
        let name = package["name"].as_str().unwrap();
        for dependency in package["dependencies"].as_array().unwrap() {
            let features = dependency["features"].as_array().unwrap();
            if dependency["name"] == "chrono" && features.iter().any(|feature| feature == "clock") {
                assert!(
                    ["cli", "hanchancho"].contains(&name),
                    "{name} can read the clock"
                );
            }
        }
    }
}
