//! cargo-deny, which holds every package of the lockfile against `deny.toml`.

use std::env::consts::EXE_SUFFIX;
use std::process::Command;

use crate::paths;
use crate::process::{cargo, output, run};

/// The same as in the release workflow.
const VERSION: &str = "0.20.2";

/// Licences, sources and bans. The advisories lie where not every machine may look: the release asks
/// for those as well.
pub fn check() -> Result<(), String> {
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
