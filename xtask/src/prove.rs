//! `cargo xtask prove`: every proof of what SAFETY.md promises, and a table of what came out.

use std::fs;
use std::process::{Command, Stdio};

use crate::process::{cargo, output, step, timed};
use crate::{paths, system};

/// How thoroughly.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Thoroughness {
    /// As `cargo test` does: each proof takes seconds.
    Quick,
    /// As often as SAFETY.md says.
    InFull,
}

/// Read by `tests/proofs/src/lib.rs`.
const IN_FULL: &str = "HANCHAN_PROVE_IN_FULL";
/// What a proof prints.
const SEED: &str = "HANCHAN_SEED=";
const TRIES: &str = "tries: ";

/// One proof, and what came out.
struct Row {
    promise: String,
    told: Told,
    holds: bool,
    seconds: f64,
    command: String,
}

/// What a proof says about itself.
#[derive(Debug, Default, Eq, PartialEq)]
struct Told {
    tries: u64,
    seed: Option<String>,
}

/// Runs every proof, however the others end, and prints the table.
pub fn run(thoroughness: Thoroughness) -> Result<(), String> {
    system::for_proofs()?;
    step("Build for release", || {
        crate::process::run(&mut cargo([
            "test",
            "--release",
            "-p",
            "proofs",
            "--no-run",
        ]))
    })?;
    let mut rows = Vec::new();
    for file in files()? {
        for proof in proofs_in(&file)? {
            rows.push(prove(&file, &proof, thoroughness)?);
        }
    }
    print(&rows, thoroughness);
    let broken = rows.iter().filter(|row| !row.holds).count();
    match broken {
        0 => Ok(()),
        _ => Err(format!("{broken} proofs failed; their words are above")),
    }
}

/// The files of proofs, one a promise.
fn files() -> Result<Vec<String>, String> {
    let folder = paths::root().join("tests/proofs/tests");
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let is_proof = path.extension().is_some_and(|extension| extension == "rs")
            || path.join("main.rs").is_file();
        if is_proof && let Some(name) = path.file_stem() {
            files.push(name.to_string_lossy().into_owned());
        }
    }
    files.sort();
    Ok(files)
}

fn proofs_in(file: &str) -> Result<Vec<String>, String> {
    let listed = output(
        cargo(["test", "--release", "-p", "proofs"]).args(["--test", file, "--", "--list"]),
    )?;
    let names = listed
        .lines()
        .filter_map(|line| line.strip_suffix(": test"));
    Ok(names.map(str::to_owned).collect())
}

fn prove(file: &str, proof: &str, thoroughness: Thoroughness) -> Result<Row, String> {
    let promise = proof.replace('_', " ");
    println!("\n=== {promise}");
    let mut command = cargo(["test", "--release", "-p", "proofs"]);
    command.args(["--test", file, "--", "--exact", proof, "--nocapture"]);
    if thoroughness == Thoroughness::InFull {
        command.env(IN_FULL, "1");
    }
    // How far it is, and what is wrong, is told at once.
    command.stderr(Stdio::inherit());
    let (ended, elapsed) = timed(|| command.output());
    let ended = ended.map_err(|error| format!("cargo could not be started: {error}"))?;
    let words = String::from_utf8_lossy(&ended.stdout);
    print!("{words}");
    let holds = ended.status.success();
    let told = told(&words);
    Ok(Row {
        promise,
        command: repeated_by(&command, told.seed.as_deref()),
        told,
        holds,
        seconds: elapsed.as_secs_f64(),
    })
}

fn told(words: &str) -> Told {
    let number = |text: &str| -> String { text.chars().take_while(char::is_ascii_digit).collect() };
    let after = |line: &str, mark: &str| line.split_once(mark).map(|(_, rest)| number(rest));
    let tries = words.lines().filter_map(|line| after(line, TRIES));
    Told {
        tries: tries.filter_map(|tries| tries.parse::<u64>().ok()).sum(),
        seed: words.lines().find_map(|line| after(line, SEED)),
    }
}

/// What to type to do the same once more.
fn repeated_by(command: &Command, seed: Option<&str>) -> String {
    let set = command
        .get_envs()
        .filter_map(|(name, value)| Some((name, value?)));
    let mut words: Vec<String> = set
        .map(|(name, value)| format!("{}={}", name.display(), value.display()))
        .collect();
    words.extend(seed.map(|seed| format!("{SEED}{seed}")));
    words.push("cargo".to_owned());
    words.extend(command.get_args().map(|word| word.display().to_string()));
    words.join(" ")
}

fn print(rows: &[Row], thoroughness: Thoroughness) {
    let how = match thoroughness {
        Thoroughness::Quick => "quickly",
        Thoroughness::InFull => "in full",
    };
    println!("\nWhat is promised about the data, proved {how}:\n");
    println!("| promise | tries | faults | seed | seconds | repeated by |");
    println!("|---|--:|--:|--:|--:|---|");
    for row in rows {
        let tries = match row.told.tries {
            0 => "each case".to_owned(),
            tries => tries.to_string(),
        };
        println!(
            "| {} | {tries} | {} | {} | {:.1} | `{}` |",
            row.promise,
            if row.holds { "0" } else { "SOME" },
            row.told.seed.as_deref().unwrap_or("none"),
            row.seconds,
            row.command
        );
    }
}

#[cfg(test)]
mod tests {
    use super::{Told, repeated_by, told};
    use crate::process::cargo;

    #[test]
    fn what_a_proof_says_is_found_among_what_the_test_program_says() {
        let words = "\nrunning 1 test\ntest it_holds ... power: HANCHAN_SEED=7\ntries: 40\n\
            tries: 2\n0 faults\nok\n";
        let expected = Told {
            tries: 42,
            seed: Some("7".to_owned()),
        };
        assert_eq!(told(words), expected);
        assert_eq!(told("test it_holds ... ok\n"), Told::default());
    }

    #[test]
    fn a_proof_is_repeated_with_its_seed() {
        let mut command = cargo(["test", "--release"]);
        command.env("HANCHAN_PROVE_IN_FULL", "1");
        assert_eq!(
            repeated_by(&command, Some("7")),
            "HANCHAN_PROVE_IN_FULL=1 HANCHAN_SEED=7 cargo test --release"
        );
    }
}
