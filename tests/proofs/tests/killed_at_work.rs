//! A program that is killed while it works on a whole file leaves it as it was or as it should be.
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use proofs::work::{Course, End, Leaves, Work};
use proofs::{Faults, runs, seed, so_far};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_works-on-trial");

/// The system is asked to kill it just before each of its calls in turn, which gives every state of
/// the disk there is between them.
// On Windows: the test below.
#[cfg(target_os = "linux")]
#[test]
fn work_on_a_whole_file_that_is_killed_at_any_call_is_done_or_not_begun() {
    let one_of = if proofs::in_full() { 1 } else { 61 };
    let mut faults = Faults::default();
    let mut tries = 0;
    for (word, work) in Work::ALL {
        let course = Course::of(work).unwrap();
        let arguments = [word, course.folder().to_str().unwrap()];
        let trial = proofs::failing::Trial::new(course.folder(), PROGRAM, &arguments, 0);
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

/// A program that is about to work.
struct Working {
    child: Child,
    said: BufReader<ChildStdout>,
}

impl Working {
    fn about_to(word: &str, course: &Course) -> Self {
        let mut program = Command::new(PROGRAM);
        program.args([word, course.folder().to_str().unwrap(), "waits"]);
        program.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = program.spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        assert_eq!(line.trim_end(), "ready", "{word}");
        Self { child, said }
    }

    fn begin(&mut self) {
        let mut stdin = self.child.stdin.take().unwrap();
        stdin.write_all(b"\n").unwrap();
    }

    /// The rest of what it says, once it has ended.
    fn end(mut self) -> String {
        let mut rest = String::new();
        self.said.read_to_string(&mut rest).unwrap();
        self.child.wait().unwrap();
        rest
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "how long the work takes is what it is to be killed in"
)]
fn time_of(word: &str, course: &Course) -> Duration {
    let mut working = Working::about_to(word, course);
    let begun = Instant::now();
    working.begin();
    assert_eq!(working.end().trim_end(), "done", "{word}");
    begun.elapsed()
}

#[test]
fn work_on_a_whole_file_that_is_killed_at_any_time_is_done_or_not_begun() {
    let mut chance = ChaCha8Rng::seed_from_u64(seed("killed_at_work"));
    let mut faults = Faults::default();
    let (mut tries, mut under_way) = (0, 0);
    for (word, work) in Work::ALL {
        let course = Course::of(work).unwrap();
        let usual = time_of(word, &course);
        // Quickly it is tried more often where the test above is not.
        for _ in 0..runs(if cfg!(windows) { 11 } else { 3 }, 500) {
            course.begin_again();
            let mut working = Working::about_to(word, &course);
            working.begin();
            let after = usual.mul_f64(chance.random_range(0.0..1.0));
            sleep(after);
            working.child.kill().unwrap();
            let end = match working.end().trim_end() {
                "" => End::Killed,
                said => End::told(said),
            };
            if let Err(fault) = course.judge(end, Leaves::Litter) {
                faults.add(format!("{word}, killed after {after:?}: {fault}"));
            }
            under_way += u64::from(end == End::Killed);
            tries += 1;
            so_far(tries);
        }
    }
    println!("{under_way} of {tries} were under way");
    assert!(under_way * 2 > tries, "it was hardly ever under way");
    faults.none_in(tries);
}
