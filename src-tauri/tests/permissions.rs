//! The web view can do little: exactly the project's own commands, and nothing from outside.

use std::collections::BTreeSet;

use serde_json::Value;

#[test]
fn the_page_is_given_each_command_and_nothing_else() {
    let capability =
        serde_json::from_str::<Value>(include_str!("../capabilities/main.json")).unwrap();
    assert_eq!(capability["permissions"], serde_json::json!(["page"]));
    assert_eq!(capability["windows"], serde_json::json!(["main"]));
    assert!(
        capability.get("remote").is_none(),
        "no page from outside is given anything"
    );

    // Written by the build script.
    let given: BTreeSet<String> = include_str!(concat!(env!("OUT_DIR"), "/permissions/page.toml"))
        .lines()
        .filter_map(|line| {
            Some(
                line.trim()
                    .strip_prefix('"')?
                    .trim_end_matches("\",")
                    .to_owned(),
            )
        })
        .collect();

    // Proved current by the test `bindings`.
    let commands: BTreeSet<String> = include_str!("../../ui/src/platform/bindings.ts")
        .lines()
        .filter_map(|line| line.split_once("__TAURI_INVOKE<")?.1.split('"').nth(1))
        .map(|command| format!("allow-{}", command.replace('_', "-")))
        .collect();

    assert!(
        commands.contains("allow-begin"),
        "the commands are read out of the bindings: {commands:?}"
    );
    assert_eq!(given, commands);
}

#[test]
fn the_window_for_the_hall_is_given_what_it_shows_and_nothing_else() {
    let capability =
        serde_json::from_str::<Value>(include_str!("../capabilities/hall.json")).unwrap();
    assert_eq!(capability["windows"], serde_json::json!(["hall"]));
    assert!(capability.get("remote").is_none());
    let given: BTreeSet<String> = capability["permissions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|permission| permission.as_str().unwrap().to_owned())
        .collect();

    // What its page asks the program for.
    let asked: BTreeSet<String> = include_str!("../../ui/src/hall/Hall.tsx")
        .split("platform.")
        .skip(1)
        .filter_map(|rest| rest.split_once('('))
        .map(|(command, _)| format!("allow-{}", kebab(command)))
        .collect();
    assert_eq!(given, asked);
}

/// A name of the page's interface as permissions spell it.
fn kebab(name: &str) -> String {
    name.chars()
        .flat_map(|letter| {
            let dash = letter.is_ascii_uppercase().then_some('-');
            dash.into_iter().chain([letter.to_ascii_lowercase()])
        })
        .collect()
}

#[test]
fn the_page_loads_nothing_from_outside_and_runs_no_script_but_its_own() {
    let configuration = serde_json::from_str::<Value>(include_str!("../tauri.conf.json")).unwrap();
    let policy = configuration["app"]["security"]["csp"].as_str().unwrap();
    let mut directives: Vec<(&str, &str)> = policy
        .split("; ")
        .filter_map(|directive| directive.split_once(' '))
        .collect();
    directives.sort_unstable();
    assert_eq!(
        directives,
        [
            ("base-uri", "'none'"),
            // The two ways in which the page reaches the program, on different systems.
            ("connect-src", "ipc: http://ipc.localhost"),
            ("default-src", "'none'"),
            ("font-src", "'self'"),
            ("form-action", "'none'"),
            ("img-src", "'self'"),
            ("script-src", "'self'"),
            ("style-src", "'self'"),
            // What reads the documents for the preview, beside the page.
            ("worker-src", "'self'"),
        ]
    );
}

/// What a Mac says when it first asks whether the program may use a place: without a sentence, it would
/// ask in English, and give no reason.
#[test]
fn a_mac_asks_for_each_place_in_both_languages() {
    let asked: Vec<(&str, &str)> = include_str!("../macos/Info.plist")
        .split("<key>")
        .filter(|entry| entry.starts_with("NS"))
        .filter_map(|entry| {
            let (key, rest) = entry.split_once("</key>")?;
            Some((
                key,
                rest.split_once("<string>")?.1.split_once("</string>")?.0,
            ))
        })
        .collect();
    let places: Vec<&str> = asked.iter().map(|(key, _)| *key).collect();
    assert_eq!(
        places,
        [
            "NSDocumentsFolderUsageDescription",
            "NSDesktopFolderUsageDescription",
            "NSDownloadsFolderUsageDescription",
            "NSRemovableVolumesUsageDescription",
            "NSNetworkVolumesUsageDescription",
        ]
    );
    let in_language = |strings: &'static str| -> Vec<(&str, &str)> {
        let line = |line: &'static str| {
            line.strip_prefix('"')?
                .strip_suffix("\";")?
                .split_once("\" = \"")
        };
        strings.lines().map(|text| line(text).unwrap()).collect()
    };
    let japanese = in_language(include_str!("../macos/ja.lproj/InfoPlist.strings"));
    let english = in_language(include_str!("../macos/en.lproj/InfoPlist.strings"));
    assert_eq!(japanese, asked);
    assert_eq!(english.len(), asked.len());
    for ((key, japanese), (english_key, english)) in japanese.iter().zip(&english) {
        assert_eq!(key, english_key);
        assert!(japanese.contains("会のファイル") && english.contains("your club's file"));
        assert!(!japanese.contains('"') && english.is_ascii());
    }

    // Where a Mac looks for them.
    let configuration = include_str!("../tauri.macos.conf.json");
    let configuration = serde_json::from_str::<Value>(configuration).unwrap();
    assert_eq!(
        configuration["bundle"]["macOS"]["infoPlist"],
        "macos/Info.plist"
    );
    for language in ["en", "ja"] {
        let place = format!("Resources/{language}.lproj/InfoPlist.strings");
        let source = format!("macos/{language}.lproj/InfoPlist.strings");
        assert_eq!(configuration["bundle"]["macOS"]["files"][&place], source);
    }
}
