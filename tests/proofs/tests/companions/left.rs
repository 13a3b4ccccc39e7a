//! Two machines on which one club was saved, and what they leave beside its file.

use super::with;
use db::Club;
use proofs::journals::Write;
use proofs::saving::{NAME, begin, go_on};
use proofs::scratch;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt};
use rusqlite::Connection;
use std::fs;

/// How often each of the two copies of a club is saved.
const SAVES: usize = 12;
/// From here on they are saved on two machines.
pub const PARTING: usize = 6;

/// A club's file after each save, on each of two machines.
pub struct States {
    pub here: Vec<Vec<u8>>,
    pub there: Vec<Vec<u8>>,
}

pub fn states() -> States {
    let folder = scratch();
    let path = begin(folder.path()).unwrap();
    let mut club = Club::open(&path).unwrap();
    let mut here = vec![fs::read(&path).unwrap()];
    for _ in 0..SAVES {
        go_on(&mut club).unwrap();
        here.push(fs::read(&path).unwrap());
    }
    drop(club);
    // The other machine skips one save, so that from there on its every save is another.
    fs::write(&path, &here[PARTING]).unwrap();
    let mut club = Club::open(&path).unwrap();
    let mut there = here[..=PARTING].to_vec();
    let day = chrono::NaiveDate::from_ymd_opt(2030, 5, 1).unwrap();
    for number in 0..SAVES - PARTING {
        let now = day.and_hms_opt(19, 30, 0).unwrap();
        let member = db::Member {
            number: 2_000 + u32::try_from(number).unwrap(),
            name: format!("よその会員{number}"),
            ..db::Member::default()
        };
        club.add_member(now, &member).unwrap();
        there.push(fs::read(&path).unwrap());
    }
    States { here, there }
}

/// What lies beside the file.
pub struct Left {
    pub end: &'static str,
    pub bytes: Vec<u8>,
    /// The state before the write that it belongs to. Beside a file in just that state, or in the next
    /// one, it is the file's own and done with.
    pub of: Vec<u8>,
}

/// Something that a program left that wrote another file, or this one at another time.
pub fn foreign(states: &States, chance: &mut ChaCha8Rng) -> Left {
    let line = if chance.random_bool(0.5) {
        &states.here
    } else {
        &states.there
    };
    let at = chance.random_range(0..line.len() - 1);
    let journal = Write::between(&line[at], &line[at + 1]).journal();
    let of = line[at].clone();
    let noise = |chance: &mut ChaCha8Rng| {
        let mut bytes = vec![0; chance.random_range(1..20_000)];
        chance.fill_bytes(&mut bytes);
        bytes
    };
    match chance.random_range(0..10) {
        0 => Left {
            end: "-journal",
            bytes: noise(chance),
            of: Vec::new(),
        },
        1 => Left {
            end: "-wal",
            bytes: noise(chance),
            of: Vec::new(),
        },
        2 => Left {
            end: "-shm",
            bytes: noise(chance),
            of: Vec::new(),
        },
        3 => Left {
            end: "-wal",
            bytes: log_of(&line[at], chance.random_bool(0.5)),
            of: Vec::new(),
        },
        4 => {
            let mut journal = journal;
            journal.truncate(chance.random_range(1..journal.len()));
            Left {
                end: "-journal",
                bytes: journal,
                of,
            }
        }
        5 => {
            let mut journal = journal;
            let place = chance.random_range(0..journal.len());
            journal[place] ^= 1 << chance.random_range(0..8);
            Left {
                end: "-journal",
                bytes: journal,
                of,
            }
        }
        _ => Left {
            end: "-journal",
            bytes: journal,
            of,
        },
    }
}

/// What another program left that writes a file in its own way: the table it made, or every page.
fn log_of(bytes: &[u8], is_every_page: bool) -> Vec<u8> {
    let folder = scratch();
    let path = folder.path().join(NAME);
    fs::write(&path, bytes).unwrap();
    let other = Connection::open(&path).unwrap();
    other.pragma_update(None, "journal_mode", "WAL").unwrap();
    let work = if is_every_page {
        "VACUUM"
    } else {
        "CREATE TABLE theirs (id)"
    };
    other.execute_batch(work).unwrap();
    fs::read(with(&path, "-wal")).unwrap()
}
