//! The programs from outside, and the files they leave.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use tempfile::TempDir;

use crate::Outcome;

/// Made once for all tests of a program.
static PLAYED: LazyLock<Result<(TempDir, PathBuf), String>> =
    LazyLock::new(|| make_played().map_err(|error| error.to_string()));

fn make_played() -> Outcome<(TempDir, PathBuf)> {
    let folder = tempfile::tempdir()?;
    let place = folder.path().display().to_string();
    hanchan(["demo", "--no-papers", "--name", "白樺会", &place])?;
    let club = file_in(folder.path(), "hanchan")?;
    Ok((folder, club))
}

/// A club of the test's own that has played as the sample did, to write in; it lives as long as its folder.
/// Its name is another: the sample alone begins with its last day.
pub fn played_club() -> Outcome<(TempDir, PathBuf)> {
    let (_, made) = PLAYED.as_ref().map_err(String::as_str)?;
    let folder = tempfile::tempdir()?;
    let club = folder.path().join("sample.hanchan");
    fs::copy(made, &club)?;
    Ok((folder, club))
}

/// The one file of that kind in a folder.
pub fn file_in(folder: &Path, extension: &str) -> Outcome<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    match found.pop() {
        Some(path) if found.is_empty() => Ok(path),
        other => Err(format!("{extension} files: {other:?} and {found:?}").into()),
    }
}

/// A program of the project, built into the folder above the running test.
pub fn program(name: &str) -> Outcome<PathBuf> {
    let this_test = env::current_exe()?;
    let folder = this_test
        .ancestors()
        .nth(2)
        .ok_or("the test lies outside the target folder")?;
    let program = folder.join(name);
    if program.is_file() {
        return Ok(program);
    }
    Err(format!(
        "{} is not built; `cargo xtask test` builds it",
        program.display()
    )
    .into())
}

/// Runs `hanchan` to its end and gives what it printed.
pub fn hanchan<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Outcome<String> {
    let arguments: Vec<&str> = arguments.into_iter().collect();
    let ran = Command::new(program("hanchan")?)
        .args(&arguments)
        .output()?;
    if ran.status.success() {
        return Ok(String::from_utf8(ran.stdout)?);
    }
    Err(format!(
        "hanchan {arguments:?}: {}",
        String::from_utf8_lossy(&ran.stderr)
    )
    .into())
}

/// All text of a document, page after page, each with a form feed at its end.
pub fn pdf_text(pdf: &Path) -> Outcome<String> {
    let ran = Command::new("pdftotext").arg(pdf).arg("-").output()?;
    Ok(String::from_utf8(ran.stdout)?)
}
