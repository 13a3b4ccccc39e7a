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
        commands.contains("allow-club-at-start"),
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
