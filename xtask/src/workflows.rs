//! `cargo xtask workflows`: what other machines do with the project, looked through by a linter. Nothing
//! here can run it.

use std::fs;
use std::process::Command;

use crate::process::run;
use crate::{node, paths};

/// Has every workflow looked through.
pub fn check() -> Result<(), String> {
    node::install()?;
    let folder = paths::root().join(".github").join("workflows");
    let problem = |error| format!("{}: {error}", folder.display());
    let mut lint = Command::new("node");
    lint.arg(paths::root().join("xtask").join("workflows.mjs"));
    for entry in fs::read_dir(&folder).map_err(problem)? {
        lint.arg(entry.map_err(problem)?.path());
    }
    run(&mut lint)
}
