//! Failing or killing a program at any of the calls by which it asks the system for files.

use crate::recording::{Event, record, run, start, strace};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::thread::yield_now;

/// What a program can ask of the disk. What a machine does not know is left out (`?`).
const CALLS: &str = "?open,?openat,?read,?pread64,?write,?pwrite64,?fsync,?fdatasync,?ftruncate,\
?rename,?renameat,?renameat2,?unlink,?unlinkat,?mkdir,?mkdirat,?getdents64,?flock";

/// The errors that a call can end with.
pub fn errors_of(call: &str) -> &'static [&'static str] {
    match call {
        "open" | "openat" => &["EIO", "EACCES", "ENOSPC", "EMFILE"],
        "write" | "pwrite64" | "fsync" | "fdatasync" => &["EIO", "ENOSPC"],
        "mkdir" | "mkdirat" | "rename" | "renameat" | "renameat2" => &["EIO", "ENOSPC", "EACCES"],
        "unlink" | "unlinkat" => &["EIO", "EACCES"],
        _ => &["EIO"],
    }
}

/// Whether the call takes a file away: a program that may not cannot clear up after itself either.
pub fn removes(call: &str) -> bool {
    call.starts_with("unlink")
}

/// Whether the call reads what is in a folder, without which that is not taken away.
pub fn reads_folders(call: &str) -> bool {
    call.starts_with("open") || call == "getdents64"
}

/// A program that works in a folder.
#[derive(Clone, Debug)]
pub struct Trial<'a> {
    program: &'a str,
    arguments: &'a [&'a str],
    /// How many lines it reads.
    lines: usize,
    /// Every file and folder that it asks for.
    paths: BTreeSet<PathBuf>,
}

impl<'a> Trial<'a> {
    /// Lets it run undisturbed, to see what it asks for.
    pub fn new(folder: &Path, program: &'a str, arguments: &'a [&'a str], lines: usize) -> Self {
        let mut paths = BTreeSet::from([folder.to_owned()]);
        paths.extend(tree(folder));
        for event in record(folder, program, arguments, lines) {
            match event {
                Event::Make(path) | Event::MakeFolder(path) => drop(paths.insert(path)),
                Event::Resize { file, .. } => drop(paths.insert(file)),
                Event::Rename { to, .. } => drop(paths.insert(to)),
                Event::Write { .. } | Event::Sync(_) | Event::Remove(_) | Event::Say(_) => {}
            }
        }
        Self {
            program,
            arguments,
            lines,
            paths,
        }
    }

    /// How often it makes each call, from the same start on.
    pub fn calls(&self) -> BTreeMap<String, usize> {
        let (_, log) = self.run(None);
        let mut calls = BTreeMap::new();
        for line in log.lines().filter(|line| line.contains(" = ")) {
            // Behind the number of its process.
            let asked = line.trim_start_matches(|one: char| one.is_ascii_digit() || one == ' ');
            if let Some((call, _)) = asked.split_once('(') {
                *calls.entry(call.to_owned()).or_default() += 1;
            }
        }
        calls
    }

    /// Lets a call fail, from the one of that number on or only that one, and gives back how the
    /// program ended.
    pub fn failing(&self, call: &str, error: &str, number: usize, for_good: bool) -> Output {
        let more = if for_good { "+" } else { "" };
        self.run(Some(&format!("{call}:error={error}:when={number}{more}")))
            .0
    }

    /// Kills the program just before its call of that number.
    pub fn killed(&self, call: &str, number: usize) -> Output {
        self.run(Some(&format!("{call}:signal=KILL:when={number}")))
            .0
    }

    /// Holds the program up after its call of that number, does something meanwhile, and lets it go on.
    /// Gives back what it had said until then, and what it said later.
    pub fn held_up(&self, call: &str, number: usize, meanwhile: impl FnOnce()) -> (String, String) {
        let logs = crate::scratch();
        let log = logs.path().join("log");
        // A file has all that it said at any moment, where a pipe has what nobody has read yet.
        let says = logs.path().join("says");
        let said = || fs::read_to_string(&says).unwrap();
        let inject = format!("{call}:signal=STOP:when={number}");
        let file = File::create(&says).unwrap();
        let child = start(
            &mut self.command(&log, Some(&inject)),
            self.lines,
            file.into(),
        );
        let mut before = None;
        if let Some(program) = held_up_child_of(child.id(), &log) {
            before = Some(said());
            meanwhile();
            let ended = Command::new("kill").args(["-CONT", &program]).status();
            assert!(ended.unwrap().success());
        }
        child.wait_with_output().unwrap();
        let all = said();
        let before = before.unwrap_or_else(|| all.clone());
        let later = all[before.len()..].to_owned();
        (before, later)
    }

    fn run(&self, inject: Option<&str>) -> (Output, String) {
        let logs = crate::scratch();
        let log = logs.path().join("log");
        let output = run(&mut self.command(&log, inject), self.lines);
        (output, fs::read_to_string(log).unwrap())
    }

    fn command(&self, log: &Path, inject: Option<&str>) -> Command {
        let mut options = vec![format!("--trace={CALLS}")];
        // By that it halts at these calls alone, and is sent no signal.
        if inject.is_none_or(|inject| !inject.contains(":signal=")) {
            options.extend(["--follow-forks", "--seccomp-bpf"].map(String::from));
        }
        for path in &self.paths {
            options.extend(["-P".to_owned(), path.display().to_string()]);
        }
        options.extend(inject.map(|inject| format!("--inject={inject}")));
        strace(log, &options, self.program, self.arguments)
    }
}

/// The program that runs under `strace`, once that has written down that it stands still; none where it
/// ended before.
fn held_up_child_of(strace: u32, log: &Path) -> Option<String> {
    loop {
        let children = fs::read_to_string(format!("/proc/{strace}/task/{strace}/children"));
        let log = fs::read_to_string(log).unwrap_or_default();
        if log.contains("--- stopped by SIGSTOP ---") {
            let children = children.unwrap();
            return children.split_whitespace().next().map(str::to_owned);
        }
        let is_running = fs::read_to_string(format!("/proc/{strace}/stat")).is_ok_and(|stat| {
            stat.rsplit_once(") ")
                .is_some_and(|(_, rest)| !rest.starts_with('Z'))
        });
        if !is_running || log.contains("+++ exited") {
            return None;
        }
        yield_now();
    }
}

/// Every file and folder in a folder, however deep.
pub fn tree(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(tree(&path));
        }
        found.push(path);
    }
    found
}
