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
    run(dated(&mut cargo(["run", "--quiet", "-p", "manual-maker"]))?)
}

/// The booklets alone, in a folder, by the tool that was built with the tests: cargo would build it and all that
/// it needs once more.
pub fn booklets(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut maker = Command::new(paths::built("debug", "manual-maker")?);
    run_quietly(dated(&mut maker)?.arg("booklets").arg(folder))?;
    paths::files_below(folder, &[])
}

fn dated(maker: &mut Command) -> Result<&mut Command, String> {
    let day = Stamp::of_checkout()?.0.to_string();
    Ok(maker.env(SOURCE_DATE_EPOCH, day))
}
