//! A screen that nobody sees, and what stands on it: Xvfb keeps it in a file, which is read without
//! asking the program that draws.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::paths;

const WIDTH: usize = 1280;
const HEIGHT: usize = 900;
/// Every so many rows are looked at: text is higher than that.
const EVERY: usize = 4;

/// What an X window dump begins with: numbers of four bytes, the highest first.
const HEADER_SIZE: u64 = 0;
const BYTES_A_LINE: u64 = 12;
const COLOURS: u64 = 19;
/// What each colour of its table takes, in bytes.
const COLOUR: u64 = 12;

/// A screen of our own; it goes with this value.
pub struct Screen {
    server: Child,
    file: PathBuf,
    number: String,
}

/// Every fourth row of a screen.
#[derive(Clone, Eq, PartialEq)]
pub struct Picture(Vec<u8>);

impl Screen {
    /// A black one; its file lies in that folder, which is made anew.
    pub fn shown(folder: PathBuf) -> Result<Self, String> {
        let folder = paths::empty_folder(folder)?;
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0"])
            .arg(format!("{WIDTH}x{HEIGHT}x24"))
            .args(["-noreset", "-nolisten", "tcp", "-fbdir"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("Xvfb could not be started: {error}"))?;
        let mut number = String::new();
        if let Some(told) = server.stdout.take() {
            // It says which screen it is once there is something to see.
            BufReader::new(told)
                .read_line(&mut number)
                .map_err(|error| format!("Xvfb does not say its number: {error}"))?;
        }
        if number.trim().is_empty() {
            return Err("Xvfb ended before it showed a screen".to_owned());
        }
        Ok(Self {
            server,
            file: folder.join("Xvfb_screen0"),
            number: number.trim().to_owned(),
        })
    }

    /// As programs are told of it.
    pub fn display(&self) -> String {
        format!(":{}", self.number)
    }

    /// What stands on it.
    pub fn picture(&self) -> Result<Picture, String> {
        self.rows()
            .map(Picture)
            .map_err(|error| problem(&self.file, &error))
    }

    fn rows(&self) -> std::io::Result<Vec<u8>> {
        let mut file = File::open(&self.file)?;
        let mut number = |place: u64| {
            let mut bytes = [0; 4];
            file.seek(SeekFrom::Start(place * 4))?;
            file.read_exact(&mut bytes)?;
            std::io::Result::Ok(u64::from(u32::from_be_bytes(bytes)))
        };
        let line = number(BYTES_A_LINE)?;
        let begin = number(HEADER_SIZE)? + number(COLOURS)? * COLOUR;
        let mut rows = vec![0; WIDTH * 4 * HEIGHT.div_ceil(EVERY)];
        for (row, bytes) in (0..).step_by(EVERY).zip(rows.chunks_mut(WIDTH * 4)) {
            file.seek(SeekFrom::Start(begin + row * line))?;
            file.read_exact(bytes)?;
        }
        Ok(rows)
    }

    /// Keeps what stands on it as a dump, which programs for pictures read (`convert xwd:FILE`).
    pub fn keep(&self, place: &Path) -> Result<(), String> {
        fs::copy(&self.file, place)
            .map(drop)
            .map_err(|error| problem(place, &error))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Picture {
    /// Whether it is another one to people: more differs than a caret that comes and goes, or the tail of a
    /// figure that counts.
    pub fn differs_from(&self, other: &Self) -> bool {
        let points = self.0.len() / 4;
        let differing = self.0.chunks_exact(4).zip(other.0.chunks_exact(4));
        differing.filter(|(one, another)| one != another).count() * 500 > points
    }

    /// How many different colours it has.
    pub fn colours(&self) -> usize {
        let mut colours: Vec<&[u8]> = self.0.chunks_exact(4).collect();
        colours.sort_unstable();
        colours.dedup();
        colours.len()
    }
}

fn problem(file: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", file.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caret_is_no_other_picture_and_a_button_is_one() {
        let still = Picture(vec![0; 1000 * 4]);
        let mut caret = still.clone();
        caret.0[..8].fill(255);
        assert!(!caret.differs_from(&still));
        let mut button = still.clone();
        button.0[..40].fill(255);
        assert!(button.differs_from(&still));
        assert_eq!((still.colours(), button.colours()), (1, 2));
    }
}
