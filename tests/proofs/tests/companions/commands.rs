//! What is done with a club's file, whatever lies beside it.

use db::{Club, Encoding, Error, ExportFormat, ImportFiles, ImportMode, Replacing, Source};
use scoring::Period;
use std::ops::ControlFlow;
use std::path::Path;

/// What is done with a file.
pub const COMMANDS: [&str; 16] = [
    "look",
    "check",
    "compare",
    "backup",
    "export",
    "handover",
    "archive",
    "save",
    "look and save",
    "undo",
    "redo",
    "import",
    "bring",
    "erase",
    "close and open",
    NEWEST_FORM,
];

/// A file of an older form is opened to be written.
pub const NEWEST_FORM: &str = "bring to the newest form";

/// Whether it leaves the file as it is, to the last byte, where nobody has it open to write it.
pub fn only_looks(command: &str) -> bool {
    COMMANDS[..7].contains(&command)
}

/// Whom it erases: a member who is there from the beginning.
const ERASED: u32 = 904;

pub fn now() -> chrono::NaiveDateTime {
    let day = chrono::NaiveDate::from_ymd_opt(2031, 1, 1).unwrap();
    day.and_hms_opt(9, 0, 0).unwrap()
}

/// Does it, with the club that is open or one that it opens. `other` is a file of the same club.
pub fn run(command: &str, path: &Path, club: Option<Club>, other: &Path) -> Result<(), Error> {
    let mut club = match club {
        Some(club) => club,
        None if only_looks(command) => Club::open_read_only(path)?,
        None => Club::open(path)?,
    };
    let beside = path.parent().unwrap();
    match command {
        "look" => club.history(100).map(drop),
        "check" => {
            let found = club.check()?;
            assert!(found.is_empty(), "{found:?}");
            Ok(())
        }
        "compare" => club.compare(&Club::open_read_only(other)?).map(drop),
        "backup" => club.backup(now(), beside.join("backups")).map(drop),
        "export" => club
            .export(
                now(),
                Period::ALWAYS,
                ExportFormat::Csv(Encoding::Utf8),
                beside.join("exported"),
                Replacing::OwnOnly,
            )
            .map(drop),
        "handover" => club
            .hand_over(now(), beside.join("made.zip"), &[], None)
            .map(drop),
        "archive" => club.archive(now(), beside.join("archive")).map(drop),
        "save" => club.add_series(now(), "金曜会").map(drop),
        "look and save" => {
            club.records(Period::ALWAYS)?;
            club.add_series(now(), "金曜会").map(drop)
        }
        "undo" => club.undo(now()).map(drop),
        "redo" => club.redo(now()).map(drop),
        "import" => {
            let members = Source::new("members.csv", "number,name,kind\n3000,新人,member\n");
            let files = ImportFiles {
                members: Some(members),
                ..ImportFiles::default()
            };
            let go_on = &mut |_| ControlFlow::Continue(());
            club.import(now(), &files, ImportMode::Store, go_on)
                .map(drop)
        }
        "bring" => {
            let other = Club::open_read_only(other)?;
            let lacking = club.compare(&other)?.only_there.into_iter();
            let mut free = lacking.filter(|(_, obstacle)| obstacle.is_none());
            let (difference, _) = free.next().unwrap();
            club.bring(now(), &other, difference.entry.id).map(drop)
        }
        "erase" => {
            let (person, _) = club.member(ERASED)?.unwrap();
            club.erase_member(now(), person)
        }
        "close and open" => {
            club.close(now())?;
            Club::open(path).map(drop)
        }
        // It was done when it was opened.
        NEWEST_FORM => Ok(()),
        _ => unreachable!("nobody knows how to {command}"),
    }
}
