//! Rollback journals as `SQLite` writes them, made by hand.

use std::path::Path;

pub const PAGE: usize = 4_096;

/// A rollback journal of `SQLite` that holds some pages as they were.
pub fn journal_of(bytes: &[u8], pages: &[u32]) -> Vec<u8> {
    let count = |count: usize| u32::try_from(count).unwrap();
    let mut journal = vec![0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];
    for number in [count(pages.len()), 0, count(bytes.len() / PAGE), 512, 4_096] {
        journal.extend(number.to_be_bytes());
    }
    journal.resize(512, 0);
    for page in pages {
        let start = PAGE * (usize::try_from(*page).unwrap() - 1);
        let content = &bytes[start..start + PAGE];
        journal.extend(page.to_be_bytes());
        journal.extend(content);
        // The checksum adds every two-hundredth byte from the end.
        let checksum: u32 = (1..)
            .map(|step| PAGE.checked_sub(200 * step))
            .map_while(|at| at.filter(|at| *at > 0))
            .map(|at| u32::from(content[at]))
            .sum();
        journal.extend(checksum.to_be_bytes());
    }
    journal
}

/// The journal of a write that made one state of a file into another.
pub fn journal_between(before: &[u8], after: &[u8]) -> Vec<u8> {
    journal_of(before, &changed(before, after))
}

/// The same as `SQLite` writes it where its memory does not suffice: the first page in a part of its own,
/// after all others.
pub fn journal_in_parts(before: &[u8], after: &[u8]) -> Vec<u8> {
    let changed = changed(before, after);
    let mut journal = journal_of(before, &changed[1..]);
    journal.resize(journal.len().next_multiple_of(512), 0);
    journal.extend(journal_of(before, &changed[..1]));
    journal
}

/// The pages that are not as they were.
pub fn changed(before: &[u8], after: &[u8]) -> Vec<u32> {
    let after = after.chunks(PAGE).map(Some).chain(std::iter::repeat(None));
    let pages = (1..).zip(before.chunks(PAGE).zip(after));
    let changed = pages.filter(|(_, (before, after))| Some(*before) != *after);
    changed.map(|(page, _)| page).collect()
}

pub fn with_number(journal: &[u8], at: usize, number: u32) -> Vec<u8> {
    let mut journal = journal.to_vec();
    journal[at..at + 4].copy_from_slice(&number.to_be_bytes());
    journal
}

/// A journal that says at its end which journal it belongs to, as `SQLite` writes it for a write over
/// several files: it takes that one away when it has played back its own.
pub fn naming(journal: &[u8], other: &Path) -> Vec<u8> {
    let name = other.to_str().unwrap().as_bytes();
    let sum = name.iter().fold(0_u32, |sum, byte| {
        sum.wrapping_add_signed(byte.cast_signed().into())
    });
    // The number of the page that is never one.
    let mut naming = [journal, &(1_u32 << 18 | 1).to_be_bytes(), name].concat();
    naming.extend(u32::try_from(name.len()).unwrap().to_be_bytes());
    naming.extend(sum.to_be_bytes());
    naming.extend([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]);
    naming
}
