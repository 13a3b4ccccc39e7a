//! A disk that fails under a program at work.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::{Outcome, Window, until};

/// Ends with this, whichever calls fail until then.
pub struct FailingDisk {
    tracer: Child,
    _said: TempDir,
}

impl Window {
    /// From now on those calls (`fsync,pwrite64`) fail wherever the program asks them of that file or
    /// folder. None where this machine lets nobody do that.
    pub async fn failing_disk(&self, calls: &str, place: &Path) -> Outcome<Option<FailingDisk>> {
        let folder = tempfile::tempdir()?;
        let said = folder.path().join("said");
        let mut strace = Command::new("strace");
        strace
            .args(["--follow-forks", "--output=/dev/null"])
            .arg(format!("--attach={}", self.driver.started()?))
            .arg(format!("--trace-path={}", place.display()))
            .arg(format!("--inject={calls}:error=EIO"))
            .stderr(fs::File::create(&said)?)
            .stdin(Stdio::null());
        let Ok(tracer) = strace.spawn() else {
            return Ok(None);
        };
        let mut failing = FailingDisk {
            tracer,
            _said: folder,
        };
        let is_attached = until(async || {
            let said = fs::read_to_string(&said)?;
            Ok(match failing.tracer.try_wait()? {
                Some(_) => Ok(false),
                None if said.contains("attached") => Ok(true),
                None => Err(format!("strace does not attach: {said}")),
            })
        })
        .await?;
        Ok(is_attached.then_some(failing))
    }
}

impl Drop for FailingDisk {
    // Asked to end, it lets the program go on.
    fn drop(&mut self) {
        let mut kill = Command::new("kill");
        let asked = kill.arg(self.tracer.id().to_string()).status();
        if asked.is_ok_and(|asked| asked.success()) {
            let _ = self.tracer.wait();
        }
    }
}
