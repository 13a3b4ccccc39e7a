//! What was acknowledged is under the file's name, whatever happens to that name while it is saved.
// Not on Windows: it has nothing by which a program is stopped at one of its calls; that nobody there moves,
// deletes or replaces what is open is proved by `held`.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use db::Club;
use proofs::careless;
use proofs::failing::Trial;
use proofs::fingerprint::look_at;
use proofs::saving::{begin, operations};
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

/// What came of everything that others do to the file at each call of a program.
#[derive(Default)]
struct Came {
    tries: u64,
    /// What was acknowledged after the name was another file's, or nobody's, and is not under it.
    faults: Vec<String>,
    /// How often the program said what happened.
    told: u64,
}

/// Has a program save twice, and others do something to the file meanwhile. `counted` says how many
/// operations are in the file of a name.
fn meddled(
    program: &str,
    more: &[&str],
    counted: impl Fn(&Path) -> Option<usize>,
    only_syncs: bool,
) -> Came {
    let mut came = Came::default();
    let plan = scratch();
    let path = begin(plan.path()).unwrap();
    let name = path.display().to_string();
    let arguments: Vec<&str> = [name.as_str()].iter().chain(more).copied().collect();
    let good = fs::read(&path).unwrap();
    let trial = Trial::new(plan.path(), program, &arguments, 2);
    fs::write(&path, &good).unwrap();
    let calls = trial.calls();
    for (call, count) in calls {
        if only_syncs && !call.ends_with("sync") {
            continue;
        }
        // The last thing that is taken away is the lock, when everything was acknowledged.
        let during = if call == "unlink" { count - 1 } else { count };
        for number in 1..=during {
            for what in HAPPENINGS {
                for entry in fs::read_dir(plan.path()).unwrap() {
                    fs::remove_file(entry.unwrap().path()).unwrap();
                }
                fs::write(&path, &good).unwrap();
                let other = plan.path().join("other.hanchan");
                fs::write(&other, &good).unwrap();
                let (before, later) = trial.held_up(&call, number, || {
                    came.tries += 1;
                    happens(what, &path, &other);
                });
                let found = counted(&path);
                came.told += u64::from(
                    later.contains("moved, replaced or deleted")
                        || later.contains("changed or replaced"),
                );
                if let Some(lost) = lost(&later, found) {
                    came.faults.push(format!(
                        "{what} after {call} {number}: {lost} was acknowledged, {found:?} are there; it said {before:?}, then {later:?}"
                    ));
                }
            }
        }
    }
    came
}

/// The first save that was acknowledged after something had happened to the name and is not under it,
/// whatever was told of those that came later. What was acknowledged before is lost by others.
fn lost(said_later: &str, found: Option<usize>) -> Option<usize> {
    let saved = said_later
        .lines()
        .filter_map(|line| line.strip_prefix("saved: "));
    saved
        .map(|done| done.parse().unwrap())
        .find(|done| found.is_none_or(|found| found < *done))
}

#[test]
fn what_is_acknowledged_is_under_the_name_of_the_file() {
    let counted = |path: &Path| {
        let club = Club::open_read_only(path);
        club.and_then(|club| operations(&club)).ok()
    };
    let program = env!("CARGO_BIN_EXE_saves-on-trial");
    let came = meddled(program, &[], counted, !in_full());
    println!("{} of {} were told", came.told, came.tries);
    assert!(came.told > 0, "nothing was ever told");
    let mut faults = Faults::default();
    for fault in came.faults {
        faults.add(fault);
    }
    faults.none_in(came.tries);
}

#[test]
fn a_program_that_does_not_look_at_the_name_is_found_out() {
    // The control: it leaves it to `SQLite`, which looks before a save, and not after it.
    let counted = |path: &Path| careless::operations(&look_at(path).ok()?).ok();
    let program = env!("CARGO_BIN_EXE_careless-on-trial");
    let came = meddled(program, &["EXTRA"], counted, true);
    println!("{} of {} were lost", came.faults.len(), came.tries);
    for what in HAPPENINGS {
        let is_found = came.faults.iter().any(|fault| fault.starts_with(what));
        assert!(is_found, "{what}: what it acknowledged is not missed");
    }
}

#[test]
fn a_save_that_is_refused_later_excuses_none_that_was_acknowledged() {
    let refused = "saved: 8\nfailed: it was moved, replaced or deleted\n";
    assert_eq!(lost(refused, Some(7)), Some(8));
    assert_eq!(lost(refused, None), Some(8));
    assert_eq!(lost(refused, Some(8)), None);
    assert_eq!(lost("saved: 8\nsaved: 9\n", Some(8)), Some(9));
    assert_eq!(
        lost("failed: it was moved, replaced or deleted\n", None),
        None
    );
}
