//! Every bit of what is recorded, one at a time: a disk turns it over, and it is told.

use super::small::{Part, small, written};
use db::Club;
use proofs::saving::NAME;
use proofs::{Faults, each, fingerprint, runs, scratch, seed, size};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::index::sample;
use std::fs::{self, File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread::{available_parallelism, scope};

/// A file of which one bit at a time is turned over.
struct Turned<'a> {
    good: &'a [u8],
    path: PathBuf,
    file: File,
    whole: u64,
}

/// How one bit was told.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Seen {
    AtOpening,
    ByCheck,
    /// Nothing that is recorded is another by it, and nobody tells.
    NotRecorded,
}

impl<'a> Turned<'a> {
    fn new(folder: &Path, good: &'a [u8]) -> Self {
        let path = folder.join(NAME);
        fs::write(&path, good).unwrap();
        Self {
            good,
            whole: fingerprint::of(&path).unwrap(),
            file: OpenOptions::new().write(true).open(&path).unwrap(),
            path,
        }
    }

    fn write(&mut self, place: usize, byte: u8) {
        let start = SeekFrom::Start(u64::try_from(place).unwrap());
        self.file.seek(start).unwrap();
        self.file.write_all(&[byte]).unwrap();
    }

    /// # Errors
    /// In words, where it is told too late or not at all.
    fn at(&mut self, place: usize, bit: usize, part: Part) -> Result<Seen, String> {
        let turned = self.good[place] ^ (1 << bit);
        self.write(place, turned);
        let seen = self.told(part);
        let found = fs::read(&self.path).unwrap();
        self.write(place, self.good[place]);
        let is_same = found[..place] == self.good[..place]
            && found[place] == turned
            && found[place + 1..] == self.good[place + 1..];
        if is_same {
            seen
        } else {
            Err("looking changed the file".into())
        }
    }

    fn told(&self, part: Part) -> Result<Seen, String> {
        let Ok(club) = Club::open_read_only(&self.path) else {
            return Ok(Seen::AtOpening);
        };
        if fingerprint::of(&self.path).is_ok_and(|found| found == self.whole) {
            return Ok(Seen::NotRecorded);
        }
        let found = match club.check() {
            Ok(found) => found.first().map(ToString::to_string),
            Err(error) => Some(error.to_string()),
        };
        match found {
            Some(_) if part == Part::History => Ok(Seen::ByCheck),
            Some(found) => Err(format!("it opens, and only check tells: {found}")),
            None => Err("nobody tells".into()),
        }
    }

    /// The control: whether something that is recorded is another, and `SQLite` finds nothing in pages and
    /// references.
    fn is_missed_by_pages(&mut self, place: usize, bit: usize) -> bool {
        self.write(place, self.good[place] ^ (1 << bit));
        let file = fingerprint::look_at(&self.path).unwrap();
        let found = file.query_row("PRAGMA integrity_check(1)", [], |row| {
            row.get::<_, String>(0)
        });
        drop(file);
        let is_missed = found == Ok("ok".to_owned())
            && fingerprint::of(&self.path).is_ok_and(|found| found != self.whole);
        self.write(place, self.good[place]);
        is_missed
    }
}

/// What came of it.
#[derive(Default)]
struct Came {
    faults: Faults,
    at_opening: u64,
    by_check: u64,
    not_recorded: u64,
    missed_by_pages: u64,
}

impl Came {
    /// A bit that belongs to nothing is none that was tried.
    fn end(self) {
        self.faults.none_in(self.at_opening + self.by_check);
    }
}

/// Turns over every bit of those parts, or quickly as many of them, no one twice.
fn turned_over(seed: u64, parts: &[Part], quick: u64) -> Came {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let good = small();
    let mut places = written(&good);
    places.retain(|(_, part)| parts.contains(part));
    let all = 8 * places.len();
    let most = u64::try_from(all).unwrap();
    let chosen = sample(&mut chance, all, size(quick, most));
    let looked_at = runs(1, 16);
    let (count, length) = (chosen.len(), good.len());
    println!("{count} of {all} bits in a file of {length} bytes");
    let bits = Mutex::new(each(quick, most).zip(chosen));
    let came = Mutex::new(Came::default());
    scope(|scope| {
        for _ in 0..available_parallelism().unwrap().get() {
            scope.spawn(|| {
                let folder = scratch();
                let mut turned = Turned::new(folder.path(), &good);
                loop {
                    // A statement of its own: the next thread waits no longer than for the bit.
                    let next = bits.lock().unwrap().next();
                    let Some((number, one)) = next else { break };
                    let ((place, part), bit) = (places[one / 8], one % 8);
                    let met = turned.at(place, bit, part);
                    // The control is dear, and of so many a sample says enough.
                    let is_missed =
                        number % looked_at == 0 && turned.is_missed_by_pages(place, bit);
                    let mut came = came.lock().unwrap();
                    came.missed_by_pages += u64::from(is_missed);
                    match met {
                        Ok(Seen::AtOpening) => came.at_opening += 1,
                        Ok(Seen::ByCheck) => came.by_check += 1,
                        Ok(Seen::NotRecorded) => came.not_recorded += 1,
                        Err(fault) => {
                            came.faults
                                .add(format!("bit {bit} of byte {place}, {part:?}: {fault}"));
                        }
                    }
                }
            });
        }
    });
    let came = came.into_inner().unwrap();
    println!(
        "{} told at opening, {} by check, {} belong to nothing that is recorded; one in {looked_at} was looked at by SQLite's own check, which missed {}",
        came.at_opening, came.by_check, came.not_recorded, came.missed_by_pages
    );
    assert!(
        came.missed_by_pages > 0,
        "the control finds everything: nothing is proved"
    );
    came
}

#[test]
fn every_bit_of_the_record_that_turns_over_is_told() {
    let parts = [Part::Record, Part::History];
    let came = turned_over(seed("rot"), &parts, 250);
    assert!(came.at_opening > 0 && came.by_check > 0);
    came.end();
}

#[test]
fn every_bit_of_the_schema_that_turns_over_is_told_at_opening() {
    let came = turned_over(seed("rot of the schema"), &[Part::Schema], 50);
    came.end();
}
