//! The papers that go with a release, made from what the lock files say: the notices of everything
//! that others made ([`notices`]), the bill of materials ([`bill`]), checksums of the installers
//! ([`checksums`]) and the release's section of the changelog ([`notes`]).
//!
//! `cargo xtask notices`, `sbom`, `checksums` and `notes` start this crate's program. Nothing of it is
//! part of what people install; what it writes is.
//!
//! A new kind of thing that is built in without being a package of its own (a profile, a C library) is
//! an entry in [`inside`].

pub mod bill;
pub mod checksums;
mod crates;
mod inside;
mod library;
pub mod notes;
pub mod notices;
mod npm;
mod parts;
mod texts;

use std::path::Path;

pub use parts::{Checksum, Origin, Part};

/// The checkout's root.
pub fn root() -> &'static Path {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_folder.parent().unwrap_or(crate_folder)
}

/// Everything that others made and that is in the programs, in the order of names.
///
/// What each part depends on among the others stands beside it, for the bill.
pub fn built_in() -> Result<Vec<Part>, String> {
    let mut parts = crates::built_in()?;
    parts.extend(npm::built_in()?);
    parts.extend(inside::built_in(&parts)?);
    parts.extend(library::built_in()?);
    parts.sort_by_cached_key(|part| (part.name.to_lowercase(), part.title()));
    Ok(parts)
}

/// A file's text.
fn read(path: &Path) -> Result<String, String> {
    std::fs::read(path)
        .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
        .map_err(|error| format!("{}: {error}", path.display()))
}
