//! Whoever reads what a command says, or does not: it never panics, and its exit status says whether
//! the work was done.
#![cfg(any(target_os = "linux", windows))]
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

mod commands;
mod states;
mod ways;

use commands::LINES;
use proofs::{Faults, in_full, scratch, seed, so_far};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use states::{Found, State, States};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{available_parallelism, scope};
use ways::{Ended, Input, Kind, Way};

const PROGRAM: &str = env!("CARGO_BIN_EXE_hanchan-on-trial");

/// What a line does where everybody reads.
struct Usual {
    before: Found,
    after: Found,
    ended: Ended,
}

impl Usual {
    fn of(program: &str, states: &States, state: State, line: &str, input: Input) -> Self {
        let way = Way {
            input,
            ..Way::USUAL
        };
        let (before, ended, after) = run(program, states, state, line, way);
        Self {
            before,
            after,
            ended,
        }
    }

    /// What is wrong with how it ended in that way.
    fn judge(&self, way: Way, ended: &Ended, after: &Found) -> Result<(), String> {
        let status = match ended.status {
            Some(status @ 0..=2) => status,
            status => return Err(format!("ended by {status:?}: {}", ended.said())),
        };
        if ended.said().contains("panicked") {
            return Err(format!("panicked: {}", ended.said()));
        }
        if let Some(unsound) = after.unsound() {
            return Err(unsound);
        }
        let work = if status == 0 {
            &self.after
        } else {
            &self.before
        };
        if after != work {
            return Err(format!("status {status}, and what is there is {after:?}"));
        }
        let does_nothing_else = self.before == self.after && !self.ended.output.is_empty();
        let expected = match self.ended.status {
            Some(0) if does_nothing_else && way.output == Kind::Full => Some(1),
            usual => usual,
        };
        if ended.status != expected {
            return Err(format!(
                "status {status}, not {expected:?}: {}",
                ended.said()
            ));
        }
        let is_unwritten = way.output == Kind::Full && !self.ended.output.is_empty();
        let told = ended.errors.matches("answer could not be written").count();
        if way.errors == Kind::Read && told != usize::from(is_unwritten) {
            return Err(format!("says of its answer: {}", ended.errors));
        }
        Ok(())
    }
}

/// Runs a line in a folder of its own, and looks at that before and after.
fn run(
    program: &str,
    states: &States,
    state: State,
    line: &str,
    way: Way,
) -> (Found, Ended, Found) {
    let folder = scratch();
    states.lay_out(state, folder.path());
    let before = Found::in_folder(folder.path());
    let ended = way.run(program, folder.path(), line);
    let after = Found::in_folder(folder.path());
    (before, ended, after)
}

/// Tries a line in those ways, and tells how often.
fn trial(states: &States, state: State, line: &str, ways: &[Way], faults: &Mutex<Faults>) -> u64 {
    let fault = |way: &Way, fault: &str| {
        let told = format!("{line}, {way:?}: {fault}");
        faults.lock().unwrap().add(told);
    };
    let mut usual = BTreeMap::new();
    let mut tries = 0;
    for way in ways {
        let usual = usual
            .entry(way.input)
            .or_insert_with(|| Usual::of(PROGRAM, states, state, line, way.input));
        let (_, ended, after) = run(PROGRAM, states, state, line, *way);
        if let Err(found) = usual.judge(*way, &ended, &after) {
            fault(way, &found);
        }
        tries += 1;
    }
    if let Some(Usual { ended, .. }) = usual.get(&Input::Given)
        && ended.status != Some(0)
    {
        fault(&Way::USUAL, &ended.said());
    }
    tries
}

#[test]
fn no_command_panics_or_forgets_what_it_did_whoever_reads() {
    let seed = seed("readers");
    let states = States::of(PROGRAM);
    let lines = LINES
        .iter()
        .flat_map(|(state, lines)| lines.iter().map(|line| (*state, *line)));
    // Windows has no name for what a program says.
    let is_there = |(_, line): &(State, &str)| cfg!(unix) || !line.contains("/dev/");
    let lines: Vec<(State, &str)> = lines.filter(is_there).collect();
    let left = Mutex::new((0..).zip(&lines));
    let faults = Mutex::new(Faults::default());
    let done = AtomicU64::new(0);
    scope(|threads| {
        for _ in 0..available_parallelism().map_or(1, usize::from) {
            threads.spawn(|| {
                loop {
                    let Some((number, (state, line))) = left.lock().unwrap().next() else {
                        break;
                    };
                    let mut ways = Way::others();
                    if !in_full() {
                        let chance = seed.wrapping_add(number);
                        // The first are what happens to people every day.
                        ways[Way::EVERY_DAY..].shuffle(&mut ChaCha8Rng::seed_from_u64(chance));
                        ways.truncate(Way::EVERY_DAY + 1);
                    }
                    let tried = trial(&states, *state, line, &ways, &faults);
                    so_far(done.fetch_add(tried, Ordering::Relaxed) + tried);
                }
            });
        }
    });
    faults.into_inner().unwrap().none_in(done.into_inner());
}

#[test]
fn no_command_is_forgotten() {
    let commands: BTreeSet<String> = cli::commands().into_iter().collect();
    assert!(commands.len() > 70, "{commands:?}");
    let asked_for = |command: &String| {
        let words = format!("{command} ");
        let mut lines = LINES.iter().flat_map(|(_, lines)| *lines);
        lines.any(|line| format!("{line} ").starts_with(&words))
    };
    let forgotten: Vec<&String> = commands.iter().filter(|one| !asked_for(one)).collect();
    assert!(forgotten.is_empty(), "{forgotten:?}");
}

/// A proof that cannot fail proves nothing.
#[test]
fn a_program_that_panics_or_does_not_say_what_it_did_is_found_out() {
    let program = env!("CARGO_BIN_EXE_panics-on-trial");
    let states = States::none();
    let judged = |words: &str, way: Way| {
        let usual = Usual::of(program, &states, State::Nothing, words, Input::Given);
        let (_, ended, after) = run(program, &states, State::Nothing, words, way);
        usual.judge(way, &ended, &after)
    };
    assert_eq!(judged("0", Way::USUAL), Ok(()));
    for output in [Kind::Full, Kind::Gone] {
        let way = Way {
            output,
            ..Way::USUAL
        };
        let fault = judged("0", way).unwrap_err();
        assert!(fault.starts_with("ended by Some(101)"), "{fault}");
    }
    for status in ["1", "2"] {
        let fault = judged(status, Way::USUAL).unwrap_err();
        assert!(fault.starts_with("status "), "{fault}");
    }
}
