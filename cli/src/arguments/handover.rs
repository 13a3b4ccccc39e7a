//! What can be asked of `hanchan handover`.

use clap::{Args, Subcommand};
use std::path::PathBuf;

pub const HANDOVER: &str = "\
  hanchan handover make club.hanchan --out .
  hanchan handover make club.hanchan --out . --encrypt
  hanchan handover open 白樺会の引継ぎ\\ 2026-11-22.zip --into 白樺会

In the one file: a verified backup of the club's file, the reports of the last two half-years, rules and
a sheet to write on, the settings as JSON, and a page in Japanese that tells the next secretary what to do.
Encrypted, it is an age file: any age program opens it with the passphrase, and nobody without.

The passphrase is asked for on the terminal, or read from the first line of --passphrase-file. It is kept
nowhere: tell it to the next secretary by another way than the file.";

#[derive(Debug, Subcommand)]
pub enum Handover {
    /// Write everything that the next secretary needs into one file, and verify it
    Make(Make),
    /// Verify such a file and make the club's file of it, in a folder of its own
    Open(OpenHandover),
}

#[derive(Debug, Args)]
pub struct Make {
    /// The club file
    pub file: PathBuf,
    /// The file to make, or a folder for one with the usual name; an existing file is never replaced
    #[arg(long, value_name = "FILE|DIR")]
    pub out: PathBuf,
    /// Encrypt it under a passphrase, for mail and sticks
    #[arg(long)]
    pub encrypt: bool,
    /// Read the passphrase from the first line of this file; - is standard input
    #[arg(long, value_name = "FILE", requires = "encrypt")]
    pub passphrase_file: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct OpenHandover {
    /// The hand-over
    pub file: PathBuf,
    /// The folder to make; one with anything in it is left as it is
    #[arg(long, value_name = "DIR")]
    pub into: PathBuf,
    /// Read the passphrase from the first line of this file; - is standard input
    #[arg(long, value_name = "FILE")]
    pub passphrase_file: Option<PathBuf>,
}
