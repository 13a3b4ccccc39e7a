//! Whole processes measured from outside: wall time and peak memory.

use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::process::timed;

/// How often each command runs; the median counts.
const RUNS: usize = 7;

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

/// A command with what it reads, to be started afresh for each run.
pub struct Measured<'a> {
    pub program: &'a Path,
    pub arguments: Vec<String>,
    pub input: Option<&'a Path>,
    /// Makes each run begin from the same state, outside the time measured.
    pub before_each: &'a dyn Fn() -> Result<(), String>,
}

impl<'a> Measured<'a> {
    pub fn new<const N: usize>(program: &'a Path, arguments: [&str; N]) -> Self {
        Self {
            program,
            arguments: arguments.map(str::to_owned).to_vec(),
            input: None,
            before_each: &|| Ok(()),
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
        (self.before_each)()?;
        let mut command = Command::new("/usr/bin/time");
        command
            .args(["--format", "%M"])
            .arg(self.program)
            .args(&self.arguments)
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
