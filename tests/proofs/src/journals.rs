//! What an interrupted program leaves of a write: the file half written, and the journal that would take
//! that back, as `SQLite` writes them.

use std::ops::Range;
use std::path::Path;

/// The size of a page of every club's file.
pub const PAGE: usize = 4_096;
const SECTOR: usize = 512;
/// How a journal begins, and how it ends where it names another file.
const MAGIC: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];

/// One write, from a file's bytes before it to those after.
#[derive(Clone, Debug)]
pub struct Write {
    before: Vec<u8>,
    after: Vec<u8>,
    /// The pages that it changes, by their numbers from 0; those that it adds are not among them.
    changed: Vec<usize>,
}

impl Write {
    /// The write that leads from one state of a file to the next.
    pub fn between(before: &[u8], after: &[u8]) -> Self {
        let shared = before.len().min(after.len()) / PAGE;
        let is_changed = |page: &usize| before[bytes_of(*page)] != after[bytes_of(*page)];
        let taken_away = shared..before.len() / PAGE;
        Self {
            before: before.to_vec(),
            after: after.to_vec(),
            changed: (0..shared).filter(is_changed).chain(taken_away).collect(),
        }
    }

    /// At how many places it can be cut off.
    pub fn steps(&self) -> usize {
        self.changed.len() + 1
    }

    /// The journal: each page that is about to be written, as it was.
    pub fn journal(&self) -> Vec<u8> {
        let pages = [
            self.changed.len(),
            0x5eed,
            self.before.len() / PAGE,
            SECTOR,
            PAGE,
        ];
        let mut journal = MAGIC.to_vec();
        for number in pages {
            journal.extend(u32::try_from(number).unwrap().to_be_bytes());
        }
        journal.resize(SECTOR, 0);
        for page in &self.changed {
            let image = &self.before[bytes_of(*page)];
            journal.extend(u32::try_from(page + 1).unwrap().to_be_bytes());
            journal.extend(image);
            journal.extend(checksum(image, 0x5eed).to_be_bytes());
        }
        journal
    }

    /// The file after so many of its steps, in the order in which the pages lie.
    pub fn half(&self, steps: usize) -> Vec<u8> {
        let mut file = self.before.clone();
        for page in self.changed.iter().take(steps) {
            if (page + 1) * PAGE <= self.after.len() {
                file[bytes_of(*page)].copy_from_slice(&self.after[bytes_of(*page)]);
            }
        }
        if steps > self.changed.len() {
            file.clone_from(&self.after);
        }
        file
    }
}

/// A journal of a write to several files at once, which names the file that lists all their journals.
/// `SQLite` takes that file away once it has taken back what each of them says.
pub fn naming(mut journal: Vec<u8>, another: &Path) -> Vec<u8> {
    /// The byte by which `SQLite` locks a file: nothing is ever written into the page that holds it.
    const LOCKED: usize = 0x4000_0000;
    let name = another.to_str().unwrap().as_bytes();
    let sum = name.iter().fold(0_u32, |sum, byte| {
        sum.wrapping_add_signed(byte.cast_signed().into())
    });
    journal.extend(u32::try_from(LOCKED / PAGE + 1).unwrap().to_be_bytes());
    journal.extend(name);
    journal.extend(u32::try_from(name.len()).unwrap().to_be_bytes());
    journal.extend(sum.to_be_bytes());
    journal.extend(MAGIC);
    journal
}

fn bytes_of(page: usize) -> Range<usize> {
    page * PAGE..(page + 1) * PAGE
}

/// `SQLite` adds every two-hundredth byte from the end to a number of the journal's own.
fn checksum(page: &[u8], nonce: u32) -> u32 {
    let places = (1..).map(|step| page.len().checked_sub(200 * step));
    let places = places.map_while(|place| place.filter(|place| *place > 0));
    places.fold(nonce, |sum, place| sum.wrapping_add(page[place].into()))
}
