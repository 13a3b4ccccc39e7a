//! A disk that fills up, or can only be read, harms nothing: it is told in words, nothing is stored by
//! halves or left lying about, and a second time, when there is room, it is done. On Linux `io_errors`
//! fails every call besides, so that a quick run tries less here.
#![cfg(any(target_os = "linux", windows))]
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use proofs::saving::{self, NAME, Told};
use proofs::small_disk::SmallDisk;
use proofs::work::{Course, End, Leaves, Work};
use proofs::{Faults, each, runs, said, seed, so_far};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::fs;
use std::process::{Command, Output, Stdio};

/// Enough for everything that is done there, twice.
const ROOM: u32 = 16 << 10;

/// How many KiB are left: none at all, hardly any or some are as likely.
fn left(chance: &mut ChaCha8Rng) -> u32 {
    let most = [4, 64, 512, 2_048][chance.random_range(0..4)];
    chance.random_range(0..most)
}

/// How many operations are asked for; one of them is an import.
const SAVES: usize = 8;

fn save(path: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_saves-on-trial"));
    program.arg(path).stdin(Stdio::piped());
    program.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().unwrap();
    let lines = "\n".repeat(SAVES);
    let mut stdin = child.stdin.take().unwrap();
    // One that may not open the file does not read either.
    let _ = std::io::Write::write_all(&mut stdin, lines.as_bytes());
    drop(stdin);
    child.wait_with_output().unwrap()
}

#[test]
fn on_a_small_disk_that_is_full_nothing_is_saved_by_halves() {
    let mut chance = ChaCha8Rng::seed_from_u64(seed("small_disk"));
    let disk = SmallDisk::new(ROOM);
    let course = saving::Course::of(SAVES + 1).unwrap();
    let folder = disk.folder();
    let path = folder.path().join(NAME);
    let mut faults = Faults::default();
    let (mut tries, mut full) = (0, 0);
    for _ in each(if cfg!(windows) { 97 } else { 24 }, 5_000) {
        fs::write(&path, &course.start).unwrap();
        let left = left(&mut chance);
        disk.fill_up_to(left);
        let output = save(path.to_str().unwrap());
        disk.make_room();
        let judged = said(&output).and_then(|said| {
            let told = Told::by(&said, course.first);
            full += u64::from(told.failures > 0);
            if told.uncertain > 0 {
                return Err(format!("a full disk is certain, and it said: {said}"));
            }
            course.judge_told(&path, &said, told)
        });
        if let Err(fault) = judged {
            faults.add(format!("{left} KiB left: {fault}"));
        }
        tries += 1;
    }
    println!("{full} of {tries} times it was full before the end");
    assert!(full * 4 > tries, "it was hardly ever full");
    faults.none_in(tries);
}

fn work(word: &str, course: &Course) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_works-on-trial"));
    let folder = course.folder().to_str().unwrap();
    program.args([word, folder]).stdin(Stdio::null());
    program.output().unwrap()
}

#[test]
fn on_a_small_disk_that_is_full_work_is_not_done_and_a_second_time_it_is() {
    let mut chance = ChaCha8Rng::seed_from_u64(seed("small_disk"));
    let disk = SmallDisk::new(ROOM);
    let mut faults = Faults::default();
    let (mut tries, mut full) = (0, 0);
    for (word, work) in Work::ALL {
        let course = Course::in_folder(disk.folder(), work).unwrap();
        for _ in 0..runs(if cfg!(windows) { 20 } else { 4 }, 1_500) {
            course.begin_again();
            let left = left(&mut chance);
            disk.fill_up_to(left);
            let output = self::work(word, &course);
            disk.make_room();
            let judged = said(&output).and_then(|said| {
                let end = End::told(&said);
                full += u64::from(end != End::Done);
                let fault = |fault| format!("{fault}; it said: {said}");
                course.judge(end, Leaves::Nothing).map_err(fault)
            });
            if let Err(fault) = judged {
                faults.add(format!("{word}, {left} KiB left: {fault}"));
            }
            tries += 1;
            so_far(tries);
        }
    }
    println!("{full} of {tries} times it was full before the end");
    assert!(full * 4 > tries, "it was hardly ever full");
    faults.none_in(tries);
}

#[test]
fn on_a_small_disk_that_can_only_be_read_nothing_is_changed() {
    let disk = SmallDisk::new(ROOM);
    let mut faults = Faults::default();
    let mut tries = 0;
    for (word, work) in Work::ALL {
        let course = Course::in_folder(disk.folder(), work).unwrap();
        course.begin_again();
        disk.switch("ro");
        let output = self::work(word, &course);
        disk.switch("rw");
        let judged = said(&output).and_then(|said| {
            if !said.contains("read-only") {
                return Err(format!("it said: {said}"));
            }
            course.judge(End::told(&said), Leaves::Nothing)
        });
        if let Err(fault) = judged {
            faults.add(format!("{word}: {fault}"));
        }
        tries += 1;
    }
    faults.none_in(tries);
}
