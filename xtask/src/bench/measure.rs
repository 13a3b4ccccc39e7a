//! Whole processes measured from outside: wall time, peak memory, and the size of what they write.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use super::works::Work;
use crate::process::{run_quietly, timed};

/// How often each command runs; the median counts.
pub const RUNS: usize = 7;

/// What it took.
#[derive(Clone, Copy)]
pub struct Figure {
    pub wall: Duration,
    pub peak_kib: u64,
    pub file_bytes: Option<u64>,
}

impl Work {
    /// Runs it once unmeasured, then several times: the medians of wall time and of peak memory.
    pub fn figure(&self, program: &Path, folder: &Path) -> Result<Figure, String> {
        self.once(program, folder)?;
        let mut walls = Vec::with_capacity(RUNS);
        let mut peaks = Vec::with_capacity(RUNS);
        for _ in 0..RUNS {
            let (wall, peak_kib) = self.once(program, folder)?;
            walls.push(wall);
            peaks.push(peak_kib);
        }
        walls.sort_unstable();
        peaks.sort_unstable();
        let size = |file| match fs::metadata(folder.join(file)) {
            Ok(metadata) => Ok(metadata.len()),
            Err(error) => Err(format!("{file}: {error}")),
        };
        Ok(Figure {
            wall: walls[RUNS / 2],
            peak_kib: peaks[RUNS / 2],
            file_bytes: self.writes.map(size).transpose()?,
        })
    }

    /// GNU time starts the program and reads its peak memory from the kernel; it adds about a
    /// millisecond to every wall time, ours and the others' alike.
    fn once(&self, program: &Path, folder: &Path) -> Result<(Duration, u64), String> {
        let mut before = Command::new("sh");
        run_quietly(before.args(["-c", self.before]).current_dir(folder))?;
        let input = match self.reads {
            Some(file) => Stdio::from(
                File::open(folder.join(file)).map_err(|error| format!("{file}: {error}"))?,
            ),
            None => Stdio::null(),
        };
        let mut command = Command::new("/usr/bin/time");
        command
            .args(["--format", "%M"])
            .arg(program)
            .args(self.words.split_whitespace())
            .current_dir(folder)
            .stdin(input)
            .stdout(Stdio::null());
        let (output, wall) = timed(|| command.output());
        let output = output.map_err(|error| format!("/usr/bin/time: {error}"))?;
        let said = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            return Err(format!("{}: {said}", self.name));
        }
        let peak = said.lines().next_back();
        let peak = peak.and_then(|line| line.trim().parse().ok());
        let peak = peak.ok_or_else(|| format!("GNU time said no peak memory but: {said}"))?;
        Ok((wall, peak))
    }
}

impl Figure {
    /// As a person reads it, with how many times as much as ours it is.
    pub fn print(self, name: &str, ours: Option<Self>) {
        let ms = |figure: Self| figure.wall.as_secs_f64() * 1_000.0;
        let mib = |figure: Self| ratio(figure.peak_kib, 1_024);
        print!("  {name:<34} {:>9.1} ms {:>8.1} MiB", ms(self), mib(self));
        if let Some(bytes) = self.file_bytes {
            print!(" {:>8.1} KiB", ratio(bytes, 1_024));
        }
        if let Some(ours) = ours {
            let (time, memory) = (ms(self) / ms(ours), mib(self) / mib(ours));
            print!("   time ×{time:.1}, memory ×{memory:.1}");
            if let (Some(theirs), Some(ours)) = (self.file_bytes, ours.file_bytes) {
                print!(", file ×{:.1}", ratio(theirs, ours));
            }
        }
        println!();
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a figure to be read, of one decimal"
)]
fn ratio(part: u64, whole: u64) -> f64 {
    part as f64 / whole as f64
}
