//! A club in the middle of a year, to which one thing after another is brought: what comes in is there
//! and can be taken back, and what is refused leaves the file as it was.

use crate::machine::{assert_memory_sufficed, forget_peak, peak_memory};
use crate::real::{new_club, now, store};
use db::sample::{Season, season};
use db::{Club, Error, ImportFiles, MOST_ERRORS, Source};
use proofs::fingerprint::{look_at, of_what_is_recorded};
use proofs::{in_time, scratch, tried};
use scoring::preset;
use std::fmt::{Display, Formatter};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// What a person is shown of everything that is wrong.
const MOST_WORDS: usize = 60_000;

/// After so many things that came in and were taken back, the file is laid out anew: its history would
/// only grow.
const AT_ONCE: u64 = 50;

pub struct Ground {
    folder: TempDir,
    path: PathBuf,
    start: Vec<u8>,
    /// How long one thing may take.
    patience: Duration,
    club: Option<Club>,
    /// The file, and what is recorded in it, before anything comes in.
    bytes: Vec<u8>,
    recorded: u64,
    looked: u64,
    taken: u64,
    refused: u64,
    /// The most memory that bringing something in took.
    peak: Option<u64>,
}

/// Why something is not brought in.
#[derive(Debug)]
pub enum Why {
    /// The product refuses it.
    Product(Error),
    /// What is written there is nothing of that kind.
    File(serde_json::Error),
}

impl From<Error> for Why {
    fn from(error: Error) -> Self {
        Self::Product(error)
    }
}

impl Display for Why {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Product(error) => error.fmt(f),
            Self::File(error) => error.fmt(f),
        }
    }
}

/// How many rows there are, as nothing of what is on trial counts them.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Counts {
    pub operations: u64,
    pub members: u64,
    pub rule_sets: u64,
    pub hanchan: u64,
    pub hands: u64,
    pub adjustments: u64,
    pub openings: u64,
}

impl Counts {
    pub fn of(file: &Path) -> Self {
        let file = look_at(file).unwrap();
        let count = |table: &str| {
            let all = format!("SELECT count(*) FROM {table}");
            let count: i64 = file.query_row(&all, [], |row| row.get(0)).unwrap();
            count.unsigned_abs()
        };
        Self {
            operations: count("operation"),
            members: count("member"),
            rule_sets: count("rule_set"),
            hanchan: count("hanchan"),
            hands: count("hand"),
            adjustments: count("adjustment"),
            openings: count("opening_total"),
        }
    }
}

impl Ground {
    /// A club of those members which has played half a year, and whatever else is done to it.
    pub fn new(members: &[u8], patience: Duration, more: impl FnOnce(&mut Club)) -> Self {
        let folder = scratch();
        let mut club = new_club(&folder, "試験会");
        let played = Season {
            first_month: chrono::NaiveDate::from_ymd_opt(2024, 4, 1).unwrap(),
            ..Season::new(2, 8, 6)
        };
        let played = season(&played, &preset("shirakaba-2025").unwrap());
        let files = ImportFiles {
            members: Some(Source::new("members.csv", members)),
            results: Some(Source::new("results.csv", played.results)),
            hands: Some(Source::new("hands.csv", played.hands)),
            ..ImportFiles::default()
        };
        store(&mut club, &files);
        more(&mut club);
        let path = club.path().to_owned();
        drop(club);
        let start = fs::read(&path).unwrap();
        Self {
            club: None,
            recorded: of_what_is_recorded(&path).unwrap(),
            bytes: start.clone(),
            start,
            patience,
            folder,
            path,
            looked: 0,
            taken: 0,
            refused: 0,
            peak: None,
        }
    }

    fn open(&mut self) -> Club {
        if let Some(club) = self.club.take() {
            return club;
        }
        fs::write(&self.path, &self.start).unwrap();
        self.bytes.clone_from(&self.start);
        Club::open(&self.path).unwrap()
    }

    /// Brings something in. Where it is taken, `came` holds the club against what it was before.
    pub fn bring<T: 'static>(
        &mut self,
        input: u64,
        work: impl FnOnce(&mut Club) -> Result<T, Why> + Send + 'static,
        came: impl FnOnce(&mut Club, T, Counts) + Send + 'static,
    ) -> Result<(), Why> {
        let told = SaysWhich(input);
        let mut club = self.open();
        let ended = in_time(self.patience, move || {
            let path = club.path().to_owned();
            let before = Counts::of(&path);
            forget_peak();
            let result = work(&mut club);
            let peak = peak_memory();
            let result = result.map(|what| {
                came(&mut club, what, before);
                assert_eq!(club.check().unwrap(), []);
                for _ in before.operations..Counts::of(&path).operations {
                    club.undo(now()).unwrap();
                }
            });
            (club, result, peak)
        });
        let (club, result, peak) = ended.unwrap_or_else(|fault| panic!("{fault}"));
        self.peak = self.peak.max(peak);
        let bytes = fs::read(&self.path).unwrap();
        match &result {
            Ok(()) => {
                let recorded = of_what_is_recorded(&self.path).unwrap();
                assert_eq!(recorded, self.recorded, "it cannot be taken back");
                self.bytes = bytes;
                self.taken += 1;
                // What was taken back leaves free pages, and `SQLite` does not take back what a refused
                // import wrote to those.
                let is_small = self.bytes.len() < 2 * self.start.len();
                let goes_on = is_small && !self.taken.is_multiple_of(AT_ONCE);
                // Otherwise it is laid out anew before the next comes.
                self.club = Some(club).filter(|_| goes_on);
            }
            Err(why) => {
                in_few_words(why);
                assert!(bytes == self.bytes, "it was refused and changed the file");
                self.club = Some(club);
                self.refused += 1;
            }
        }
        drop(told);
        result
    }

    /// Looks at something that is not brought in.
    pub fn look(
        &mut self,
        input: u64,
        work: impl FnOnce(&Club) -> Result<(), Error> + Send + 'static,
    ) {
        let told = SaysWhich(input);
        let club = self.open();
        let ended = in_time(self.patience, move || {
            forget_peak();
            let result = work(&club);
            (club, result, peak_memory())
        });
        let (club, result, peak) = ended.unwrap_or_else(|fault| panic!("{fault}"));
        self.peak = self.peak.max(peak);
        if let Err(error) = result {
            in_few_words(&Why::Product(error));
        }
        let bytes = fs::read(&self.path).unwrap();
        assert!(bytes == self.bytes, "it was looked at and changed the file");
        self.club = Some(club);
        self.looked += 1;
        drop(told);
    }

    pub fn was_used(&self) -> bool {
        self.taken + self.refused > 0
    }

    /// Both ways of ending were seen, nothing lies beside the file, and nothing filled the memory.
    pub fn ends(mut self, proof: &str) {
        let Self {
            looked,
            taken,
            refused,
            ..
        } = self;
        tried(looked + taken + refused);
        println!("{proof}: {taken} taken, {refused} refused, {looked} only looked at");
        assert!(taken > 0 && refused > 0);
        drop(self.club.take());
        assert_eq!(fs::read_dir(self.folder.path()).unwrap().count(), 1);
        assert_memory_sufficed(proof, self.peak);
    }
}

fn in_few_words(why: &Why) {
    let words = why.to_string();
    assert!(words.len() < MOST_WORDS, "{} bytes of message", words.len());
    if let Why::Product(error) = why {
        assert!(error.is_refusal(), "{error}");
        if let Error::Import(errors) = error {
            assert!(errors.errors.len() <= MOST_ERRORS);
        }
    }
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
