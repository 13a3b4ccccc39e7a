//! `cargo xtask prove`: every proof of what SAFETY.md promises, and a table of what came out.

use std::fs;
use std::process::Stdio;

use crate::process::{cargo, output, step, timed};
use crate::test::without_small_disks;
use crate::{hands, node, paths, system};

/// What is to be proved, and how.
#[derive(Debug, Default, Eq, PartialEq)]
pub struct Asked {
    /// As `cargo test` does, each proof in seconds, instead of as often as SAFETY.md says.
    quickly: bool,
    /// By another chance than always.
    seed: Option<u64>,
    /// Only the proofs of this file, or the one of this name.
    only: Option<String>,
}

/// Both are read by `tests/proofs/src/lib.rs`.
const IN_FULL: &str = "HANCHAN_PROVE_IN_FULL";
const SEED: &str = "HANCHAN_SEED";
/// What a proof prints before how often it tried something; how large that was is nobody's number.
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

impl Asked {
    /// From the words after `prove`.
    pub fn from(words: &[&str]) -> Result<Self, String> {
        let mut asked = Self::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match *word {
                "--quick" => asked.quickly = true,
                "--seed" => {
                    let seed = words.next().and_then(|number| number.parse().ok());
                    asked.seed = Some(seed.ok_or("after `--seed` comes a number")?);
                }
                option if option.starts_with('-') => {
                    return Err(format!("`prove` has no option `{option}`"));
                }
                name if asked.only.is_none() => asked.only = Some(name.to_owned()),
                name => return Err(format!("one proof can be named; `{name}` is a second")),
            }
        }
        Ok(asked)
    }

    fn is_for(&self, file: &str, proof: &str) -> bool {
        let asked = self.only.as_deref();
        asked.is_none_or(|asked| asked == file || asked == proof)
    }

    /// What to type to try one proof once more by the seed that it told.
    fn again(&self, proof: &str, seed: Option<&str>) -> String {
        let quickly = if self.quickly { " --quick" } else { "" };
        let seed = seed.map_or(String::new(), |seed| format!(" --seed {seed}"));
        format!("cargo xtask prove{quickly}{seed} {proof}")
    }
}

/// Runs the proofs, each however the others end, and prints the table.
pub fn run(asked: &Asked) -> Result<(), String> {
    system::for_proofs()?;
    // The command line is on trial as well, and its papers embed the fonts.
    node::install()?;
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
    let left_out = without_small_disks();
    for file in files()? {
        for proof in proofs_in(&file, left_out)? {
            if asked.is_for(&file, &proof) {
                rows.push(prove(&file, &proof, asked)?);
            }
        }
    }
    if asked.is_for("hands", HANDS) {
        rows.push(prove_hands(asked));
    }
    if rows.is_empty() {
        return Err("no proof is called so; tests/proofs/tests has them".to_owned());
    }
    print(&rows, asked);
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

fn proofs_in(file: &str, left_out: &[&str]) -> Result<Vec<String>, String> {
    let listed = output(
        cargo(["test", "--release", "-p", "proofs"]).args(["--test", file, "--", "--list"]),
    )?;
    let names = listed
        .lines()
        .filter_map(|line| line.strip_suffix(": test"))
        .filter(|name| !left_out.iter().any(|word| name.starts_with(word)));
    Ok(names.map(str::to_owned).collect())
}

fn prove(file: &str, proof: &str, asked: &Asked) -> Result<Row, String> {
    let promise = proof.replace('_', " ");
    println!("\n=== {promise}");
    let mut command = cargo(["test", "--release", "-p", "proofs"]);
    command.args(["--test", file, "--", "--exact", proof, "--nocapture"]);
    if !asked.quickly {
        command.env(IN_FULL, "1");
    }
    if let Some(seed) = asked.seed {
        command.env(SEED, seed.to_string());
    }
    // How far it is, and what is wrong, is told at once.
    command.stderr(Stdio::inherit());
    let (ended, elapsed) = timed(|| command.output());
    let ended = ended.map_err(|error| format!("cargo could not be started: {error}"))?;
    let words = String::from_utf8_lossy(&ended.stdout);
    print!("{words}");
    let told = told(&words);
    Ok(Row {
        promise,
        command: asked.again(proof, told.seed.as_deref()),
        told,
        holds: ended.status.success(),
        seconds: elapsed.as_secs_f64(),
    })
}

/// The one proof that is no test of ours: another's program has its say.
const HANDS: &str = "hands_are_worth_what_another_program_says";

fn prove_hands(asked: &Asked) -> Row {
    let promise = HANDS.replace('_', " ");
    println!("\n=== {promise}");
    let count = if asked.quickly {
        hands::FEW
    } else {
        hands::MANY
    };
    let (ended, elapsed) = timed(|| hands::build_and_compare(count, asked.seed));
    if let Err(problem) = &ended {
        println!("{problem}");
    }
    let seed = asked.seed.map(|seed| seed.to_string());
    Row {
        promise,
        command: asked.again(HANDS, seed.as_deref()),
        told: Told {
            tries: (count * hands::RULE_SETS).into(),
            seed,
        },
        holds: ended.is_ok(),
        seconds: elapsed.as_secs_f64(),
    }
}

fn told(words: &str) -> Told {
    let number = |text: &str| -> String { text.chars().take_while(char::is_ascii_digit).collect() };
    let after = |line: &str, mark: &str| line.split_once(mark).map(|(_, rest)| number(rest));
    let tries = words.lines().filter_map(|line| after(line, TRIES));
    Told {
        tries: tries.filter_map(|tries| tries.parse::<u64>().ok()).sum(),
        seed: words
            .lines()
            .find_map(|line| after(line, &format!("{SEED}="))),
    }
}

fn print(rows: &[Row], asked: &Asked) {
    let how = if asked.quickly { "quickly" } else { "in full" };
    println!("\nWhat is promised about the data, proved {how}:\n");
    println!("| promise | tries | faults | seed | seconds | repeated by |");
    println!("|---|--:|--:|--:|--:|---|");
    for row in rows {
        println!("{}", line(row));
    }
}

fn line(row: &Row) -> String {
    let tries = match row.told.tries {
        0 if row.holds => "each case".to_owned(),
        0 => "not counted".to_owned(),
        tries => tries.to_string(),
    };
    format!(
        "| {} | {tries} | {} | {} | {:.1} | `{}` |",
        row.promise,
        if row.holds { "0" } else { "SOME" },
        row.told.seed.as_deref().unwrap_or("none"),
        row.seconds,
        row.command
    )
}

#[cfg(test)]
mod tests {
    use super::{Asked, Row, Told, line, told};

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
    fn the_table_has_tries_and_never_sizes() {
        let row = |words: &str, holds| {
            let row = Row {
                promise: "it holds".to_owned(),
                told: told(words),
                holds,
                seconds: 1.5,
                command: "again".to_owned(),
            };
            line(&row)
        };
        let large = "67108864 bytes\nsize: 67108864\nthe largest: at most 189 MiB\n";
        let counted = row(&format!("{large}tries: 9\n"), true);
        assert_eq!(counted, "| it holds | 9 | 0 | none | 1.5 | `again` |");
        assert!(row(large, true).contains("| each case | 0 |"));
        assert!(row(large, false).contains("| not counted | SOME |"));
    }

    #[test]
    fn a_proof_is_repeated_by_the_words_that_ask_for_it() {
        let asked = Asked::from(&["--quick", "killed"]).unwrap();
        assert!(asked.is_for("killed", "nothing_is_lost"));
        assert!(!asked.is_for("undo", "all_is_undone"));
        let again = asked.again("nothing_is_lost", Some("7"));
        assert_eq!(again, "cargo xtask prove --quick --seed 7 nothing_is_lost");
        let words: Vec<&str> = again.split(' ').skip(3).collect();
        let asked = Asked::from(&words).unwrap();
        assert!(asked.is_for("killed", "nothing_is_lost"));
        assert_eq!(asked.again("nothing_is_lost", Some("7")), again);
    }

    #[test]
    fn words_that_ask_for_nothing_known_are_refused() {
        for words in [&["--seed"][..], &["--seed", "x"], &["--full"], &["a", "b"]] {
            assert!(Asked::from(words).is_err(), "{words:?}");
        }
        assert_eq!(Asked::from(&[]), Ok(Asked::default()));
    }
}
