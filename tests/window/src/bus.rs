//! A message bus of the test's own, by which a second start finds the first; the tests' windows have none
//! otherwise, or those of different tests would take each other for a second start.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use serde_json::{Value, json};

use crate::programs::program;
use crate::{Outcome, until};

/// Dropping it ends it.
pub struct Bus {
    process: Child,
    address: String,
}

impl Bus {
    pub fn start() -> Outcome<Self> {
        let mut process = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address"])
            .stdout(Stdio::piped())
            .spawn()?;
        let mut address = String::new();
        if let Some(said) = process.stdout.take() {
            BufReader::new(said).read_line(&mut address)?;
        }
        let address = address.trim().to_owned();
        Ok(Self { process, address })
    }

    /// How a driver starts the window's program on that file with the bus.
    pub(crate) fn options(&self, file: Option<&Path>) -> Outcome<Value> {
        let mut arguments = vec![
            format!("DBUS_SESSION_BUS_ADDRESS={}", self.address),
            // Whoever reads the window aloud is not asked for.
            "NO_AT_BRIDGE=1".to_owned(),
            program("hanchancho")?.display().to_string(),
        ];
        arguments.extend(file.map(|file| file.display().to_string()));
        Ok(json!({ "binary": "env", "args": arguments }))
    }

    /// Starts the program again in that folder, until it ends.
    pub async fn start_again<Argument: AsRef<OsStr>>(
        &self,
        folder: &Path,
        arguments: &[Argument],
    ) -> Outcome<ExitStatus> {
        let mut second = Command::new(program("hanchancho")?)
            .env("DBUS_SESSION_BUS_ADDRESS", &self.address)
            .env("HOME", folder)
            .args(arguments)
            .current_dir(folder)
            .spawn()?;
        let ended = until(async || {
            let ended = second.try_wait()?;
            Ok(ended.ok_or_else(|| "the second start does not end".to_owned()))
        })
        .await;
        if ended.is_err() {
            second.kill()?;
            second.wait()?;
        }
        ended
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        // It fails only where it has already ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
