//! Signing the installers: the bundler does it where it finds what to sign with in its environment. What
//! a machine does not have is told in words, and an empty name is not taken for a certificate.

use std::env;
use std::process::Command;

/// What the bundler asks for on a Mac, to sign.
const APPLE_SIGNS: [&str; 3] = [
    "APPLE_CERTIFICATE",
    "APPLE_CERTIFICATE_PASSWORD",
    "APPLE_SIGNING_IDENTITY",
];

/// And to have it notarised.
const APPLE_NOTARISES: [&str; 3] = ["APPLE_ID", "APPLE_PASSWORD", "APPLE_TEAM_ID"];

/// A program with its options that signs a file, which `%1` stands for.
const WINDOWS_SIGNS: &str = "WINDOWS_SIGN_COMMAND";

/// Has the bundler sign what it makes on this system, as far as the environment says by what; and gives
/// the words for it.
pub fn prepare(bundler: &mut Command) -> String {
    let there = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let is_there = |name: &str| there(name).is_some();
    for name in not_for_bundler(is_there) {
        bundler.env_remove(name);
    }
    if cfg!(target_os = "macos") {
        return apple_words(is_there);
    }
    if !cfg!(windows) {
        return "Packages for Linux are not signed; SHA256SUMS tells whether they are whole."
            .to_owned();
    }
    match there(WINDOWS_SIGNS) {
        Some(command) => {
            bundler.args(["--config", &windows_configuration(&command)]);
            format!("Signed by the command of {WINDOWS_SIGNS}.")
        }
        None => format!(
            "Not signed, because {WINDOWS_SIGNS} is not set: Windows will say that it does not know the \
             maker (docs/signing.md)."
        ),
    }
}

/// What the bundler is not told: with a part of what it needs, it would fail instead of leaving it. Without a
/// certificate there is nothing to notarise.
fn not_for_bundler(is_there: impl Fn(&str) -> bool) -> Vec<&'static str> {
    let signs = APPLE_SIGNS.iter().all(|name| is_there(name));
    let notarises = signs && APPLE_NOTARISES.iter().all(|name| is_there(name));
    let groups = [(signs, APPLE_SIGNS), (notarises, APPLE_NOTARISES)];
    let unused = groups.into_iter().filter(|(is_used, _)| !is_used);
    unused.flat_map(|(_, names)| names).collect()
}

fn apple_words(is_there: impl Fn(&str) -> bool) -> String {
    let missing = |names: &[&str]| {
        let missing = names.iter().filter(|name| !is_there(name)).copied();
        missing.collect::<Vec<_>>().join(", ")
    };
    let (signs, notarises) = (missing(&APPLE_SIGNS), missing(&APPLE_NOTARISES));
    if !signs.is_empty() {
        format!(
            "Not signed, because of what is not set ({signs}): macOS will refuse to open it by a double \
             click (docs/signing.md)."
        )
    } else if !notarises.is_empty() {
        format!(
            "Signed, and not notarised, because of what is not set ({notarises}): macOS will refuse to \
             open it by a double click (docs/signing.md)."
        )
    } else {
        "Signed, and notarised by Apple.".to_owned()
    }
}

/// What the bundler is told besides `tauri.conf.json`.
fn windows_configuration(command: &str) -> String {
    let mut quoted = String::new();
    for letter in command.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            letter if letter.is_control() => {}
            letter => quoted.push(letter),
        }
    }
    format!("{{\"bundle\": {{\"windows\": {{\"signCommand\": \"{quoted}\"}}}}}}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mac_says_how_far_it_comes() {
        let with = |there: &[&str]| apple_words(|name| there.contains(&name));
        assert!(
            with(&[]).starts_with("Not signed, because of what is not set (APPLE_CERTIFICATE, ")
        );
        assert!(with(&APPLE_NOTARISES).starts_with("Not signed"));
        let signs = with(&APPLE_SIGNS);
        assert!(
            signs.starts_with("Signed, and not notarised") && signs.contains("APPLE_ID"),
            "{signs}"
        );
        let all = [APPLE_SIGNS, APPLE_NOTARISES].concat();
        assert_eq!(with(&all), "Signed, and notarised by Apple.");
    }

    #[test]
    fn a_part_of_what_signs_is_as_good_as_nothing() {
        let all = [APPLE_SIGNS, APPLE_NOTARISES].concat();
        let without = |gone: &str| not_for_bundler(|name| name != gone && all.contains(&name));
        assert!(without("").is_empty());
        assert_eq!(without("APPLE_CERTIFICATE_PASSWORD"), all);
        assert_eq!(without("APPLE_TEAM_ID"), APPLE_NOTARISES);
        assert_eq!(not_for_bundler(|_| false), all);
        let words = apple_words(|name| name != "APPLE_TEAM_ID");
        assert!(words.contains("not set (APPLE_TEAM_ID)"), "{words}");
    }

    #[test]
    fn the_command_reaches_the_bundler_as_it_was_written() {
        let said = windows_configuration(r#"sign "C:\a b" %1"#);
        let expected = r#"{"bundle": {"windows": {"signCommand": "sign \"C:\\a b\" %1"}}}"#;
        assert_eq!(said, expected);
    }
}
