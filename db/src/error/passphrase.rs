//! What can be the matter with a passphrase.

use thiserror::Error;

/// What can be the matter with a passphrase.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
pub enum PassphraseProblem {
    /// None was given for a file that needs one.
    #[error("the file is encrypted; give the passphrase that was chosen when it was made")]
    Needed,
    /// It is another, or the beginning of the file is damaged, which nobody can tell apart.
    #[error(
        "it does not open the file; try again, with an eye on capital letters and spaces. If it surely is right, the file is damaged: copy it again from where it came from"
    )]
    Wrong,
    /// So short that it could be guessed.
    #[error(
        "it is too short, and could be guessed; write at least {least} characters, best several words in a row"
    )]
    TooShort {
        /// The least characters.
        least: usize,
    },
    /// It has a character that nobody can see, or type again.
    #[error("it has a character that nobody can see, such as a tab; type it anew")]
    Unseen,
    /// Written differently the second time.
    #[error("it was not the same both times; type it twice again")]
    NotTheSame,
}
