//! What is made of the manual's source, for `cargo xtask manual`: the program's help, the booklets, and the
//! site.

pub mod booklet;
pub mod help;
pub mod site;

use std::path::{Path, PathBuf};
use std::{fs, io};

/// Why something could not be made.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// The source is not as it must be.
    #[error(transparent)]
    Source(#[from] manual::Problem),
    /// A file cannot be read or written.
    #[error("{}: {why}", file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// The system's word.
        why: io::Error,
    },
    /// The help could not be written as JSON.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// A booklet could not be drawn.
    #[error(transparent)]
    Paper(#[from] reports::Error),
    /// A booklet has characters that no font of the papers has.
    #[error("the booklet ({language}): no font has {missing:?}")]
    Letters {
        /// In which language it is.
        language: &'static str,
        /// Those characters.
        missing: Vec<char>,
    },
    /// The window's tokens lack a theme.
    #[error("ui/src/styles/tokens.css has no theme {0}")]
    Theme(&'static str),
}

/// Writes a file, and the folder that it is in.
pub fn write(file: &Path, bytes: impl AsRef<[u8]>) -> Result<(), Problem> {
    let problem = |why| Problem::File {
        file: file.to_owned(),
        why,
    };
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(problem)?;
    }
    fs::write(file, bytes).map_err(problem)
}

/// Where something of the checkout is.
fn in_checkout(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}
