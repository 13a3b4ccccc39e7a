//! A real disk with little room, which can be filled and switched to be only read.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// It is taken away again when it is dropped.
#[derive(Debug)]
pub struct SmallDisk(TempDir);

impl SmallDisk {
    /// With room for so many KiB. Whoever runs the proofs must be allowed to make one: by themselves, or
    /// by a `sudo` that asks nothing. Under Wine it is the host's.
    pub fn new(kib: u32) -> Self {
        let disk = Self(TempDir::new().unwrap());
        let size = format!("size={kib}k");
        let made = disk.as_root("mount", &["-t", "tmpfs", "-o", &size, "tmpfs"]);
        if let Err(said) = made {
            panic!(
                "no small disk can be made here, so nothing of this was tried; run it as root, or leave \
                 such tests out in so many words (HANCHAN_NO_SMALL_DISK=1 cargo xtask test): {said}"
            );
        }
        disk
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// A folder on it.
    pub fn folder(&self) -> TempDir {
        TempDir::new_in(self.path()).unwrap()
    }

    /// Lets it be written (`rw`), or only read (`ro`).
    pub fn switch(&self, to: &str) {
        self.as_root("mount", &["-o", &format!("remount,{to}")])
            .unwrap();
    }

    /// Takes all its room but so many KiB.
    pub fn fill_up_to(&self, kib: u32) {
        let filler = self.path().join("写真.bin");
        let mut file = File::create(&filler).unwrap();
        // A disk takes its last bytes in small parts only.
        for part in [1 << 18, 1 << 12] {
            while file.write_all(&vec![0; part]).is_ok() {}
        }
        let length = file.metadata().unwrap().len();
        drop(file);
        // Asked for the length that it has, Wine writes to the file, and there is no room.
        if kib == 0 {
            return;
        }
        let file = OpenOptions::new().write(true).open(&filler).unwrap();
        file.set_len(length.checked_sub(1_024 * u64::from(kib)).unwrap())
            .unwrap();
    }

    /// Gives it its room again.
    pub fn make_room(&self) {
        std::fs::remove_file(self.path().join("写真.bin")).unwrap();
    }

    fn as_root(&self, program: &str, arguments: &[&str]) -> Result<(), String> {
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
        Err(said)
    }
}

impl Drop for SmallDisk {
    // Where it is still in use, it goes when the machine does.
    fn drop(&mut self) {
        let _ = self.as_root("umount", &["--lazy"]);
    }
}
