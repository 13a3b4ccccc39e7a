//! Club files: `hanchan new`, `check`, `backup`, `restore` and `archive`, and what every command needs
//! of them.

use crate::answer::{self, Answer};
use crate::arguments::New;
use crate::clock;
use crate::failure::Failure;
use crate::rules;
use db::{Club, NewClub};
use scoring::{Calendar, FiscalStart, Period, RuleSet, SeriesId};
use std::path::Path;

pub fn open(path: &Path) -> Result<Club, Failure> {
    Ok(told(Club::open(path)?))
}

pub fn open_to_read(path: &Path) -> Result<Club, Failure> {
    Ok(told(Club::open_read_only(path)?))
}

/// Tells what a person should know about a file that was opened.
fn told(club: Club) -> Club {
    for notice in club.notices() {
        answer::beside(format_args!("note: {notice}"));
    }
    club
}

pub fn create(
    path: &Path,
    name: &str,
    rules: RuleSet,
    fiscal_start: FiscalStart,
) -> Result<Club, Failure> {
    let new = NewClub {
        name: name.to_owned(),
        rules,
        fiscal_start,
        calendar: Calendar::default(),
    };
    Ok(Club::create(path, &new, clock::now()?)?)
}

/// The series of that name.
pub fn series(club: &Club, name: &str) -> Result<SeriesId, Failure> {
    let known = club.series()?;
    if let Some((id, _)) = known.iter().find(|(_, known)| known == name) {
        return Ok(*id);
    }
    let known: Vec<&str> = known.iter().map(|(_, name)| name.as_str()).collect();
    Err(Failure::refused(format!(
        "there is no series \"{name}\"; the club has: {}",
        known.join(", ")
    )))
}

pub fn new(new: &New, answer: &mut Answer) -> Result<(), Failure> {
    let start = FiscalStart::new(new.fiscal_start)
        .ok_or_else(|| Failure::refused("--fiscal-start: a year has months 1 to 12"))?;
    create(&new.file, &new.name, rules::named(&new.rules)?, start)?;
    answer.done();
    answer.line(format!("{}: a new club's file", new.file.display()));
    Ok(())
}

/// By these names a document goes where answers go.
const STANDARD_OUTPUT: [&str; 3] = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];

/// Writes a file whole, or not at all.
pub fn write_whole(path: &Path, bytes: &[u8], answer: &mut Answer) -> Result<(), Failure> {
    if cfg!(unix) && STANDARD_OUTPUT.iter().any(|name| path == Path::new(name)) {
        answer.bytes(bytes);
        return Ok(());
    }
    if path.is_dir() {
        return Err(Failure::refused(format!(
            "{}: is a folder; name a file in it",
            path.display()
        )));
    }
    Ok(db::write_whole(path, bytes)?)
}

pub fn check(path: &Path, answer: &mut Answer) -> Result<(), Failure> {
    let club = open_to_read(path)?;
    let findings = club.check()?;
    if findings.is_empty() {
        for question in club.questions()? {
            answer::beside(format_args!("note: {question}"));
        }
        let records = club.records(Period::ALWAYS)?;
        answer.line(format!(
            "{}: sound; {} hanchan settle as stored, {} members, {} hands",
            path.display(),
            records.hanchan.len(),
            records.people.len(),
            records.hands.len()
        ));
        return Ok(());
    }
    let at = path.display();
    let lines: Vec<String> = findings
        .iter()
        .map(|finding| format!("{at}: {finding}"))
        .collect();
    Err(Failure::Failed(lines))
}

pub fn backup(path: &Path, to: &Path, answer: &mut Answer) -> Result<(), Failure> {
    let club = open_to_read(path)?;
    // A folder that is made would hide that a stick is not plugged in.
    if !to.is_dir() {
        return Err(Failure::failed(format!(
            "{}: the folder is not there; plug the stick in, or make the folder first",
            to.display()
        )));
    }
    let backup = club.backup(clock::now()?, to)?;
    answer.done();
    answer.line(format!(
        "{}: verified, {} hanchan",
        backup.path.display(),
        backup.hanchan
    ));
    Ok(())
}

pub fn restore(backup: &Path, to: &Path, answer: &mut Answer) -> Result<(), Failure> {
    db::restore(backup, to)?;
    answer.done();
    answer.line(format!("{}: restored and verified", to.display()));
    Ok(())
}

pub fn archive(path: &Path, out: &Path, answer: &mut Answer) -> Result<(), Failure> {
    let archive = open_to_read(path)?.archive(clock::now()?, out)?;
    answer.done();
    answer.line(format!(
        "{}: {} files, {} rows; README.html explains them",
        archive.folder.display(),
        archive.files,
        archive.rows
    ));
    Ok(())
}
