//! When the power goes while a program works on whole files, what stood there before is there, what has
//! its name is whole, and the work can be done again.
// Not on Windows: what a program asks of the disk is seen by Linux's `strace`.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use proofs::cut::{Found, at_every_point};
use proofs::recording::{Event, record};
use proofs::work::{Course, End, Leaves, Work};
use proofs::{Faults, in_full, runs, seed, tried};

/// What a program does that does this work, in the folder of the course.
fn recorded(word: &str, course: &Course) -> Vec<Event> {
    course.begin_again();
    let program = env!("CARGO_BIN_EXE_works-on-trial");
    let arguments = [word, course.folder().to_str().unwrap()];
    let events = record(course.folder(), program, &arguments, 0);
    assert_eq!(events.last(), Some(&Event::Say("done\n".into())), "{word}");
    events
}

/// Cuts the power so often, evenly over all that was done, and judges what the disk then holds.
fn cut(course: &Course, events: &[Event], tries: u64, seed: u64) -> Found {
    at_every_point(course.disk(), events, tries, seed, |disk, said, chance| {
        course.begin_with(disk, chance);
        let end = if said.is_empty() {
            End::Killed
        } else {
            End::Done
        };
        course.judge(end, Leaves::LitterInAnyOrder)
    })
}

#[test]
fn work_on_whole_files_is_done_or_not_begun_when_the_power_goes() {
    let seed = seed("the power goes at work");
    let mut faults = Faults::default();
    let mut all = 0;
    for (word, work) in Work::ALL {
        let course = Course::of(work).unwrap();
        let events = recorded(word, &course);
        let found = cut(&course, &events, runs(12, 3_000), seed);
        println!(
            "{word}: {} cuts between {} steps",
            found.tries,
            events.len()
        );
        for fault in found.faults {
            faults.add(format!("{word}, {fault}"));
        }
        all += found.tries;
    }
    faults.none_in(all);
}

/// A disk that only pretends to sync must be found out, whatever the work.
#[test]
fn work_on_whole_files_without_syncs_is_found_out() {
    let seed = seed("nothing is synced at work");
    let mut found_out = 0;
    let mut all = 0;
    for (word, work) in Work::ALL {
        let course = Course::of(work).unwrap();
        let mut events = recorded(word, &course);
        events.retain(|event| !matches!(event, Event::Sync(_)));
        let found = cut(&course, &events, runs(12, 200), seed);
        println!(
            "{word}: {} of {} cuts found out",
            found.faults.len(),
            found.tries
        );
        found_out += usize::from(!found.faults.is_empty());
        all += found.tries;
    }
    tried(all);
    // Of a few cuts some find nothing.
    let least = if in_full() { 14 } else { 11 };
    assert!(found_out >= least, "only {found_out} works are found out");
}
