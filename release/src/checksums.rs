//! `SHA256SUMS`, beside the files of a release: whoever loads one down can compare.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// What the list is called.
pub const LIST: &str = "SHA256SUMS";

/// Writes the list of all files below a folder, as `sha256sum --check` reads it, and gives it.
pub fn write(folder: &Path) -> Result<String, String> {
    let mut files = Vec::new();
    files_below(folder, folder, &mut files)?;
    files.retain(|(name, _)| name != LIST);
    files.sort();
    if files.is_empty() {
        return Err(format!("{} has no files", folder.display()));
    }
    let mut list = String::new();
    for (name, path) in files {
        list.extend([checksum(&path)?.as_str(), "  ", &name, "\n"]);
    }
    let place = folder.join(LIST);
    fs::write(&place, &list).map_err(|error| format!("{}: {error}", place.display()))?;
    Ok(list)
}

fn checksum(path: &Path) -> Result<String, String> {
    let problem = |error| format!("{}: {error}", path.display());
    let mut file = File::open(path).map_err(problem)?;
    let mut hash = Sha256::new();
    let mut bytes = vec![0; 1 << 16];
    loop {
        let read = file.read(&mut bytes).map_err(problem)?;
        if read == 0 {
            break;
        }
        hash.update(&bytes[..read]);
    }
    Ok(hexadecimal(&hash.finalize()))
}

/// Two digits a byte.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    let digits =
        |byte: &u8| [byte >> 4, byte & 0xF].map(|digit| char::from_digit(digit.into(), 16));
    bytes.iter().flat_map(digits).flatten().collect()
}

/// The files with their names as seen from the first folder, divided by `/` on every system.
fn files_below(
    first: &Path,
    folder: &Path,
    files: &mut Vec<(String, PathBuf)>,
) -> Result<(), String> {
    let problem = |error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(problem)? {
        let path = entry.map_err(problem)?.path();
        if path.is_dir() {
            files_below(first, &path, files)?;
            continue;
        }
        let below = path.strip_prefix(first).unwrap_or(&path);
        let names: Vec<&str> = below.iter().filter_map(|name| name.to_str()).collect();
        if names.len() != below.iter().count()
            || names.iter().any(|name| name.contains(['\n', '\\']))
        {
            return Err(format!(
                "{}: a name that a list cannot hold",
                path.display()
            ));
        }
        files.push((names.join("/"), path));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_listed_with_its_checksum() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("nsis")).unwrap();
        fs::write(folder.path().join("nsis").join("半荘帳 setup.exe"), "abc").unwrap();
        fs::write(folder.path().join("a.deb"), "").unwrap();
        let expected = "\
            e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.deb\n\
            ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  nsis/半荘帳 setup.exe\n";
        assert_eq!(write(folder.path()).unwrap(), expected);
        // The list is no part of itself.
        assert_eq!(write(folder.path()).unwrap(), expected);
        let list = fs::read_to_string(folder.path().join(LIST)).unwrap();
        assert_eq!(list, expected);
    }

    #[test]
    fn another_program_reads_the_list() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a b.deb"), "abc").unwrap();
        write(folder.path()).unwrap();
        let check = || {
            let mut sha256sum = std::process::Command::new("sha256sum");
            let asked = sha256sum
                .args(["--check", "--quiet", LIST])
                .current_dir(folder.path());
            asked.output().unwrap().status.success()
        };
        assert!(check());
        fs::write(folder.path().join("a b.deb"), "abd").unwrap();
        assert!(!check());
    }

    #[test]
    fn a_folder_without_files_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        assert!(write(folder.path()).unwrap_err().contains("has no files"));
        assert!(write(&folder.path().join("none")).is_err());
    }
}
