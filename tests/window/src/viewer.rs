//! What the system opens a finished file with, while tests run: it shows nothing and keeps a list.
//! Which viewers a machine has, and how soon one that does not start gives up, is nothing to a test.

use std::ffi::OsString;
use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::{env, io, iter};

use crate::Outcome;

const VIEWER: &str = "#!/bin/sh\nprintf '%s\\n' \"$1\" >> \"$HOME/viewed\"\n";

/// Where programs are looked for, this person's viewer before all others.
pub fn path_with_viewer(home: &Path) -> Outcome<OsString> {
    let folder = home.join("bin");
    fs::create_dir_all(&folder)?;
    let viewer = folder.join("xdg-open");
    fs::write(&viewer, VIEWER)?;
    fs::set_permissions(&viewer, fs::Permissions::from_mode(0o755))?;
    let others = env::var_os("PATH").unwrap_or_default();
    Ok(env::join_paths(
        iter::once(folder).chain(env::split_paths(&others)),
    )?)
}

/// The files that were opened in the viewer, the first first.
pub fn viewed(home: &Path) -> io::Result<Vec<PathBuf>> {
    match fs::read_to_string(home.join("viewed")) {
        Ok(lines) => Ok(lines.lines().map(PathBuf::from).collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}
