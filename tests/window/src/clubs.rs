//! Clubs of any size, brought in from another program's files.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use tempfile::TempDir;

use crate::{Outcome, hanchan, played_club};

/// Final scores that add up to a table of 30,000 starts.
const SCORES: [u32; 4] = [42_300, 33_700, 25_800, 18_200];
const SEATS: [&str; 4] = ["E", "S", "W", "N"];
const ROUNDS: usize = 3;

/// Who plays, and for how long.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    pub members: usize,
    /// One each fortnight, the last at the end of 2025; everybody plays who fills a table.
    pub sessions: usize,
}

/// A club's file of that size; it lives as long as its folder. Its people are made up of the names
/// of the sample club, and some are called alike.
pub fn club_of(size: Size) -> Outcome<(TempDir, PathBuf)> {
    let folder = tempfile::tempdir()?;
    let file = |name: &str| folder.path().join(name);
    let club = file("club.hanchan");
    let path = club.display().to_string();
    hanchan(["new", &path])?;
    let import = |kind: &str, name: &str, lines: String| -> Outcome {
        let table = file(name);
        fs::write(&table, lines)?;
        hanchan(["import", &path, kind, &table.display().to_string()])?;
        Ok(())
    };
    if size.members > 0 {
        import("--members", "members.csv", people(size.members)?)?;
    }
    if size.sessions > 0 {
        import("--results", "results.csv", games(size)?)?;
    }
    Ok((folder, club))
}

fn people(count: usize) -> Outcome<String> {
    let (folder, sample) = played_club()?;
    let export = folder.path().join("export");
    let (sample, into) = (sample.display().to_string(), export.display().to_string());
    hanchan(["export", &sample, "--format", "csv", "--out", &into])?;
    let known = fs::read_to_string(export.join("members.csv"))?;
    // A surname and a given name, each with its reading.
    let known: Vec<[&str; 4]> = known
        .lines()
        .skip(1)
        .filter_map(|line| {
            let mut fields = line.split(',').skip(1);
            let (surname, given) = fields.next()?.split_once(' ')?;
            let (surname_kana, given_kana) = fields.next()?.split_once(' ')?;
            Some([surname, given, surname_kana, given_kana])
        })
        .collect();
    let mut people = "number,name,kana,kind,sex,joined,left,note\n".to_owned();
    for number in 0..count {
        let [surname, _, surname_kana, _] = known[number % known.len()];
        let [_, given, _, given_kana] = known[(number + number / known.len()) % known.len()];
        writeln!(
            people,
            "{},{surname} {given},{surname_kana} {given_kana},member,,,,",
            number + 1
        )?;
    }
    Ok(people)
}

fn games(size: Size) -> Outcome<String> {
    let mut lines =
        "date,series,round,table,seat,member,points,chombo,deposit,rules,last_dealer\n".to_owned();
    for session in 0..size.sessions {
        let fortnights = size.sessions - session;
        let (year, month, day) = day_before(fortnights);
        for round in 0..ROUNDS {
            for table in 0..size.members / 4 {
                for (seat, name) in SEATS.iter().enumerate() {
                    let member = (table * 4 + seat + session + round) % size.members + 1;
                    let points = SCORES[(seat + session + table) % 4];
                    writeln!(
                        lines,
                        "{year}-{month:02}-{day:02},例会,{},{},{name},{member},{points},0,,,",
                        round + 1,
                        table + 1
                    )?;
                }
            }
        }
    }
    Ok(lines)
}

/// The first or the fifteenth of a month, counted in fortnights back from the end of 2025.
fn day_before(fortnights: usize) -> (usize, usize, usize) {
    let back = fortnights.div_ceil(2);
    let day = if fortnights.is_multiple_of(2) { 1 } else { 15 };
    (2025 - (back - 1) / 12, 12 - (back - 1) % 12, day)
}
