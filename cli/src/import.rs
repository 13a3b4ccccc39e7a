//! `hanchan import`.

use crate::answer::Answer;
use crate::arguments::Import;
use crate::clock;
use crate::competition::Before;
use crate::failure::Failure;
use crate::file;
use crate::ledger;
use crate::progress::Progress;
use db::{Club, FileKind, ImportFiles, ImportMode, ImportSummary, Source};
use std::ops::ControlFlow;
use std::path::Path;

pub fn import(import: &Import, answer: &mut Answer) -> Result<(), Failure> {
    let mut read = |path: &Option<std::path::PathBuf>, kind| -> Result<Option<Source>, db::Error> {
        let Some(path) = path else {
            return Ok(None);
        };
        let source = Source::read(path)?.on_sheet_of(kind);
        if let Some(skipped) = skipped(&source, kind) {
            answer.remark(skipped);
        }
        Ok(Some(source))
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
        corrects: import.correct,
        hands: read(&import.hands, FileKind::Hands)?,
        adjustments: read(&import.adjustments, FileKind::Adjustments)?,
        openings: read(&import.openings, FileKind::Openings)?,
        ledger: ledger::read(&import.list)?,
        schedule: json(&import.schedule)?,
        awards: json(&import.awards)?,
        remarks: json(&import.remarks)?,
    };
    if files == ImportFiles::default() {
        return Err(Failure::refused(
            "nothing to import; name a file with --members, --results, --hands, --adjustments, --openings, --list, --sessions, --rules, --schedule, --awards or --remarks",
        ));
    }
    let mode = if import.dry_run {
        ImportMode::DryRun
    } else {
        ImportMode::Store
    };
    let mut club = file::open(&import.file)?;
    if let Some(list) = &files.ledger {
        let look = club.look_at_ledger(list)?;
        if import.dry_run || !look.is_clear() {
            ledger::tell(&look, answer);
        }
    }
    let held = Before::all(&club)?;
    let summary = of_club(&mut club, &files, mode)?;
    if !import.dry_run {
        answer.done();
    }
    let done = if import.dry_run {
        "could be imported"
    } else {
        "imported"
    };
    answer.line(format!("{done}: {}", in_words(&summary)));
    for doubt in &summary.doubts {
        answer.line(format!("look at this: {doubt}"));
    }
    for before in held {
        before.tell(&club, import.correct, answer)?;
    }
    Ok(())
}

/// What stands above the headings, and is not imported. Of a file that cannot be read the import
/// itself says so.
fn skipped(source: &Source, kind: FileKind) -> Option<String> {
    let headings = source.look(kind).ok()?.heading_line;
    let lines = match headings {
        ..=1 => return None,
        2 => "line 1 is".to_owned(),
        _ => format!("lines 1 to {} are", headings - 1),
    };
    Some(format!(
        "{}: the names of the columns are in line {headings}; {lines} above them and not imported",
        source.name
    ))
}

/// Imports into a club's file with a progress bar.
pub fn into(path: &Path, files: &ImportFiles, mode: ImportMode) -> Result<ImportSummary, Failure> {
    of_club(&mut file::open(path)?, files, mode)
}

fn of_club(
    club: &mut Club,
    files: &ImportFiles,
    mode: ImportMode,
) -> Result<ImportSummary, Failure> {
    let bar = Progress::new("import");
    Ok(club.import(clock::now()?, files, mode, &mut |at| {
        bar.at(at.done, at.total);
        ControlFlow::Continue(())
    })?)
}

fn in_words(summary: &ImportSummary) -> String {
    let parts = [
        (summary.rule_sets_added, "rule sets"),
        (summary.members_added, "members"),
        (summary.members_unchanged, "members who were there already"),
        (summary.public_names, "names for the web page changed"),
        (summary.hanchan, "hanchan"),
        (summary.corrected, "hanchan corrected"),
        (summary.hands, "hands"),
        (summary.adjustments, "adjustments"),
        (summary.openings, "opening totals"),
    ];
    let said: Vec<String> = parts
        .iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    said.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_above_the_headings_are_named() {
        let headings = "番号,氏名,ふりがな\n1,青木,あおき\n";
        for (above, said) in [
            ("", None),
            (
                "白樺会 会員名簿\n",
                Some(
                    "the names of the columns are in line 2; line 1 is above them and not imported",
                ),
            ),
            (
                "白樺会 会員名簿\n\n作成,令和7年4月1日\n",
                Some(
                    "the names of the columns are in line 4; lines 1 to 3 are above them and not imported",
                ),
            ),
        ] {
            let source = Source::new("members.csv", format!("{above}{headings}"));
            let said = said.map(|said| format!("members.csv: {said}"));
            assert_eq!(skipped(&source, FileKind::Members), said);
        }
        let empty = Source::new("members.csv", "");
        assert_eq!(skipped(&empty, FileKind::Members), None);
    }
}
