//! Made-up seasons of any size, in the columns that `hanchan import` and `hanchan score` read.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// A season's two files.
pub struct Season {
    pub members: PathBuf,
    pub results: PathBuf,
}

impl Season {
    /// The results in files of so many rows, because one of all of them is larger than any that is
    /// imported; whole tables each, for rows that are a multiple of four.
    pub fn in_parts(&self, folder: &Path, rows: usize) -> Result<Vec<PathBuf>, String> {
        let text = fs::read_to_string(&self.results)
            .map_err(|error| format!("{}: {error}", self.results.display()))?;
        let mut lines = text.lines();
        let head = lines.next().unwrap_or_default();
        let all: Vec<&str> = lines.collect();
        let parts = all.chunks(rows).enumerate();
        parts
            .map(|(place, part)| {
                let path = folder.join(format!("part-{place}.csv"));
                save(&path, &format!("{head}\n{}\n", part.join("\n")))?;
                Ok(path)
            })
            .collect()
    }
}

/// Four final scores that add up to a table of 30,000 starts; turned by the table's number, so
/// that everybody wins sometimes.
const SCORES: [[u32; 4]; 3] = [
    [46_300, 31_500, 24_200, 18_000],
    [38_100, 33_700, 27_900, 20_300],
    [52_800, 29_900, 22_100, 15_200],
];

/// How far apart, by number, neighbours at a table are; prime to any number of members that is a
/// multiple of 4 and 10, so that the tables mix and nobody sits twice.
const STRIDES: [usize; 3] = [1, 3, 7];

const ROUNDS: usize = 3;

/// Writes a season in which `members` people fill every table of as many rounds as `rows` need,
/// four sessions a month.
pub fn write(folder: &Path, members: usize, rows: usize) -> Result<Season, String> {
    let season = Season {
        members: folder.join(format!("members-{rows}.csv")),
        results: folder.join(format!("results-{rows}.csv")),
    };
    let mut people = String::from("number,name,kana,kind,sex,joined,left,note\n");
    for number in 1..=members {
        // Writing into a String cannot fail.
        let _ = writeln!(
            people,
            "{number},会員{number:03},かいいん{number:03},member,,,,"
        );
    }
    save(&season.members, &people)?;
    save(&season.results, &results(members, rows))?;
    Ok(season)
}

fn results(members: usize, rows: usize) -> String {
    let tables = members / 4;
    let mut lines = String::from(
        "date,series,round,table,seat,member,points,chombo,deposit,rules,last_dealer\n",
    );
    for hanchan in 0..rows / 4 {
        let (sitting, table) = (hanchan / tables, hanchan % tables);
        let (session, round) = (sitting / ROUNDS, sitting % ROUNDS);
        let (month, week) = (session / 4, session % 4);
        let (year, month, day) = (2000 + month / 12, month % 12 + 1, week * 7 + 1);
        let scores = SCORES[hanchan % SCORES.len()];
        for (seat, name) in ["E", "S", "W", "N"].into_iter().enumerate() {
            let member = ((table * 4 + seat) * STRIDES[sitting % 3] + sitting) % members + 1;
            let points = scores[(seat + hanchan) % 4];
            let _ = writeln!(
                lines,
                "{year}-{month:02}-{day:02},水曜会,{},{},{name},{member},{points},0,,,",
                round + 1,
                table + 1
            );
        }
    }
    lines
}

/// Lines for `hanchan score`.
pub fn write_score_lines(folder: &Path, count: usize) -> Result<PathBuf, String> {
    let mut lines = String::new();
    for hanchan in 0..count {
        let scores = SCORES[hanchan % SCORES.len()];
        let turned: Vec<String> = (0..4)
            .map(|seat| scores[(seat + hanchan) % 4].to_string())
            .collect();
        let _ = writeln!(
            lines,
            "{{\"rules\":\"shirakaba-2025\",\"points\":[{}]}}",
            turned.join(",")
        );
    }
    let path = folder.join("score.jsonl");
    save(&path, &lines)?;
    Ok(path)
}

fn save(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_season_seats_each_person_once_a_round_and_each_table_adds_up() {
        for (members, rows) in [(40, 1_200), (200, 4_000)] {
            let text = results(members, rows);
            let mut seated = HashSet::new();
            let mut sums = std::collections::HashMap::<String, u32>::new();
            for line in text.lines().skip(1) {
                let cells: Vec<&str> = line.split(',').collect();
                assert!(
                    seated.insert((
                        cells[0].to_owned(),
                        cells[2].to_owned(),
                        cells[5].to_owned()
                    )),
                    "seated twice: {line}"
                );
                *sums.entry(cells[..4].join(",")).or_default() += cells[6].parse::<u32>().unwrap();
            }
            assert_eq!(seated.len(), rows);
            assert!(sums.values().all(|sum| *sum == 120_000));
        }
    }
}
