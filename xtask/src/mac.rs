//! `cargo xtask mac --check`: everything type-checked and linted for macOS on Debian, the tests too. It
//! is what the tests' command does there before it builds; nothing is linked or run.
//!
//! The compilers and what they make are kept in `target/mac`.

mod lines;
mod zig;

use std::path::{Path, PathBuf};
use std::process::Command;

use self::zig::Zig;
use crate::debian_rust::DebianRust;
use crate::process::{run, step};
use crate::test::ELSEWHERE;
use crate::{node, paths, system};

/// Apple's two processors, of which an installer has both.
const TARGETS: [&str; 2] = ["aarch64-apple-darwin", "x86_64-apple-darwin"];

/// What to do, as the words after `mac` say.
#[derive(Debug, Eq, PartialEq)]
pub struct Asked {
    targets: Vec<&'static str>,
}

impl Asked {
    /// From the words after `mac`.
    pub fn from(words: &[&str]) -> Result<Self, String> {
        let Some((&"--check", asked)) = words.split_first() else {
            return Err(
                "nothing can be linked or run for macOS here: it is `cargo xtask mac --check`"
                    .to_owned(),
            );
        };
        if let Some(word) = asked.iter().find(|word| !TARGETS.contains(word)) {
            return Err(format!(
                "after `mac --check` come targets, and `{word}` is none of {}",
                TARGETS.join(", ")
            ));
        }
        let mut targets = TARGETS.to_vec();
        targets.retain(|target| asked.is_empty() || asked.contains(target));
        Ok(Self { targets })
    }
}

/// Checks everything for each target, and that the lines which only a Mac has were among it.
pub fn run_all(asked: &Asked) -> Result<(), String> {
    step("System packages", system::for_mac)?;
    let folder = paths::target()?.join("mac");
    let rust = DebianRust::unpacked(&folder)?;
    let zig = Zig::installed(&folder)?;
    node::install()?;
    step("Page: build", node::build_page)?;
    for target in &asked.targets {
        step(&format!("Clippy for {target}"), || {
            run(&mut clippy(&rust, &zig, &folder, target)?)
        })?;
    }
    step("Lines that are only for a Mac", || {
        let targets = asked.targets.iter();
        let checked: Vec<PathBuf> = targets.map(|target| checked(&folder, target)).collect();
        lines::were_checked(paths::root(), &checked)
    })
}

/// The same as the tests' command has on a Mac.
fn clippy(rust: &DebianRust, zig: &Zig, folder: &Path, target: &str) -> Result<Command, String> {
    let mut clippy = rust.cargo("clippy", target);
    clippy.arg("--all-targets").args(ELSEWHERE);
    clippy.env("CARGO_TARGET_DIR", folder.join("built"));
    zig.surround(&mut clippy, target)?;
    clippy.args(["--", "-D", "warnings"]);
    Ok(clippy)
}

/// Where the compiler writes down what it read.
fn checked(folder: &Path, target: &str) -> PathBuf {
    folder.join("built").join(target).join("debug").join("deps")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_may_be_named_and_nothing_else() {
        let targets = |words: &[&str]| Asked::from(words).map(|asked| asked.targets);
        assert_eq!(targets(&["--check"]).unwrap(), TARGETS);
        assert_eq!(targets(&["--check", TARGETS[1]]).unwrap(), [TARGETS[1]]);
        for words in [&[][..], &["--run"], &[TARGETS[0]], &["--check", "db"]] {
            assert!(targets(words).is_err(), "{words:?}");
        }
    }
}
