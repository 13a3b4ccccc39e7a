//! Answers that nobody reads, or that cannot be written: the exit status tells of the work, and never
//! of a panic.

#![cfg(any(target_os = "linux", windows))]
use crate::common::{Club, hanchan};
use std::process::{Command, Output, Stdio};

/// A disk without room.
#[cfg(target_os = "linux")]
fn full() -> Stdio {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full");
    full.unwrap().into()
}

/// What can only be read: nothing can be written there either.
#[cfg(windows)]
fn full() -> Stdio {
    let program = std::fs::File::open(env!("CARGO_BIN_EXE_hanchan-under-test"));
    program.unwrap().into()
}

/// A reader who has gone away.
fn gone() -> Stdio {
    let (_, writer) = std::io::pipe().unwrap();
    writer.into()
}

/// Runs `hanchan` with these two in place of what people see.
fn answering(arguments: &[&str], stdout: Stdio, stderr: Stdio) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hanchan-under-test"));
    program.args(arguments).stdin(Stdio::null());
    program.stdout(stdout).stderr(stderr).output().unwrap()
}

fn ended(output: &Output) -> (Option<i32>, String) {
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    (output.status.code(), said)
}

fn operations(club: &Club) -> usize {
    let said = hanchan(&["history", club.path(), "--json"]).succeeds();
    said.lines().count()
}

#[test]
fn work_is_done_once_although_its_answer_cannot_be_written() {
    let club = Club::with_members();
    let (status, said) = ended(&answering(&["undo", club.path()], full(), Stdio::piped()));
    assert_eq!(status, Some(0), "{said}");
    assert!(
        said.starts_with("hanchan: it is done, but the answer could not be written (")
            && said.ends_with("; do not do it again\n"),
        "{said}"
    );
    assert_eq!(operations(&club), 3);
    let (status, said) = ended(&answering(&["redo", club.path()], gone(), Stdio::piped()));
    assert_eq!((status, said.as_str()), (Some(0), ""));
    assert_eq!(operations(&club), 4);
}

#[test]
fn where_the_answer_is_all_the_work_it_fails_unless_the_reader_went_away() {
    let club = Club::with_season();
    let preset = "shirakaba-2025";
    for arguments in [
        &["standings", club.path()][..],
        &["standings", club.path(), "--json"],
        &["history", club.path()],
        &["history", club.path(), "--json"],
        &["check", club.path()],
        &["awards"],
        &["rules", "list"],
        &["rules", "show", preset],
        &["competition", "list"],
        &["seat", "--players", "8", "--rounds", "2"],
        &["schedule", "rules", club.path()],
        &["erase", club.path(), "--member", "1"],
        &["licences"],
        &["completions", "bash"],
        &["--help"],
        &["--version"],
        &["report", "--help"],
    ] {
        // Of a club without a rule of the schedule there is nothing to write.
        if hanchan(arguments).succeeds().is_empty() {
            continue;
        }
        let (status, said) = ended(&answering(arguments, full(), Stdio::piped()));
        assert_eq!(status, Some(1), "{arguments:?}: {said}");
        assert!(
            said.starts_with("hanchan: the answer could not be written ("),
            "{arguments:?}: {said}"
        );
        assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
        let (status, said) = ended(&answering(arguments, gone(), Stdio::piped()));
        assert_eq!((status, said.as_str()), (Some(0), ""), "{arguments:?}");
    }
}

#[test]
fn a_try_that_stores_nothing_is_only_its_answer() {
    let club = Club::new();
    let members = club.write("members.csv", crate::common::MEMBERS);
    let arguments = ["import", club.path(), "--members", &members, "--dry-run"];
    let (status, said) = ended(&answering(&arguments, full(), Stdio::piped()));
    assert_eq!(status, Some(1), "{said}");
    assert_eq!(operations(&club), 1);
}

#[test]
fn errors_that_nobody_reads_leave_the_status_as_it_is() {
    let club = Club::with_members();
    let nowhere = club.dir().join("nowhere.hanchan");
    let nowhere = nowhere.to_str().unwrap();
    for (arguments, status) in [
        (&["check", nowhere][..], 1),
        (&["redo", club.path()], 2),
        (&["no-such-command"], 2),
        (&[], 2),
        (&["undo", club.path()], 0),
        (&["redo", club.path()], 0),
    ] {
        for stderr in [full, gone] {
            for stdout in [full, gone] {
                let output = answering(arguments, stdout(), stderr());
                assert_eq!(output.status.code(), Some(status), "{arguments:?}");
                if status == 0 {
                    // Each of them can be done once.
                    break;
                }
            }
            if status == 0 {
                break;
            }
        }
    }
    assert_eq!(operations(&club), 4);
}
