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
    /// None where this machine lets nobody make one.
    pub fn new() -> Outcome<Option<Self>> {
        let place = tempfile::tempdir()?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"]);
        let mounted = mount.arg(place.path()).output();
        Ok(mounted
            .is_ok_and(|mounted| mounted.status.success())
            .then_some(Self(place)))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Lets it be written (`rw`), or only read (`ro`).
    pub fn switch(&self, to: &str) -> Outcome {
        let mut mount = Command::new("mount");
        let mounted = mount
            .args(["-o", &format!("remount,{to}")])
            .arg(self.path())
            .status()?;
        if mounted.success() {
            Ok(())
        } else {
            Err("the disk stays as it is".into())
        }
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
        let mut unmount = Command::new("umount");
        let _ = unmount.arg("--lazy").arg(self.path()).status();
    }
}
