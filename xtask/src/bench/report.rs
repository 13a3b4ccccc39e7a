//! The figures as a person reads them.

use std::fs;
use std::path::Path;

use super::measure::{Figure, Measured};

/// One program's figures for one piece of work.
pub struct Entry {
    name: String,
    figure: Figure,
    file_bytes: Option<u64>,
}

/// Ours beside others on the same content.
pub struct Contest {
    pub what: String,
    pub ours: Entry,
    pub peers: Vec<Entry>,
}

impl Entry {
    /// Measures a program and the file it writes.
    pub fn measured(name: &str, work: &Measured<'_>, file: &Path) -> Result<Self, String> {
        let mut entry = Self::timed(name, work)?;
        let size = fs::metadata(file)
            .map_err(|error| format!("{}: {error}", file.display()))?
            .len();
        entry.file_bytes = Some(size);
        Ok(entry)
    }

    /// Measures a program that writes several files, or none.
    pub fn timed(name: &str, work: &Measured<'_>) -> Result<Self, String> {
        Ok(Self {
            name: name.to_owned(),
            figure: work.figure()?,
            file_bytes: None,
        })
    }

    fn print(&self, ours: Option<&Self>) {
        let ms = |entry: &Self| entry.figure.seconds() * 1_000.0;
        let mib = |entry: &Self| ratio(entry.figure.peak_kib, 1_024);
        print!(
            "  {:<34} {:>9.1} ms {:>8.1} MiB",
            self.name,
            ms(self),
            mib(self)
        );
        if let Some(bytes) = self.file_bytes {
            print!(" {:>8.1} KiB", ratio(bytes, 1_024));
        }
        if let Some(ours) = ours {
            print!(
                "   time ×{:.1}, memory ×{:.1}",
                ms(self) / ms(ours),
                mib(self) / mib(ours)
            );
            if let (Some(theirs), Some(ours)) = (self.file_bytes, ours.file_bytes) {
                print!(", file ×{:.1}", ratio(theirs, ours));
            }
        }
        println!();
    }
}

impl Contest {
    pub fn print(&self) {
        println!("\n{}", self.what);
        self.ours.print(None);
        for peer in &self.peers {
            peer.print(Some(&self.ours));
        }
    }
}

/// One piece of our own work, with how many units of something it did.
pub fn print_own(what: &str, figure: Figure, units: Option<(f64, &str)>) {
    print!(
        "  {what:<46} {:>9.1} ms {:>8.1} MiB",
        figure.seconds() * 1_000.0,
        ratio(figure.peak_kib, 1_024)
    );
    if let Some((count, name)) = units {
        print!("   {:>10.0} {name}/s", count / figure.seconds());
    }
    println!();
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a figure to be read, of one decimal"
)]
fn ratio(part: u64, whole: u64) -> f64 {
    part as f64 / whole as f64
}
