//! `cargo xtask mutants`: the rules changed in thousands of small ways, each of which a test must notice.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use crate::paths;
use crate::process::{cargo, output, run, step};

/// The crates whose tests are held to it.
const CRATES: [&str; 4] = ["scoring", "competition", "schedule", "db"];
const VERSION: &str = "27.1.0";
/// How many changes of a hundred may go unnoticed.
const MOST_MISSED: usize = 3;

/// What is to be changed, and by which of cargo-mutants' own options.
#[derive(Debug, Eq, PartialEq)]
pub struct Asked {
    crates: Vec<String>,
    options: Vec<String>,
}

/// What came of a crate's mutants, each by its name.
#[derive(Debug, Default, Eq, PartialEq)]
struct Told {
    caught: Vec<String>,
    missed: Vec<String>,
    timeout: Vec<String>,
    unviable: Vec<String>,
}

impl Asked {
    /// From the words after `mutants`.
    pub fn from(words: &[&str]) -> Result<Self, String> {
        let (named, options) = match words.iter().position(|word| *word == "--") {
            Some(end) => (&words[..end], &words[end + 1..]),
            None => (words, &[][..]),
        };
        let crates = match named {
            [] => CRATES.to_vec(),
            [name] if CRATES.contains(name) => vec![*name],
            _ => {
                let all = CRATES.join(", ");
                return Err(format!("after `mutants` comes one of {all}, or none"));
            }
        };
        let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        Ok(Self {
            crates: owned(&crates),
            options: owned(options),
        })
    }
}

/// Changes each crate, tells what came of it, and fails where too much went unnoticed.
pub fn run_all(asked: &Asked) -> Result<(), String> {
    let program = installed()?;
    let mut rows = Vec::new();
    for name in &asked.crates {
        step(&format!("Mutants of {name}"), || {
            rows.push((name, mutate(&program, name, &asked.options)?));
            Ok(())
        })?;
    }
    println!("\n| crate | caught | missed | timeouts | unviable | missed of viable |");
    println!("|---|--:|--:|--:|--:|--:|");
    for (name, told) in &rows {
        println!("{}", told.row(name));
    }
    for told in rows.iter().flat_map(|(_, told)| &told.missed) {
        println!("MISSED {told}");
    }
    let too_many = rows.iter().filter(|(_, told)| told.has_too_many_missed());
    let names: Vec<&str> = too_many.map(|(name, _)| name.as_str()).collect();
    if names.is_empty() {
        return Ok(());
    }
    Err(format!(
        "more than {MOST_MISSED} % of the changes to {} went unnoticed by the tests",
        names.join(", ")
    ))
}

fn installed() -> Result<std::path::PathBuf, String> {
    let tools = paths::target()?.join("tools");
    let program = (tools.join("bin")).join(format!("cargo-mutants{EXE_SUFFIX}"));
    let found = output(Command::new(&program).args(["mutants", "--version"]));
    if !found.is_ok_and(|said| said.trim_end().ends_with(VERSION)) {
        let mut install = cargo(["install", "--locked", "--root"]);
        run(install.arg(&tools).arg(format!("cargo-mutants@{VERSION}")))?;
    }
    Ok(program)
}

fn mutate(program: &Path, name: &str, options: &[String]) -> Result<Told, String> {
    let folder = paths::empty_folder(paths::target()?.join("mutants").join(name))?;
    let mut command = Command::new(program);
    command
        .args(["mutants", "--package", name, "--output"])
        .arg(&folder)
        .args(tried_by(name))
        .args(options)
        .current_dir(paths::root())
        // A law that fails is noticed: the smallest input that breaks it, and keeping that for the
        // next run, are nothing here.
        .env("PROPTEST_MAX_SHRINK_ITERS", "0")
        .env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "true");
    let status = command
        .status()
        .map_err(|error| format!("cargo-mutants could not be started: {error}"))?;
    // 2 is for mutants that were missed, 3 for some that ran too long: both are told here.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        return Err(format!(
            "cargo-mutants failed ({status}); its own words are above"
        ));
    }
    let folder = folder.join("mutants.out");
    let read = |outcome| lines(&folder.join(outcome));
    Ok(Told {
        caught: read("caught.txt")?,
        missed: read("missed.txt")?,
        timeout: read("timeout.txt")?,
        unviable: read("unviable.txt")?,
    })
}

/// Whose tests try a crate's mutants, where they are not its own alone. Whether a save is kept shows in the
/// proofs, and much of what comes out of a club's file at the command line only; both need the fonts of
/// the papers, which are not in the repository.
fn tried_by(name: &str) -> &'static [&'static str] {
    match name {
        "db" => &[
            "--test-package=db",
            "--test-package=tests",
            "--test-package=proofs",
            "--gitignore=false",
        ],
        _ => &[],
    }
}

/// The lines of a file; none where there is no file, as after a mere list.
fn lines(file: &Path) -> Result<Vec<String>, String> {
    match fs::read_to_string(file) {
        Ok(text) => Ok(text.lines().map(str::to_owned).collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(format!("{}: {error}", file.display())),
    }
}

impl Told {
    /// A mutant that never ends was noticed as well; one that does not build is none.
    fn viable(&self) -> usize {
        self.caught.len() + self.missed.len() + self.timeout.len()
    }

    fn has_too_many_missed(&self) -> bool {
        self.missed.len() * 100 > self.viable() * MOST_MISSED
    }

    fn row(&self, name: &str) -> String {
        let missed = self.missed.len();
        let tenths = missed * 1_000 / self.viable().max(1);
        format!(
            "| {name} | {} | {missed} | {} | {} | {}.{} % |",
            self.caught.len(),
            self.timeout.len(),
            self.unviable.len(),
            tenths / 10,
            tenths % 10,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, CRATES, Told};

    fn told(caught: usize, missed: usize, timeout: usize) -> Told {
        let some = |count| vec!["a.rs: replace > with >=".to_owned(); count];
        Told {
            caught: some(caught),
            missed: some(missed),
            timeout: some(timeout),
            unviable: some(40),
        }
    }

    #[test]
    fn three_of_a_hundred_that_build_may_be_missed() {
        assert!(!told(96, 3, 1).has_too_many_missed());
        assert!(told(95, 4, 1).has_too_many_missed());
        assert!(told(0, 1, 0).has_too_many_missed());
        assert!(!told(0, 0, 0).has_too_many_missed());
        let row = "| db | 195 | 4 | 1 | 40 | 2.0 % |";
        assert_eq!(told(195, 4, 1).row("db"), row);
    }

    #[test]
    fn one_crate_or_all_are_asked_for_and_options_passed_on() {
        assert_eq!(Asked::from(&[]).unwrap().crates, CRATES);
        let asked = Asked::from(&["db", "--", "--file", "db/src/error/text.rs"]).unwrap();
        assert_eq!(asked.crates, ["db"]);
        assert_eq!(asked.options, ["--file", "db/src/error/text.rs"]);
        for words in [&["reports"][..], &["--file"], &["db", "scoring"]] {
            assert!(Asked::from(words).is_err(), "{words:?}");
        }
    }
}
