//! What a program really asked of the system, in order: its writes, syncs, new names and words, as
//! `strace` saw them.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// Everything by which a program can change files. What a machine does not know is left out (`?`).
const CALLS: &str = "trace=?open,openat,?creat,close,lseek,write,pwrite64,writev,?pwritev,?pwritev2,\
fsync,fdatasync,ftruncate,truncate,fallocate,copy_file_range,sendfile,splice,?rename,?renameat,\
renameat2,?unlink,unlinkat,?link,linkat,?symlink,symlinkat,?mkdir,mkdirat,?rmdir,?dup2,dup,dup3,mmap";

/// Something a program did.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Event {
    /// Opened a file, which is made where it is not there.
    Make(PathBuf),
    /// Made a folder.
    MakeFolder(PathBuf),
    /// Wrote into a file.
    Write {
        /// Which.
        file: PathBuf,
        /// From which byte on.
        at: usize,
        /// What.
        bytes: Vec<u8>,
    },
    /// Cut a file short, or made it longer.
    Resize {
        /// Which.
        file: PathBuf,
        /// How long it is then.
        length: usize,
    },
    /// Waited until a file or a folder was on the disk.
    Sync(PathBuf),
    /// Gave a file another name.
    Rename {
        /// The name it had.
        from: PathBuf,
        /// The name it has.
        to: PathBuf,
    },
    /// Took a file's name away.
    Remove(PathBuf),
    /// Wrote to standard output.
    Say(String),
}

/// `strace`, about to run a program.
pub fn strace(log: &Path, options: &[String], program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new("strace");
    command.arg("-o").arg(log).args(options);
    command.arg(program).args(arguments);
    command
}

/// Runs a command that reads that many lines.
pub fn run(command: &mut Command, lines: usize) -> Output {
    let child = start(command, lines, Stdio::piped());
    child.wait_with_output().unwrap()
}

/// Starts it, where what it says goes there.
pub fn start(command: &mut Command, lines: usize, says: Stdio) -> Child {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(says)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| {
            let program = command.get_program().display();
            panic!("{program}: {error} (`cargo xtask test` installs what is missing)")
        });
    let mut stdin = child.stdin.take().unwrap();
    // A program that failed to open its file reads nothing, and a few lines fit the pipe.
    let _ = stdin.write_all("\n".repeat(lines).as_bytes());
    drop(stdin);
    child
}

/// Runs a program that is told to do something so many times, and gives back what it did in a folder.
pub fn record(folder: &Path, program: &str, arguments: &[&str], lines: usize) -> Vec<Event> {
    let logs = crate::scratch();
    let log = logs.path().join("log");
    // Names of files beside their numbers, and every byte in hexadecimal.
    let options = ["-y", "-xx", "-s", "100000000", "-e", CALLS].map(String::from);
    let output = run(&mut strace(&log, &options, program, arguments), lines);
    assert!(
        output.status.success(),
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    let mut reader = Reader {
        folder: folder.canonicalize().unwrap(),
        places: BTreeMap::new(),
    };
    let text = fs::read_to_string(log).unwrap();
    let calls = text.lines().filter(|line| !line.starts_with("+++"));
    calls.filter_map(|line| reader.event(line)).collect()
}

struct Reader {
    folder: PathBuf,
    /// Where in each open file, by its number, the next write without a place of its own goes.
    places: BTreeMap<String, usize>,
}

impl Reader {
    /// What a line of the log tells, if it concerns the folder.
    fn event(&mut self, line: &str) -> Option<Event> {
        let (call, result) = line.rsplit_once(" = ")?;
        let (name, arguments) = call.trim_end().split_once('(')?;
        let arguments: Vec<&str> = arguments.strip_suffix(')')?.split(", ").collect();
        let result = result.split(['<', ' ']).next()?;
        if result.starts_with('-') {
            return None;
        }
        let file = || opened(arguments[0]).filter(|path| self.concerns(path));
        let number = || arguments[0].split('<').next().unwrap().to_owned();
        let event = match name {
            "write" if arguments[0].starts_with("1<") => {
                Event::Say(String::from_utf8(quoted(arguments[1])).unwrap())
            }
            "openat" | "open" => return self.opening(&arguments, result),
            "close" => {
                self.places.remove(&number());
                return None;
            }
            "lseek" => {
                self.places.insert(number(), result.parse().unwrap());
                return None;
            }
            "pwrite64" => written(file()?, arguments[3].parse().unwrap(), arguments[1], result),
            "write" => {
                let file = file()?;
                let place = self.places.entry(number()).or_default();
                let event = written(file, *place, arguments[1], result);
                *place += result.parse::<usize>().unwrap();
                event
            }
            "fsync" | "fdatasync" => Event::Sync(file()?),
            "ftruncate" => Event::Resize {
                file: file()?,
                length: arguments[1].parse().unwrap(),
            },
            "rename" => Event::Rename {
                from: self.named(None, arguments[0])?,
                to: self.named(None, arguments[1])?,
            },
            "unlink" | "rmdir" => Event::Remove(self.named(None, arguments[0])?),
            "mkdir" => Event::MakeFolder(self.named(None, arguments[0])?),
            "mkdirat" => Event::MakeFolder(self.named(Some(arguments[0]), arguments[1])?),
            "unlinkat" => Event::Remove(self.named(Some(arguments[0]), arguments[1])?),
            "renameat" | "renameat2" => Event::Rename {
                from: self.named(Some(arguments[0]), arguments[1])?,
                to: self.named(Some(arguments[2]), arguments[3])?,
            },
            // Only looking at a file in memory changes nothing.
            "mmap" if !line.contains("MAP_SHARED") || !line.contains("PROT_WRITE") => return None,
            _ => {
                let of_the_folder = |argument: &&str| {
                    opened(argument).is_some_and(|path| self.concerns(&path))
                        || self.named(None, argument).is_some()
                };
                let known = !arguments.iter().any(of_the_folder);
                assert!(known, "nothing here knows what this does: {line}");
                return None;
            }
        };
        Some(event)
    }

    fn opening(&mut self, arguments: &[&str], number: &str) -> Option<Event> {
        self.places.insert(number.to_owned(), 0);
        let at = arguments
            .iter()
            .position(|argument| argument.starts_with('"'))?;
        let folder = at.checked_sub(1).map(|before| arguments[before]);
        let (file, flags) = (self.named(folder, arguments[at])?, arguments[at + 1]);
        assert!(
            !flags.contains("O_APPEND"),
            "{} is appended to",
            file.display()
        );
        if flags.contains("O_TRUNC") {
            return Some(Event::Resize { file, length: 0 });
        }
        flags.contains("O_CREAT").then_some(Event::Make(file))
    }

    fn concerns(&self, path: &Path) -> bool {
        path.starts_with(&self.folder)
    }

    /// What has that name, which may be one within an open folder.
    fn named(&self, folder: Option<&str>, argument: &str) -> Option<PathBuf> {
        let name = argument.starts_with('"').then(|| path(quoted(argument)))?;
        let whole = match folder.and_then(opened) {
            Some(folder) => folder.join(name),
            None => name,
        };
        Some(whole).filter(|path| self.concerns(path))
    }
}

fn written(file: PathBuf, at: usize, argument: &str, count: &str) -> Event {
    let mut bytes = quoted(argument);
    bytes.truncate(count.parse().unwrap());
    Event::Write { file, at, bytes }
}

/// The path of an open file, which stands beside its number. One that was removed has none.
fn opened(argument: &str) -> Option<PathBuf> {
    let (_, name) = argument.split_once('<')?;
    Some(path(hexadecimal(name.strip_suffix('>')?)))
}

fn quoted(argument: &str) -> Vec<u8> {
    let inside = argument
        .strip_prefix('"')
        .and_then(|text| text.strip_suffix('"'));
    hexadecimal(inside.unwrap_or_else(|| panic!("not a whole text: {argument}")))
}

/// `\x41\x42`
fn hexadecimal(text: &str) -> Vec<u8> {
    let digits = text.split("\\x").skip(1);
    digits
        .map(|digits| u8::from_str_radix(digits, 16).unwrap())
        .collect()
}

fn path(bytes: Vec<u8>) -> PathBuf {
    String::from_utf8(bytes).unwrap().into()
}
