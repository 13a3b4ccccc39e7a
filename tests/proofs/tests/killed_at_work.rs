//! A program that is killed while it works on a whole file leaves it as it was or as it should be.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use proofs::failing::Trial;
use proofs::work::{Course, End, Leaves, Work};
use proofs::{Faults, in_full, so_far};

/// The system is asked to kill it just before each of its calls in turn, which gives every state of
/// the disk there is between them.
#[test]
fn work_on_a_whole_file_that_is_killed_at_any_call_is_done_or_not_begun() {
    let one_of = if in_full() { 1 } else { 61 };
    let mut faults = Faults::default();
    let mut tries = 0;
    for (word, work) in Work::ALL {
        let course = Course::of(work).unwrap();
        let program = env!("CARGO_BIN_EXE_works-on-trial");
        let arguments = [word, course.folder().to_str().unwrap()];
        let trial = Trial::new(course.folder(), program, &arguments, 0);
        course.begin_again();
        let calls = trial.calls().into_iter();
        let kills: Vec<(String, usize)> = calls
            .flat_map(|(call, count)| (1..=count).map(move |number| (call.clone(), number)))
            .step_by(one_of)
            .collect();
        println!("{word}: killed {} times", kills.len());
        for (call, number) in kills {
            course.begin_again();
            let output = trial.killed(&call, number);
            assert_eq!(
                output.stdout, b"",
                "{word} was not killed at {call} {number}"
            );
            if let Err(fault) = course.judge(End::Killed, Leaves::Litter) {
                faults.add(format!(
                    "{word}, killed before {call} number {number}: {fault}"
                ));
            }
            tries += 1;
            so_far(tries);
        }
    }
    faults.none_in(tries);
}
