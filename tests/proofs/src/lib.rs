//! What the proofs of SAFETY.md share: how often a thing is tried, and by which seed.
//!
//! The proofs themselves are in `tests/proofs/tests`, one file a promise. `cargo test` runs each
//! quickly; `cargo xtask prove` runs them in full, and prints what came out.
//!
//! To add a proof: a test there whose name says the promise, and which asks [`runs`] how often,
//! [`size`] how large and [`seed`] by what chance, and tells by [`tried`] how often it was. `cargo
//! xtask prove` finds it by itself.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    reason = "a proof fails by panicking, or where what it works with does"
)]

pub mod careless;
pub mod cut;
pub mod disk;
pub mod failing;
pub mod fingerprint;
pub mod journals;
pub mod play;
pub mod recording;
pub mod saving;
pub mod small_disk;
pub mod work;

use db::{Error, Fault, FileKind, ImportFiles, Source};
use std::path::Path;
use std::process::Output;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::spawn;
use std::time::Duration;
use tempfile::TempDir;

/// Set by `cargo xtask prove`: every proof is run as often as SAFETY.md says.
pub const IN_FULL: &str = "HANCHAN_PROVE_IN_FULL";
/// The seed to repeat a proof by, as the proof that failed has printed it.
pub const SEED: &str = "HANCHAN_SEED";

/// Whether every proof is to be tried as often as SAFETY.md says.
pub fn in_full() -> bool {
    std::env::var_os(IN_FULL).is_some()
}

/// How often a proof is to be tried: quickly, or in full where [`IN_FULL`] is set.
pub fn runs(quick: u64, in_full: u64) -> u64 {
    if self::in_full() { in_full } else { quick }
}

/// How large that is which is tried, or how much of it there is: nobody counts that as tries.
pub fn size(quick: u64, in_full: u64) -> usize {
    usize::try_from(runs(quick, in_full)).unwrap()
}

/// As many numbers to go through. A run in full says now and then how far it is.
pub fn each(quick: u64, in_full: u64) -> impl Iterator<Item = u64> {
    let runs = runs(quick, in_full);
    (0..runs).inspect(move |done| so_far_of(*done, runs))
}

/// Says a hundred times how far a run in full is, to whoever waits for it.
pub fn so_far_of(done: u64, all: u64) {
    if in_full() && done > 0 && done.is_multiple_of(all.div_ceil(100)) {
        eprintln!("{done} of {all}");
    }
}

/// The same where nobody knows beforehand how long it goes on.
pub fn so_far(done: u64) {
    if in_full() && done > 0 && done.is_multiple_of(100) {
        eprintln!("so far: {done}");
    }
}

/// Tells `cargo xtask prove` how often something was tried, by counting it.
pub fn tried(times: u64) {
    println!("tries: {times}");
}

/// Who waits longer for an answer than this waits for ever: the slowest is there in a second.
pub const FOR_EVER: Duration = Duration::from_secs(20);

/// Does something as long as somebody would wait for it.
///
/// # Errors
/// In words, where it does not end in that time, or panics.
pub fn in_time<T: Send + 'static>(
    time: Duration,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, String> {
    let (says, hears) = channel();
    spawn(move || says.send(work()));
    hears.recv_timeout(time).map_err(|error| match error {
        RecvTimeoutError::Timeout => format!("it hangs: no answer in {time:?}"),
        RecvTimeoutError::Disconnected => "it panicked".to_owned(),
    })
}

/// What a proof found wrong. Each is told as soon as it is found: a run in full takes hours.
#[derive(Debug, Default)]
pub struct Faults(Vec<String>);

impl Faults {
    /// One more.
    pub fn add(&mut self, fault: String) {
        eprintln!("fault: {fault}");
        self.0.push(fault);
    }

    /// The end of a proof that tried so often.
    pub fn none_in(self, tries: u64) {
        tried(tries);
        assert!(self.0.is_empty(), "{} faults: {:#?}", self.0.len(), self.0);
    }
}

/// What a program on trial says of its work that failed: whether it is certain that nothing was done.
pub fn told(error: &Error) -> String {
    let word = match error {
        Error::Storage(Fault::Uncertain(_)) => "uncertain",
        Error::Storage(Fault::NotPacked(_)) => "not packed",
        _ => "failed",
    };
    format!("{word}: {error}")
}

/// What a program on trial said, if it ended by itself.
///
/// # Errors
/// In words, where it did not, or told what fails as damage: nobody is to go back to a backup for it.
pub fn said(output: &Output) -> Result<String, String> {
    let cried = String::from_utf8_lossy(&output.stderr);
    if !matches!(output.status.code(), Some(0 | 1)) || cried.contains("panicked") {
        return Err(format!("it ended with {:?}: {cried}", output.status));
    }
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    for wrong in ["unexpectedly", "damaged"] {
        if said.contains(wrong) {
            return Err(format!("it said: {said}"));
        }
    }
    Ok(said)
}

/// The seed of everything random in a proof, printed so that a failure can be repeated: the one in
/// [`SEED`], or always the same.
pub fn seed(proof: &str) -> u64 {
    let seed = std::env::var(SEED).map_or(20_261_122, |text| {
        text.parse()
            .unwrap_or_else(|_| panic!("{SEED} is not a number: {text}"))
    });
    println!("{proof}: {SEED}={seed}");
    seed
}

/// A folder of its own, in memory where the system has a place for that: nothing here depends on
/// how fast a disk is.
pub fn scratch() -> TempDir {
    let memory = Path::new("/dev/shm");
    if cfg!(unix) && memory.is_dir() {
        TempDir::new_in(memory).unwrap()
    } else {
        TempDir::new().unwrap()
    }
}

/// The files of an export, as a person gives them to the import.
pub fn exported_files(folder: &Path) -> ImportFiles {
    let read = |name: &str| {
        let file = folder.join(name);
        file.exists().then(|| Source::read(file).unwrap())
    };
    let of = |kind: FileKind, name: &str| {
        read(&format!("{name}.csv")).or_else(|| {
            let sheet = read("records.xlsx")?.on_sheet_of(kind);
            // Where no sheet is called so, another is opened.
            (sheet.sheet() == Some(name)).then_some(sheet)
        })
    };
    ImportFiles {
        members: of(FileKind::Members, "members"),
        sessions: of(FileKind::Sessions, "sessions"),
        results: of(FileKind::Results, "results"),
        hands: of(FileKind::Hands, "hands"),
        adjustments: of(FileKind::Adjustments, "adjustments"),
        schedule: read("schedule.json"),
        awards: read("awards.json"),
        remarks: read("remarks.json"),
        ..ImportFiles::default()
    }
}
