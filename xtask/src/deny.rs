//! cargo-deny, which holds every package of the lockfile against `deny.toml`.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::process::Command;

use crate::paths;
use crate::process::{cargo, output, run};

/// The same as in the release workflow.
const VERSION: &str = "0.20.2";

/// Which lockfile and which rules were found in order, as git names their contents.
const CHECKED: &str = "deny.checked";

/// Licences, sources and bans. The advisories lie where not every machine may look: the release asks
/// for those as well. To build the program that looks takes a minute, so that it only looks where the
/// lockfile or the rules changed; what it found in order is written down, to be committed with them.
pub fn check() -> Result<(), String> {
    let named = output(
        Command::new("git")
            .args(["hash-object", "Cargo.lock", "deny.toml"])
            .current_dir(paths::root()),
    )?;
    let checked = paths::root().join(CHECKED);
    if fs::read_to_string(&checked).is_ok_and(|known| known.trim_end() == named.trim_end()) {
        println!("Found in order before, as {CHECKED} says.");
        return Ok(());
    }
    ask_cargo_deny()?;
    fs::write(&checked, named).map_err(|error| format!("{}: {error}", checked.display()))
}

fn ask_cargo_deny() -> Result<(), String> {
    let tools = paths::target()?.join("tools");
    let program = tools.join("bin").join(format!("cargo-deny{EXE_SUFFIX}"));
    let installed = output(Command::new(&program).arg("--version"));
    if !installed.is_ok_and(|said| said.trim_end().ends_with(VERSION)) {
        // It runs for a second: optimising it would take a minute longer than that.
        let mut install = cargo(["install", "--locked", "--debug", "--root"]);
        run(install.arg(&tools).arg(format!("cargo-deny@{VERSION}")))?;
    }
    let mut check = Command::new(&program);
    run(check
        .args(["check", "licenses", "sources", "bans"])
        .current_dir(paths::root()))
}
