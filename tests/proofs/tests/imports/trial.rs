//! A club into which one input after another is tried.

use crate::machine::{Watch, assert_memory_sufficed};
use crate::real::{Real, new_club, now, store};
use db::{Club, Error, FileKind, ImportFiles, ImportMode, MOST_ERRORS, Source};
use proofs::tried;
use std::ops::ControlFlow;
use tempfile::TempDir;

/// What a person is shown of everything that is wrong.
const MOST_WORDS: usize = 60_000;

pub struct Trial {
    _folder: TempDir,
    club: Club,
    operations: usize,
    watch: Watch,
    taken: u64,
    refused: u64,
}

impl Trial {
    /// A club that knows the members of the real files, so that their results can come in.
    pub fn new(real: &Real) -> Self {
        let folder = proofs::scratch();
        let mut club = new_club(&folder, "試験会");
        let members = Some(Source::new("members.csv", real.members.clone()));
        let files = ImportFiles {
            members,
            ..ImportFiles::default()
        };
        store(&mut club, &files);
        Self {
            _folder: folder,
            operations: club.history(u32::MAX).unwrap().len(),
            club,
            watch: Watch::new(),
            taken: 0,
            refused: 0,
        }
    }

    /// Looks at a file as the window does, then tries to import it.
    pub fn import(&mut self, input: u64, kind: FileKind, name: &str, bytes: Vec<u8>) {
        self.watch.begins(input);
        let told = SaysWhich(input);
        let source = Source::new(name, bytes).on_sheet_of(kind);
        // What cannot be looked into is refused below in the same words.
        let looked = source.look(kind);
        let ended = self
            .club
            .import(now(), &files(kind, source), ImportMode::DryRun, &mut |_| {
                ControlFlow::Continue(())
            });
        match ended {
            Ok(_) => {
                assert!(looked.is_ok(), "{looked:?}");
                self.taken += 1;
            }
            Err(error) => {
                assert!(error.is_refusal(), "{error}");
                let words = error.to_string();
                assert!(words.len() < MOST_WORDS, "{} bytes of message", words.len());
                if let Error::Import(errors) = error {
                    assert!(errors.errors.len() <= MOST_ERRORS);
                }
                self.refused += 1;
            }
        }
        drop(told);
    }

    /// Nothing was stored, nothing filled the memory, and both ways of ending were seen.
    pub fn ends(self, proof: &str) {
        tried(self.taken + self.refused);
        println!("{proof}: {} taken, {} refused", self.taken, self.refused);
        assert!(self.taken > 0 && self.refused > 0);
        assert_eq!(self.club.history(u32::MAX).unwrap().len(), self.operations);
        assert!(self.club.check().unwrap().is_empty());
        assert_memory_sufficed(proof);
    }
}

fn files(kind: FileKind, source: Source) -> ImportFiles {
    let mut files = ImportFiles::default();
    let place = match kind {
        FileKind::Members => &mut files.members,
        FileKind::Sessions => &mut files.sessions,
        FileKind::Results => &mut files.results,
        FileKind::Hands => &mut files.hands,
        FileKind::Adjustments => &mut files.adjustments,
    };
    *place = Some(source);
    files
}

/// Where it panics, the input is named, so that it can be repeated.
struct SaysWhich(u64);

impl Drop for SaysWhich {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("it was input {}", self.0);
        }
    }
}
