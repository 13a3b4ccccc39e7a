//! Texts that people write down for a command.

use crate::failure::Failure;
use db::Fault;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// More than anybody writes.
const MOST: u64 = 10 * 1024 * 1024;

/// Reads one; `kind` is what it should be saved as.
pub fn read(path: &Path, kind: &str) -> Result<String, Failure> {
    text(path).map_err(|error| said(path, kind, error))
}

fn said(path: &Path, kind: &str, error: io::Error) -> Failure {
    let at = path.display();
    match error.kind() {
        ErrorKind::InvalidData => Failure::refused(format!(
            "{at}: not a text in UTF-8; save it as {kind} in UTF-8"
        )),
        ErrorKind::NotFound => Failure::failed(format!(
            "{at}: there is no such file; check the name and the folder"
        )),
        ErrorKind::FileTooLarge => Failure::refused(format!(
            "{at}: has more than {MOST} bytes; check that it is the right file"
        )),
        _ => Failure::failed(format!("{at}: {}", Fault::from(error))),
    }
}

/// The same, or what comes in where the file is called `-`.
pub fn read_or_take_in(path: &Path, kind: &str) -> Result<String, Failure> {
    if path != Path::new("-") {
        return read(path, kind);
    }
    whole(io::stdin()).map_err(|error| said(path, kind, error))
}

/// What has no end, such as a device, is not read for ever.
fn text(path: &Path) -> io::Result<String> {
    if path.is_dir() {
        // Windows says of a folder that it may not be opened.
        return Err(ErrorKind::IsADirectory.into());
    }
    whole(db::open_to_read(path)?)
}

fn whole(from: impl Read) -> io::Result<String> {
    let mut bytes = Vec::new();
    from.take(MOST + 1).read_to_end(&mut bytes)?;
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > MOST {
        return Err(ErrorKind::FileTooLarge.into());
    }
    String::from_utf8(db::as_utf8(&bytes).into_owned()).map_err(|_| ErrorKind::InvalidData.into())
}
