//! `cargo xtask notices`, `sbom`, `checksums` and `notes`: the papers that go with a release, by the
//! crate `release`.

use std::path::Path;

use crate::node;
use crate::process::{cargo, run};

/// Writes `THIRD-PARTY.txt` anew, from the lock files and the packages.
pub fn notices() -> Result<(), String> {
    node::install()?;
    write(&["notices"])
}

/// Writes the bill of materials into that file.
pub fn sbom(file: &Path) -> Result<(), String> {
    node::install()?;
    write(&["sbom", &whole(file)?])
}

/// Lists the checksums of all files below a folder, in it.
pub fn checksums(folder: &Path) -> Result<(), String> {
    write(&["checksums", &whole(folder)?])
}

/// Prints what the changelog says of a version.
pub fn notes(version: &str) -> Result<(), String> {
    write(&["notes", version])
}

/// The path as it is meant, because the program is started in the checkout's root.
fn whole(path: &Path) -> Result<String, String> {
    let problem = || format!("{}: this name cannot be passed on", path.display());
    let whole = std::path::absolute(path).map_err(|_| problem())?;
    whole.to_str().map(str::to_owned).ok_or_else(problem)
}

fn write(words: &[&str]) -> Result<(), String> {
    run(cargo(["run", "--quiet", "-p", "release", "--"]).args(words))
}
