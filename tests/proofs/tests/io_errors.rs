//! A full disk or an error of the disk harms nothing, whenever it comes: it is told in words, and
//! the file is as it was before or after.
// Not on Windows: it has nothing by which a program is failed at one of its calls.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use proofs::failing::{Trial, errors_of, reads_folders, removes};
use proofs::saving::{Course, NAME, Told};
use proofs::work::{self, End, Leaves, Work};
use proofs::{Faults, in_full, said, scratch, so_far};
use std::fs;
use std::path::Path;
use std::process::Output;

/// How often it fails, once it does.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Fails {
    Once,
    ForGood,
}

/// One call that fails.
struct Failing {
    call: String,
    error: &'static str,
    number: usize,
    fails: Fails,
}

/// Every call that a program makes, with each error, once and for good; where there is no time for
/// all, one of so many.
fn failures(trial: &Trial<'_>, one_of: usize) -> Vec<Failing> {
    let mut all = Vec::new();
    for (call, count) in trial.calls() {
        for error in errors_of(&call) {
            for number in 1..=count {
                for fails in [Fails::Once, Fails::ForGood] {
                    let call = call.clone();
                    all.push(Failing {
                        call,
                        error,
                        number,
                        fails,
                    });
                }
            }
        }
    }
    all.into_iter().step_by(one_of).collect()
}

impl Failing {
    fn of(&self, trial: &Trial<'_>) -> Output {
        let for_good = self.fails == Fails::ForGood;
        trial.failing(&self.call, self.error, self.number, for_good)
    }

    fn name(&self) -> String {
        let Self {
            call,
            error,
            number,
            fails,
        } = self;
        format!("{call} number {number} fails {fails:?} with {error}")
    }
}

/// What the program told, and whether that is true.
fn judge(course: &Course, path: &Path, output: &Output, failing: &Failing) -> Result<(), String> {
    let said = said(output)?;
    let told = Told::by(&said, course.first);
    if failing.fails == Fails::Once && (told.failures > 1 || told.uncertain > 0) {
        return Err(format!("one call failed, and it said: {said}"));
    }
    course.judge_told(path, &said, told)
}

/// Lets calls fail while a program saves so many times, after so many before, and judges each time.
fn fail_saves(
    (before, lines): (usize, usize),
    chosen: impl Fn(&Trial<'_>) -> Vec<Failing>,
    faults: &mut Faults,
) -> u64 {
    let course = Course::after(before, lines + 2).unwrap();
    let folder = scratch();
    let path = folder.path().join(NAME);
    let begin = || fs::write(&path, &course.start).unwrap();
    begin();
    let arguments = [path.to_str().unwrap()];
    let program = env!("CARGO_BIN_EXE_saves-on-trial");
    let trial = Trial::new(folder.path(), program, &arguments, lines);
    begin();
    let mut tries = 0;
    for failing in chosen(&trial) {
        begin();
        let output = failing.of(&trial);
        if let Err(fault) = judge(&course, &path, &output, &failing) {
            faults.add(format!("{}, after {before}: {fault}", failing.name()));
        }
        tries += 1;
        so_far(tries);
    }
    tries
}

#[test]
fn whatever_fails_whenever_nothing_is_stored_by_halves() {
    let cases = [(0, 4), (4, 2), (7, 3)];
    let (cases, one_of) = if in_full() {
        (&cases[..], 1)
    } else {
        (&cases[..1], 97)
    };
    let mut faults = Faults::default();
    let mut tries = 0;
    for case in cases {
        tries += fail_saves(*case, |trial| failures(trial, one_of), &mut faults);
    }
    faults.none_in(tries);
}

/// Where all depends on which call it is: the syncs, of which the last comes when the save is done, and
/// the readings, which must not be taken for damage.
#[test]
fn a_disk_that_does_not_sync_or_cannot_be_read_is_told_as_that() {
    let mut faults = Faults::default();
    let syncs_and_readings = |trial: &Trial<'_>| {
        let mut chosen = failures(trial, 1);
        chosen.retain(|failing| match failing.call.as_str() {
            "fsync" | "fdatasync" => failing.error == "EIO",
            "read" | "pread64" => failing.number % 4 == 1,
            _ => false,
        });
        chosen
    };
    let tries = fail_saves((0, 1), syncs_and_readings, &mut faults);
    faults.none_in(tries);
}

#[test]
fn whatever_fails_in_work_on_a_whole_file_a_second_time_does_it() {
    let one_of = if in_full() { 1 } else { 97 };
    let mut faults = Faults::default();
    let mut tries = 0;
    for (word, work) in Work::ALL {
        let course = work::Course::of(work).unwrap();
        let program = env!("CARGO_BIN_EXE_works-on-trial");
        let arguments = [word, course.folder().to_str().unwrap()];
        let trial = Trial::new(course.folder(), program, &arguments, 0);
        course.begin_again();
        let failures = failures(&trial, one_of);
        println!("{word}: {} failing calls", failures.len());
        for failing in failures {
            course.begin_again();
            let output = failing.of(&trial);
            let judged = said(&output).and_then(|said| {
                let end = match End::told(&said) {
                    End::Uncertain if failing.fails == Fails::Once => End::Failed,
                    end => end,
                };
                let fault = |fault| format!("{fault}; it said: {said}");
                let call = &failing.call;
                let untidy = removes(call) || work.has_a_work_folder() && reads_folders(call);
                let leaves = if untidy {
                    Leaves::Litter
                } else {
                    Leaves::Nothing
                };
                course.judge(end, leaves).map_err(fault)
            });
            if let Err(fault) = judged {
                faults.add(format!("{word}, {}: {fault}", failing.name()));
            }
            tries += 1;
            so_far(tries);
        }
    }
    faults.none_in(tries);
}
