//! Pythons of our own in the target folder, each with others' packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::paths;
use crate::process::run_quietly;

/// The Python in that folder with just these packages, fetched unless they have been.
pub fn with(folder: &Path, packages: &[&str]) -> Result<PathBuf, String> {
    let python = folder.join(if cfg!(windows) {
        "Scripts/python.exe"
    } else {
        "bin/python"
    });
    let stamp = folder.join(".installed");
    let asked = packages.join("\n");
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == asked) {
        return Ok(python);
    }
    paths::empty_folder(folder.to_path_buf())?;
    run_quietly(Command::new("python3").args(["-m", "venv"]).arg(folder))?;
    run_quietly(
        Command::new(&python)
            .args(["-m", "pip", "install", "--quiet"])
            .arg("--disable-pip-version-check")
            .args(packages),
    )?;
    crate::debian_rust::write(&stamp, &asked)?;
    Ok(python)
}
