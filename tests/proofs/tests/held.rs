//! Others have files open while they are written: virus scanners and services that keep folders alike for a
//! moment, viewers for hours. Whoever reads sees a whole file; what is saved stays; and what somebody's
//! hold on a file prevents is told as that, and done a second time.
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use db::write_whole;
use proofs::{runs, scratch, so_far_of, tried};
use std::fs;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{scope, sleep};
use std::time::Duration;

/// A paper so long that it is not written at once.
fn paper(edition: u64) -> Vec<u8> {
    format!("edition {edition}\n").repeat(20_000).into_bytes()
}

#[test]
fn whoever_reads_a_paper_while_it_is_replaced_sees_one_or_the_other() {
    let folder = scratch();
    let place = folder.path().join("日報.pdf");
    write_whole(&place, &paper(0)).unwrap();
    let is_over = AtomicBool::new(false);
    let read = AtomicU64::new(0);
    let tries = runs(100, 10_000);
    let (written, held) = scope(|threads| {
        let reading = threads.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                // Windows lets nobody open it in the moment in which it is replaced.
                let Ok(bytes) = fs::read(&place) else {
                    continue;
                };
                let words = bytes.strip_prefix(b"edition ").unwrap();
                let number = words.split(|byte| *byte == b'\n').next().unwrap();
                let number = str::from_utf8(number).unwrap().parse().unwrap();
                assert!(bytes == paper(number), "not edition {number} alone");
                read.fetch_add(1, Ordering::Relaxed);
                // On Windows a file that is read without a pause is never replaced.
                sleep(Duration::from_millis(2));
            }
        });
        let (mut written, mut held) = (0, 0);
        // Goes on until it was read often enough, however busy the machine is.
        let is_enough = || read.load(Ordering::Relaxed) > tries / 10 || reading.is_finished();
        for edition in (0..).take_while(|edition| *edition < tries || !is_enough()) {
            so_far_of(edition, tries);
            match write_whole(&place, &paper(edition)) {
                Ok(()) => {
                    assert_eq!(fs::read(&place).unwrap(), paper(edition));
                    written += 1;
                }
                Err(error) => {
                    // Only Windows refuses, and only for that.
                    let is_held = error.to_string().contains("another program");
                    assert!(is_held && cfg!(windows), "{error}");
                    held += 1;
                }
            }
        }
        is_over.store(true, Ordering::Relaxed);
        (written, held)
    });
    let read = read.into_inner();
    println!("{written} replaced, {held} told as held, {read} times read");
    assert!(written > held);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    tried(written + held);
}

#[cfg(windows)]
mod on_windows {
    use super::scratch;
    use proofs::saving::{self, NAME, Told};
    use proofs::work::{Course, End, Leaves, Work};
    use proofs::{Faults, each, runs, said, seed};
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};
    use std::fs::{self, OpenOptions};
    use std::io::{BufRead, BufReader, Read, Write};
    use std::os::windows::fs::OpenOptionsExt;
    use std::path::{Path, PathBuf};
    use std::process::{Command, Output, Stdio};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread::{JoinHandle, sleep, spawn};
    use std::time::Duration;

    /// What a scanner lets others do meanwhile: all but to take the file away; to read; nothing. One that
    /// lets others delete it is not tried: under Wine, and nowhere else, what is deleted then can still be
    /// opened until the scanner is done, so that a journal of what is saved would be believed.
    const SHARES: [u32; 3] = [3, 1, 0];

    /// Opens whatever it finds in a folder, again and again, each for a moment.
    struct Scanner {
        is_over: Arc<AtomicBool>,
        thread: JoinHandle<u64>,
    }

    impl Scanner {
        fn over(folder: &Path, seed: u64) -> Self {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let is_over = Arc::new(AtomicBool::new(false));
            let (ends, folder) = (Arc::clone(&is_over), folder.to_owned());
            let thread = spawn(move || {
                let mut opened = 0;
                while !ends.load(Ordering::Relaxed) {
                    for path in files(&folder) {
                        let share = SHARES[chance.random_range(0..SHARES.len())];
                        let file = OpenOptions::new().read(true).share_mode(share).open(path);
                        if let Ok(file) = file {
                            opened += 1;
                            sleep(Duration::from_millis(chance.random_range(0..30)));
                            drop(file);
                        }
                    }
                    sleep(Duration::from_millis(1));
                }
                opened
            });
            Self { is_over, thread }
        }

        /// How many files it had open.
        fn end(self) -> u64 {
            self.is_over.store(true, Ordering::Relaxed);
            self.thread.join().unwrap()
        }
    }

    /// As far as they are there.
    fn files(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let paths = entries.map(|entry| entry.path());
        paths
            .flat_map(|path| {
                if path.is_dir() {
                    files(&path)
                } else {
                    vec![path]
                }
            })
            .collect()
    }

    fn saving(path: &Path) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_saves-on-trial"));
        program.arg(path).stdin(Stdio::piped());
        program.stdout(Stdio::piped()).stderr(Stdio::piped());
        program
    }

    const SAVES: usize = 4;

    fn save(path: &Path) -> Output {
        let mut child = saving(path).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // One that may not open the file does not read either.
        let _ = stdin.write_all("\n".repeat(SAVES).as_bytes());
        drop(stdin);
        child.wait_with_output().unwrap()
    }

    #[test]
    fn nothing_is_saved_by_halves_where_a_scanner_has_each_file_open_for_a_moment() {
        let mut chance = ChaCha8Rng::seed_from_u64(seed("held"));
        let course = saving::Course::of(SAVES + 1).unwrap();
        let mut faults = Faults::default();
        let (mut tries, mut saved, mut refused, mut uncertain) = (0, 0, 0, 0);
        for number in each(97, 5_000) {
            let folder = scratch();
            let path = folder.path().join(NAME);
            fs::write(&path, &course.start).unwrap();
            let scanner = Scanner::over(folder.path(), chance.random());
            let output = save(&path);
            let opened = scanner.end();
            let judged = said(&output).and_then(|said| {
                let told = Told::by(&said, course.first);
                saved += told.acknowledged - course.first;
                refused += told.failures;
                uncertain += told.uncertain;
                course.judge_told(&path, &said, told)
            });
            if let Err(fault) = judged {
                faults.add(format!("{number}, {opened} files open: {fault}"));
            }
            tries += 1;
        }
        println!("{saved} saved, {refused} refused, {uncertain} told as not certain");
        faults.none_in(tries);
    }

    #[test]
    fn work_is_done_or_not_begun_where_a_scanner_has_each_file_open_for_a_moment() {
        let mut chance = ChaCha8Rng::seed_from_u64(seed("held"));
        let mut faults = Faults::default();
        let (mut tries, mut done) = (0, 0);
        for (word, work) in Work::ALL {
            let course = Course::of(work).unwrap();
            for _ in 0..runs(11, 500) {
                course.begin_again();
                let scanner = Scanner::over(course.folder(), chance.random());
                let mut program = Command::new(env!("CARGO_BIN_EXE_works-on-trial"));
                program.args([word, course.folder().to_str().unwrap()]);
                let output = program.stdin(Stdio::null()).output().unwrap();
                let opened = scanner.end();
                let judged = said(&output).and_then(|said| {
                    let end = End::told(&said);
                    done += u64::from(end == End::Done);
                    let fault = |fault| format!("{fault}; it said: {said}");
                    course.judge(end, Leaves::Litter).map_err(fault)
                });
                if let Err(fault) = judged {
                    faults.add(format!("{word}, {opened} files open: {fault}"));
                }
                tries += 1;
            }
        }
        println!("{done} of {tries} done at once");
        faults.none_in(tries);
    }

    /// What others try to do to the file while a program has it open.
    fn meddle(chance: &mut ChaCha8Rng, path: &Path, other: &Path) -> std::io::Result<()> {
        match chance.random_range(0..3) {
            0 => fs::rename(path, path.with_file_name("moved.hanchan")),
            1 => fs::remove_file(path),
            _ => fs::rename(other, path),
        }
    }

    #[test]
    fn nobody_takes_away_or_replaces_a_file_that_is_open() {
        let mut chance = ChaCha8Rng::seed_from_u64(seed("held"));
        let course = saving::Course::of(SAVES + 1).unwrap();
        let mut tries = 0;
        for _ in each(40, 4_000) {
            let folder = scratch();
            let path = folder.path().join(NAME);
            let other = folder.path().join("other.hanchan");
            fs::write(&path, &course.start).unwrap();
            fs::write(&other, &course.start).unwrap();
            let mut child = saving(&path).spawn().unwrap();
            let mut stdin = child.stdin.take().unwrap();
            let mut said = BufReader::new(child.stdout.take().unwrap());
            let mut words = String::new();
            said.read_line(&mut words).unwrap();
            assert!(words.starts_with("open: "), "{words}");
            stdin.write_all("\n".repeat(SAVES).as_bytes()).unwrap();
            for _ in 0..10 {
                assert!(meddle(&mut chance, &path, &other).is_err());
                sleep(Duration::from_micros(chance.random_range(0..3_000)));
                tries += 1;
            }
            drop(stdin);
            said.read_to_string(&mut words).unwrap();
            child.wait().unwrap();
            let told = Told::by(&words, course.first);
            assert_eq!(told.acknowledged, course.first + SAVES, "{words}");
            course.judge_told(&path, &words, told).unwrap();
        }
        proofs::tried(tries);
    }
}
