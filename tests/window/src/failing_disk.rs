//! A disk that fails while the window works on it, as `strace` plays it to the window's program.

use std::path::Path;

use serde_json::{Value, json};

use crate::Outcome;
use crate::programs::program;

/// Some calls to the system that a disk does not do any more, however often it is asked.
#[derive(Clone, Copy, Debug)]
pub struct FailingDisk<'a> {
    /// By the names that `strace` has for them. What a machine does not know is left out (`?`).
    pub calls: &'a str,
    /// How it fails: `EIO` where the device does not answer; a signal that the system sends with it comes
    /// after `:signal=`.
    pub error: &'a str,
    /// From which of those calls on, counted from 1 in each thread: what the person asks for once is
    /// done in one.
    pub from: u32,
    /// The files and folders that cannot be worked on; they need not be there yet.
    pub paths: &'a [&'a Path],
}

impl FailingDisk<'_> {
    /// How a driver starts the window's program on a file there. `strace` goes beside (`-D`), so that
    /// what the driver has started, and ends, is that program.
    pub(crate) fn options(&self, home: &Path, file: &Path) -> Outcome<Value> {
        let Self {
            calls, error, from, ..
        } = self;
        let mut arguments = vec![
            "-D".to_owned(),
            "-f".to_owned(),
            // Whatever else the window asks of the system takes no longer than ever.
            "--seccomp-bpf".to_owned(),
            "-o".to_owned(),
            home.join("failing-disk").display().to_string(),
            format!("--trace={calls}"),
            format!("--inject={calls}:error={error}:when={from}+"),
        ];
        for path in self.paths {
            arguments.extend(["-P".to_owned(), path.display().to_string()]);
        }
        arguments.extend([program("hanchancho")?.display().to_string()]);
        arguments.extend([file.display().to_string()]);
        Ok(json!({ "binary": "strace", "args": arguments }))
    }
}
