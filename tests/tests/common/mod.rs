//! The program under test, and clubs to try it on.

// Each test program uses a part of this.
#![allow(dead_code)]

pub mod paper;

use serde_json::Value;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A half-year of the sample club.
pub fn season() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data/season")
}

pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Five people and nothing played.
pub const MEMBERS: &str = "number,name,kana,kind\n1,甲,こう,member\n2,乙,おつ,member\n3,丙,へい,member\n4,丁,てい,member\n5,戊,ぼ,member\n";

/// Runs `hanchan` with that standard input.
pub fn hanchan_with(arguments: &[&str], input: &str) -> Ended {
    let program = env!("CARGO_BIN_EXE_hanchan-under-test");
    run(program.as_ref(), arguments, input)
}

/// Runs a program that is `hanchan`, wherever it is.
pub fn run(program: &OsStr, arguments: &[&str], input: &str) -> Ended {
    let mut program = Command::new(program);
    program.args(arguments);
    Ended {
        arguments: arguments.join(" "),
        output: output_of(program, input),
    }
}

/// Runs any program with that standard input.
pub fn output_of(mut program: Command, input: &str) -> Output {
    let mut child = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // Written from beside, because the program answers while it reads.
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    drop(writer.join());
    output
}

pub fn hanchan(arguments: &[&str]) -> Ended {
    hanchan_with(arguments, "")
}

/// The words of a line, with a value in the place of each `{}` among them.
pub fn words<'a>(line: &'a str, values: &[&'a str]) -> Vec<&'a str> {
    let mut values = values.iter();
    let word = |word: &'a str| match word {
        "{}" => *values.next().unwrap(),
        word => word,
    };
    line.split(' ').map(word).collect()
}

/// A case a line, its parts between bars.
pub fn cases<const PARTS: usize>(text: &str) -> impl Iterator<Item = [&str; PARTS]> {
    let lines = text.trim_matches('\n').lines();
    lines.map(|line| line.split(" | ").collect::<Vec<_>>().try_into().unwrap())
}

/// Each of these is in the text.
#[track_caller]
pub fn holds<S: AsRef<str>>(text: &str, words: impl IntoIterator<Item = S>) {
    for words in words {
        let words = words.as_ref();
        assert!(text.contains(words), "{words} in {text}");
    }
}

/// Every file in a folder and below, with what is in it.
pub fn files_in(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = std::fs::read_dir(folder).unwrap();
    entries
        .flat_map(|entry| {
            let path = entry.unwrap().path();
            if path.is_dir() {
                return files_in(&path);
            }
            let bytes = std::fs::read(&path).unwrap();
            BTreeMap::from([(path, bytes)])
        })
        .collect()
}

/// The same by the names that the files have within it.
pub fn files_within(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = files_in(folder).into_iter();
    let within = |path: PathBuf| {
        path.strip_prefix(folder)
            .unwrap()
            .to_str()
            .unwrap()
            .replace('\\', "/")
    };
    files.map(|(path, bytes)| (within(path), bytes)).collect()
}

/// The names of what is in a folder.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Each line of a text in JSON.
pub fn lines(text: &str) -> Vec<Value> {
    let values = text.lines().map(serde_json::from_str);
    values.map(Result::unwrap).collect()
}

/// How a run of the program ended.
pub struct Ended {
    arguments: String,
    pub output: Output,
}

impl Ended {
    pub fn stdout(&self) -> String {
        String::from_utf8(self.output.stdout.clone()).unwrap()
    }

    pub fn stderr(&self) -> String {
        String::from_utf8(self.output.stderr.clone()).unwrap()
    }

    /// Its standard output; it must have succeeded without a word on standard error.
    pub fn succeeds(self) -> String {
        assert!(
            self.output.status.success(),
            "hanchan {}: {:?}\n{}",
            self.arguments,
            self.output.status,
            self.stderr()
        );
        self.stdout()
    }

    /// What it says in JSON; it must have succeeded.
    pub fn json(self) -> Value {
        serde_json::from_str(&self.succeeds()).unwrap()
    }

    /// What it says in lines of JSON.
    pub fn lines(self) -> Vec<Value> {
        lines(&self.succeeds())
    }

    /// Its standard error; it must have ended with that status.
    pub fn fails(self, status: i32) -> String {
        assert_eq!(
            self.output.status.code(),
            Some(status),
            "hanchan {}\n{}{}",
            self.arguments,
            self.stdout(),
            self.stderr()
        );
        self.stderr()
    }
}

/// A club's file in a folder of its own.
pub struct Club {
    dir: TempDir,
    path: String,
}

impl Club {
    /// An empty club.
    pub fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("club.hanchan").to_str().unwrap().to_owned();
        hanchan(&["new", &path, "--name", "白樺会"]).succeeds();
        Self { dir, path }
    }

    /// A club of [`MEMBERS`].
    pub fn with_members() -> Self {
        let club = Self::new();
        let members = club.write("members.csv", MEMBERS);
        hanchan(&["import", club.path(), "--members", &members]).succeeds();
        club
    }

    /// The half-year of the sample club.
    pub fn with_season() -> Self {
        let club = Self::new();
        club.import_from(&season());
        club
    }

    /// Everything a small club can have, with names that spreadsheets would like to run.
    pub fn small() -> Self {
        let club = Self::new();
        club.write(
            "members.csv",
            "number,name,kana,kind,joined,note,public_name,beginner_until\n\
             1,'=1+1,いちたすいち,member,2025-04-01,,,2026-03-31\n\
             2,𠮷田 茂,よしだ しげる,member,,\"二行の\n\"\"覚え書き\"\"\",'=たぬき,\n\
             3,'＠髙橋,たかはし,member,,,,\n\
             4,\"<b>&amp;, 山﨑\",やまざき,guest,,'',,\n",
        );
        club.write(
            "results.csv",
            "date,series,round,table,seat,member,points,chombo,deposit,rules,last_dealer,unbalanced,two_tables\n\
             2025-04-02,水曜会,1,1,E,1,41300,0,1000,,N,,\n\
             2025-04-02,水曜会,1,1,S,2,31000,2,1000,,N,,\n\
             2025-04-02,水曜会,1,1,W,3,26700,0,1000,,N,,\n\
             2025-04-02,水曜会,1,1,N,4,20000,0,1000,,N,,\n\
             2025-04-05,土曜会,1,'-A,E,4,-12000,0,0,,S,点棒を数え違えた,2卓で打った\n\
             2025-04-05,土曜会,1,'-A,S,3,60000,0,0,,S,点棒を数え違えた,2卓で打った\n\
             2025-04-05,土曜会,1,'-A,W,2,40000,0,0,,S,点棒を数え違えた,2卓で打った\n\
             2025-04-05,土曜会,1,'-A,N,1,30000,0,0,,S,点棒を数え違えた,2卓で打った\n",
        );
        club.write(
            "hands.csv",
            "date,series,round,table,hand,honba,winner,loser,level,han,fu,yaku,note\n\
             2025-04-02,水曜会,1,1,東1局,1,1,2,yakuman,,,国士無双,'+すごい\n",
        );
        club.write(
            "adjustments.csv",
            "date,series,member,points,reason\n2025-04-06,水曜会,3,-5000,遅刻\n",
        );
        club.write(
            "sessions.csv",
            "date,series,venue,note\n2025-04-09,水曜会,公民館,雨で中止\n",
        );
        let import = "import club.hanchan --members members.csv --results results.csv --hands hands.csv \
             --adjustments adjustments.csv --sessions sessions.csv";
        club.hanchan(&words(import, &[])).succeeds();
        club
    }

    /// Imports the three files of a folder.
    pub fn import_from(&self, folder: &Path) {
        let files = ["members", "results", "hands"].map(|name| folder.join(format!("{name}.csv")));
        let [members, results, hands] = files.each_ref().map(|file| file.to_str().unwrap());
        let files = [self.path(), members, results, hands];
        hanchan(&words(
            "import {} --members {} --results {} --hands {}",
            &files,
        ))
        .succeeds();
    }

    pub fn path(&self) -> &str {
        &self.path
    }

    /// Where something of that name is beside the club's file.
    pub fn at(&self, name: &str) -> String {
        self.dir().join(name).to_str().unwrap().to_owned()
    }

    /// Runs `hanchan` in the club's folder, where the club's file is `club.hanchan`.
    pub fn hanchan(&self, arguments: &[&str]) -> Ended {
        self.hanchan_with(arguments, "")
    }

    pub fn hanchan_with(&self, arguments: &[&str], input: &str) -> Ended {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hanchan-under-test"));
        program.args(arguments).current_dir(self.dir());
        Ended {
            arguments: arguments.join(" "),
            output: output_of(program, input),
        }
    }

    pub fn dir(&self) -> &Path {
        self.dir.path()
    }

    pub fn folder(&self) -> &str {
        self.dir.path().to_str().unwrap()
    }

    /// Writes a file beside the club's.
    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.at(name);
        std::fs::write(&path, content).unwrap();
        path
    }

    pub fn bytes(&self) -> Vec<u8> {
        std::fs::read(&self.path).unwrap()
    }
}

/// Asks a validator about a page; anything it finds is an error.
pub fn validate(page: &str) {
    let validator = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../ui/node_modules/html-validate/bin/html-validate.mjs");
    let output = Command::new("node")
        .arg(validator)
        .args(["--preset", "recommended", "--max-warnings", "0", page])
        .output();
    let output = output.unwrap_or_else(|error| panic!("node cannot be run: {error}"));
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success(),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
}
