//! What there is before a command: clubs and competitions as far as they have gone.

use crate::ways::Way;
use db::Club;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// How far things have gone. Each has all of the one before it, but for the second and third.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum State {
    /// An empty folder.
    Nothing,
    /// A club in which the last thing done was taken back.
    Undone,
    /// A club that plays by a preset of before its correction.
    Older,
    /// A club with everything that people write down, and files to give to commands. A competition is
    /// prepared.
    Club,
    /// People have entered it.
    Entered,
    /// Its first round is drawn.
    Drawn,
    /// And played.
    Played,
    /// Everything is played.
    Over,
    /// A place elsewhere is offered.
    Offered,
}

/// A folder for each.
pub struct States(BTreeMap<State, TempDir>);

impl States {
    /// Nothing but the empty folder.
    pub fn none() -> Self {
        Self(BTreeMap::from([(State::Nothing, proofs::scratch())]))
    }

    /// Has the program make them.
    pub fn of(program: &str) -> Self {
        let mut states = Self::none();
        let older = proofs::scratch();
        fs::copy(OLDER, older.path().join("club.hanchan")).unwrap();
        states.keep(State::Older, older.path());
        let folder = proofs::scratch();
        let path = folder.path();
        let made = |lines: &[&str]| {
            for line in lines {
                says(program, path, line);
            }
        };
        write_files(path);
        made(&[
            "new club.hanchan --name 白樺会",
            MEMBERS,
            RESULTS,
            "undo club.hanchan",
        ]);
        states.keep(State::Undone, path);
        made(&["redo club.hanchan"]);
        fs::create_dir(path.join("stick")).unwrap();
        made(OF_A_CLUB);
        keep_the_backup(&path.join("stick"));
        states.keep(State::Club, path);
        made(&[
            "competition entry enter club.hanchan --member 1-9",
            "competition entry staff club.hanchan --member 12",
        ]);
        states.keep(State::Entered, path);
        let first = says(program, path, SEAT);
        made(&[
            "competition entry late club.hanchan --member 3 --minutes 5",
            "competition entry absent club.hanchan --member 8 --round 1",
        ]);
        states.keep(State::Drawn, path);
        made(&["undo club.hanchan"]);
        play(program, path, &first);
        states.keep(State::Played, path);
        made(&["competition cut club.hanchan"]);
        let last = says(program, path, SEAT);
        play(program, path, &last);
        states.keep(State::Over, path);
        made(&["competition offer make club.hanchan"]);
        states.keep(State::Offered, path);
        states
    }

    fn keep(&mut self, state: State, folder: &Path) {
        let kept = proofs::scratch();
        copy(folder, kept.path());
        self.0.insert(state, kept);
    }

    pub fn lay_out(&self, state: State, folder: &Path) {
        copy(self.0[&state].path(), folder);
    }
}

const OLDER: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../db/tests/data/form-5.hanchan"
);

const MEMBERS: &str = "import club.hanchan --members members.csv";
const RESULTS: &str = "import club.hanchan --results results.csv --hands hands.csv";
const SEAT: &str = "competition seat club.hanchan --date 2026-01-04 --seed 7 --json";

const OF_A_CLUB: &[&str] = &[
    "schedule add club.hanchan --series 水曜会 --weekday wed --weeks 1,3",
    "schedule cancel club.hanchan --series 水曜会 --date 2025-04-16 --reason 会場",
    "comment club.hanchan --month 2025-04 --text よい月でした",
    "backup club.hanchan --to stick",
    "handover make club.hanchan --out given.zip",
    "competition new club.hanchan --settled settled.json",
    "opening add club.hanchan --member 2 --series 水曜会 --from 2022-04-01 --to 2023-03-31 --total 1500 --source 帳面",
];

/// What commands are given to read.
fn write_files(folder: &Path) {
    let write = |name: &str, text: String| fs::write(folder.join(name), text).unwrap();
    let row = |number: u32| format!("{number},会員{number},かいいん,member\n");
    let heading = "number,name,kana,kind\n";
    let rows = |numbers: std::ops::RangeInclusive<u32>| numbers.map(row).collect::<String>();
    write("members.csv", format!("{heading}{}", rows(1..=12)));
    write("more.csv", format!("{heading}{}", rows(21..=22)));
    let mut results = String::from(OF_RESULTS);
    for (seat, member, points) in [
        ("E", 1, 41_300),
        ("S", 2, 32_000),
        ("W", 3, 26_700),
        ("N", 4, 20_000),
    ] {
        writeln!(results, "2025-04-02,水曜会,1,1,{seat},{member},{points}").unwrap();
    }
    write("results.csv", results);
    let hands = "date,series,round,table,hand,honba,winner,loser,level,han,fu,yaku,note\n\
        2025-04-02,水曜会,1,1,東1局,0,1,2,yakuman,,,国士無双,\n";
    write("hands.csv", hands.into());
    let rules = scoring::preset("shirakaba-2025").unwrap();
    let mut book = rules.data().book.clone();
    let mut rules = serde_json::to_value(&rules).unwrap();
    rules["id"] = json!("ours");
    write("rules.json", rules.to_string());
    let awards = scoring::award::usual(1);
    write("awards.json", serde_json::to_string(&awards).unwrap());
    write("settled.json", settled(8).to_string());
    write("larger.json", settled(12).to_string());
    book.set(scoring::BookHeading::Manners, "牌は静かに置く");
    write("book.txt", book.to_string());
    write("seats.txt", "1 2 3 4\n5 6 7 8\nお休み 9\n".into());
    write("passphrase.txt", "山の上の白い家に住む\n".into());
}

const OF_RESULTS: &str = "date,series,round,table,seat,member,points\n";

/// A competition that has something of everything.
fn settled(capacity: u32) -> Value {
    let stage = |name: &str| json!({"name": name, "rules": "shirakaba-2025", "rounds": ["random"], "carry_over": "none"});
    let mut first = stage("予選");
    first["cut"] = json!({"through": 4, "by": "total"});
    json!({
        "id": "cup", "name": "白樺杯",
        "entries": {"capacity": capacity, "minimum": 0, "whole_tables": false, "asks": ["fee"]},
        "stages": [first, stage("決勝")],
        "ties": ["lot"],
        "penalties": {"late": {"per_minute": 500, "costs_booby": true}, "offences": 2},
        "prizes": {"picks": [1], "booby": true, "keepsakes": true, "certificates": 6},
        "offers": [{"place": "本大会", "count": 1, "passes_holders": true}],
    })
}

/// Gives the backup a name without a time.
fn keep_the_backup(stick: &Path) {
    for entry in fs::read_dir(stick).unwrap() {
        let from = entry.unwrap().path();
        let is_sum = from.extension().is_some_and(|kind| kind == "sha256");
        let name = if is_sum {
            "kept.hanchan.sha256"
        } else {
            "kept.hanchan"
        };
        fs::rename(from, stick.join(name)).unwrap();
    }
}

/// Enters the sheets of what was drawn: the lower a number, the better. The same at each table leaves
/// people tied.
fn play(program: &str, folder: &Path, drawn: &str) {
    let drawn: Value = serde_json::from_str(drawn).unwrap();
    let round = &drawn["rounds"][0];
    let mut results = String::from(OF_RESULTS);
    for table in round["tables"].as_array().unwrap() {
        let members = table["members"].as_array().unwrap();
        let number = |member: &Value| member.as_u64().unwrap();
        for (seat, member) in ["E", "S", "W", "N"].iter().zip(members) {
            let better = members
                .iter()
                .filter(|other| number(other) < number(member));
            let points = [42_300, 31_000, 26_700, 20_000][better.count()];
            writeln!(
                results,
                "{},白樺杯,{},{},{seat},{member},{points}",
                round["date"].as_str().unwrap(),
                round["round_of_day"],
                table["table"].as_str().unwrap(),
            )
            .unwrap();
        }
    }
    fs::write(folder.join("sheets.csv"), results).unwrap();
    says(program, folder, "import club.hanchan --results sheets.csv");
}

/// What it says, where it does what it is asked.
fn says(program: &str, folder: &Path, line: &str) -> String {
    let ended = Way::USUAL.run(program, folder, line);
    assert_eq!(ended.status, Some(0), "{line}: {}", ended.said());
    ended.output
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap() {
        let from = entry.unwrap().path();
        let to = to.join(from.file_name().unwrap());
        if from.is_dir() {
            fs::create_dir(&to).unwrap();
            copy(&from, &to);
        } else {
            fs::copy(from, to).unwrap();
        }
    }
}

/// What is in a folder: of each file what it is, by its name without the time in it.
#[derive(Debug, Eq, PartialEq)]
pub struct Found(Vec<(String, What)>);

#[derive(Debug, Eq, Ord, PartialEq, PartialOrd)]
enum What {
    Empty,
    Full,
    /// A club's file, with what was done to it and is done.
    Club(Vec<(&'static str, String)>),
    /// One that is not whole.
    Unsound(String),
}

impl Found {
    pub fn in_folder(folder: &Path) -> Self {
        let mut found = Vec::new();
        look(folder, "", &mut found);
        found.sort();
        Self(found)
    }

    pub fn unsound(&self) -> Option<String> {
        let mut unsound = self.0.iter().filter_map(|(name, what)| match what {
            What::Unsound(words) => Some(format!("{name}: {words}")),
            _ => None,
        });
        unsound.next()
    }
}

fn look(folder: &Path, before: &str, found: &mut Vec<(String, What)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let shown = name.replace(|digit: char| digit.is_ascii_digit(), "0");
        let name = format!("{before}{shown}");
        if path.is_dir() {
            look(&path, &format!("{name}/"), found);
            found.push((format!("{name}/"), What::Full));
        } else if path.extension().is_some_and(|kind| kind == "hanchan") {
            let what = club(&path).unwrap_or_else(|error| What::Unsound(error.to_string()));
            found.push((name, what));
        } else {
            let is_empty = fs::metadata(&path).unwrap().len() == 0;
            found.push((name, if is_empty { What::Empty } else { What::Full }));
        }
    }
}

fn club(path: &Path) -> Result<What, db::Error> {
    let club = Club::open_read_only(path)?;
    let findings = club.check()?;
    if let Some(finding) = findings.first() {
        return Ok(What::Unsound(finding.to_string()));
    }
    let history = club.history(u32::MAX)?.into_iter();
    let done = history.map(|entry| (entry.op.word(), format!("{:?}", entry.state)));
    Ok(What::Club(done.collect()))
}
