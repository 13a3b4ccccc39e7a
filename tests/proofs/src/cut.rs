//! Cutting the power at every point of what a program did, and looking at what is left.

use crate::disk::Disk;
use crate::recording::Event;
use crate::{scratch, so_far_of};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::path::{Path, PathBuf};

/// What came of cutting the power so often.
#[derive(Debug, Default)]
pub struct Found {
    /// How often.
    pub tries: u64,
    /// What was wrong, and where.
    pub faults: Vec<String>,
}

/// What a program has done to one file.
#[derive(Clone, Copy, Debug)]
pub struct Recorded<'a> {
    /// The file, in the folder it was in.
    pub file: &'a Path,
    /// What it held before.
    pub start: &'a [u8],
    /// What was done.
    pub events: &'a [Event],
    /// How many operations it had before.
    pub first: usize,
}

/// Cuts the power that often, evenly over all points between two things a program did, and has the
/// file judged that is left, given how many operations had been acknowledged.
pub fn everywhere(
    recorded: &Recorded<'_>,
    tries: u64,
    seed: u64,
    mut judge: impl FnMut(&Path, usize) -> Result<usize, String>,
) -> Found {
    let file: PathBuf = recorded.file.to_owned();
    let disk = Disk::with(file.parent().unwrap(), [(&file, &recorded.start.to_vec())]);
    at_every_point(disk, recorded.events, tries, seed, |disk, said, chance| {
        let folder = scratch();
        disk.leave(folder.path(), chance);
        let acknowledged = said
            .lines()
            .filter_map(|line| line.strip_prefix("saved: "))
            .map(|number| number.parse().unwrap())
            .next_back()
            .unwrap_or(recorded.first);
        judge(&folder.path().join(file.file_name().unwrap()), acknowledged).map(drop)
    })
}

/// The same with whatever a disk held before, which is judged given all that the program had said. A
/// quarter of the cuts come after all was done, when what was acknowledged must be there.
pub fn at_every_point(
    mut disk: Disk,
    events: &[Event],
    tries: u64,
    seed: u64,
    mut judge: impl FnMut(&Disk, &str, &mut ChaCha8Rng) -> Result<(), String>,
) -> Found {
    let mut said = String::new();
    let points = events.len() + 1;
    let rounds = u64::try_from(points + points / 3).unwrap();
    let mut found = Found::default();
    for round in 0..rounds {
        let point = usize::try_from(round).unwrap().min(events.len());
        for number in round * tries / rounds..(round + 1) * tries / rounds {
            let mut chance = ChaCha8Rng::seed_from_u64(seed.wrapping_add(number));
            if let Err(fault) = judge(&disk, &said, &mut chance) {
                found
                    .faults
                    .push(format!("cut {number}, before event {point}: {fault}"));
            }
            found.tries += 1;
            so_far_of(found.tries, tries);
        }
        let Some(event) = events.get(point) else {
            continue;
        };
        disk.apply(event);
        if let Event::Say(words) = event {
            said.push_str(words);
        }
    }
    found
}
