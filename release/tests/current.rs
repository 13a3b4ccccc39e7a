//! The notices are those of what the programs are built from today.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;
use std::sync::LazyLock;

use cyclonedx_bom::models::bom::Bom;
use cyclonedx_bom::prelude::Validate;
use release::{Origin, Part, bill, built_in, notices, root};

static PARTS: LazyLock<Vec<Part>> = LazyLock::new(|| built_in().unwrap());

const HOW: &str = "run `cargo xtask notices` and look at what changed";

#[test]
fn every_part_has_its_notice_and_nothing_else_has() {
    let parts = &*PARTS;
    let now: BTreeSet<String> = parts.iter().map(Part::title).collect();
    let notices = fs::read_to_string(notices::file()).unwrap();
    let noted: BTreeSet<String> = notices::titles(&notices)
        .into_iter()
        .map(str::to_owned)
        .collect();
    let missing: Vec<_> = now.difference(&noted).collect();
    let needless: Vec<_> = noted.difference(&now).collect();
    assert!(
        missing.is_empty() && needless.is_empty(),
        "without a notice: {missing:?}; not built in any more: {needless:?}; {HOW}"
    );
    // Of another system's toolchain the library's page may be another.
    if cfg!(target_os = "linux") {
        assert!(
            notices::written(parts) == notices,
            "the texts are others; {HOW}"
        );
    }
}

#[test]
fn what_must_be_named_is() {
    let parts = &*PARTS;
    let find = |name: &str| parts.iter().find(|part| part.name == name).unwrap();
    for (name, words) in [
        ("SQLite", "May you do good and not evil."),
        ("Coated FOGRA39", "COLOR PROFILE BUNDLING AGREEMENT"),
        (
            "@expo-google-fonts/biz-udgothic",
            "SIL OPEN FONT LICENSE Version 1.1",
        ),
        (
            "@expo-google-fonts/biz-udpgothic",
            "SIL OPEN FONT LICENSE Version 1.1",
        ),
        (
            "@expo-google-fonts/biz-udpmincho",
            "SIL OPEN FONT LICENSE Version 1.1",
        ),
        (
            "@expo-google-fonts/noto-sans-jp",
            "SIL OPEN FONT LICENSE Version 1.1",
        ),
        (
            "@expo-google-fonts/noto-serif-jp",
            "SIL OPEN FONT LICENSE Version 1.1",
        ),
        ("pdfjs-dist", "Apache License"),
        ("core-js", "Denis Pushkarev"),
        ("react", "Meta Platforms"),
        ("tauri", "Apache License"),
        ("serde", "Permission is hereby granted, free of charge"),
        ("selectors", "Mozilla Public License"),
        ("Rust's standard library", "Unicode, Inc"),
        ("WebView2Loader", "Microsoft Corporation"),
    ] {
        let part = find(name);
        assert!(
            part.texts.iter().any(|text| text.contains(words)),
            "{name} has no text with {words:?}"
        );
    }
    for part in parts {
        assert!(!part.texts.is_empty(), "{} has no text", part.title());
        assert!(
            part.texts.iter().all(|text| text.len() > 20),
            "{}",
            part.title()
        );
        let is_package = matches!(part.origin, Origin::Crate | Origin::Npm);
        assert_eq!(part.checksum.is_some(), is_package, "{}", part.title());
    }
    // What only tests and builds need is not in the programs.
    for name in [
        "thirtyfour",
        "reqwest",
        "insta",
        "tauri-build",
        "cc",
        "vitest",
        "typescript",
    ] {
        let named = parts.iter().find(|part| {
            part.name == name && part.origin != Origin::Within("Rust's standard library".to_owned())
        });
        assert_eq!(named, None, "{name}");
    }
}

/// What the page is built from is asked of its build, and not of the lock file: something that was meant
/// for tests alone might have been taken in. What a package asks for and the page uses nothing of is noted
/// all the same.
#[test]
fn nothing_gets_into_the_page_without_a_notice() {
    let script = root().join("release").join("tests").join("page.mjs");
    let output = Command::new("node").arg(script).output().unwrap();
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaints}");
    let built_in = String::from_utf8(output.stdout).unwrap();
    let built_in: BTreeSet<&str> = built_in.lines().collect();
    let noted = PARTS.iter().filter(|part| part.origin == Origin::Npm);
    let noted: BTreeSet<&str> = noted.map(|part| part.name.as_str()).collect();
    let unnoted: Vec<_> = built_in.difference(&noted).collect();
    assert_eq!(unnoted, Vec::<&&str>::new());
}

#[test]
fn the_bill_is_what_the_form_asks_for_and_the_same_each_time() {
    let parts = &*PARTS;
    let bill = bill::written(parts).unwrap();
    assert_eq!(bill, bill::written(parts).unwrap());
    let read = Bom::parse_from_json_v1_5(bill.as_bytes()).unwrap();
    assert!(read.validate().passed());

    let json: serde_json::Value = serde_json::from_str(&bill).unwrap();
    assert_eq!(json["bomFormat"], "CycloneDX");
    assert_eq!(json["specVersion"], "1.5");
    assert_eq!(json["metadata"]["component"]["name"], "hanchancho");
    let components = json["components"].as_array().unwrap();
    assert_eq!(components.len(), parts.len());
    let by_kind = |kind: &str| {
        let purls = components
            .iter()
            .filter_map(|component| component["purl"].as_str());
        purls
            .filter(|purl| purl.starts_with(&format!("pkg:{kind}/")))
            .count()
    };
    let of = |origin: Origin| parts.iter().filter(|part| part.origin == origin).count();
    assert_eq!(by_kind("cargo"), of(Origin::Crate));
    assert_eq!(by_kind("npm"), of(Origin::Npm));

    // Whatever is referred to is there, each by one name, and everything is reached from the program.
    let names: BTreeSet<&str> = components
        .iter()
        .map(|one| one["bom-ref"].as_str().unwrap())
        .collect();
    assert_eq!(names.len(), components.len());
    let dependencies = json["dependencies"].as_array().unwrap();
    let mut reached = BTreeSet::new();
    let mut waiting = vec!["hanchancho"];
    while let Some(name) = waiting.pop() {
        if !reached.insert(name) {
            continue;
        }
        let of = dependencies.iter().find(|one| one["ref"] == name).unwrap();
        let others = of["dependsOn"].as_array().into_iter().flatten();
        waiting.extend(others.map(|other| other.as_str().unwrap()));
    }
    reached.remove("hanchancho");
    assert_eq!(reached, names);
}
