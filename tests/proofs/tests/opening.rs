//! Whatever has become of a file, opening it answers, and leaves it as it is.
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use db::Club;
use proofs::saving::{Course, NAME};
use proofs::{each, scratch, seed, tried};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng};
use scoring::Period;
use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::spawn;
use std::time::Duration;

const PAGE: usize = 4_096;
/// Where the header says which form the file is in.
const FORM: Range<usize> = 60..64;
/// What takes longer than this hangs.
const FOR_EVER: Duration = Duration::from_mins(5);

fn range(length: usize, chance: &mut ChaCha8Rng) -> Range<usize> {
    let from = chance.random_range(0..length);
    from..length.min(from + chance.random_range(1..2 * PAGE))
}

/// What a bad disk, a bad stick, a bad copy or a bad person makes of a file.
fn mutate(bytes: &mut Vec<u8>, chance: &mut ChaCha8Rng) {
    let length = bytes.len();
    let page = |chance: &mut ChaCha8Rng| PAGE * chance.random_range(0..length / PAGE);
    match chance.random_range(0..10) {
        0 => bytes[chance.random_range(0..length)] ^= 1 << chance.random_range(0..8),
        1 => {
            for _ in 0..chance.random_range(1..200) {
                bytes[chance.random_range(0..length)] = chance.random();
            }
        }
        2 => bytes.truncate(chance.random_range(0..length)),
        3 => bytes[range(length, chance)].fill(0),
        4 => {
            let place = range(length, chance);
            chance.fill_bytes(&mut bytes[place]);
        }
        5 => {
            let (from, to) = (page(chance), page(chance));
            bytes.copy_within(from..from + PAGE, to);
        }
        6 => {
            let from = page(chance);
            chance.fill_bytes(&mut bytes[from..from + PAGE]);
        }
        7 => {
            for _ in 0..chance.random_range(1..8) {
                bytes[chance.random_range(0..100)] = chance.random();
            }
        }
        8 => {
            let place = range(length, chance);
            bytes.drain(place);
        }
        // Numbers are where pages are told to begin and cells to lie.
        _ => {
            let from = page(chance) + if chance.random_bool(0.5) { 100 } else { 0 };
            bytes[from..from + 12].fill(chance.random());
        }
    }
}

/// Opens the file and looks at everything in it, whatever that says.
fn look_over(path: &Path) -> bool {
    let Ok(club) = Club::open(path) else {
        return false;
    };
    let told = [
        club.check()
            .map(|found| found.len())
            .map_err(|error| error.to_string()),
        club.records(Period::ALWAYS)
            .map(|found| found.hanchan.len())
            .map_err(|error| error.to_string()),
        club.history(1_000)
            .map(|found| found.len())
            .map_err(|error| error.to_string()),
        club.members()
            .map(|found| found.len())
            .map_err(|error| error.to_string()),
    ];
    told.iter()
        .all(|told| !matches!(told, Err(words) if words.is_empty()))
}

#[test]
fn opening_a_mutated_file_answers_and_leaves_it_as_it_is() {
    let mut chance = ChaCha8Rng::seed_from_u64(seed("mutated files"));
    let good = Course::after(9, 0).unwrap().start;
    let (mut opened, mut refused) = (0, 0);
    for number in each(100, 10_000) {
        let mut bytes = good.clone();
        for _ in 0..chance.random_range(1..4) {
            if bytes.len() > PAGE {
                mutate(&mut bytes, &mut chance);
            }
        }
        let folder = scratch();
        let path = folder.path().join(NAME);
        fs::write(&path, &bytes).unwrap();
        let (answer, answers) = channel();
        let file = path.clone();
        let looking = spawn(move || answer.send(look_over(&file)));
        let opens = answers.recv_timeout(FOR_EVER);
        assert_ne!(opens, Err(RecvTimeoutError::Timeout), "file {number} hangs");
        looking.join().expect("it panicked").unwrap();
        let opens = opens.unwrap();
        // A file of an older form is brought to the newest when it opens.
        if !opens || bytes[FORM] == good[FORM] {
            assert!(
                fs::read(&path).unwrap() == bytes,
                "file {number} was changed"
            );
        }
        assert_eq!(
            fs::read_dir(folder.path()).unwrap().count(),
            1,
            "file {number}"
        );
        if opens {
            opened += 1;
        } else {
            refused += 1;
        }
    }
    tried(opened + refused);
    println!("{opened} opened, {refused} refused");
    assert!(opened > 0 && refused > 0);
}
