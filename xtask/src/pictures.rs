//! `cargo xtask pictures`: the window as its tests see it and as the manual shows it, and pages of the sample
//! club's documents.

mod compare;

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::process::{run, step};
use crate::{demo, node, paths, system, test};

/// The pictures of the README and of the site's front page: which of the window's, and which page of which
/// document.
const FROM_WINDOW: [(&str, &str); 4] = [
    ("look-results-ja-light-100", "window"),
    ("evening-sheet", "evening"),
    ("clock-hall-seats", "hall"),
    ("recording", "recording"),
];
const FROM_DOCUMENTS: [(&str, &str, &str); 2] = [
    ("monthly-2025-09", "1", "handout"),
    ("member-1", "1", "member"),
];

/// The modules of tests that come to every screen, and to what can be done on it.
const SHOWN: [&str; 16] = [
    "about",
    "clock",
    "competition_screen",
    "evening",
    "first_start",
    "frame",
    "looks",
    "manual",
    "members",
    "recording",
    "rules",
    "schedule",
    "sheet",
    "standings",
    "today",
    "whole_in_view",
];

/// Fine enough to read on a screen, small enough to keep.
const DOTS_AN_INCH: &str = "90";

/// Takes every picture of the window into `target/pictures`, lays them side by side in `compare.html`
/// there, and makes those of the manual and of the README anew.
/// A folder of drawings, each named after its screen (`results-dark.png`), stands beside them.
pub fn take(mock_ups: Option<&Path>) -> Result<(), String> {
    if !cfg!(target_os = "linux") {
        return Err("the window's tests drive WebKitGTK; take the pictures on Linux".to_owned());
    }
    let all = paths::target()?.join("pictures");
    let readme = paths::root().join("docs/pictures");
    fs::create_dir_all(&readme).map_err(|error| format!("{}: {error}", readme.display()))?;
    system::for_tests()?;
    node::install()?;
    step("Page: build", node::build_page)?;
    step("Build", test::build)?;
    step("The real window", || {
        let shown = SHOWN.iter().map(|module| format!("{module}::"));
        let tests = ["--test", "driven", "--", "--include-ignored"];
        run(test::tests()
            .args(tests)
            .args(shown)
            .env("HANCHAN_PICTURES", &all)
            .env("HANCHAN_WRITE_MANUAL", "1"))
    })?;
    for (name, shown) in FROM_WINDOW {
        let (from, to) = (picture(&all, name), picture(&readme, shown));
        fs::copy(&from, &to).map_err(|error| format!("{}: {error}", from.display()))?;
    }
    let sample = demo::make(None)?;
    for (document, page, shown) in FROM_DOCUMENTS {
        let found = sample
            .documents
            .iter()
            .find(|path| path.file_stem().is_some_and(|stem| stem == document));
        let pdf = found.ok_or_else(|| format!("the sample club has no document {document}"))?;
        run(Command::new("pdftoppm")
            .args([
                "-r",
                DOTS_AN_INCH,
                "-f",
                page,
                "-l",
                page,
                "-singlefile",
                "-png",
            ])
            .arg(pdf)
            .arg(readme.join(shown)))?;
    }
    let compared = compare::write(&all, mock_ups)?;
    println!(
        "\nAll pictures of the window: {}\nSide by side: {}\nThe README's: {}",
        all.display(),
        compared.display(),
        readme.display()
    );
    Ok(())
}

fn picture(folder: &Path, name: &str) -> std::path::PathBuf {
    folder.join(name).with_extension("png")
}
