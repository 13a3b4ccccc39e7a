//! A disk that forgets. What was synced stays; of everything else any part may be there after the
//! power went: sectors in any order, torn ones, lengths without contents, names without files. No
//! more is promised to programs than that, and no less is what they must live with.

use crate::recording::Event;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder of a disk, with all that is in it.
#[derive(Clone, Debug)]
pub struct Disk {
    folder: PathBuf,
    files: Vec<File>,
    /// The names as programs see them.
    seen: Names,
    /// The names as they were when the folders they are in were last synced.
    kept: Names,
    /// What was done to names since.
    since: Vec<Naming>,
}

/// Which name means which of the files; a folder means none.
type Names = BTreeMap<PathBuf, Option<usize>>;

#[derive(Clone, Debug)]
enum Naming {
    Make(PathBuf, Option<usize>),
    Rename(PathBuf, PathBuf, Option<usize>),
    Remove(PathBuf),
}

impl Naming {
    /// The folder that must be synced for it to stay. Nothing is renamed from one into another.
    fn folder(&self) -> Option<&Path> {
        match self {
            Self::Make(path, _) | Self::Rename(_, path, _) | Self::Remove(path) => path.parent(),
        }
    }

    fn apply(&self, names: &mut Names) {
        match self {
            Self::Make(path, file) => {
                names.insert(path.clone(), *file);
            }
            // Both names change at once, as file systems promise.
            Self::Rename(from, to, file) => {
                names.remove(from);
                names.insert(to.clone(), *file);
            }
            Self::Remove(path) => {
                names.remove(path);
            }
        }
    }
}

#[derive(Clone, Debug, Default)]
struct File {
    /// What it held when it was last synced.
    kept: Vec<u8>,
    /// What was done to it since.
    since: Vec<Change>,
}

#[derive(Clone, Debug)]
enum Change {
    Write { at: usize, bytes: Vec<u8> },
    Resize(usize),
}

impl Disk {
    /// A folder that holds one file, which was synced long ago.
    pub fn with(file: &Path, bytes: Vec<u8>) -> Self {
        // A recording has whole paths.
        let folder = file.parent().unwrap().canonicalize().unwrap();
        let names = Names::from([(folder.join(file.file_name().unwrap()), Some(0))]);
        Self {
            folder,
            files: vec![File {
                kept: bytes,
                since: Vec::new(),
            }],
            seen: names.clone(),
            kept: names,
            since: Vec::new(),
        }
    }

    /// Does what the program did.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Make(path) => self.make(path),
            Event::MakeFolder(path) => self.name(Naming::Make(path.clone(), None)),
            Event::Write { file, at, bytes } => {
                let (at, bytes) = (*at, bytes.clone());
                self.file(file).since.push(Change::Write { at, bytes });
            }
            Event::Resize { file, length } => {
                self.make(file);
                self.file(file).since.push(Change::Resize(*length));
            }
            Event::Sync(path) if self.is_folder(path) => self.sync_names(path),
            Event::Sync(path) => self.file(path).sync(),
            Event::Rename { from, to } => {
                let file = self.seen[from];
                self.name(Naming::Rename(from.clone(), to.clone(), file));
            }
            Event::Remove(path) => self.name(Naming::Remove(path.clone())),
            Event::Say(_) => {}
        }
    }

    fn is_folder(&self, path: &Path) -> bool {
        path == self.folder || self.seen[path].is_none()
    }

    fn make(&mut self, path: &Path) {
        if !self.seen.contains_key(path) {
            self.files.push(File::default());
            let file = Some(self.files.len() - 1);
            self.name(Naming::Make(path.to_owned(), file));
        }
    }

    fn name(&mut self, naming: Naming) {
        naming.apply(&mut self.seen);
        self.since.push(naming);
    }

    fn sync_names(&mut self, folder: &Path) {
        let (synced, others) = std::mem::take(&mut self.since)
            .into_iter()
            .partition(|naming| naming.folder() == Some(folder));
        self.since = others;
        let synced: Vec<Naming> = synced;
        for naming in synced {
            naming.apply(&mut self.kept);
        }
    }

    fn file(&mut self, path: &Path) -> &mut File {
        let file = self.seen[path].unwrap();
        &mut self.files[file]
    }

    /// Cuts the power, and writes into an empty folder what is left by that chance.
    pub fn leave(&self, folder: &Path, chance: &mut ChaCha8Rng) {
        let weather = Weather::any(chance);
        let mut names = self.kept.clone();
        for naming in &self.since {
            if chance.random_bool(weather.names) {
                naming.apply(&mut names);
            }
        }
        for (path, file) in names {
            let path = folder.join(path.strip_prefix(&self.folder).unwrap());
            match file {
                None => fs::create_dir(path).unwrap(),
                // What was in a folder that is not there is not there either.
                Some(file) if path.parent().is_some_and(Path::is_dir) => {
                    fs::write(path, self.files[file].left(&weather, chance)).unwrap();
                }
                Some(_) => {}
            }
        }
    }
}

/// What the disk is like when the power goes.
struct Weather {
    /// How many bytes it writes at once.
    sector: usize,
    /// How likely a sector that was not synced is there.
    sectors: f64,
    /// How likely it is there by half, where it would be there.
    torn: f64,
    /// How likely a change of a name is there.
    names: f64,
    /// How likely a file is as long as it would have become, although its contents are not there.
    lengths: f64,
    /// Whether there is rubbish where contents are missing, and not zeros.
    rubbish: bool,
}

impl Weather {
    fn any(chance: &mut ChaCha8Rng) -> Self {
        // All or nothing is as likely as anything between.
        let mut likely = || match chance.random_range(0..4) {
            0 => 0.0,
            1 => 1.0,
            _ => chance.random_range(0.0..1.0),
        };
        let (sectors, names, lengths) = (likely(), likely(), likely());
        Self {
            sector: if chance.random_bool(0.5) { 512 } else { 4_096 },
            sectors,
            torn: if chance.random_bool(0.5) { 0.05 } else { 0.0 },
            names,
            lengths,
            rubbish: chance.random_bool(0.5),
        }
    }

    /// Makes a file longer, without contents.
    fn grow(&self, file: &mut Vec<u8>, length: usize, chance: &mut ChaCha8Rng) {
        while file.len() < length {
            file.push(if self.rubbish { chance.random() } else { 0 });
        }
    }
}

impl File {
    fn sync(&mut self) {
        for change in std::mem::take(&mut self.since) {
            match change {
                Change::Write { at, bytes } => {
                    let end = at + bytes.len();
                    if self.kept.len() < end {
                        self.kept.resize(end, 0);
                    }
                    self.kept[at..end].copy_from_slice(&bytes);
                }
                Change::Resize(length) => self.kept.resize(length, 0),
            }
        }
    }

    fn left(&self, weather: &Weather, chance: &mut ChaCha8Rng) -> Vec<u8> {
        let mut file = self.kept.clone();
        for change in &self.since {
            match change {
                Change::Write { at, bytes } => {
                    let end = at + bytes.len();
                    let mut from = *at;
                    while from < end {
                        let to = end.min((from / weather.sector + 1) * weather.sector);
                        weather.sector(&mut file, from, &bytes[from - at..to - at], chance);
                        from = to;
                    }
                }
                Change::Resize(length) if chance.random_bool(weather.lengths) => {
                    file.resize(*length, 0);
                }
                Change::Resize(_) => {}
            }
        }
        file
    }
}

impl Weather {
    /// What becomes of the part of a write that falls into one sector.
    fn sector(&self, file: &mut Vec<u8>, at: usize, bytes: &[u8], chance: &mut ChaCha8Rng) {
        if chance.random_bool(self.sectors) {
            let count = if chance.random_bool(self.torn) {
                chance.random_range(0..=bytes.len())
            } else {
                bytes.len()
            };
            self.grow(file, at + count, chance);
            file[at..at + count].copy_from_slice(&bytes[..count]);
        } else if chance.random_bool(self.lengths) {
            self.grow(file, at + bytes.len(), chance);
        }
    }
}
