//! A file beside which a journal lies: somebody was stopped in the middle of a write, or the journal is
//! another file's. Which it is, is found out from copies; the file and the journal stay as they are.

use crate::check::{Damage, damage, schema_differences};
use crate::companions::{journal_of, name_of};
use crate::connection::{Access, connect};
use crate::contents;
use crate::error::{Error, Fault};
use crate::open::{in_memory, is_of_known_form};
use crate::seen::last;
use rusqlite::Connection;
use std::fs;
use std::io::{Cursor, Read};
use std::ops::RangeInclusive;
use std::path::Path;
use tempfile::TempDir;

/// What a file with a journal beside it comes to.
#[derive(Debug)]
pub(crate) enum Found {
    /// It is whole as it is, and the journal would make it another. Every write that was acknowledged is
    /// in it, and it is read without the journal.
    Whole(Connection),
    /// It is whole as it is, and the journal would leave it so: nothing was written yet.
    Untouched(Connection),
    /// It is whole as it is, with one entry of the history more than before the write that the journal is
    /// of: all of that write has reached it, and the journal is done with.
    Done(Connection),
    /// Half a write is in it, and the journal is its own: the file as it was before that write.
    TakenBack(Connection),
}

/// Finds out what a journal beside a file means.
///
/// # Errors
/// Where the file is not whole, and the journal does not make it so or is not its own.
pub(crate) fn find_out(file: &Path) -> Result<Found, Error> {
    let bytes = fs::read(file).map_err(Fault::from)?;
    let journal = fs::read(journal_of(file)).map_err(Fault::from)?;
    let alone = of_bytes(&bytes)?;
    if whole(&alone)?.is_none() {
        if !is_complete(&journal) || names_another(&journal) {
            return Ok(Found::Whole(alone));
        }
        if says_nothing_else(&bytes, &journal) {
            return Ok(Found::Untouched(alone));
        }
        if !journal.starts_with(&MAGIC) {
            return Ok(Found::Whole(alone));
        }
        let before = match taken_back(&bytes, &journal) {
            Ok(before) if whole(&before)?.is_none() && is_next(&bytes, &journal) => Some(before),
            _ => None,
        };
        return Ok(match before {
            Some(before) if holds_the_same(&alone, &before)? => Found::TakenBack(alone),
            Some(before) if goes_on_from(&alone, &before, 1..=1)? => Found::Done(alone),
            _ => Found::Whole(alone),
        });
    }
    let foreign = || Fault::JournalOfAnother(name_of(&journal_of(file))).into();
    if names_another(&journal) {
        return Err(foreign());
    }
    let Ok(taken_back) = taken_back(&bytes, &journal) else {
        return Err(foreign());
    };
    let is_own = whole(&taken_back)?.is_none()
        && is_next(&bytes, &journal)
        && is_told_alike(&alone, &taken_back);
    if is_own {
        Ok(Found::TakenBack(taken_back))
    } else {
        Err(foreign())
    }
}

/// The bytes of a file as a club that can be looked at, whatever lies beside the file.
pub(crate) fn of_bytes(bytes: &[u8]) -> Result<Connection, Error> {
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

/// Why a copy of a file is not whole, if it is not.
fn whole(copy: &Connection) -> Result<Option<Damage>, Error> {
    let looked = || {
        if let Some(strange) = schema_differences(copy)?.pop() {
            return Ok(Some(strange));
        }
        is_of_known_form(copy)?;
        Ok(damage(&in_memory(copy)?)?.into_iter().next())
    };
    match looked() {
        // What stops the very look at a copy in memory is in the copy.
        Err(Error::Storage(fault)) => Ok(Some(Damage::Unreadable(fault.to_string()))),
        other => other,
    }
}

/// Has `SQLite` take back what a journal says, in a copy of both.
fn taken_back(bytes: &[u8], journal: &[u8]) -> Result<Connection, Error> {
    let folder = TempDir::new().map_err(Fault::from)?;
    let copy = folder.path().join("club");
    fs::write(&copy, bytes).map_err(Fault::from)?;
    fs::write(journal_of(&copy), journal).map_err(Fault::from)?;
    let writing = connect(&copy, Access::Write)?;
    writing.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    drop(writing);
    of_bytes(&fs::read(copy).map_err(Fault::from)?)
}

/// Whether a journal ends with the name of another one, as that of a write over several files does. This
/// program makes none, and `SQLite` takes away whatever file is named there when it plays one back.
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

/// Whether every page in a journal is as it is in the file, which is as long as the journal says: the
/// write had not reached the file yet. Of a journal without pages `SQLite` would take the length alone.
fn says_nothing_else(bytes: &[u8], journal: &[u8]) -> bool {
    let Some(size) = field(journal, 24).filter(|_| number(bytes, 28) == number(journal, 16)) else {
        return false;
    };
    pages_in(journal, true).all(|(page, image)| {
        let start = page.checked_sub(1).map(|page| page * size);
        start.and_then(|start| bytes.get(start..start + size)) == Some(image)
    })
}

/// Whether it begins as a journal does, and has all the pages that its header says it has. Nobody knows
/// what another one was to take back, and `SQLite` would throw it away unread.
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

/// `SQLite` puts its mark into a journal, and how many pages follow, only when those are on the disk.
/// Before that it writes nothing to the file.
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

/// Whether two states of a file hold the same, history and all: then nothing is lost by either.
fn holds_the_same(one: &Connection, other: &Connection) -> Result<bool, Error> {
    let (one, other) = (in_memory(one)?, in_memory(other)?);
    Ok(last(&one)? == last(&other)? && contents::of_tables(&one)? == contents::of_tables(&other)?)
}

/// Whether the half-written file tells the same history as without that write, but for one more entry:
/// another machine's file would tell another. Where it cannot be read, nothing speaks against it.
fn is_told_alike(half: &Connection, taken_back: &Connection) -> bool {
    let is_readable = half
        .query_row("PRAGMA quick_check('operation')", [], |row| {
            row.get::<_, String>(0)
        })
        .is_ok_and(|found| found == "ok");
    !is_readable || goes_on_from(half, taken_back, 0..=1).unwrap_or(true)
}

/// Whether a file tells the same history as another, and then so many entries more.
fn goes_on_from(
    later: &Connection,
    before: &Connection,
    more: RangeInclusive<usize>,
) -> rusqlite::Result<bool> {
    let told = |file: &Connection| -> rusqlite::Result<Vec<Entry>> {
        let mut query = file.prepare("SELECT id, at, kind, target FROM operation ORDER BY id")?;
        let rows = query.query_map([], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
        })?;
        rows.collect()
    };
    let (later, before) = (told(later)?, told(before)?);
    Ok(later
        .strip_prefix(before.as_slice())
        .is_some_and(|rest| more.contains(&rest.len())))
}

/// Number, time, kind and what it took back or did again.
type Entry = (i64, String, String, Option<i64>);
