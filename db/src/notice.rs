//! What a person should know about a club's file that was opened, though nothing is wrong with it.

use crate::cloud::Cloud;
use std::fmt;
use std::path::PathBuf;

/// What a person should know about a club's file that was opened.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Notice {
    /// Something lies beside the file that is not its own, and it was read without that.
    NotUsed {
        /// What that is called.
        left: String,
    },
    /// Something lay beside the file that was not its own, and was put aside to write it.
    SetAside {
        /// What it was called.
        left: String,
        /// Where it is now.
        kept: PathBuf,
    },
    /// What a hand-over was put together from lies there still, as everybody can read it, and could not be
    /// taken away.
    Readable(PathBuf),
    /// Another file of the same club lies beside it.
    Twin(String),
    /// It lies in a folder that a service keeps alike on several machines.
    KeptAlike(Cloud),
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const WHENCE: &str = "a program was interrupted while it wrote another copy of this club (on another machine whose folder is kept alike with this one, or before this file was put here)";
        match self {
            Self::NotUsed { left } => write!(
                f,
                "beside the file lies {left}, which is not its own: {WHENCE}. The file is whole and was read without it; both were left as they are"
            ),
            Self::SetAside { left, kept } => write!(
                f,
                "beside the file lay {left}, which is not its own: {WHENCE}. The file is whole; the other was not used and is kept as {}. Compare the two machines' files before one of them is thrown away",
                kept.display()
            ),
            Self::Readable(left) => write!(
                f,
                "{}: a hand-over was put together there, of the club as everybody can read it, and another program has a file of it open, so that it could not be taken away. Close that program and delete the folder, or open the club again",
                left.display()
            ),
            Self::Twin(name) => write!(
                f,
                "beside the file lies {name}, another file of the same club: two people may have entered results apart. `hanchan compare` tells what each has that the other lacks; go on in one of them only"
            ),
            Self::KeptAlike(cloud) => write!(
                f,
                "the file lies in a folder of {cloud}: open it on one machine at a time, and let {cloud} finish before it is opened on the next"
            ),
        }
    }
}
