//! What a person should know about a club's file that was opened, though nothing is wrong with it.

use crate::files::cloud_folder::Cloud;
use std::fmt;
use std::path::PathBuf;

/// What a person should know about a club's file that was opened.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Notice {
    /// A journal or a log of another file lies beside the file, which was read without it.
    LeftoverIgnored {
        /// What that is called.
        left: String,
    },
    /// A journal of another file lay beside the file, and was put aside before writing.
    LeftoverPutAside {
        /// What it was called.
        left: String,
        /// Where it is now.
        kept: PathBuf,
    },
    /// A folder in which a hand-over was made is still there, readable for everybody, and could not be
    /// deleted.
    ReadableLeftover(PathBuf),
    /// Another file of the same club lies beside it.
    ConflictCopy(String),
    /// It lies in a folder that a cloud service synchronises.
    InCloudFolder(Cloud),
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const WHENCE: &str = "a program was interrupted while it wrote another copy of this club (on another machine whose folder is kept alike with this one, or before this file was put here)";
        match self {
            Self::LeftoverIgnored { left } => write!(
                f,
                "beside the file lies {left}, which is not its own: {WHENCE}. The file is whole and was read without it; both were left as they are"
            ),
            Self::LeftoverPutAside { left, kept } => write!(
                f,
                "beside the file lay {left}, which is not its own: {WHENCE}. The file is whole; the other was not used and is kept as {}. Compare the two machines' files before one of them is thrown away",
                kept.display()
            ),
            Self::ReadableLeftover(left) => write!(
                f,
                "{}: a hand-over was put together there, of the club as everybody can read it, and another program has a file of it open, so that it could not be taken away. Close that program and delete the folder, or open the club again",
                left.display()
            ),
            Self::ConflictCopy(name) => write!(
                f,
                "beside the file lies {name}, another file of the same club: two people may have entered results apart. `hanchan compare` tells what each has that the other lacks; go on in one of them only"
            ),
            Self::InCloudFolder(cloud) => write!(
                f,
                "the file lies in a folder of {cloud}: open it on one machine at a time, and let {cloud} finish before it is opened on the next"
            ),
        }
    }
}
