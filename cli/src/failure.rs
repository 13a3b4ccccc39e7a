//! What went wrong, as lines on standard error and an exit status.

use std::fmt::Display;
use std::process::ExitCode;

/// Why a command ended early.
#[derive(Debug)]
pub enum Failure {
    /// Exit status 1: the disk, a permission, a damaged file.
    Failed(String),
    /// Exit status 2: the input cannot be taken; nothing has been stored. A line each.
    Refused(Vec<String>),
    /// Exit status 2, with everything already said on standard output.
    RefusedAbove,
    /// Whoever read our output has had enough: no mistake at all.
    OutputClosed,
}

impl Failure {
    pub fn failed(what: impl Display) -> Self {
        Self::Failed(what.to_string())
    }

    pub fn refused(what: impl Display) -> Self {
        Self::Refused(vec![what.to_string()])
    }

    /// Says what went wrong and gives the exit status.
    pub fn report(self) -> ExitCode {
        match self {
            Self::Failed(what) => {
                eprintln!("hanchan: {what}");
                ExitCode::from(1)
            }
            Self::Refused(lines) => {
                for line in lines {
                    eprintln!("{line}");
                }
                ExitCode::from(2)
            }
            Self::RefusedAbove => ExitCode::from(2),
            Self::OutputClosed => ExitCode::SUCCESS,
        }
    }
}

/// Writing to standard output, or to a file, went wrong.
impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            Self::OutputClosed
        } else {
            Self::failed(format!("writing the output: {error}"))
        }
    }
}

/// Input that was refused, and a name that is taken, are for the person to change; the rest is the
/// disk's or the file's.
impl From<db::Error> for Failure {
    fn from(error: db::Error) -> Self {
        let taken = matches!(
            &error,
            db::Error::File {
                fault: db::Fault::Exists,
                ..
            }
        );
        if taken || error.is_refusal() {
            Self::Refused(error.to_string().lines().map(str::to_owned).collect())
        } else {
            Self::failed(error)
        }
    }
}
