//! Settings that people write down as JSON.

use crate::failure::Failure;
use crate::text_file;
use serde::de::DeserializeOwned;
use std::path::Path;

/// Reads them; `like` is the command that prints what such a file looks like.
pub fn from_file<T: DeserializeOwned>(path: &Path, like: &str) -> Result<T, Failure> {
    let json = text_file::read(path, "JSON")?;
    serde_json::from_str(&json).map_err(|error| {
        Failure::refused(format!(
            "{}: {error}; compare with `{like}`",
            path.display()
        ))
    })
}
