//! One file of rows after another, imported as the window does it.

use crate::ground::{Counts, Ground};
use crate::real::{Real, now, store};
use csv::ReaderBuilder;
use db::{
    Club, Encoding, Error, ExportFormat, FileKind, ImportFiles, ImportMode, ImportSummary, Source,
};
use proofs::scratch;
use scoring::Period;
use std::collections::BTreeMap;
use std::fs;
use std::ops::ControlFlow;
use std::time::Duration;

/// A file to import.
pub struct Given {
    pub kind: FileKind,
    pub name: &'static str,
    pub bytes: Vec<u8>,
    /// Whether it corrects what is recorded.
    pub corrects: bool,
    /// Whether a dry run comes first.
    pub dry: bool,
    /// It is right, and brings these rows.
    pub meant: Option<Vec<Row>>,
}

/// A row by the names of its columns.
pub type Row = BTreeMap<String, String>;

pub struct Trial {
    /// A club that knows the members of the real files, so that their results can come in.
    fresh: Ground,
    /// The same with those results.
    recorded: Ground,
    results: Source,
}

impl Trial {
    pub fn new(real: &Real, patience: Duration) -> Self {
        let all = real.files();
        Self {
            fresh: Ground::new(&real.members, patience, |_| ()),
            recorded: Ground::new(&real.members, patience, |club| store(club, &all)),
            results: Source::new("results.csv", real.csv_of(FileKind::Results)[0].clone()),
        }
    }

    /// Looks at a file as the window does, then imports it.
    pub fn import(&mut self, input: u64, given: Given) {
        let Given {
            kind,
            name,
            bytes,
            corrects,
            dry,
            meant,
        } = given;
        let ground = if corrects {
            &mut self.recorded
        } else {
            &mut self.fresh
        };
        // Hands come with the tables at which they were won.
        let with = (kind == FileKind::Hands).then(|| self.results.clone());
        let is_right = meant.is_some();
        let result = ground.bring(
            input,
            move |club| {
                let source = Source::new(name, bytes).on_sheet_of(kind);
                // What cannot be looked into is refused below in the same words.
                let looked = source.look(kind);
                let mut files = files(kind, source);
                files.results = files.results.or(with);
                files.corrects = corrects;
                let summary = if dry {
                    dry_run_and_import(club, &files)?
                } else {
                    import(club, &files, ImportMode::Store)?
                };
                assert!(looked.is_ok(), "{looked:?}");
                Ok(summary)
            },
            move |club, summary, before| {
                is_as_told(club, &summary, before);
                if let Some(meant) = meant {
                    is_as_meant(club, kind, &meant);
                }
            },
        );
        if let Err(why) = result {
            assert!(!is_right, "input {input} is right, but: {why}");
        }
    }

    pub fn ends(self, proof: &str) {
        if self.recorded.was_used() {
            self.recorded.ends(&format!("{proof}, correcting"));
        }
        self.fresh.ends(proof);
    }
}

/// A dry run says the same as what follows, and changes nothing.
pub fn dry_run_and_import(club: &mut Club, files: &ImportFiles) -> Result<ImportSummary, Error> {
    let before = Counts::of(club.path());
    let dry = import(club, files, ImportMode::DryRun);
    assert_eq!(Counts::of(club.path()), before);
    let stored = import(club, files, ImportMode::Store);
    match (&stored, dry) {
        (Ok(stored), Ok(dry)) => assert_eq!(*stored, dry),
        (Err(stored), Err(dry)) => assert_eq!(stored.to_string(), dry.to_string()),
        (stored, dry) => panic!("{dry:?} when dry, {stored:?} when stored"),
    }
    stored
}

fn import(club: &mut Club, files: &ImportFiles, mode: ImportMode) -> Result<ImportSummary, Error> {
    let go_on = &mut |_| ControlFlow::Continue(());
    club.import(now(), files, mode, go_on)
}

pub fn is_as_told(club: &Club, summary: &ImportSummary, before: Counts) {
    let after = Counts::of(club.path());
    let mut expected = Counts {
        // What brings nothing new is no operation; whether it really was nothing is seen by taking it back.
        operations: after
            .operations
            .clamp(before.operations, before.operations + 1),
        members: before.members + summary.members_added,
        rule_sets: before.rule_sets + summary.rule_sets_added,
        hanchan: before.hanchan + summary.hanchan,
        hands: before.hands + summary.hands,
        adjustments: before.adjustments + summary.adjustments,
        openings: before.openings + summary.openings,
    };
    if summary.corrected > 0 {
        // Hands of a table that is corrected take the place of those before.
        expected.hands = after.hands;
    }
    assert_eq!(after, expected, "{summary:?}");
}

/// Each row is there, as an export writes it.
pub fn is_as_meant(club: &Club, kind: FileKind, meant: &[Row]) {
    let folder = scratch();
    let format = ExportFormat::Csv(Encoding::Utf8);
    club.export(
        now(),
        Period::ALWAYS,
        format,
        folder.path(),
        db::Replacing::OwnOnly,
    )
    .unwrap();
    let name = match kind {
        FileKind::Members => "members.csv",
        FileKind::Sessions => "sessions.csv",
        FileKind::Results => "results.csv",
        FileKind::Hands => "hands.csv",
        FileKind::Adjustments => "adjustments.csv",
        FileKind::Openings => "openings.csv",
    };
    let found = rows(&fs::read(folder.path().join(name)).unwrap());
    let is_in =
        |row: &Row, found: &Row| row.iter().all(|(name, cell)| found.get(name) == Some(cell));
    for row in meant {
        assert!(found.iter().any(|found| is_in(row, found)), "{row:?}");
    }
}

/// The rows of a CSV file, read by nothing of what is on trial.
pub fn rows(bytes: &[u8]) -> Vec<Row> {
    let mut reader = ReaderBuilder::new().from_reader(bytes);
    reader.deserialize().map(Result::unwrap).collect()
}

fn files(kind: FileKind, source: Source) -> ImportFiles {
    let mut files = ImportFiles::default();
    let place = match kind {
        FileKind::Members => &mut files.members,
        FileKind::Sessions => &mut files.sessions,
        FileKind::Results => &mut files.results,
        FileKind::Hands => &mut files.hands,
        FileKind::Adjustments => &mut files.adjustments,
        FileKind::Openings => &mut files.openings,
    };
    *place = Some(source);
    files
}
