//! `cargo xtask older`: programs built from older commits of this repository, and today's, on the same
//! files. Each commit is the last one before the club's file got another form.
//!
//! Their sources and what is built of them are kept in `target/older`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{cargo, run, run_quietly, step, succeeds};
use crate::test::SELECTION;
use crate::{node, paths, system};

/// An older program.
struct Older {
    /// The newest form that it knows.
    form: &'static str,
    commit: &'static str,
}

/// The newest first.
const PROGRAMS: [Older; 9] = [
    older("9", "521ac8b"),
    older("8", "cbc4430"),
    older("7", "78022e2"),
    older("6", "fbd7216"),
    older("5", "2a5ff2b"),
    older("4", "66c85de"),
    older("3", "b62ba4b"),
    older("2", "8c0852d"),
    older("1", "d6c9ab3"),
];

const fn older(form: &'static str, commit: &'static str) -> Older {
    Older { form, commit }
}

/// Which of them are tried, as the words after `older` say: all where there are none.
fn asked(words: &[&str]) -> Result<Vec<&'static Older>, String> {
    if let Some(word) = words
        .iter()
        .find(|word| PROGRAMS.iter().all(|older| older.form != **word))
    {
        let forms = PROGRAMS.map(|older| older.form).join(", ");
        return Err(format!(
            "after `older` come forms of the club's file, and `{word}` is none of {forms}"
        ));
    }
    let programs = PROGRAMS.iter();
    Ok(programs
        .filter(|older| words.is_empty() || words.contains(&older.form))
        .collect())
}

/// Builds the older programs, and has tests try each of them and today's on the same files.
pub fn try_all(words: &[&str]) -> Result<(), String> {
    let programs = asked(words)?;
    are_there(&programs)?;
    system::for_crates()?;
    node::install()?;
    let folder = paths::target()?.join("older");
    for older in programs {
        let program = folder
            .join(older.commit)
            .join(format!("hanchan{}", std::env::consts::EXE_SUFFIX));
        if !program.is_file() {
            step(
                &format!(
                    "Build the program of form {} (commit {})",
                    older.form, older.commit
                ),
                || build(older, &folder, &program),
            )?;
        }
        step(&format!("Form {} and today's program", older.form), || {
            let mut tests = cargo(["test"]);
            tests.args(SELECTION).args(["--test", "all"]);
            tests.env("HANCHAN_OLDER", &program);
            run(tests.args([
                "older::",
                "--",
                "--ignored",
                "--nocapture",
                "--test-threads=1",
            ]))
        })?;
    }
    Ok(())
}

/// A copy of the repository that was made for one build may be without its history.
fn are_there(programs: &[&Older]) -> Result<(), String> {
    for older in programs {
        let commit = format!("{}^{{commit}}", older.commit);
        if !succeeds(git().args(["cat-file", "-e", &commit])) {
            return Err(format!(
                "commit {} is not in this copy of the repository, which has only a part of the history: \
                 `git fetch --unshallow` brings the rest",
                older.commit
            ));
        }
    }
    Ok(())
}

fn git() -> Command {
    let mut git = Command::new("git");
    git.current_dir(paths::root());
    git
}

/// Builds the command line alone, by the lockfile of its time.
fn build(older: &Older, folder: &Path, program: &Path) -> Result<(), String> {
    let sources = paths::empty_folder(folder.join("sources"))?;
    let packed = folder.join("sources.tar");
    run(git()
        .args(["archive", "--format=tar", "--output"])
        .arg(&packed)
        .arg(older.commit))?;
    // As new as they are here: what was built of another commit would pass for this one's, whose day is older.
    run_quietly(
        Command::new("tar")
            .arg("-xmf")
            .arg(&packed)
            .current_dir(&sources),
    )?;
    let built = folder.join("built");
    run(cargo(["build", "--locked", "-p", "cli"])
        .current_dir(&sources)
        .env("CARGO_TARGET_DIR", &built)
        .env("HANCHAN_FONT_DIR", fonts()))?;
    let name = program.file_name().unwrap_or_default();
    copy(&built.join("debug").join(name), program)?;
    paths::remove(&sources)?;
    fs::remove_file(&packed).map_err(|error| format!("{}: {error}", packed.display()))
}

/// They come with today's page, and are the same.
fn fonts() -> PathBuf {
    paths::ui().join("node_modules").join("@expo-google-fonts")
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let failed = |error| format!("{}: {error}", to.display());
    to.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .map_err(failed)?;
    fs::copy(from, to).map(drop).map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::asked;

    #[test]
    fn forms_may_be_named_and_nothing_else() {
        let forms = |words: &[&str]| -> Result<Vec<&str>, String> {
            Ok(asked(words)?.iter().map(|older| older.form).collect())
        };
        let every = forms(&[]).unwrap();
        let downwards = (1..=every.len()).rev().map(|form| form.to_string());
        assert!(downwards.eq(every));
        assert_eq!(forms(&["4"]).unwrap(), ["4"]);
        assert!(forms(&["0"]).is_err() && forms(&["--all"]).is_err());
    }
}
