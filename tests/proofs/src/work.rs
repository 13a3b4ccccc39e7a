//! Work on a club's file other than saving one thing after another: what it begins with, and how it is
//! done.

mod course;
mod end;

pub use course::Course;
pub use end::{End, Leaves};

use crate::journals::Write;
use crate::saving;
use chrono::{NaiveDate, NaiveDateTime, TimeDelta};
use db::{
    Club, Encoding, Error, ExportFormat, Member, Replacing, backups_in, make_folder,
    open_hand_over, own_backup_folder, restore, write_together, write_whole,
};
use scoring::Period;
use std::fs;
use std::path::Path;

/// Something that is done to a club's file as a whole.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Work {
    /// A new club's file is made with a half-year in it.
    Creation,
    /// A half-year is imported.
    Import,
    /// That import is taken back.
    Undo,
    /// It is done again.
    Redo,
    /// A backup is made in a folder that is not there yet.
    Backup,
    /// Backups are made in both places, and old ones let go.
    Rotation,
    /// A file is made of a backup.
    Restore,
    /// A file of the first form is opened.
    Migration,
    /// What is written down about somebody goes for good.
    Erasure,
    /// Everything is put into one file for the next secretary.
    HandOver,
    /// Such a file is opened.
    Opening,
    /// What is to be read in thirty years is written.
    Archive,
    /// Everything is exported in each form, over an earlier export.
    Export,
    /// Documents are written, over earlier ones and into new folders.
    Report,
    /// Half a write that another program left is taken back.
    Recovery,
}

impl Work {
    /// All of it, by the words that a program is given.
    pub const ALL: [(&str, Self); 15] = [
        ("creation", Self::Creation),
        ("import", Self::Import),
        ("undo", Self::Undo),
        ("redo", Self::Redo),
        ("backup", Self::Backup),
        ("rotation", Self::Rotation),
        ("restore", Self::Restore),
        ("migration", Self::Migration),
        ("erasure", Self::Erasure),
        ("handover", Self::HandOver),
        ("opening", Self::Opening),
        ("archive", Self::Archive),
        ("export", Self::Export),
        ("report", Self::Report),
        ("recovery", Self::Recovery),
    ];

    /// Lays out what it needs.
    fn begin(self, folder: &Path) -> Result<(), Error> {
        let path = saving::begin(folder)?;
        if self == Self::Migration {
            let first = Path::new(env!("CARGO_MANIFEST_DIR"));
            fs::copy(first.join("../../db/tests/data/form-1.hanchan"), path).unwrap();
            return Ok(());
        }
        let mut club = Club::open(&path)?;
        for _ in 0..5 {
            saving::go_on(&mut club)?;
        }
        match self {
            Self::Undo => saving::import_season(&mut club),
            Self::Redo => {
                saving::import_season(&mut club)?;
                club.undo(now(0)).map(drop)
            }
            Self::Rotation => {
                let stick = folder.join(STICK);
                fs::create_dir(&stick).unwrap();
                club.set_backup_folder(now(0), &stick)?;
                // Of one day only the last stays.
                for hours in 1..5 {
                    let before = now(0) - TimeDelta::days(3) + TimeDelta::hours(hours);
                    club.backup(before, own_backup_folder(&path))?;
                    club.backup(before, &stick)?;
                }
                Ok(())
            }
            Self::Restore => club.backup(now(0), folder.join(STICK)).map(drop),
            Self::Erasure => {
                let mut erased = Member {
                    number: ERASED,
                    name: DETAILS[0].into(),
                    kana: DETAILS[1].into(),
                    note: DETAILS[2].into(),
                    ..Member::default()
                };
                let id = club.add_member(now(0), &erased)?;
                erased.note = DETAILS[3].into();
                club.correct_member(now(0), id, &erased)
            }
            Self::Opening => club
                .hand_over(now(0), folder.join(HANDED_OVER), &[], None)
                .map(drop),
            Self::Export => {
                let usual = club.awards()?;
                club.set_awards(now(0), &usual[1..])?;
                export(&club, &folder.join(self.makes()))?;
                // What follows brings files that were not there, changes others, and one goes.
                club.set_awards(now(0), &usual)?;
                saving::import_season(&mut club)
            }
            Self::Report => report(&folder.join(self.makes()), 1, 2),
            Self::Recovery => {
                let before = fs::read(&path).unwrap();
                saving::go_on(&mut club)?;
                drop(club);
                let write = Write::between(&before, &fs::read(&path).unwrap());
                fs::write(&path, write.half(write.steps() / 2)).unwrap();
                let mut journal = path;
                journal.as_mut_os_string().push("-journal");
                fs::write(journal, write.journal()).unwrap();
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Does it, for the first time or later.
    pub fn run(self, folder: &Path, attempt: i64) -> Result<(), Error> {
        let path = folder.join(saving::NAME);
        let made = folder.join(self.makes());
        match self {
            Self::Creation => {
                let season = saving::season()?;
                Club::create_with(made, &saving::new_club(), &season, now(0)).map(drop)
            }
            Self::Import => saving::import_season(&mut Club::open(path)?),
            Self::Undo => Club::open(path)?.undo(now(0)).map(drop),
            Self::Redo => Club::open(path)?.redo(now(0)).map(drop),
            Self::Backup => {
                let club = Club::open(path)?;
                club.backup(now(attempt), folder.join(STICK)).map(drop)
            }
            Self::Rotation => {
                let kept = Club::open(path)?.keep_backups(now(attempt))?;
                kept.own?;
                kept.second.transpose().map(drop)
            }
            Self::Restore => {
                let backups = backups_in(folder.join(STICK))?;
                restore(&backups[0].path, made)
            }
            Self::Migration | Self::Recovery => Club::open(path).map(drop),
            Self::Erasure => {
                let mut club = Club::open(path)?;
                let (id, _) = club.member(ERASED)?.unwrap();
                club.erase_member(now(attempt), id)
            }
            Self::HandOver => {
                let club = Club::open_read_only(path)?;
                club.hand_over(now(attempt), made, &[], None).map(drop)
            }
            Self::Opening => open_hand_over(folder.join(HANDED_OVER), made, None).map(drop),
            Self::Archive => {
                let club = Club::open_read_only(path)?;
                club.archive(now(attempt), made).map(drop)
            }
            Self::Export => export(&Club::open_read_only(path)?, &made),
            Self::Report => report(&made, 2, 4),
        }
    }

    /// Whether it needs a folder for its work, which is read before it is taken away.
    pub fn has_a_work_folder(self) -> bool {
        matches!(
            self,
            Self::HandOver | Self::Opening | Self::Archive | Self::Recovery
        )
    }

    /// Whether it writes files each of which is one by itself, over those that are there.
    pub(crate) fn writes_files(self) -> bool {
        matches!(self, Self::Export | Self::Report)
    }

    /// What that is called which it makes, if it makes anything.
    fn makes(self) -> &'static str {
        match self {
            Self::HandOver => "made.zip",
            Self::Opening | Self::Archive | Self::Export | Self::Report => "made",
            _ => "made.hanchan",
        }
    }

    /// Whether the same cannot be done once more.
    fn is_done_once(self) -> bool {
        matches!(self, Self::Import | Self::Undo | Self::Redo)
    }
}

/// In each form, but for the one that lacks characters of the season's names.
fn export(club: &Club, folder: &Path) -> Result<(), Error> {
    let forms = [
        ("plain", ExportFormat::Csv(Encoding::Utf8)),
        ("marked", ExportFormat::Csv(Encoding::Utf8Marked)),
        ("workbook", ExportFormat::Xlsx),
        ("lines", ExportFormat::JsonLines),
    ];
    for (name, form) in forms {
        club.export(
            now(0),
            Period::ALWAYS,
            form,
            folder.join(name),
            Replacing::OwnOnly,
        )?;
    }
    Ok(())
}

/// A document by itself, then papers together, as many people as there are in that edition.
fn report(folder: &Path, edition: u32, people: u32) -> Result<(), Error> {
    let document = |name: &str| {
        let lines = (0..1_000).map(|line| format!("{name} {edition} {line}\n"));
        format!("%PDF-1.7\n{}", lines.collect::<String>()).into_bytes()
    };
    make_folder(folder)?;
    write_whole(folder.join("半期.pdf"), &document("半期"))?;
    let papers = folder.join("papers");
    let mut together = vec![(papers.join("half-year.pdf"), document("half-year"))];
    for number in 3..=people {
        let name = format!("member-{number}.pdf");
        together.push((papers.join("members").join(&name), document(&name)));
    }
    write_together(&together)
}

/// The folder of the second place.
const STICK: &str = "stick";

/// What was handed over before it is opened.
const HANDED_OVER: &str = "before.zip";

/// Whose details go, and what stood there about the person.
const ERASED: u32 = 977;
const DETAILS: [&str; 4] = [
    "鈴木 權左衛門",
    "すずき ごんざえもん",
    "電話 03-5555-0142",
    "三丁目のはずれ",
];

fn now(attempt: i64) -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(2030, 4, 10).unwrap();
    day.and_hms_opt(19, 30, 0).unwrap() + TimeDelta::minutes(attempt)
}
