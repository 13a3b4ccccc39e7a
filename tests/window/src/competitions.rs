//! Competitions that are held on the command line, as far as they prove nothing about the window.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use tempfile::TempDir;
use thirtyfour::Key;

use crate::{Outcome, Window, hanchan, labelled};

/// What the four at a table end with, by their seats; each table a little less than the one before.
pub const SCORES: [[i64; 4]; 2] = [
    [42_000, 31_000, 19_000, 8_000],
    [40_000, 32_000, 18_000, 10_000],
];

/// A club with competitions.
pub struct Competitions {
    folder: TempDir,
    /// Its file.
    pub file: PathBuf,
}

impl Competitions {
    /// A club of that many people.
    pub fn new(people: u32) -> Outcome<Self> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("club.hanchan");
        let contest = Self { folder, file };
        hanchan(["new", &contest.path()])?;
        let mut members = "number,name,kana\n".to_owned();
        for number in 1..=people {
            writeln!(members, "{number},選手{number},せんしゅ")?;
        }
        contest.import("--members", &members)?;
        Ok(contest)
    }

    /// Its file, as commands take it.
    pub fn path(&self) -> String {
        self.file.display().to_string()
    }

    /// Brings in members or results.
    pub fn import(&self, kind: &str, rows: &str) -> Outcome {
        let table = self.folder.path().join("rows.csv");
        fs::write(&table, rows)?;
        hanchan(["import", &self.path(), kind, &table.display().to_string()])?;
        Ok(())
    }

    /// A competition like a preset, changed before it is made.
    pub fn prepare(
        &self,
        preset: &str,
        id: &str,
        name: &str,
        change: impl FnOnce(&mut Value),
    ) -> Outcome {
        let path = self.path();
        let new = ["competition", "new", &path, "--preset", preset];
        hanchan(new.into_iter().chain(["--name", name, "--id", id]))?;
        let mut settled = self.json(name, &["settled"], &[])?;
        change(&mut settled);
        let file = self.folder.path().join("settled.json");
        fs::write(&file, settled.to_string())?;
        self.run(name, &["settled"], &["--set", &file.display().to_string()])?;
        Ok(())
    }

    /// Runs `hanchan competition` on one of its competitions.
    pub fn run(&self, of: &str, what: &[&str], more: &[&str]) -> Outcome<String> {
        let path = self.path();
        let of = [path.as_str(), "--of", of];
        let words = [&["competition"], what, &of, more].concat();
        hanchan(words)
    }

    /// The same, and what it prints as JSON.
    pub fn json(&self, of: &str, what: &[&str], more: &[&str]) -> Outcome<Value> {
        Ok(serde_json::from_str(&self.run(of, what, more)?)?)
    }

    /// Draws the next rounds and plays them: at each table the lower number comes before the higher.
    pub fn play(&self, of: &str, rounds: usize) -> Outcome {
        for _ in 0..rounds {
            self.play_at(of, usize::MAX)?;
        }
        Ok(())
    }

    /// Draws the next round, and plays it at the first tables.
    pub fn play_at(&self, of: &str, tables: usize) -> Outcome {
        let day = ["--date", "2026-01-04", "--seed", "7", "--json"];
        let seated = self.json(of, &["seat"], &day)?;
        let mut rows = "date,series,round,table,seat,member,points\n".to_owned();
        for round in list(&seated["rounds"])? {
            let tables = list(&round["tables"])?.iter().take(tables);
            for (table, scores) in tables.zip(SCORES.iter().cycle()) {
                let members = numbers(&table["members"])?;
                for (seat, member) in ["E", "S", "W", "N"].iter().zip(&members) {
                    let place = members.iter().filter(|other| *other < member).count();
                    let at = format!("2026-01-04,{of},{}", round["round_of_day"]);
                    let label = string(&table["table"])?;
                    writeln!(rows, "{at},{label},{seat},{member},{}", scores[place])?;
                }
            }
        }
        self.import("--results", &rows)
    }

    /// The members' numbers, the first first.
    pub fn ranked(&self, of: &str, more: &[&str]) -> Outcome<Vec<u64>> {
        let standings = self.json(of, &["standings"], &[&["--json"], more].concat())?;
        let rows = list(&standings["rows"])?.iter();
        Ok(rows.filter_map(|row| row["member"].as_u64()).collect())
    }
}

/// Its values.
pub fn list(value: &Value) -> Outcome<&Vec<Value>> {
    Ok(value.as_array().ok_or("no list")?)
}

fn numbers(value: &Value) -> Outcome<Vec<u64>> {
    let numbers = list(value)?.iter().map(Value::as_u64);
    Ok(numbers.collect::<Option<_>>().ok_or("no numbers")?)
}

/// What it says.
pub fn string(value: &Value) -> Outcome<&str> {
    Ok(value.as_str().ok_or("no text")?)
}

/// Draws a round in the window, and accepts it.
pub async fn draw_round(window: &Window, stage: &str, round: u32) -> Outcome {
    window.press_button("席を引く").await?;
    window
        .find("//h2[contains(., 'まだ決めていません')]")
        .await?;
    window
        .type_over(&labelled("くじの番号"), "40" + Key::Enter)
        .await?;
    let decide = format!("{round}回戦だけ、この席に決める");
    window.press_button(&decide).await?;
    window
        .until_said(&format!("{stage}{round}回戦の席を決めました"))
        .await
}
