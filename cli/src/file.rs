//! Club files: `hanchan new`, `export`, `check`, `backup`, `restore` and `archive`, and what every command needs
//! of them.

use crate::arguments::{Encoding, Export, Format, New};
use crate::failure::Failure;
use crate::rules;
use crate::standings::period;
use chrono::{Local, NaiveDateTime};
use db::{Club, ExportFormat, NewClub};
use scoring::{Calendar, FiscalStart, Period, Records, RuleSet, SeriesId};
use std::path::Path;

/// The time on this machine, to the second.
pub fn now() -> NaiveDateTime {
    Local::now().naive_local()
}

pub fn open(path: &Path) -> Result<Club, Failure> {
    Ok(Club::open(path)?)
}

pub fn open_to_read(path: &Path) -> Result<Club, Failure> {
    Ok(Club::open_read_only(path)?)
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
    Ok(Club::create(path, &new, now())?)
}

/// The series of that name.
pub fn series(records: &Records, name: &str) -> Result<SeriesId, Failure> {
    let known = records.series.iter();
    named(known.map(|(id, name)| (*id, name.as_str())), name)
}

/// The same, where no records are read.
pub fn series_of(club: &Club, name: &str) -> Result<SeriesId, Failure> {
    let known = club.series()?;
    named(known.iter().map(|(id, name)| (*id, name.as_str())), name)
}

fn named<'a>(
    known: impl Iterator<Item = (SeriesId, &'a str)> + Clone,
    name: &str,
) -> Result<SeriesId, Failure> {
    if let Some((id, _)) = known.clone().find(|(_, known)| *known == name) {
        return Ok(id);
    }
    let known: Vec<&str> = known.map(|(_, name)| name).collect();
    Err(Failure::refused(format!(
        "there is no series \"{name}\"; the club has: {}",
        known.join(", ")
    )))
}

pub fn new(new: &New) -> Result<(), Failure> {
    let start = FiscalStart::new(new.fiscal_start)
        .ok_or_else(|| Failure::refused("--fiscal-start: a year has months 1 to 12"))?;
    create(&new.file, &new.name, rules::named(&new.rules)?, start)?;
    println!("{}: a new club's file", new.file.display());
    Ok(())
}

/// Writes a file whole, or not at all. What is no ordinary file, such as a pipe, cannot be put in
/// place at once and is written to directly.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    if path.exists() && !path.is_file() {
        return std::fs::write(path, bytes)
            .map_err(|error| Failure::failed(format!("{}: {error}", path.display())));
    }
    Ok(db::write_whole(path, bytes)?)
}

pub fn export(export: &Export) -> Result<(), Failure> {
    let club = open_to_read(&export.file)?;
    let format = match export.format {
        Format::Csv => ExportFormat::Csv(match export.encoding {
            Encoding::Utf8 => db::Encoding::Utf8,
            Encoding::Utf8Marked => db::Encoding::Utf8Marked,
            Encoding::Cp932 => db::Encoding::Cp932,
        }),
        Format::Xlsx => ExportFormat::Xlsx,
        Format::Jsonl => ExportFormat::JsonLines,
    };
    let (period, replacing) = (period(&export.span)?, (&export.replace).into());
    let written = club.export(now(), period, format, &export.out, replacing)?;
    for file in &written.files {
        println!("{}", file.display());
    }
    Ok(())
}

pub fn check(path: &Path) -> Result<(), Failure> {
    let club = open_to_read(path)?;
    let findings = club.check()?;
    if findings.is_empty() {
        let records = club.records(Period::ALWAYS)?;
        println!(
            "{}: sound; {} hanchan settle as stored, {} members, {} hands",
            path.display(),
            records.hanchan.len(),
            records.people.len(),
            records.hands.len()
        );
        return Ok(());
    }
    let at = path.display();
    let lines: Vec<String> = findings
        .iter()
        .map(|finding| format!("{at}: {finding}"))
        .collect();
    Err(Failure::Failed(lines.join("\n")))
}

pub fn backup(path: &Path, to: &Path) -> Result<(), Failure> {
    let backup = open_to_read(path)?.backup(now(), to)?;
    println!(
        "{}: verified, {} hanchan",
        backup.path.display(),
        backup.hanchan
    );
    Ok(())
}

pub fn restore(backup: &Path, to: &Path) -> Result<(), Failure> {
    db::restore(backup, to)?;
    println!("{}: restored and verified", to.display());
    Ok(())
}

pub fn archive(path: &Path, out: &Path) -> Result<(), Failure> {
    let archive = open_to_read(path)?.archive(now(), out)?;
    println!(
        "{}: {} files, {} rows; README.html explains them",
        archive.folder.display(),
        archive.files,
        archive.rows
    );
    Ok(())
}
