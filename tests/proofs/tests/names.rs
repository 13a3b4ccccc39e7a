//! What was acknowledged is under the file's name, whatever happens to that name while it is saved.
// Not on Windows: it has nothing by which a program is stopped at one of its calls; that nobody there moves,
// deletes or replaces what is open is proved by `held`.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use db::Club;
use proofs::failing::Trial;
use proofs::saving::{NAME, begin, operations};
use proofs::{Faults, in_full, scratch};
use std::fs;
use std::path::Path;

/// What others do to the file.
const HAPPENINGS: [&str; 4] = ["moved", "deleted", "replaced", "replaced by a link"];

fn happens(what: &str, path: &Path, other: &Path) {
    let away = path.with_file_name("moved");
    match what {
        "moved" => fs::rename(path, away).unwrap(),
        "deleted" => fs::remove_file(path).unwrap(),
        "replaced" => fs::rename(other, path).unwrap(),
        _ => {
            fs::remove_file(path).unwrap();
            std::os::unix::fs::symlink(other, path).unwrap();
        }
    }
}

#[test]
fn what_is_acknowledged_is_under_the_name_of_the_file() {
    let mut faults = Faults::default();
    let (mut tries, mut told) = (0, 0);
    let plan = scratch();
    let path = begin(plan.path()).unwrap();
    let arguments = [path.display().to_string()];
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let good = fs::read(&path).unwrap();
    let trial = Trial::new(
        plan.path(),
        env!("CARGO_BIN_EXE_saves-on-trial"),
        &arguments,
        2,
    );
    fs::write(&path, &good).unwrap();
    let calls = trial.calls();
    for (call, count) in calls {
        let is_sync = call.ends_with("sync");
        if !in_full() && !is_sync {
            continue;
        }
        // The last thing that is taken away is the lock, when everything was acknowledged.
        let during = if call == "unlink" { count - 1 } else { count };
        for number in 1..=during {
            for what in HAPPENINGS {
                tries += 1;
                for entry in fs::read_dir(plan.path()).unwrap() {
                    fs::remove_file(entry.unwrap().path()).unwrap();
                }
                fs::write(&path, &good).unwrap();
                let other = plan.path().join("other.hanchan");
                fs::write(&other, &good).unwrap();
                let output = trial.held_up(&call, number, || happens(what, &path, &other));
                let said = String::from_utf8_lossy(&output.stdout).into_owned();
                let mut acknowledged = said.lines().filter_map(|line| line.strip_prefix("saved: "));
                let acknowledged: Option<usize> =
                    acknowledged.next_back().map(|done| done.parse().unwrap());
                let found = Club::open_read_only(&path)
                    .and_then(|club| operations(&club))
                    .ok();
                told += usize::from(
                    said.contains("moved, replaced or deleted")
                        || said.contains("changed or replaced"),
                );
                if acknowledged.is_some() && found < acknowledged && !lost_later(&said) {
                    faults.add(format!(
                        "{what} after {call} {number}: {found:?}, and it said {said}"
                    ));
                }
            }
        }
    }
    println!("{told} of {tries} were told");
    assert!(told > 0, "nothing was ever told");
    faults.none_in(tries);
}

/// The first of the two was acknowledged before anything happened to the name, and the second was told.
fn lost_later(said: &str) -> bool {
    said.lines()
        .last()
        .is_some_and(|line| !line.starts_with("saved"))
}

#[test]
fn a_program_that_does_not_look_at_the_name_is_found_out() {
    // The control: what a save without that look would have said.
    let folder = scratch();
    let path = begin(folder.path()).unwrap();
    let count = operations(&Club::open_read_only(&path).unwrap()).unwrap();
    let file = rusqlite::Connection::open(&path).unwrap();
    let kept = folder.path().join("kept.hanchan");
    fs::copy(&path, &kept).unwrap();
    file.execute_batch("BEGIN IMMEDIATE; UPDATE writing SET operation = 1, recording = 1; UPDATE series SET name = name || '!'; UPDATE writing SET operation = NULL, recording = 0; INSERT INTO operation VALUES (900, '2030-01-01 00:00:00', 'import', 'done', NULL)").unwrap();
    fs::rename(&kept, &path).unwrap();
    assert!(
        file.execute_batch("COMMIT").is_ok(),
        "SQLite itself acknowledges it"
    );
    let found = operations(&Club::open_read_only(folder.path().join(NAME)).unwrap()).unwrap();
    assert_eq!(found, count, "what it acknowledged is not there");
}
