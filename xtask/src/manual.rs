//! `cargo xtask manual`: what is made of the manual's source, by the tool beside this program.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::node;
use crate::package::stamp::{SOURCE_DATE_EPOCH, Stamp};
use crate::paths;
use crate::process::{cargo, run, run_quietly};

/// Writes it anew. The site's folder is made anew, so that no page of an older manual stays in it.
pub fn make() -> Result<(), String> {
    node::install()?;
    paths::empty_folder(paths::root().join("docs/site"))?;
    run(&mut maker()?)
}

/// The booklets alone, in a folder.
pub fn booklets(folder: &Path) -> Result<Vec<PathBuf>, String> {
    run_quietly(maker()?.args(["--", "booklets"]).arg(folder))?;
    paths::files_below(folder, &[])
}

fn maker() -> Result<Command, String> {
    let day = Stamp::of_checkout()?.0.to_string();
    let mut maker = cargo(["run", "--quiet", "-p", "manual-maker"]);
    maker.env(SOURCE_DATE_EPOCH, day);
    Ok(maker)
}
