//! Whatever has become of a file, opening it answers, and leaves it as it is; and where it opens, it
//! holds what was written, or the check tells that it does not.
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use db::Club;
use proofs::saving::{Course, NAME};
use proofs::{FOR_EVER, Faults, each, fingerprint, in_time, scratch, seed};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng};
use scoring::Period;
use std::fs;
use std::ops::Range;
use std::path::Path;

const PAGE: usize = 4_096;
/// Where the header says which form the file is in.
const FORM: Range<usize> = 60..64;

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

/// One bit, as it rots: most such files still open.
fn rot(bytes: &mut [u8], chance: &mut ChaCha8Rng) {
    bytes[chance.random_range(0..bytes.len())] ^= 1 << chance.random_range(0..8);
}

/// How a file is answered.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Answer {
    Refused,
    /// It opens, and the check finds something in it or cannot read it.
    Told,
    /// It opens, and is said to be sound.
    Sound,
}

/// Opens the file and looks at everything in it, whatever that says.
fn look_over(path: &Path) -> Answer {
    let club = match Club::open(path) {
        Ok(club) => club,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return Answer::Refused;
        }
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
    for words in told.iter().filter_map(|told| told.as_ref().err()) {
        assert!(!words.is_empty());
    }
    if told[0] == Ok(0) {
        Answer::Sound
    } else {
        Answer::Told
    }
}

fn answer(path: &Path) -> Result<Answer, String> {
    let path = path.to_owned();
    in_time(FOR_EVER, move || look_over(&path))
}

/// What came of the files that open although they are not what was written.
#[derive(Default)]
struct Changed {
    told: u64,
    untold: u64,
}

#[test]
fn a_mutated_file_is_answered_and_told_and_left_as_it_is() {
    let mut chance = ChaCha8Rng::seed_from_u64(seed("mutated files"));
    let good = Course::after(9, 0).unwrap().start;
    let folder = scratch();
    let path = folder.path().join(NAME);
    fs::write(&path, &good).unwrap();
    let written = fingerprint::of(&path).unwrap();
    assert_eq!(answer(&path), Ok(Answer::Sound));
    let (mut opened, mut refused) = (0, 0);
    let mut changed = Changed::default();
    let mut faults = Faults::default();
    for number in each(200, 10_000) {
        let mut bytes = good.clone();
        if chance.random_bool(0.5) {
            rot(&mut bytes, &mut chance);
        } else {
            for _ in 0..chance.random_range(1..4) {
                if bytes.len() > PAGE {
                    mutate(&mut bytes, &mut chance);
                }
            }
        }
        let folder = scratch();
        let path = folder.path().join(NAME);
        fs::write(&path, &bytes).unwrap();
        let answer = match answer(&path) {
            Ok(answer) => answer,
            Err(fault) => {
                faults.add(format!("file {number}: {fault}"));
                continue;
            }
        };
        let opens = answer != Answer::Refused;
        // A file of an older form is brought to the newest when it opens.
        if (!opens || bytes[FORM] == good[FORM]) && fs::read(&path).unwrap() != bytes {
            faults.add(format!("file {number} was changed"));
        }
        if fs::read_dir(folder.path()).unwrap().count() != 1 {
            faults.add(format!("file {number}: something is left beside it"));
        }
        if !opens {
            refused += 1;
            continue;
        }
        opened += 1;
        if fingerprint::of(&path) == Ok(written) {
            continue;
        }
        if answer == Answer::Told {
            changed.told += 1;
        } else {
            changed.untold += 1;
            faults.add(format!(
                "file {number} is said to be sound, but holds something else"
            ));
        }
    }
    let Changed { told, untold } = changed;
    println!(
        "{opened} opened, {refused} refused; of those that opened {} held something else, \
         of which the check told {told} and did not tell {untold}",
        told + untold
    );
    assert!(opened > 0 && refused > 0);
    faults.none_in(opened + refused);
}
