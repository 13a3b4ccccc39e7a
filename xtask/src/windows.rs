//! `cargo xtask windows`: the programs and the tests built for Windows on Debian, and run under Wine.
//!
//! The compiler, what is compiled and Wine's own disk are kept in `target/windows`.

pub mod compiler;
mod installer;
mod wine;

use std::path::PathBuf;

use self::compiler::Compiler;
use crate::process::{run, step};
use crate::{node, paths, system};

/// What is built for Windows: by GNU's linker, which Debian brings.
pub const TARGET: &str = "x86_64-pc-windows-gnu";

/// The crates whose tests are run. A window needs Microsoft's web view, which runs under no Wine.
const TESTED: [&str; 7] = [
    "scoring",
    "competition",
    "schedule",
    "db",
    "reports",
    "cli",
    "tests",
];

/// What to do, as the words after `windows` say.
#[derive(Debug, Default, Eq, PartialEq)]
pub struct Asked {
    /// Only these crates; all where there are none.
    crates: Vec<String>,
}

impl Asked {
    /// From the words after `windows`.
    pub fn from(words: &[&str]) -> Result<Self, String> {
        match words.iter().find(|word| !TESTED.contains(word)) {
            None => Ok(Self {
                crates: words.iter().map(|word| (*word).to_owned()).collect(),
            }),
            Some(word) => Err(format!(
                "after `windows` come crates, and `{word}` is none of {}",
                TESTED.join(", ")
            )),
        }
    }

    fn crates(&self) -> Vec<&str> {
        if self.crates.is_empty() {
            TESTED.to_vec()
        } else {
            self.crates.iter().map(String::as_str).collect()
        }
    }
}

/// Builds everything for Windows, runs every test under Wine, and prints what came out.
pub fn run_all(asked: &Asked) -> Result<(), String> {
    step("System packages", system::for_windows)?;
    let compiler = Compiler::unpacked(&folder()?)?;
    node::install()?;
    step("Page: build", node::build_page)?;
    if asked.crates.is_empty() {
        step("Build hanchan.exe and hanchancho.exe", || {
            run(compiler
                .cargo("build")
                .args(["-p", "cli", "-p", "hanchancho"])
                .args(["--features", "hanchancho/custom-protocol"]))
        })?;
    }
    let disk = wine::Disk::made(&folder()?)?;
    step("Bridge out of Wine", || {
        run(compiler.cargo("build").args(["-p", "wine-bridge"]))
    })?;
    disk.bridge(&compiler.built("wine-bridge"))?;
    if asked.crates.is_empty() {
        installer::run_all(
            &disk,
            &compiler.built("hanchan").with_file_name(""),
            &folder()?,
        )?;
    }
    let mut tests = compiler.cargo("test");
    tests.arg("--no-fail-fast");
    for name in asked.crates() {
        tests.args(["-p", name]);
    }
    disk.run_tests(tests)
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

    #[test]
    fn crates_may_be_named_and_nothing_else() {
        assert_eq!(Asked::from(&[]).unwrap().crates(), TESTED);
        assert_eq!(Asked::from(&["db", "cli"]).unwrap().crates(), ["db", "cli"]);
        assert!(Asked::from(&["window-tests"]).is_err());
        assert!(Asked::from(&["--quick"]).is_err());
    }
}
