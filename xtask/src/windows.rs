//! `cargo xtask windows`: the programs and the tests built for Windows on Debian, and run under Wine.
//!
//! The compiler, what is compiled and Wine's own disk are kept in `target/windows`.

pub mod compiler;
mod conditions;
mod installer;
mod left_out;
mod results;
mod wine;

use std::path::PathBuf;
use std::process::Command;

use self::compiler::Compiler;
use self::left_out::LeftOut;
use crate::process::{run, step};
use crate::test::ELSEWHERE;
use crate::{node, paths, system};

/// What is built for Windows: by GNU's linker, which Debian brings.
pub const TARGET: &str = "x86_64-pc-windows-gnu";

/// The crates whose tests are run. No window is shown: that needs Microsoft's web view, which runs under
/// no Wine.
const TESTED: [&str; 16] = [
    "scoring",
    "competition",
    "schedule",
    "made_up",
    "manual",
    "db",
    "reports",
    "desk",
    "cli",
    "tests",
    "proofs",
    "release",
    "xtask",
    "icons",
    "manual-maker",
    WINDOW,
];

const WINDOW: &str = "hanchancho";

/// Built whatever is asked for: by what `cli` needs, the crates without a window get the same features of
/// what they share, and so little is compiled twice; and tests reach the host's programs by the bridge.
const ALWAYS: [&str; 2] = ["cli", "wine-bridge"];

const NO_RUN: &str = "--no-run";

/// What to do, as the words after `windows` say.
#[derive(Debug, Default, Eq, PartialEq)]
pub struct Asked {
    /// Only these crates; all, and what else there is to try, where there are none.
    crates: Vec<String>,
    /// Whether what is built is left to be run another time.
    is_only_built: bool,
}

impl Asked {
    /// From the words after `windows`.
    pub fn from(words: &[&str]) -> Result<Self, String> {
        let mut asked = Self::default();
        for word in words {
            if *word == NO_RUN {
                asked.is_only_built = true;
            } else if TESTED.contains(word) {
                asked.crates.push((*word).to_owned());
            } else {
                return Err(format!(
                    "after `windows` come `{NO_RUN}` and crates, and `{word}` is none of {}",
                    TESTED.join(", ")
                ));
            }
        }
        Ok(asked)
    }

    fn crates(&self) -> Vec<&str> {
        if self.crates.is_empty() {
            TESTED.to_vec()
        } else {
            self.crates.iter().map(String::as_str).collect()
        }
    }

    fn has_window(&self) -> bool {
        self.crates().contains(&WINDOW)
    }

    /// A cargo command for those crates and what is built always.
    fn cargo(&self, compiler: &Compiler, command: &str) -> Command {
        let mut cargo = compiler.cargo(command);
        for name in ALWAYS {
            cargo.args(["-p", name]);
        }
        for name in self.crates() {
            cargo.args(["-p", name]);
        }
        if self.has_window() {
            cargo.args(["--features", "hanchancho/custom-protocol"]);
        }
        cargo
    }
}

/// Lints and builds everything for Windows, runs every test under Wine, and prints what came out.
pub fn run_all(asked: &Asked) -> Result<(), String> {
    let left_out = LeftOut::of(&asked.crates())?;
    step("System packages", system::for_tests_under_wine)?;
    let compiler = Compiler::unpacked(&folder()?)?;
    // The fonts come with the page's packages.
    node::install()?;
    if asked.has_window() {
        step("Page: build", node::build_page)?;
    }
    if asked.crates.is_empty() {
        step("Clippy for Windows", || {
            let mut clippy = compiler.cargo("clippy");
            clippy.arg("--all-targets").args(ELSEWHERE);
            run(clippy.args(["--", "-D", "warnings"]))
        })?;
    }
    step("Programs and tests for Windows", || {
        run(asked.cargo(&compiler, "build").args(["--bins", "--tests"]))
    })?;
    let disk = wine::Disk::made(&folder()?)?;
    disk.bridge(&compiler.built("wine-bridge"))?;
    if asked.is_only_built {
        return Ok(());
    }
    let program = compiler.built("hanchan");
    let programs = program.with_file_name("");
    if asked.crates.is_empty() {
        installer::run_all(&disk, &programs, &folder()?)?;
    }
    disk.run_program(&program, "--version")?;
    disk.run_tests(asked.cargo(&compiler, "test"), &programs, &left_out)
}

/// Runs one test program for cargo, which asks for it by the words `under-wine`.
pub fn run_under_wine(program: &str, arguments: &[&str]) -> Result<(), String> {
    wine::run_test_program(program, arguments)
}

/// Where everything for Windows is kept.
pub fn folder() -> Result<PathBuf, String> {
    Ok(paths::target()?.join("windows"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths;
    use std::fs;

    #[test]
    fn every_crate_that_is_tested_without_a_window_is_tested_for_windows() {
        let workspace = fs::read_to_string(paths::root().join("Cargo.toml")).unwrap();
        let line = workspace
            .lines()
            .find_map(|line| line.strip_prefix("default-members = "))
            .unwrap();
        for folder in line.split('"').skip(1).step_by(2) {
            let crate_file = paths::root().join(folder).join("Cargo.toml");
            let text = fs::read_to_string(crate_file).unwrap();
            let name = text
                .lines()
                .find_map(|line| line.strip_prefix("name = "))
                .unwrap();
            assert!(TESTED.contains(&name.trim_matches('"')), "{name}");
        }
    }

    #[test]
    fn crates_may_be_named_and_nothing_else() {
        assert_eq!(Asked::from(&[]).unwrap().crates(), TESTED);
        let asked = Asked::from(&["db", "--no-run", "cli"]).unwrap();
        assert_eq!(asked.crates(), ["db", "cli"]);
        assert!(asked.is_only_built);
        assert!(Asked::from(&["window-tests"]).is_err());
        assert!(Asked::from(&["--quick"]).is_err());
    }
}
