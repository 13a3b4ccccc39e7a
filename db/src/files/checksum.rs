//! SHA-256 checksums of files, in hexadecimal.

use crate::error::Error;
use crate::files::sharing;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::io::Read;
use std::path::Path;

pub(crate) fn sha256_of(path: &Path) -> Result<String, Error> {
    sha256_of_copied(path, |_| Ok(()))
}

/// The same, where each piece that was read is passed on as well.
pub(crate) fn sha256_of_copied(
    path: &Path,
    also: impl FnMut(&[u8]) -> Result<(), Error>,
) -> Result<String, Error> {
    let file = sharing::open_to_read(path);
    hash(path, file.map_err(|error| Error::file(path, error))?, also)
}

pub(crate) fn sha256_of_bytes(bytes: &[u8]) -> String {
    in_hexadecimal(Sha256::digest(bytes))
}

/// The checksum of a source; each piece that was read is passed on as well.
fn hash(
    path: &Path,
    mut source: impl Read,
    mut also: impl FnMut(&[u8]) -> Result<(), Error>,
) -> Result<String, Error> {
    let mut hasher = Sha256::new();
    let mut buffer = vec![0; 1 << 16];
    loop {
        let count = source
            .read(&mut buffer)
            .map_err(|error| Error::file(path, error))?;
        let Some(bytes) = buffer.get(..count).filter(|bytes| !bytes.is_empty()) else {
            break;
        };
        hasher.update(bytes);
        also(bytes)?;
    }
    Ok(in_hexadecimal(hasher.finalize()))
}

fn in_hexadecimal(sum: impl IntoIterator<Item = u8>) -> String {
    let mut text = String::with_capacity(64);
    for byte in sum {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::hash;
    use std::path::Path;

    #[test]
    fn every_flipped_bit_and_every_truncation_changes_the_checksum() {
        let original: Vec<u8> = (0..600_u32).flat_map(u32::to_be_bytes).collect();
        let checksum = |bytes: &[u8]| hash(Path::new(""), bytes, |_| Ok(())).unwrap();
        let expected = checksum(&original);
        for place in 0..original.len() {
            let mut damaged = original.clone();
            damaged[place] ^= 1 << (place % 8);
            assert_ne!(checksum(&damaged), expected, "byte {place}");
            assert_ne!(checksum(&original[..place]), expected, "cut at {place}");
        }
    }
}
