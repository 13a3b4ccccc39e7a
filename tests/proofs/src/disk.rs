//! A disk that forgets. What was synced stays; of everything else any part may be there after the
//! power went: sectors in any order, torn ones, lengths without contents, names without files. No
//! more is promised to programs than that, and no less is what they must live with.

use crate::recording::Event;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder of a disk, with all that is in it.
#[derive(Clone, Debug)]
pub struct Disk {
    folder: PathBuf,
    /// Whatever was ever there, by number; the first is the folder itself.
    all: Vec<Node>,
}

#[derive(Clone, Debug)]
enum Node {
    File(File),
    Folder(Folder),
}

/// Which name means what.
type Names = BTreeMap<OsString, usize>;

#[derive(Clone, Debug, Default)]
struct Folder {
    /// The names as programs see them.
    seen: Names,
    /// The names as they were when it was last synced.
    kept: Names,
    /// What was done to names since.
    since: Vec<Naming>,
}

#[derive(Clone, Debug)]
enum Naming {
    Make(OsString, usize),
    Rename(OsString, OsString, usize),
    Remove(OsString),
}

impl Naming {
    fn apply(&self, names: &mut Names) {
        match self {
            Self::Make(name, node) => {
                names.insert(name.clone(), *node);
            }
            // Both names change at once, as file systems promise.
            Self::Rename(from, to, node) => {
                names.remove(from);
                names.insert(to.clone(), *node);
            }
            Self::Remove(name) => {
                names.remove(name);
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
    /// A folder that holds those files, which were synced long ago.
    pub fn with<'a>(
        folder: &Path,
        files: impl IntoIterator<Item = (&'a PathBuf, &'a Vec<u8>)>,
    ) -> Self {
        // A recording has whole paths.
        let mut disk = Self {
            folder: folder.canonicalize().unwrap(),
            all: vec![Node::Folder(Folder::default())],
        };
        for (path, bytes) in files {
            let within = disk.folder.join(path.strip_prefix(folder).unwrap());
            let folders = within.ancestors().skip(1);
            let mut folders: Vec<&Path> = folders.take_while(|path| *path != disk.folder).collect();
            folders.reverse();
            for folder in folders {
                if disk.node(folder).is_none() {
                    disk.make(folder, Node::Folder(Folder::default()));
                }
            }
            let (kept, since) = (bytes.clone(), Vec::new());
            disk.make(&within, Node::File(File { kept, since }));
        }
        for node in &mut disk.all {
            if let Node::Folder(folder) = node {
                folder.sync();
            }
        }
        disk
    }

    /// Does what the program did.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Make(path) => self.make_file(path),
            Event::MakeFolder(path) => self.make(path, Node::Folder(Folder::default())),
            Event::Write { file, at, bytes } => {
                let (at, bytes) = (*at, bytes.clone());
                self.file(file).since.push(Change::Write { at, bytes });
            }
            Event::Resize { file, length } => {
                self.make_file(file);
                self.file(file).since.push(Change::Resize(*length));
            }
            Event::Sync(path) => {
                let node = self.node(path).unwrap();
                match &mut self.all[node] {
                    Node::File(file) => file.sync(),
                    Node::Folder(folder) => folder.sync(),
                }
            }
            Event::Rename { from, to } => {
                assert_eq!(from.parent(), to.parent(), "nothing moves between folders");
                let node = self.node(from).unwrap();
                self.name(to, Naming::Rename(name_of(from), name_of(to), node));
            }
            Event::Remove(path) => self.name(path, Naming::Remove(name_of(path))),
            Event::Say(_) => {}
        }
    }

    /// What is called so, as programs see it.
    fn node(&self, path: &Path) -> Option<usize> {
        let within = path.strip_prefix(&self.folder).unwrap();
        within
            .iter()
            .try_fold(0, |node, name| match &self.all[node] {
                Node::Folder(folder) => folder.seen.get(name).copied(),
                Node::File(_) => None,
            })
    }

    fn name(&mut self, path: &Path, naming: Naming) {
        let node = self.node(path.parent().unwrap()).unwrap();
        let Node::Folder(folder) = &mut self.all[node] else {
            panic!("{} lies in no folder", path.display());
        };
        naming.apply(&mut folder.seen);
        folder.since.push(naming);
    }

    fn make(&mut self, path: &Path, node: Node) {
        self.all.push(node);
        self.name(path, Naming::Make(name_of(path), self.all.len() - 1));
    }

    fn make_file(&mut self, path: &Path) {
        if self.node(path).is_none() {
            self.make(path, Node::File(File::default()));
        }
    }

    fn file(&mut self, path: &Path) -> &mut File {
        let node = self.node(path).unwrap();
        match &mut self.all[node] {
            Node::File(file) => file,
            Node::Folder(_) => panic!("{} is a folder", path.display()),
        }
    }

    /// Cuts the power, and writes into an empty folder what is left by that chance.
    pub fn leave(&self, folder: &Path, chance: &mut ChaCha8Rng) {
        let weather = Weather::any(chance);
        self.leave_node(0, folder, &weather, chance);
    }

    fn leave_node(&self, node: usize, path: &Path, weather: &Weather, chance: &mut ChaCha8Rng) {
        let folder = match &self.all[node] {
            Node::File(file) => return fs::write(path, file.left(weather, chance)).unwrap(),
            Node::Folder(folder) => folder,
        };
        if node > 0 {
            fs::create_dir(path).unwrap();
        }
        let mut names = folder.kept.clone();
        for naming in &folder.since {
            if chance.random_bool(weather.names) {
                naming.apply(&mut names);
            }
        }
        for (name, node) in names {
            self.leave_node(node, &path.join(name), weather, chance);
        }
    }
}

fn name_of(path: &Path) -> OsString {
    path.file_name().unwrap().to_owned()
}

impl Folder {
    fn sync(&mut self) {
        self.kept.clone_from(&self.seen);
        self.since.clear();
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
