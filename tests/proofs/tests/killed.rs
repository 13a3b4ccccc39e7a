//! However a program ends and however often it is started, what it said to be saved is there.
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use proofs::saving::{Course, NAME};
use proofs::{runs, scratch, seed, so_far_of, tried};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{scope, sleep};
use std::time::Duration;

/// A program that saves, under way.
struct Saving {
    child: Child,
    /// Kept open: while it is, the program does not end by itself.
    stdin: ChildStdin,
    said: BufReader<ChildStdout>,
}

impl Saving {
    /// Starts it, and tells it to save so many times.
    fn start(path: &Path, times: usize) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_saves-on-trial"))
            .arg(path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // One that may not open the file does not read either.
        let _ = stdin.write_all("\n".repeat(times).as_bytes());
        let said = BufReader::new(child.stdout.take().unwrap());
        Self { child, stdin, said }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.said.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// Lets it end, or waits until it has, and gives back the rest of what it said.
    fn end(mut self) -> String {
        drop(self.stdin);
        let mut rest = String::new();
        self.said.read_to_string(&mut rest).unwrap();
        self.child.wait().unwrap();
        rest
    }
}

fn number(line: &str, word: &str) -> usize {
    let number = line
        .strip_prefix(word)
        .and_then(|rest| rest.strip_prefix(": "));
    number
        .unwrap_or_else(|| panic!("not {word}: {line}"))
        .parse()
        .unwrap()
}

/// As many as a program that is slow to be killed may save.
const MOST: usize = 60;

/// How many things are tried at the same time: most of the time each waits for another program. Each
/// has a chance of its own, which follows from the seed, so that runs which were stopped early add up.
const SIDE_BY_SIDE: u64 = 4;

#[test]
fn no_saved_operation_is_lost_or_halved_when_the_program_is_killed() {
    let seed = seed("killed");
    let course = Course::of(2 * MOST).unwrap();
    let all = runs(30, 10_000).next_multiple_of(SIDE_BY_SIDE);
    let done = AtomicU64::new(0);
    scope(|threads| {
        for lane in 0..SIDE_BY_SIDE {
            let (course, done) = (&course, &done);
            threads.spawn(move || {
                let chance = ChaCha8Rng::seed_from_u64(seed.wrapping_add(lane));
                kill_one_after_another(course, all / SIDE_BY_SIDE, chance, || {
                    so_far_of(done.fetch_add(1, Ordering::Relaxed), all);
                });
            });
        }
    });
    tried(done.into_inner());
}

fn kill_one_after_another(course: &Course, times: u64, mut chance: ChaCha8Rng, killed: impl Fn()) {
    let folder = scratch();
    let path = folder.path().join(NAME);
    fs::write(&path, &course.start).unwrap();
    let mut done = course.first;
    let mut unacknowledged = 0;
    for _ in 0..times {
        if done >= course.first + MOST {
            fs::write(&path, &course.start).unwrap();
            done = course.first;
        }
        let mut saving = Saving::start(&path, MOST);
        assert_eq!(number(&saving.line(), "open"), done);
        for _ in 0..chance.random_range(1..4) {
            done = number(&saving.line(), "saved");
        }
        sleep(Duration::from_micros(chance.random_range(0..4_000)));
        saving.child.kill().unwrap();
        for line in saving.end().lines() {
            done = number(line, "saved");
        }
        let found = course.judge(&path, done).unwrap();
        unacknowledged += found - done;
        done = found;
        killed();
    }
    println!("{unacknowledged} operations were saved but not yet acknowledged");
}

/// What each of two programs saves.
const TIMES: usize = 2;

#[test]
fn of_two_programs_started_at_once_one_writes() {
    let course = Course::of(TIMES).unwrap();
    for _ in 0..runs(8, 1_000).div_ceil(SIDE_BY_SIDE) {
        scope(|threads| {
            for _ in 0..SIDE_BY_SIDE {
                threads.spawn(|| start_two(&course));
            }
        });
        tried(SIDE_BY_SIDE);
    }
}

fn start_two(course: &Course) {
    let folder = scratch();
    let path = folder.path().join(NAME);
    fs::write(&path, &course.start).unwrap();
    let mut both = [Saving::start(&path, TIMES), Saving::start(&path, TIMES)];
    let said = both.each_mut().map(Saving::line);
    let (mut writers, mut refused) = (Vec::new(), Vec::new());
    for (program, said) in both.into_iter().zip(said) {
        if said.starts_with("open") {
            writers.push(program);
        } else {
            assert!(said.contains(" has it open; close it there"), "{said}");
            refused.push(program);
        }
    }
    assert_eq!((writers.len(), refused.len()), (1, 1));
    assert_eq!(refused.pop().unwrap().end(), "");
    let rest = writers.pop().unwrap().end();
    let acknowledged = rest.lines().last().map(|line| number(line, "saved"));
    assert_eq!(acknowledged, Some(course.first + TIMES), "{rest}");
    assert_eq!(
        course.judge(&path, course.first + TIMES),
        Ok(course.first + TIMES)
    );
}
