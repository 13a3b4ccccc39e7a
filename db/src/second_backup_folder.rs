//! The second place for backups. It is kept in the club's file as it was chosen, which may have been on
//! another kind of computer, where folders are named otherwise.

use crate::club::Club;
use crate::error::Error;
use std::fmt;
use std::path::PathBuf;

/// The second place for backups.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SecondPlace {
    /// As it was chosen.
    pub folder: PathBuf,
    /// Whether it is there now: a stick may be pulled out.
    pub is_there: bool,
    /// Where it was chosen, if that was on another kind of computer: then it never will be there.
    pub of: Option<System>,
}

/// What names folders in its own way.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum System {
    /// By letters of drives, and shares.
    Windows,
    /// Disks below `/Volumes`, people below `/Users`.
    Mac,
    /// Disks below `/media` or `/mnt`, people below `/home`.
    Linux,
}

impl System {
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
    pub fn second_place(&self) -> Result<Option<SecondPlace>, Error> {
        Ok(self.backup_folder()?.map(|folder| {
            let of = folder
                .to_str()
                .and_then(|path| elsewhere(path, System::HERE));
            // On Windows `/Volumes/stick` would be a folder of its own disk.
            let is_foreign = of.is_some() && (cfg!(windows) || of == Some(System::Windows));
            let is_there = !is_foreign && folder.is_dir();
            SecondPlace {
                of: of.filter(|_| !is_there),
                is_there,
                folder,
            }
        }))
    }
}

/// The other kind of computer that a path is from.
fn elsewhere(path: &str, here: System) -> Option<System> {
    System::of(path).filter(|of| *of != here)
}

impl fmt::Display for System {
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
    use super::{System, elsewhere};

    #[test]
    fn a_place_of_another_kind_of_computer_is_known_by_how_it_is_written() {
        use System::{Linux, Mac, Windows};
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
}
