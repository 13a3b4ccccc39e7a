//! Whole processes measured from outside: wall time and peak memory.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::paths;
use crate::process::timed;

/// How often each command runs; the median counts.
pub const RUNS: usize = 7;

/// What one command took.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    pub wall: Duration,
    pub peak_kib: u64,
}

impl Figure {
    pub fn seconds(self) -> f64 {
        self.wall.as_secs_f64()
    }
}

/// A command, to be started afresh for each run.
pub struct Measured<'a> {
    program: &'a Path,
    arguments: Vec<OsString>,
    input: Option<&'a Path>,
    folder: &'a Path,
    before: Before<'a>,
}

/// What makes each run begin from the same state, outside the time measured.
enum Before<'a> {
    Nothing,
    Remove(&'a Path),
    Copy { from: &'a Path, to: &'a Path },
}

impl<'a> Measured<'a> {
    pub fn new(program: &'a Path, arguments: &[&dyn AsRef<OsStr>]) -> Self {
        Self {
            program,
            arguments: arguments
                .iter()
                .map(|argument| argument.as_ref().to_owned())
                .collect(),
            input: None,
            folder: paths::root(),
            before: Before::Nothing,
        }
    }

    /// Reads the file from standard input.
    pub fn reading(self, input: &'a Path) -> Self {
        Self {
            input: Some(input),
            ..self
        }
    }

    /// Runs in that folder.
    pub fn within(self, folder: &'a Path) -> Self {
        Self { folder, ..self }
    }

    /// Begins each run without that folder.
    pub fn removing(self, folder: &'a Path) -> Self {
        Self {
            before: Before::Remove(folder),
            ..self
        }
    }

    /// Begins each run with a fresh copy of a file.
    pub fn copying(self, from: &'a Path, to: &'a Path) -> Self {
        Self {
            before: Before::Copy { from, to },
            ..self
        }
    }

    /// Runs it once unmeasured, then several times: the medians of wall time and of peak memory.
    pub fn figure(&self) -> Result<Figure, String> {
        self.once()?;
        let mut walls = Vec::with_capacity(RUNS);
        let mut peaks = Vec::with_capacity(RUNS);
        for _ in 0..RUNS {
            let figure = self.once()?;
            walls.push(figure.wall);
            peaks.push(figure.peak_kib);
        }
        walls.sort_unstable();
        peaks.sort_unstable();
        Ok(Figure {
            wall: walls[RUNS / 2],
            peak_kib: peaks[RUNS / 2],
        })
    }

    /// GNU time starts the program and reads its peak memory from the kernel; it adds about a
    /// millisecond to every wall time, ours and the others' alike.
    fn once(&self) -> Result<Figure, String> {
        self.before.prepare()?;
        let mut command = Command::new("/usr/bin/time");
        command
            .args(["--format", "%M"])
            .arg(self.program)
            .args(&self.arguments)
            .current_dir(self.folder)
            .stdin(match self.input {
                Some(path) => Stdio::from(
                    File::open(path).map_err(|error| format!("{}: {error}", path.display()))?,
                ),
                None => Stdio::null(),
            })
            .stdout(Stdio::null());
        let (output, wall) = timed(|| command.output());
        let output = output.map_err(|error| format!("/usr/bin/time: {error}"))?;
        let said = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            return Err(format!("{}: {said}", self.program.display()));
        }
        let peak_kib = said
            .lines()
            .next_back()
            .and_then(|line| line.trim().parse().ok())
            .ok_or_else(|| format!("GNU time said no peak memory but: {said}"))?;
        Ok(Figure { wall, peak_kib })
    }
}

impl Before<'_> {
    fn prepare(&self) -> Result<(), String> {
        match self {
            Self::Nothing => Ok(()),
            Self::Remove(folder) => paths::remove(folder),
            Self::Copy { from, to } => match fs::copy(from, to) {
                Err(error) => Err(format!("{}: {error}", to.display())),
                Ok(_) => Ok(()),
            },
        }
    }
}
