//! Settings that people write down as JSON.

use crate::failure::Failure;
use serde::de::DeserializeOwned;
use std::io::ErrorKind;
use std::path::Path;

/// Reads them; `like` is the command that prints what such a file looks like.
pub fn from_file<T: DeserializeOwned>(path: &Path, like: &str) -> Result<T, Failure> {
    let at = path.display();
    let json = std::fs::read_to_string(path).map_err(|error| match error.kind() {
        ErrorKind::InvalidData => Failure::refused(format!(
            "{at}: not a text in UTF-8; save it as JSON in UTF-8"
        )),
        ErrorKind::NotFound => Failure::failed(format!(
            "{at}: there is no such file; check the name and the folder"
        )),
        _ => Failure::failed(format!("{at}: {error}")),
    })?;
    serde_json::from_str(&json)
        .map_err(|error| Failure::refused(format!("{at}: {error}; compare with `{like}`")))
}
