//! What went wrong, as lines on standard error and an exit status.

use crate::clock;
use db::{Error, Fault, Holder, ImportErrors, Refused};
use desk::papers::Refusal;
use std::fmt::Display;
use std::process::ExitCode;

/// Why a command ended early. A line each.
#[derive(Debug)]
pub enum Failure {
    /// Exit status 1: the disk, a permission, a damaged file.
    Failed(Vec<String>),
    /// Exit status 2: the input cannot be taken; nothing has been stored.
    Refused(Vec<String>),
    /// Exit status 2, with everything already said on standard output.
    RefusedAbove,
}

impl Failure {
    pub fn failed(what: impl Display) -> Self {
        Self::Failed(vec![what.to_string()])
    }

    pub fn refused(what: impl Display) -> Self {
        Self::Refused(vec![what.to_string()])
    }

    /// Adds what is known of its cause, where the work failed.
    #[cfg(unix)]
    pub fn because(mut self, cause: &str) -> Self {
        if let Self::Failed(lines) = &mut self {
            lines.push(cause.to_owned());
        }
        self
    }

    /// What there is to say.
    pub fn lines(&self) -> Vec<String> {
        match self {
            Self::Failed(lines) => lines
                .iter()
                .map(|line| format!("hanchan: {line}"))
                .collect(),
            Self::Refused(lines) => lines.clone(),
            Self::RefusedAbove => Vec::new(),
        }
    }

    pub fn status(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Failed(_) => 1,
            Self::Refused(_) | Self::RefusedAbove => 2,
        })
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Club(error) => error.into(),
            Refusal::Drawing(error) => Self::failed(error),
            other => Self::refused(other),
        }
    }
}

/// Input that was refused, and a name that is taken, are for the person to change; the rest is the
/// disk's or the file's.
impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        match error {
            Error::Import(ref refused) => {
                let errors = refused.errors.iter().map(ToString::to_string);
                let more = ImportErrors {
                    errors: Vec::new(),
                    more: refused.more,
                };
                let more = more.to_string();
                let more = more.lines().filter(|line| !line.is_empty());
                Self::Refused(errors.chain(more.map(str::to_owned)).collect())
            }
            // A line for each text.
            Error::Refused(Refused::NotInCp932(_) | Refused::FilesInTheWay(_)) => {
                Self::Refused(error.to_string().lines().map(str::to_owned).collect())
            }
            // A better disk would mend it, not other words.
            Error::Refused(Refused::NotSound(_)) => Self::failed(error),
            Error::File {
                fault:
                    Fault::OpenElsewhere(Holder {
                        since: Some(since), ..
                    }),
                ..
            } => {
                let since = clock::here(since)
                    .map(|since| format!(" (since {})", since.format("%Y-%m-%d %H:%M")));
                Self::failed(format!("{error}{}", since.unwrap_or_default()))
            }
            Error::Refused(_)
            | Error::File {
                fault: Fault::Exists,
                ..
            } => Self::refused(error),
            Error::File { .. } | Error::Storage(_) => Self::failed(error),
        }
    }
}
