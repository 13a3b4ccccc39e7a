//! `cargo xtask association`: many made-up clubs write Parquet files, and databases answer the questions
//! of `docs/association.md` over all of them; the totals are compared with each club's own standings.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::{self, ScopedJoinHandle};

use crate::process::{cargo, output, run, run_quietly, step};
use crate::{node, paths, python, system};

const DUCKDB: &str = "duckdb==2.0.1";
const SPARK: &str = "pyspark==4.3.0";

/// Asks the questions of the page, and compares what comes back.
const ASK: &str = include_str!("association/ask.py");

/// How much there is, and who is asked.
#[derive(Debug, Eq, PartialEq)]
pub struct Asked {
    clubs: usize,
    months: u32,
    members: u32,
    /// Spark as well, with two executors.
    with_spark: bool,
}

impl Asked {
    /// What the usual tests do: a minute's work.
    pub const SMALL: Self = Self {
        clubs: 20,
        months: 2,
        members: 12,
        with_spark: false,
    };

    /// From the words after `association`.
    pub fn from(words: &[&str]) -> Result<Self, String> {
        let mut asked = Self::SMALL;
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut number = || {
                let number = words.next().and_then(|number| number.parse::<u32>().ok());
                number.ok_or_else(|| format!("after `{word}` comes a number"))
            };
            match *word {
                "--spark" => asked.with_spark = true,
                "--clubs" => asked.clubs = number()?.try_into().unwrap_or(usize::MAX),
                "--months" => asked.months = number()?,
                "--members" => asked.members = number()?,
                other => {
                    return Err(format!(
                        "after `association` come --clubs, --months, --members and --spark, and not `{other}`"
                    ));
                }
            }
        }
        Ok(asked)
    }
}

/// Builds `hanchan` for speed, makes the clubs, and asks.
pub fn run_all(asked: &Asked) -> Result<(), String> {
    system::for_crates()?;
    node::install()?;
    step("Build hanchan", || {
        run(&mut cargo(["build", "--release", "-p", "cli"]))
    })?;
    ask(asked, &paths::built("release", "hanchan")?)
}

/// The same with a program that is built.
pub fn ask(asked: &Asked, hanchan: &Path) -> Result<(), String> {
    let folder = paths::empty_folder(paths::target()?.join("association"))?;
    let share = folder.join("share");
    let mut clubs = Vec::with_capacity(asked.clubs);
    step(&format!("Make {} clubs", asked.clubs), || {
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let one = |number| club(asked, hanchan, &folder, &share, number);
        let made = thread::scope(|scope| {
            let working: Vec<_> = (1..=workers)
                .map(|first| {
                    let numbers = (first..=asked.clubs).step_by(workers);
                    scope.spawn(move || numbers.map(one).collect::<Result<Vec<_>, _>>())
                })
                .collect();
            let ended = working.into_iter().map(ScopedJoinHandle::join);
            ended.collect::<Result<Vec<_>, _>>()
        });
        for made in made.map_err(|_| "making a club ended in a panic")? {
            clubs.extend(made?);
        }
        Ok(())
    })?;
    let mut packages = vec![DUCKDB];
    if asked.with_spark {
        packages.push(SPARK);
    }
    // Beside the folder that is emptied, so that it is fetched once.
    let own = paths::target()?.join("databases");
    let python = python::with(&own, &packages)?;
    let page = paths::root().join("docs/association.md");
    for engine in ["duckdb", "spark"] {
        if engine == "duckdb" || asked.with_spark {
            let mut question = Command::new(&python);
            question.args(["-c", ASK, engine]).args([&page, &share]);
            run(question.args(&clubs))?;
        }
    }
    Ok(())
}

/// Makes a club, has it write its files, and keeps its standings beside them. A club of a thousand is
/// enough to look at, so of many each is made, and its file is gone afterwards.
fn club(
    asked: &Asked,
    hanchan: &Path,
    folder: &Path,
    share: &Path,
    number: usize,
) -> Result<PathBuf, String> {
    let name = format!("club{number:04}");
    let place = folder.join(&name);
    run_quietly(
        Command::new(hanchan)
            .arg("demo")
            .arg(&place)
            .arg("--no-papers")
            .args(["--seed", &number.to_string()])
            .args(["--members", &asked.members.to_string()])
            .args(["--months", &asked.months.to_string()]),
    )?;
    let file = place.join("sample.hanchan");
    // Of one the hanchan and places are known, of the other the sum alone.
    for known in [&["--games", "40", "--places", "12,10,10,8"][..], &[]] {
        run_quietly(
            Command::new(hanchan)
                .args(["opening", "add"])
                .arg(&file)
                .args(["--member", "1", "--series", "水曜会", "--total", "-31200"])
                .args(["--from", "2020-04-01", "--to", "2021-03-31"])
                .args(["--source", "帳面"])
                .args(known),
        )?;
    }
    run_quietly(
        Command::new(hanchan)
            .arg("export")
            .arg(&file)
            .args(["--format", "parquet", "--club", &name, "--out"])
            .arg(share),
    )?;
    let standings = output(
        Command::new(hanchan)
            .arg("standings")
            .arg(&file)
            .arg("--json"),
    )?;
    let kept = folder.join(format!("{name}.json"));
    fs::write(&kept, standings).map_err(|error| format!("{}: {error}", kept.display()))?;
    paths::remove(&place)?;
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_much_there_is_can_be_said() {
        assert_eq!(Asked::from(&[]).unwrap(), Asked::SMALL);
        let asked = Asked::from(&["--clubs", "1000", "--spark", "--months", "240"]).unwrap();
        assert_eq!(
            (asked.clubs, asked.months, asked.with_spark),
            (1_000, 240, true)
        );
        assert!(
            Asked::from(&["--clubs", "many"])
                .unwrap_err()
                .contains("a number")
        );
        assert!(Asked::from(&["--hadoop"]).unwrap_err().contains("--spark"));
    }
}
