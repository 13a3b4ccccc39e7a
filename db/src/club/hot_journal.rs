//! A file with a journal beside it (a "hot journal"): a write was interrupted, or the journal is another
//! file's. Copies of both show which; the file and the journal themselves stay as they are.

use crate::club::open::{in_memory, is_of_known_form};
use crate::error::{Error, Fault};
use crate::files::sidecars::{file_name_of, journal_of};
use crate::tables::damage::{Damage, damage, schema_differences};
use crate::tables::sqlite::connection::{Access, connect};
use crate::tables::sqlite::contents_hash;
use crate::tables::sqlite::file_stamp::last_operation;
use rusqlite::Connection;
use std::fs;
use std::io::{Cursor, Read};
use std::ops::RangeInclusive;
use std::path::Path;
use tempfile::TempDir;

/// What a journal beside a file means, with the file as it should be read.
#[derive(Debug)]
pub(crate) enum HotJournal {
    /// The file is whole, and the journal would change it, so it is not the file's own. Every acknowledged
    /// write is in the file, which is read without the journal.
    Foreign(Connection),
    /// The file is whole, and the journal would not change it: the write had not reached the file yet.
    NothingWritten(Connection),
    /// The file is whole and has one more entry in its history than the journal would leave: all of the
    /// write has reached the file, and the journal is no longer needed.
    AllWritten(Connection),
    /// Half a write is in the file, and the journal is its own. Holds the file as it was before that write.
    HalfWritten(Connection),
}

/// Finds out what the journal beside a file means.
///
/// # Errors
/// Where the file is not whole, and the journal does not make it so or is not its own.
pub(crate) fn examine(file: &Path) -> Result<HotJournal, Error> {
    let bytes = fs::read(file).map_err(Fault::from)?;
    let journal = fs::read(journal_of(file)).map_err(Fault::from)?;
    let alone = open_bytes(&bytes)?;
    if damage_of(&alone)?.is_none() {
        if !is_complete(&journal) || names_another(&journal) {
            return Ok(HotJournal::Foreign(alone));
        }
        if changes_nothing(&bytes, &journal) {
            return Ok(HotJournal::NothingWritten(alone));
        }
        if !journal.starts_with(&MAGIC) {
            return Ok(HotJournal::Foreign(alone));
        }
        let before = match rolled_back(&bytes, &journal) {
            Ok(before) if damage_of(&before)?.is_none() && is_next(&bytes, &journal) => {
                Some(before)
            }
            _ => None,
        };
        return Ok(match before {
            Some(before) if holds_the_same(&alone, &before)? => HotJournal::HalfWritten(alone),
            Some(before) if continues(&alone, &before, 1..=1)? => HotJournal::AllWritten(alone),
            _ => HotJournal::Foreign(alone),
        });
    }
    let foreign = || Fault::JournalOfAnother(file_name_of(&journal_of(file))).into();
    if names_another(&journal) {
        return Err(foreign());
    }
    let Ok(rolled_back) = rolled_back(&bytes, &journal) else {
        return Err(foreign());
    };
    let is_own = damage_of(&rolled_back)?.is_none()
        && is_next(&bytes, &journal)
        && has_same_history(&alone, &rolled_back);
    if is_own {
        Ok(HotJournal::HalfWritten(rolled_back))
    } else {
        Err(foreign())
    }
}

/// Opens the bytes of a file in memory, without anything that lies beside the file.
pub(crate) fn open_bytes(bytes: &[u8]) -> Result<Connection, Error> {
    let mut connection = connect(Path::new(":memory:"), Access::Copy)?;
    // A file that another program left in its own way of writing is read as it is.
    let (start, rest) = bytes.split_at(bytes.len().min(20));
    let mut start = start.to_vec();
    if let Some(ways) = start.get_mut(18..20) {
        ways.fill(1);
    }
    let whole = Cursor::new(start).chain(rest);
    connection.deserialize_read_exact("main", whole, bytes.len(), false)?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

/// What is damaged in a copy of a file, if anything is.
fn damage_of(copy: &Connection) -> Result<Option<Damage>, Error> {
    let looked = || {
        if let Some(strange) = schema_differences(copy)?.pop() {
            return Ok(Some(strange));
        }
        is_of_known_form(copy)?;
        Ok(damage(&in_memory(copy)?)?.into_iter().next())
    };
    match looked() {
        // A copy in memory can only fail because of what is in it.
        Err(Error::Storage(fault)) => Ok(Some(Damage::Unreadable(fault.to_string()))),
        other => other,
    }
}

/// Has `SQLite` roll the file back by the journal, in copies of both.
fn rolled_back(bytes: &[u8], journal: &[u8]) -> Result<Connection, Error> {
    let folder = TempDir::new().map_err(Fault::from)?;
    let copy = folder.path().join("club");
    fs::write(&copy, bytes).map_err(Fault::from)?;
    fs::write(journal_of(&copy), journal).map_err(Fault::from)?;
    let writing = connect(&copy, Access::Write)?;
    writing.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    drop(writing);
    open_bytes(&fs::read(copy).map_err(Fault::from)?)
}

/// Whether a journal ends with the name of a super-journal, as after a write to several files. This
/// program never makes one, and `SQLite` would delete whatever file is named there.
pub(crate) fn names_another(journal: &[u8]) -> bool {
    journal.ends_with(&MAGIC)
}

/// `SQLite` counts the writes in the first page. One that was cut off has written that page or not, so
/// the file says as many as the journal's own image of it, or one more; without such an image the page
/// is as it was, and says how long the file was then.
fn is_next(bytes: &[u8], journal: &[u8]) -> bool {
    let count = number(bytes, 24);
    match pages_in(journal, false).find(|(page, _)| *page == 1) {
        Some((_, image)) => {
            let before = number(image, 24);
            count == before || count == before.map(|before| before.wrapping_add(1))
        }
        None => number(bytes, 28) == number(journal, 16) && number(bytes, 92) == count,
    }
}

/// Whether the file already equals what the journal would restore, page by page and in length: the write
/// had not reached the file yet. A journal without pages restores only the length.
fn changes_nothing(bytes: &[u8], journal: &[u8]) -> bool {
    let Some(size) = field(journal, 24).filter(|_| number(bytes, 28) == number(journal, 16)) else {
        return false;
    };
    pages_in(journal, true).all(|(page, image)| {
        let start = page.checked_sub(1).map(|page| page * size);
        start.and_then(|start| bytes.get(start..start + size)) == Some(image)
    })
}

/// Whether a journal has a proper header and all the pages that it announces. Nobody knows what an
/// incomplete one was to restore, and `SQLite` would delete it unread.
fn is_complete(journal: &[u8]) -> bool {
    let room = sizes(journal)
        .and_then(|(sector, size)| Some(journal.len().checked_sub(sector)? / (size + 8)));
    is_begun(journal) && room.is_some_and(|room| field(journal, 8) <= Some(room))
}

/// How long a sector and a page are by a journal's header.
fn sizes(journal: &[u8]) -> Option<(usize, usize)> {
    let sizes = field(journal, 20).zip(field(journal, 24));
    sizes.filter(|(sector, size)| *sector > 0 && *size > 0)
}

/// `SQLite` marks a journal and counts its pages only when they are on the disk; until then it writes
/// nothing to the file.
fn is_begun(journal: &[u8]) -> bool {
    journal.starts_with(&MAGIC) || journal.starts_with(&[0; MAGIC.len() + 4])
}

/// The pages in a journal, by their numbers from 1. A journal has parts: a header, which fills a sector
/// and says how many pages follow, and those, each between its number and its checksum. In a part that
/// was not yet known to be on the disk none are said to follow; they are among them where `all` are
/// asked for.
fn pages_in(journal: &[u8], all: bool) -> impl Iterator<Item = (usize, &[u8])> {
    let mut found = Vec::new();
    let Some((sector, size)) = sizes(journal) else {
        return found.into_iter();
    };
    let record = size + 8;
    let mut part = 0;
    while journal
        .get(part..)
        .is_some_and(|rest| rest.starts_with(&MAGIC) || all && is_begun(rest))
    {
        let start = part + sector;
        let rest = journal.len().saturating_sub(start) / record;
        let count = match field(journal, part + 8) {
            Some(0) if all => rest,
            Some(count) => count.min(rest),
            None => 0,
        };
        for at in (0..count).map(|place| start + place * record) {
            let image = journal.get(at + 4..at + 4 + size);
            found.extend(field(journal, at).zip(image));
        }
        part = (start + count * record).next_multiple_of(sector);
    }
    found.into_iter()
}

fn field(bytes: &[u8], at: usize) -> Option<usize> {
    usize::try_from(number(bytes, at)?).ok()
}

const MAGIC: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];

fn number(bytes: &[u8], at: usize) -> Option<u32> {
    let four = bytes.get(at..at.checked_add(4)?)?.try_into().ok()?;
    Some(u32::from_be_bytes(four))
}

/// Whether two states of a file have the same content and history, so that either will do.
fn holds_the_same(one: &Connection, other: &Connection) -> Result<bool, Error> {
    let (one, other) = (in_memory(one)?, in_memory(other)?);
    Ok(last_operation(&one)? == last_operation(&other)?
        && contents_hash::of_tables(&one)? == contents_hash::of_tables(&other)?)
}

/// Whether the half-written file has the same history as the rolled back one, with at most one more entry.
/// Another machine's file would have another history. One that cannot be read is given the benefit of
/// the doubt.
fn has_same_history(half: &Connection, rolled_back: &Connection) -> bool {
    let is_readable = half
        .query_row("PRAGMA quick_check('operation')", [], |row| {
            row.get::<_, String>(0)
        })
        .is_ok_and(|found| found == "ok");
    !is_readable || continues(half, rolled_back, 0..=1).unwrap_or(true)
}

/// Whether a file's history is another's with a number of entries added.
fn continues(
    later: &Connection,
    before: &Connection,
    more: RangeInclusive<usize>,
) -> rusqlite::Result<bool> {
    let entries = |file: &Connection| -> rusqlite::Result<Vec<Entry>> {
        let mut query = file.prepare("SELECT id, at, kind, target FROM operation ORDER BY id")?;
        let rows = query.query_map([], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
        })?;
        rows.collect()
    };
    let (later, before) = (entries(later)?, entries(before)?);
    Ok(later
        .strip_prefix(before.as_slice())
        .is_some_and(|rest| more.contains(&rest.len())))
}

/// Number, time, kind and the operation that it undid or redid.
type Entry = (i64, String, String, Option<i64>);

#[cfg(test)]
mod tests {
    use super::{MAGIC, is_complete};

    /// A journal of one page of 512 bytes that begins so.
    fn journal(begins: &[u8]) -> Vec<u8> {
        let mut journal = vec![0; 512 + 4 + 512 + 4];
        journal[20..24].copy_from_slice(&512_u32.to_be_bytes());
        journal[24..28].copy_from_slice(&512_u32.to_be_bytes());
        journal[..begins.len()].copy_from_slice(begins);
        journal
    }

    /// Until `SQLite` marks a journal, it counts no pages in it either.
    #[test]
    fn a_count_without_the_mark_is_no_beginning_of_a_journal() {
        let counted = |mark: &[u8]| is_complete(&journal(&[mark, &1_u32.to_be_bytes()].concat()));
        assert!(counted(&MAGIC));
        assert!(is_complete(&journal(&[0; 12])));
        assert!(!counted(&[0; 8]));
    }
}
