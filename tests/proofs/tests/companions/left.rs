//! Two machines on which one club was saved, and what they leave beside its file.

use super::with;
use db::Club;
use proofs::journals::{Write, naming};
use proofs::saving::{NAME, begin, go_on};
use proofs::scratch;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt};
use rusqlite::Connection;
use std::fs;
use std::path::Path;

/// How often each of the two copies of a club is saved.
pub const SAVES: usize = 12;
/// From here on they are saved on two machines.
pub const PARTING: usize = 6;

/// A club's file after each save, on each of two machines.
pub struct States {
    pub here: Vec<Vec<u8>>,
    pub there: Vec<Vec<u8>>,
}

pub fn states() -> States {
    let folder = scratch();
    let path = begin(folder.path()).unwrap();
    let mut club = Club::open(&path).unwrap();
    let mut here = vec![fs::read(&path).unwrap()];
    for _ in 0..SAVES {
        go_on(&mut club).unwrap();
        here.push(fs::read(&path).unwrap());
    }
    drop(club);
    // The other machine skips one save, so that from there on its every save is another.
    fs::write(&path, &here[PARTING]).unwrap();
    let mut club = Club::open(&path).unwrap();
    let mut there = here[..=PARTING].to_vec();
    let day = chrono::NaiveDate::from_ymd_opt(2030, 5, 1).unwrap();
    for number in 0..SAVES - PARTING {
        let now = day.and_hms_opt(19, 30, 0).unwrap();
        let member = db::Member {
            number: 2_000 + u32::try_from(number).unwrap(),
            name: format!("よその会員{number}"),
            ..db::Member::default()
        };
        club.add_member(now, &member).unwrap();
        there.push(fs::read(&path).unwrap());
    }
    States { here, there }
}

/// What lies beside the file.
pub struct Left {
    pub end: &'static str,
    pub bytes: Vec<u8>,
    /// The state before the write that it belongs to. Beside a file in just that state, or in the next
    /// one, it is the file's own and done with.
    pub of: Vec<u8>,
}

/// What a program can have left that wrote another file, or this one at another time.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Kind {
    NoiseForAJournal,
    NoiseForALog,
    NoiseForAnIndex,
    LogOfATable,
    LogOfEveryPage,
    CutJournal,
    JournalWithATurnedBit,
    JournalOfThisMachine,
    JournalOfAnotherMachine,
    /// One of a write to several files at once: it names a file by which they are known to be all
    /// written, and which goes when they are. Whatever is called so then goes.
    JournalThatNamesAnother,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::NoiseForAJournal,
        Self::NoiseForALog,
        Self::NoiseForAnIndex,
        Self::LogOfATable,
        Self::LogOfEveryPage,
        Self::CutJournal,
        Self::JournalWithATurnedBit,
        Self::JournalOfThisMachine,
        Self::JournalOfAnotherMachine,
        Self::JournalThatNamesAnother,
    ];

    /// Whether `SQLite` itself believes it, if not always.
    pub fn is_believed(self) -> bool {
        !matches!(
            self,
            Self::NoiseForAJournal | Self::NoiseForALog | Self::NoiseForAnIndex
        )
    }

    /// One of that kind; `another` is the file that it may name.
    pub fn left(self, states: &States, another: &Path, chance: &mut ChaCha8Rng) -> Left {
        let is_of_here = match self {
            Self::JournalOfThisMachine => true,
            Self::JournalOfAnotherMachine => false,
            _ => chance.random_bool(0.5),
        };
        let (line, from) = if is_of_here {
            (&states.here, 0)
        } else {
            (&states.there, PARTING)
        };
        let at = chance.random_range(from..line.len() - 1);
        let mut journal = Write::between(&line[at], &line[at + 1]).journal();
        match self {
            Self::NoiseForAJournal | Self::NoiseForALog | Self::NoiseForAnIndex => {
                journal = vec![0; chance.random_range(1..20_000)];
                chance.fill_bytes(&mut journal);
            }
            Self::LogOfATable => journal = log_of(&line[at], "CREATE TABLE theirs (id)"),
            Self::LogOfEveryPage => journal = log_of(&line[at], "VACUUM"),
            Self::CutJournal => journal.truncate(chance.random_range(1..journal.len())),
            Self::JournalWithATurnedBit => {
                let place = chance.random_range(0..journal.len());
                journal[place] ^= 1 << chance.random_range(0..8);
            }
            Self::JournalOfThisMachine | Self::JournalOfAnotherMachine => {}
            Self::JournalThatNamesAnother => journal = naming(journal, another),
        }
        let end = match self {
            Self::NoiseForALog | Self::LogOfATable | Self::LogOfEveryPage => "-wal",
            Self::NoiseForAnIndex => "-shm",
            _ => "-journal",
        };
        let of = match end {
            "-journal" if self != Self::NoiseForAJournal => line[at].clone(),
            _ => Vec::new(),
        };
        Left {
            end,
            bytes: journal,
            of,
        }
    }
}

/// What another program left that writes a file in its own way and did that.
fn log_of(bytes: &[u8], work: &str) -> Vec<u8> {
    let folder = scratch();
    let path = folder.path().join(NAME);
    fs::write(&path, bytes).unwrap();
    let other = Connection::open(&path).unwrap();
    other.pragma_update(None, "journal_mode", "WAL").unwrap();
    other.execute_batch(work).unwrap();
    fs::read(with(&path, "-wal")).unwrap()
}
