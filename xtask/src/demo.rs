//! `cargo xtask demo`: the sample club and its finished documents.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{cargo, run, step};
use crate::{node, paths, system};

/// What `hanchan demo` wrote.
pub struct Sample {
    pub club: PathBuf,
    pub documents: Vec<PathBuf>,
}

/// Builds `hanchan`, has it write the sample club, and says where everything is.
pub fn build_and_make(directory: Option<&Path>) -> Result<Sample, String> {
    system::for_crates()?;
    node::install()?;
    step("Build hanchan", || run(&mut cargo(["build", "-p", "cli"])))?;
    let sample = make(directory)?;
    sample.show();
    Ok(sample)
}

/// Has the built `hanchan` write the sample club. The folder of our own is made anew;
/// a folder that the person named is theirs, and `hanchan` decides what it may write there.
pub fn make(directory: Option<&Path>) -> Result<Sample, String> {
    let directory = match directory {
        Some(theirs) => theirs.to_path_buf(),
        None => paths::empty_folder(paths::target()?.join("demo"))?,
    };
    let hanchan = paths::built("debug", "hanchan")?;
    step("Sample club", || {
        run(Command::new(hanchan).arg("demo").arg(&directory))
    })?;
    Sample::found_in(&directory)
}

impl Sample {
    fn found_in(directory: &Path) -> Result<Self, String> {
        let mut files = files_below(directory)?;
        files.sort();
        let club = files
            .iter()
            .find(|file| has_extension(file, "hanchan"))
            .cloned();
        files.retain(|file| has_extension(file, "pdf"));
        match club {
            Some(club) if !files.is_empty() => Ok(Self {
                club,
                documents: files,
            }),
            _ => Err(format!(
                "`hanchan demo` left no club file with its PDFs in {}",
                directory.display()
            )),
        }
    }

    pub fn show(&self) {
        println!("\nThe sample club's file:\n  {}", self.club.display());
        println!("Its documents:");
        for document in &self.documents {
            println!("  {}", document.display());
        }
    }
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let problem = |error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(problem)? {
        let path = entry.map_err(problem)?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

fn has_extension(file: &Path, extension: &str) -> bool {
    file.extension() == Some(OsStr::new(extension))
}
