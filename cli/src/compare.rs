//! `hanchan compare`: two files of one club, and what was done in one of them only.

use crate::answer::Answer;
use crate::arguments::Compare;
use crate::clock;
use crate::failure::Failure;
use crate::file;
use crate::history::{Entry, MOST_CHANGES, headline, in_words};
use db::{Club, Difference, Lacking, Obstacle, OperationId};
use serde::Serialize;

#[derive(Serialize)]
struct Line {
    /// Which of the two files has it.
    only_in: Which,
    what: &'static str,
    /// What keeps it from being brought into the first file; of what that has, nothing is said.
    obstacle: Option<String>,
    #[serde(flatten)]
    entry: Entry,
}

#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
enum Which {
    File,
    Other,
}

pub fn compare(asked: &Compare, answer: &mut Answer) -> Result<(), Failure> {
    let other = file::open_to_read(&asked.other)?;
    if let Some(operation) = asked.bring {
        return bring(asked, &other, OperationId(operation), answer);
    }
    let club = file::open_to_read(&asked.file)?;
    let found = club.compare(&other)?;
    if !asked.json {
        answer.line(format!("both files have: {}", headline(&found.common)));
    }
    let there = found.only_there.iter();
    let there: Vec<_> = there
        .map(|(difference, obstacle)| (difference, obstacle.as_ref()))
        .collect();
    let here: Vec<_> = (found.only_here.iter())
        .map(|difference| (difference, None))
        .collect();
    let (file, other_file) = (asked.file.display(), asked.other.display());
    if !asked.json {
        answer.line(format!("only in {other_file}: {}", there.len()));
    }
    list(asked, &other, Which::Other, &there, answer)?;
    if !asked.json {
        answer.line(format!("only in {file}: {}", here.len()));
    }
    list(asked, &club, Which::File, &here, answer)?;
    if !asked.json && there.iter().any(|(_, obstacle)| obstacle.is_none()) {
        answer.line("to do one of the other file's in the first as well: --bring with its number");
    }
    Ok(())
}

fn list(
    asked: &Compare,
    club: &Club,
    only_in: Which,
    differences: &[(&Difference, Option<&Obstacle>)],
    answer: &mut Answer,
) -> Result<(), Failure> {
    for (Difference { entry, what }, obstacle) in differences {
        if !answer.is_read() {
            break;
        }
        if asked.json {
            let changes = club.changes_of(entry.id, u32::MAX)?;
            answer.json(&Line {
                only_in,
                what: match what {
                    Lacking::Done => "done",
                    Lacking::TakenBack => "taken-back",
                    Lacking::Erased => "erased",
                },
                obstacle: obstacle.map(ToString::to_string),
                entry: Entry::new(entry, changes),
            })?;
            continue;
        }
        answer.line(headline(entry));
        for change in club.changes_of(entry.id, MOST_CHANGES)? {
            answer.line(format!("    {}", in_words(&change)));
        }
        if let Some(obstacle) = obstacle {
            answer.line(format!("    cannot be brought: {obstacle}"));
        }
    }
    Ok(())
}

fn bring(
    asked: &Compare,
    other: &Club,
    operation: OperationId,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let mut club = file::open(&asked.file)?;
    let brought = club.bring(clock::now()?, other, operation)?;
    answer.done();
    answer.line(format!(
        "brought over: {}",
        headline(&club.history_entry(brought)?)
    ));
    for change in club.changes_of(brought, MOST_CHANGES)? {
        answer.line(format!("    {}", in_words(&change)));
    }
    Ok(())
}
