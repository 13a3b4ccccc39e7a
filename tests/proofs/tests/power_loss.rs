//! When the power goes, nothing that was acknowledged is lost and nothing is there by halves.
// Not on Windows: what a program asks of the disk is seen by Linux's `strace`.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use db::Club;
use proofs::cut::{Found, Recorded, everywhere};
use proofs::recording::{Event, record};
use proofs::saving::{Course, NAME};
use proofs::{careless, fingerprint, runs, scratch, seed, size, tried};
use scoring::Period;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn file(bytes: &[u8]) -> (TempDir, PathBuf) {
    let folder = scratch();
    let path = folder.path().join(NAME);
    fs::write(&path, bytes).unwrap();
    (folder, path)
}

/// What the program that saves did, so many times.
fn saves(path: &Path, operations: usize) -> Vec<Event> {
    let program = env!("CARGO_BIN_EXE_saves-on-trial");
    let folder = path.parent().unwrap();
    record(folder, program, &[path.to_str().unwrap()], operations)
}

fn is_sync(event: &Event) -> bool {
    matches!(event, Event::Sync(_))
}

#[test]
fn no_saved_operation_is_lost_or_halved_when_the_power_goes() {
    let seed = seed("the power goes");
    let operations = size(12, 60);
    let course = Course::of(operations).unwrap();
    let (_folder, path) = file(&course.start);
    let events = saves(&path, operations);
    assert_eq!(
        course.judge(&path, course.first + operations),
        Ok(course.first + operations)
    );
    let recorded = Recorded {
        file: &path,
        start: &course.start,
        events: &events,
        first: course.first,
    };
    let judge = |left: &Path, acknowledged| course.judge(left, acknowledged);
    let found = everywhere(&recorded, runs(100, 10_000), seed, judge);
    tried(found.tries);
    assert!(found.faults.is_empty(), "{:#?}", found.faults);

    // A disk that only pretends to sync must be found out.
    let events: Vec<Event> = events
        .iter()
        .filter(|event| !is_sync(event))
        .cloned()
        .collect();
    let unsynced = Recorded {
        events: &events,
        ..recorded
    };
    let found = everywhere(&unsynced, runs(20, 1_000), seed, judge);
    assert!(
        found.faults.iter().any(|fault| fault.contains("lost")),
        "{:#?}",
        found.faults
    );
}

/// Cuts the power while the careless program saves.
fn of_careless_saves(synchronous: &str) -> Found {
    let operations = 10;
    let course = Course::of(0).unwrap();
    let (folder, path) = file(&course.start);
    let program = env!("CARGO_BIN_EXE_careless-on-trial");
    let arguments = [path.to_str().unwrap(), synchronous];
    let events = record(folder.path(), program, &arguments, operations);
    let recorded = Recorded {
        file: &path,
        start: &course.start,
        events: &events,
        first: course.first,
    };
    let tries = runs(40, 10_000);
    let found = everywhere(&recorded, tries, seed("careless saves"), careless::judge);
    tried(found.tries);
    found
}

#[test]
fn a_program_that_does_not_wait_for_the_disk_is_found_out() {
    let careful = of_careless_saves("EXTRA");
    assert!(careful.faults.is_empty(), "{:#?}", careful.faults);
    let careless = of_careless_saves("OFF");
    println!("without syncs: {} faults", careless.faults.len());
    assert!(careless.faults.len() > 10, "{:#?}", careless.faults);
}

#[test]
fn a_file_of_every_old_form_survives_a_stop_at_any_step_to_the_newest() {
    let seed = seed("the power goes in a migration");
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../db/tests/data");
    for form in fs::read_dir(data).unwrap() {
        let form = form.unwrap().path();
        let start = fs::read(&form).unwrap();
        let before = Club::open_read_only(&form)
            .unwrap()
            .records(Period::ALWAYS)
            .unwrap();
        let (_folder, path) = file(&start);
        let events = saves(&path, 0);
        let expected = fingerprint::of(&path).unwrap();
        let judge = |left: &Path, _| {
            let club = Club::open(left).map_err(|error| format!("it does not open: {error}"))?;
            let findings = club.check().map_err(|error| error.to_string())?;
            let after = club
                .records(Period::ALWAYS)
                .map_err(|error| error.to_string())?;
            if !findings.is_empty() || after != before {
                return Err(format!("not what it was: {findings:?}"));
            }
            drop(club);
            match fingerprint::of(left) {
                Ok(found) if found == expected => Ok(0),
                _ => Err("not what the whole migration leaves".into()),
            }
        };
        let recorded = Recorded {
            file: &path,
            start: &start,
            events: &events,
            first: 0,
        };
        let found = everywhere(&recorded, runs(20, 2_000), seed, judge);
        tried(found.tries);
        println!("{}: {} steps", form.display(), events.len());
        assert!(
            found.faults.is_empty(),
            "{}: {:#?}",
            form.display(),
            found.faults
        );
    }
}
