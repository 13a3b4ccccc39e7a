//! One file of many: a zip archive that every computer opens, with a seal at its end. The seal is
//! the checksum of all before it, so that any change and any cut is seen before anything else is
//! believed. Within, `SHA256SUMS` says the same of each file, for whoever unpacks it by hand.

use super::{About, PAGE, PAPERS, SETTINGS};
use crate::club::backup::{club_and_time, own_backup_folder};
use crate::error::{Error, Fault};
use crate::files::checksum::{sha256_of, sha256_of_bytes};
use crate::files::file_name::is_for_every_system;
use crate::files::{fsync, sharing};
use chrono::{Datelike, NaiveDateTime, Timelike};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::{Cursor, Read, Write};
use std::path::Path;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

/// The most that is read: as it comes, unpacked, and counted in files. A club of decades stays far
/// below.
pub(super) const MOST_PACKED: u64 = 256 * 1024 * 1024;
pub(super) const MOST_UNPACKED: u64 = 1024 * 1024 * 1024;
const MOST_FILES: usize = 1_000;

/// The first file in it, by which it is known.
const ABOUT: &str = "引継ぎ.json";
const SUMS: &str = "SHA256SUMS";

/// Where the rule sets lie among the settings.
const RULES: &str = "rules";

/// A checksum in hexadecimal.
const SEAL: usize = 64;

/// A file by its name in the archive, with `/` between folders.
pub(super) type Packed = (String, Vec<u8>);

pub(super) fn pack(at: NaiveDateTime, about: &About, files: &[Packed]) -> Result<Vec<u8>, Fault> {
    let about = serde_json::to_vec_pretty(about).map_err(|error| unexpected(&error))?;
    let all = || std::iter::once((ABOUT, &about)).chain(files.iter().map(|(n, b)| (n.as_str(), b)));
    let mut sums = String::new();
    for (name, bytes) in all() {
        // Writing to a string cannot fail.
        let _ = writeln!(sums, "{}  {name}", sha256_of_bytes(bytes));
    }
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = options(at);
    let failed = |error: ZipError| unexpected(&error);
    for (name, bytes) in all().chain([(SUMS, &sums.into_bytes())]) {
        zip.start_file(name, options).map_err(failed)?;
        zip.write_all(bytes).map_err(|error| unexpected(&error))?;
    }
    // Room for the seal, which stands at the very end of the file.
    zip.set_comment("0".repeat(SEAL)).map_err(failed)?;
    let mut bytes = zip.finish().map_err(failed)?.into_inner();
    bytes.truncate(bytes.len().saturating_sub(SEAL));
    let seal = sha256_of_bytes(&bytes);
    bytes.extend_from_slice(seal.as_bytes());
    Ok(bytes)
}

fn unexpected(error: &dyn std::fmt::Display) -> Fault {
    Fault::Unexpected(error.to_string())
}

fn options(at: NaiveDateTime) -> SimpleFileOptions {
    let small = |number: u32| u8::try_from(number).unwrap_or_default();
    let time = u16::try_from(at.year()).ok().and_then(|year| {
        let (month, day) = (small(at.month()), small(at.day()));
        let (hour, minute, second) = (small(at.hour()), small(at.minute()), small(at.second()));
        zip::DateTime::from_date_and_time(year, month, day, hour, minute, second).ok()
    });
    // A year that the format does not know leaves the files without a time.
    SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(time.unwrap_or_default())
}

/// Whether these are the first bytes of such a file.
pub(super) fn is_one(bytes: &[u8]) -> bool {
    // The name of the first file stands after a header of thirty bytes.
    bytes.starts_with(b"PK\x03\x04")
        && bytes
            .get(30..)
            .is_some_and(|rest| rest.starts_with(ABOUT.as_bytes()))
}

/// What it says of itself, once it is known to be byte for byte what was written.
pub(super) fn about(bytes: &[u8]) -> Result<About, Fault> {
    if !is_one(bytes) {
        return Err(Fault::NotAHandOver);
    }
    let (sealed, seal) = bytes.split_at(bytes.len().saturating_sub(SEAL));
    if sha256_of_bytes(sealed).as_bytes() != seal {
        return Err(broken("its end is missing, or something in it was changed"));
    }
    let mut archive = open(bytes)?;
    let entry = archive.by_name(ABOUT).map_err(|error| broken(&error))?;
    let mut text = String::new();
    entry
        .take(64 * 1024)
        .read_to_string(&mut text)
        .map_err(|error| broken(&error))?;
    serde_json::from_str(&text).map_err(|error| broken(&error))
}

fn open(bytes: &[u8]) -> Result<ZipArchive<Cursor<&[u8]>>, Fault> {
    ZipArchive::new(Cursor::new(bytes)).map_err(|error| broken(&error))
}

fn broken(why: &(impl ToString + ?Sized)) -> Fault {
    Fault::BrokenHandOver(why.to_string())
}

/// Unpacks everything into a folder, of which there may be that many bytes, reads it again, and says
/// which files there are. Nothing in the archive is believed: neither names nor sizes.
pub(super) fn unpack(
    bytes: &[u8],
    about: &About,
    folder: &Path,
    most: u64,
) -> Result<Vec<String>, Error> {
    let mut archive = open(bytes)?;
    if archive.len() > MOST_FILES {
        return Err(broken("it has more files than any hand-over").into());
    }
    let mut left = most;
    let mut names = Vec::with_capacity(archive.len());
    for place in 0..archive.len() {
        let mut entry = archive.by_index(place).map_err(|error| broken(&error))?;
        let name = entry.name().map_err(|error| broken(&error))?.into_owned();
        if !entry.is_file() || !is_expected(&name, about) {
            let what = format!(
                "it has a file that no hand-over has: {}",
                name.escape_debug()
            );
            return Err(broken(&what).into());
        }
        left = write(&mut entry, &folder.join(&name), left)?.ok_or(Fault::TooLarge { most })?;
        names.push(name);
    }
    let sums = read_sums(folder)?;
    let mut found = BTreeMap::new();
    for name in names.iter().filter(|name| *name != SUMS) {
        found.insert(name.clone(), sha256_of(&folder.join(name))?);
    }
    if found != sums {
        return Err(broken("its checksums are not those of the files in it").into());
    }
    Ok(names)
}

/// Whether a hand-over has such a file: in one of its folders, and of the kind that lies there.
fn is_expected(name: &str, about: &About) -> bool {
    let parts: Vec<&str> = name.split('/').collect();
    parts.iter().all(|part| is_plain(part))
        && match parts[..] {
            [ABOUT | PAGE | SUMS] => true,
            [PAPERS, paper] => is_of_kind(paper, "pdf"),
            [SETTINGS, setting] | [SETTINGS, RULES, setting] => is_of_kind(setting, "json"),
            [folder, file] => {
                let backup = file.strip_suffix(".sha256").unwrap_or(file);
                format!("{folder}/{backup}") == about.backup && is_backup(folder, backup)
            }
            _ => false,
        }
}

/// Whether a part of a name stays within the folder, on every system.
fn is_plain(part: &str) -> bool {
    !part.is_empty()
        && part.chars().all(is_for_every_system)
        && !part.starts_with('.')
        && !part.ends_with(['.', ' '])
        && part.chars().count() <= 200
}

fn is_of_kind(file: &str, kind: &str) -> bool {
    Path::new(file)
        .extension()
        .is_some_and(|found| found == kind)
}

/// Whether a file is called as a backup is, in the folder in which a club's own lie.
fn is_backup(folder: &str, file: &str) -> bool {
    let of = club_and_time(Path::new(file)).map(|(club, _)| own_backup_folder(&club));
    is_of_kind(file, "hanchan") && of.is_some_and(|own| own.as_os_str() == folder)
}

/// Writes what an entry unpacks to, of which there may be only so much, and says how much is left of
/// that; nothing where it was more.
fn write(entry: &mut impl Read, place: &Path, most: u64) -> Result<Option<u64>, Error> {
    let failed = |error: std::io::Error| Error::file(place, error);
    if let Some(folder) = place.parent() {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    let mut file = sharing::open(&options, place).map_err(|error| match Fault::from(error) {
        // Some systems take names for the same that others keep apart.
        Fault::Exists => broken("it has the same file twice").into(),
        fault => Error::file(place, fault),
    })?;
    let mut buffer = vec![0; 1 << 16];
    let mut left = most;
    loop {
        let count = entry.read(&mut buffer).map_err(|error| broken(&error))?;
        let Some(bytes) = buffer.get(..count).filter(|bytes| !bytes.is_empty()) else {
            break;
        };
        left = match left.checked_sub(bytes.len() as u64) {
            Some(left) => left,
            None => return Ok(None),
        };
        file.write_all(bytes).map_err(failed)?;
    }
    fsync::file(&file).map_err(failed)?;
    Ok(Some(left))
}

/// Puts a file of our own in the place of one that was unpacked, and its checksum in the place of
/// that one's.
pub(super) fn replace(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), Error> {
    let mut sums = read_sums(folder)?;
    sums.insert(name.to_owned(), sha256_of_bytes(bytes));
    let mut text = String::new();
    for (name, sum) in sums {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{sum}  {name}");
    }
    for (name, bytes) in [(name, bytes), (SUMS, text.as_bytes())] {
        let place = folder.join(name);
        sharing::open(
            OpenOptions::new().write(true).create(true).truncate(true),
            &place,
        )
        .and_then(|mut file| file.write_all(bytes).and_then(|()| fsync::file(&file)))
        .map_err(|error| Error::file(&place, error))?;
    }
    Ok(())
}

/// What `SHA256SUMS` says of each file.
fn read_sums(folder: &Path) -> Result<BTreeMap<String, String>, Error> {
    let text = sharing::retry_while_in_use(|| fs::read_to_string(folder.join(SUMS)));
    let text = text.map_err(|error| broken(&error))?;
    let lines = text.lines().map(|line| {
        let (sum, name) = line.split_once("  ")?;
        Some((name.to_owned(), sum.to_owned()))
    });
    let sums: Option<_> = lines.collect();
    Ok(sums.ok_or_else(|| broken("its checksums cannot be read"))?)
}
