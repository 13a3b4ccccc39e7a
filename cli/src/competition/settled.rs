//! What is settled about competitions before anybody enters.

use super::held::Held;
use crate::answer::Answer;
use crate::arguments::competition::{Like, Of};
use crate::clock;
use crate::failure::Failure;
use crate::file;
use crate::json;
use competition::{Competition, CompetitionData, preset, presets};
use serde::Serialize;
use std::path::Path;

#[derive(Serialize)]
struct Listed<'a> {
    id: &'a str,
    name: &'a str,
    stages: usize,
}

impl<'a> Listed<'a> {
    fn of(competition: &'a Competition) -> Self {
        Self {
            id: competition.id(),
            name: competition.name(),
            stages: competition.data().stages.len(),
        }
    }
}

pub fn new(
    path: &Path,
    like: &Like,
    name: Option<String>,
    id: Option<String>,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let like = match (&like.preset, &like.settled) {
        (Some(id), _) => preset_of(id)?,
        (None, Some(path)) => from_file(path)?,
        (None, None) => return Err(Failure::refused("give --preset or --settled")),
    };
    let before = like.data().clone();
    let settled = Competition::new(CompetitionData {
        name: name.unwrap_or(before.name),
        id: id.unwrap_or(before.id),
        ..before
    });
    let settled = settled.map_err(Failure::refused)?;
    let mut club = file::open(path)?;
    club.add_competition(clock::now()?, &settled)?;
    answer.done();
    answer.line(format!(
        "{}: prepared; --of {} means it, and its results are those of the series {}",
        settled.name(),
        settled.id(),
        settled.name()
    ));
    Ok(())
}

fn preset_of(id: &str) -> Result<Competition, Failure> {
    preset(id).ok_or_else(|| {
        let known: Vec<String> = presets().map(|one| one.id().to_owned()).collect();
        Failure::refused(format!(
            "--preset {id}: is not known; use one of {}, or --settled with a file of your own",
            known.join(", ")
        ))
    })
}

fn from_file(path: &Path) -> Result<Competition, Failure> {
    json::from_file(path, "hanchan competition settled")
}

pub fn list(path: Option<&Path>, json: bool, answer: &mut Answer) -> Result<(), Failure> {
    let known: Vec<Competition> = match path {
        Some(path) => {
            let known = file::open_to_read(path)?.competitions()?.into_iter();
            known.map(|entry| entry.competition).collect()
        }
        None => presets().collect(),
    };
    if json {
        let listed: Vec<Listed<'_>> = known.iter().map(Listed::of).collect();
        return answer.json(&listed);
    }
    for one in &known {
        answer.line(format!("{}  {}", one.id(), one.name()));
    }
    Ok(())
}

pub fn print(of: &Of, answer: &mut Answer) -> Result<(), Failure> {
    let held = Held::to_read(of)?;
    answer.pretty_json(&held.contest.entry.competition)
}

pub fn change(of: &Of, path: &Path, answer: &mut Answer) -> Result<(), Failure> {
    let settled = from_file(path)?;
    let mut held = Held::to_write(of)?;
    held.club
        .change_competition(clock::now()?, held.contest.entry.id, &settled)?;
    answer.line(format!("{}: changed", settled.name()));
    held.contest.entry.competition = settled;
    held.read_again(true, answer)?;
    held.tell_ranks(answer);
    Ok(())
}

pub fn delete(of: &Of, answer: &mut Answer) -> Result<(), Failure> {
    let mut held = Held::to_write(of)?;
    held.club
        .delete_competition(clock::now()?, held.contest.entry.id)?;
    answer.done();
    answer.line(format!("{}: deleted", held.contest.name()));
    Ok(())
}
