//! The package for rpm, its files packed once more. The fonts are in both programs, and neither what Tauri's
//! bundler packs with nor rpmbuild looks back far enough to see that they are the same. What the package says
//! of its files as they are packed is put right in place: every such entry is as long as it was.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::paths;
use crate::process::{output, run_quietly};

/// Looking back further than over one program and the fonts of the other; rpm unpacks with 100 MiB and no more.
const PACKED: &str = "--lzma2=preset=9e,lc=4,nice=273,dict=96MiB";

/// Where the first header begins, which is about the second and the files.
const SIGNATURE: usize = 96;

/// Entries of the first header: of the second, and the bytes of both it and the packed files.
const HEADER_SHA1: u32 = 269;
const HEADER_SHA256: u32 = 273;
const SIZE: u32 = 1_000;
/// Of the second header: of the files as they are packed.
const PAYLOAD_SHA256: u32 = 5_092;

/// Unpacks what `tauri.linux.conf.json` has had packed by xz, and packs it again, in a folder that is made anew.
pub fn pack_again(package: &Path, folder: &Path) -> Result<(), String> {
    let problem = |error| format!("{}: {error}", package.display());
    let mut bytes = fs::read(package).map_err(problem)?;
    let folder = paths::empty_folder(folder.to_owned())?;
    let payload = folder.join("payload.xz");
    let header = folder.join("header");

    let signature = Header::at(&bytes, SIGNATURE)?;
    let main = Header::at(&bytes, signature.end.next_multiple_of(8))?;
    write(&payload, &bytes[main.end..])?;
    run_quietly(Command::new("xz").arg("--decompress").arg(&payload))?;
    run_quietly(
        Command::new("xz")
            .args(["--threads=1", PACKED])
            .arg(payload.with_extension("")),
    )?;
    let packed = fs::read(&payload).map_err(|error| format!("{}: {error}", payload.display()))?;

    bytes.truncate(main.end);
    main.put_word(&mut bytes, PAYLOAD_SHA256, &sum("sha256sum", &payload)?)?;
    write(&header, &bytes[main.begin..])?;
    let size = main.end - main.begin + packed.len();
    let size = u32::try_from(size).map_err(|_| "the package is too large for rpm".to_owned())?;
    signature.put_word(&mut bytes, HEADER_SHA1, &sum("sha1sum", &header)?)?;
    signature.put_word(&mut bytes, HEADER_SHA256, &sum("sha256sum", &header)?)?;
    signature.put_number(&mut bytes, SIZE, size)?;
    bytes.extend(packed);
    write(package, &bytes)?;
    paths::remove(&folder)
}

/// Of a file, in hexadecimal digits.
fn sum(program: &str, file: &Path) -> Result<String, String> {
    let told = output(Command::new(program).arg(file))?;
    let sum = told.split_whitespace().next();
    sum.map(str::to_owned)
        .ok_or_else(|| format!("{program} says nothing of {}", file.display()))
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(file, bytes).map_err(|error| format!("{}: {error}", file.display()))
}

/// Where a header lies in a package: sixteen bytes, then as many for each entry, then what they hold.
struct Header {
    begin: usize,
    entries: usize,
    held: usize,
    end: usize,
}

impl Header {
    fn at(bytes: &[u8], begin: usize) -> Result<Self, String> {
        let unknown = || format!("there is no header of rpm at byte {begin}");
        if bytes.get(begin..begin + 3) != Some(&[0x8e, 0xad, 0xe8]) {
            return Err(unknown());
        }
        let entries = number(bytes, begin + 8).ok_or_else(unknown)?;
        let held = begin + 16 + 16 * entries;
        let end = held + number(bytes, begin + 12).ok_or_else(unknown)?;
        if end > bytes.len() {
            return Err(unknown());
        }
        Ok(Self {
            begin,
            entries,
            held,
            end,
        })
    }

    /// Writes over the word that an entry holds, which must be as long.
    fn put_word(&self, bytes: &mut [u8], entry: u32, word: &str) -> Result<(), String> {
        let place = self.find(bytes, entry)?;
        let written = bytes.get_mut(place..).unwrap_or_default();
        if written.iter().position(|byte| *byte == 0) != Some(word.len()) {
            return Err(format!("the package's entry {entry} has another length"));
        }
        written[..word.len()].copy_from_slice(word.as_bytes());
        Ok(())
    }

    fn put_number(&self, bytes: &mut [u8], entry: u32, number: u32) -> Result<(), String> {
        let place = self.find(bytes, entry)?;
        bytes
            .get_mut(place..place + 4)
            .ok_or_else(|| format!("the package ends within its entry {entry}"))?
            .copy_from_slice(&number.to_be_bytes());
        Ok(())
    }

    /// Where what an entry holds begins.
    fn find(&self, bytes: &[u8], entry: u32) -> Result<usize, String> {
        let wanted = usize::try_from(entry).ok();
        (0..self.entries)
            .map(|count| self.begin + 16 + 16 * count)
            .find(|place| number(bytes, *place) == wanted)
            .and_then(|place| number(bytes, place + 8))
            .map(|offset| self.held + offset)
            .ok_or_else(|| format!("the package has no entry {entry}"))
    }
}

fn number(bytes: &[u8], at: usize) -> Option<usize> {
    let four: [u8; 4] = bytes.get(at..at + 4)?.try_into().ok()?;
    usize::try_from(u32::from_be_bytes(four)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two entries: the word "ab", and a number.
    fn header() -> Vec<u8> {
        let mut bytes = vec![0x8e, 0xad, 0xe8, 1, 0, 0, 0, 0];
        for field in [2, 8, HEADER_SHA1, 6, 0, 1, SIZE, 4, 4, 1] {
            bytes.extend(field.to_be_bytes());
        }
        bytes.extend(*b"ab\0\0\0\0\0\x07");
        bytes
    }

    #[test]
    fn what_is_as_long_is_put_into_its_place() {
        let mut bytes = header();
        let whole = Header::at(&bytes, 0).unwrap();
        whole.put_word(&mut bytes, HEADER_SHA1, "cd").unwrap();
        whole.put_number(&mut bytes, SIZE, 0x0102_0300).unwrap();
        assert_eq!(&bytes[whole.held..], b"cd\0\0\x01\x02\x03\0");
    }

    #[test]
    fn what_is_longer_or_missing_is_refused() {
        let mut bytes = header();
        let whole = Header::at(&bytes, 0).unwrap();
        assert!(whole.put_word(&mut bytes, HEADER_SHA1, "cde").is_err());
        assert!(whole.put_word(&mut bytes, HEADER_SHA1, "c").is_err());
        assert!(whole.put_word(&mut bytes, PAYLOAD_SHA256, "cd").is_err());
        assert!(Header::at(&bytes, 1).is_err());
        assert!(Header::at(&bytes[..20], 0).is_err());
        assert_eq!(bytes, header());
    }
}
