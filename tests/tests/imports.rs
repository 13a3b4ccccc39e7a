//! Who may import whom: the table of ARCHITECTURE.md.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use serde_json::Value;
use std::collections::BTreeMap;
use std::process::Command;

/// A crate, and everything it may depend on when built.
const ALLOWED: [(&str, &[&str]); 10] = [
    ("scoring", &["chrono", "serde", "skillratings", "thiserror"]),
    (
        "competition",
        &["chrono", "rand", "scoring", "serde", "thiserror"],
    ),
    (
        "schedule",
        &["chrono", "scoring", "serde", "thiserror", "yasumi"],
    ),
    (
        "db",
        &[
            "age",
            "calamine",
            "chrono",
            "competition",
            "csv",
            "dunce",
            "encoding_rs",
            "quick-xml",
            "rand",
            "rusqlite",
            "rusqlite_migration",
            "rust_xlsxwriter",
            "rustix",
            "schedule",
            "scoring",
            "serde",
            "serde_json",
            "sha2",
            "signal-hook",
            "tempfile",
            "thiserror",
            "unicode-normalization",
            "whoami",
            "zip",
        ],
    ),
    (
        "reports",
        &[
            "chrono",
            "competition",
            "flate2",
            "lopdf",
            "plotters",
            "plotters-backend",
            "printpdf",
            "scoring",
            "subsetter",
            "thiserror",
            "ttf-parser",
        ],
    ),
    (
        "cli",
        &[
            "chrono",
            "clap",
            "clap_complete",
            "comfy-table",
            "competition",
            "console",
            "db",
            "embed-manifest",
            "indicatif",
            "reports",
            "schedule",
            "scoring",
            "serde",
            "serde_json",
            "tempfile",
            "thiserror",
        ],
    ),
    (
        "hanchancho",
        &[
            "chrono",
            "competition",
            "db",
            "reports",
            "rfd",
            "schedule",
            "scoring",
            "serde",
            "serde_json",
            "sha2",
            "specta",
            "specta-typescript",
            "tauri",
            "tauri-build",
            "tauri-plugin-dialog",
            "tauri-plugin-opener",
            "tauri-plugin-single-instance",
            "tauri-plugin-window-state",
            "tauri-specta",
            "thiserror",
            "tokio",
            "webkit2gtk",
        ],
    ),
    (
        "release",
        &[
            "base64",
            "cyclonedx-bom",
            "serde",
            "serde_json",
            "sha2",
            "spdx",
        ],
    ),
    ("xtask", &[]),
    ("icons", &["icns", "ico", "resvg"]),
];

/// What `cargo metadata` says of the workspace's packages.
fn packages() -> Vec<Value> {
    let output = Command::new("cargo")
        .args([
            "metadata",
            "--format-version",
            "1",
            "--no-deps",
            "--offline",
        ])
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

fn built_dependencies() -> BTreeMap<String, Vec<String>> {
    packages()
        .iter()
        .map(|package| {
            let dependencies = package["dependencies"].as_array().unwrap().iter();
            let built = dependencies
                .filter(|dependency| dependency["kind"] != "dev")
                .map(|dependency| dependency["name"].as_str().unwrap().to_owned());
            (
                package["name"].as_str().unwrap().to_owned(),
                built.collect(),
            )
        })
        .collect()
}

#[test]
fn crates_import_only_what_the_table_allows() {
    let built = built_dependencies();
    for (name, allowed) in ALLOWED {
        let dependencies = &built[name];
        let foreign: Vec<_> = dependencies
            .iter()
            .filter(|other| !allowed.contains(&other.as_str()))
            .collect();
        assert!(
            foreign.is_empty(),
            "{name} imports {foreign:?}, which ARCHITECTURE.md does not allow"
        );
    }
}

#[test]
fn every_crate_stands_in_the_table() {
    let known: Vec<&str> = ALLOWED.iter().map(|(name, _)| *name).collect();
    for name in built_dependencies().keys() {
        let is_test = ["tests", "proofs", "window-tests", "wine-bridge"].contains(&name.as_str());
        assert!(
            is_test || known.contains(&name.as_str()),
            "{name} is not in the table of ARCHITECTURE.md"
        );
    }
}

#[test]
fn only_the_shells_switch_on_the_clock() {
    for package in packages() {
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
