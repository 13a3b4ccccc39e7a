//! The second folder for backups. The club's file keeps its path as it was chosen, perhaps on another
//! kind of computer, where paths look different.

use crate::club::Club;
use crate::error::Error;
use std::fmt;
use std::path::PathBuf;

/// The second folder for backups.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SecondBackupFolder {
    /// As it was chosen.
    pub folder: PathBuf,
    /// Whether it is there now: a stick may be pulled out.
    pub is_there: bool,
    /// Where it was chosen, if that was on another kind of computer: then it never will be there.
    pub of: Option<Computer>,
}

/// A kind of computer, by how it writes paths.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Computer {
    /// By letters of drives, and shares.
    Windows,
    /// Disks below `/Volumes`, people below `/Users`.
    Mac,
    /// Disks below `/media` or `/mnt`, people below `/home`.
    Linux,
}

impl Computer {
    const HERE: Self = if cfg!(windows) {
        Self::Windows
    } else if cfg!(target_os = "macos") {
        Self::Mac
    } else {
        Self::Linux
    };

    /// Where a whole path is from, if one can tell.
    fn of(path: &str) -> Option<Self> {
        let is_drive = match path.as_bytes() {
            [letter, b':', b'\\' | b'/', ..] => letter.is_ascii_alphabetic(),
            _ => false,
        };
        if is_drive || path.starts_with(r"\\") {
            return Some(Self::Windows);
        }
        let lies_in = |folders: &[&str]| folders.iter().any(|folder| path.starts_with(folder));
        if lies_in(&["/Volumes/", "/Users/"]) {
            return Some(Self::Mac);
        }
        lies_in(&["/home/", "/media/", "/mnt/", "/run/media/"]).then_some(Self::Linux)
    }
}

impl Club {
    /// The second place for this club's backups, once somebody chose one.
    ///
    /// # Errors
    /// Where the club's settings cannot be read.
    pub fn second_backup_folder(&self) -> Result<Option<SecondBackupFolder>, Error> {
        Ok(self.backup_folder()?.map(|folder| {
            let of = folder
                .to_str()
                .and_then(|path| elsewhere(path, Computer::HERE));
            // On Windows `/Volumes/stick` would be a folder of its own disk.
            let is_foreign = of.is_some() && (cfg!(windows) || of == Some(Computer::Windows));
            let is_there = !is_foreign && folder.is_dir();
            SecondBackupFolder {
                of: of.filter(|_| !is_there),
                is_there,
                folder,
            }
        }))
    }
}

/// The other kind of computer that a path is from.
fn elsewhere(path: &str, here: Computer) -> Option<Computer> {
    Computer::of(path).filter(|of| *of != here)
}

impl fmt::Display for Computer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Windows => "Windows",
            Self::Mac => "Mac",
            Self::Linux => "Linux",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Computer, elsewhere};

    #[test]
    fn a_place_of_another_kind_of_computer_is_known_by_how_it_is_written() {
        use Computer::{Linux, Mac, Windows};
        for (path, of) in [
            (r"E:\控え", Windows),
            ("e:/控え", Windows),
            (r"\\nas\club\控え", Windows),
            ("/Volumes/STICK/控え", Mac),
            ("/Users/taro/Documents/控え", Mac),
            ("/run/media/taro/STICK/控え", Linux),
            ("/mnt/nas/控え", Linux),
        ] {
            for here in [Windows, Mac, Linux] {
                let expected = (of != here).then_some(of);
                assert_eq!(elsewhere(path, here), expected, "{path} on {here}");
            }
        }
        for anybodys in ["/opt/控え", "控え", "", "E:", "1:/控え"] {
            assert_eq!(elsewhere(anybodys, Windows), None, "{anybodys}");
        }
    }

    #[test]
    fn a_kind_of_computer_is_told_by_its_name() {
        let told = [Computer::Windows, Computer::Mac, Computer::Linux].map(|one| one.to_string());
        assert_eq!(told, ["Windows", "Mac", "Linux"]);
    }
}
