//! Where things are in the checkout and in cargo's target folder.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The checkout's root, the folder above this crate.
pub fn root() -> &'static Path {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_folder.parent().unwrap_or(crate_folder)
}

/// The window's npm package.
pub fn ui() -> PathBuf {
    root().join("ui")
}

/// Cargo's target folder, wherever the person's configuration puts it:
/// this program itself lies in its `debug` folder.
pub fn target() -> Result<PathBuf, String> {
    let this_program =
        env::current_exe().map_err(|error| format!("this program's own path: {error}"))?;
    this_program
        .ancestors()
        .nth(2)
        .map(Path::to_path_buf)
        .ok_or_else(|| format!("{} is not in cargo's target folder", this_program.display()))
}

/// A program of this workspace, built in the `debug` or `release` profile.
pub fn built(profile: &str, program: &str) -> Result<PathBuf, String> {
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    Ok(target()?.join(profile).join(file))
}

/// A folder of our own, made anew.
pub fn empty_folder(folder: PathBuf) -> Result<PathBuf, String> {
    remove(&folder)?;
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// Every file in the folder and below, in their order, but for what is in folders of those names.
pub fn files_below(folder: &Path, without: &[&str]) -> Result<Vec<PathBuf>, String> {
    let problem = |error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(problem)? {
        let entry = entry.map_err(problem)?;
        let (path, name) = (entry.path(), entry.file_name());
        if !path.is_dir() {
            files.push(path);
        } else if !without.iter().any(|other| name == *other) {
            files.extend(files_below(&path, without)?);
        }
    }
    files.sort();
    Ok(files)
}

/// Those of Rust.
pub fn sources_below(folder: &Path, without: &[&str]) -> Result<Vec<PathBuf>, String> {
    let mut files = files_below(folder, without)?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "rs"));
    Ok(files)
}

/// Removes a folder of our own, if it is there.
pub fn remove(folder: &Path) -> Result<(), String> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(format!("{}: {error}", folder.display()))
        }
        _ => Ok(()),
    }
}
