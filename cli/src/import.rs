//! `hanchan import`.

use crate::arguments::Import;
use crate::failure::Failure;
use crate::file;
use crate::progress::Progress;
use db::{FileKind, ImportFiles, ImportMode, ImportSummary, Source};
use std::ops::ControlFlow;
use std::path::Path;

pub fn import(import: &Import) -> Result<(), Failure> {
    let read = |path: &Option<std::path::PathBuf>, kind| -> Result<Option<Source>, db::Error> {
        let source = path.as_deref().map(Source::read).transpose()?;
        Ok(source.map(|source| source.on_sheet_of(kind)))
    };
    let json = |path: &Option<std::path::PathBuf>| path.as_deref().map(Source::read).transpose();
    let files = ImportFiles {
        rule_sets: import
            .rules
            .iter()
            .map(Source::read)
            .collect::<Result<_, _>>()?,
        members: read(&import.members, FileKind::Members)?,
        sessions: read(&import.sessions, FileKind::Sessions)?,
        results: read(&import.results, FileKind::Results)?,
        hands: read(&import.hands, FileKind::Hands)?,
        adjustments: read(&import.adjustments, FileKind::Adjustments)?,
        schedule: json(&import.schedule)?,
        awards: json(&import.awards)?,
        remarks: json(&import.remarks)?,
    };
    if files == ImportFiles::default() {
        return Err(Failure::refused(
            "nothing to import; name a file with --members, --results, --hands, --adjustments, --sessions, --rules, --schedule, --awards or --remarks",
        ));
    }
    let mode = if import.dry_run {
        ImportMode::DryRun
    } else {
        ImportMode::Store
    };
    let summary = into(&import.file, &files, mode)?;
    let done = if import.dry_run {
        "could be imported"
    } else {
        "imported"
    };
    println!("{done}: {}", in_words(&summary));
    Ok(())
}

/// Imports into a club's file with a progress bar.
pub fn into(path: &Path, files: &ImportFiles, mode: ImportMode) -> Result<ImportSummary, Failure> {
    let mut club = file::open(path)?;
    let bar = Progress::new("import");
    Ok(club.import(file::now(), files, mode, &mut |at| {
        bar.at(at.done, at.total);
        ControlFlow::Continue(())
    })?)
}

fn in_words(summary: &ImportSummary) -> String {
    let parts = [
        (summary.rule_sets_added, "rule sets"),
        (summary.members_added, "members"),
        (summary.members_unchanged, "members who were there already"),
        (summary.hanchan, "hanchan"),
        (summary.hands, "hands"),
        (summary.adjustments, "adjustments"),
    ];
    let said: Vec<String> = parts
        .iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    said.join(", ")
}
