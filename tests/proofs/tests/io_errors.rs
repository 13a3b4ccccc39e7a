//! A full disk or an error of the disk harms nothing, whenever it comes: it is told in words, and
//! the file is as it was before or after.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use proofs::recording::{run, strace};
use proofs::saving::{Course, NAME};
use proofs::{in_full, scratch, tried};
use std::fs;
use std::path::Path;
use std::process::Output;

/// What is asked of the system, and the error it gives.
const ERRORS: [(&str, &str); 12] = [
    ("pwrite64", "EIO"),
    ("pwrite64", "ENOSPC"),
    ("fsync", "EIO"),
    ("fsync", "ENOSPC"),
    ("openat", "EIO"),
    ("openat", "EACCES"),
    ("openat", "ENOSPC"),
    ("openat", "EMFILE"),
    ("?unlink,unlinkat", "EIO"),
    ("?unlink,unlinkat", "EACCES"),
    ("ftruncate", "EIO"),
    ("pread64", "EIO"),
];

/// How often it fails, once it does.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Fails {
    Once,
    ForGood,
}

/// Runs the program on the file, and counts or fails what it asks of the system about it.
fn on_trial(path: &Path, calls: &str, failing: Option<&str>, lines: usize) -> (Output, usize) {
    let logs = scratch();
    let log = logs.path().join("log");
    let club = path.to_str().unwrap();
    let mut options = vec!["-e".to_owned(), format!("trace={calls}")];
    for suffix in ["", "-journal", ".lock"] {
        options.extend(["-P".to_owned(), format!("{club}{suffix}")]);
    }
    options.extend([
        "-P".to_owned(),
        path.parent().unwrap().display().to_string(),
    ]);
    options.extend(failing.map(|failing| format!("--inject={calls}:{failing}")));
    let program = env!("CARGO_BIN_EXE_saves-on-trial");
    let output = run(&mut strace(&log, &options, program, &[club]), lines);
    let calls = fs::read_to_string(log).unwrap();
    (
        output,
        calls.lines().filter(|line| line.contains(" = ")).count(),
    )
}

/// What the program told, and whether that is true.
fn judge(course: &Course, path: &Path, output: &Output, fails: Fails) -> Result<(), String> {
    let said = String::from_utf8(output.stdout.clone()).unwrap();
    let cried = String::from_utf8_lossy(&output.stderr);
    if !matches!(output.status.code(), Some(0 | 1)) || cried.contains("panicked") {
        return Err(format!("it ended with {:?}: {cried}", output.status));
    }
    let mut acknowledged = course.first;
    let mut failures = 0;
    for line in said.lines() {
        if let Some(done) = line.strip_prefix("saved: ") {
            acknowledged = done.parse().unwrap();
        } else if let Some(words) = line.strip_prefix("failed: ") {
            failures += 1;
            if words.contains("unexpectedly") {
                return Err(format!("not in words: {words}"));
            }
        }
    }
    if fails == Fails::Once && failures > 1 {
        return Err(format!("it failed {failures} times: {said}"));
    }
    let found = course.judge(path, acknowledged)?;
    if found > acknowledged {
        return Err(format!("it is saved, but it said: {said}"));
    }
    Ok(())
}

#[test]
fn whatever_fails_whenever_nothing_is_stored_by_halves() {
    let cases = [(0, 4), (4, 2), (7, 3)];
    let (cases, step) = if in_full() {
        (&cases[..], 1)
    } else {
        (&cases[..1], 30)
    };
    let mut faults = Vec::new();
    let mut tries = 0;
    for &(before, lines) in cases {
        let course = Course::after(before, lines + 2).unwrap();
        for (calls, error) in ERRORS {
            let folder = scratch();
            let path = folder.path().join(NAME);
            fs::write(&path, &course.start).unwrap();
            let (_, count) = on_trial(&path, calls, None, lines);
            for number in (1..=count).step_by(step) {
                for (fails, more) in [(Fails::Once, ""), (Fails::ForGood, "+")] {
                    fs::write(&path, &course.start).unwrap();
                    let failing = format!("error={error}:when={number}{more}");
                    let (output, _) = on_trial(&path, calls, Some(&failing), lines);
                    if let Err(fault) = judge(&course, &path, &output, fails) {
                        faults.push(format!(
                            "{calls} {failing} of {count}, after {before}: {fault}"
                        ));
                    }
                    tries += 1;
                }
            }
        }
    }
    tried(tries);
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}
