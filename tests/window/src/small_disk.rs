//! A real disk with little room, which can be filled and switched to be only read.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::Outcome;

/// It is taken away again when it is dropped.
pub struct SmallDisk(TempDir);

impl SmallDisk {
    /// Whoever runs the tests must be allowed to make one: by themselves, or by a `sudo` that asks nothing.
    ///
    /// # Errors
    /// Where neither is: what was not tried must not pass.
    pub fn new() -> Outcome<Self> {
        let disk = Self(tempfile::tempdir()?);
        disk.as_root("mount", &["-t", "tmpfs", "-o", "size=4m", "tmpfs"])?;
        Ok(disk)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Lets it be written (`rw`), or only read (`ro`).
    pub fn switch(&self, to: &str) -> Outcome {
        self.as_root("mount", &["-o", &format!("remount,{to}")])
    }

    /// Does something to it, as whoever runs this or by `sudo`.
    fn as_root(&self, program: &str, arguments: &[&str]) -> Outcome {
        let mut said = String::new();
        for before in [&[][..], &["sudo", "--non-interactive"]] {
            let mut words = before.iter().chain([&program]).chain(arguments);
            let mut command = Command::new(words.next().unwrap_or(&program));
            match command.args(words).arg(self.path()).output() {
                Ok(output) if output.status.success() => return Ok(()),
                Ok(output) => said += &String::from_utf8_lossy(&output.stderr),
                Err(error) => said += &error.to_string(),
            }
        }
        let all = format!(
            "no small disk can be made here, so nothing of this was tried; run it as root, or leave such \
             tests out in so many words (HANCHAN_NO_SMALL_DISK=1 cargo xtask test): {said}"
        );
        Err(all.into())
    }

    /// Writes until nothing more goes in.
    pub fn fill(&self) -> Outcome<PathBuf> {
        let filler = self.path().join("写真.bin");
        let mut file = File::create(&filler)?;
        while file.write_all(&[0; 4096]).is_ok() {}
        Ok(filler)
    }
}

impl Drop for SmallDisk {
    // Where it is still in use, it goes when the machine does.
    fn drop(&mut self) {
        let _ = self.as_root("umount", &["--lazy"]);
    }
}
