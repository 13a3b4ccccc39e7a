//! `cargo xtask test`: everything the project tests, cheapest first.
//! `cargo xtask pictures`: the window's pictures, which its tests leave where they are asked to.

use std::path::Path;
use std::process::Command;

use crate::node::{self, npm};
use crate::process::{cargo, run, step};
use crate::{paths, system};

/// Clippy, the build and the tests select the same packages with the same features: cargo then
/// resolves one set of dependencies, and compiles nothing twice.
const SELECTION: [&str; 3] = ["--workspace", "--features", "hanchancho/custom-protocol"];

/// Runs the checks in the order of their cost, and stops at the first that fails.
pub fn run_all() -> Result<(), String> {
    step("Rust format", || run(&mut cargo(["fmt", "--check"])))?;
    step("System packages", system::for_tests)?;
    node::install()?;
    step("Page: format, lints, types", || {
        run(&mut npm(["run", "--silent", "check"]))
    })?;
    step("Page: unit tests", || run(&mut npm(["test", "--silent"])))?;
    step("Page: build", node::build_page)?;
    step("Clippy", || {
        let mut clippy = cargo(["clippy", "--all-targets"]);
        run(clippy.args(SELECTION).args(["--", "-D", "warnings"]))
    })?;
    step("Build", build)?;
    step("Tests, doctests, the real window", || run(&mut tests()))
}

/// Has the window's tests leave their pictures in a folder.
pub fn take_pictures(directory: Option<&Path>) -> Result<(), String> {
    if !cfg!(target_os = "linux") {
        return Err("the window's tests drive WebKitGTK; take the pictures on Linux".to_owned());
    }
    let directory = match directory {
        Some(theirs) => {
            std::path::absolute(theirs).map_err(|error| format!("{}: {error}", theirs.display()))?
        }
        None => paths::target()?.join("pictures"),
    };
    system::for_tests()?;
    node::install()?;
    step("Page: build", node::build_page)?;
    step("Build", build)?;
    step("The real window", || {
        run(tests()
            .args(["--test", "start", "--test", "standings", "--test", "paper"])
            .env("HANCHAN_PICTURES", &directory))
    })?;
    println!("\nThe pictures are in {}", directory.display());
    Ok(())
}

/// The programs as well as the tests: some tests start them.
fn build() -> Result<(), String> {
    run(cargo(["build", "--bins", "--tests"]).args(SELECTION))
}

/// All tests: in a virtual screen, and in the language and time zone of the people it is for.
fn tests() -> Command {
    let mut cargo_test = cargo(["test"]);
    cargo_test.args(SELECTION);
    if !cfg!(target_os = "linux") {
        cargo_test.args(["--exclude", "window-tests"]);
        return cargo_test;
    }
    let mut tests = Command::new("xvfb-run");
    tests
        .args(["--auto-servernum", "--server-args=-screen 0 1280x900x24"])
        .arg(cargo_test.get_program())
        .args(cargo_test.get_args())
        .current_dir(paths::root())
        .env("LC_ALL", "ja_JP.UTF-8")
        .env("TZ", "Asia/Tokyo");
    tests
}
